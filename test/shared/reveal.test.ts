import $ from 'jquery';
import { accordionHtml, accordionOf, accordionState, startAccordion } from '../support/accordion';
import { takeWarnings } from '../support/console';
import { instance, put, start, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('reveal', {
  afterEach: () => {
    history.replaceState(null, '', location.pathname + location.search);
    scrollTo(0, 0);
  },
});

const DEEP = '<i style="display: block; height: 2000px"></i><b id="deep">deep</b>';

const inView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

/** A set in the third panel of which is an accordion whose second section has a set. */
function nested(settings = {}) {
  const inner = tabsHtml({ id: 'inner' }).replace('<p>P2</p>', DEEP);
  const middle = accordionHtml({ id: 'middle' }).replace('<p>C2</p>', inner);
  const root = start(settings, tabsHtml().replace('<p>P3</p>', middle));
  const still = { animation: { effects: 'none' }, ...settings } as const;
  $('#middle').uiAccordion(still);
  $('#inner').uiTabs(still);
  const [accordion, set] = ['middle', 'inner'].map((id) => document.getElementById(id)!);
  return {
    root,
    states: () => [state(root), accordionState(accordion!), state(set!)],
    deep: document.getElementById('deep')!,
  };
}

const OPEN = ['0 0 1', '0 1 0', '0 1 0'];

QUnit.test.each(
  'R1 reveal() opens all that holds the element, and scrolls to it,',
  [true, false],
  (assert, findInPage) => {
    const { root, states, deep } = nested({ findInPage });
    assert.strictEqual(instance(root).reveal(deep), instance(root));
    assert.deepEqual(states(), OPEN);
    assert.true(inView(deep));
    instance(root).reveal($(deep));
    assert.deepEqual(states(), OPEN);
  },
);

QUnit.test('R1 reveal() of something elsewhere warns and changes nothing', (assert) => {
  const elsewhere = put('<p>elsewhere</p>');
  const root = start();
  for (const target of [elsewhere, $(), document.createTextNode('x')]) {
    instance(root).reveal(target);
    assert.equal(takeWarnings().length, 1);
  }
  assert.equal(state(root), '1 0 0');
});

QUnit.test.each(
  'R1 a link to something within: what holds it opens,',
  [true, false],
  async (assert, findInPage) => {
    const { states, deep } = nested({ findInPage });
    const changed = new Promise((resolve) =>
      window.addEventListener('hashchange', resolve, { once: true }),
    );
    location.hash = 'deep';
    await changed;
    assert.deepEqual(states(), OPEN);
    assert.true(inView(deep));
  },
);

QUnit.test('R1 a page opened with the hash of something within', (assert) => {
  history.replaceState(null, '', '#deep');
  const root = start({}, tabsHtml().replace('P2', DEEP));
  assert.equal(state(root), '0 1 0');
});

const places: Record<string, string> = {
  'a label': '#set li:nth-child(2) a',
  'an item of the list': '#set li:nth-child(2)',
  'a panel': '#set > div > div:nth-child(2)',
  'a header': '#acc li:nth-child(2) h3',
  'a section': '#acc li:nth-child(2)',
  'a content': '#acc li:nth-child(2) > div',
};

QUnit.test.each(
  'R1 a link to what opens, whose header comes into sight:',
  places,
  (assert, selector) => {
    put('<p style="height: 3000px"></p>');
    const tabs = put(tabsHtml());
    const list = put(accordionHtml());
    document.querySelector(selector)!.id ||= 'there';
    const named = document.querySelector(selector)!;
    $(tabs).uiTabs({ animation: { effects: 'none' } });
    $(list).uiAccordion({ animation: { effects: 'none' } });
    const link = put(`<a href="#${named.id}">go</a>`);
    scrollTo(0, 0);
    history.replaceState(null, '', `#${named.id}`);
    link.click();
    dispatchEvent(new Event('hashchange'));
    const isTabs = tabs.contains(named);
    assert.equal(isTabs ? state(tabs) : accordionState(list), '0 1 0');
    const header = (isTabs ? tabs : list).querySelectorAll('.z-tabs-desktop li, .z-header')[1]!;
    assert.true(inView(header));
  },
);

QUnit.test('R1 reveal() leaves the focus alone', (assert) => {
  const root = start({}, tabsHtml().replace('P2', '<input id="deep">'));
  const other = put('<input>');
  other.focus();
  instance(root).reveal(document.getElementById('deep')!);
  assert.deepEqual([state(root), document.activeElement], ['0 1 0', other]);
});

const fields = (n: number): string => `<input id="field${n}" required>`;

QUnit.test('R1 the first invalid field of a form is shown when it is submitted', (assert) => {
  const html = [1, 2, 3].reduce((text, n) => text.replace(`P${n}`, fields(n)), tabsHtml());
  const form = put(`<form>${html}<button></button></form>`) as HTMLFormElement;
  $(form.firstElementChild as HTMLElement).uiTabs({ animation: { effects: 'none' } });
  const root = form.firstElementChild!;
  (document.getElementById('field1') as HTMLInputElement).value = 'given';
  form.querySelector<HTMLElement>(':scope > button')!.click();
  assert.equal(state(root), '0 1 0');
  assert.equal(document.activeElement!.id, 'field2');
  const accordion = startAccordion({}, accordionHtml().replace('C2', fields(4)));
  const button = put('<button></button>');
  button.onclick = () =>
    void (document.getElementById('field4') as HTMLInputElement).reportValidity();
  button.click();
  assert.equal(accordionState(accordion), '0 1 0');
  accordionOf(accordion).collapseAll();
});

QUnit.test.each('R1 a link that is followed again,', [true, false], (assert, findInPage) => {
  const html = tabsHtml().replace('P3', '<input id="deep">');
  history.replaceState(null, '', '#deep');
  const root = start({ findInPage }, html);
  const link = put('<a href="#deep"><i>there</i></a>');
  instance(root).select(0);
  const follow = (): void => link.querySelector('i')!.click();
  link.onclick = () => false;
  follow();
  assert.equal(state(root), '1 0 0', 'the page has prevented it');
  link.onclick = null;
  follow();
  assert.equal(state(root), '0 0 1');
});
