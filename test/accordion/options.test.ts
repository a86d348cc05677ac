import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { accordionHtml, accordionOf, accordionState } from '../support/accordion';
import { allRows, callbacks, follows, needs } from '../support/accordion-options';
import { takeWarnings } from '../support/console';
import { put } from '../support/fixture';
import { attributeOf, flatten, settingsAt, type OptionRow } from '../support/option-table';

QUnit.module('accordion: options');

/** All defaults by path. */
const defaults: Record<string, unknown> = {};
for (const path of Object.keys(allRows)) defaults[path] = allRows[path]!.initial;
for (const name of callbacks) defaults[name] = null;

/** Starts an accordion as it is given, and returns its container. */
function run(settings?: object, attributes = ''): HTMLElement {
  const root = put(accordionHtml({ attributes }));
  $(root).uiAccordion(settings as AccordionSettings);
  return root;
}

const inForce = (root: HTMLElement): Record<string, unknown> => flatten(accordionOf(root).option());
const json = (values: object): string => `data-options='${JSON.stringify(values)}'`;
const pathOf = (row: OptionRow): string =>
  Object.keys(allRows).filter((name) => allRows[name] === row)[0]!;

QUnit.test('2.2 the defaults are those of the interface, and no option is unlisted', (assert) => {
  assert.deepEqual(inForce(run()), defaults);
});

interface WithEasing {
  easing?: Record<string, unknown>;
}

QUnit.test('2.2 the default easing is easeOutQuart where the easing plugin is', (assert) => {
  const host = $ as unknown as WithEasing;
  const before = host.easing;
  host.easing = { ...before, easeOutQuart: (at: number) => at };
  const root = run();
  if (before) host.easing = before;
  else delete host.easing;
  assert.equal(accordionOf(root).option('animation.easing'), 'easeOutQuart');
});

QUnit.test.each<[path: string, values: [unknown, unknown, unknown, unknown]]>(
  'C4 defaults < call < data-options < attribute < setOptions, for',
  [
    ['theme', ['red', 'green', 'blue', 'black']],
    ['headerSize', [1, 2, 3, 4]],
    ['bordered', [true, false, true, false]],
    ['animation.duration', [1, 2, 3, 4]],
    ['autoplay.interval', [1, 2, 3, 4]],
    ['texts.slide', ['a', 'b', 'c', 'd']],
  ],
  (assert, [path, [call, options, attribute, later]]) => {
    const given = json(settingsAt(path, options));
    const both = `${given} ${attributeOf(path)}="${String(attribute)}"`;
    const read = (root: HTMLElement): unknown => accordionOf(root).option(path);
    assert.deepEqual(read(run()), allRows[path]!.initial, 'the default');
    assert.deepEqual(read(run(settingsAt(path, call))), call, 'call');
    assert.deepEqual(read(run(settingsAt(path, call), given)), options, 'data-options');
    const root = run(settingsAt(path, call), both);
    assert.deepEqual(read(root), attribute, 'attribute');
    accordionOf(root).setOptions(settingsAt(path, later));
    assert.deepEqual(read(root), later, 'setOptions');
    accordionOf(root).setOptions({ shadows: false });
    assert.deepEqual(read(root), later, 'and it stays');
  },
);

QUnit.test.each('C4 every option can be an attribute', allRows, (assert, row) => {
  const path = pathOf(row);
  const root = run(needs[path], `${attributeOf(path)}='${row.text}'`);
  const expected = { ...defaults, ...flatten(needs[path] || {}), ...follows[path] };
  assert.deepEqual(inForce(root), { ...expected, [path]: row.value });
});

QUnit.test('C4 an attribute never becomes a callback', (assert) => {
  const attributes = callbacks.map((name) => `${attributeOf(name)}="alert(1)"`).join(' ');
  assert.deepEqual(inForce(run({}, attributes)), defaults);
});

QUnit.test('C4 groups are merged deeply, over all sources', (assert) => {
  const attributes = `${json({ animation: { effects: 'fade' } })} data-animation-type="jquery"`;
  const root = run({ animation: { duration: 200 } }, attributes);
  accordionOf(root).setOptions({ animation: { easing: 'linear' } });
  assert.deepEqual(inForce(root), {
    ...defaults,
    'animation.duration': 200,
    'animation.effects': 'fade',
    'animation.type': 'jquery',
    'animation.easing': 'linear',
  });
});

QUnit.test('C5 groups are switched off by false or null', (assert) => {
  const root = run({ autoplay: { interval: 50 }, animation: { duration: 5 } });
  accordionOf(root).setOptions({ autoplay: false, animation: null });
  const off = { 'animation.duration': 5, 'animation.effects': 'none' };
  assert.deepEqual(inForce(root), { ...defaults, ...off });
});

