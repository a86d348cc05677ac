import { idOf } from '../dom/attributes';
import { labelText } from '../dom/text';
import { isSelectable, nameOf } from '../core/items';
import { hadAttribute } from '../core/restore/claim';
import { on } from '../core/signals';
import { flagOr, type ValuesOf } from '../core/options/rows';
import { warnOnce } from '../core/warn';
import type { Feature, Item, Opening, Widget } from '../core/widget';

const rows = {
  /** Whether the browser stores what is open, and opens it again after a reload. `session`: only until the browser tab is closed. The container needs an id. */
  rememberState: flagOr([false, true, 'session']),
};

/** `sync` is an option of tabs only. */
type Stored = Widget<ValuesOf<typeof rows> & { readonly sync?: string }>;

/** The storage key of a widget. Tabs with the same `sync` share one on all pages. Empty without an id. */
function keyOf({ kind, root, options }: Stored): string {
  const id = idOf(root);
  const { sync } = options;
  if (sync) return `${kind.name}=${sync}`;
  return id && `${kind.name}:${location.pathname}#${id}`;
}

/**
 * The name of an item that is the same in other widgets and on other pages: its original `data-link`, otherwise its
 * text. In a saved copy, names by position are generated ones.
 */
export function sharedName({ widget, element, trigger }: Item): string {
  const name = hadAttribute(element, 'data-link') && element.getAttribute('data-link');
  return name && !(widget.saved && /^tab\d+$/.test(name)) ? name : labelText(trigger);
}

const storedName = (item: Item): string =>
  (item.widget as Stored).options.sync ? sharedName(item) : nameOf(item);

/** The storage that the option names. The browser may throw. */
const storageOf = ({ options }: Stored): Storage =>
  options.rememberState === 'session' ? sessionStorage : localStorage;

/** What was stored, without items that can't be opened now. */
function opening(widget: Stored, byDefault: Opening): Opening {
  if (!widget.options.rememberState) return byDefault;
  try {
    let names = JSON.parse(storageOf(widget).getItem(keyOf(widget)) as string) as
      string | unknown[];
    // Prototype's `Array.prototype.toJSON` makes `JSON.stringify` write a text in a text.
    if (typeof names === 'string') names = JSON.parse(names) as unknown[];
    const found = widget.items.filter(
      (item) => isSelectable(item) && names.includes(storedName(item)),
    );
    const fits = found.length || (widget.kind.rules(widget).collapsible && !names.length);
    if (keyOf(widget) && fits) return { items: found, reason: 'restore' };
  } catch {
    // Blocked, or not our value.
  }
  return byDefault;
}

/** Stores what is open at every change except those of autoplay, until the options change or the widget ends. */
function mount(widget: Stored): void {
  if (!widget.options.rememberState) return;
  if (!keyOf(widget)) return warnOnce(widget, 'rememberState: no id');
  const store = (): void => {
    // If nothing is open in one of several synchronized sets, something may be open in the others.
    if (widget.options.sync && !widget.open[0]) return;
    try {
      storageOf(widget).setItem(keyOf(widget), JSON.stringify(widget.open.map(storedName)));
    } catch {
      // Blocked or full.
    }
  };
  on(widget, 'change', (_, reason) => {
    // `restore` is also the reason of what opens instead of an item that the page hides.
    if (reason !== 'autoplay' && reason !== 'restore') store();
  });
  // With `sync`, the names belong to all sets.
  if (!widget.options.sync) on(widget, 'structure', () => widget.items[0] && store());
}

/** Remembers what is open from one visit of the page to the next. */
export const storage = { rows, mount, opening } satisfies Feature;
