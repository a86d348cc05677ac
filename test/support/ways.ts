import $ from 'jquery';
import { press } from './driver';
import type { AnySet, Kind } from './kinds';
import { goTo } from './links';

/** The reason, what is done, and the settings it needs. */
export type Way = [reason: string, go: (set: AnySet, root: HTMLElement) => unknown, more?: object];

const labelOf = (root: HTMLElement, n: number): HTMLElement =>
  root.querySelectorAll<HTMLElement>('.z-tabs-desktop .z-link, .z-trigger')[n]!;
const deep = (): HTMLInputElement => document.getElementById('deep') as HTMLInputElement;

/** A finger, without the click that a browser makes of a tap. */
const finger = (target: Element, type: string, clientX: number): boolean =>
  target.dispatchEvent(
    new PointerEvent(type, { clientX, pointerId: 1, pointerType: 'touch', bubbles: true }),
  );
const swipe = (root: HTMLElement): void => {
  finger(root, 'pointerdown', 200);
  finger(root, 'pointerup', 100);
};
const hover = (target: HTMLElement): boolean =>
  target.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));

/** What a user, the page or the browser does so that another item than the first would open. */
const shared: Record<string, Way> = {
  'a click': ['click', (_set, root) => labelOf(root, 1).click()],
  'a click on what is in it': [
    'click',
    (_set, root) => labelOf(root, 1).querySelector('em')!.click(),
  ],
  'a click that jQuery makes': ['click', (_set, root) => $(labelOf(root, 1)).trigger('click')],
  'the mouse over it': ['click', (_set, root) => hover(labelOf(root, 1)), { event: 'mouseover' }],
  select: ['api', (set) => set.select(1)],
  next: ['api', (set) => set.next()],
  prev: ['api', (set) => set.prev()],
  last: ['api', (set) => set.last()],
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
  End: ['key', (_set, root) => press(labelOf(root, 0), 'End')],
  Enter: ['key', (_set, root) => press(labelOf(root, 1), 'Enter')],
  Space: ['key', (_set, root) => press(labelOf(root, 1), ' '), { activation: 'manual' }],
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
  'a swipe': ['click', (_set, root) => swipe(root), slider],
  'an arrow on a dot': ['key', () => press(dot(), 'ArrowRight'), slider],
};

/** The ways into each kind, and the markup that they are taken on. */
export const ways = { tabs: tabsWays, accordion: accordionWays };
export const wayHtml = (kind: Kind): string =>
  kind
    .html()
    .replace('P2', '<input id="deep" required="">')
    .replace('T2', '<em>T2</em>')
    .replace('<h3>T3', '<h3><a href="#">T3</a>');
