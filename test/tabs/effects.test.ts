import {
  frames,
  sized,
  stage,
  heightOf,
  near,
  placeOf,
  running,
  traces,
  types,
} from '../support/motion';
import type { Stage, Type } from '../support/motion';
import { isVisible } from '../support/state';

QUnit.module('tabs: effects');

/** Where the old panel goes, and where the new one comes from. */
type Way = 'left, right' | 'right, left' | 'up, below' | 'down, above' | 'up, above' | 'fade, fade';

interface Row {
  readonly effects: 'slideH' | 'slideV' | 'slideUpDown' | 'fade' | `slide${Side}`;
  readonly ltr: readonly [forward: Way, back: Way];
  readonly rtl: readonly [forward: Way, back: Way];
}
type Side = 'Left' | 'Right' | 'Up' | 'Down';

const always = (way: Way) => ({ ltr: [way, way], rtl: [way, way] }) as const;

/** The table of rule T15. */
const T15: readonly Row[] = [
  {
    effects: 'slideH',
    ltr: ['left, right', 'right, left'],
    rtl: ['right, left', 'left, right'],
  },
  {
    effects: 'slideV',
    ltr: ['up, below', 'down, above'],
    rtl: ['up, below', 'down, above'],
  },
  { effects: 'slideLeft', ...always('left, right') },
  { effects: 'slideRight', ...always('right, left') },
  { effects: 'slideUp', ...always('up, below') },
  { effects: 'slideDown', ...always('down, above') },
  { effects: 'slideUpDown', ...always('up, above') },
  { effects: 'fade', ...always('fade, fade') },
];

const UNITS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  above: [0, -1],
  down: [0, 1],
  below: [0, 1],
};

interface Case {
  readonly effects: Row['effects'];
  readonly type: Type;
  readonly dir: 'ltr' | 'rtl';
  readonly forward: boolean;
  readonly way: Way;
}

const cases: Record<string, Case> = {};
for (const { effects, ltr, rtl } of T15) {
  for (const type of types) {
    const sides = effects === 'slideH' ? { ltr, rtl } : { ltr };
    for (const [dir, ways] of Object.entries(sides) as ['ltr' | 'rtl', Row['ltr']][]) {
      ways.forEach((way, n) => {
        const name = `${effects} by ${type}, ${n ? 'back' : 'forward'}, ${dir}: ${way}`;
        cases[name] = { effects, type, dir, forward: n === 0, way };
      });
    }
  }
}

/** Where a panel is that has gone a part of the way in a direction, and how much it is seen. */
function expectedPlace(direction: string, part: number, width: number, height: number): number[] {
  const unit = UNITS[direction];
  return unit ? [unit[0] * width * part, unit[1] * height * part, 1] : [0, 0, 1 - part];
}

const begin = ({ type, effects, dir, forward }: Case): Promise<Stage> =>
  stage(
    type,
    { animation: { effects }, defaultTab: forward ? 'tab1' : 'tab2' },
    sized([60, 140], `dir="${dir}"`),
  );

QUnit.test.each('T15 the whole way:', cases, async (assert, given: Case) => {
  const scene = await begin(given);
  const { root, container, panels, tabs, log, to, end } = scene;
  const [from, target] = given.forward ? [0, 1] : [1, 0];
  const [leave, enter] = [panels[from]!, panels[target]!];
  const [before, styles, width] = [heightOf(container), traces(root), container.clientWidth];
  const [leaves, comes] = given.way.split(', ') as [string, string];

  tabs.select(target);
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
  near(assert, placeOf(scene, enter), [0, 0, 1], 'new, in the end');
  assert.false(isVisible(leave), 'the old one is out of sight');
  assert.deepEqual(traces(root), styles, 'nothing is left behind');
});

QUnit.test.each('T15 none moves nothing, with the type', types, async (assert, type) => {
  const { root, container, panels, tabs, log } = await stage(type, {
    animation: { effects: 'none' },
  });
  const styles = traces(root);
  tabs.select(1);
  assert.equal(log.take(), 'select 1 api, deactivate 0 api', 'told at once');
  assert.deepEqual(running(root), []);
  assert.deepEqual(traces(root), styles);
  assert.false(isVisible(panels[0]!));
  near(
    assert,
    [heightOf(container)],
    [heightOf(panels[1]!) + container.offsetHeight - container.clientHeight],
    'no height step',
  );
});

QUnit.test.each('T15 V travels the larger panel’s height, by', types, async (assert, type) => {
  const scene = await stage(type, { animation: { effects: 'slideUp' } }, sized([1000, 100]));
  const [large, small] = scene.panels as [HTMLElement, HTMLElement];
  const seen = (part: number): number[] => {
    scene.to(part);
    return [large, small].map((panel) => placeOf(scene, panel)[1]!);
  };
  scene.tabs.select(1);
  const way = heightOf(large);
  near(assert, seen(0), [0, way], 'at first');
  near(assert, seen(0.5), [-way / 2, way / 2], 'in the middle');
  await scene.end();
});

QUnit.test.each(
  'T15 content that grows on the way, or later, is never clipped, by',
  types,
  async (assert, type) => {
    const scene = await stage(type, { animation: { effects: 'fade' } }, sized([60, 140]));
    const { container, panels, tabs, to, end } = scene;
    const paragraph = panels[1]!.querySelector('p')!;
    tabs.select(1);
    to(0.5);
    paragraph.style.height = '440px';
    await frames();
    await end();
    const [box, panel] = [container, panels[1]!].map((one) => one.getBoundingClientRect());
    assert.true(panel!.bottom <= box!.bottom, 'nothing is clipped');
    paragraph.style.height = '700px';
    near(assert, [heightOf(container)], [box!.height + 260], 'later growth is free');
  },
);