/** What the one warning has to name: widget, element, option, value, and what is allowed. */
const warningOf = (path: string, { wrong, allowed, initial }: OptionRow): string =>
  `uiAccordion #acc: option ${path}: ${JSON.stringify(wrong)} can't be used, ` +
  `it takes ${allowed}; using ${JSON.stringify(initial)}`;

QUnit.test.each('C5 one warning for a wrong value, then the default', allRows, (assert, row) => {
  const path = pathOf(row);
  const root = run({ ...needs[path], ...settingsAt(path, row.wrong) });
  assert.deepEqual(takeWarnings(), [warningOf(path, row)], 'at init');
  assert.deepEqual(accordionOf(root).option(path), row.initial);
  accordionOf(root).setOptions(settingsAt(path, row.value));
  assert.deepEqual(accordionOf(root).option(path), row.value);
  accordionOf(root).setOptions(settingsAt(path, row.wrong));
  assert.deepEqual(takeWarnings(), [warningOf(path, row)], 'by setOptions');
  assert.deepEqual(inForce(root), { ...defaults, ...flatten(needs[path] || {}) });
});

QUnit.test.each('C5 undefined means not given', allRows, (assert, row) => {
  const path = pathOf(row);
  const root = run({ ...needs[path], ...settingsAt(path, row.value) });
  accordionOf(root).setOptions(settingsAt(path, undefined));
  assert.deepEqual(accordionOf(root).option(path), row.value);
});

QUnit.test.each('C5 a callback that is no function: one warning', callbacks, (assert, name) => {
  const root = run({ [name]: 'alert(1)', animation: { effects: 'none' } });
  assert.deepEqual(takeWarnings(), [
    `uiAccordion #acc: option ${name}: "alert(1)" can't be used, it takes a function; using null`,
  ]);
  accordionOf(root).select(1);
  assert.equal(accordionState(root), '0 1 0');
});

QUnit.test.each(
  'C5 numeric strings and "true", "false", 0 and 1 are taken',
  [
    ['headerSize', '52', 52],
    ['headerFontSize', ' 2.1 ', 2.1],
    ['contentHeight', '300', 300],
    ['animation.duration', '0', 0],
    ['rounded', 'true', true],
    ['shadows', 'false', false],
    ['scrollable', 1, true],
    ['showIcons', 0, false],
    ['responsive', '1', true],
  ] as const,
  (assert, [path, given, value]) => {
    assert.deepEqual(inForce(run(settingsAt(path, given))), { ...defaults, [path]: value });
  },
);

QUnit.test('C5 the old spelling fadeIn is fade', (assert) => {
  const root = run(settingsAt('animation.effects', 'fadeIn'));
  assert.equal(accordionOf(root).option('animation.effects'), 'fade');
});

QUnit.test('C5 an unknown easing is swing, also where the easing plugin is', (assert) => {
  const root = run(settingsAt('animation.easing', 'none'));
  assert.deepEqual(takeWarnings(), [
    warningOf('animation.easing', { ...allRows['animation.easing']!, wrong: 'none' }),
  ]);
  assert.equal(accordionOf(root).option('animation.easing'), 'swing');
});

QUnit.test('C5 a theme of the page’s own is a class, which goes with it', (assert) => {
  const root = run({ theme: 'mine other-1' });
  assert.true(root.classList.contains('mine') && root.classList.contains('other-1'));
  accordionOf(root).setOptions({ theme: 'red' });
  assert.false(root.classList.contains('mine') || root.classList.contains('other-1'));
  assert.true(root.classList.contains('red'));
});

QUnit.test('C5 unknown names are ignored without a word, unless debug is on', (assert) => {
  const unknown = { colour: 'red', containerHeight: 320, animation: { speed: 1 } };
  assert.deepEqual(inForce(run(unknown)), defaults);
  assert.deepEqual(inForce(run({ ...unknown, debug: true })), { ...defaults, debug: true });
  assert.deepEqual(takeWarnings(), [
    'uiAccordion #acc: there is no option colour, containerHeight, animation.speed',
  ]);
});

QUnit.test('C5 data-options that are no JSON: one warning, and the widget starts', (assert) => {
  const root = put(accordionHtml());
  root.setAttribute('data-options', '{theme: red}');
  $(root).uiAccordion({ active: 1, animation: { effects: 'none' } });
  const warnings = takeWarnings();
  assert.equal(warnings.length, 1);
  assert.true(/^uiAccordion #acc: data-options is not used: .*JSON/.test(warnings[0]!));
  assert.equal(accordionState(root), '0 1 0');
});
