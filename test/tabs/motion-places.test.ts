import $ from 'jquery';
import { put, start, tabsHtml } from '../support/fixture';
import { heightOf, near, sized, stage, traces, types } from '../support/motion';
import type { Stage, Type } from '../support/motion';
import { state } from '../support/state';

QUnit.module('tabs: motion in containers of all kinds');

/** What a page may make of the parts of a set. */
const looks: Record<string, string> = {
  'as it comes': '',
  'a container with padding': '#set .z-container { padding: 40px 30px }',
  'boxes by their content':
    '#set .z-container, #set .z-content { box-sizing: content-box; padding: 15px; border: 5px solid }',
  'panels with margins': '#set .z-content { margin: 25px 40px }',
  'narrow panels at the side': '#set .z-content { float: right; width: 50%; margin: 0 5px }',
  'panels in the middle': '#set .z-content { width: 300px; margin: 0 auto }',
  'a flex container':
    '#set .z-container { display: flex; padding: 10px } #set .z-content { flex: 1 }',
  'a flex column':
    '#set .z-container { display: flex; flex-direction: column; padding: 10px; gap: 5px }',
  'a grid': '#set .z-container { display: grid; padding: 10px; grid-template-columns: 1fr 2fr }',
  'a least height': '#set .z-container { min-height: 120px }',
  'panels that say where they lie': '#set .z-content { position: relative; top: 7px; left: 9px }',
  'transitions on everything':
    '#set * { transition: 10s; transition-property: transform, opacity, height, width, left, top, margin }',
};

const all: Record<string, [Type, string, string]> = {};
for (const [name, css] of Object.entries(looks)) {
  for (const type of types) {
    for (const dir of ['ltr', 'rtl']) all[`${name}, ${dir}, by ${type}`] = [type, css, dir];
  }
}

function boxOf(element: Element): number[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height];
}

QUnit.test.each(
  'T15 it begins and ends where everything is at rest:',
  all,
  async (assert, [type, css, dir]) => {
    put(`<style>${css}</style>`);
    const html = sized([60, 160], `dir="${dir}"`);
    const scene = await stage(type, { animation: { effects: 'slideH' } }, html);
    const { root, container, panels, tabs, to, end } = scene;
    const before = traces(root);
    for (const [index, old] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const rest = [boxOf(panels[old]!), boxOf(container)];
      tabs.select(index);
      to(0);
      near(assert, boxOf(panels[old]!), rest[0]!, `${old} leaves from its place`);
      near(assert, boxOf(container), rest[1]!, 'the container too');
      to(0.999999);
      const last = [boxOf(panels[index]!), boxOf(container)];
      await end();
      near(assert, last[0]!, boxOf(panels[index]!), `${index} arrives at its place`);
      near(assert, last[1]!, boxOf(container), 'the container too');
    }
    assert.deepEqual(traces(root), before, 'nothing is left behind');
  },
);

QUnit.test.each('C12 a panel that has styles of its own, by', types, async (assert, type) => {
  const style = 'top: 3px; height: auto;width:90%; opacity:.8';
  const html = sized([60, 160]).replace(/<div>(?=<p)/g, `<div style="${style}">`);
  const { panels, tabs, to, end } = await stage(type, {}, html);
  tabs.select(1);
  to(0.5);
  await end();
  assert.deepEqual(
    panels.map((panel) => panel.getAttribute('style')),
    [style, style],
  );
});

QUnit.test.each(
  'T15 a fade ends as opaque as the author has it, by',
  types,
  async (assert, type) => {
    put('<style>#set .z-content { opacity: .5 }</style>');
    const scene = await stage(type, { animation: { effects: 'fade' } });
    const seen = (): number[] =>
      [0, 1].map((n) => Number(getComputedStyle(scene.panels[n]!).opacity));
    scene.tabs.select(1);
    scene.to(0);
    near(assert, seen(), [0.5, 0], 'at first', 0.001);
    scene.to(0.5);
    near(assert, seen(), [0.25, 0.25], 'halfway', 0.001);
    scene.to(1 - 1e-6);
    near(assert, seen(), [0, 0.5], 'in the end', 0.001);
    await scene.end();
  },
);

/** A set on its way, and what it has told when `end` has happened to it. */
async function interrupt(type: Type, end: (scene: Stage) => Promise<void> | void): Promise<string> {
  const scene = await stage(type);
  const before = traces(scene.root);
  scene.tabs.select(1);
  scene.to(0.5);
  await end(scene);
  const left = traces(scene.root).length - before.length;
  return `${scene.log.take()}; ${state(scene.root)}; ${left} left`;
}

const RESULT = 'select 1 api, deactivate 0 api; 0 1 0; 0 left';

QUnit.test.each('R2 paper shows what a run leads to, by', types, async (assert, type) => {
  const print = (): void => {
    for (const name of ['beforeprint', 'afterprint']) window.dispatchEvent(new Event(name));
  };
  assert.equal(await interrupt(type, print), RESULT);
});

QUnit.test('C11 a page that cancels what it finds moving ends the run', async (assert) => {
  const cancel = async ({ root, byCss }: Stage): Promise<void> => {
    assert.true(byCss);
    const told = new Promise((resolve) => $(root).one('uitabs:deactivate', resolve));
    for (const animation of root.getAnimations({ subtree: true })) animation.cancel();
    await told;
    await Promise.resolve();
  };
  assert.equal(await interrupt('css', cancel), RESULT);
});

QUnit.test.each('T15 content that shrinks on the way: no step, by', types, async (assert, type) => {
  const scene = await stage(type, { animation: { effects: 'fade' } }, sized([60, 300]));
  const { container, panels, tabs, to } = scene;
  const from = heightOf(container);
  tabs.select(1);
  to(0.5);
  const resized = new Promise((resolve) => new ResizeObserver(resolve).observe(panels[1]!));
  panels[1]!.querySelector('p')!.style.height = '100px';
  await resized;
  await new Promise(requestAnimationFrame);
  to(0.5);
  near(assert, [heightOf(container)], [from + 20], 'half of what it is now');
  to(0.999999);
  const last = heightOf(container);
  await scene.end();
  near(assert, [last], [heightOf(container)], 'in the end');
});

QUnit.test.each(
  'C14 a copy that was saved on the way starts anew, by',
  types,
  async (assert, type) => {
    const { root, tabs, to } = await stage(
      type,
      { animation: { effects: 'fade' } },
      tabsHtml().replace('P2', 'P2<br>P2'),
    );
    tabs.select(1);
    to(0.5);
    const saved = root.outerHTML.replace(/ id="[^"]*"/g, '');
    tabs.destroy();
    const copy = start({}, saved);
    assert.deepEqual(traces(copy), traces(start({}, tabsHtml())));
    assert.equal(state(copy), '1 0 0');
  },
);
