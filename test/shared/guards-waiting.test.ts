import $ from 'jquery';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { instance, labels, put, start, tabsHtml } from '../support/fixture';
import { promised, turn } from '../support/promises';
import { state } from '../support/state';

// What changes, or is looked for, while a guard thinks.
QUnit.module('guards that think', {
  afterEach: () => {
    history.replaceState(null, '', location.pathname + location.search);
    scrollTo(0, 0);
  },
});

const DEEP = '<i style="display: block; height: 2000px"></i><input id="deep" required>';

const deep = (): HTMLInputElement => document.getElementById('deep') as HTMLInputElement;

const inView = (): boolean => {
  const { top, bottom, height } = deep().getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
};

/** A link to something within, followed: whoever listened before us knows when it was heard. */
const follow = (): Promise<unknown> => {
  const changed = new Promise((resolve) => {
    window.addEventListener('hashchange', resolve, { once: true });
  });
  location.hash = 'deep';
  return changed;
};

const ways: [string, (reveal: (element: Element) => unknown) => unknown][] = [
  ['by reveal()', (reveal) => reveal(deep())],
  ['by a link', follow],
  ['by a form that refuses it', () => (document.body.click(), deep().checkValidity())],
];

QUnit.test.each(
  'C10 R1 what is looked for in tabs opens, and is scrolled to, once the page agrees,',
  ways,
  async (assert, [, look]) => {
    const { promise, keep } = promised();
    const root = start({ beforeSelect: () => promise }, tabsHtml().replace('P3', DEEP));
    await look((element) => instance(root).reveal(element));
    assert.deepEqual([state(root), labels(root)[2]!.getAttribute('aria-busy')], ['1 0 0', 'true']);
    keep();
    await turn();
    assert.deepEqual([state(root), inView()], ['0 0 1', true]);
  },
);

QUnit.test.each('C10 R1 likewise in an accordion,', ways, async (assert, [, look]) => {
  const { promise, keep } = promised();
  const html = accordionHtml().replace('C3', DEEP);
  const root = startAccordion({ beforeSelect: () => promise }, html);
  await look((element) => accordionOf(root).reveal(element));
  assert.equal(accordionState(root), '0 0 0');
  keep();
  await turn();
  assert.deepEqual([accordionState(root), inView()], ['0 0 1', true]);
});

const other = (): HTMLElement => document.getElementById('other') as HTMLElement;

/** What is done before the form is sent, and while the page thinks; then how often it was refused. */
type Sent = [
  before: (form: HTMLFormElement) => unknown,
  meanwhile: () => unknown,
  invalid: number,
  focus: string,
];

const nothing = (): void => undefined;

const forms: Record<string, Sent> = {
  'is focused, and reported': [nothing, nothing, 2, 'deep'],
  'is only shown where the user has gone elsewhere': [nothing, () => other().focus(), 1, 'other'],
  'is only shown where it is valid by then': [nothing, () => (deep().value = 'x'), 1, ''],
  'is only shown where the page has its own word': [
    () => deep().addEventListener('invalid', (event) => event.preventDefault()),
    nothing,
    1,
    '',
  ],
  'is only shown where the page asks by itself': [
    (form) => {
      form.noValidate = true;
      form.onsubmit = () => (form.checkValidity(), false);
    },
    nothing,
    1,
    '',
  ],
};

QUnit.test.each(
  'C10 R1 the first invalid field, once the page agrees,',
  forms,
  async (assert, [before, meanwhile, invalid, focus]) => {
    const { promise, keep } = promised();
    const html = `<form>${tabsHtml().replace('P3', DEEP)}<button></button></form>`;
    const form = put(`<div>${html}<input id="other"></div>`).firstElementChild as HTMLFormElement;
    const root = form.firstElementChild as HTMLElement;
    $(root).uiTabs({ animation: { effects: 'none' }, beforeSelect: () => promise as never });
    before(form);
    let told = 0;
    deep().addEventListener('invalid', () => (told += 1));
    (form.lastElementChild as HTMLElement).click();
    assert.deepEqual([state(root), document.activeElement!.id], ['1 0 0', '']);
    meanwhile();
    keep();
    await turn();
    assert.deepEqual([state(root), inView()], ['0 0 1', true]);
    assert.deepEqual([told, document.activeElement!.id], [invalid, focus]);
  },
);

QUnit.test('C10 R1 what the page refuses after all stays closed', async (assert) => {
  const { promise, keep } = promised();
  const root = start({ beforeSelect: () => promise }, tabsHtml().replace('P3', DEEP));
  instance(root).reveal(deep());
  keep(false);
  await turn();
  assert.deepEqual([state(root), scrollY], ['1 0 0', 0]);
});

type Tabs = ReturnType<typeof instance>;

const edits: [string, (tabs: Tabs) => unknown, string][] = [
  ['add()', (tabs) => tabs.add({ tab: 'T0', content: 'P0', index: 0 }), '0 0 0 1'],
  ['remove() of another', (tabs) => tabs.remove(1), '0 1'],
  ['remove() of the selected', (tabs) => tabs.remove(0), '0 1'],
  ['remove() of what it waits for', (tabs) => tabs.remove(2), '1 0'],
  ['move()', (tabs) => tabs.move(2, 0), '1 0 0'],
  ['refresh()', (tabs) => tabs.refresh(), '0 0 1'],
  ['disable()', (tabs) => tabs.disable(2), '1 0 0'],
];

QUnit.test.each(
  'C10 T17 T18 T19 a tab that waits for the page is still wanted after',
  edits,
  async (assert, [, edit, after]) => {
    const { promise, keep } = promised();
    const root = start({ beforeSelect: (_event, { tab }) => tab.text() !== 'T3' || promise });
    labels(root)[2]!.click();
    edit(instance(root));
    keep();
    await turn();
    assert.equal(state(root), after);
    assert.equal(root.querySelectorAll('[aria-busy]').length, 0);
  },
);

type Accordion = ReturnType<typeof accordionOf>;

const changes: [string, (accordion: Accordion) => unknown, string][] = [
  ['opening', (accordion) => accordion.toggle(2), '1 1'],
  ['closing', (accordion) => accordion.close(0), '0 0'],
  ['closing what goes', (accordion) => accordion.close(1), '1 0'],
];

QUnit.test.each(
  'C10 A11 in an accordion sections go while the page thinks of',
  changes,
  async (assert, [, act, after]) => {
    const { promise, keep } = promised();
    const root = startAccordion({ active: [0, 1], beforeSelect: () => promise });
    act(accordionOf(root));
    accordionOf(root).remove(1);
    keep();
    await turn();
    assert.equal(accordionState(root), after);
  },
);

QUnit.test('C10 A11 and the same by a press, with a new section', async (assert) => {
  const { promise, keep } = promised();
  const root = startAccordion({ beforeSelect: () => promise });
  triggersOf(root)[1]!.click();
  accordionOf(root).remove(0).add('H4', 'C4');
  keep();
  await turn();
  assert.equal(accordionState(root), '1 0 0');
});
