import { openPage } from './page.mjs';
import { markup, openTabs, takeKeys, takeLog } from './tabs-page.mjs';

QUnit.module('the accordion of narrow windows, with real input');

const narrow = { width: 400, height: 600 };
const touch = { hasTouch: true, isMobile: true };
const viewportTag = '<meta name="viewport" content="width=device-width">';

/** Four tabs whose second panel has two links, between two fields. */
const html = `<p><input id="before" aria-label="Before"></p>${markup(4).replace(
  '<p>P2</p>',
  '<p><a href="#x">link a</a> P2 <a href="#x">link b</a></p>',
)}<p><input id="after" aria-label="After"></p>`;

const open = async ({ settings = {}, ...options } = {}) => {
  const page = await openTabs({
    html,
    viewport: narrow,
    settings: { overflow: 'accordion', responsiveDelay: 0, ...settings },
    ...options,
  });
  await page.evaluate(() => {
    window.form = () => {
      const root = document.getElementById('set');
      if (root.querySelector('.z-tabs-mobile').getClientRects().length) return 'menu';
      const [one, two] = root.querySelectorAll('.z-tab');
      if (one.querySelector('.z-link').role === 'button') return 'accordion';
      return one.offsetTop === two.offsetTop ? 'row' : 'column';
    };
    window.drawn = async () => {
      for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
    };
  });
  return page;
};

const inForm = (page, form) => page.waitForFunction((name) => window.form() === name, form);
const header = (page, n) => page.locator('#set > .z-tabs-desktop .z-link').nth(n);

/** What has the focus. */
const focused = (page) =>
  page.evaluate(() => {
    const { id, textContent, role, tagName } = document.activeElement;
    if (role === 'region') return `panel ${textContent}`;
    return textContent || id.replace(/^uiTabs\d+/, '') || tagName;
  });

/** Presses a key until the focus is on `end`; where it was on the way. */
async function way(page, key, end) {
  const seen = [];
  do {
    await page.keyboard.press(key);
    seen.push(await focused(page));
  } while (seen.at(-1) !== end && seen.length < 20);
  return seen.join(', ');
}

QUnit.test.each(
  'T14, 2.4.3, A4 Tab goes the way that is seen, and back, selected',
  [
    ['tab1', 'T1, panel P1, T2, T3, T4'],
    ['tab2', 'T1, T2, link a, link b, T3, T4'],
    ['tab3', 'T1, T2, T3, panel P3, T4'],
    ['tab4', 'T1, T2, T3, T4, panel P4'],
  ],
  async (assert, [defaultTab, stops]) => {
    for (const more of [{}, { position: 'bottom-left' }, { orientation: 'vertical' }]) {
      const page = await open({ settings: { defaultTab, ...more } });
      await inForm(page, 'accordion');
      await page.focus('#before');
      assert.equal(await way(page, 'Tab', 'after'), `${stops}, after`);
      const back = stops.split(', ').toReversed().join(', ');
      assert.equal(await way(page, 'Shift+Tab', 'before'), `${back}, before`);
      await takeKeys(page);
      await page.keyboard.press('Tab');
      assert.equal(await takeKeys(page), 'Tab', 'Tab always leaves');
      assert.equal(await takeLog(page), '');
    }
  },
);

QUnit.test('T14 what is hidden or disabled, and turns on the way', async (assert) => {
  const page = await open({ settings: { defaultTab: 'tab2' } });
  await inForm(page, 'accordion');
  await page.evaluate(() => {
    window.jQuery('#set').uiTabs('disable', 2);
    window.jQuery('.z-tab').last().hide();
  });
  await page.focus('#before');
  assert.equal(await way(page, 'Tab', 'after'), 'T1, T2, link a, link b, T3, after');
  assert.equal(await way(page, 'Shift+Tab', 'link b'), 'T3, link b');
  assert.equal(await way(page, 'Tab', 'T3'), 'T3');
  assert.equal(await way(page, 'Shift+Tab', 'T2'), 'link b, link a, T2');
  assert.equal(await way(page, 'Tab', 'link a'), 'link a');
  await header(page, 2).click({ force: true });
  assert.equal(await focused(page), 'T3', 'a press takes the focus from the panel');
  await page.keyboard.press('Shift+Tab');
  assert.equal(await focused(page), 'link b');
  await page.keyboard.press('Shift+Tab');
  await header(page, 2).click({ force: true });
  assert.equal(await focused(page), 'T3', 'after a step back as well');
});

QUnit.test('T14 sets in sets: Tab goes through all', async (assert) => {
  const inner = markup(3)
    .replace('"set"', '"inner"')
    .replace(/([TP])(\d)/g, '$1i$2');
  const page = await open({ html: html.replace('<p>P1</p>', inner) });
  await inForm(page, 'accordion');
  await page.evaluate(() => {
    window.jQuery('#inner').uiTabs({ overflow: 'accordion', animation: { effects: 'none' } });
    return window.drawn();
  });
  await page.focus('#before');
  assert.equal(await way(page, 'Tab', 'after'), 'T1, Ti1, panel Pi1, Ti2, Ti3, T2, T3, T4, after');
  assert.equal(
    await way(page, 'Shift+Tab', 'before'),
    'T4, T3, T2, Ti3, Ti2, panel Pi1, Ti1, T1, before',
  );
});

