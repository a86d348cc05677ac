import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { put } from '../support/fixture';
import { begin, both, bothEach, call, still, within, type Kind } from '../support/kinds';
import { attributeOf, callbacks, flatten, settingsAt } from '../support/option-table';
import { startWith, hacked, hostileTexts, under } from '../support/safety';

// Every number, name and word of the options, and every argument, with values that are none.
QUnit.module('safety: values');

function pathsOf(kind: Kind, passes: (value: unknown) => boolean): string[] {
  const root = startWith(kind);
  const values = flatten(call(kind, root, 'option') as object);
  $(root).remove();
  return Object.keys(values).filter((path) => passes(values[path]));
}

const noNumbers: Record<string, unknown> = {
  'no number': NaN,
  'more than a timer holds': 2147483648,
  'a style': '1; background: url(//x)',
  nothing: null,
  'an object that is a number': { valueOf: () => 5, toString: () => '5' },
  'a function': () => 5,
};

bothEach(
  'F12, C5 every number falls to its default, with one warning, for',
  noNumbers,
  (assert, kind, value) => {
    const across = { orientation: 'horizontal' };
    const usual = startWith(kind, across);
    const numbers = pathsOf(kind, (one) => typeof one === 'number');
    assert.true(numbers.length > 4);
    for (const path of numbers) {
      const seen = (root: HTMLElement): unknown[] => [
        ...[root.className, root.getAttribute('style'), call(kind, root, 'option', path)],
      ];
      const root = startWith(kind, { ...across, ...settingsAt(path, value) });
      assert.equal(takeWarnings().length, 1, path);
      assert.deepEqual(seen(root), seen(usual), path);
      $(root).remove();
    }
  },
);

/** The options that warnings are about. */
const namedIn = (warnings: string[]): string[] =>
  warnings.map((warning) => /option ([\w.]+)/.exec(warning)?.[1] ?? warning).sort();

bothEach(
  'F5, F6, F12 any text as any option is text, or gets one warning:',
  hostileTexts,
  (assert, kind, text) => {
    const initial = kind.state(startWith(kind));
    // What pages may say in words of their own is text.
    const paths = pathsOf(kind, (one) => typeof one !== 'function').filter(
      (path) => !/^(texts|defaultTab)/.test(path),
    );
    const all = paths.map((path) => settingsAt(path, text));
    const given = startWith(kind, $.extend(true, {}, ...all));
    const refused = paths.filter((path) => call(kind, given, 'option', path) !== text).sort();
    assert.deepEqual(namedIn(takeWarnings()), refused, 'by a call');
    const written = startWith(kind, {}, under(paths.map(attributeOf), text));
    const isRead = (path: string): boolean => !callbacks[kind.plugin].includes(path);
    assert.deepEqual(namedIn(takeWarnings()), refused.filter(isRead), 'by attributes');
    assert.deepEqual([given, written].map(kind.state), [initial, initial]);
    const words = [given, written].map(({ className }) => className);
    assert.false(/[<>"'\\]/.test(words.join()));
    for (const root of [given, written]) call(kind, root, 'destroy');
    assert.false(hacked());
  },
);

const evil = '"__proto__":{"hacked":1},"constructor":{"prototype":{"hacked":1}}';

both('F5 what changes all objects is dropped, at any depth', (assert, kind) => {
  const json = `{${evil},"animation":{${evil},"duration":7}}`;
  const root = startWith(kind, JSON.parse(json), { 'data-options': json });
  call(kind, root, 'setOptions', JSON.parse(json));
  // Names that are no options may be told of.
  takeWarnings();
  assert.equal(call(kind, root, 'option', 'animation.duration'), 7);
  assert.strictEqual(call(kind, root, 'option', '__proto__.hacked'), undefined);
  assert.false(hacked());
});

both('F6 functions come from scripts alone', (assert, kind) => {
  const code = 'function () { window.hacked = 1 }';
  const names = ['ajax', 'ready', 'select', 'beforeSelect', 'contentLoad', 'error', 'render'];
  const attributes = names.map((name) => `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`);
  const json = JSON.stringify({ select: code, ready: 'alert', beforeSelect: 'history.back' });
  const root = startWith(kind, {}, { ...under(attributes, code), 'data-options': json });
  assert.equal(takeWarnings().length, 3, 'of what stands in the JSON; attributes may be others’');
  const values = names.map((name) => call(kind, root, 'option', name));
  assert.deepEqual(values, Array(7).fill(null));
  assert.false(hacked());
});

both('F15 fifty levels of sets, opened from the innermost', (assert, kind) => {
  const root = put(within(Array<Kind>(50).fill(kind), '<p class="deep">deep</p>'));
  const deepest = root.querySelector('.deep')!;
  const levels = Array.from({ length: 50 }, (_, n) => document.getElementById(`set${n}`)!);
  for (const level of levels) call(kind, level, still);
  call(kind, levels[0]!, 'reveal', deepest);
  assert.true(deepest.checkVisibility({ visibilityProperty: true }));
  for (const level of levels) call(kind, level, 'destroy');
  assert.equal(root.querySelectorAll('.z-content').length, 0);
});

both('F15 five thousand items start and change in time', (assert, kind) => {
  const { root, set } = begin(kind, {}, kind.html({ count: 5000 }));
  set.select(4999).remove(0);
  assert.deepEqual([set.count(), set.active()], [4999, 4998]);
  set.destroy();
  assert.equal(root.querySelectorAll('[role]').length, 0);
});
