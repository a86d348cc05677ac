import { hashFor, isForOthers, namesFrom, type LinkForm } from '../../src/shared/hash';
import { hostile } from '../support/links';

QUnit.module('hash');

// Two of the names have a separator in them.
const has = (names: readonly string[]): boolean => /^(a\/b|%41|2-own)$/.test(names.join());
const alone: LinkForm = { start: '', separator: '', many: false, has };
const own = (start: string, separator: string): LinkForm => ({ ...alone, start, separator });
const many = (start: string, separator = '/'): LinkForm => ({
  start,
  separator,
  many: true,
  has: (names) => names.some((name) => has([name])),
});

/** A form, a hash without its sign, and the names that it has for the widget. */
type Reading = [LinkForm, string, string[] | null];

const readings: Record<string, Reading> = {
  'a name': [alone, 'tab2', ['tab2']],
  nothing: [alone, '', null],
  'a name behind a prefix': [own('set/', '/'), 'set/tab2', ['tab2']],
  'the prefix of another': [own('set/', '/'), 'other/tab2', null],
  'a name without the prefix': [own('set/', '/'), 'tab2', null],
  'a prefix without a name': [own('set/', '/'), 'set/', null],
  'a prefix that goes on': [own('set/', '/'), 'set2/tab2', null],
  'a separator in the name': [own('set/', '/'), 'set/a/b', ['a/b']],
  'percent-encoded': [alone, 'a%20b%2Fc', ['a b/c']],
  'umlauts, encoded': [alone, '%C3%BCber', ['über']],
  'umlauts as they are': [alone, 'über', ['über']],
  'a percent sign': [alone, '100%25', ['100%']],
  'an encoded prefix': [own('a&b/', '/'), 'a%26b/tab2', ['tab2']],
  'several names': [alone, 'a,b', ['a', 'b']],
  'a comma in a name': [alone, 'a%2Cb,c', ['a,b', 'c']],
  'line breaks in a name': [alone, 'a%0Ab%0Dc,d', ['a\nb\rc', 'd']],
  'a comma in a name, in small letters': [alone, 'a%2cb', ['a,b']],
  'a comma as separator': [own('set,', ','), 'set,a,b', ['a', 'b']],
  'an encoded comma as separator': [own('set,', ','), 'set%2Ca', ['a']],
  'an ampersand, where the hash has one part': [alone, 'a&b', ['a&b']],
  'the own part of several': [many('b/'), 'a/x&b/y&c/z', ['y']],
  'an encoded ampersand in a name': [many('b/'), 'a/x&b/y%26z', ['y&z']],
  'several names among the parts': [many('b/'), 'a/x&b/y,z', ['y', 'z']],
  'a longer prefix that begins so': [many('b-', '-'), 'b-2-tab1&b-tab3', ['tab3']],
  'a separator in a name that there is': [many('b-', '-'), 'b-2-own', ['2-own']],
  'parts of others only': [many('b/'), 'a/x&c/z', null],
  'the first part that has a name': [many('b/'), 'b/&b/y&b/z', ['y']],
  'a part that is broken, beside the own one': [many('b/'), '%E0%A4%A&b/y', ['y']],
  'broken UTF-8': [alone, 'tab2%E0%A4%A', null],
  'more than anybody writes': [alone, 'a'.repeat(10001), null],
  'more parts than anybody writes': [many('b/'), 'b/y&' + 'a/x&'.repeat(2500), null],
};

QUnit.test.each('T20 what a hash says to a widget:', readings, (assert, [form, hash, names]) => {
  assert.deepEqual(namesFrom(hash, form), names);
});

/** A form, the names to say, the hash there is, and the hash that says them. */
type Writing = [LinkForm, string[], string, string];

