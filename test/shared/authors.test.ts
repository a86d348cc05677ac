import $ from 'jquery';
import type { AccordionInstance } from '../../src/accordion/accordion.types';
import type { TabsInstance } from '../../src/tabs/tabs.types';
import { takeWarnings } from '../support/console';
import { accordionHtml, accordionOf, accordionState, startAccordion } from '../support/accordion';
import { instance, labels, panels, put, start, tabsHtml } from '../support/fixture';
import { atHash, restoring } from '../support/links';
import { state } from '../support/state';

// What authors hand over that isn't as in the examples.
QUnit.module('authors', restoring);

type Plugin = 'uiTabs' | 'uiAccordion';
const kinds: Plugin[] = ['uiTabs', 'uiAccordion'];
type Call = (...args: unknown[]) => unknown;

const call = (set: unknown, plugin: Plugin, ...args: unknown[]): unknown =>
  (set as Record<Plugin, Call>)[plugin](...args);
const htmlOf = { uiTabs: tabsHtml(), uiAccordion: accordionHtml() };
const still = { animation: { effects: 'none' } } as const;

QUnit.test.each('C2 nodes between elements are passed over', kinds, (assert, plugin) => {
  const set = $(`${htmlOf[plugin]}\n<!-- between -->\n${htmlOf[plugin]}`);
  assert.deepEqual(
    $.map(set.toArray() as Node[], ({ nodeType }) => nodeType),
    [1, 3, 8, 3, 1],
  );
  const text = set.eq(1);
  for (const some of [set, text, $(document), $(window)]) {
    assert.strictEqual(call(some, plugin, still), some);
    assert.strictEqual(call(some, plugin, 'refresh'), some);
  }
  assert.strictEqual(call(text.add(set), plugin, 'instance'), call(set, plugin, 'instance'));
  assert.deepEqual([call(set, plugin, 'count'), call(text, plugin, 'count')], [3, undefined]);
  assert.equal(call(set.last(), plugin, 'count'), 3);
  call(set, plugin, 'destroy');
});

QUnit.test.each('C1 an element is for one plugin at a time', kinds, (assert, plugin) => {
  const root = put(htmlOf[plugin]);
  const other: Plugin = plugin === 'uiTabs' ? 'uiAccordion' : 'uiTabs';
  const before = root.outerHTML;
  call($(root), plugin, still);
  const running = root.outerHTML;
  assert.strictEqual((call($(root), other, still) as JQuery)[0], root);
  assert.deepEqual(takeWarnings(), [
    `${other} #${root.id}: ${plugin} runs on this element already`,
  ]);
  assert.equal(root.outerHTML, running);
  assert.equal(call($(root), other, 'instance'), undefined);
  call($(root), plugin, 'destroy');
  assert.equal(root.outerHTML, before);
});

const stored = (): string[] => Object.keys(localStorage).filter((key) => /^ui[TA]/.test(key));
const field = (name: string): string => `<input name="${name}">`;
const formPanels = `<form title="One">${field('id')}${field('title')}</form><form>${field('id')}</form>`;
const clobbered = {
  'forms as panels': `<div id="set"><ul><li><a>T1</a></li><li><a>T2</a></li></ul><div>${formPanels}</div></div>`,
  'forms without labels': `<div id="set">${formPanels}</div>`,
  'a form as the set': `<form id="set">${field('id')}<ul><li><a>T1</a></li><li><a>T2</a></li></ul><div><div>P1</div><div>P2</div></div></form>`,
};

QUnit.test.each('T4 C13 fields with the names of properties:', clobbered, (assert, html) => {
  const root = start({ deeplinking: true, deeplinkingSeparator: '/', rememberState: true }, html);
  const [first, second] = panels(root);
  instance(root).select(1);
  assert.equal(location.hash, '#set/tab2');
  assert.deepEqual(stored(), [`uiTabs:${location.pathname}#set`]);
  assert.equal(labels(root)[0]!.textContent, /ul/.test(html) ? 'T1' : 'One');
  for (const [n, panel] of [first!, second!].entries()) {
    assert.equal(panel.getAttribute('aria-labelledby'), labels(root)[n]!.id);
    assert.equal(labels(root)[n]!.getAttribute('aria-controls'), panel.getAttribute('id'));
  }
  instance(root).destroy();
  assert.equal(root.outerHTML, html);
});

