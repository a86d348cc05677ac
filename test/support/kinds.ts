import $ from 'jquery';
import type { AccordionInstance, AccordionSettings } from '../../src/accordion/accordion.types';
import type { TabsInstance, TabsSettings } from '../../src/tabs/tabs.types';
import {
  accordionHtml,
  accordionState,
  contentsOf,
  headersOf,
  sectionsOf,
  triggersOf,
} from './accordion';
import { logOf } from './log';
import { attributeOf } from './option-table';
import { labels, panels, put, tabsHtml, once, type Shape } from './fixture';
import { state } from './state';

/** The methods of both widgets. */
export type AnySet = TabsInstance & AccordionInstance;

/** One kind of widget, for tests of what both do. */
export interface Kind {
  readonly plugin: 'uiTabs' | 'uiAccordion';
  /** The names of its files and its role, and the prefix of its events. */
  readonly file: 'ui.tabs' | 'ui.accordion';
  readonly role: 'z-tabs' | 'z-accordion';
  readonly event: 'uitabs' | 'uiaccordion';
  /** The first part of names by position: `tab1`. */
  readonly noun: 'tab' | 'section';
  /** The option for what is open at the start, and the last event of a start. */
  readonly first: 'defaultTab' | 'active';
  readonly opened: 'select' | 'activate';
  /** Items with the labels `T1`, `T2` … and the panels `P1`, `P2` … */
  html(shape?: Shape): string;
  labels(root: Element): HTMLElement[];
  items(root: Element): HTMLElement[];
  panels(root: Element): HTMLElement[];
  /** What is open, as `0 1 0`, read from everything that shows it. */
  state(root: Element): string;
  /** A log of the events of a change, in order: `select 1 click, deactivate 0 click`. */
  log(): { settings: object; entries: string[]; take(): string };
  /** The log when an item opens instead of another one. */
  change(to: number, from: number, reason: string): string;
}

const ofTabs: Kind = {
  plugin: 'uiTabs',
  file: 'ui.tabs',
  role: 'z-tabs',
  event: 'uitabs',
  noun: 'tab',
  first: 'defaultTab',
  opened: 'select',
  html: tabsHtml,
  labels,
  items: (root) => labels(root).map((label) => label.closest<HTMLElement>('.z-tab')!),
  panels,
  state,
  log: () => logOf(['select', 'deactivate']),
  change: (to, from, reason) => `select ${to} ${reason}, deactivate ${from} ${reason}`,
};

const ofAccordions: Kind = {
  plugin: 'uiAccordion',
  file: 'ui.accordion',
  role: 'z-accordion',
  event: 'uiaccordion',
  noun: 'section',
  first: 'active',
  opened: 'activate',
  html: (shape) =>
    accordionHtml({ id: 'set', ...shape })
      .replace(/>H(?=\d)/g, '>T')
      .replace(/>C(?=\d)/g, '>P'),
  labels: triggersOf,
  items: sectionsOf,
  panels: contentsOf,
  state: accordionState,
  log: () => logOf(['select', 'activate', 'collapse']),
  change: (to, from, reason) =>
    `select ${to} ${reason}, activate ${to} ${reason}, ` +
    `activate ${from} closed ${reason}, collapse ${from} closed ${reason}`,
};

export const kinds = { tabs: ofTabs, accordion: ofAccordions };

export const testing =
  (which: Partial<typeof kinds>) =>
  (name: string, test: (assert: Assert, kind: Kind) => Promise<unknown> | void): void =>
    QUnit.test.each<Kind>(name, which as typeof kinds, test);

/** The same test for tabs and for an accordion. */
export const both = testing(kinds);

/** Rows of tables, one for each kind: `tabs, <name>` and so on. */
export function eachOf<T>(tables: Record<keyof typeof kinds, Record<string, T>>) {
  const rows: Record<string, [Kind, T]> = {};
  for (const about of ['tabs', 'accordion'] as const) {
    for (const [name, value] of Object.entries(tables[about])) {
      rows[`${about}, ${name}`] = [kinds[about], value];
    }
  }
  return rows;
}

/** The same test for both kinds, with each row of a table. */
export const bothEach = <T>(
  name: string,
  table: Record<string, T>,
  test: (assert: Assert, kind: Kind, row: T) => Promise<unknown> | void,
): void =>
  QUnit.test.each(name, eachOf({ tabs: table, accordion: table }), (assert, [kind, row]) =>
    test(assert, kind, row),
  );

