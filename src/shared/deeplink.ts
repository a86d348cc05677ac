import { on } from '../widget/scope';
import { runningOn } from '../widget/plugin';
import { change, follow, warn, type Item, type Reason } from '../widget/widget';
import { itemsNamed, nameOf, openItems, type Common } from './common';
import { hashFor, isForOthers, nameFrom, type LinkForm } from './hash';

export const currentHash = (): string => location.hash.replace(/^#/, '');

/** How this widget's part of the hash is written. */
function formOf({ options, root }: Common): LinkForm {
  const { deeplinkingSeparator, deeplinkingPrefix, deeplinkingMode } = options;
  const prefix = deeplinkingPrefix || root.id;
  const separator = deeplinkingSeparator === 'none' || !prefix ? '' : deeplinkingSeparator;
  return {
    start: separator && prefix + separator,
    separator,
    many: deeplinkingMode === 'multiple' && separator !== '',
  };
}

/** The items that the page's address names, if it names any of this widget (rule T20). */
export function linkedItems(widget: Common): Item[] | null {
  if (!widget.options.deeplinking) return null;
  const name = nameFrom(currentHash(), formOf(widget));
  if (!name) return null;
  const whole = itemsNamed(widget, [name]);
  if (whole.length) return whole;
  // An accordion with several open sections names them all.
  const names = name.split(',');
  const items = itemsNamed(widget, names);
  return items.length && items.length === names.length ? items : null;
}

/** Opens the panel of an outer widget that holds `node`, where it isn't open. */
function openHolding(outer: Common, node: Node, reason: Reason): void {
  const item = outer.parts.items.filter(({ panel }) => panel?.contains(node))[0];
  if (item) change(outer, () => outer.kind.planOpen(outer, item.index), reason);
}

/** Opens the panels around a widget, the outermost first. */
export function openAround(root: Element, reason: Reason): void {
  const outer: Common[] = [];
  for (let at = root.parentElement; at; at = at.parentElement) {
    outer.unshift(...(runningOn(at) as unknown as Common[]));
  }
  for (const widget of outer) openHolding(widget, root, reason);
}

/** The item that holds a widget which the page's address names; it has to be seen. */
export function itemAroundLinked({ root, parts }: Common): Item | undefined {
  if (!currentHash()) return undefined;
  const inner = Array.prototype.slice.call(root.querySelectorAll('.z-tabs,.z-accordion'));
  const linked = (inner as Element[]).filter((element) =>
    (runningOn(element) as unknown as Common[]).some((widget) => widget.parts.shared.linked),
  );
  return parts.items.filter(({ panel }) => linked.some((element) => panel?.contains(element)))[0];
}

/** Writes what is open into the page's address; the page doesn't move by that. */
function write(widget: Common): void {
  const { history: how } = widget.options;
  const hash = currentHash();
  const names = openItems(widget).map((item) => nameOf(widget, item));
  const next = hashFor(names.join(','), hash, formOf(widget));
  if (how === 'none' || next === hash) return;
  const url = location.href.split('#')[0] + (next && '#' + next);
  try {
    if (how === 'push') history.pushState(null, '', url);
    else history.replaceState(history.state, '', url);
  } catch {
    // A page from a file, in a sandbox, or one that has changed too often: it goes on without.
  }
}

/** Shows what the page's address says now. */
function read(widget: Common): void {
  const { parts, kind, root } = widget;
  const { shared } = parts;
  const hash = currentHash();
  const named = linkedItems(widget);
  if (named) openAround(root, 'hash');
  // Without a word of ours it is the page as it was at first; any other hash is somebody else's.
  const isHome = hash === shared.entry || isForOthers(hash, formOf(widget));
  const items = named || (isHome ? shared.home : null);
  if (!items) return;
  const indexes = items
    .filter((item) => parts.items[item.index] === item)
    .map(({ index }) => index);
  change(widget, () => kind.planOnly(widget, indexes), 'hash');
}

/** Keeps what is open and the page's address the same. */
export function mountLinks(widget: Common): void {
  const { options, kind, root, scope } = widget;
  if (!options.deeplinking) return;
  if (options.deeplinkingSeparator && !options.deeplinkingPrefix && !root.id) {
    warn(
      kind.name,
      root,
      'deeplinkingSeparator needs deeplinkingPrefix, or an id on the container',
    );
  }
  on(scope, window, 'hashchange', () => read(widget));
  follow(widget, (_, reason) => {
    if (/click|key|api/.test(reason)) write(widget);
  });
}
