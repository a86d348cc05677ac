import $ from 'jquery';
import { accordionHtml, accordionState } from '../support/accordion';
import { takeWarnings } from '../support/console';
import { until } from '../support/fit';
import { instance, put, start, tabsHtml } from '../support/fixture';
import { both, call, kinds, runningOn, statesOf, still, within, type Kind } from '../support/kinds';
import { atHash, goTo, restoringScroll } from '../support/links';
import { state } from '../support/state';

QUnit.module('reveal', restoringScroll);

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
  const form = put(`<form>${within(parts, DEEP)}<button>Send</button></form>`);
  const sets = parts.map((kind, n) => {
    const root = form.querySelector<HTMLElement>(`#set${n}`)!;
    call(kind, root, { ...still, ...settings });
    return runningOn(kind, root);
  });
  return {
    send: () => form.querySelector<HTMLElement>(':scope > button')!.click(),
    outermost: sets[0]!.set,
    states: () => statesOf(sets),
  };
}

const OPEN = ['0 1 0', '0 1 0', '0 1 0'];

const nests = {
  'tabs with accordion with tabs': [kinds.tabs, kinds.accordion, kinds.tabs],
  'accordion with tabs with accordion': [kinds.accordion, kinds.tabs, kinds.accordion],
} as const;

QUnit.test.each('R1 a page opened at something within, in', nests, (assert, parts) => {
  atHash('#deep');
  assert.deepEqual(nest(parts).states(), OPEN);
});

both('R1 a form in a shadow root shows its first invalid field', (assert, kind) => {
  const shadow = put('<div></div>').attachShadow({ mode: 'open' });
  const field = '<input required>';
  shadow.innerHTML = `<form>${kind.html().replace('P2', field)}<button>Send</button></form>`;
  const form = shadow.firstElementChild as HTMLElement;
  const root = form.firstElementChild as HTMLElement;
  call(kind, root, still);
  (form.lastElementChild as HTMLElement).click();
  const closed = kind.panels(root).map((panel) => panel.hasAttribute('hidden'));
  assert.deepEqual([closed, shadow.activeElement?.localName], [[true, false, true], 'input']);
});

/** What leads to the field, and whether that gets the focus. */
const looks: Record<string, [look: (sets: ReturnType<typeof nest>) => unknown, focus: boolean]> = {
  'R1 a form that is sent': [({ send }) => send(), true],
  'R1 a link': [() => goTo('#deep'), true],
  'A11, T19, R1 reveal()': [({ outermost }) => outermost.reveal(deep()), false],
  'R1 reveal() of jQuery': [({ outermost }) => outermost.reveal($(deep())), false],
};

for (const [name, [look, focus]] of Object.entries(looks)) {
  QUnit.test.each(`${name} opens what holds it, and scrolls, in`, nests, async (assert, parts) => {
    for (const findInPage of [true, false]) {
      const sets = nest(parts, { findInPage });
      const other = put('<input>');
      other.focus();
      for (const time of ['first', 'again']) {
        look(sets);
        assert.deepEqual(sets.states(), OPEN, time);
      }
      assert.strictEqual(document.activeElement, focus ? deep() : other);
      // Some browsers show what has the focus a few frames later.
      await until(inView);
      $('#qunit-fixture').empty();
    }
  });
}

QUnit.test('R1 reveal() of something elsewhere warns and changes nothing', (assert) => {
  const elsewhere = put('<p>elsewhere</p>');
  const root = start();
  for (const target of [elsewhere, $(), document.createTextNode('x')]) {
    instance(root).reveal(target);
    assert.deepEqual(takeWarnings(), ['uiTabs #set: reveal(): it is in no tab']);
  }
  assert.equal(state(root), '1 0 0');
});

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
