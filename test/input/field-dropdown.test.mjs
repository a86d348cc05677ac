// What pages of other people do to the dropdown: the width of its parent, boxes that cut it off, and frames.
import { call, openInline, openLabels } from './field.mjs';
import { laidOut } from './page.mjs';
import { tabs, tall } from './widgets.mjs';

QUnit.module('field: dropdowns');

const isMenu = (page) => page.evaluate('document.getElementById("set").matches(".mobile")');

const parents = {
  'a width of its own': 'width: 900px',
  'a greatest width': 'max-width: 700px',
  'the width of the window': '',
  'the width of its content, a float': 'float: left',
  'the width of its content, in a flex column':
    'display: flex; flex-direction: column; align-items: center',
  'the width of its content, a cell': 'display: table-cell',
};

QUnit.test.each(
  'T11, T13 a dropdown that the window brought goes with it, in a parent of',
  parents,
  async (assert, style) => {
    for (const settings of ['{}', '{ orientation: "vertical" }', '{ position: "bottom-left" }']) {
      const html = `<div style="${style}">${tabs()}</div>${call('uiTabs', settings)}`;
      const page = await openInline(html);
      for (const [width, menu] of [
        [1200, false],
        [600, true],
        [1200, false],
      ]) {
        await page.setViewportSize({ width, height: 800 });
        await page.waitForFunction(
          (is) => document.getElementById('set').matches('.mobile') === is,
          menu,
        );
        assert.equal(await isMenu(page), menu, `${settings} ${width}`);
      }
    }
  },
);

QUnit.test.each(
  'T13 labels in a box as wide as they are come back from the form that the window brought, beside',
  { nothing: '', 'a heading': '<h2>Trips</h2>' },
  async (assert, heading) => {
    const html = tabs({ count: 4 })
      .replace('<ul>', `<header style="display: flex">${heading}<nav><ul>`)
      .replace('</ul>', '</ul></nav></header>');
    for (const [style, settings] of [
      ['', '{}'],
      ['float: left', '{}'],
      ['direction: rtl; float: left', '{ mobileNav: "auto" }'],
      ['', '{ mobileNav: "accordion" }'],
    ]) {
      const inside = `<div style="${style}">${html}</div>${call('uiTabs', settings)}`;
      const page = await openInline(inside);
      for (const width of [220, 1200]) {
        await page.setViewportSize({ width, height: 800 });
        const isNarrow = () =>
          page.evaluate('document.getElementById("set").matches(".mobile, .z-as-accordion")');
        await assert.becomes(page, isNarrow, width < 600, `${settings} ${style}`);
      }
    }
  },
);

QUnit.test(
  'T10, T13, C17 an autoplay button has its place beside the labels in a parent as wide as its content',
  async (assert) => {
    for (const style of Object.values(parents).slice(3)) {
      for (const settings of ['', 'position: "top-right"', 'style: "underlined"']) {
        const page = await openInline(
          `<div style="${style}">${tabs({ count: 5 })}</div>${call('uiTabs', `{ autoplay: { interval: 60000 }, ${settings} }`)}`,
        );
        const tops = () =>
          page.evaluate(() =>
            Array.from(
              document.querySelectorAll('.z-tab'),
              (tab) => tab.getBoundingClientRect().top,
            ),
          );
        const [first] = await tops();
        await assert.becomes(page, tops, Array(5).fill(first), `${style} ${settings}`);
        const [labels, button] = await page.evaluate(() =>
          ['.z-tabs-desktop', '.z-autoplay'].map((part) => {
            const { left, right, top, bottom } = document
              .querySelector(part)
              .getBoundingClientRect();
            return { left, right, top, bottom };
          }),
        );
        assert.true(button.top < labels.bottom && button.bottom > labels.top, 'at their height');
        assert.true(button.left >= labels.right || button.right <= labels.left, 'beside them');
      }
    }
  },
);

QUnit.test('T11 in a parent as wide as its content, a dropdown takes all room', async (assert) => {
  const viewport = { width: 600, height: 800 };
  for (const style of Object.values(parents).slice(3)) {
    const html = `<div style="${style}">${tabs()}</div>${call('uiTabs')}`;
    const page = await openInline(html, { viewport });
    await laidOut(page);
    assert.equal(await page.locator('#set').evaluate((set) => set.offsetWidth), 584, style);
  }
});

