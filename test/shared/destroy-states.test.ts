import $ from 'jquery';
import type { AccordionInstance, AccordionSettings } from '../../src/accordion/accordion.types';
import type { TabsInstance, TabsSettings } from '../../src/tabs/tabs.types';
import { takeWarnings } from '../support/console';
import { accordionForms, tabsForms } from '../support/destroy-forms';
import { put } from '../support/fixture';
import { address, resetServer } from '../support/server';

// Each form of markup in each state that a widget can be in.
QUnit.module('destroy in every state', { beforeEach: resetServer });

type Plugin = 'uiTabs' | 'uiAccordion';
type Act = (set: TabsInstance & AccordionInstance, root: HTMLElement) => unknown;

/** How a set comes into a state; new options take effect at once. */
interface State {
  readonly options?: TabsSettings & AccordionSettings;
  readonly act?: Act;
  /** The width of what holds the set. */
  readonly width?: string;
}

const go: Act = (set) => set.next().next();
const slow = { duration: 60000 } as const;
const urls = [1, 2, 3, 4].map((n) => address(`never?${n}`));
const thinks = (): Promise<boolean> => new Promise(() => undefined);
const openMenu: Act = (_set, root) =>
  root.querySelector<HTMLElement>(':scope > .z-tabs-mobile a')!.click();

const plays = { autoplay: { interval: 60000 } };
const print = (when: 'before' | 'after'): boolean =>
  window.dispatchEvent(new Event(`${when}print`));

const shared: Record<string, State> = {
  'at rest': { act: go },
  'moving by css': { options: { animation: { ...slow, type: 'css' } }, act: go },
  'moving by jQuery': { options: { animation: { ...slow, type: 'jquery' } }, act: go },
  loading: { options: { contentUrls: urls }, act: go },
  'loading and moving': { options: { contentUrls: urls, animation: slow }, act: go },
  playing: { options: plays, act: (set) => set.play(60000) },
  'playing by a method alone': { act: (set) => set.play(60000) },
  'playing and moving': { options: { ...plays, animation: slow }, act: (set) => set.play().next() },
  'playing, loading and in question': {
    options: { ...plays, contentUrls: urls, beforeSelect: thinks },
    act: (set) => set.play().next(),
  },
  'linked, kept and dark as the page is': {
    options: { deeplinking: true, history: 'none', rememberState: true, dark: 'auto' },
    act: go,
  },
  printing: { act: (set) => set.next() && print('before') },
  'printing while it moves': {
    options: { animation: slow },
    act: (set) => set.next() && print('before'),
  },
  'thinking about a selection': { options: { beforeSelect: thinks }, act: go },
};

const narrow = { minWindowWidth: 100000 };
const tabsStates: Record<string, State> = {
  ...shared,
  'thinking about a removal': {
    options: { closable: true, beforeRemove: thinks },
    act: (set) => set.count() && set.remove(0),
  },
  stacked: { options: { mobileNav: false, minWindowWidth: 0 }, width: '90px', act: go },
  'the menu, closed': { options: narrow, act: go },
  'the menu, open': { options: { ...narrow, closable: true }, act: openMenu },
  'the menu, open, playing and loading': {
    options: { ...narrow, ...plays, contentUrls: urls },
    act: (set, root) => (set.play().next(), openMenu(set, root)),
  },
  'playing in the menu, moving': {
    options: { ...narrow, ...plays, animation: slow },
    act: (set) => set.play().next(),
  },
  'a menu for a column': { options: { ...narrow, orientation: 'vertical' }, act: openMenu },
  'a column': { options: { orientation: 'vertical', minWindowWidth: 0 }, act: go },
  'a row that scrolls': { options: { overflow: 'scroll', closable: true }, width: '90px', act: go },
  'an accordion': { options: { ...narrow, overflow: 'accordion' }, act: go },
  'an accordion that plays, moving': {
    options: { ...narrow, ...plays, overflow: 'accordion', animation: slow },
    act: (set) => set.play().next(),
  },
  'an accordion that loads': {
    options: { ...narrow, overflow: 'accordion', contentUrls: urls },
    act: go,
  },
  'an accordion, from below': {
    options: { ...narrow, overflow: 'accordion', position: 'bottom-left', closable: true },
    act: go,
  },
};

