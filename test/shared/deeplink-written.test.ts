import $ from 'jquery';
import { accordionHtml } from '../support/accordion';
import { press } from '../support/driver';
import { accordion, begin, begun, both, kinds, bothEach, type AnySet } from '../support/kinds';
import { atHash, goTo, hashOf, restoring, stored, written } from '../support/links';

QUnit.module('deep links: what is written', restoring);

const linked = { deeplinking: true };
const several = { ...linked, expandMode: 'multiple' } as const;

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

both('T20, T18, C16 once what is open is removed, what opens instead is named:', (assert, kind) => {
  const settings = { ...linked, collapsible: true, rememberState: true };
  const { set, state, click, item, panel } = begin(kind, settings, kind.html({ count: 6 }));
  const after = (remove: () => unknown): unknown[] => {
    click(0, 1);
    written();
    remove();
    return [state().split(' ').indexOf('1'), written(), location.hash, stored()];
  };
  const named = (name: string): unknown[] => [
    1,
    [`push #${name}`],
    `#${name}`,
    [`uiTabs:#set ["${name}"]`],
  ];
  // Sections may all be closed.
  const nothing = [-1, ['replace no hash'], '', ['uiAccordion:#set []']];
  const isTabs = kind === kinds.tabs;
  const byMethod = (): unknown => set.remove(1);
  const byPage = (): unknown => {
    $([item(1), panel(1)]).remove();
    return set.refresh();
  };
  assert.deepEqual(after(byMethod), isTabs ? named('tab3') : nothing);
  assert.deepEqual(after(byPage), isTabs ? named('tab4') : nothing, 'by the page');
  if (isTabs) return;
  const withOthers = (): unknown => {
    atHash('#chapter');
    return byMethod();
  };
  assert.deepEqual(after(withOthers).slice(0, 3), [-1, [], '#chapter']);
  set.setOptions({ history: 'none' });
  assert.deepEqual(after(byMethod).slice(0, 3), [-1, [], '#chapter']);
});

QUnit.test('T20 closing leaves the hash of somebody else alone', (assert) => {
  atHash('#chapter');
  const { click } = accordion({ ...linked, active: 0 });
  assert.equal(click(0), '0 0 0');
  assert.deepEqual(written(), []);
});

const sections = {
  'one that is removed': ['#', (set) => set.remove(1)],
  'one with a name, that is removed': ['#', (set) => set.select('third').remove('third')],
  'one that has moved': ['#section1', (set) => set.move(1, 0)],
  'one behind a new one': ['#section3', (set) => set.add({ header: 'N', content: 'C', index: 0 })],
  'one with a name, that has moved': ['#third', (set) => set.select('third').move(-1, 0)],
  'one that stays where it is': ['#section2', (set) => set.remove(-1).refresh()],
} satisfies Record<string, [string, (set: AnySet) => unknown]>;

QUnit.test.each<[string, (set: AnySet) => unknown]>(
  'A11, A13 the address goes along with its section:',
  sections,
  (assert, [hash, act]) => {
    const html = accordionHtml().replace(/<li>(?=<h3>H3)/, '<li data-link="third">');
    const { click, set } = accordion(linked, html);
    click(1);
    act(set as AnySet);
    assert.equal(location.hash || '#', hash);
    atHash('#chapter');
    set.remove(0);
    assert.equal(location.hash, '#chapter', 'not with that of somebody else');
  },
);

QUnit.test('T20, T18 the name of the next tab takes the place of one that goes', (assert) => {
  const { click, set } = begin(kinds.tabs, { ...linked, collapsible: true });
  click(1);
  set.move(1, 0).remove(2);
  assert.equal(location.hash, '#tab2', 'its name stays');
  set.remove(0);
  assert.equal(location.hash, '#tab1');
  set.remove(0);
  assert.equal(location.hash, '');
});

both('T20, T23, A11 of a shared hash, what is removed loses its part:', (assert, kind) => {
  const settings = {
    ...linked,
    collapsible: true,
    deeplinkingSeparator: '/',
    deeplinkingMode: 'multiple',
  } as const;
  const [a, b] = ['a', 'b'].map((id) => begin(kind, settings, kind.html({ id })));
  a!.click(1);
  b!.click(2);
  assert.equal(location.hash, `#a/${kind.noun}2&b/${kind.noun}3`);
  // One tab after the other opens as long as there are some.
  a!.set.remove(0).remove(0).remove(0);
  assert.equal(location.hash, `#b/${kind.noun}3`);
  b!.set.remove(0).remove(0).remove(0);
  assert.equal(location.hash, '');
});

const names = {
  'a comma and a space': ['my, tab', '#my,%20tab'],
  umlauts: ['Übersicht', '#%C3%9Cbersicht'],
  'an ampersand': ['a&b', '#a%26b'],
  'a percent sign': ['100%', '#100%25'],
};

bothEach('T20, A11 a name with', names, (assert, kind, [name, hash]) => {
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
