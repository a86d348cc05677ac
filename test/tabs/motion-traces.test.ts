import { byType, running, sized, stage, traces, types } from '../support/motion';
import type { Stage } from '../support/motion';

QUnit.module('tabs: motion, what it writes and what it leaves');

const both = byType(['slideH', 'slideUp', 'fade']);

/** What the author wrote inline, in a spelling that no script would write. */
const AUTHORS = sized([60, 140])
  .replace(' >', '>')
  .replace('</ul><div>', '</ul><div style="height:auto;color:RED">')
  .replace('<div><p', '<div style="transform: rotate(1deg)!important;opacity:.75"><p')
  .replace(
    '</div><div><p',
    '</div><div class="mine" style="HEIGHT:auto;  opacity:.5 ; transform:none"><p',
  );

const styles = (root: Element): (string | null)[] =>
  [root, ...Array.from(root.querySelectorAll('div, p'))].map((one) => one.getAttribute('style'));

QUnit.test.each(
  'C12 inline styles of the author are as they were, after',
  both,
  async (assert, [type, effect]) => {
    const scene = await stage(type, { animation: { effects: effect } }, AUTHORS);
    const { root, tabs, to, end, anew } = scene;
    const [before, marks] = [styles(root), traces(root)];
    tabs.select(1);
    to(0.5);
    assert.notDeepEqual(traces(root), marks, 'on the way something is marked');
    await end();
    assert.deepEqual(styles(root), before, 'at the end');
    assert.deepEqual(traces(root), marks, 'and no mark is left');
    tabs.select(0);
    to(0.5);
    anew();
    tabs.select(1);
    to(0.5);
    tabs.setOptions({ rounded: true });
    assert.deepEqual(styles(root), before, 'when cut off');
    assert.deepEqual(traces(root), marks);
  },
);

QUnit.test.each(
  'C13 destroy gives everything back byte for byte, on the way of',
  both,
  async (assert, [type, effect]) => {
    const { root, tabs, to, log } = await stage(type, { animation: { effects: effect } }, AUTHORS);
    tabs.select(1);
    to(0.3);
    tabs.destroy();
    assert.equal(log.take(), 'select 1 api, deactivate 0 api');
    assert.equal(root.outerHTML, AUTHORS);
    assert.deepEqual(root.getAnimations({ subtree: true }), []);
    to(0.6);
    assert.equal(root.outerHTML, AUTHORS, 'nothing goes on');
    assert.equal(log.take(), '');
  },
);

QUnit.test.each('C13 destroy after a run of', both, async (assert, [type, effect]) => {
  const { root, tabs, end } = await stage(type, { animation: { effects: effect } }, AUTHORS);
  tabs.select(1);
  await end();
  tabs.destroy();
  assert.equal(root.outerHTML, AUTHORS);
});

QUnit.test.each('C12 what the page changes on the way stays, by', types, async (assert, type) => {
  const scene = await stage(type, { animation: { effects: 'slideH' } }, AUTHORS);
  const { container, panels, tabs, to, end } = scene;
  tabs.select(1);
  to(0.5);
  container.style.outline = 'red solid 1px';
  panels[1]!.style.minHeight = '10px';
  await end();
  assert.equal(container.style.cssText, 'height: auto; color: red; outline: red solid 1px;');
  assert.equal(
    panels[1]!.style.cssText,
    'height: auto; opacity: 0.5; transform: none; min-height: 10px;',
  );
});

/** What moves by the browser: which properties of which element. */
const keyed = ({ root }: Stage): string[] =>
  running(root).map(({ effect }) => {
    const { target } = effect as KeyframeEffect;
    const names = (effect as KeyframeEffect)
      .getKeyframes()
      .map((frame) =>
        Object.keys(frame).filter(
          (name) => !/^(offset|easing|composite|computedOffset)$/.test(name),
        ),
      );
    return `${(target as Element).className.split(' ')[0]} ${names.join()}`;
  });

/** What moves by jQuery: the same, from the styles that go on changing. */
function written({ root, to }: Stage): string[] {
  const parts = Array.from(root.querySelectorAll<HTMLElement>('.z-content, .z-container'));
  const before = parts.map(({ style }) => style.cssText.split('; '));
  to(0.6);
  return parts
    .map(({ className, style }, n) => {
      const changed = style.cssText.split('; ').filter((one) => !before[n]!.includes(one));
      return [className.split(' ')[0], changed.map((one) => one.split(':')[0]).join()];
    })
    .filter(([, changed]) => changed)
    .map((one) => one.join(' '));
}

const moved = {
  slideH: 'transform',
  slideV: 'transform',
  slideLeft: 'transform',
  slideRight: 'transform',
  slideUp: 'transform',
  slideDown: 'transform',
  slideUpDown: 'transform',
  fade: 'opacity',
} as const;

const named = byType(Object.keys(moved) as (keyof typeof moved)[]);

QUnit.test.each(
  'T15 transform or opacity of panels, the height of the container, and nothing else:',
  named,
  async (assert, [type, effect]) => {
    const scene = await stage(type, { animation: { effects: effect } });
    scene.tabs.select(1);
    scene.to(0.5);
    const found = scene.byCss ? keyed(scene) : written(scene);
    const name = moved[effect];
    const times = scene.byCss ? 2 : 1;
    const panel = `z-content ${Array(times).fill(name).join()}`;
    const container = `z-container ${Array(times).fill('height').join()}`;
    assert.deepEqual(found.sort(), [container, panel, panel]);
    assert.equal(scene.byCss ? written(scene).length : running(scene.root).length, 0, 'one engine');
    assert.equal(getComputedStyle(scene.panels[1]!).willChange, 'auto');
  },
);

QUnit.test.each(
  'C12 what the author put out of reach stays so when it has left',
  types,
  async (assert, type) => {
    const html = sized([60, 140]).replace('<div><p', '<div inert aria-hidden="false"><p');
    const scene = await stage(type, { animation: { effects: 'fade' } }, html);
    const reach = (): (string | null)[] =>
      ['inert', 'aria-hidden'].map((name) => scene.panels[0]!.getAttribute(name));
    const authors = reach();
    scene.tabs.select(1);
    assert.deepEqual(reach(), ['true', 'true']);
    await scene.end();
    assert.deepEqual(reach(), authors);
  },
);
