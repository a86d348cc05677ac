import $ from 'jquery';
import { press } from '../support/driver';
import { frame } from '../support/fit';
import { begin, eachOf, heard, type AnySet, type Kind } from '../support/kinds';
import { goTo, restoringScroll } from '../support/links';
import { swipe } from '../support/players';

QUnit.module('guards: every way in', restoringScroll);

/** The reason, what is done, and the settings it needs. */
type Way = [reason: string, go: (set: AnySet, root: HTMLElement) => unknown, more?: object];

const labelOf = (root: HTMLElement, n: number): HTMLElement =>
  root.querySelectorAll<HTMLElement>('.z-tabs-desktop .z-link, .z-trigger')[n]!;
const deep = (): HTMLInputElement => document.getElementById('deep') as HTMLInputElement;

const hover = (target: HTMLElement): boolean =>
  target.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));

/** What a user, the page or the browser does so that another item than the first would open. */
const shared: Record<string, Way> = {
  'a click': ['click', (_set, root) => labelOf(root, 1).click()],
  'a click inside it': ['click', (_set, root) => labelOf(root, 1).querySelector('em')!.click()],
  'a click that jQuery makes': ['click', (_set, root) => $(labelOf(root, 1)).trigger('click')],
  'the mouse over it': ['click', (_set, root) => hover(labelOf(root, 1)), { event: 'mouseover' }],
  select: ['api', (set) => set.select(1)],
  next: ['api', (set) => set.next()],
  autoplay: ['autoplay', (set) => set.play(1)],
  'the hash': ['hash', (set) => goTo('toggle' in set ? '#section2' : '#tab2')],
  'a link to what is in it': ['reveal', () => goTo('#deep')],
  reveal: ['reveal', (set) => set.reveal(deep())],
  'a field that is refused': ['reveal', () => (document.body.click(), deep().reportValidity())],
  'find in page': [
    'find',
    (_set, root) => {
      const panel = root.querySelectorAll('.z-content')[1]!;
      panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
    },
  ],
};

const narrow = { minWindowWidth: 100000 };
const bar = (root: HTMLElement): HTMLElement => root.querySelector('.z-tabs-mobile a')!;

const tabsWays: Record<string, Way> = {
  ...shared,
  'a click on the li': ['click', (_set, root) => labelOf(root, 1).parentElement!.click()],
  'an arrow': ['key', (_set, root) => press(labelOf(root, 0), 'ArrowRight')],
  Enter: ['key', (_set, root) => press(labelOf(root, 1), 'Enter')],
  'the menu': ['click', (_set, root) => (bar(root).click(), labelOf(root, 1).click()), narrow],
};

const slider = { orientation: 'horizontal', slider: true, dotNav: true };
const dot = (): HTMLElement => document.querySelectorAll<HTMLElement>('.z-dot-nav-item')[1]!;

const accordionWays: Record<string, Way> = {
  ...shared,
  'a click on the header': ['click', (_set, root) => root.querySelectorAll('h3')[1]!.click()],
  'Enter on a link': ['key', (_set, root) => press(labelOf(root, 2), 'Enter')],
  toggle: ['api', (set) => set.toggle(1)],
  'select, horizontal': ['api', (set) => set.select(1), { orientation: 'horizontal' }],
  expandAll: ['api', (set) => set.expandAll(), { expandMode: 'multiple' }],
  'closing it: collapseAll': ['api', (set) => set.collapseAll()],
  'closing it: a click': ['click', (_set, root) => labelOf(root, 0).click()],
  'a dot': ['click', () => dot().click(), slider],
  'a swipe': ['click', (_set, root) => swipe(root, -100), slider],
  'an arrow on a dot': ['key', () => press(dot(), 'ArrowRight'), slider],
};

/** The markup that they are taken on. */
const htmlOf = (kind: Kind): string =>
  kind
    .html()
    .replace('P2', '<input id="deep" required="">')
    .replace('T2', '<em>T2</em>')
    .replace('<h3>T3', '<h3><a href="#">T3</a>');

QUnit.test.each(
  'C10, T4, A1 asked once and refused, it stays as it is:',
  eachOf({ tabs: tabsWays, accordion: accordionWays }),
  async (assert, [kind, way]) => {
    const [reason, act, more] = way;
    const log = kind.log();
    const asked: { index: number; from: number; reason: string }[] = [];
    let answer = (): void => undefined;
    const question = new Promise<void>((resolve) => (answer = resolve));
    const beforeSelect = (_event: unknown, item: (typeof asked)[number]): false => {
      asked.push(item);
      answer();
      return false;
    };
    const settings = { deeplinking: true, ...more, ...log.settings, beforeSelect };
    const { root, set, state } = begin(kind, settings, htmlOf(kind));
    await heard(kind, root);
    // By then the labels have their form.
    await frame();
    log.take();
    act(set, root);
    await question;
    set.stop();
    assert.deepEqual([state(), log.take()], ['1 0 0', '']);
    assert.strictEqual(root.querySelector('[aria-busy=true]'), null);
    assert.deepEqual(
      asked.map((item) => [item.from, item.reason]),
      // Where several may be open, none is left.
      asked.map(() => [more && 'expandMode' in more ? -1 : 0, reason]),
    );
    assert.equal(asked.length, 1, 'it is asked once');
  },
);
