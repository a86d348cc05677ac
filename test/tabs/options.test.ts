import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { takeWarnings } from '../support/console';
import { instance, put, tabsHtml } from '../support/fixture';
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

interface WithEasing {
  easing?: Record<string, unknown>;
}

QUnit.test('T6 the default easing is easeInQuad where the easing plugin is', (assert) => {
  const host = $ as unknown as WithEasing;
  const before = host.easing;
  host.easing = { ...before, easeInQuad: (at: number) => at * at };
  const root = run();
  assert.equal(instance(root).option('animation.easing'), 'easeInQuad');
  if (before) host.easing = before;
  else delete host.easing;
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

QUnit.test.each('C4 every option can be an attribute', allRows, (assert, row: OptionRow) => {
  const path = Object.keys(allRows).filter((name) => allRows[name] === row)[0]!;
  const root = run({}, `${attributeOf(path)}='${row.text}'`);
  assert.deepEqual(inForce(root), { ...defaults, [path]: row.value });
});

QUnit.test('C4 an attribute never becomes a callback', (assert) => {
  const attributes = callbacks.map((name) => `${attributeOf(name)}="alert(1)"`).join(' ');
  assert.deepEqual(inForce(run({}, attributes)), defaults);
});

QUnit.test.each(
  'C4 names of the prototype change nothing, at any depth, in',
  ['__proto__', 'constructor', 'prototype'],
  (assert, name) => {
    const evil = `{"theme": "red", "duration": 1, "close": "X", "polluted": 1}`;
    const text = `{"${name}": ${evil}, "animation": {"${name}": ${evil}},
      "texts": {"${name}": {"${name}": ${evil}}}}`;
    for (const root of [run(JSON.parse(text) as object), run({}, `data-options='${text}'`)]) {
      assert.deepEqual(inForce(root), defaults);
      instance(root).setOptions(JSON.parse(text) as TabsSettings);
      // Names that are no options may be told of.
      takeWarnings();
      assert.deepEqual(inForce(root), defaults);
      assert.equal(state(root), '1 0 0');
    }
    const { theme, polluted } = {} as Record<string, unknown>;
    assert.deepEqual([theme, polluted], [undefined, undefined]);
    assert.equal((Object as unknown as Record<string, unknown>)['polluted'], undefined);
  },
);

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
