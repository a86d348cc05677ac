import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { takeWarnings } from '../support/console';
import { instance, put, start, tabsHtml } from '../support/fixture';
import {
  allRows,
  attributeOf,
  callbacks,
  flatten,
  settingsAt,
  type OptionRow,
} from '../support/option-table';
import { state } from '../support/state';

QUnit.module('tabs: options');

/** All defaults by path. */
const defaults: Record<string, unknown> = {};
for (const path of Object.keys(allRows)) defaults[path] = allRows[path]!.initial;
for (const name of [...callbacks, 'ajax']) defaults[name] = null;

/** Starts a set as it is given, and returns its container. */
function run(settings?: object, attributes = ''): HTMLElement {
  const root = put(tabsHtml({ attributes }));
  $(root).uiTabs(settings as TabsSettings);
  return root;
}

const inForce = (root: HTMLElement): Record<string, unknown> => flatten(instance(root).option());
const json = (values: object): string => `data-options='${JSON.stringify(values)}'`;

QUnit.test('T6 the defaults are those of the interface, and no option is unlisted', (assert) => {
  assert.deepEqual(inForce(run()), defaults);
});

QUnit.test.each<[path: string, values: [unknown, unknown, unknown, unknown]]>(
  'C4 defaults < call < data-options < attribute < setOptions, for',
  [
    ['theme', ['red', 'green', 'blue', 'black']],
    ['defaultTab', ['tab2', 'tab3', '0', '1']],
    ['minWindowWidth', [1, 2, 3, 4]],
    ['deeplinkingSeparator', ['/', '-', ':', '.']],
    ['rounded', [true, false, true, false]],
    ['animation.duration', [1, 2, 3, 4]],
    ['autoplay.interval', [1, 2, 3, 4]],
    ['texts.tryAgain', ['a', 'b', 'c', 'd']],
  ],
  (assert, [path, [call, options, attribute, later]]) => {
    const given = json(settingsAt(path, options));
    const both = `${given} ${attributeOf(path)}="${String(attribute)}"`;
    const read = (root: HTMLElement): unknown => instance(root).option(path);
    assert.deepEqual(read(run()), allRows[path]!.initial, 'the default');
    assert.deepEqual(read(run(settingsAt(path, call))), call, 'call');
    assert.deepEqual(read(run(settingsAt(path, call), given)), options, 'data-options');
    const root = run(settingsAt(path, call), both);
    assert.deepEqual(read(root), attribute, 'attribute');
    instance(root).setOptions(settingsAt(path, later));
    assert.deepEqual(read(root), later, 'setOptions');
    instance(root).setOptions({ shadows: false });
    assert.deepEqual(read(root), later, 'and it stays');
  },
);

QUnit.test('C4 groups are merged deeply, over all sources', (assert) => {
  const root = run(
    { animation: { duration: 200 }, texts: { close: 'X' } },
    `${json({ animation: { effects: 'fade' } })} data-animation-type="jquery"`,
  );
  const expected: Record<string, unknown> = {
    ...defaults,
    'animation.duration': 200,
    'animation.effects': 'fade',
    'animation.type': 'jquery',
    'texts.close': 'X',
  };
  assert.deepEqual(inForce(root), expected, 'at init');
  instance(root).setOptions({ animation: { easing: 'linear' }, texts: { play: 'Go' } });
  const later = { 'animation.easing': 'linear', 'texts.play': 'Go' };
  assert.deepEqual(inForce(root), { ...expected, ...later }, 'by setOptions');
});

const pathOf = (row: OptionRow): string =>
  Object.keys(allRows).filter((name) => allRows[name] === row)[0]!;

QUnit.test.each('C4 every option can be an attribute', allRows, (assert, row: OptionRow) => {
  const path = pathOf(row);
  const root = run({}, `${attributeOf(path)}='${row.text}'`);
  assert.deepEqual(inForce(root), { ...defaults, [path]: row.value });
});

function parserMessage(text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    return (error as Error).message;
  }
  return 'options are given as an object';
}

QUnit.test.each(
  'C5 data-options that is no JSON object: one warning, and the widget starts',
  ["{theme: 'red'}", '{"theme": "red",}', 'alert(1)', '[1]', '5'],
  (assert, text) => {
    const root = put(tabsHtml());
    root.setAttribute('data-options', text);
    $(root).uiTabs({ rounded: true });
    const warnings = takeWarnings();
    assert.equal(warnings.length, 1);
    assert.true(warnings[0]!.includes(parserMessage(text)), warnings[0]);
    assert.deepEqual(inForce(root), { ...defaults, rounded: true });
    assert.equal(state(root), '1 0 0');
  },
);