type Any = Record<string, (...args: unknown[]) => unknown>;

/** Calls a plugin on an element, or on an object of any jQuery, without types, as the script of a page. */
export function call({ plugin }: Kind, on: Element | JQuery, ...args: unknown[]): unknown {
  const set = 'nodeType' in on ? $(on as HTMLElement) : on;
  return (set as unknown as Any)[plugin]!(...args);
}

/** HTML of a set that starts by `data-role`, with its first item open. */
export const marked = (kind: Kind, id = 'set', count = 3): string => {
  const first = `${attributeOf(kind.first)}="0"`;
  const attributes = `data-role="${kind.role}" data-animation-effects="none" ${first}`;
  return kind.html({ id, count, attributes });
};

/** HTML of such a set with another one in its first panel. */
export const nested = (kind: Kind, id: string): string =>
  marked(kind, id, 2).replace('<p>P1</p>', marked(kind, `${id}-inner`, 2));

export const still = { animation: { effects: 'none' } } as const;

/** A running set, with what tests need of it. */
export function runningOn(kind: Kind, root: HTMLElement) {
  const set = call(kind, root, 'instance') as AnySet;
  const label = (index: number): HTMLElement => kind.labels(root)[index]!;
  const now = (): string => kind.state(root);
  return {
    kind,
    root,
    set,
    label,
    item: (index: number): HTMLElement => kind.items(root)[index]!,
    panel: (index: number): HTMLElement => kind.panels(root)[index]!,
    state: now,
    /** Clicks labels one after the other, and returns the state after each click. */
    click: (...indexes: number[]): string =>
      indexes.map((index) => (label(index).click(), now())).join(', '),
  };
}

export type Running = ReturnType<typeof runningOn>;

export const statesOf = (sets: readonly Pick<Running, 'state'>[]): string[] =>
  sets.map(({ state }) => state());

/** HTML of nested sets, each in the second item of the one before: `#set0` is the outermost. */
export const within = (parts: readonly Kind[], html: string): string =>
  parts.reduceRight((all, kind, n) => kind.html({ id: `set${n}` }).replace('<p>P2</p>', all), html);

/** Starts a set with its first item open, and without animation unless the settings have one. */
export function begin(kind: Kind, settings: object = {}, html = kind.html()): Running {
  const root = put(html);
  call(kind, root, { ...still, [kind.first]: 0, ...settings });
  return runningOn(kind, root);
}

/** Resolves when a set has dispatched an event. */
export const heard = (kind: Kind, root: Element, moment: string = kind.opened) =>
  once(root, `${kind.event}:${moment}`);

/** Resolves when a set has dispatched the events of its start, with a log of all later ones. */
export async function past<T extends { kind: Kind; root: HTMLElement }>(
  running: T,
  log: ReturnType<Kind['log']>,
) {
  if (running.root.querySelector('.z-active')) await heard(running.kind, running.root);
  log.take();
  return { ...running, log };
}

export function begun(kind: Kind, settings: object = {}, html = kind.html()) {
  const log = kind.log();
  return past(begin(kind, { ...log.settings, ...settings }, html), log);
}

/** The same of tabs alone. */
export async function logged(settings: TabsSettings = {}, html = tabsHtml()) {
  const found = await begun(kinds.tabs, settings, html);
  return { ...found, tabs: found.set as TabsInstance };
}

/** An accordion with its own markup, in which nothing is open unless the settings say so. */
export function accordion(settings: AccordionSettings = {}, html = accordionHtml()) {
  const root = put(html);
  $(root).uiAccordion({ ...still, ...settings });
  const { set, label: trigger, panel: content, ...running } = runningOn(kinds.accordion, root);
  const header = (index: number): HTMLElement => headersOf(root)[index]!;
  return { ...running, set: set as AccordionInstance, header, trigger, content };
}

export function begunAccordion(settings: AccordionSettings = {}, html = accordionHtml()) {
  const log = kinds.accordion.log();
  return past(accordion({ ...settings, ...log.settings }, html), log);
}

/** Starts autoplay once in each kind, because some listeners are added with the first set that plays, and stay. */
export function playOnce(): void {
  for (const kind of Object.values(kinds)) {
    const set = $(kind.html());
    call(kind, set, { autoplay: { interval: 1 } });
    call(kind, set, 'destroy');
  }
}