QUnit.test('T1, T12 a list in the author’s box is hidden and shown like any', async (assert) => {
  for (const box of ['nav', 'header', 'div']) {
    const html = tabs().replace('<ul>', `<${box}><ul>`).replace('</ul>', `</ul></${box}>`);
    const page = await openInline(html + call('uiTabs'), {
      viewport: { width: 600, height: 800 },
    });
    const shown = () => page.locator('.z-tabs-desktop').isVisible();
    await page.waitForFunction('document.getElementById("set").matches(".mobile")');
    const seen = [await shown()];
    await page.locator('.z-tabs-mobile a').click();
    seen.push(await shown());
    await page.locator('.z-tabs-desktop').getByText('T2').click();
    seen.push(await shown(), await openLabels(page));
    assert.deepEqual(seen, [false, true, false, 'T2'], box);
  }
});

const cards = {
  'as high as its content': '',
  'of a fixed height': 'height: 150px; border: 9px solid',
  'of a fixed height, zoomed': 'height: 150px; zoom: 0.8',
};

QUnit.test.each(
  'T12 all of an open list is in reach, each time, where its card cuts off what is beyond: one',
  cards,
  async (assert, style) => {
    const card = `<div style="overflow: hidden; width: 300px; ${style}">${tabs({ count: 6 })}</div>`;
    const page = await openInline(card + call('uiTabs'), { viewport: { width: 360, height: 700 } });
    for (const last of ['T6', 'T5']) {
      await page.locator('.z-tabs-mobile a').click();
      // The browser scrolls to what it clicks even in a card that users can't scroll.
      const ends = await page.evaluate(() => {
        const list = document.querySelector('.z-tabs-desktop');
        const card = list.closest('[style*=overflow]');
        list.lastElementChild.scrollIntoView({ block: 'end' });
        const { bottom } = list.getBoundingClientRect();
        const edge = card.getBoundingClientRect().bottom - parseFloat(card.style.borderWidth || 0);
        return [bottom <= edge + 0.5, bottom <= innerHeight, card.scrollTop];
      });
      assert.deepEqual(ends, [true, true, 0]);
      await page.locator('.z-tabs-desktop').getByText(last).click();
      assert.equal(await openLabels(page), last);
    }
  },
);

const around = {
  'that is drawn by itself': 'contain: paint',
  'that is drawn when it is in sight': 'content-visibility: auto',
  'that is clipped': 'clip-path: inset(0 round 8px)',
  'that is masked': 'mask: linear-gradient(#000, #000)',
  'that is fixed at the bottom of the window': 'position: fixed; bottom: 0; width: 300px',
};

/** Opens the list of six tabs, and tells which of them can be reached, by scrolling the list alone. */
async function reachedIn(html) {
  const page = await openInline(html + call('uiTabs'), { viewport: { width: 360, height: 700 } });
  await page.locator('.z-tabs-mobile a').click();
  return page.evaluate(() => {
    const list = document.querySelector('.z-tabs-desktop');
    return Array.from(list.children, (item) => {
      list.scrollTop += item.getBoundingClientRect().top - list.getBoundingClientRect().top;
      const { left, top } = item.getBoundingClientRect();
      return item.contains(document.elementFromPoint(left + 9, top + 9));
    }).join();
  });
}

const allSix = Array(6).fill('true').join();

QUnit.test.each('T12 all of an open list is in reach in a box', around, async (assert, style) => {
  assert.equal(await reachedIn(`<div style="${style}">${tabs({ count: 6 })}</div>`), allSix);
});

QUnit.test(
  'T12 all of an open list is in reach on a page that can’t be scrolled',
  async (assert) => {
    for (const part of ['html', 'body', 'html, body']) {
      const style = `<style>${part} { overflow: hidden }</style>`;
      assert.equal(await reachedIn(style + tall(500) + tabs({ count: 6 })), allSix, part);
    }
  },
);

const frame = '<iframe srcdoc="<p>Text</p>"></iframe>';

/** Frames, each with the set that is before it or around it. */
const frames = {
  'an iframe': tabs() + tall(300) + frame,
  'an iframe in the open panel': tabs({ content: (n) => `${n}${tall(300)}${frame}` }),
  'one in a shadow root': `${tabs()}${tall(300)}<div><template shadowrootmode="open">${frame}</template></div>`,
  'an object': `${tabs()}${tall(300)}<object type="text/html" data="/LICENSE"></object>`,
  'an embed': `${tabs()}${tall(300)}<embed type="text/html" src="/LICENSE">`,
};

QUnit.test.each('T12 a press in a frame closes an open dropdown:', frames, async (assert, html) => {
  const viewport = { width: 600, height: 900 };
  const page = await openInline(html + call('uiTabs'), { viewport });
  await page.locator('.z-tabs-mobile a').click();
  await page.locator('iframe, object, embed').first().click({ force: true });
  await page.waitForFunction('document.querySelector(".z-state-closed")');
  assert.equal(await page.locator('.z-tabs-desktop').isVisible(), false);
});
