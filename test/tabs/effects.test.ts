import { frame } from '../support/fit';
import { sized, still, heightOf, near, placeOf, traces, types } from '../support/motion';
import type { Type } from '../support/motion';
import { isVisible } from '../support/state';

QUnit.module('tabs: effects');

/** The table of rule T15: where the old panel goes, and where the new one comes from, forward and back. */
const T15 = [
  ['slideH', 'ltr', 'left, right', 'right, left'],
  ['slideH', 'rtl', 'right, left', 'left, right'],
  ['slideV', 'ltr', 'up, below', 'down, above'],
  ['slideLeft', 'ltr', 'left, right', 'left, right'],
  ['slideRight', 'ltr', 'right, left', 'right, left'],
  ['slideUp', 'ltr', 'up, below', 'up, below'],
  ['slideDown', 'ltr', 'down, above', 'down, above'],
  ['slideUpDown', 'ltr', 'up, above', 'up, above'],
  ['fade', 'ltr', 'fade, fade', 'fade, fade'],
] as const;

const UNITS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  above: [0, -1],
  down: [0, 1],
  below: [0, 1],
};

const cases: Record<string, [row: (typeof T15)[number], type: Type, forward: boolean]> = {};
for (const row of T15) {
  for (const type of types) {
    for (const forward of [true, false]) {
      const [effects, dir, ...ways] = row;
      const name = `${effects} by ${type}, ${forward ? 'forward' : 'back'}, ${dir}: `;
      cases[name + ways[Number(!forward)]] = [row, type, forward];
    }
  }
}

/** Where a panel is that has gone a part of the way in a direction, and how much it is seen, in per cent. */
function expectedPlace(direction: string, part: number, width: number, height: number): number[] {
  const unit = UNITS[direction];
  return unit ? [unit[0] * width * part, unit[1] * height * part, 100] : [0, 0, 100 * (1 - part)];
}

QUnit.test.each('T15 panels go their whole way:', cases, async (assert, [row, type, forward]) => {
  const [effects, dir, ...ways] = row;
  const settings = { animation: { effects }, defaultTab: forward ? 'tab1' : 'tab2' };
  const scene = await still(type, settings, sized([60, 140], `dir="${dir}"`));
  const { root, container, panels, tabs, log, to, end } = scene;
  const [from, target] = forward ? [0, 1] : [1, 0];
  const [leave, enter] = [panels[from]!, panels[target]!];
  const [before, styles, width] = [heightOf(container), traces(root), container.clientWidth];
  const [leaves, comes] = ways[Number(!forward)]!.split(', ') as [string, string];

  tabs.select(target);
  assert.equal(getComputedStyle(container).overflow, 'clip', 'nothing shows outside on the way');
  const most = Math.max(heightOf(leave), heightOf(enter));
  const seen = [0, 0.5, 0.9999].map((part) => {
    to(part);
    const places = [leave, enter].map((panel) => placeOf(scene, panel));
    return { part, places, height: heightOf(container) };
  });
  assert.equal(log.take(), '', 'nothing is told yet');
  await end();
  assert.equal(log.take(), `select ${target} api, deactivate ${from} api`);

  const after = heightOf(container);
  assert.true(Math.abs(after - before) > 70, 'the height changes');
  for (const { part, places, height } of seen) {
    near(assert, places[0]!, expectedPlace(leaves, part, width, most), `old, at ${part}`);
    near(assert, places[1]!, expectedPlace(comes, 1 - part, width, most), `new, at ${part}`);
    near(assert, [height], [before + (after - before) * part], `container, at ${part}`);
  }
  near(assert, placeOf(scene, enter), [0, 0, 100], 'new, in the end');
  assert.false(isVisible(leave), 'the old one is out of sight');
  assert.deepEqual(traces(root), styles, 'nothing is left behind');
});

QUnit.test.each('T15 content that grows is never clipped, by', types, async (assert, type) => {
  const scene = await still(type, { animation: { effects: 'fade' } }, sized([60, 140]));
  const { container, panels, tabs, to, end } = scene;
  const paragraph = panels[1]!.querySelector('p')!;
  tabs.select(1);
  to(0.5);
  paragraph.style.height = '440px';
  await frame();
  await end();
  const [box, panel] = [container, panels[1]!].map((one) => one.getBoundingClientRect());
  assert.true(panel!.bottom <= box!.bottom, 'nothing is clipped');
  paragraph.style.height = '700px';
  near(assert, [heightOf(container)], [box!.height + 260], 'later growth is free');
});

QUnit.test('AT18 the panel that fades out takes no focus', async (assert) => {
  const html = sized([60, 140]).replace('P1', '<input>');
  const { root, tabs } = await still('css', { animation: { effects: 'fade' } }, html);
  tabs.select(1);
  const input = root.querySelector('input')!;
  input.focus();
  assert.notStrictEqual(document.activeElement, input);
});