const writings: Record<string, Writing> = {
  'a name': [alone, ['tab2'], '', 'tab2'],
  'over another': [alone, ['tab2'], 'tab1', 'tab2'],
  'behind a prefix': [own('set/', '/'), ['tab2'], 'other/tab1', 'set/tab2'],
  nothing: [alone, [], 'tab1', ''],
  several: [alone, ['a', 'b'], '', 'a,b'],
  'commas in names': [alone, ['a,b', 'c'], '', 'a%2Cb,c'],
  'a comma as separator': [own('set,', ','), ['a'], '', 'set,a'],
  'signs with a meaning': [alone, ['a&b#c'], '', 'a%26b%23c'],
  'a percent sign': [alone, ['100%'], '', '100%25'],
  'spaces and umlauts': [alone, ['ü b'], '', '%C3%BC%20b'],
  'a slash': [own('set/', '/'), ['a/b'], '', 'set/a/b'],
  'signs in the prefix': [many('a&b/'), ['x'], '', 'a%26b/x'],
  'the first of several parts': [many('b/'), ['y'], '', 'b/y'],
  'beside others': [many('b/'), ['y'], 'a/x', 'a/x&b/y'],
  'in its place': [many('b/'), ['z'], 'a/x&b/y&c/w', 'a/x&b/z&c/w'],
  'in the place of its first part': [many('b/'), ['z'], 'b/y&a/x&b/y', 'b/z&a/x'],
  'beside a longer prefix': [many('b-', '-'), ['z'], 'b-2-tab1', 'b-2-tab1&b-z'],
  'in its place beside a longer prefix': [many('b-', '-'), ['z'], 'b-2-x&b-y', 'b-2-x&b-z'],
  'instead of a name that there is no longer': [many('b/'), ['z'], 'b/gone&a/x', 'b/z&a/x'],
  "instead of a router's path": [many('b/'), ['y'], '!/route/x', 'b/y'],
  'out from among others': [many('b/'), [], 'a/x&b/y&c/w', 'a/x&c/w'],
  'out, being the only one': [many('b/'), [], 'b/y', ''],
  'without a part of others': [many('b/'), [], 'a/x', 'a/x'],
  'others as they were written': [many('b/'), ['y'], 'a/%C3%BC', 'a/%C3%BC&b/y'],
  'instead of a hash of another kind': [many('b/'), ['y'], 'chapter', 'b/y'],
  'instead of one too long': [many('b/'), ['y'], 'a/' + 'x'.repeat(10000), 'b/y'],
  'half of a sign': [alone, ['\ud800'], '', '\ud800'],
};

QUnit.test.each('T20 writing a name:', writings, (assert, [form, names, hash, written]) => {
  assert.equal(hashFor(names, hash, form), written);
});

const names = [
  'tab2',
  'a b',
  'über',
  'a&b',
  'a,b',
  '100%',
  '%41',
  'a/b',
  '#a',
  '<\'">',
  'ein=1',
  '+',
];
const formsOfAll = [
  alone,
  own('set/', '/'),
  own('s,', ','),
  own('ü%', '%'),
  many('set/'),
  many('a&b:', ':'),
];

QUnit.test('T20 every name is read as it was written, alone and with another', (assert) => {
  for (const form of formsOfAll) {
    for (const name of names) {
      for (const said of [[name], [name, 'second'], ['first', name]]) {
        const { hash } = new URL('#' + hashFor(said, 'x/y', form), 'http://localhost');
        assert.deepEqual(namesFrom(hash.slice(1), form), said, form.start + name);
        assert.equal(hashFor(said, hash.slice(1), form), hash.slice(1), 'the browser keeps it');
      }
    }
  }
});

const speakings: Record<string, [LinkForm, string, boolean]> = {
  nothing: [alone, '', true],
  'nothing, where there are several': [many('b/'), '', true],
  'a name': [alone, 'tab2', false],
  'the name of another': [own('b/', '/'), 'a/x', false],
  'a part of another': [many('b/'), 'a/x', true],
  'parts of others': [many('b/'), 'a/x&c/y', true],
  'the own part among others': [many('b/'), 'a/x&b/y', false],
  'an own part with an unknown name': [many('b/'), 'b/unknown', false],
  'a hash of another kind': [many('b/'), 'chapter', false],
  'a hash of another kind beside a part': [many('b/'), 'chapter&a/x', false],
  'a part of a longer prefix': [many('b-', '-'), 'b-2-tab1', true],
  "a router's path": [many('b/'), '!/route/x', false],
  'a part without a name': [many('b/'), 'a/', false],
  'a path': [many('b/'), '/a/x', false],
  'broken UTF-8': [many('b/'), 'a/%E0%A4%A', false],
  'more than anybody writes': [many('b/'), 'a/' + 'x'.repeat(10000), false],
};

QUnit.test.each('T20 which hash is for others:', speakings, (assert, [form, hash, expected]) => {
  assert.equal(isForOthers(hash, form), expected);
});

QUnit.test.each(
  'Safety 1, 15 a hash that is nobody’s is not read or kept:',
  hostile,
  (assert, hash) => {
    for (const form of formsOfAll.slice(1)) {
      assert.equal(namesFrom(hash.slice(1), form), null, form.start);
      assert.equal(hashFor(['a'], hash.slice(1), form), hashFor(['a'], '', form), form.start);
    }
  },
);