QUnit.test('C5 unknown names are ignored, with one warning that lists them', (assert) => {
  const root = run({ colour: 'red', animation: { speed: 1 }, containerHeight: 5 });
  assert.deepEqual(inForce(root), defaults);
  const warnings = takeWarnings();
  assert.equal(warnings.length, 1);
  for (const name of ['#set', 'colour', 'speed', 'containerHeight']) {
    assert.true(warnings[0]!.includes(name), name);
  }
  instance(root).setOptions({ debug: true } as object);
  assert.equal(takeWarnings().length, 1, 'by setOptions');
});

/** The one warning has to name widget, element, option, and the value given. */
function assertWarned(assert: Assert, path: string, { wrong }: OptionRow): void {
  const warnings = takeWarnings();
  assert.equal(warnings.length, 1, path);
  for (const part of ['uiTabs', '#set', path, JSON.stringify(wrong)]) {
    assert.true(warnings[0]!.includes(part), `${part} in ${warnings[0]}`);
  }
}

QUnit.test.each('C5 one warning for a wrong value, then the default', allRows, (assert, row) => {
  const path = pathOf(row);
  const root = run(settingsAt(path, row.wrong));
  assertWarned(assert, path, row);
  assert.deepEqual(instance(root).option(path), row.initial);
  instance(root).setOptions(settingsAt(path, row.value));
  assert.deepEqual(instance(root).option(path), row.value);
  instance(root).setOptions(settingsAt(path, row.wrong));
  assertWarned(assert, path, row);
  assert.deepEqual(instance(root).option(path), row.initial);
});

QUnit.test.each<[path: string, given: unknown, value: unknown]>(
  'C5 numbers and switches may come as text, and old spellings stay',
  [
    ['animation.duration', '250', 250],
    ['maxRows', '3', 3],
    ['autoplay.interval', '2000', 2000],
    ['bordered', 'false', false],
    ['bordered', 0, false],
    ['rounded', 'true', true],
    ['rounded', 1, true],
    ['dark', 'true', true],
    ['dark', 'auto', 'auto'],
    ['animation.effects', 'fadeIn', 'fade'],
    ['animation.effects', 'slideTop', 'slideUp'],
    ['style', 'contained', 'contained'],
    ['style', 'pills', 'pills'],
  ],
  (assert, [path, given, value]) => {
    assert.deepEqual(instance(run(settingsAt(path, given))).option(path), value, 'by call');
    const root = run({}, `${attributeOf(path)}="${String(given)}"`);
    assert.deepEqual(instance(root).option(path), value, 'by attribute');
  },
);

const names = (root: HTMLElement): string[] =>
  Array.from(root.classList)
    .filter((name) => name !== 'hover')
    .sort();

QUnit.test.each<[option: 'theme' | 'style' | 'size', given: string, classes: string[]]>(
  'C5 classes of the page’s own come and go',
  [
    ['theme', 'mine', ['mine']],
    ['theme', 'mine also-mine', ['mine', 'also-mine']],
    ['theme', 'flat-x', ['flat', 'flat-x']],
    ['theme', 'flat-x flat', ['flat', 'flat-x']],
    ['theme', 'flat', ['flat']],
    ['style', 'myStyle', ['myStyle']],
    ['style', 'contained', ['contained']],
    ['size', 'bookingSize', ['bookingSize']],
    ['size', 'a_b-2', ['a_b-2']],
  ],
  (assert, [option, given, classes]) => {
    const root = start();
    const before = names(root);
    const initial = String(instance(root).option(option));
    const without = before.filter((name) => name !== initial);
    instance(root).setOptions({ [option]: given });
    assert.deepEqual(
      names(root),
      without.concat(classes).sort(),
      'the new classes, and only those',
    );
    instance(root).setOptions({ [option]: 'other' });
    assert.deepEqual(names(root), without.concat('other').sort());
    instance(root).setOptions({ [option]: initial });
    assert.deepEqual(names(root), before);
  },
);

QUnit.test.each(
  'C5 a class name that could be anything else is refused',
  ['1st', 'Red', 'a.b', '"><img src=x>', '-x'],
  (assert, theme) => {
    const root = run({ theme });
    assert.equal(takeWarnings().length, 1);
    assert.deepEqual(names(root), names(run({})));
  },
);
