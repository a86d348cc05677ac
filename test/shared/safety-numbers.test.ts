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
  'no end below': -Infinity,
  'less than nothing': -1,
  'more than a timer holds': 2147483648,
  'as much as there is': Number.MAX_VALUE,
  'a length': '10px',
  'more than a number': '1e400',
  'a style': '1; background: url(//x)',
  'a function of CSS': 'calc(1px)',
  'nothing between': ' ',
  nothing: null,
  'an object that is a number': { valueOf: () => 5, toString: () => '5' },
  'an object without text': Object.create(null) as unknown,
  'a list': [5],
  'a flag': true,
  'a function': () => 5,
  'a symbol': Symbol('5'),
  'a date': new Date(5),
};

QUnit.test.each(
  'Safety 12, C5 every number falls to its default, with one warning, for',
  withEach(noNumbers),
  (assert, [kind, value]) => {
    const usual = begin(kind, { orientation: 'horizontal' });
    const numbers = pathsOf(kind, (one) => typeof one === 'number');
    assert.true(numbers.length > 4);
    for (const path of numbers) {
      const root = begin(kind, { orientation: 'horizontal', ...at(path, value) });
      const warnings = takeWarnings();
      assert.equal(warnings.length, 1, path);
      assert.true(warnings[0]!.startsWith(`${kind.plugin} #set: option ${path}: `), path);
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

const extremes: Record<string, unknown> = {
  nothing: 0,
  'nothing below': -0,
  'hardly anything': 5e-324,
  'a fraction': 1e-7,
  'most of all': 2147483647,
  'a number in words': ' 0x10 ',
  'with an exponent': '1e3',
};

// What is a number in a style, with or without a unit.
const MEASURE = /^(-?[\d.]+(e[+-]?\d+)?(px)?|none)$/;

QUnit.test.each(
  'Safety 12 what is a number is one in styles, however small or large:',
  withEach(extremes),
  (assert, [kind, value]) => {
    for (const path of pathsOf(kind, (one) => typeof one === 'number')) {
      for (const orientation of ['horizontal', 'vertical']) {
        const root = begin(kind, { orientation, animation: { effects: 'none' } });
        call(kind, root, 'setOptions', at(path, value));
        call(kind, root, 'select', 1);
        const shown = Array.from(root.querySelectorAll('p')).map((one) => one.checkVisibility());
        assert.deepEqual(shown, [false, true, false], `${path}, ${orientation}`);
        // A horizontal accordion has no vertical measures.
        const inForce = call(kind, root, 'option', path);
        if (orientation === 'vertical' || inForce !== 0) assert.equal(inForce, Number(value), path);
        const { style } = root;
        const wrong = Array.from(style)
          .map((name) => style.getPropertyValue(name))
          .filter((one) => !MEASURE.test(one));
        assert.deepEqual(wrong, [], path);
        call(kind, root, 'destroy');
        $(root).remove();
      }
    }
  },
);

QUnit.test.each(
  'Safety 5, 12 any text as any option, in scripts and in attributes: one warning at most, for',
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