QUnit.test('A5, A6 keys open, arrows scroll the page', async (assert) => {
  const page = await open({ head: '<style>body { height: 3000px }</style>' });
  await inForm(page, 'accordion');
  await page.focus('#before');
  await way(page, 'Tab', 'T3');
  await takeKeys(page);
  await page.keyboard.press('Enter');
  assert.equal(await takeLog(page), 'select 2 key, deactivate 0 key');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  assert.equal(await takeLog(page), '', 'it can’t be closed');
  assert.equal(await focused(page), 'T3');
  assert.equal(await page.evaluate('scrollY'), 0);
  await takeKeys(page);
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction('scrollY > 0');
  assert.equal(await takeKeys(page), 'ArrowDown');
  assert.equal(await focused(page), 'T3');
});

/** Panels of very different heights. */
const uneven = markup(4).replace('<p>P1</p>', '<p style="height: 900px">P1</p>');
const spaced = `<div style="height: 1500px"></div>${uneven}<div style="height: 2000px"></div>`;

QUnit.test.each(
  'T14, A5 the header that is pressed stays where it is, by',
  ['click', 'tap', 'Enter'],
  async (assert, by) => {
    const page = await open({
      html: spaced,
      head: viewportTag,
      context: by === 'tap' ? touch : {},
    });
    await inForm(page, 'accordion');
    const third = header(page, 2);
    await third.scrollIntoViewIfNeeded();
    await third.focus();
    const top = async () => Math.round((await third.boundingBox()).y);
    const before = await top();
    if (by === 'click') await third.click();
    else if (by === 'tap') await third.tap();
    else await page.keyboard.press(by);
    assert.equal(
      await takeLog(page),
      `select 2 ${by === 'Enter' ? 'key' : 'click'}, deactivate 0 ${by === 'Enter' ? 'key' : 'click'}`,
    );
    assert.equal(await top(), before);
    await page.evaluate('drawn()');
    assert.equal(await top(), before, 'nor later');
  },
);

QUnit.test('T8 a hovering mouse opens, and a finger still taps', async (assert) => {
  const page = await open({ settings: { event: 'mouseover' } });
  await inForm(page, 'accordion');
  await header(page, 2).hover();
  assert.equal(await takeLog(page), 'select 2 click, deactivate 0 click');
  const finger = await open({
    settings: { event: 'mouseover' },
    head: viewportTag,
    context: touch,
  });
  await inForm(finger, 'accordion');
  await header(finger, 1).tap();
  assert.equal(await takeLog(finger), 'select 1 click, deactivate 0 click');
});

QUnit.test('T14, T13 a real window, pixel by pixel over its threshold and back', async (assert) => {
  for (const more of [{}, { position: 'bottom-left' }, { orientation: 'vertical' }]) {
    const page = await open({ viewport: { width: 730, height: 600 }, settings: more });
    await page.evaluate(() => {
      window.seen = [];
      const note = () => {
        if (window.seen.at(-1) !== window.form()) window.seen.push(window.form());
        requestAnimationFrame(note);
      };
      note();
    });
    const wide = more.orientation ? 'column' : 'row';
    const widths = Array.from({ length: 21 }, (_, n) => 730 - n);
    for (const width of widths.concat(widths.toReversed())) {
      await page.setViewportSize({ width, height: 600 });
      await page.evaluate('drawn()');
      assert.equal(await page.evaluate('form()'), width <= 720 ? 'accordion' : wide, `${width}`);
    }
    assert.deepEqual(await page.evaluate('seen'), [wide, 'accordion', wide]);
  }
});

const frameHtml =
  '<p style="height: 300px">P3 <input id="field"></p>' +
  '<div id="box" tabindex="0" style="height: 80px; overflow: auto"><p style="height: 400px">long</p></div>' +
  '<iframe srcdoc="<p>frame</p>" onload="window.loads = (window.loads || 0) + 1"></iframe>';

