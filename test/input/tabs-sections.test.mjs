import { openPage } from './page.mjs';
import { header, html, inForm, narrow, open } from './sections-page.mjs';
import { markup, takeLog } from './tabs-page.mjs';

QUnit.module('the accordion of narrow windows, in real ones');

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
  const told = ['heading', 'button', 'region', 'link', 'textbox', 'group'];
  const read = (node, depth) => {
    const role = node.role?.value;
    const own = told.includes(role) && !node.ignored;
    const line = own ? [`${'  '.repeat(depth)}${role} ${node.name?.value}`] : [];
    return line.concat(
      (node.childIds ?? []).flatMap((id) => read(byId.get(id), depth + Number(own))),
    );
  };
  assert.deepEqual(read(nodes[0], 0), [
    'textbox Before',
    'group Tabs',
    '  heading T1',
    '    button T1',
    '  heading T2',
    '    button T2',
    '  region T2',
    '    link link a',
    '    link link b',
    '  heading T3',
    '    button T3',
    '  heading T4',
    '    button T4',
    'textbox After',
  ]);
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

QUnit.test('T14, T19 headers tell what is open, and close where the cross is', async (assert) => {
  const page = await open({ settings: { defaultTab: 'tab2', closable: true } });
  await inForm(page, 'accordion');
  const turns = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('.z-tab > .z-link'), (label) => {
        const { rotate, borderBottomStyle } = getComputedStyle(label, '::after');
        return `${borderBottomStyle} ${rotate}`;
      }),
    );
  assert.deepEqual(await turns(), ['solid none', 'solid 180deg', 'solid none', 'solid none']);
  const box = await header(page, 2).boundingBox();
  const press = (fromEnd) => page.mouse.click(box.x + box.width - fromEnd, box.y + box.height / 2);
  await press(18);
  assert.deepEqual(await turns(), ['solid none', 'solid none', 'solid 180deg', 'solid none']);
  assert.equal(await takeLog(page), 'select 2 click, deactivate 1 click');
  const [top, ...others] = await page.locator('.z-close').all();
  assert.equal(others.length, 3);
  const cross = await top.boundingBox();
  const first = await header(page, 0).boundingBox();
  assert.deepEqual([cross.width, first.x + first.width - cross.x], [32, 56]);
  await top.click();
  assert.equal((await turns()).length, 3);
});

QUnit.test('T14 with `rounded` the headers’ corners are those of the whole', async (assert) => {
  const page = await open({ settings: { rounded: true } });
  await inForm(page, 'accordion');
  const corners = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('.z-tab > .z-link, .z-container'), (part) =>
        getComputedStyle(part).borderRadius.replace(/px/g, ''),
      ).join(', '),
    );
  assert.equal(await corners(), '6 6 0 0, 0, 0, 0 0 6 6, 0');
  await page.evaluate('jQuery("#set").uiTabs("select", 3)');
  assert.equal(await corners(), '6 6 0 0, 0, 0, 0, 0');
  await page.evaluate('jQuery("#set").uiTabs("setOptions", { rounded: false })');
  assert.equal(await corners(), '0, 0, 0, 0, 0');
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
