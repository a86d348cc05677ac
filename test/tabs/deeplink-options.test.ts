import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { driver, logged } from '../support/driver';
import { instance, put, start, tabsHtml } from '../support/fixture';
import { atHash, goTo, restoring, written } from '../support/links';
import { state } from '../support/state';

QUnit.module('tabs: options of deep links', restoring);

const linked: TabsSettings = { deeplinking: true };

/** Settings, and the hash that the second tab of a set with the id `set` has by them. */
const forms: Record<string, [TabsSettings, string, id?: string]> = {
  neither: [{}, '#tab2'],
  'a separator, and the id': [{ deeplinkingSeparator: '/' }, '#set/tab2'],
  'a prefix and a separator': [
    { deeplinkingPrefix: 'page', deeplinkingSeparator: '-' },
    '#page-tab2',
  ],
  'a prefix alone': [{ deeplinkingPrefix: 'page' }, '#tab2'],
  'a prefix and the separator none': [
    { deeplinkingPrefix: 'page', deeplinkingSeparator: 'none' },
    '#tab2',
  ],
  'the separator none': [{ deeplinkingSeparator: 'none' }, '#tab2'],
  'a separator of several signs': [{ deeplinkingSeparator: '!=' }, '#set!=tab2'],
  'a comma': [{ deeplinkingSeparator: ',' }, '#set,tab2'],
  'a separator, but no id': [{ deeplinkingSeparator: '/' }, '#tab2', ''],
};

QUnit.test.each('T9 prefix and separator:', forms, (assert, [settings, hash, id]) => {
  const root = start({ ...linked, ...settings }, tabsHtml(id === '' ? { id } : {}));
  driver(root).click(1);
  assert.equal(location.hash, hash);
  goTo('#nobody');
  goTo('');
  assert.equal(state(root), '1 0 0');
  goTo(hash);
  assert.equal(state(root), '0 1 0');
  goTo(hash.replace('tab2', 'tab4'));
  goTo('#other/tab1');
  assert.equal(state(root), '0 1 0', 'an unknown name, or that of another set');
});

QUnit.test('T20 several sets in one hash', (assert) => {
  atHash('#a/tab2&b/tab3');
  const settings = { ...linked, deeplinkingSeparator: '/', deeplinkingMode: 'multiple' } as const;
  const roots = ['a', 'b'].map((id) => start(settings, tabsHtml({ id })));
  const [a, b] = roots.map(driver);
  assert.deepEqual(roots.map(state), ['0 1 0', '0 0 1']);
  a!.click(0);
  assert.equal(location.hash, '#a/tab1&b/tab3');
  b!.click(1);
  assert.equal(location.hash, '#a/tab1&b/tab2');
  goTo('#b/tab3');
  assert.deepEqual(roots.map(state), ['1 0 0', '0 0 1']);
  a!.click(2);
  assert.equal(location.hash, '#b/tab3&a/tab3');
  goTo('#b/tab3');
  assert.deepEqual(roots.map(state), ['1 0 0', '0 0 1'], 'without its part a set is as at first');
  goTo('#b/tab3&a/tab2');
  goTo('#chapter');
  assert.deepEqual(roots.map(state), ['0 1 0', '0 0 1']);
  goTo('');
  assert.deepEqual(roots.map(state), ['1 0 0', '1 0 0']);
  goTo('#other/%C3%BC%26&a/tab1&gone/x');
  a!.click(2);
  assert.equal(location.hash, '#other/%C3%BC%26&a/tab3&gone/x', 'parts of others stay');
});

QUnit.test('T20 history: a step each, or the same one, or nothing is written', (assert) => {
  const root = start(linked);
  const select = (): string[] => {
    driver(root).click(1);
    driver(root).click(2);
    return written();
  };
  assert.deepEqual(select(), ['push #tab2', 'push #tab3']);
  instance(root).setOptions({ history: 'replace' });
  History.prototype.replaceState.call(history, { page: 'its own' }, '');
  assert.deepEqual(select(), ['replace #tab2', 'replace #tab3']);
  assert.deepEqual(history.state, { page: 'its own' }, 'the page’s state stays');
  instance(root).setOptions({ history: 'none' });
  assert.deepEqual([select(), location.hash], [[], '#tab3']);
  goTo('#tab2');
  assert.equal(state(root), '0 1 0', 'and the hash is heard');
});

QUnit.test('C20 deeplinking is turned on and off at once', async (assert) => {
  const { log, root } = await logged();
  atHash('#tab2');
  instance(root).setOptions(linked);
  assert.deepEqual([log.take(), state(root), location.hash], ['', '1 0 0', '#tab2']);
  goTo('#tab3');
  assert.equal(state(root), '0 0 1');
  instance(root).setOptions({ deeplinkingSeparator: '/' });
  driver(root).click(1);
  assert.equal(location.hash, '#set/tab2');
  instance(root).setOptions({ deeplinking: false });
  goTo('#set/tab1');
  driver(root).click(2);
  assert.deepEqual([state(root), location.hash], ['0 0 1', '#set/tab1']);
});

QUnit.test('T20 a link that is followed again opens what the address names already', (assert) => {
  atHash('#tab3');
  const root = start({ ...linked, history: 'none' });
  const link = put('<a href="#tab3"><i>third</i></a>');
  instance(root).select(0);
  // After the set has heard of it: some browsers would go there during the next test.
  $(window).one('click', (event) => event.preventDefault());
  link.querySelector('i')!.click();
  assert.deepEqual([state(root), location.hash], ['0 0 1', '#tab3']);
});

// High enough that a list above them is out of sight.
const high = '<p style="height: 3000px"></p>';
const inSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

QUnit.test('T20 a link to a name scrolls to a list that is out of sight', (assert) => {
  const above = put(high);
  const root = start(linked);
  put(high);
  const list = root.querySelector('.z-tabs-desktop')!;
  scrollTo(0, 0);
  assert.false(inSight(list));
  goTo('#tab2');
  assert.deepEqual([state(root), inSight(list)], ['0 1 0', true]);
  scrollBy(0, -100);
  const at = scrollY;
  goTo('#tab3');
  assert.deepEqual([state(root), scrollY], ['0 0 1', at], 'in sight nothing scrolls');
  above.remove();
  scrollTo(0, 0);
});

QUnit.test('T22 writing the address never scrolls, also where an id equals the hash', (assert) => {
  const root = start(linked);
  put(`${high}<i id="tab2">far</i>`);
  scrollTo(0, 0);
  driver(root).click(1);
  assert.deepEqual([location.hash, scrollY], ['#tab2', 0]);
});
