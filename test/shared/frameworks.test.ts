import $ from 'jquery';
import { accordionHtml } from '../support/accordion';
import { takeWarnings } from '../support/console';
import { instance, labels, put, start, tabsHtml } from '../support/fixture';
import { frame, until, untilIdle } from '../support/fit';
import {
  begin,
  both,
  bothEach,
  call,
  heard,
  kinds,
  runningOn,
  still,
  type Kind,
} from '../support/kinds';
import { atHash, restoring, store } from '../support/links';
import { state } from '../support/state';

// Pages whose frameworks own the DOM.
QUnit.module('frameworks', restoring);

QUnit.test('T12 in an open shadow root a press in the open dropdown selects', async (assert) => {
  const host = put('<div></div>');
  const shadow = host.attachShadow({ mode: 'open' });
  // The page’s style sheets don’t count in there.
  shadow.innerHTML = `<style>.z-dropdown-arrow { display: block }</style>${tabsHtml()}`;
  const root = shadow.lastElementChild as HTMLElement;
  $(root).uiTabs({ ...still, minWindowWidth: 1e6 });
  await until(() => root.matches('.mobile'));
  const bar = root.querySelector<HTMLElement>('.z-tabs-mobile')!;
  const [, second] = labels(root);
  const press = (target: HTMLElement): void => {
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    target.click();
  };
  press(bar.querySelector('a')!);
  assert.false(bar.classList.contains('z-state-closed'));
  second!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  assert.false(bar.classList.contains('z-state-closed'), 'a press in the list is none elsewhere');
  second!.click();
  assert.deepEqual([instance(root).active(), bar.classList.contains('z-state-closed')], [1, true]);
  press(bar.querySelector('a')!);
  host.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  assert.true(bar.classList.contains('z-state-closed'), 'one on the host is');
  $(root).uiTabs('destroy');
});

QUnit.test('C14, T3 labels that a framework has copied from a running one get names', (assert) => {
  for (const number of [1, 2]) {
    const before = begin(kinds.tabs);
    const label = before.item(number - 1).outerHTML.replace(/ id="[^"]*"/g, '');
    const panel = before.panel(number - 1).outerHTML;
    before.item(0).parentElement!.innerHTML = label.repeat(3);
    before.panel(0).parentElement!.innerHTML = panel.repeat(3);
    const saved = before.root.outerHTML;
    before.root.remove();
    const root = put(saved);
    call(kinds.tabs, root, { ...still, deeplinking: false });
    const names = labels(root).map((one) => one.parentElement!.getAttribute('data-link'));
    assert.deepEqual(names, ['tab1', 'tab2', 'tab3']);
    instance(root).select(2);
    assert.equal(state(root), '0 0 1');
    root.remove();
  }
});

QUnit.test('T3 where all labels are others, their names are those by position', (assert) => {
  const { root, set, item } = begin(kinds.tabs);
  const list = item(0).parentElement!;
  for (let round = 0; round < 2; round++) {
    list.innerHTML = '<li><a>N1</a></li><li><a>N2</a></li><li><a>N3</a></li>';
    set.refresh();
    const names = Array.from(list.children, (one) => one.getAttribute('data-link'));
    assert.deepEqual(names, ['tab1', 'tab2', 'tab3']);
  }
  list.lastElementChild!.remove();
  list.insertAdjacentHTML('afterbegin', '<li><a>N4</a></li>');
  set.refresh();
  const names = Array.from(list.children, (one) => one.getAttribute('data-link'));
  assert.equal(new Set(names).size, 3, 'each name once');
  const ids = Array.from(root.querySelectorAll('[id]'), ({ id }) => id);
  assert.equal(new Set(ids).size, ids.length, 'each id once');
});

QUnit.test('C12, C13 a framework takes all classes off, then the set ends', (assert) => {
  for (const refreshes of [false, true]) {
    const { root, set, item, panel } = begin(kinds.tabs, { minWindowWidth: 1e6 });
    const parts = [root, item(0).parentElement!, panel(0).parentElement!];
    parts.forEach((part) => (part.className = 'own'));
    if (refreshes) set.refresh();
    set.destroy();
    const left = Array.from(root.querySelectorAll('*')).filter((one) =>
      one.getAttributeNames().some((name) => /role|aria|^id/.test(name)),
    );
    assert.deepEqual(left, []);
    assert.deepEqual(
      parts.map(({ className }) => className),
      ['own', 'own', 'own'],
    );
    root.remove();
  }
});

