import { put } from './fixture';
import { call, type Kind } from './kinds';

/** The same value under each of the names. */
export function under(names: readonly string[], value: unknown): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const name of names) record[name] = value;
  return record;
}

/** Starts a set with settings and attributes of any type. */
export function startWith(
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

/** Texts that do harm if they are used as anything but text. */
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

/** The descendants of an element, each with the names of its attributes. Text must not add any. */
export const shapeOf = (place: Element): string[] =>
  Array.from(place.querySelectorAll('*'), ({ tagName, attributes }) =>
    [tagName, ...Array.from(attributes, ({ name }) => name).sort()].join(' '),
  );
