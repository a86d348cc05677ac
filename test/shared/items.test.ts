import type { AccordionSettings } from '../../src/accordion/accordion.types';
import $ from 'jquery';
import { accordionHtml, ends, forms } from '../support/accordion';
import { takeWarnings } from '../support/console';
import { labelTexts, uncaught } from '../support/driver';
import { frame } from '../support/fit';
import { labels, panels, tabsHtml } from '../support/fixture';
import { tabsForms } from '../support/forms';
import {
  accordion,
  begin,
  begun,
  begunAccordion,
  both,
  logged,
  bothEach,
  type Running,
} from '../support/kinds';
import { state } from '../support/state';

QUnit.module('items: add');

const texts = ({ kind, root }: Pick<Running, 'kind' | 'root'>): string =>
  [kind.labels(root), kind.panels(root)]
    .map((all) => all.map((one) => one.textContent).join())
    .join(' ');

both('T17, A11 add appends, selects nothing; last() works right after:', async (assert, kind) => {
  const found = await begun(kind);
  const { log, set, item, panel, click } = found;
  set.add('T4', '<p>P<b>4</b></p>', 'extra');
  assert.deepEqual([found.state(), log.take()], ['1 0 0 0', '']);
  assert.equal(texts(found), 'T1,T2,T3,T4 P1,P2,P3,P4');
  assert.equal(panel(3).querySelectorAll('b').length, 1);
  const name = kind.plugin === 'uiTabs' ? 'extra' : null;
  assert.equal(item(3).getAttribute('data-link'), name);
  set.last();
  assert.equal(found.state(), '0 0 0 1');
  assert.equal(click(0, 3), '1 0 0 0, 0 0 0 1');
  const all = [kind.change(3, 0, 'api'), kind.change(0, 3, 'click'), kind.change(3, 0, 'click')];
  assert.equal(log.take(), all.join(', '), 'events come once');
});

both('C9, T17, A11 a script in what is added that throws is reported:', async (assert, kind) => {
  const found = begin(kind);
  const said = await uncaught(1, () => {
    found.set.add('T4', '<u>P4</u><script>throw new Error("mine");</script>').last();
  });
  assert.deepEqual(said.sort(), ['mine', 'run ended']);
  assert.equal(found.panel(3).textContent.replace(/throw.*/, ''), 'P4', 'it is there once');
  assert.equal(found.state(), '0 0 0 1');
});

interface Policies {
  createPolicy(name: string, rules: object): { createHTML(html: string): object };
}

const { trustedTypes } = window as { trustedTypes?: Policies };
const policy = trustedTypes?.createPolicy('add', { createHTML: String });

/** HTML that a policy of the page has passed, where the browser knows such. */
const trusted = (html: string): object => policy?.createHTML(html) ?? { toString: () => html };

const added: Record<string, [label: () => unknown, content: () => unknown, html: string[]]> = {
  'text and HTML': [() => '<img src=x>', () => '<em>C</em>', ['&lt;img src=x&gt;', '<em>C</em>']],
  nodes: [() => $('<b>B</b>')[0], () => document.createElement('i'), ['<b>B</b>', '<i></i>']],
  jQuery: [() => $('<b>B</b>'), () => $('<u/>'), ['<b>B</b>', '<u></u>']],
  'numbers, and nothing': [() => 7, () => null, ['7', '']],
  'content that is text': [() => 'H', () => ({ text: '<b>' }), ['H', '&lt;b&gt;']],
  TrustedHTML: [() => 'H', () => trusted('<b>C</b>'), ['H', '<b>C</b>']],
};

bothEach('T17, F3, A11 add takes', added, (assert, kind, row) => {
  const [label, content, html] = row;
  const running = begin(kind);
  const parts = [label(), content()];
  running.set.add(parts[0] as string, parts[1] as string);
  assert.equal(running.set.count(), 4);
  const title = running.label(3).querySelector('.z-title') ?? running.label(3);
  const panel = running.panel(3);
  const box = panel.querySelector(':scope > :is(.z-content-inner, .z-auto-g)') ?? panel;
  assert.deepEqual([title.innerHTML, box.innerHTML], html);
  for (const part of parts) if (part instanceof Node) assert.true(running.root.contains(part));
});

QUnit.test('A11 a new header that is a link keeps its content', (assert) => {
  const { root, set } = accordion();
  set.add($('<a href="/page">H</a>') as never, '<b>C</b>');
  assert.equal(root.lastElementChild!.lastElementChild!.textContent, 'C');
});

/** The last letters of what is in elements. */
const of = (elements: HTMLElement[]): string =>
  elements.map(({ textContent }) => textContent!.slice(-1)).join('');

const indexes: Record<string, [number | string, string]> = {
  'a number': [0, 'N123'],
  'a number as text': ['2', '12N3'],
  'a number from the end': [-1, '123N'],
};

