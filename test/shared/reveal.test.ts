import $ from 'jquery';
import { accordionHtml, accordionState, startAccordion } from '../support/accordion';
import { takeWarnings } from '../support/console';
import { instance, put, start, tabsHtml } from '../support/fixture';
import { call, kinds, runningOn, still, type Kind } from '../support/kinds';
import { atHash, goTo, restoring } from '../support/links';
import { state } from '../support/state';

QUnit.module('reveal', {
  ...restoring,
  afterEach() {
    restoring.afterEach();
    scrollTo(0, 0);
  },
});

// Without a frame and padding: WebKit scrolls to where letters are, and no further.
const DEEP =
  '<i style="display: block; height: 2000px"></i>' +
  '<input id="deep" required style="border: 0; padding: 0">';
const deep = (): HTMLInputElement => document.getElementById('deep') as HTMLInputElement;

const inView = (element: Element = deep()): boolean => {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
};

/** Sets in each other's second item, the field in the innermost; they start from the outermost. */
function nest(parts: readonly Kind[], settings = {}) {
  const html = parts.reduceRight(
    (inside, kind, n) => kind.html({ id: `set${n}` }).replace('<p>P2</p>', inside),
    DEEP,
  );
  const form = put(`<form>${html}<button>Send</button></form>`);
  const sets = parts.map((kind, n) => {
    const root = form.querySelector<HTMLElement>(`#set${n}`)!;
    call(kind, root, { ...still, ...settings });
    return runningOn(kind, root);
  });
  return {
    send: () => form.querySelector<HTMLElement>(':scope > button')!.click(),
    outermost: sets[0]!.set,
    states: () => sets.map(({ state }) => state()),
  };
}

const OPEN = ['0 1 0', '0 1 0', '0 1 0'];

const nests = {
  'tabs with accordion with tabs': [kinds.tabs, kinds.accordion, kinds.tabs],
  'accordion with tabs with accordion': [kinds.accordion, kinds.tabs, kinds.accordion],
} as const;

QUnit.test.each('R1 a refused field is shown, with the focus, in', nests, async (assert, parts) => {
  const { send, states } = nest(parts);
  send();
  assert.deepEqual(states(), OPEN);
  assert.equal(document.activeElement, deep());
  // Some browsers show what has the focus a few frames later.
  while (!inView()) {
    await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  }
  assert.strictEqual(document.activeElement, deep());
});

QUnit.test.each('R1 a page opened at something within, in', nests, (assert, parts) => {
  atHash('#deep');
  assert.deepEqual(nest(parts).states(), OPEN);
});

QUnit.test.each(
  'A11, T19, R1 reveal() opens what holds it, scrolls, in',
  nests,
  (assert, parts) => {
    for (const findInPage of [true, false]) {
      const { outermost, states } = nest(parts, { findInPage });
      const other = put('<input>');
      other.focus();
      assert.strictEqual(outermost.reveal(deep()), outermost);
      assert.deepEqual(states(), OPEN);
      assert.true(inView());
      outermost.reveal($(deep()));
      assert.deepEqual(states(), OPEN, 'what is open stays open');
      assert.strictEqual(document.activeElement, other, 'the focus is left alone');
      $('#qunit-fixture').empty();
    }
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
    const { states } = nest(nests['tabs with accordion with tabs'], { findInPage });
    const changed = new Promise((resolve) => $(window).one('hashchange', resolve));
    location.hash = 'deep';
    await changed;
    assert.deepEqual(states(), OPEN);
    assert.true(inView());
  },
);

const places: Record<string, string> = {
  'a label': '#set li:nth-child(2) a',
  'an item of the list': '#set li:nth-child(2)',
  'a panel': '#set > div > div:nth-child(2)',
  'a header': '#acc li:nth-child(2) h3',
  'a section': '#acc li:nth-child(2)',
  'a content': '#acc li:nth-child(2) > div',
};

QUnit.test.each('R1 a link to it, whose header comes into sight:', places, (assert, selector) => {
  put('<p style="height: 3000px"></p>');
  const tabs = put(tabsHtml());
  const list = put(accordionHtml());
  const named = document.querySelector(selector)!;
  named.id = 'there';
  $(tabs).uiTabs(still);
  $(list).uiAccordion(still);
  goTo('#there');
  const isTabs = tabs.contains(named);
  assert.equal(isTabs ? state(tabs) : accordionState(list), '0 1 0');
  const header = (isTabs ? tabs : list).querySelectorAll('.z-tabs-desktop li, .z-header')[1]!;
  assert.true(inView(header));
});

const field = (n: number): string => `<input id="field${n}" required>`;

QUnit.test('R1 the first invalid field of a form is shown when it is submitted', (assert) => {
  const html = [1, 2, 3].reduce((text, n) => text.replace(`P${n}`, field(n)), tabsHtml());
  const form = put(`<form>${html}<button></button></form>`);
  const root = form.firstElementChild as HTMLElement;
  $(root).uiTabs(still);
  form.querySelector('input')!.value = 'given';
  form.querySelector<HTMLElement>(':scope > button')!.click();
  assert.deepEqual([state(root), document.activeElement!.id], ['0 1 0', 'field2']);
  const list = startAccordion({}, accordionHtml().replace('C2', field(4)));
  const button = put('<button></button>');
  button.onclick = () => void list.querySelector('input')!.reportValidity();
  button.click();
  assert.equal(accordionState(list), '0 1 0', 'also when a script asks for it');
});