both('C14 copies of running items are items of their own', (assert, kind) => {
  for (const number of [1, 2]) {
    const { root, set, item, panel, state: now, click } = begin(kind);
    const parts = kind === kinds.tabs ? [item(number - 1), panel(number - 1)] : [item(number - 1)];
    parts.forEach((part) => part.after(part.cloneNode(true)));
    set.refresh();
    assert.equal(now(), '1 0 0 0', 'what was open stays so');
    assert.equal(root.querySelectorAll('.z-active:is(.z-tab, .z-section)').length, 1);
    assert.equal(root.querySelectorAll('.z-title .z-title').length, 0);
    const names = Array.from(root.querySelectorAll('[id]'), ({ id }) => id);
    assert.equal(new Set(names).size, names.length, 'each id once');
    assert.equal(click(number), number === 1 ? '0 1 0 0' : '0 0 1 0');
    set.destroy();
    assert.notOk(
      root.querySelector('[class], [role], [hidden], [aria-controls]'),
      'all is in sight',
    );
    root.remove();
  }
});

/** What is pressed in a header, with what it holds. */
const wiped = {
  'tabs, li': [kinds.tabs, tabsHtml().replace(/<\/?a>/g, '')],
  'tabs, li > a': [kinds.tabs, tabsHtml()],
  'accordion, h3': [kinds.accordion, kinds.accordion.html()],
  'accordion, h3 > a': [kinds.accordion, kinds.accordion.html().replace(/T\d/g, '<a>$&</a>')],
  'accordion, flat': [kinds.accordion, accordionHtml({ form: 'flat' })],
  'accordion, details': [kinds.accordion, accordionHtml({ form: 'details' })],
} as const;

QUnit.test.each(
  'C12 a trigger that is wiped out with its text is made again:',
  wiped,
  async (assert, [kind, html]) => {
    for (const way of ['before the page is idle', 'later', 'refresh']) {
      const { root, set, item, label, panel, state: now, click } = begin(kind, {}, html);
      set.disable(2);
      if (way === 'later') await untilIdle();
      label(0).focus();
      const others = [label(0), label(2)];
      const [before, name] = [now(), item(1).getAttribute('data-link')];
      label(1).closest('li, h3, summary')!.textContent = 'New';
      if (way === 'refresh') set.refresh();
      const parts = kind === kinds.tabs ? '.z-tab .z-link' : '.z-trigger > .z-title + .z-arrow';
      await until(() => root.querySelectorAll(parts).length === 3);
      assert.equal(label(1).textContent, 'New', way);
      assert.deepEqual([label(0), label(2)], others, 'the others are the same');
      assert.strictEqual(document.activeElement, label(0));
      assert.deepEqual([now(), set.count()], [before, 3]);
      assert.equal(item(1).getAttribute('data-link'), name);
      assert.equal(label(2).ariaDisabled, 'true');
      assert.equal(label(1).getAttribute('aria-controls'), panel(1).id);
      assert.equal(panel(1).getAttribute('aria-labelledby'), label(1).id);
      assert.equal(click(1), '0 1 0', 'a press opens');
      set.destroy();
      assert.notOk(root.querySelector('[class], [role], [id]:not(#set)'), 'all of ours is gone');
      assert.equal(root.textContent!.replace(/\s/g, '').match(/New/g)!.length, 1);
      root.remove();
    }
  },
);

QUnit.test.each(
  'C12 before it is observed, it is made again when the page is used, by',
  ['mouseover', 'touchstart', 'focusin', 'keydown'],
  (assert, type) => {
    const roots = Object.values(wiped).map(([kind, html]) => {
      const { root, label } = begin(kind, {}, html);
      label(1).closest('li, h3, summary')!.textContent = 'New';
      return root;
    });
    const parts = '.z-tab .z-link, .z-trigger > .z-title + .z-arrow';
    const counts = (): number[] => roots.map((root) => root.querySelectorAll(parts).length);
    assert.deepEqual(counts(), Array(6).fill(2), 'one is missing');
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    assert.deepEqual(counts(), Array(6).fill(3), 'at once');
  },
);