QUnit.test.each('C7 T17 add at an index:', indexes, async (assert, [index, order]) => {
  const { log, root, tabs } = await logged({ defaultTab: 'tab2' });
  tabs.add({ tab: 'N', content: 'N', index, disabled: true });
  assert.deepEqual([of(labels(root)), of(panels(root))], [order, order]);
  assert.equal(tabs.active(), order.indexOf('2'));
  assert.equal(log.take(), '');
  const marked = (name: string): string =>
    of(labels(root).filter((label) => label.parentElement!.classList.contains(name)));
  assert.deepEqual(['z-first', 'z-last', 'z-disabled'].map(marked), [order[0], order[3], 'N']);
});

QUnit.test('C7 T17 add at an index out of range does nothing but warn', async (assert) => {
  const { root, tabs } = await logged({});
  tabs.add({ tab: 'N', index: 4 });
  assert.deepEqual(
    [tabs.count(), labels(root).length, takeWarnings()],
    [3, 3, ['uiTabs #set: there is no tab with index 4']],
  );
});

QUnit.test('T17 what a script in content adds comes behind it', async (assert) => {
  const { root, tabs } = await logged({});
  tabs.add('A', '<script>jQuery("#qunit-fixture .z-tabs").uiTabs("add", "B", "b")</script>a');
  assert.deepEqual([of(labels(root)), of(panels(root))], ['123AB', '123ab']);
});

both('C5, T17 content of any kind is shown, or told', async (assert, kind) => {
  const { root, set } = await begun(kind);
  for (const content of [0, Object.create(null)]) set.add('N', content as never);
  const shown = kind.panels(root).map(({ textContent }) => textContent);
  assert.deepEqual([shown.slice(3), takeWarnings().length], [['0', '{}'], 1]);
});

QUnit.test('C19 move() to where a tab is leaves its frame alone', async (assert) => {
  const { root, tabs } = await logged({});
  const observer = new MutationObserver(() => undefined);
  observer.observe(root, { childList: true, subtree: true });
  tabs.move(1, 1);
  assert.deepEqual(observer.takeRecords(), []);
});

QUnit.test('T17 T18 the last tab may go; the first of an empty set is selected', async (assert) => {
  const { log, root, tabs } = await logged({}, tabsHtml({ count: 1 }));
  tabs.remove(0);
  assert.deepEqual([state(root), tabs.count(), tabs.active()], ['', 0, -1]);
  assert.equal(log.take(), 'deactivate 0 api');
  tabs.add('T2', 'P2').add('T3', 'P3');
  assert.equal(state(root), '1 0');
  assert.equal(log.take(), 'select 0 api');
  const empty = await logged({}, tabsHtml({ count: 0 }));
  empty.tabs.add('T1', 'P1');
  assert.deepEqual([state(empty.root), empty.log.take()], ['1', 'select 0 api']);
});

QUnit.test('T1 T17 a list of buttons gets a button', async (assert) => {
  const { root, tabs } = await logged({}, tabsForms['buttons in the first child']);
  tabs.add('T3', 'P3').last();
  const [first, , third] = labels(root) as [HTMLElement, HTMLElement, HTMLButtonElement];
  assert.deepEqual([third.tagName, third.type], ['BUTTON', 'button']);
  assert.strictEqual(third.parentElement, first.parentElement);
  assert.equal(labelTexts(root), 'T1:P1 T2:P2 T3:P3');
  assert.equal(state(root), '0 0 1');
});

