import { idOf } from '../dom/attributes';
import { labelText } from '../dom/text';
import { isMarkedHidden } from '../dom/styles';
import { isUsable, nameOf } from '../core/items';
import { hadAttribute } from '../core/restore/claim';
import { on } from '../core/signals';
import { flagOr } from '../core/options/rows';
import { warnOnce } from '../core/warn';
import type { Feature, Item, Opening, Widget } from '../core/widget';

const rows = {
  /** Whether the browser stores what is open, and opens it again after a reload. `session`: only until the browser tab is closed. The container needs an id. */
  rememberState: flagOr([false, true, 'session']),
};

/** Where a set's state is kept; sets of all pages share it where they follow each other (T25). Empty without an id. */
function keyOf({ kind, root, options }: Widget): string {
  const id = idOf(root);
  const sync = options['sync'] as string | undefined;
  if (sync) return `${kind.name}=${sync}`;
  return id && `${kind.name}:${location.pathname}#${id}`;
}

/** What an item is called in other sets, and on other pages: the author's name for it, else its words. */
export const sharedName = ({ element, trigger }: Item): string =>
  (hadAttribute(element, 'data-link') && element.getAttribute('data-link')) || labelText(trigger);

const storedName = (item: Item): string =>
  item.widget.options['sync'] ? sharedName(item) : nameOf(item);

/** What keeps it: for good, or for this visit alone. The browser may refuse. */
const storageOf = ({ options }: Widget): Storage =>
  options['rememberState'] === 'session' ? sessionStorage : localStorage;

/** What was open when the page was left, as far as it still fits (C16). */
function opening(widget: Widget, otherwise: () => Opening): Opening {
  if (!widget.options['rememberState']) return otherwise();
  try {
    let names = JSON.parse(storageOf(widget).getItem(keyOf(widget)) as string) as
      string | unknown[];
    // Prototype has lists turn themselves into text before they are written.
    if (typeof names === 'string') names = JSON.parse(names) as unknown[];
    const found = widget.items.filter(
      (item) =>
        isUsable(item) && !isMarkedHidden(item.element) && names.indexOf(storedName(item)) >= 0,
    );
    const fits = found.length || (widget.kind.rules(widget).collapsible && !names.length);
    if (keyOf(widget) && fits) return { items: found, reason: 'restore' };
  } catch {
    // Blocked, or rubbish.
  }
  return otherwise();
}

/** Stores what is open at every change but those of autoplay, until the options change or the widget ends. */
function mount(widget: Widget): void {
  if (!widget.options['rememberState']) return;
  if (!keyOf(widget)) return warnOnce(widget, 'rememberState: no id');
  const store = (): void => {
    // A set that is closed says nothing of the others.
    if (widget.options['sync'] && !widget.open[0]) return;
    try {
      storageOf(widget).setItem(keyOf(widget), JSON.stringify(widget.open.map(storedName)));
    } catch {
      // Blocked or full: the page goes on without.
    }
  };
  on(widget, 'change', (_, reason) => {
    // Nor what opens in place of what the page hides just now.
    if (!/autoplay|restore/.test(reason)) store();
  });
  // The names of others don't change with those of this set.
  if (!widget.options['sync']) on(widget, 'structure', store);
}

/** Keeps what is open from one visit of the page to the next. */
export const storage = { rows, mount, opening } satisfies Feature;
