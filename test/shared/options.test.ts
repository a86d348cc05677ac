import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { put, start, tabsHtml } from '../support/fixture';
import { both, call, kinds, runningOn, bothEach, type Kind, type Running } from '../support/kinds';
import {
  attributeOf,
  callbacks,
  flatten,
  options,
  settingsAt,
  type OptionRow,
} from '../support/option-table';

QUnit.module('options');

function defaultsOf({ plugin }: Kind): Record<string, unknown> {
  const defaults: Record<string, unknown> = {};
  for (const [path, { initial }] of Object.entries(options[plugin])) defaults[path] = initial;
  for (const name of callbacks[plugin]) defaults[name] = null;
  return defaults;
}

/** Starts a set as it is given, and nothing else. */
function run(kind: Kind, settings?: object, attributes = ''): Running {
  const root = put(kind.html({ attributes }));
  call(kind, root, settings);
  return runningOn(kind, root);
}

const inForce = ({ set }: Running): Record<string, unknown> => flatten(set.option());
const json = (values: object): string => `data-options='${JSON.stringify(values)}'`;

both('T6 the defaults are those of the interface, and no option is unlisted:', (assert, kind) => {
  assert.deepEqual(inForce(run(kind)), defaultsOf(kind));
});

QUnit.test('T6 the default easing is that of the easing plugin, where a page has it', (assert) => {
  const page = $ as unknown as { easing?: object };
  const before = page.easing;
  page.easing = { ...before, easeInQuad: (at: number) => at, easeOutQuart: (at: number) => at };
  const easings = Object.values(kinds).map((kind) => run(kind).set.option('animation.easing'));
  assert.deepEqual(easings, ['easeInQuad', 'easeOutQuart']);
  page.easing = before!;
  if (!before) delete page.easing;
});

const sources: Record<string, [path: string, values: unknown[]]> = {
  theme: ['theme', ['red', 'green', 'blue', 'black']],
  rounded: ['rounded', [true, false, true, false]],
  'animation.duration': ['animation.duration', [1, 2, 3, 4]],
};

bothEach(
  'C4 defaults < call < data-options < attribute < setOptions, for',
  sources,
  (assert, kind, [path, [atCall, inJson, attribute, later]]) => {
    const given = json(settingsAt(path, inJson));
    const all = `${given} ${attributeOf(path)}="${String(attribute)}"`;
    const read = ({ set }: Running): unknown => set.option(path);
    assert.deepEqual(read(run(kind, settingsAt(path, atCall))), atCall, 'call');
    assert.deepEqual(read(run(kind, settingsAt(path, atCall), given)), inJson, 'data-options');
    const running = run(kind, settingsAt(path, atCall), all);
    assert.deepEqual(read(running), attribute, 'attribute');
    running.set.setOptions(settingsAt(path, later));
    assert.deepEqual(read(running), later, 'setOptions');
    running.set.setOptions({ shadows: false });
    assert.deepEqual(read(running), later, 'and it stays');
  },
);

both('C4 groups are merged deeply, over all sources:', (assert, kind) => {
  const running = run(
    kind,
    { animation: { duration: 200 }, texts: { tryAgain: 'X' } },
    `${json({ animation: { effects: 'fade' } })} data-animation-type="jquery"`,
  );
  const expected: Record<string, unknown> = {
    ...defaultsOf(kind),
    'animation.duration': 200,
    'animation.effects': 'fade',
    'animation.type': 'jquery',
    'texts.tryAgain': 'X',
  };
  assert.deepEqual(inForce(running), expected, 'at the start');
  running.set.setOptions({ animation: { easing: 'linear' }, texts: { play: 'Go' } });
  const later = { 'animation.easing': 'linear', 'texts.play': 'Go' };
  assert.deepEqual(inForce(running), { ...expected, ...later }, 'by setOptions');
});

type Row = [kind: Kind, path: string, row: OptionRow];

/** All options of both, each with its path. */
const rows: Record<string, Row> = {};
for (const kind of Object.values(kinds)) {
  for (const [path, row] of Object.entries(options[kind.plugin])) {
    rows[`${kind.plugin}, ${path}`] = [kind, path, row];
  }
}

/** What an option needs of others to be in force, and what else is in force by it. */
const needs: Record<string, object> = { dotNav: { slider: true } };
const brings: Record<string, object> = {
  'uiAccordion orientation': { collapsible: false },
  'uiTabs heightStyle': { findInPage: false },
};

QUnit.test.each('C4 every option can be an attribute:', rows, (assert, [kind, path, row]) => {
  const running = run(kind, needs[path], `${attributeOf(path)}='${row.text}'`);
  const along = { ...needs[path], ...brings[`${kind.plugin} ${path}`] };
  const expected = { ...defaultsOf(kind), ...along, [path]: row.value };
  assert.deepEqual(inForce(running), expected);
});

QUnit.test.each('C5 one warning for a wrong value, then the default:', rows, (assert, row) => {
  const [kind, path, { initial, value, wrong, allowed }] = row;
  const warning = `option ${path} can't be ${JSON.stringify(wrong)}, only ${allowed}`;
  const { set } = run(kind, { ...needs[path], ...settingsAt(path, wrong) });
  const isRefused = (): void => {
    assert.deepEqual(takeWarnings(), [`${kind.plugin} #set: ${warning}`]);
    assert.deepEqual(set.option(path), initial);
  };
  isRefused();
  set.setOptions(settingsAt(path, value));
  assert.deepEqual(set.option(path), value);
  set.setOptions(settingsAt(path, wrong));
  isRefused();
});

