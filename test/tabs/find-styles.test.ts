import $ from 'jquery';
import { frame } from '../support/fit';
import { instance, panels, put, start, tabsHtml } from '../support/fixture';
import { heightOf, stage, types } from '../support/motion';
import { isVisible, state } from '../support/state';

// What waits for the browser's search has a box; where a page's styles give it a place, it may not.
QUnit.module('tabs: closed panels, and the styles of the page');

/** How panels are hidden when that has been sorted out. */
async function hidden(root: Element): Promise<(string | null)[]> {
  await frame();
  return panels(root).map((panel) => panel.getAttribute('hidden'));
}

const FOUND = 'until-found';

const harmful: Record<string, [css: string, style: string]> = {
  'a position inline': ['', 'position: relative; height: 200px'],
  'a position by an id': ['#set > div > div { position: relative; height: 300px }', ''],
  'content-visibility': ['#set .z-content { content-visibility: auto }', ''],
  transitions: ['.z-content { transition: all 10s; padding: 9px }', ''],
};

QUnit.test.each(
  'R1 where closed panels would take room or be in reach, they have no box:',
  harmful,
  async (assert, [css, style]) => {
    put(`<style>${css}</style>`);
    const root = start({}, tabsHtml().replace(/<div>(?=<p)/g, `<div style="${style}">`));
    assert.deepEqual(await hidden(root), [null, '', '']);
    instance(root).select(1);
    assert.deepEqual(await hidden(root), ['', null, '']);
    assert.equal(state(root), '0 1 0');
    assert.deepEqual(panels(root).map(isVisible), [false, true, false]);
    const height = heightOf(root);
    instance(root).setOptions({ findInPage: false });
    assert.equal(heightOf(root), height, 'no more room than without search');
  },
);

QUnit.test.each(
  'R1 what the page says of panels by a class does no harm:',
  ['display: table', 'content-visibility: auto', 'display: flex'],
  async (assert, rule) => {
    put(`<style>.z-content { ${rule} }</style>`);
    const root = start();
    assert.deepEqual(await hidden(root), [null, FOUND, FOUND]);
    instance(root).select(1);
    assert.deepEqual(await hidden(root), [FOUND, null, FOUND]);
  },
);

QUnit.test(
  'R1 panels with fields have no box, as scripts that check forms expect',
  async (assert) => {
    const html = tabsHtml().replace('<p>P2', '<p><input id="field">');
    const root = start({}, html);
    assert.false($('#field').is(':visible'));
    assert.deepEqual(await hidden(root), [null, '', FOUND]);
    assert.false($('#field').is(':visible'));
    instance(root).select(1).select(2);
    assert.deepEqual(await hidden(root), [FOUND, '', null]);
    instance(root).setOptions({ findInPage: true });
    assert.deepEqual(await hidden(root), [FOUND, '', null], 'as it was sorted');
  },
);

QUnit.test('R1 scripts that make panels equally high measure closed ones by jQuery', (assert) => {
  const html = tabsHtml().replace(/P\d/g, '<i style="display: block; height: 70px"></i>');
  const root = start({ findInPage: false }, html);
  const [open, closed] = panels(root) as [HTMLElement, HTMLElement];
  assert.equal($(closed).height(), $(open).height());
  assert.equal(state(root), '1 0 0');
});

QUnit.test("R1 what a disabled tab refuses, the browser doesn't show", async (assert) => {
  const { root, tabs, end } = await stage('css');
  tabs.select(1);
  tabs.disable(0);
  await end();
  assert.deepEqual(await hidden(root), ['', null, FOUND]);
  // As a browser does that has found it before.
  panels(root)[0]!.setAttribute('hidden', FOUND);
  panels(root)[0]!.dispatchEvent(new Event('beforematch', { bubbles: true }));
  assert.deepEqual(await hidden(root), ['', null, FOUND]);
  assert.equal(state(root), '0 1 0');
});

QUnit.test('R1 a set that grows past 50, and shrinks', async (assert) => {
  const root = start({}, tabsHtml({ tabs: 50 }));
  instance(root).add('T', 'P');
  assert.deepEqual(new Set(await hidden(root)), new Set([null, '']));
  instance(root).remove(50);
  assert.deepEqual(new Set(await hidden(root)), new Set([null, FOUND]));
});

const shown: Record<string, string> = {
  'all blocks': 'div { display: block }',
  'those of one part of the page': '#qunit-fixture div { display: block }',
  'each panel, with a layout': '#qunit-fixture #set > div > div { display: flex }',
};

