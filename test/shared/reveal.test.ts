import $ from 'jquery';
import { accordionHtml, accordionOf, accordionState, startAccordion } from '../support/accordion';
import { createLog, next } from '../support/driver';
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

QUnit.test.each(
  'R1 what is closed takes no focus, and nobody hears of it; after reveal() it does,',
  [true, false],
  (assert, findInPage) => {
    const { root, states, deep } = nested({ findInPage });
    deep.tabIndex = 0;
    const closed = states();
    deep.focus();
    assert.deepEqual([document.activeElement, states()], [document.body, closed]);
    instance(root).reveal(deep);
    deep.focus();
    assert.deepEqual([document.activeElement, states()], [deep, OPEN]);
  },
);

QUnit.test('R1 reveal() of something elsewhere warns and changes nothing', (assert) => {
  const elsewhere = put('<p>elsewhere</p>');
  const root = start();
  for (const target of [elsewhere, $(), document.createTextNode('x')]) {
    instance(root).reveal(target);
    assert.deepEqual(takeWarnings(), ['uiTabs #set: reveal(): the element is in no tab']);
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

QUnit.test('R1 a page opened with the hash of something within', async (assert) => {
  history.replaceState(null, '', '#deep');
  const log = createLog();
  const root = start({ ...log.settings, findInPage: false }, tabsHtml().replace('P2', DEEP));
  assert.equal(state(root), '0 1 0');
  await next(root);
  assert.equal(log.take(), 'ready, select 1 reveal');
});

QUnit.test('R1 a link to something in what is on its way out', async (assert) => {
  const moving = { animation: { duration: 3000, effects: 'slideH' } } as const;
  const root = start(moving, tabsHtml().replace('P1', DEEP));
  instance(root).select(1);
  assert.equal(
    document.getElementById('deep')!.closest<HTMLElement>('[role=tabpanel]')!.inert,
    true,
  );
  const changed = new Promise((resolve) =>
    window.addEventListener('hashchange', resolve, { once: true }),
  );
  location.hash = 'deep';
  await changed;
  assert.equal(state(root), '1 0 0');
  assert.true(inView(document.getElementById('deep')!));
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
  // Only a form that a user sends opens anything, and leaving a field isn't that.
  button.onclick = () =>
    void (document.getElementById('field4') as HTMLInputElement).reportValidity();
  button.click();
  assert.equal(accordionState(accordion), '0 1 0');
  accordionOf(accordion).collapseAll();
});

QUnit.test('R1 fields that are never asked are not the first invalid one', (assert) => {
  const barred = ['readonly pattern="a"', 'disabled pattern="a"', 'type="email" readonly'];
  const before = barred.map((attributes) => `<input ${attributes} value="b">`).join('');
  const form = put(`<form>${before}${tabsHtml().replace('P3', fields(3))}<button></button></form>`);
  const root = form.querySelector<HTMLElement>('#set')!;
  $(root).uiTabs({ animation: { effects: 'none' } });
  form.querySelector<HTMLElement>(':scope > button')!.click();
  assert.equal(state(root), '0 0 1');
  assert.equal(document.activeElement!.id, 'field3');
});

QUnit.test('R1 a form that is checked while somebody types in it opens nothing', (assert) => {
  const html = tabsHtml().replace('P1', fields(1)).replace('P3', fields(3));
  const form = put(`<form>${html}</form>`) as HTMLFormElement;
  const root = form.firstElementChild as HTMLElement;
  $(root).uiTabs({ animation: { effects: 'none' } });
  const field = document.getElementById('field1') as HTMLInputElement;
  for (const type of ['input', 'change']) {
    field.addEventListener(type, () => form.checkValidity());
    field.click();
    field.value = 'x';
    field.dispatchEvent(new Event(type, { bubbles: true }));
    assert.equal(state(root), '1 0 0', type);
  }
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  form.reportValidity();
  assert.equal(state(root), '0 0 1');
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
  assert.equal(document.activeElement!.id, 'deep');
});
