import $ from 'jquery';
import { instance, put, start } from '../support/fixture';
import { accordion, begin, begun, both, bothEach, heard, statesOf } from '../support/kinds';
import { atHash, goTo, hashOf, hostile, restoring, written } from '../support/links';
import { state } from '../support/state';

QUnit.module('deep links', restoring);

const linked = { deeplinking: true };
const several = { ...linked, expandMode: 'multiple' } as const;

both('T20, A11 at load the hash selects, and nothing is written:', async (assert, kind) => {
  atHash(hashOf(kind, 2));
  const log = kind.log();
  const { root, state } = begin(kind, { ...linked, ...log.settings });
  assert.equal(state(), '0 1 0');
  await heard(kind, root);
  assert.equal(log.take(), `ready, ${kind.opened} 1 hash`);
  atHash('');
  begin(kind, { ...linked, [kind.first]: 2 });
  assert.deepEqual(written(), []);
});

QUnit.test('T20 back to a tab that is no longer there, nothing happens', (assert) => {
  const root = start(linked);
  instance(root).remove(0);
  instance(root).last();
  assert.equal(state(root), '0 1');
  goTo('');
  assert.equal(state(root), '0 1');
});

QUnit.test('T20 back to no hash is all that was open at load', (assert) => {
  const { state } = accordion({ ...several, active: [0, 2] });
  goTo('#section2');
  goTo('');
  assert.deepEqual([state(), location.hash], ['1 0 1', '']);
});

both('C10, T20 a change of the hash selects with the reason hash:', async (assert, kind) => {
  const { log, state } = await begun(kind, linked);
  goTo(hashOf(kind, 3));
  assert.equal(state(), '0 0 1');
  assert.equal(log.take(), kind.change(2, 0, 'hash'));
  goTo(hashOf(kind, 3));
  goTo('#somebody');
  assert.deepEqual([log.take(), state(), location.hash], ['', '0 0 1', '#somebody']);
  goTo('');
  assert.equal(state(), '1 0 0', 'no hash is what was selected at load');
  assert.equal(log.take(), kind.change(0, 2, 'hash'));
  assert.deepEqual(written(), []);
});

bothEach('F1, F2, F15 at load and later:', hostile, (assert, kind, hash) => {
  const holder = put('<div></div>');
  const run = () => {
    $(holder).empty();
    const sets = [
      begin(kind, { ...linked, [kind.first]: 2 }, kind.html({ id: 'a' })),
      begin(kind, { ...linked, deeplinkingSeparator: '/', deeplinkingMode: 'multiple' }),
    ];
    for (const { root } of sets) holder.append(root);
    return sets;
  };
  const markup = (): string => holder.innerHTML.replace(/uiTabs\d+/g, 'uiTabs');
  run();
  const before = markup();
  atHash(hash);
  run();
  assert.equal(markup(), before, 'at load');
  atHash('');
  const sets = run();
  $(holder).on('click', () => assert.step('clicked'));
  for (const { set } of sets) set.select(1);
  atHash('#chapter');
  goTo(hash);
  // No hash is what was selected at load.
  const later = hash === '#' ? ['0 0 1', '1 0 0'] : ['0 1 0', '0 1 0'];
  assert.deepEqual(statesOf(sets), later);
  assert.false('hacked' in window);
  assert.true(hash === '#' || location.hash.length >= hash.length, 'the browser took it');
  assert.verifySteps([]);
});

both('AT13 the hash never selects what is disabled, nor what is only a link:', (assert, kind) => {
  const html = kind
    .html()
    .replace('<li>', '<li data-disabled>')
    .replace('</ul><', '<li><a href="/elsewhere">T4</a></li></ul><')
    .replace('<h3>T3', '<h3><a href="/elsewhere">T3</a>');
  atHash(hashOf(kind, 1));
  const { set, root } = begin(kind, { ...linked, [kind.first]: 1 }, html);
  const opened = (): number => $(root).find('.z-active').first().index();
  assert.deepEqual([set.active(), opened(), location.hash], [1, 1, hashOf(kind, 1)]);
  const link = hashOf(kind, kind.labels(root).length);
  for (const hash of [link, '#other', hashOf(kind, 1)]) goTo(hash);
  assert.deepEqual([set.active(), opened()], [1, 1]);
});

/** Settings, and what stands before the name in the hash of a set with the id `set`. */
const forms: Record<string, [settings: object, before: string, id?: string]> = {
  neither: [{}, ''],
  'a separator, and the id': [{ deeplinkingSeparator: '/' }, 'set/'],
  'a prefix and a separator': [{ deeplinkingPrefix: 'page', deeplinkingSeparator: '-' }, 'page-'],
  'a prefix alone': [{ deeplinkingPrefix: 'page' }, ''],
  'the separator none': [{ deeplinkingSeparator: 'none' }, ''],
  'a separator, but no id': [{ deeplinkingSeparator: '/' }, '', ''],
};

bothEach('T9 the hash has the prefix and the separator:', forms, (assert, kind, row) => {
  const [settings, before, id = 'set'] = row;
  const { click, state } = begin(kind, { ...linked, ...settings }, kind.html({ id }));
  const hash = (n: number): string => `#${before}${kind.noun}${n}`;
  click(1);
  assert.equal(location.hash, hash(2));
  goTo('#nobody');
  goTo('');
  assert.equal(state(), '1 0 0');
  goTo(hash(2));
  assert.equal(state(), '0 1 0');
  goTo(hash(4));
  goTo('#other/tab1');
  assert.equal(state(), '0 1 0', 'an unknown name, or that of another set');
});

both('C20 deeplinking is turned on and off at once:', async (assert, kind) => {
  const { log, set, state, click } = await begun(kind);
  goTo(hashOf(kind, 2));
  assert.deepEqual(
    [log.take(), click(1, 0)],
    ['', '0 1 0, 1 0 0'],
    'without it a hash means nothing',
  );
  log.take();
  set.setOptions(linked);
  assert.deepEqual([log.take(), state(), location.hash], ['', '1 0 0', hashOf(kind, 2)]);
  goTo(hashOf(kind, 3));
  assert.equal(state(), '0 0 1');
  set.setOptions({ deeplinkingSeparator: '/' });
  click(1);
  const hash = `#set/${kind.noun}2`;
  assert.equal(location.hash, hash);
  set.setOptions({ deeplinking: false });
  goTo(hash.replace('2', '1'));
  assert.deepEqual([click(2), location.hash], ['0 0 1', hash.replace('2', '1')]);
  set.setOptions(linked).destroy();
  assert.equal(location.hash, hash.replace('2', '1'));
});