function parserMessage(text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

const noObjects: Record<string, [text: string, warning?: string]> = {
  script: ["{theme: 'red'}"],
  'a comma': ['{"theme": "red",}'],
  'a list': ['[1]', "options can't be [1], only an object"],
  'no group': ['{"animation": 5}', "option animation can't be 5, only an object"],
};

bothEach(
  'C5 data-options that is no JSON object: one warning, and the set starts:',
  noObjects,
  (assert, kind, [text, warning = `data-options: ${parserMessage(text)}`]) => {
    const root = put(kind.html());
    root.setAttribute('data-options', text);
    call(kind, root, { rounded: true });
    assert.deepEqual(takeWarnings(), [`${kind.plugin} #set: ${warning}`]);
    assert.deepEqual(inForce(runningOn(kind, root)), { ...defaultsOf(kind), rounded: true });
  },
);

both('C5 unknown names are ignored, with one warning that lists them:', (assert, kind) => {
  const running = run(kind, { colour: 'red', animation: { speed: 1 }, containerHeight: 5 });
  assert.deepEqual(inForce(running), defaultsOf(kind));
  const warnings = takeWarnings();
  const list = 'colour, animation.speed, containerHeight';
  assert.deepEqual(warnings, [`${kind.plugin} #set: there is no option ${list}`]);
  running.set.setOptions({ debug: true, ready: 5, ajax: 5 } as object);
  assert.deepEqual(takeWarnings(), [
    `${kind.plugin} #set: option ready can't be 5, only a function`,
    `${kind.plugin} #set: option ajax can't be 5, only an object or a function`,
    `${kind.plugin} #set: there is no option debug`,
  ]);
});

const { tabs, accordion } = kinds;

QUnit.test.each<[kind: Kind, path: string, given: unknown, value: unknown]>(
  'C5 numbers and switches may come as text, and old spellings stay:',
  {
    'a switch as a number': [tabs, 'bordered', 0, false],
    'a switch as text': [tabs, 'rounded', 'true', true],
    'fadeIn of tabs': [tabs, 'animation.effects', 'fadeIn', 'fade'],
    'fadeIn of an accordion': [accordion, 'animation.effects', 'fadeIn', 'fade'],
    'slideTop of tabs': [tabs, 'animation.effects', 'slideTop', 'slideUp'],
  },
  (assert, [kind, path, given, value]) => {
    assert.deepEqual(run(kind, settingsAt(path, given)).set.option(path), value, 'by call');
    const { set } = run(kind, {}, `${attributeOf(path)}="${String(given)}"`);
    assert.deepEqual(set.option(path), value, 'by attribute');
  },
);

const names = (root: HTMLElement): string[] =>
  Array.from(root.classList)
    .filter((name) => name !== 'hover')
    .sort();

QUnit.test.each<[option: 'theme' | 'style' | 'size', given: string, classes: string[]]>(
  'C5 classes of the page’s own come and go:',
  {
    'two for a theme': ['theme', 'mine also-mine', ['mine', 'also-mine']],
    'a flat theme': ['theme', 'flat-x', ['flat', 'flat-x']],
    'a flat theme that names flat': ['theme', 'flat-x flat', ['flat', 'flat-x']],
    'flat alone': ['theme', 'flat', ['flat']],
    'a style': ['style', 'contained', ['contained']],
    'a size': ['size', 'a_b-2', ['a_b-2']],
  },
  (assert, [option, given, classes]) => {
    const { root, set } = runningOn(tabs, start({}, tabsHtml()));
    const before = names(root);
    const initial = String(set.option(option));
    const others = before.filter((name) => name !== initial);
    set.setOptions({ [option]: given });
    assert.deepEqual(names(root), others.concat(classes).sort(), 'the new ones, and only those');
    set.setOptions({ [option]: 'other' });
    assert.deepEqual(names(root), others.concat('other').sort());
    set.setOptions({ [option]: initial });
    assert.deepEqual(names(root), before);
  },
);

QUnit.test('C5 contained and normal are the same look', (assert) => {
  const [looks, other] = ['normal', 'contained'].map((style) => {
    const { root, label, panel } = run(tabs, { style });
    return [root, label(0), label(1), panel(0)].map((one) =>
      Array.from(getComputedStyle(one), (name) => getComputedStyle(one).getPropertyValue(name)),
    );
  });
  assert.deepEqual(other, looks);
});

QUnit.test.each(
  'C5 a class name that could be anything else is refused',
  ['1st', 'Red', 'a.b', '"><img src=x>', '-x', '1'.repeat(99)],
  (assert, theme) => {
    for (const kind of Object.values(kinds)) {
      const { root } = run(kind, { theme });
      const [warning, ...more] = takeWarnings();
      const value = JSON.stringify(theme).slice(0, 80);
      assert.deepEqual([warning!.includes(` can't be ${value}, only `), more], [true, []]);
      assert.deepEqual(names(root), names(run(kind).root), kind.plugin);
    }
  },
);
