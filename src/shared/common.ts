import { focusOn } from '../dom/build';
import { holdsFocus } from '../dom/query';
import { onEnd } from '../widget/scope';
import type { ValuesOf } from '../widget/rows';
import { warn, type Item, type Widget } from '../widget/widget';
import type { Failed } from './request';
import type { Stage } from './autoplay';
import type { Player } from './player';
import type { sharedOptions } from './options';

export type SharedOptions = ValuesOf<typeof sharedOptions>;

/** What the shared parts have to know of one kind of widget. */
export interface View {
  /** The elements whose attributes may say where the content comes from, the first one first. */
  sourcesOf(item: Item): readonly Element[];
  /** What holds the content. */
  innerOf(item: Item): HTMLElement;
  /** What holds the words for assistive technology. */
  statusPlace(widget: Common, item: Item): HTMLElement;
  /** Shows whether an item's content loads. */
  paintBusy(widget: Common, item: Item): void;
  /** Puts right what depends on the content. */
  changed(widget: Common, item: Item): void;
  tell(widget: Common, item: Item, name: 'contentLoad' | 'error', xhr?: Failed): void;
  stageOf(widget: Common): Stage;
  /** What Tab comes to first. */
  entryOf(widget: Common): HTMLElement | null | undefined;
}

/** Takes the focus out of what goes: to `next`, else to the set, or it would fall to the page's body. */
export function passFocus(
  { root, life }: Pick<Common, 'root' | 'life'>,
  from: Element | null | undefined,
  next: HTMLElement | null | undefined,
): void {
  if (!from || !holdsFocus(from)) return;
  if (next) next.focus({ preventScroll: true });
  // The page may have hidden all labels that take it.
  if (holdsFocus(from)) onEnd(life, focusOn(root));
}

/** What the parts that both widgets share keep between two mounts. */
export interface Shared {
  readonly view: View;
  /** The number of the source of `contentUrls` that the items have their addresses from. */
  urlsFrom: number;
  /** What is open where the page's address says nothing. */
  home: readonly Item[];
  /** The hash that the page was opened with, where it was not ours. */
  entry: string;
  player: Player | null;
  /** The contents that were closed last, which are kept laid out; the oldest first. */
  readonly parked: HTMLElement[];
  /** Whether what is open first is. */
  started: boolean;
  /** What was warned of. */
  readonly warned: string[];
}

/** Either widget, as the shared parts see it. */
export type Common = Widget<SharedOptions, CommonParts>;

export interface CommonParts {
  readonly items: readonly Item[];
  readonly shared: Shared;
}

export const createShared = (view: View): Shared => ({
  view,
  urlsFrom: 0,
  home: [],
  entry: '',
  player: null,
  parked: [],
  started: false,
  warned: [],
});

/** A warning that isn't repeated with every change of the options. */
export function warnOnce({ kind, root, parts }: Common, message: string): void {
  const { warned } = parts.shared;
  if (warned.indexOf(message) >= 0) return;
  warned.push(message);
  warn(kind.name, root, message);
}

/** What an item is called in addresses and in storage: the author's name for it, else its position. */
export function nameOf({ kind, parts }: Common, item: Item): string {
  for (const source of [item.element].concat(parts.shared.view.sourcesOf(item) as HTMLElement[])) {
    const name = source.getAttribute('data-link');
    if (name) return name;
  }
  return kind.noun + (item.index + 1);
}

/** The items of these names, in their order; those that are no longer there are left out. */
export function itemsNamed(widget: Common, names: readonly string[]): Item[] {
  const { items } = widget.parts;
  return items.filter((item) => names.indexOf(nameOf(widget, item)) >= 0);
}

export const openItems = ({ parts, open }: Common): Item[] =>
  open.map((index) => parts.items[index] as Item);

export const isOpen = ({ parts, open }: Common, item: Item): boolean =>
  parts.items[item.index] === item && open.indexOf(item.index) >= 0;