QUnit.test(
  'C12 a page that answers each change with one of its own isn’t held up',
  async (assert) => {
    const { root, label } = begin(kinds.tabs, {}, tabsHtml().replace(/<\/?a>/g, ''));
    const [first] = Array.from(root.querySelectorAll('.z-tab'));
    let times = 0;
    const observer = new MutationObserver(() => {
      times += 1;
      if (first!.childElementCount) first!.textContent = `${times}`;
    });
    await untilIdle();
    observer.observe(first!, { childList: true });
    first!.textContent = 'New';
    await until(() => times > 3);
    observer.disconnect();
    await until(() => first!.contains(label(0)));
    assert.equal(label(0).textContent, first!.textContent);
  },
);

QUnit.test('C12, T12 the bar follows the open label’s text', async (assert) => {
  const root = start({ minWindowWidth: 1e6, mobileNav: true });
  const title = (): string => root.querySelector('.z-tabs-mobile .z-title')!.textContent!;
  await until(() => root.matches('.mobile'));
  await untilIdle();
  const [open] = labels(root);
  open!.textContent = 'Inbox (1)';
  await until(() => title() === 'Inbox (1)');
  open!.firstChild!.nodeValue = 'Inbox (2)';
  await until(() => title() === 'Inbox (2)');
  assert.equal(state(root), '1 0 0');
});

QUnit.test('C12, S6 the dot of a slide follows the text of its header', async (assert) => {
  const html = accordionHtml().replace(/(<h3[^>]*>)(.*?)(<\/h3>)/g, '$1<span>$2</span>$3');
  const { root, state: now } = begin(kinds.accordion, { slider: true, dotNav: true }, html);
  const name = (): string | null =>
    root.parentElement!.querySelector('.z-dot-nav-item')!.getAttribute('aria-label');
  await untilIdle();
  root.querySelector('h3 span span')!.textContent = 'New';
  await until(() => name() === 'Slide 1: New');
  assert.equal(now(), '1 0 0');
});

both('C14 what a copy says is open opens, unless memory says otherwise', (assert, kind) => {
  const { root, set } = begin(kind);
  set.select(1);
  const copy = root.outerHTML;
  root.remove();
  localStorage.setItem(`${kind.plugin}:${location.pathname}#set`, `["${kind.noun}3"]`);
  const rows: [object, string][] = [
    [{ [kind.first]: 0 }, '0 1 0'],
    [{ rememberState: true }, '0 0 1'],
  ];
  for (const [settings, expected] of rows) {
    const next = begin(kind, settings, copy);
    assert.equal(next.state(), expected);
    next.root.remove();
  }
  localStorage.clear();
});

const tells: Record<string, (kind: Kind, root: HTMLElement) => unknown> = {
  'refresh()': (kind, root) => call(kind, root, 'refresh'),
  'a second call': (kind, root) => call(kind, root, {}),
  scan: (kind, root) => call(kind, root, 'scan'),
};

bothEach(
  'C12 an empty set starts with the items that come, by options and memory, at',
  tells,
  async (assert, kind, tell) => {
    const other = kind.noun + '2';
    const rows: [object, string, string][] = [
      [{ [kind.first]: kind === kinds.tabs ? other : 1 }, '', '0 1 0'],
      [{ rememberState: true }, kind.noun + '3', '0 0 1'],
      [{ deeplinking: true }, '#' + other, '0 1 0'],
    ];
    for (const [settings, named, expected] of rows) {
      const root = put(kind.html());
      const places = kind === kinds.tabs ? Array.from(root.children) : [root];
      const items = places.map((place) => Array.from(place.children));
      const take = (): void => places.forEach((place) => place.replaceChildren());
      const bring = (): void => places.forEach((place, n) => place.append(...items[n]!));
      take();
      if (named.startsWith('#')) atHash(named);
      else if (named) store(kind.plugin, 'set', `["${named}"]`);
      const log = kind.log();
      call(kind, root, { ...still, ...settings, ...log.settings });
      const { set, state: now } = runningOn(kind, root);
      tell(kind, root);
      log.take();
      bring();
      tell(kind, root);
      const first = Number(expected.indexOf('1')) / 2;
      assert.equal(now(), expected, named);
      await heard(kind, root);
      assert.equal(
        log.entries.filter((entry) => entry.includes(` ${first}`)).length,
        1,
        'told once',
      );
      take();
      tell(kind, root);
      bring();
      tell(kind, root);
      assert.equal(
        now(),
        named.startsWith('#') && kind === kinds.tabs ? '1 0 0' : expected,
        'again',
      );
      set.destroy();
      root.remove();
    }
    takeWarnings();
  },
);