QUnit.test('A3 C13 a form with a field that is called id as an accordion', (assert) => {
  const html = `<form id="acc">${field('id')}<div><h3>H1</h3><div>C1</div></div></form>`;
  const root = startAccordion({ rememberState: true }, html);
  accordionOf(root).select(0);
  assert.equal(root.querySelector('.z-content')!.id, 'acc-1');
  assert.deepEqual(stored(), [`uiAccordion:${location.pathname}#acc`]);
  accordionOf(root).destroy();
  assert.equal(root.outerHTML, html);
});

const hashes = ['#tab2', '#section2', '#deep'];

QUnit.test.each('C10 C13 a guard that ends the set at the start,', hashes, (assert, hash) => {
  for (const plugin of kinds) {
    for (const end of ['destroy', 'remove']) {
      atHash(hash);
      const html = htmlOf[plugin].replace(/(P|C)2/, '<i id="deep">$12</i>');
      const root = put(html);
      const { outerHTML } = root;
      const heard: string[] = [];
      call($(root), plugin, {
        ...still,
        deeplinking: true,
        ready: () => heard.push('ready'),
        select: () => heard.push('select'),
        beforeSelect() {
          heard.push('asked');
          if (end === 'destroy') call($(root), plugin, 'destroy');
          else $(root).remove();
        },
      });
      const own = hash === '#deep' || (hash === '#tab2') === (plugin === 'uiTabs');
      assert.deepEqual(heard, own ? ['asked'] : ['ready'], `${plugin} ${end}`);
      if (own) assert.equal(root.outerHTML, outerHTML, `${plugin} ${end}`);
      $(root).remove();
    }
  }
});

QUnit.test.each('C20 long addresses that differ at their ends', kinds, (assert, plugin) => {
  const urls = (end: string): string[] => [1, 2].map((n) => 'x'.repeat(90 * n) + end);
  const set = $(put(htmlOf[plugin]));
  // Nothing is loaded: what is shown, or would be first, has no address of its own.
  call(set, plugin, { ...still, contentUrls: ['', ...urls('a')] });
  call(set, plugin, { contentUrls: ['', ...urls('b')] });
  assert.deepEqual(call(set, plugin, 'option', 'contentUrls'), ['', ...urls('b')]);
});

QUnit.test.each('C12 C13 styles that the page sets meanwhile stay,', kinds, (assert, plugin) => {
  const root = $(htmlOf[plugin]).appendTo('#qunit-fixture')[0] as HTMLElement;
  $(root).css('color', 'red');
  const styled = '.z-content, .z-section, .z-tab';
  $(root).find('div > div, li > div').first().attr('style', 'color:red;display:none');
  $(root).find('li').last().attr('style', 'display:none');
  call($(root), plugin, { ...still, active: 1 });
  $(root).css('maxWidth', 500).find(styled).css('outline-width', '2px');
  $(root).find('li').last().css('display', '');
  const instanceOf = call($(root), plugin, 'instance') as TabsInstance & AccordionInstance;
  instanceOf.next().destroy();
  const styles = $(root).find('[style]').add(root).toArray();
  assert.deepEqual(styles.map((element) => element.getAttribute('style')).sort(), [
    'color: red; max-width: 500px;',
    'color: red; outline-width: 2px; display: none;',
    ...Array.from({ length: 5 }, () => 'outline-width: 2px;'),
  ]);
});

QUnit.test.each('C13 R2 destroyed while it is printed', kinds, (assert, plugin) => {
  const root = put(htmlOf[plugin]);
  const { outerHTML } = root;
  call($(root), plugin, still);
  dispatchEvent(new Event('beforeprint'));
  assert.notEqual(root.querySelector<HTMLElement>('.z-content[hidden]')!.style.display, '');
  call($(root), plugin, 'destroy');
  assert.equal(root.outerHTML, outerHTML);
  dispatchEvent(new Event('afterprint'));
  assert.equal(root.outerHTML, outerHTML);
});

const anchors = {
  'a name': '<a name="deep">there</a>',
  'a name beside another element of it': '<input name="deep"><a name="deep">there</a>',
};

QUnit.test.each('R1 an anchor with', anchors, (assert, html) => {
  const settings = { findInPage: false };
  const set = start(settings, tabsHtml().replace('P2', html));
  const accordion = startAccordion(settings, accordionHtml());
  atHash('#deep');
  dispatchEvent(new Event('hashchange'));
  assert.deepEqual([state(set), accordionState(accordion)], ['0 1 0', '0 0 0']);
  instance(set).destroy();
  $(set).uiTabs(settings);
  assert.equal(state(set), '0 1 0', 'at the start');
});
