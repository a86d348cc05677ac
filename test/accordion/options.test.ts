import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { accordionHtml, accordionOf } from '../support/accordion';
import { allRows, callbacks, needs } from '../support/accordion-options';
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
const pathOf = (row: OptionRow): string =>
  Object.keys(allRows).filter((name) => allRows[name] === row)[0]!;

QUnit.test('2.2 the defaults are those of the interface', (assert) => {
  const inForce = flatten(accordionOf(run()).option());
  const found = Object.keys(defaults).map((path) => [path, inForce[path]]);
  assert.deepEqual(Object.fromEntries(found), defaults);
});

interface WithEasing {
  easing?: Record<string, unknown>;
}

QUnit.test('2.2 the default easing is easeOutQuart where the easing plugin is', (assert) => {
  const host = $ as unknown as WithEasing;
  const before = host.easing;
  host.easing = { ...before, easeOutQuart: (at: number) => at };
  const root = run();
  assert.equal(accordionOf(root).option('animation.easing'), 'easeOutQuart');
  if (before) host.easing = before;
  else delete host.easing;
});

QUnit.test.each('C4 every option can be an attribute', allRows, (assert, row) => {
  const path = pathOf(row);
  const root = run(needs[path], `${attributeOf(path)}='${row.text}'`);
  assert.deepEqual(accordionOf(root).option(path), row.value);
});

/** What the one warning has to name: widget, element, option, value, and what is allowed. */
function isNamed(assert: Assert, path: string, { wrong, allowed }: OptionRow): void {
  const warnings = takeWarnings();
  assert.equal(warnings.length, 1);
  const parts = ['uiAccordion', '#acc', path, JSON.stringify(wrong), allowed];
  assert.deepEqual(
    parts.filter((part) => !warnings[0]!.includes(part)),
    [],
    warnings[0],
  );
}

QUnit.test.each('C5 one warning for a wrong value, then the default', allRows, (assert, row) => {
  const path = pathOf(row);
  const root = run({ ...needs[path], ...settingsAt(path, row.wrong) });
  isNamed(assert, path, row);
  assert.deepEqual(accordionOf(root).option(path), row.initial);
  accordionOf(root).setOptions(settingsAt(path, row.value));
  assert.deepEqual(accordionOf(root).option(path), row.value);
  accordionOf(root).setOptions(settingsAt(path, row.wrong));
  isNamed(assert, path, row);
  assert.deepEqual(accordionOf(root).option(path), row.initial);
});

QUnit.test('C5 the old spelling fadeIn is fade', (assert) => {
  const root = run(settingsAt('animation.effects', 'fadeIn'));
  assert.equal(accordionOf(root).option('animation.effects'), 'fade');
});