QUnit.test('T14 open panel, focus, scroll, fields and frames are kept', async (assert) => {
  for (const position of ['top-left', 'bottom-left']) {
    const page = await open({
      html: `${markup(4).replace('<p>P3</p>', frameHtml)}<div style="height: 2000px"></div>`,
      viewport: { width: 900, height: 600 },
      settings: { defaultTab: 'tab3', position },
    });
    await page.waitForFunction('window.loads === 1');
    await page.fill('#field', 'typed');
    await page.evaluate(() => {
      document.getElementById('field').setSelectionRange(1, 3);
      document.getElementById('box').scrollTop = 120;
    });
    const told = () =>
      page.evaluate(() => {
        const field = document.getElementById('field');
        return [
          document.activeElement.textContent || document.activeElement.id,
          `${field.value} ${field.selectionStart} ${field.selectionEnd}`,
          document.getElementById('box').scrollTop,
          window.loads,
        ].join(', ');
      });
    const resize = async (width, form) => {
      await page.setViewportSize({ width, height: 600 });
      await inForm(page, form);
      await page.evaluate('drawn()');
    };
    for (const [width, form] of [
      [500, 'accordion'],
      [900, 'row'],
      [500, 'accordion'],
    ]) {
      await resize(width, form);
      assert.equal(await told(), 'field, typed 1 3, 120, 1', form);
    }
    await header(page, 2).focus();
    for (const [width, form] of [
      [900, 'row'],
      [500, 'accordion'],
    ]) {
      await resize(width, form);
      assert.equal(await told(), 'T3, typed 1 3, 120, 1', form);
    }
    // Another header has the focus where only one is a stop otherwise.
    await header(page, 0).focus();
    await resize(900, 'row');
    assert.equal(await told(), 'T1, typed 1 3, 120, 1');
    assert.equal(await takeLog(page), '');
  }
});

QUnit.test('1.3.2 what is read comes in the order that is seen', async (assert) => {
  const page = await open({ settings: { defaultTab: 'tab2', position: 'bottom-left' } });
  await inForm(page, 'accordion');
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (node) => {
    const role = node.role?.value;
    const told = ['heading', 'button', 'region', 'link', 'textbox'].includes(role);
    const own = told && !node.ignored ? [`${role} ${node.name?.value}`] : [];
    return own.concat((node.childIds ?? []).flatMap((id) => read(byId.get(id))));
  };
  assert.deepEqual(read(nodes[0]), [
    'textbox Before',
    'heading T1',
    'button T1',
    'heading T2',
    'button T2',
    'region T2',
    'link link a',
    'link link b',
    'heading T3',
    'button T3',
    'heading T4',
    'button T4',
    'textbox After',
  ]);
  assert.equal(
    await page.locator('body').ariaSnapshot(),
    `- paragraph:
  - textbox "Before"
- heading "T1" [level=3]:
  - button "T1"
- heading "T2" [level=3]:
  - button "T2" [disabled] [expanded]
- region "T2":
  - paragraph:
    - link "link a":
      - /url: "#x"
    - text: P2
    - link "link b":
      - /url: "#x"
- heading "T3" [level=3]:
  - button "T3"
- heading "T4" [level=3]:
  - button "T4"
- group "Tabs"
- paragraph:
  - textbox "After"`,
  );
});

QUnit.test('T14, 1.4.10 at 320 px all fits, at every position', async (assert) => {
  const words = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
  for (const settings of [{}, { position: 'bottom-compact' }, { orientation: 'vertical' }]) {
    for (const style of ['normal', 'underlined', 'clean', 'pills']) {
      const page = await open({
        html: markup(3).replace('T2', words),
        viewport: { width: 320, height: 600 },
        settings: { size: 'xxlarge', style, ...settings },
      });
      await inForm(page, 'accordion');
      const cut = await page.evaluate(() =>
        Array.from(document.querySelectorAll('.z-tab > .z-link'))
          .filter((label) => label.scrollWidth > label.clientWidth)
          .map((label) => label.textContent),
      );
      assert.deepEqual(cut, []);
      assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 320);
    }
  }
});

QUnit.test('R2 on paper every panel has its label', async (assert) => {
  const page = await open({ settings: { defaultTab: 'tab3' } });
  await inForm(page, 'accordion');
  await page.evaluate('dispatchEvent(new Event("beforeprint"))');
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(() =>
    Array.from(document.querySelectorAll('.z-content'), (panel) =>
      [getComputedStyle(panel, '::before').content, panel.offsetHeight > 0].join(' '),
    ),
  );
  assert.deepEqual(seen, ['"T1" true', '"T2" true', '"T3" true', '"T4" true']);
  assert.equal(await header(page, 0).isVisible(), false, 'and no headers');
});

QUnit.test('T14 without `accordion` narrow windows have the menu', async (assert) => {
  const page = await open({ settings: { overflow: 'rows' } });
  await inForm(page, 'menu');
  assert.equal(await page.evaluate('form()'), 'menu');
});

QUnit.test('C13 destroy in this form leaves the page as it was', async (assert) => {
  const page = await openPage({ html, viewport: narrow });
  const body = () => page.evaluate('document.getElementById("set").outerHTML');
  const before = await body();
  await page.evaluate(() => {
    window.jQuery('#set').uiTabs({ overflow: 'accordion', position: 'bottom-left' });
  });
  await page.locator('.z-sections').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.evaluate('jQuery("#set").uiTabs("destroy")');
  assert.equal(await body(), before);
});
