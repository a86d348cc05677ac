import $ from 'jquery';
import { idle } from '../support/accordion';
import { takeWarnings } from '../support/console';
import { press } from '../support/driver';
import {
  accordion,
  begin,
  begun,
  begunAccordion,
  both,
  call,
  kinds,
  statesOf,
  bothEach,
  type AnySet,
  type Kind,
} from '../support/kinds';

QUnit.module('methods');

const READERS = ['active', 'count', 'option'];
const shared =
  'select prev next first last setOptions play stop load preload add move remove enable';
const own = { uiTabs: '', uiAccordion: ' toggle close expandAll collapseAll' };

/** All methods of a kind that return the instance. */
const chained = ({ plugin }: Kind): string[] =>
  `${shared} disable refresh reveal${own[plugin]} destroy`.split(' ');

type Call = (...args: unknown[]) => unknown;
const invoke = (set: AnySet, name: string, ...args: unknown[]): unknown =>
  (set as unknown as Record<string, Call>)[name]!(...args);

both('C6 the instance has the documented methods and no other:', (assert, kind) => {
  const names: string[] = [];
  for (const name in begin(kind).set) names.push(name);
  assert.deepEqual(names.sort(), [...chained(kind), ...READERS].sort());
});

both('C6 methods return the instance, so that calls chain:', (assert, kind) => {
  const { set } = begin(kind);
  for (const name of chained(kind)) {
    assert.strictEqual(invoke(set, name, 0, 'content'), set, name);
  }
  // Some of these arguments make no sense.
  takeWarnings();
});

both('C6 by name a method runs on every match, and a reader on the first:', (assert, kind) => {
  const sets = [begin(kind), begin(kind, {}, kind.html({ id: 'other', count: 2 }))];
  const matches = $(sets.map(({ root }) => root));
  assert.strictEqual(call(kind, matches, 'add', 'T4', '<p>P4</p>'), matches);
  call(kind, matches, 'last');
  assert.deepEqual(statesOf(sets), ['0 0 0 1', '0 0 1']);
  const read = [['active'], ['count'], ['option', 'theme']].map((args) =>
    call(kind, matches, ...args),
  );
  assert.deepEqual(read, [3, 4, 'silver']);
  assert.strictEqual(call(kind, matches, 'instance'), sets[0]!.set);
});

both('C6 an unknown method throws an Error that lists the methods:', (assert, kind) => {
  const { root, state } = begin(kind);
  const known = [...chained(kind), ...READERS, 'instance', 'scan'].sort();
  for (const name of ['slect', 'constructor', '__proto__', 'widget', '']) {
    assert.throws(
      () => call(kind, root, name),
      ({ message }: Error) => {
        const [what, list = ''] = message.split('; there are ');
        assert.equal(what, `${kind.plugin}: there is no method "${name}"`);
        assert.deepEqual(list.split(', ').sort(), known);
        return true;
      },
    );
  }
  assert.equal(state(), '1 0 0');
});

both('C6 where a method takes an index it takes a name, too:', (assert, kind) => {
  const html = kind
    .html({ count: 4 })
    .replace('<li>', '<li data-link="stays">')
    .replace('<div><p>P3', '<div id="food"><p>P3')
    .replace(/<(a|h3)>(?=T2)/, '<$1 id="head">');
  const { set, state, item } = begin(kind, {}, html);
  item(3).id = 'a b';
  const after = (name: string): string => (set.select(name), state());
  assert.deepEqual(['food', 'stays', `${kind.noun}2`, 'a b', 'head', '0'].map(after), [
    '0 0 1 0',
    '1 0 0 0',
    '0 1 0 0',
    '0 0 0 1',
    '0 1 0 0',
    '1 0 0 0',
  ]);
  set.disable('food').select('food');
  assert.equal(state(), '1 0 0 0');
  set.enable('food').remove('stays').remove('a b');
  assert.deepEqual([set.count(), set.select('food').count(), state()], [2, 2, '0 1']);
  assert.deepEqual(takeWarnings(), []);
});

both('C6, C7 digits stay indexes, and a name that nobody has warns:', (assert, kind) => {
  const html = kind.html().replace('<li>', '<li data-link="2">');
  const { set, state } = begin(kind, {}, html);
  set.select('2');
  assert.equal(state(), '0 0 1');
  set.select('constructor').select('').select('#stays');
  assert.equal(state(), '0 0 1');
  const what = `${kind.plugin} #set: there is no ${kind.noun}`;
  assert.deepEqual(takeWarnings(), [
    `${what} "constructor"`,
    `${what} with index ""`,
    `${what} "#stays"`,
  ]);
});

