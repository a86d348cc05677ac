import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { accordionOf, accordionState, headersOf, sectionsOf, triggersOf } from './accordion';
import { instance, labels, panels } from './fixture';
import { state } from './state';

/** The options that say where content comes from; they mean the same in both widgets (C18). */
export interface ContentSettings extends Pick<
  TabsSettings & AccordionSettings,
  'cacheAjax' | 'contentUrls' | 'executeScripts' | 'iframe' | 'texts'
> {
  ajax?: object | ((settings: object, item: { index: number }) => object | false);
  render?: (
    this: HTMLElement,
    answer: unknown,
    xhr: { status: number },
    item: { index: number },
  ) => unknown;
}

/** The methods that both widgets have and that matter here. */
export interface Methods {
  select(index: number): unknown;
  load(index: number | string): unknown;
  preload(index: number | string): unknown;
  remove(index: number): unknown;
  destroy(): unknown;
  setOptions(options: ContentSettings & { theme?: string }): unknown;
}

/** One kind of widget, for tests of what both have in common. */
export interface Kind {
  readonly name: 'uiTabs' | 'uiAccordion';
  readonly noun: 'tab' | 'section';
  /** Three items with the contents `P1` to `P3`; `attributes` go where an address is read from. */
  html(attributes?: readonly string[]): string;
  start(root: HTMLElement, settings: Listening): void;
  methods(root: HTMLElement): Methods;
  /** What is pressed to open an item. */
  labels(root: HTMLElement): HTMLElement[];
  /** What is shown. */
  panels(root: HTMLElement): HTMLElement[];
  /** What holds the content; the panel itself before it was shown or loaded (T2). */
  inner(panel: HTMLElement): HTMLElement;
  state(root: HTMLElement): string;
  /** Whether the signs of loading beside `aria-busy` are right for an item that loads, or doesn't. */
  showsBusy(root: HTMLElement, index: number, busy: boolean): boolean;
  /** What holds the words for assistive technology. */
  statusPlace(root: HTMLElement, index: number): Element;
}

interface Listening extends ContentSettings {
  contentLoad(event: unknown, item: { index: number }): void;
  error(event: unknown, xhr: { status: number; statusText: string }): void;
}

const three = (part: (n: number) => string): string => [1, 2, 3].map(part).join('');

const spinnersIn = (place: Element): Element[] =>
  Array.from(place.querySelectorAll(':scope > span.z-spinner'));

const tabs: Kind = {
  name: 'uiTabs',
  noun: 'tab',
  html: (attributes = []) =>
    `<div id="set"><ul>${three((n) => `<li><a>L${n}</a></li>`)}</ul><div>` +
    three((n) => `<div ${attributes[n - 1] || ''}><p>P${n}</p></div>`) +
    '</div></div>',
  start: (root, settings) =>
    void $(root).uiTabs({ animation: { effects: 'none' }, ...settings } as TabsSettings),
  methods: (root) => instance(root) as Methods,
  labels,
  panels,
  inner: (panel) => panel.querySelector<HTMLElement>(':scope > .z-content-inner') ?? panel,
  state,
  // One spinner stands for the panel in sight.
  showsBusy: (root, index, busy) =>
    !panels(root)[index]!.classList.contains('z-active') ||
    spinnersIn(panels(root)[index]!.parentElement as Element).length === Number(busy),
  statusPlace: (root) => root.querySelector(':scope > .z-container') as Element,
};

const sectionPanels = (root: HTMLElement): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>(':scope > .z-section > .z-content'));

const accordion: Kind = {
  name: 'uiAccordion',
  noun: 'section',
  html: (attributes = []) =>
    `<ul id="set">${three(
      (n) => `<li><h3 ${attributes[n - 1] || ''}>L${n}</h3><div><p>P${n}</p></div></li>`,
    )}</ul>`,
  start: (root, settings) =>
    void $(root).uiAccordion({
      animation: { effects: 'none' },
      active: 0,
      ...settings,
    } as AccordionSettings),
  methods: (root) => accordionOf(root) as Methods,
  labels: triggersOf,
  panels: sectionPanels,
  inner: (panel) => panel.querySelector<HTMLElement>(':scope > .z-auto-g') ?? panel,
  state: accordionState,
  showsBusy: (root, index, busy) => {
    const arrow = headersOf(root)[index]!.querySelector('.z-arrow');
    const turns = !!arrow && arrow.classList.contains('z-loading');
    const spinners = spinnersIn(sectionPanels(root)[index] as Element).length;
    return arrow ? turns === busy && !spinners : spinners === Number(busy);
  },
  statusPlace: (root, index) => sectionsOf(root)[index] as Element,
};

const both = { tabs, accordion };

/** Both widgets, for `QUnit.test.each`; none where jQuery has no AJAX (C1). */
export const kinds = window.testRun.slim ? ({} as typeof both) : both;
