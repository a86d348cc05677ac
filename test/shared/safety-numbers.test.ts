import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { put } from '../support/fixture';
import { begin, call, hacked, hostileTexts, withEach, type Kind } from '../support/safety';

// Every number, name and word of the options, with values that are none.
QUnit.module('safety: values of options');

type Values = Record<string, unknown>;

/** The paths of the options that pass, with their defaults. */
function pathsOf(kind: Kind, passes: (value: unknown) => boolean): string[] {
  const root = begin(kind);
  const found: string[] = [];
  const visit = (values: Values, prefix: string): void => {
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'object' && value) visit(value as Values, `${prefix}${name}.`);
      else if (passes(value)) found.push(prefix + name);
    }
  };
  visit(call(kind, root, 'option') as Values, '');
  $(root).remove();
  return found;
}

/** Options with a value at a path. */
function at(path: string, value: unknown): Values {
  const [name = '', inside] = path.split('.');
  return { [name]: inside ? { [inside]: value } : value };
}

const noNumbers: Record<string, unknown> = {
  'no number': NaN,
  'no end': Infinity,
  'more than a timer holds': 2147483648,
  'a length': '10px',
  'a style': '1; background: url(//x)',
  nothing: null,
  'an object that is a number': { valueOf: () => 5, toString: () => '5' },
  'a list': [5],
  'a flag': true,
  'a function': () => 5,
};

QUnit.test.each(
  'F12, C5 every number falls to its default, with one warning, for',
  withEach(noNumbers),
  (assert, [kind, value]) => {
    const usual = begin(kind, { orientation: 'horizontal' });
    const numbers = pathsOf(kind, (one) => typeof one === 'number');
    assert.true(numbers.length > 4);
    for (const path of numbers) {
      const root = begin(kind, { orientation: 'horizontal', ...at(path, value) });
      assert.equal(takeWarnings().length, 1, path);
      const seen = [root.className, root.getAttribute('style'), call(kind, root, 'option', path)];
      const expected = [
        usual.className,
        usual.getAttribute('style'),
        call(kind, usual, 'option', path),
      ];
      assert.deepEqual(seen, expected, path);
      $(root).remove();
    }
  },
);

QUnit.test.each(
  'F5, F12 any text as any option, in scripts and in attributes: one warning at most, for',
  withEach(hostileTexts),
  (assert, [kind, text]) => {
    const initial = kind.state(begin(kind));
    const paths = pathsOf(kind, (one) => typeof one !== 'function');
    // What pages may say in words of their own is text.
    for (const path of paths.filter((one) => !/^(texts|defaultTab)/.test(one))) {
      const given = begin(kind, at(path, text));
      const said = takeWarnings().length;
      const written = put(kind.html());
      const name = path.replace('.', '-').replace(/[A-Z]/g, (one) => '-' + one.toLowerCase());
      written.setAttribute(`data-${name}`, text);
      call(kind, written);
      assert.true(said <= 1 && takeWarnings().length <= 1, path);
      assert.deepEqual([given, written].map(kind.state), [initial, initial], path);
      const words = [given, written].map(({ className }) => className);
      assert.false(/[<>"'\\]/.test(words.join()), path);
      call(kind, given, 'destroy');
      call(kind, written, 'destroy');
      $('#qunit-fixture').empty();
    }
    assert.false(hacked());
  },
);
