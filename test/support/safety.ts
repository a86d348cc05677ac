import $ from 'jquery';
import { accordionHtml, accordionState } from './accordion';
import { put, tabsHtml } from './fixture';
import { state } from './state';

/** One kind of widget, for tests of what neither of them may do. */
export interface Kind {
  readonly plugin: 'uiTabs' | 'uiAccordion';
  readonly html: (items?: number, id?: string) => string;
  /** What is open, as `1 0 0`, from all signs of it. */
  readonly state: (root: HTMLElement) => string;
}

type Any = Record<string, (...args: unknown[]) => unknown>;

export const kinds: Record<string, Kind> = {
  tabs: { plugin: 'uiTabs', html: (tabs = 3, id = 'set') => tabsHtml({ tabs, id }), state },
  accordion: {
    plugin: 'uiAccordion',
    html: (sections = 3, id = 'set') => accordionHtml({ sections, id }),
    state: accordionState,
  },
};

/** Calls a plugin as a page's script does that nobody has checked. */
export const call = ({ plugin }: Kind, root: Element, ...args: unknown[]): unknown =>
  ($(root) as unknown as Any)[plugin]!(...args);

/** The same value under each of the names. */
export function under(names: readonly string[], value: unknown): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const name of names) record[name] = value;
  return record;
}

/** Starts a widget with settings and attributes that nobody has checked. */
export function begin(
  kind: Kind,
  settings: unknown = {},
  attributes: Record<string, unknown> = {},
): HTMLElement {
  const root = put(kind.html());
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, String(value));
  call(kind, root, settings);
  return root;
}

/** Whether text has run as code, or changed all objects. */
export const hacked = (): boolean => 'hacked' in window || 'hacked' in {};

export const bad = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

/** Texts that do harm where they are taken for anything else than text. */
export const hostileTexts: Record<string, string> = {
  'an element with a handler': bad,
  'the end of an attribute': '" onfocus="window.hacked=1" autofocus x="',
  'a graphic that is loaded': '"><svg onload="window.hacked=1">',
  entities: '&lt;b&gt; &amp;quot; &#60;i&#62;',
  'quotes and brackets': '"]\'`)}>({[',
  'a backslash': 'a\\',
  'half a character': '\ud800',
  'nothing that is seen': '\u202e\u200b\u2028',
  'no character': '\u0000a',
  __proto__: '__proto__',
  constructor: 'constructor',
  'a selector': ':not(*)',
  'broken UTF-8': '%E0%A4%A',
  'an address': 'javascript:window.hacked=1',
};

/** The elements in a place, each with the names of its attributes: what text must not add to. */
export const shapeOf = (place: Element): string[] =>
  Array.from(place.querySelectorAll('*'), ({ tagName, attributes }) =>
    [tagName, ...Array.from(attributes, ({ name }) => name).sort()].join(' '),
  );

/** What both kinds may be with each of a table: `tabs, <name>` and so on. */
export function withEach<T>(table: Record<string, T>): Record<string, [Kind, T]> {
  const rows: Record<string, [Kind, T]> = {};
  for (const [about, kind] of Object.entries(kinds)) {
    for (const [name, value] of Object.entries(table)) rows[`${about}, ${name}`] = [kind, value];
  }
  return rows;
}