const accordionStates: Record<string, State> = {
  ...shared,
  horizontal: { options: { orientation: 'horizontal' }, act: go },
  'horizontal, moving': { options: { orientation: 'horizontal', animation: slow }, act: go },
  'vertical by its width': {
    options: { orientation: 'horizontal', responsive: true, ...narrow },
    act: go,
  },
  scaled: { options: { orientation: 'horizontal', responsive: true }, width: '500px', act: go },
  'a slider that plays': {
    options: { slider: true, dotNav: true, autoplay: { interval: 60000 } },
    act: (set) => set.play().next(),
  },
  'a slider that plays, moving': {
    options: { slider: true, dotNav: true, ...plays, animation: slow },
    act: (set) => set.play().next(),
  },
  'horizontal, moving and loading': {
    options: { orientation: 'horizontal', animation: slow, contentUrls: urls },
    act: go,
  },
  'all open, scrolling': {
    options: { expandMode: 'multiple', contentHeight: 5, scrollable: true },
    act: (set) => set.expandAll(),
  },
  'a menu': { options: { contentNav: true, keyboard: true }, act: go },
};

const call = (root: Element | null, plugin: Plugin, ...args: unknown[]): unknown =>
  root && ($(root) as unknown as Record<Plugin, (...args: unknown[]) => unknown>)[plugin](...args);

const still = { animation: { effects: 'none' } };
const heedless = { beforeSelect: null, beforeRemove: null };

/** The elements of a running set with all they have, whatever the order; numbers of sets left out. */
function partsIn(holder: Element): string[] {
  return Array.from(holder.querySelectorAll('*'), (element) => {
    const { tagName, attributes, classList } = element;
    const { cssText } = (element as HTMLElement).style;
    const texts = Array.from(attributes, ({ name, value }) => {
      if (name === 'class') return Array.from(classList).sort().join('.');
      // As the browser writes it, which is what a script has changed.
      return `${name}=${name === 'style' ? cssText : value}`;
    }).filter(Boolean);
    const text = `${tagName} ${texts.sort().join(' ')}`;
    return text.replace(/(uiTabs|uiAccordion)\d+/g, '$1');
  });
}

/** Leaves open the `details` that are open in `html`: what is open in a copy is the author's word. */
function openAs(holder: HTMLElement, html: string): void {
  const [now, before] = [holder, $('<div>').html(html)[0]!].map((one) =>
    Array.from(one.querySelectorAll('details')),
  );
  now!.forEach((one, n) => (one.open = !!before![n]?.open));
}

const without = (lines: string[], others: string[]): string =>
  lines.filter((line) => !others.includes(line)).join(', ');

/** What is wrong with a set of this markup that ends in this state; empty for nothing. */
function lifeOf(plugin: Plugin, html: string, { options, act, width }: State): string {
  const holder = put(`<div style="width: ${width ?? '700px'}">text${html}text</div>`);
  const original = holder.innerHTML;
  const root = holder.firstElementChild as HTMLElement;
  const begin = (): string[] => {
    // A slider has a wrapper, and what plays a button before it.
    const ours = `#set, #acc, .z-tabs, .z-accordion`;
    const set = holder.querySelector(ours) ?? holder.firstElementChild;
    call(set, plugin, still);
    call(set, plugin, { ...options, ...still, ...heedless });
    call(holder.querySelector('#inner'), plugin, still);
    return partsIn(holder);
  };
  const fresh = begin();
  call(root, plugin, options ?? {});
  const inner = holder.querySelector('#inner');
  call(inner, plugin, { animation: slow });
  call(inner, plugin, 'next');
  act?.(call(root, plugin, 'instance') as TabsInstance & AccordionInstance, root);
  const saved = holder.innerHTML;
  call(inner, plugin, 'destroy');
  call(root, plugin, 'destroy');
  const after = holder.innerHTML;
  print('after');
  const later = holder.innerHTML;
  holder.innerHTML = saved;
  openAs(holder, html);
  const again = begin();
  $(holder).remove();
  if (after !== original) return `left: ${after}`;
  if (later !== original) return `came later: ${later}`;
  if (again.join() === fresh.join()) return '';
  const [more, less] = [without(again, fresh), without(fresh, again)];
  return `started again: ${more}, and at first: ${less}; ${again.length} of ${fresh.length}`;
}

function lives(plugin: Plugin, all: Record<string, string>, state: State): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const [form, html] of Object.entries(all)) {
    const problem = lifeOf(plugin, html, state);
    if (problem) wrong[form] = problem;
  }
  takeWarnings();
  return wrong;
}

QUnit.test.each('C13, C14 tabs of every form:', tabsStates, (assert, state) => {
  assert.deepEqual(lives('uiTabs', tabsForms, state), {});
});

QUnit.test.each('C13, C14 accordions of every form:', accordionStates, (assert, state) => {
  assert.deepEqual(lives('uiAccordion', accordionForms, state), {});
});
