/*
 * The rows of the table. `unit` and `digits` say how figures are written; a goal is a figure of ours at
 * most, or at most `most` times that of another library (`to`), or of another row of ours (`of`).
 */
import { scenes as coldScenes } from './cold/subjects.mjs';

const both = (make) => ['tabs', 'accordion'].flatMap((widget) => make(widget));
const ms = { unit: 'ms', digits: 2 };
const count = { unit: '', digits: 1 };
const bytes = { unit: 'B', digits: 0 };

const row = (key, title, format, goals = []) => ({ key, title, ...format, goals });

const shapes = {
  5: '5',
  50: '50',
  500: '500',
  '500-list': '500, ours as a list',
  '200x5': '200 sets of 5',
};

const cold = both((widget) => {
  const title = (text) => `${widget}, cold page: ${text}`;
  const forced = (shape, calls) =>
    ['styles', 'layouts'].map((kind) =>
      row(`${widget} cold ${shape} forced ${kind}`, title(`forced ${kind} of ${calls}`), count, [
        { most: 0 },
      ]),
    );
  return [
    ...coldScenes
      .filter((scene) => scene.widget === widget)
      .flatMap(({ shape, goal }) => [
        row(`${widget} cold ${shape}`, title(`start of ${shapes[shape]}`), ms, [
          { to: 'floor', most: goal },
        ]),
        row(`${widget} cold ${shape} shipped`, title(`start of ${shapes[shape]}, as shipped`), ms),
      ]),
    row(`${widget} cold evaluation`, title('script evaluated'), ms),
    row(`${widget} cold evaluation shipped`, title('script evaluated, as shipped'), ms),
    ...forced('5', '1 call'),
    ...forced('200x5', '200 calls'),
  ];
});

const sizes = [
  row('tabs bytes js', 'tabs: JS, min + gzip', bytes, [{ most: 20480 }]),
  row('accordion bytes js', 'accordion: JS, min + gzip', bytes, [{ most: 18432 }]),
  row('tabs bytes css', 'tabs: CSS, min + gzip', bytes, [{ most: 5632 }]),
  row('tabs bytes css flat', 'flat themes: CSS, min + gzip', bytes, [{ most: 1228 }]),
  row('accordion bytes css', 'accordion: CSS, min + gzip', bytes, [{ most: 4608 }]),
];

const select = both((widget) => {
  const name = (key) => `${widget} select ${key}`;
  const at = (items, goals) =>
    row(name(items), `${widget}: select at ${items}, script`, { ...ms, digits: 3 }, goals);
  const counts = (items) => [
    row(name(`${items} mutations`), `${widget}: select at ${items}, DOM mutations`, count, [
      { most: widget === 'tabs' ? 10 : 8 },
    ]),
    row(name(`${items} layouts`), `${widget}: select at ${items}, layouts`, count, [{ most: 1 }]),
    row(name(`${items} forced`), `${widget}: select at ${items}, forced layouts`, count, [
      { most: 0 },
    ]),
  ];
  return [
    at(5, [{ to: 'floor', most: 2 }]),
    at(50, []),
    at(500, []),
    at(2000, [{ of: name(5), most: 1.3 }]),
    ...counts(5),
    ...counts(2000),
  ];
});

const panels = both((widget) => {
  const toFloor = (key, title, most) =>
    row(`${widget} ${key}`, `${widget}: ${title}`, ms, [{ to: 'floor', most }]);
  return [
    toFloor('panel first', '2,000 nodes shown first', 1.05),
    toFloor('panel again', '2,000 nodes shown again, without painting', 0.2),
    toFloor('click first', 'click to paint, slowed 4 ×, first', 1.05),
    toFloor('click again', 'click to paint, slowed 4 ×, again', 0.4),
  ];
});

const motion = [
  ['tabs', 'equal heights', 1.15, 3],
  ['tabs', 'different heights', 1.15],
  ['accordion', 'opening', 1.3],
].flatMap(([widget, scene, most, layouts]) => {
  const name = `${widget} ${scene}`;
  const title = `${widget}: motion, ${scene}`;
  const rival = { to: 'jquery-ui', most: 0.5 };
  return [
    row(name, title, ms, [{ to: 'bare', most }, ...(widget === 'tabs' ? [] : [rival])]),
    row(`${name}, longest task, slowed 6 ×`, `${title}, longest task, slowed 6 ×`, ms, [
      { to: 'bare', most: 1.1 },
    ]),
    row(`${name}, layouts`, `${title}, layouts`, count, layouts ? [{ most: layouts }] : []),
  ];
});

const memory = both((widget) => {
  const name = (key) => `${widget} ${key}`;
  return [
    row(name('heap a widget'), `${widget}: heap, a widget of 5`, bytes, [{ most: 5 * 1024 }]),
    row(name('heap an item'), `${widget}: heap, a further item`, bytes, [{ most: 250 }]),
    row(name('listeners a widget'), `${widget}: listeners, a widget of 5`, count, [{ most: 8 }]),
    row(name('listeners an item'), `${widget}: listeners, a further item`, count, [{ most: 0 }]),
    row(name('leak nodes'), `${widget}: nodes left by 200 rounds`, count, [{ most: 0 }]),
    row(name('leak listeners'), `${widget}: listeners left by 200 rounds`, count, [{ most: 0 }]),
    row(name('leak heap'), `${widget}: heap left by a round`, bytes, [
      { beyond: 'floor', most: 16 },
    ]),
  ];
});

const rest = both((widget) => {
  const name = (key) => `${widget} ${key}`;
  return [
    row(name('resize'), `${widget}: a resize of 50 sets`, ms, [{ to: 'floor', most: 1.15 }]),
    row(name('resize script'), `${widget}: a resize of 50 sets, script`, ms, [
      // The floor has none: what is left is the measuring.
      { beyond: 'floor', most: 0.15 },
    ]),
    row(name('adds'), `${widget}: 500 adds`, ms, [{ to: 'floor', most: 2 }]),
    row(
      name('adds last to first'),
      `${widget}: the last adds to the first`,
      { ...count, digits: 2 },
      [{ most: 1.3 }],
    ),
    row(name('removes'), `${widget}: 500 removes`, ms, [{ to: 'floor', most: 2 }]),
  ];
});

const fit = row('tabs fit, fitted', 'tabs: a resize of 50 sets of 20, fitted at once', ms, [
  { of: 'tabs fit, css alone', most: 1.5 },
]);

export const rows = [...cold, ...sizes, ...select, ...panels, ...motion, ...memory, ...rest, fit];