both('C6 after destroy methods do nothing, and warn once:', (assert, kind) => {
  const { root, set } = begin(kind);
  set.destroy();
  const html = root.outerHTML;
  set.select(1).select(2);
  assert.deepEqual(takeWarnings(), [`${kind.plugin} #set: called after destroy()`]);
  for (const name of chained(kind)) assert.strictEqual(invoke(set, name, 1, 'x'), set, name);
  for (const name of READERS) assert.strictEqual(invoke(set, name), undefined, name);
  call(kind, root, 'next');
  assert.deepEqual(takeWarnings(), [`${kind.plugin} #set: next() before the start`]);
  assert.equal(root.outerHTML, html);
  // Nor do they start again what markup had started.
  $(root).attr('data-role', kind.role);
  assert.strictEqual(call(kind, root, 'instance'), undefined);
});

both('C6 option() is a copy of all options, option(path) one of them:', (assert, kind) => {
  const { set } = begin(kind, { rounded: true, contentUrls: [null, '/a'] });
  const options = set.option();
  assert.true(options.rounded);
  assert.deepEqual(set.option('texts'), options.texts);
  for (const path of ['nothing', 'animation.nothing', 'theme.length', 'constructor', '']) {
    assert.strictEqual(set.option(path), undefined, path);
  }
  options.animation.effects = 'fade';
  options.texts.play = 'changed';
  (options.contentUrls as string[])[1] = 'changed';
  assert.equal(set.option('animation.effects'), 'none');
  assert.equal(set.option('texts.play'), 'Start automatic change');
  assert.deepEqual(set.option('contentUrls'), [null, '/a']);
});

QUnit.module('methods: indexes');

const good: Record<string, [index: unknown, state: string]> = {
  'a number': [1, '0 1 0'],
  text: ['1', '0 1 0'],
  'text, from the end': ['-1', '0 0 1'],
};

bothEach('C7 an index that is', good, (assert, kind, [index, expected]) => {
  const { set, state } = begin(kind);
  set.select(index as number);
  assert.equal(state(), expected);
  if (kind.plugin === 'uiTabs') return;
  set.close(index as number);
  assert.equal(state(), '0 0 0');
  assert.equal((set.toggle(index as number), state()), expected);
});

const bad: Record<string, unknown> = {
  'too high': 3,
  'too low': -4,
  'between two': 1.5,
  'no number': NaN,
  'empty text': '',
  nothing: null,
  missing: undefined,
  'a symbol': Symbol('odd'),
  'an object without text': Object.create(null),
  'a list': [[]],
};

bothEach('C5, C7 a warning, no change:', bad, async (assert, kind, value) => {
  const { log, root, set } = await begun(kind);
  for (const method of ['select', 'load', 'preload', 'remove', 'enable', 'disable']) {
    const html = root.outerHTML;
    invoke(set, method, value);
    assert.equal(root.outerHTML, html, method);
    const beginnings = takeWarnings().map((text) => text.split(' with')[0]);
    assert.deepEqual(beginnings, [`${kind.plugin} #set: there is no ${kind.noun}`]);
  }
  if (value !== undefined) assert.strictEqual(set.option(value as string), undefined);
  assert.equal(log.take(), '');
});

QUnit.module('methods: stepping');

type Step = 'next' | 'prev' | 'first' | 'last';
const steps = (set: AnySet, ...names: Step[]): unknown[] =>
  names.map((name) => set[name]().active());

both('C8 next and prev go round; with nowhere to go they stay:', async (assert, kind) => {
  const { log, set } = await begun(kind);
  assert.deepEqual(steps(set, 'next', 'next', 'next', 'prev', 'prev'), [1, 2, 0, 2, 1]);
  assert.deepEqual(steps(set, 'last', 'first'), [2, 0]);
  log.take();
  set.disable(1).disable(2);
  assert.deepEqual(steps(set, 'next', 'prev', 'first', 'last'), [0, 0, 0, 0]);
  assert.equal(log.take(), '');
});

