/*
 * The rows of the table. `unit` and `digits` say how figures are written; a goal is a figure of ours at
 * most, or at most `most` times that of another library (`to`), or of another row of ours (`of`), or `most`
 * more than that of another library (`beyond`).
 */
import { visits } from './rows/visit.mjs';
import { scenes } from './subjects.mjs';

const ms = { unit: 'ms', digits: 2 };
const exactMs = { unit: 'ms', digits: 3 };
const count = { unit: '', digits: 1 };
const bytes = { unit: 'B', digits: 0 };
const shift = { unit: '', digits: 3 };

const toBare = (most) => ({ to: 'bare', most });
const toFloor = (most) => ({ to: 'floor', most });
const toJQueryUi = (most) => ({ to: 'jquery-ui', most });
const none = { most: 0 };

/** Rows of both widgets, made of `[key, title, format, ...goals]`. */
const both = (prefix, rowsOf) =>
  ['tabs', 'accordion'].flatMap((widget) =>
    rowsOf(widget).map(([key, title, format, ...goals]) => ({
      key: `${widget} ${key}`,
      title: `${widget}${prefix}${title}`,
      ...format,
      goals,
    })),
  );

const cold = both(', cold page: ', (widget) => [
  ...scenes
    .filter((scene) => scene.widget === widget)
    .flatMap(({ shape, title, goal }) => [
      [`cold ${shape}`, `start of ${title}`, ms],
      [`cold ${shape} shipped`, `start of ${title}, as shipped`, ms, toFloor(goal)],
    ]),
  ['cold evaluation', 'script evaluated', ms],
  ['cold evaluation shipped', 'script evaluated, as shipped', ms],
  ['cold 5 forced styles', 'forced styles of 1 call', count, none],
  ['cold 5 forced layouts', 'forced layouts of 1 call', count, none],
  ['cold 200x5 forced styles', 'forced styles of 200 calls', count, none],
  ['cold 200x5 forced layouts', 'forced layouts of 200 calls', count, none],
]);

/** A visit's cost at most, as a multiple of the floor's: the first time, and again. */
const mostOfVisits = {
  tabs: { 5: [1.1, 1], 50: [1.15, 1.05], '20x5': [1.3, 1.5] },
  accordion: { 5: [1.1, 1], 50: [1.2, 1.1], '20x5': [1.4, 1.5] },
};

const visit = both(', visit: ', (widget) =>
  Object.entries(visits).flatMap(([shape, { title }]) => {
    const [first, again] = mostOfVisits[widget][shape];
    return [
      [`visit ${shape}`, `first, ${title}`, ms, toFloor(first)],
      [`visit ${shape} again`, `again, ${title}`, ms, toFloor(again)],
      [`visit ${shape} shift`, `layout shift, ${title}`, shift, { most: 0.02 }],
    ];
  }),
);

const sizes = both(': ', (widget) => [
  ['bytes js', 'JS, min + gzip', bytes, { most: { tabs: 24576, accordion: 22016 }[widget] }],
  ['bytes css', 'CSS, min + gzip', bytes, { most: { tabs: 6656, accordion: 5632 }[widget] }],
  ...(widget === 'tabs'
    ? [['bytes css flat', 'CSS of flat themes, min + gzip', bytes, { most: 1228 }]]
    : []),
]);

const select = both(': ', (widget) => [
  ['select 5', 'select at 5, script', exactMs],
  ['select 2000', 'select at 2000, script', exactMs, { of: `${widget} select 5`, most: 1.3 }],
  ...[5, 2000].flatMap((items) => [
    [`select ${items} layouts`, `select at ${items}, layouts`, count, { most: 1 }],
    [`select ${items} forced`, `select at ${items}, forced layouts`, count, none],
  ]),
]);

const panels = both(': ', () => [
  ['panel first', '2,000 nodes shown first', ms, toFloor(1.05)],
  ['panel again', '2,000 nodes shown again, without painting', ms, toFloor(0.2)],
]);

const scenesThatMove = {
  tabs: [
    ['equal heights', [toBare(1.15)], [{ most: 3 }]],
    ['different heights', [toBare(1.15)], []],
  ],
  accordion: [['opening', [toBare(1.3), toJQueryUi(0.5)], []]],
};

const motion = both(': ', (widget) =>
  scenesThatMove[widget].flatMap(([name, goals, ofLayouts]) => [
    [name, `motion, ${name}`, ms, ...goals],
    [`${name}, layouts`, `motion, ${name}, layouts`, count, ...ofLayouts],
  ]),
);

const memory = both(': ', () => [
  ['heap a widget', 'heap, a widget of 5', bytes, { most: 5 * 1024 }],
  ['heap an item', 'heap, a further item', bytes, { most: 250 }],
  ['listeners a widget', 'listeners, a widget of 5', count, { most: 8 }],
  ['listeners an item', 'listeners, a further item', count, none],
  ['leak nodes', 'nodes left by 200 rounds', count, none],
  ['leak listeners', 'listeners left by 200 rounds', count, none],
  ['leak heap', 'heap left by a round', bytes, { beyond: 'floor', most: 16 }],
]);

export const rows = [...cold, ...visit, ...sizes, ...select, ...panels, ...motion, ...memory];
