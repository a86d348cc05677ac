import $ from 'jquery';
import { isNodes } from '../core/insert';
import { itemsHolding, openAll } from '../core/lookup';
import { scrollTo } from '../core/scroll';
import { hide, withoutMovingNodes, ensureInner } from '../core/panel';
import { itemOn } from '../core/items';
import { listen } from '../core/signals';
import { warn } from '../core/warn';
import { flagOr } from '../core/options/rows';
import type { Feature, Widget } from '../core/widget';
import { makeFindable } from './findable';

const rows = {
  /** Whether the browser's find-in-page searches closed items, and opens them. `auto`: all but items with form fields, because other scripts could treat their hidden fields as visible. */
  findInPage: flagOr(['auto', true, false]),
};

/** Opens the panel in which find-in-page has found something. */
function onMatch({ target, currentTarget }: Event): void {
  const item = itemOn(target as Element);
  // Outer widgets get the event, too.
  if (!item || item.widget.root !== currentTarget) return;
  withoutMovingNodes(() => openAll([item], 'find'));
  // The browser shows the panel by itself, even if `beforeSelect` was prevented.
  setTimeout(() => {
    if (item.widget.alive) (item.open ? ensureInner : hide)(item);
  });
}

/** Whether the user's last action may submit a form. Pages also validate forms while users type. */
let maySubmit: boolean;

/** Notes whether the user's last action may submit a form. */
function listenToPage(): void {
  const note = ({ type, key, ctrlKey, metaKey }: KeyboardEvent): void =>
    void (maySubmit = type === 'click' || key === 'Enter' || ctrlKey || metaKey);
  ['click', 'keydown', 'input', 'mousedown'].forEach((type) =>
    addEventListener(type, note as EventListener, true),
  );
}

/**
 * When a form isn't submitted because of an invalid field, opens the items that contain the first one. The browser
 * focuses that next.
 */
function onInvalid({ target, currentTarget }: Event): void {
  const field = target as HTMLInputElement;
  const path = itemsHolding(field);
  const last = path[path.length - 1];
  if (!maySubmit || !last || last.widget.root !== currentTarget) return;
  const all = field.form ? Array.from(field.form.elements) : [field];
  const first = all.find((one) => one.matches(':invalid:not(fieldset)'));
  if (first === field) openAll(path, 'reveal');
}

/** Makes closed panels findable, and opens items for find-in-page and for invalid form fields. */
function mount(widget: Widget): void {
  listen(widget, widget.root, { beforematch: onMatch, invalid: onInvalid }, true);
  makeFindable(widget);
}

/** The method `reveal`: opens the items that contain an element, and scrolls to it. The focus doesn't move. */
function revealNode(widget: Widget, given: unknown): void {
  const node = isNodes(given) ? $(given as Element)[0] : undefined;
  const path = node ? itemsHolding(node) : [];
  if (!path.length) return warn(widget, `reveal(): it is in no ${widget.kind.noun}`);
  openAll(path, 'reveal');
  scrollTo(node as Element, 'nearest');
}

/** Opens closed items for find-in-page, invalid form fields and the method `reveal`. */
export const reveal = {
  rows,
  methods: { reveal: revealNode },
  mount,
  listenToPage,
} satisfies Feature;