const passed: Record<string, (item: HTMLElement, on: boolean) => void> = {
  disabled: (item, on) => item.classList.toggle('z-disabled', on),
  'display: none': (item, on) => (item.style.display = on ? 'none' : ''),
  '.hide': (item, on) => item.classList.toggle('hide', on),
};

bothEach('C8 steps pass over what is', passed, (assert, kind, change) => {
  const { set, item } = begin(kind, { [kind.first]: 1 }, kind.html({ count: 5 }));
  for (const n of [0, 2, 4]) change(item(n), true);
  assert.deepEqual(steps(set, 'next', 'next', 'prev', 'prev'), [3, 1, 3, 1]);
  assert.deepEqual(steps(set, 'last', 'first'), [3, 1]);
  change(item(2), false);
  assert.deepEqual(steps(set, 'next'), [2]);
});

QUnit.test('A2, A3 steps begin with nothing open, and never close', (assert) => {
  const expected = { next: [0, 1], prev: [2, 1], first: [0, 0], last: [2, 2] };
  for (const [name, indexes] of Object.entries(expected)) {
    assert.deepEqual(steps(accordion().set as AnySet, name as Step, name as Step), indexes, name);
  }
});

both('T19, A11, AT13, T4 a disabled item says so; nobody selects it:', async (assert, kind) => {
  const html = kind.html().replace('</li><li>', '</li><li data-disabled>');
  const { log, root, set, state, item, label, click } = await begun(kind, {}, html);
  const told = (): unknown[] => [item(1).matches('.z-disabled'), label(1).ariaDisabled];
  set.select(1);
  for (const key of ['Enter', ' ']) press(label(1), key);
  assert.deepEqual([click(1), log.take(), told()], ['1 0 0', '', [true, 'true']]);
  set.enable(1).disable(2);
  assert.deepEqual([click(1), told()], ['0 1 0', [false, null]]);
  assert.equal(click(2), '0 1 0');
  $(item(2)).removeClass('z-disabled');
  assert.equal(click(2), '0 0 1', 'a class that a page takes off');
  $(item(0)).addClass('z-disabled');
  assert.equal(click(0), '0 0 1', 'or adds');
  set.select(0);
  assert.equal(state(), '0 0 1');
  if (kind.plugin === 'uiTabs') assert.equal(label(0).ariaDisabled, 'true');
  assert.equal(root.querySelectorAll('.z-disabled').length, 1);
});

QUnit.module('methods of an accordion');

QUnit.test('A11 toggle turns a section round, close only closes it', async (assert) => {
  const { log, set, state } = await begunAccordion();
  set.toggle(1).toggle(2).close(0).close(2).toggle(0).toggle(0);
  assert.equal(state(), '0 0 0');
  const selects = log.entries.filter((entry) => entry.startsWith('select'));
  assert.equal(
    selects.join(', '),
    'select 1 api, select 2 api, select 2 closed api, select 0 api, select 0 closed api',
  );
});

QUnit.test('A11 expandAll opens all, collapseAll closes all', async (assert) => {
  const { log, set, state } = await begunAccordion({ active: [1] });
  set.disable(2).expandAll().expandAll();
  assert.deepEqual([state(), log.take()], ['1 1 0', 'select 0 api, activate 0 api']);
  set.enable(2).expandAll();
  assert.equal(state(), '1 1 1');
  log.take();
  set.collapseAll().collapseAll();
  assert.equal(state(), '0 0 0');
  const told = ['activate', 'collapse', 'select'].flatMap((name) =>
    [0, 1, 2].map((n) => `${name} ${n} closed api`),
  );
  assert.deepEqual(log.entries.sort(), told);
});

QUnit.test('A11 active() gives an index or -1, in multiple mode an array', (assert) => {
  const single = accordion().set;
  assert.deepEqual([single.active(), single.select(2).active()], [-1, 2]);
  const several = accordion({ expandMode: 'multiple' }).set;
  assert.deepEqual([several.active(), several.select(2).select(0).active()], [[], [0, 2]]);
});

QUnit.test('A11 a disabled section is closed by nobody, nor open at the start', (assert) => {
  const { set, state } = accordion({ active: 1 });
  set.disable(1).close(1).toggle(1);
  assert.equal(state(), '0 1 0');
  const html = kinds.accordion.html({ id: 'other' }).replace('<li>', '<li data-disabled>');
  const other = accordion({ active: 0 }, html);
  assert.deepEqual([other.state(), idle(other.root)], ['0 0 0', 'true - -']);
});