QUnit.test.each('A11, C13 a new section is like the others, in', forms, (assert, form) => {
  const html = accordionHtml({ form }).replace(/h3>/g, 'h2>');
  const { root, set, header, click } = accordion({ active: 0 }, html);
  set.add('New', '<p>C4</p>');
  if (form !== 'details') assert.equal(header(3).tagName, 'H2', 'a heading of their level');
  assert.equal(click(3), '0 0 0 1');
  const ids = Array.from(root.querySelectorAll('[id]'), ({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
  set.destroy();
  $(root).uiAccordion();
  assert.equal($(root).uiAccordion('count'), 4, 'also after the next start');
});

QUnit.test('A11 add fills an empty accordion', (assert) => {
  const { root, set, state: now } = accordion({}, '<ul id="acc"></ul>');
  takeWarnings();
  set.add('H', 'C').last();
  const { tagName, firstElementChild } = root.firstElementChild!;
  assert.deepEqual([tagName, firstElementChild!.tagName, now()], ['LI', 'H3', '1']);
});

QUnit.module('items: sections that go');

both('T18, A11 refresh in a callback doesn’t take in an item that goes:', async (assert, kind) => {
  const { root, set } = await begun(kind);
  const names = ['select', 'deactivate', 'activate'].map((name) => `${kind.event}:${name}`);
  $(root).on(names.join(' '), () => void set.refresh());
  set.remove(0);
  assert.deepEqual([set.count(), kind.items(root).length], [2, 2]);
});

both('A11, C12 refresh sees what the page put in, took out, disabled:', async (assert, kind) => {
  const found = await begun(kind, { [kind.first]: 2 }, kind.html({ count: 4 }));
  const { root, set, item, panel, click } = found;
  const isTabs = kind.plugin === 'uiTabs';
  const list = item(0).parentElement!;
  const put = isTabs ? '<li><a>T9</a></li>' : '<li><h3>T9</h3><div>P9</div></li>';
  $(list).prepend(put.replaceAll('9', '0')).append(put);
  if (isTabs) $(panel(0).parentElement!).prepend('<div>P0</div>').append('<div>P9</div>');
  const gone = isTabs ? [item(1), panel(1)] : [item(1)];
  $(gone).remove();
  $(list).children().eq(3).addClass('z-disabled');
  set.refresh();
  assert.false(gone[0]!.hasAttribute('class'), 'what was taken out is the author’s again');
  assert.equal(texts(found), 'T0,T1,T3,T4,T9 P0,P1,P3,P4,P9');
  assert.equal(found.state(), '0 0 1 0 0');
  assert.equal(found.label(3).ariaDisabled, 'true');
  assert.equal(click(0, 3, 4), '1 0 0 0 0, 1 0 0 0 0, 0 0 0 0 1');
  if (!isTabs) assert.equal(ends(root), 'first - - - last');
  $(gone.length > 1 ? [item(4), panel(4)] : [item(4)]).remove();
  set.refresh();
  assert.equal(set.count(), 4);
  if (isTabs) assert.equal(found.state().split('1').length, 2, 'one is selected');
});

QUnit.test('A11 remove takes header and content; the open one stays open', async (assert) => {
  const { log, root, set, state: now } = await begunAccordion({ active: 2 });
  set.remove(0);
  assert.deepEqual([now(), set.active(), set.count()], ['0 1', 1, 2]);
  assert.equal(ends(root), 'first last');
  assert.deepEqual([root.textContent, log.take()], ['H2C2H3C3', '']);
  set.next();
  assert.equal(now(), '1 0', 'steps go on from the open one');
});

QUnit.test('A3, A11 what alone is left open can’t be closed', (assert) => {
  const several = { active: [0, 1], expandMode: 'multiple', collapsible: false };
  const { set, trigger } = accordion(several as AccordionSettings);
  const before = trigger(0).ariaDisabled;
  set.remove(1);
  assert.deepEqual([before, trigger(0).ariaDisabled], [null, 'true']);
});

both('T2, A1 a removal that is refused has moved nothing in a closed panel', (assert, kind) => {
  let found: unknown;
  const beforeRemove = (_: unknown, { content }: { content: unknown }): boolean => {
    found = $(content as HTMLElement)[0];
    return false;
  };
  const { set, panel } = begin(kind, { beforeRemove });
  const before = panel(2).innerHTML;
  set.remove(2);
  assert.deepEqual([panel(2).innerHTML, found], [before, panel(2)]);
});

both('C10 remove waits for what a jQuery handler promises', async (assert, kind) => {
  const { root, set } = begin(kind);
  $(root).on(`${kind.event}:beforeremove`, () => Promise.resolve(false));
  set.remove(0);
  await frame();
  assert.equal(set.count(), 3);
});

QUnit.test('A3, A11 remove where one has to be open opens the next', async (assert) => {
  const { set, state: now } = await begunAccordion({ orientation: 'horizontal', active: 1 });
  const states = [1, 1].map((index) => (set.remove(index), now()));
  assert.deepEqual(states, ['0 1', '1']);
});

QUnit.test('A4, A11 a section that its own select removes: the others are told', async (assert) => {
  const { log, root, set, state: now } = await begunAccordion({ active: 2, collapsible: false });
  root.addEventListener('uiaccordion:select', () => set.remove(0), { once: true });
  set.select(0);
  assert.equal(now(), '1 0');
  assert.equal(
    log.take(),
    // What opens instead and the one that goes, then what the change itself was about.
    'select 0 api, activate 0 api, activate 0 closed api, collapse 0 closed api, ' +
      'select 0 api, activate 1 closed api, collapse 1 closed api',
  );
});

QUnit.test('A11 remove moves the focus to what comes up, at last to the root', (assert) => {
  const { root, set, trigger } = accordion({ active: 1 }, accordionHtml().replace('C2', '<input>'));
  root.querySelector('input')!.focus();
  for (const next of [1, 0]) {
    set.remove(1);
    assert.strictEqual(document.activeElement, trigger(next));
  }
  set.remove(0);
  assert.strictEqual(document.activeElement, root);
  set.destroy();
  assert.equal(root.outerHTML, '<ul id="acc"></ul>');
});