QUnit.test.each(
  'T18 a style of the page shows no other panel, that shows',
  shown,
  async (assert, css) => {
    put(`<style>${css}</style>`);
    const root = start({}, tabsHtml().replace('<p>P2', '<p><input>'));
    const states = [state(root)];
    await hidden(root);
    states.push(state(root));
    for (const index of [1, 2]) states.push(state(instance(root).select(index) && root));
    assert.deepEqual(states, ['1 0 0', '1 0 0', '0 1 0', '0 0 1']);
  },
);

const sheets: Record<string, [css: string, inline: string]> = {
  'that gives panels a layout': ['#set .z-content { display: flex }', ''],
  'that hides them all': ['#qunit-fixture #set > div > div { display: none }', 'block'],
};

QUnit.test.each(
  'C15 selected in a box that was closed before the set was painted once, with a sheet',
  sheets,
  async (assert, [css, inline]) => {
    const box = put(`<div><style>${css}</style>${tabsHtml()}</div>`);
    const root = box.querySelector<HTMLElement>('#set')!;
    $(root).uiTabs({ animation: { effects: 'none' } });
    // As a dialog does; WebKit's computed styles in it are stale from here on.
    box.style.display = 'none';
    instance(root).select(1);
    assert.equal(panels(root)[1]!.style.display, inline);
    box.style.display = '';
    assert.equal(state(root), '0 1 0');
    await frame();
    instance(root).select(2).select(1);
    assert.equal(panels(root)[1]!.style.display, inline);
    assert.equal(state(root), '0 1 0');
  },
);

QUnit.test('T4 a panel that the page has hidden by jQuery shows when it is selected', (assert) => {
  const root = start();
  $(panels(root)[1]!).hide();
  instance(root).select(1);
  assert.equal(state(root), '0 1 0');
  $(panels(root)[1]!).hide();
  instance(root).select(0).select(1);
  assert.equal(state(root), '0 1 0');
});

QUnit.test('T18 what an author marked as away with a hidden panel goes when it shows', (assert) => {
  const html = tabsHtml().replace('<div><p>P2', '<div hidden inert aria-hidden="true"><p>P2');
  const root = start({}, html);
  instance(root).select(1);
  const panel = panels(root)[1]!;
  assert.deepEqual([panel.inert, panel.getAttribute('aria-hidden')], [false, null]);
  instance(root).destroy();
  assert.equal(root.outerHTML, put(html).outerHTML);
});

QUnit.test.each(
  'T15 opacity that the page ties to the selection: seen on both ways, by',
  types,
  async (assert, type) => {
    put('<style>.z-content{opacity:0;transition:opacity 9s}.z-content.z-active{opacity:1}</style>');
    const scene = await stage(type, { animation: { effects: 'fade' } });
    const seen = (): string =>
      [0, 1].map((n) => Number(getComputedStyle(scene.panels[n]!).opacity).toFixed(2)).join(' ');
    scene.root.getAnimations({ subtree: true }).forEach((one) => one.finish());
    scene.tabs.select(1);
    scene.to(0);
    assert.equal(seen(), '1.00 0.00');
    scene.to(0.5);
    assert.equal(seen(), '0.50 0.50');
    await scene.end();
    assert.equal(getComputedStyle(scene.panels[1]!).opacity, '1', 'and it stays');
  },
);

QUnit.test.each('C11 at its end nothing glides on, by', types, async (assert, type) => {
  put('<style>.z-content, .z-container { transition: all 9s !important }</style>');
  const scene = await stage(type, { animation: { effects: 'slideH' } });
  scene.tabs.select(1);
  scene.to(0.5);
  scene.tabs.setOptions({ animation: { effects: 'none' } });
  assert.equal(getComputedStyle(scene.panels[1]!).transform, 'none');
});

QUnit.test.each(
  'T15 lines of a panel that leaves stay as they are, by',
  types,
  async (assert, type) => {
    put('<style>.z-content { width: fit-content; letter-spacing: .017em }</style>');
    const html = tabsHtml().replace('P1', 'A line that fits its panel to the fraction of a pixel');
    const scene = await stage(type, {}, html);
    const before = scene.panels[0]!.getBoundingClientRect();
    scene.tabs.select(1);
    scene.to(0);
    const { width, height } = scene.panels[0]!.getBoundingClientRect();
    assert.deepEqual([width, height], [before.width, before.height]);
  },
);
