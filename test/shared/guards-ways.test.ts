import $ from 'jquery';
import type { AccordionInstance } from '../../src/accordion/accordion.types';
import type { TabsInstance } from '../../src/tabs/tabs.types';
import { accordionHtml, accordionState } from '../support/accordion';
import { press } from '../support/driver';
import { put, tabsHtml } from '../support/fixture';
import { goTo, restoring } from '../support/links';
import { state } from '../support/state';

QUnit.module('guards: every way in', restoring);

type Set = TabsInstance & AccordionInstance;
type Way = [reason: string, go: (set: Set, root: HTMLElement) => unknown, settings?: object];

const label = (root: HTMLElement, n: number): HTMLElement =>
  root.querySelectorAll<HTMLElement>('.z-tabs-desktop .z-link, .z-trigger')[n]!;
const deep = (): HTMLElement => document.getElementById('deep')!;

/** What a user, the page or the browser does so that another item would open. */
const shared: Record<string, Way> = {
  'a click': ['click', (_set, root) => label(root, 1).click()],
  'a click that jQuery makes': ['click', (_set, root) => $(label(root, 1)).trigger('click')],
  select: ['api', (set) => set.select(1)],
  next: ['api', (set) => set.next()],
  last: ['api', (set) => set.last()],
  autoplay: ['autoplay', (set) => set.play(1)],
  'the hash': ['hash', (set) => goTo('toggle' in set ? '#section2' : '#tab2')],
  'a link to what is in it': [
    'reveal',
    () => {
      goTo('#deep');
      dispatchEvent(new Event('hashchange'));
    },
  ],
  reveal: ['reveal', (set) => set.reveal(deep())],
  'a field that is refused': ['reveal', () => (deep() as HTMLInputElement).reportValidity()],
  'find in page': [
    'find',
    (_set, root) => {
      const panel = root.querySelectorAll('.z-content')[1]!;
      panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
    },
  ],
};

const narrow = { minWindowWidth: 100000 };
const choose = (root: HTMLElement): void => {
  root.querySelector<HTMLElement>('.z-tabs-mobile a')!.click();
  label(root, 1).click();
};
const tabsWays: Record<string, Way> = {
  ...shared,
  'a click on the li': ['click', (_set, root) => label(root, 1).parentElement!.click()],
  'an arrow': ['key', (_set, root) => press(label(root, 0), 'ArrowRight')],
  Enter: ['key', (_set, root) => press(label(root, 1), 'Enter')],
  'the menu': ['click', (_set, root) => choose(root), narrow],
  'the accordion': [
    'click',
    (_set, root) => label(root, 1).click(),
    { ...narrow, overflow: 'accordion' },
  ],
};

const slider = { orientation: 'horizontal', slider: true, dotNav: true };
const dot = (): HTMLElement => document.querySelectorAll<HTMLElement>('.z-dot-nav-item')[1]!;
const swipe = (root: HTMLElement): void => {
  const at = (type: string, clientX: number): PointerEvent =>
    new PointerEvent(type, { clientX, pointerId: 1, pointerType: 'touch', bubbles: true });
  root.dispatchEvent(at('pointerdown', 200));
  root.dispatchEvent(at('pointerup', 100));
};
const accordionWays: Record<string, Way> = {
  ...shared,
  'a click on the header': ['click', (_set, root) => root.querySelectorAll('h3')[1]!.click()],
  'the mouse over it': [
    'click',
    (_set, root) => label(root, 1).dispatchEvent(new MouseEvent('mouseover', { bubbles: true })),
    { event: 'mouseover' },
  ],
  toggle: ['api', (set) => set.toggle(1)],
  expandAll: ['api', (set) => set.expandAll(), { expandMode: 'multiple' }],
  'closing it: close': ['api', (set) => set.close(0)],
  'closing it: collapseAll': ['api', (set) => set.collapseAll()],
  'closing it: a click': ['click', (_set, root) => label(root, 0).click()],
  'a dot': ['click', () => dot().click(), slider],
  'a swipe': ['click', (_set, root) => swipe(root), slider],
  'an arrow in a slider': ['key', (_set, root) => press(label(root, 0), 'ArrowRight'), slider],
};

const htmlOf = { uiTabs: tabsHtml(), uiAccordion: accordionHtml() };
const field = '<input id="deep" required>';

async function refusing(plugin: 'uiTabs' | 'uiAccordion', [, go, settings]: Way) {
  const root = put(htmlOf[plugin].replace(/[PC]2/, field));
  const asked: string[] = [];
  const set = $(root) as unknown as Record<typeof plugin, (given: unknown) => unknown>;
  const heard = new Promise((resolve) => {
    set[plugin]({
      animation: { effects: 'none' },
      active: 0,
      deeplinking: true,
      ...settings,
      beforeSelect: (event: JQuery.Event, item: { reason: string }) => {
        asked.push(item.reason);
        event.preventDefault();
        resolve(true);
      },
    });
  });
  const instance = set[plugin]('instance') as Set;
  go(instance, root);
  await heard;
  instance.stop();
  return { root, asked };
}

QUnit.test.each('C10 tabs ask, and stay as they are:', tabsWays, async (assert, way) => {
  const { root, asked } = await refusing('uiTabs', way);
  assert.equal(state(root), '1 0 0');
  assert.equal(asked[0], way[0]);
});

QUnit.test.each('C10 accordions ask, and stay as they are:', accordionWays, async (assert, way) => {
  const { root, asked } = await refusing('uiAccordion', way);
  assert.equal(accordionState(root), '1 0 0');
  assert.equal(asked[0], way[0]);
});
