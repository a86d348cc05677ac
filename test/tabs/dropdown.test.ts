import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { press } from '../support/driver';
import { frame, rowsSeen } from '../support/fit';
import { instance, labels, put, start, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('tabs: the dropdown');

const html = ['Alpha', 'Beta', 'Gamma', 'Bravo'].reduce(
  (text, word, n) => text.replace(`>T${n + 1}<`, `>${word}<`),
  tabsHtml({ count: 4 }),
);

/** A set in its dropdown form, whatever the window. */
async function startMenu(settings: TabsSettings = {}): Promise<HTMLElement> {
  const root = start({ minWindowWidth: 9999, ...settings }, html);
  await frame();
  return root;
}

const barOf = (root: Element): HTMLElement => root.querySelector('.z-tabs-mobile a') as HTMLElement;

/**
 * The dropdown as `Beta: open, 0 1 0 0, at 2`: what the bar says, whether the list is in sight, what
 * is selected, and where the focus is; signs that contradict each other show instead.
 */
function menu(root: Element): string {
  const bar = barOf(root);
  const list = root.querySelector('.z-tabs-desktop') as HTMLElement;
  const signs = [
    bar.getAttribute('aria-expanded') === 'true',
    !bar.closest('ul')!.classList.contains('z-state-closed'),
    !list.classList.contains('z-hide-menu'),
    list.getClientRects().length > 0,
  ];
  const all = labels(root);
  const at = all.indexOf(document.activeElement as HTMLElement);
  const focus = at >= 0 ? `at ${at}` : document.activeElement === bar ? 'at bar' : 'elsewhere';
  const isOpen = signs.every((sign) => sign === signs[0]) ? signs[0] : signs.join();
  const open = { true: 'open', false: 'closed' }[String(isOpen)] ?? String(isOpen);
  return `${bar.textContent}: ${open}, ${state(root)}, ${focus}`;
}

const pressed = (key: string, more: KeyboardEventInit = {}): boolean =>
  press(document.activeElement as Element, key, more).defaultPrevented;

QUnit.test('T12 AT17 the bar is a button that shows and hides the tablist', async (assert) => {
  const root = await startMenu({ defaultTab: 'tab2' });
  const bar = barOf(root);
  const list = root.querySelector('.z-tabs-desktop')!;
  assert.equal(menu(root), 'Beta: closed, 0 1 0 0, elsewhere');
  const names = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup'];
  const told = names.map((name) => bar.getAttribute(name));
  assert.deepEqual(told, ['button', '0', 'false', null]);
  assert.strictEqual(document.getElementById(bar.getAttribute('aria-controls')!), list);
  bar.click();
  assert.equal(list.getAttribute('aria-orientation'), 'vertical');
  document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  (document.activeElement as HTMLElement).blur();
  document.body.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  assert.equal(menu(root), 'Beta: closed, 0 1 0 0, at bar', 'by a press outside');
});

QUnit.test('T12 the bar takes the focus back from a press alone', async (assert) => {
  const root = await startMenu();
  const send = (...types: string[]): boolean[] =>
    types.map((type) => document.body.dispatchEvent(new MouseEvent(type, { bubbles: true })));
  const field = $('<input>').insertAfter(root).get(0)!;
  const ways = {
    'a script': () => field.focus(),
    'a finger that scrolls': () => send('pointerdown'),
  };
  for (const [name, leave] of Object.entries(ways)) {
    barOf(root).click();
    leave();
    (document.activeElement as HTMLElement).blur();
    send('pointerdown', 'mouseup');
    assert.equal(menu(root), 'Alpha: closed, 1 0 0 0, elsewhere', name);
  }
});

QUnit.test('T12 one dropdown is open, also where a script opens the next', async (assert) => {
  const sets = [await startMenu(), await startMenu()];
  for (const set of sets) barOf(set).click();
  assert.deepEqual(sets.map(menu), [
    'Alpha: closed, 1 0 0 0, elsewhere',
    'Alpha: open, 1 0 0 0, at 0',
  ]);
});

QUnit.test('T12 AT17 roles and nodes are the same in every form', async (assert) => {
  const root = await startMenu({ minWindowWidth: 0 });
  const parts = (): Element[] =>
    Array.from(root.querySelectorAll('ul[role=tablist], a[role=tab], div[role=tabpanel]'));
  const before = parts();
  assert.deepEqual([before.length, rowsSeen(root)], [9, '4']);
  for (const minWindowWidth of [9999, 0]) {
    instance(root).setOptions({ minWindowWidth });
    await frame();
    assert.deepEqual(parts(), before);
  }
  assert.equal(root.querySelectorAll('.z-state-closed, .z-hide-menu').length, 0);
});

QUnit.test('T12 the Escape that closes it goes no further than the set', async (assert) => {
  const root = await startMenu();
  let heard = 0;
  root.parentElement!.addEventListener('keydown', () => (heard += 1));
  barOf(root).click();
  assert.true(pressed('Escape'));
  assert.equal(heard, 0);
  assert.false(pressed('Escape'), 'one that closes nothing is the page’s');
  assert.equal(heard, 1);
});

QUnit.test('AT13 a disabled tab is passed over, and pressing it does nothing', async (assert) => {
  const root = await startMenu();
  instance(root).disable(1);
  barOf(root).click();
  labels(root)[1]!.click();
  assert.equal(menu(root), 'Alpha: open, 1 0 0 0, at 0');
  pressed('ArrowDown');
  assert.equal(menu(root), 'Alpha: open, 1 0 0 0, at 2');
});

QUnit.test('T12 C12 the title follows methods, and by refresh() the page', async (assert) => {
  const root = await startMenu();
  instance(root).select(3);
  assert.equal(menu(root), 'Bravo: closed, 0 0 0 1, elsewhere');
  labels(root)[3]!.textContent = 'Dahlia';
  instance(root).refresh();
  assert.equal(menu(root), 'Dahlia: closed, 0 0 0 1, elsewhere');
});

QUnit.test(
  'T12 C12 the bar is made again where a page sets the text of each li',
  async (assert) => {
    for (const wipe of [
      (root: Element) => $(root).find('li').text('Way'),
      (root: Element) => $(root).find('.z-tabs-mobile li').empty(),
      (root: Element) => $(root).find('.z-tabs-mobile a').empty(),
      (root: Element) => $(root).find('li a').contents().unwrap(),
    ]) {
      const root = await startMenu();
      wipe(root);
      instance(root).select(1);
      instance(root).refresh();
      const text = labels(root)[1]!.textContent;
      assert.equal(menu(root), `${text}: closed, 0 1 0 0, elsewhere`);
      barOf(root).click();
      assert.equal(menu(root), `${text}: open, 0 1 0 0, at 1`);
      instance(root).destroy();
      root.remove();
    }
  },
);

QUnit.test('H6 the bar says what it chooses, and what is chosen', async (assert) => {
  const nameOf = async (markup: string, settings: TabsSettings = {}): Promise<string | null> => {
    const root = start({ minWindowWidth: 9999, ...settings }, markup);
    await frame();
    const before = barOf(root).getAttribute('aria-label');
    instance(root).select(1);
    const after = barOf(root).getAttribute('aria-label');
    assert.equal(barOf(root).textContent, 'Beta', 'what is seen');
    return before && `${before}, ${after!}`;
  };
  const named = (attribute: string): string => html.replace('<ul', `<ul ${attribute}`);
  assert.equal(await nameOf(named('aria-label="Trip"')), 'Trip: Alpha, Trip: Beta');
  put('<h3 id="trip">Your <b>trip</b></h3>');
  const by = named('aria-labelledby="trip"').replace('set', 'other');
  assert.equal(await nameOf(by), 'Your trip: Alpha, Your trip: Beta');
  put('<p id="train">by train</p>');
  const byTwo = named('aria-labelledby="trip nowhere train"').replace('set', 'two');
  assert.equal(await nameOf(byTwo), 'Your trip by train: Alpha, Your trip by train: Beta');
  const rooted = html.replace('set"', 'third" aria-label="Trip" dir="rtl"');
  assert.equal(await nameOf(rooted, { orientation: 'vertical' }), 'Trip: Alpha, Trip: Beta');
  const plain = html.replace('set', 'fourth');
  assert.strictEqual(await nameOf(plain), null, 'the usual word says nothing');
});

// Labels without words, and what the bar and the button that closes them say then.
const wordless = {
  'a label with a title': ['<a title="Bin"><i class="icon"></i>', 'Bin', 'Close Bin'],
  'a part with a title': ['<a><i title="Bin"><b class="icon"></b></i>', 'Bin', 'Close Bin'],
  'a title beside words': ['<a title="Bin">Away', 'Away', 'Close Away'],
  nothing: ['<a><i class="icon"></i>', 'More tabs', 'Close'],
} as const;

QUnit.test.each('H6 H9 the bar has a name with', wordless, async (assert, [label, bar, close]) => {
  const markup = html.replace('<a>Alpha', label);
  const root = start({ minWindowWidth: 9999, closable: true }, markup);
  await frame();
  assert.equal(barOf(root).textContent, bar);
  const titles = root.querySelector<HTMLElement>('.z-close')!.title;
  assert.equal(titles.trim(), close);
});

QUnit.test('H9 a drawing in a label with a title is no part of its own', (assert) => {
  const markup = html.replace('<a>Alpha', '<a title="Bin"><svg><path/></svg>');
  const [label] = labels(start({}, markup));
  assert.equal(label!.getAttribute('aria-label'), 'Bin');
  assert.equal(label!.firstElementChild!.getAttribute('aria-hidden'), 'true');
});
