import $ from 'jquery';
import { accordion, accordionHtml } from '../support/accordion';
import { eventTypes } from '../support/cleanup';
import { press } from '../support/driver';
import { instance, put, start, tabsHtml } from '../support/fixture';
import { begin, begun, both, heard, kinds, withEach, type Kind } from '../support/kinds';
import { atHash, goTo, hostile, restoring, written } from '../support/links';
import { state } from '../support/state';

QUnit.module('deep links', restoring);

const linked = { deeplinking: true };
const several = { ...linked, expandMode: 'multiple' } as const;

/** The hash of an item by its position. */
const hashOf = ({ noun }: Kind, number: number): string => `#${noun}${number}`;

both('T20, A11 at load the hash selects, and nothing is written:', async (assert, kind) => {
  atHash(hashOf(kind, 2));
  const log = kind.log();
  const { root, state } = begin(kind, { ...linked, ...log.settings });
  assert.equal(state(), '0 1 0');
  await heard(kind, root);
  await Promise.resolve();
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

QUnit.test('T20 each selection of a user or a method is written', async (assert) => {
  const { click, label, set } = await begun(kinds.tabs, linked);
  const acts = [
    () => click(1),
    () => press(label(1), 'ArrowRight'),
    () => set.first(),
    () => set.first(),
  ];
  const seen = acts.map((act) => [act(), location.hash, written().join()].slice(1).join(' '));
  assert.deepEqual(seen, ['#tab2 push #tab2', '#tab3 push #tab3', '#tab1 push #tab1', '#tab1 ']);
});

/** Presses headers in turn; the address and the state after each. */
const after = ({ click }: ReturnType<typeof accordion>, ...indexes: number[]): string[] =>
  indexes.map((index) => {
    const state = click(index);
    return `${location.hash} ${state}`;
  });

QUnit.test('A11 opening and closing are written, one step each', (assert) => {
  const found = accordion(linked);
  assert.deepEqual(after(found, 1, 2, 2), ['#section2 0 1 0', '#section3 0 0 1', ' 0 0 0']);
  found.set.select(0).next();
  assert.equal(location.hash, '#section2');
  found.set.collapseAll();
  assert.equal(location.hash, '');
  const steps = ['#section2', '#section3', 'no hash', '#section1', '#section2', 'no hash'];
  assert.deepEqual(
    written(),
    steps.map((step) => `push ${step}`),
  );
});

QUnit.test('A11 of several open sections the address holds the one opened last', (assert) => {
  const found = accordion(several);
  assert.deepEqual(
    after(found, 2, 0, 2, 0),
    ['#section3 0 0 1', '#section1 1 0 1', '#section1 1 0 0', ' 0 0 0'],
    'closing that one takes it out',
  );
  goTo('#section2');
  assert.equal(found.state(), '0 1 0');
});

QUnit.test('T20 back to no hash is all that was open at load', (assert) => {
  const { state } = accordion({ ...several, active: [0, 2] });
  goTo('#section2');
  goTo('');
  assert.deepEqual([state(), location.hash], ['1 0 1', '']);
});

QUnit.test('T20 closing leaves the hash of somebody else alone', (assert) => {
  atHash('#chapter');
  const { click } = accordion({ ...linked, active: 0 });
  assert.equal(click(0), '0 0 0');
  assert.deepEqual(written(), []);
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

QUnit.test.each('F1, F2, F15 at load and later:', withEach(hostile), (assert, [kind, hash]) => {
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
  assert.deepEqual(
    sets.map(({ state }) => state()),
    later,
  );
  assert.false('hacked' in window);
  assert.true(hash === '#' || location.hash.length >= hash.length, 'the browser took it');
  assert.verifySteps([]);
});

const names = {
  'a space': ['my tab', '#my%20tab'],
  'a comma': ['my, tab', '#my,%20tab'],
  umlauts: ['Übersicht', '#%C3%9Cbersicht'],
  'an ampersand': ['a&b', '#a%26b'],
  'a percent sign': ['100%', '#100%25'],
  'a word of every object': ['constructor', '#constructor'],
  'a selector': [':not(*)', '#:not(*)'],
};

QUnit.test.each('T20, A11 a name with', withEach(names), (assert, [kind, [name, hash]]) => {
  const html = ['first', 'second', name].reduce(
    (all, one) => all!.replace('<li>', `<li data-link="${one!.replace('&', '&amp;')}">`),
    kind.html(),
  );
  const { click, state } = begin(kind, linked, html);
  click(2);
  assert.equal(location.hash, hash);
  goTo('#first');
  assert.equal(state(), '1 0 0');
  for (const typed of [hash!, '#' + encodeURIComponent(name!)]) {
    goTo('#second');
    goTo(typed);
    assert.equal(state(), '0 0 1', typed);
  }
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

both('T20 without deeplinking the hash means nothing:', (assert, kind) => {
  atHash(hashOf(kind, 2));
  const { click, state } = begin(kind);
  assert.equal(state(), '1 0 0');
  goTo(hashOf(kind, 3));
  assert.deepEqual([click(1), location.hash], ['0 1 0', hashOf(kind, 3)]);
});

/** Settings, and what stands before the name in the hash of a set with the id `set`. */
const forms: Record<string, [settings: object, before: string, id?: string]> = {
  neither: [{}, ''],
  'a separator, and the id': [{ deeplinkingSeparator: '/' }, 'set/'],
  'a prefix and a separator': [{ deeplinkingPrefix: 'page', deeplinkingSeparator: '-' }, 'page-'],
  'a prefix alone': [{ deeplinkingPrefix: 'page' }, ''],
  'a prefix and none': [{ deeplinkingPrefix: 'page', deeplinkingSeparator: 'none' }, ''],
  'the separator none': [{ deeplinkingSeparator: 'none' }, ''],
  'a separator of several signs': [{ deeplinkingSeparator: '!=' }, 'set!='],
  'a comma': [{ deeplinkingSeparator: ',' }, 'set,'],
  'a separator, but no id': [{ deeplinkingSeparator: '/' }, '', ''],
};

QUnit.test.each('T9 prefix and separator:', withEach(forms), (assert, [kind, row]) => {
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

both('T20 several sets in one hash:', (assert, kind) => {
  const multiple = { ...linked, deeplinkingSeparator: '/', deeplinkingMode: 'multiple' } as const;
  const hash = (text: string): string => text.replace(/\/(?=\d)/g, `/${kind.noun}`);
  atHash(hash('#a/2&b/3'));
  const [a, b] = ['a', 'b'].map((id) => begin(kind, multiple, kind.html({ id })));
  const states = (): string[] => [a!.state(), b!.state()];
  assert.deepEqual(states(), ['0 1 0', '0 0 1']);
  a!.click(0);
  assert.equal(location.hash, hash('#a/1&b/3'));
  b!.click(1);
  assert.equal(location.hash, hash('#a/1&b/2'));
  goTo(hash('#b/3'));
  assert.deepEqual(states(), ['1 0 0', '0 0 1']);
  a!.click(2);
  assert.equal(location.hash, hash('#b/3&a/3'));
  goTo(hash('#b/3'));
  assert.deepEqual(states(), ['1 0 0', '0 0 1'], 'without its part a set is as at first');
  goTo(hash('#b/3&a/2'));
  goTo('#chapter');
  assert.deepEqual(states(), ['0 1 0', '0 0 1']);
  goTo('');
  assert.deepEqual(states(), ['1 0 0', '1 0 0']);
  goTo(hash('#other/%C3%BC%26&a/1&gone/x'));
  a!.click(2);
  assert.equal(location.hash, hash('#other/%C3%BC%26&a/3&gone/x'), 'parts of others stay');
  if (kind.plugin === 'uiAccordion') {
    a!.click(2);
    assert.equal(location.hash, '#other/%C3%BC%26&gone/x', 'closed: no part');
  }
});

both('T20 history: a step each, or the same one, or nothing is written:', (assert, kind) => {
  const { click, set, state } = begin(kind, linked);
  const [second, third] = [hashOf(kind, 2), hashOf(kind, 3)];
  const select = (): string[] => (click(1, 2), written());
  assert.deepEqual(select(), [`push ${second}`, `push ${third}`]);
  set.setOptions({ history: 'replace' });
  History.prototype.replaceState.call(history, { page: 'its own' }, '');
  assert.deepEqual(select(), [`replace ${second}`, `replace ${third}`]);
  assert.deepEqual(history.state, { page: 'its own' }, 'the page’s state stays');
  set.setOptions({ history: 'none' });
  assert.deepEqual([select(), location.hash], [[], third]);
  goTo(second);
  assert.equal(state(), '0 1 0', 'and the hash is heard');
});

both('C20, C13 deeplinking is turned on and off at once, and ends:', async (assert, kind) => {
  const before = eventTypes(window);
  const { log, set, state, click } = await begun(kind);
  atHash(hashOf(kind, 2));
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
  assert.deepEqual([eventTypes(window), location.hash], [before, hash.replace('2', '1')]);
});

QUnit.module('deep links: what scrolls', {
  ...restoring,
  afterEach() {
    restoring.afterEach();
    scrollTo(0, 0);
  },
});

// High enough that a list above them is out of sight.
const high = '<p style="height: 3000px"></p>';
const topOf = (element: Element): number => element.getBoundingClientRect().top;
const inSight = (element: Element): boolean => topOf(element) >= 0 && topOf(element) < innerHeight;

both('T20 a link to a name scrolls to a label that is out of sight:', (assert, kind) => {
  put(high);
  const { label, state } = begin(kind, linked);
  put(high);
  scrollTo(0, 0);
  assert.false(inSight(label(1)));
  goTo(hashOf(kind, 2));
  assert.deepEqual([state(), inSight(label(1))], ['0 1 0', true]);
  scrollBy(0, -100);
  const at = scrollY;
  goTo(hashOf(kind, 3));
  assert.deepEqual([state(), scrollY], ['0 0 1', at], 'in sight nothing scrolls');
});

QUnit.test('T20 a link opens what it names where the motion brings it into sight', (assert) => {
  const tall = accordionHtml({ sections: 5 }).replaceAll('<p>', '<p style="height: 1500px">');
  const settings = { ...linked, active: 0, animation: { effects: 'slide' } } as const;
  const { header, state } = accordion(settings, tall);
  put(high);
  scrollBy(0, topOf(header(2)) - 400);
  goTo('#section3');
  assert.equal(state(), '0 0 1 0 0');
  assert.true(inSight(header(2)), `at ${topOf(header(2))} px`);
});

QUnit.test('T20 a header below what the page keeps free above is no header in sight', (assert) => {
  put(high);
  const { header } = accordion(linked);
  put(high);
  const { style } = document.documentElement;
  style.scrollPaddingTop = '100px';
  scrollBy(0, topOf(header(1)) - 10);
  goTo('#section2');
  style.scrollPaddingTop = '';
  assert.equal(Math.round(topOf(header(1))), 100);
});

both('T22 writing the address never scrolls, also where an id equals the hash:', (assert, kind) => {
  const { click } = begin(kind, linked);
  put(`${high}<i id="${kind.noun}2">far</i>`);
  scrollTo(0, 0);
  click(1);
  assert.deepEqual([location.hash, scrollY], [hashOf(kind, 2), 0]);
});

// A link to where the page's address points already, which opens something other than this page.
QUnit.module('deep links: links that are followed again', restoring);

const presses: Record<string, [opens: boolean, keys: MouseEventInit, isPrevented?: boolean]> = {
  plain: [true, {}],
  'with Ctrl': [false, { ctrlKey: true }],
  'that the page prevents': [false, {}, true],
};

const targets: Record<string, [hash: string, settings: object]> = {
  'R1 what it points to opens': ['#there', {}],
  'R1 without findInPage what it points to opens': ['#there', { findInPage: false }],
  'T20 the tab that it names opens': ['#tab3', { deeplinking: true, history: 'none' }],
};

for (const [rule, [hash, settings]] of Object.entries(targets)) {
  QUnit.test.each(`${rule} only by a link into this page:`, presses, (assert, row) => {
    const [opens, keys, isPrevented = false] = row;
    atHash(hash);
    const root = start(settings, tabsHtml().replace('<p>P3', '<p id="there">P3'));
    const link = put(`<a href="${hash}"><i>there</i></a>`);
    link.onclick = () => !isPrevented;
    instance(root).select(0);
    // After the set has heard of it: some browsers would go there during the next test.
    $(window).one('click', (event) => event.preventDefault());
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
    link.firstElementChild!.dispatchEvent(press);
    assert.deepEqual([state(root), location.hash], [opens ? '0 0 1' : '1 0 0', hash]);
  });
}
