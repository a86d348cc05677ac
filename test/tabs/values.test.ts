import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { takeWarnings } from '../support/console';
import { instance, put, start, tabsHtml } from '../support/fixture';
import { allRows, attributeOf, settingsAt, type OptionRow } from '../support/option-table';
import { state } from '../support/state';

QUnit.module('tabs: option values');

const pathOf = (row: OptionRow): string =>
  Object.keys(allRows).filter((name) => allRows[name] === row)[0]!;

function run(settings: object, attributes = ''): HTMLElement {
  const root = put(tabsHtml({ attributes }));
  $(root).uiTabs(settings as TabsSettings);
  return root;
}

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

QUnit.test.each(
  'C5 a callback that is no function: one warning, and nothing is called',
  ['ready', 'select', 'render'],
  (assert, name) => {
    const root = run({ [name]: 'alert(1)', animation: { effects: 'none' } });
    assert.equal(takeWarnings().length, 1);
    assert.equal(instance(root).option(name), null);
    instance(root).select(1);
    assert.equal(state(root), '0 1 0');
  },
);

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

QUnit.test('C5 an unknown easing is swing, also where the easing plugin is', (assert) => {
  const root = run({ animation: { easing: 'easeInWobble' } });
  assert.equal(takeWarnings().length, 1);
  assert.equal(instance(root).option('animation.easing'), 'swing');
});

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
