import $ from 'jquery';
import { siblingsFrom } from '../dom/query';
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
let sends: boolean;

/** Notes what users do. */
function listenToPage(): void {
  const note = ({ type, key, ctrlKey, metaKey }: KeyboardEvent): void =>
    void (sends = type === 'click' || key === 'Enter' || ctrlKey || metaKey);
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
  if (!sends || !last || last.widget.root !== currentTarget) return;
  const all = field.form ? Array.from(field.form.elements) : [field];
  const first = all.find((one) => one.matches(':invalid:not(fieldset)'));
  if (first === field) openAll(path, 'reveal');
}

/** How many closed panels of a page are findable, and so have a width, as soon as their widget has started. */
const FIRST = 20;

/**
 * Makes the first closed panels of the page findable at once: scripts that run next (charts, carousels) need their
 * width.
 */
function makeFirstFindable({ items }: Widget): void {
  // On jQuery, because both scripts count together.
  const { zFirst = FIRST } = $;
  if (!zFirst) return;
  const first = items.filter((item) => !item.open && isUsable(item)).slice(0, zFirst);
  first.forEach(hide);
  $.zFirst = zFirst - first.length;
}

/** Opens items for find-in-page, and for invalid form fields. */
function mount(widget: Widget): void {
  listen(widget, widget.root, { beforematch: onMatch, invalid: onInvalid }, true);
  if (widget.started) widget.items.forEach(updateHidden);
  else if (widget.options['findInPage']) {
    makeFirstFindable(widget);
    makeFindableSoon(widget);
  }
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

/** How long after a start closed panels are made findable, in milliseconds. */
const SETTLING = 500;

/** How many panels are handled at once. */
const SLICE = 50;

/** Children of a closed panel that need no inner box: the style sheet makes them visible (`_panel.scss`), or they have no words to find. */
const NEED_NO_BOX =
  'script,style,div,p,ul,ol,dl,table,section,article,h1,h2,h3,h4,blockquote,figure,form,pre';

/** Whether a node has words that browsers don't find in a closed panel without an inner box: text, or a link. */
function isUnseen(node: Node): boolean {
  const { nodeType } = node;
  const isSeen = nodeType !== 3 && (nodeType !== 1 || (node as Element).matches(NEED_NO_BOX));
  return !isSeen && !!(node.textContent as string).trim();
}

/** Makes a closed panel findable: browsers find only what is visible by its style. */
function makeFindable(item: Item): void {
  updateHidden(item);
  const { panel } = item;
  if (panel && panel.matches('[hidden=until-found]') && siblingsFrom(panel.firstChild, isUnseen)[0])
    ensureInner(item);
}

/** Makes some closed panels findable, and the others when the page is idle again. */
function makeSliceFindable(items: Item[]): void {
  items.splice(0, SLICE).filter(isUsable).forEach(makeFindable);
  if (items.length) whenIdleMakeFindable(items);
}

const whenIdleMakeFindable = (items: Item[]): unknown => whenIdle(() => makeSliceFindable(items));

/** The widgets whose closed panels are to be made findable. */
const waiting = new Set<Widget>();
let timer: number;

/**
 * Makes closed panels findable when the page has loaded and is idle, because at once would slow the start down. One
 * timer serves all widgets.
 */
function makeFindableSoon(widget: Widget): void {
  if (!canFindInPage()) return;
  widget.cleanUps.push(() => {
    waiting.delete(widget);
    if (!waiting.size) clearInterval(timer);
  });
  if (waiting.add(widget).size > 1) return;
  timer = setInterval(() => {
    if (document.readyState !== 'complete') return;
    clearInterval(timer);
    let all: Item[] = [];
    waiting.forEach(({ items }) => (all = all.concat(items)));
    waiting.clear();
    whenIdleMakeFindable(all);
  }, SETTLING);
}