/** A shadow root with a set, which stays open at the end of a test. */
function inShadow(kind: Kind, settings: object = {}, html = kind.html()) {
  const host = put('<div></div>');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = html;
  const root = shadow.firstElementChild as HTMLElement;
  call(kind, root, { ...still, [kind.first]: 0, ...settings });
  return { host, shadow, ...runningOn(kind, root) };
}

both('C12 in an open shadow root: ids, focus, address, events', async (assert, kind) => {
  const html = kind.html().replace('<div><p>P2', '<div id="two"><p><button>B</button>');
  const { host, shadow, root, set, label, panel } = inShadow(
    kind,
    { deeplinking: true, [kind.first]: 1 },
    html,
  );
  assert.equal(label(1).getAttribute('aria-controls'), 'two');
  const isOpen = (index: number): boolean => set.active() === index;
  const heard: unknown[] = [];
  host.addEventListener(`${kind.event}:${kind.opened}`, (event) => heard.push(event.target));
  panel(1).querySelector('button')!.focus();
  set.select(0);
  const focused = shadow.activeElement!;
  assert.true(root.contains(focused) && !panel(1).contains(focused), 'the focus stays in the set');
  await until(() => heard.length > 0);
  assert.strictEqual(heard[0], host, 'events leave the shadow root');
  location.hash = `${kind.noun}3`;
  await until(() => isOpen(2));
  location.hash = `${kind.noun}1`;
  await until(() => isOpen(0));
  history.back();
  await until(() => isOpen(2));
  host.remove();
  location.hash = '';
});

both('C12, C15 a page takes all items away before they are measured', async (assert, kind) => {
  const { set, item } = begin(kind);
  for (const n of [2, 1, 0]) item(n).remove();
  await frame();
  await frame();
  assert.equal(set.count(), 3, 'until refresh(), and no error was reported');
});

both('C12 a page’s own display: none on an open panel hides it', (assert, kind) => {
  const html = kind.html().replace('<div><p>P2', '<div style="display: none"><p>P2');
  const { root, panel, set, state: now } = begin(kind, {}, html);
  panel(0).style.display = 'none';
  assert.equal(getComputedStyle(panel(0)).display, 'none');
  panel(0).style.display = '';
  assert.equal(now(), '1 0 0');
  panel(0).classList.add('ng-hide');
  const sheet = put('<style>.ng-hide { display: none !important }</style>');
  assert.equal(getComputedStyle(panel(0)).display, 'none');
  sheet.remove();
  set.select(1);
  assert.equal(now(), '0 1 0', 'what was hidden before the start opens');
  set.destroy();
  assert.equal(root.querySelectorAll('[style*="display: none"]').length, 1);
});

/** What a framework has rendered into the first panel stays there, and looks as it does in the others. */
const expectNoBox = (panelTag: string) => (assert: Assert, kind: Kind) => {
  const html = kind.html().replace('<div><p>P1', `${panelTag}<p>P1`);
  const { panel, state: now, set } = begin(kind, {}, html);
  assert.strictEqual(panel(0).querySelector('p')!.parentElement, panel(0));
  assert.equal(now(), '1 0 0');
  const padding = (n: number): string =>
    getComputedStyle(panel(n).querySelector('p')!.parentElement!).padding;
  set.select(1);
  const usual = padding(1);
  set.select(0);
  assert.equal(padding(0), usual);
};

both(
  'C12 Knockout’s items stay in the panel that it counts them in',
  expectNoBox('<div data-bind="foreach: rows">'),
);

both(
  'C12 what JsViews has linked to a panel stays between the marks that it has put there',
  expectNoBox('<div><script type="jsv#1_"></script>'),
);

both(
  'C12 an open panel that is still empty has no box, once Preact has filled it',
  (assert, kind) => {
    const html = kind.html().replace(/<p>P1.*?<\/p>/, '');
    const { panel, set } = begin(kind, {}, html);
    assert.true(panel(0).firstElementChild!.matches('.z-content-inner,.z-auto-g'));
    // Preact keeps what it has rendered there, and leaves what it finds behind its own nodes.
    Object.assign(panel(0), { __k: {} }).insertAdjacentHTML('afterbegin', '<p>P1</p>');
    set.refresh();
    assert.equal(panel(0).innerHTML, '<p>P1</p>');
    const height = panel(0).offsetHeight;
    set.select(1);
    assert.equal(panel(1).offsetHeight, height);
  },
);
