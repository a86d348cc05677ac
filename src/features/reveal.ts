import $ from 'jquery';
import { isNodes } from '../core/insert';
import { itemsHolding, openAll } from '../core/lookup';
import { scrollTo } from '../core/scroll';
import { hide, canFindInPage, updateHidden, withoutMovingNodes, ensureInner } from '../core/panel';
import { isUsable, itemOn } from '../core/items';
import { listen } from '../core/signals';
import { warn } from '../core/warn';
import { flagOr } from '../core/options/rows';
import type { Feature, Item, Widget } from '../core/widget';
import { whenIdle } from '../core/idle';

const rows = {
  /** Whether the browser's find-in-page searches closed items, and opens them. `auto`: all but items with form fields, because other scripts could treat their hidden fields as visible. */
  findInPage: flagOr(['auto', true, false]),
};

/** Opens the panel that the browser's search has found something in. */
function onMatch({ target, currentTarget }: Event): void {
  const item = itemOn(target as Element);
  // The sets around it hear of it, too.
  if (!item || item.widget.root !== currentTarget) return;
  withoutMovingNodes(() => openAll([item], 'find'));
  // By then the browser shows the panel, also one that a guard keeps closed.
  setTimeout(() => {
    if (item.widget.alive) (item.open ? ensureInner : hide)(item);
  });
}

/** Whether what the user did last may send a form: pages check theirs with each letter, too. */
let sends: boolean;

/** Notes what a user does. */
function listenToPage(): void {
  const note = ({ type, key, ctrlKey, metaKey }: KeyboardEvent): void =>
    void (sends = type === 'click' || key === 'Enter' || ctrlKey || metaKey);
  ['click', 'keydown', 'input', 'mousedown'].forEach((type) =>
    addEventListener(type, note as EventListener, true),
  );
}

/** Opens what holds the first field that a form refuses when it is sent; the browser focuses it then. */
function onInvalid({ target, currentTarget }: Event): void {
  const field = target as HTMLInputElement;
  const path = itemsHolding(field);
  const last = path[path.length - 1];
  if (!sends || !last || last.widget.root !== currentTarget) return;
  const all = field.form ? Array.from(field.form.elements) : [field];
  const first = all.find((one) => one.matches(':invalid:not(fieldset)'));
  if (first === field) openAll(path, 'reveal');
}

/** How many closed panels of a page may be found, and so have a width, as soon as their set has started. */
const FIRST = 20;

/** Lets the first closed panels of the page be found at once: scripts that run next find them with a width (C25). */
function makeFirstFindable({ items }: Widget): void {
  // The number that is left, for both scripts.
  const { zFirst = FIRST } = $;
  const first = items.filter((item) => !item.open && isUsable(item)).slice(0, zFirst);
  first.forEach(hide);
  $.zFirst = zFirst - first.length;
}

/** Opens what a person looks for in closed items by means of the browser (R1). */
function mount(widget: Widget): void {
  listen(widget, widget.root, { beforematch: onMatch, invalid: onInvalid }, true);
  if (widget.started) widget.items.forEach(updateHidden);
  else if (widget.options['findInPage']) {
    makeFirstFindable(widget);
    makeFindableSoon(widget);
  }
}

/** Opens the items around an element, and scrolls to it; the focus stays where it is. */
function show(widget: Widget, given: unknown): void {
  const node = isNodes(given) ? $(given as Element)[0] : undefined;
  const path = node ? itemsHolding(node) : [];
  if (!path.length) return warn(widget, `reveal(): it is in no ${widget.kind.noun}`);
  openAll(path, 'reveal');
  scrollTo(node as Element, 'nearest');
}

/** Opens what a person or a script looks for in closed items. */
export const reveal = { rows, methods: { reveal: show }, mount, listenToPage } satisfies Feature;

/** How long after a start panels stay as they are, in milliseconds. */
const SETTLING = 500;

/** How many panels are looked at in one go. */
const SLICE = 50;

/** Lets panels that were closed at the start be found, in slices while the page is idle. */
function makeFindable(items: Item[]): void {
  items.splice(0, SLICE).filter(isUsable).forEach(updateHidden);
  if (items.length) whenIdleMakeFindable(items);
}

const whenIdleMakeFindable = (items: Item[]): unknown => whenIdle(() => makeFindable(items));

/** Lets the browser's search find closed panels, once the page is idle: at once would slow the start down. */
export function makeFindableSoon(widget: Widget): void {
  if (!canFindInPage()) return;
  const timer = setInterval(() => {
    if (document.readyState !== 'complete') return;
    clearInterval(timer);
    whenIdleMakeFindable(widget.items.slice());
  }, SETTLING);
  widget.cleanUps.push(() => clearInterval(timer));
}
