import $ from 'jquery';
import { siblingsFrom } from '../dom/query';
import { hide, canFindInPage, updateHidden, ensureInner, withoutMovingNodes } from '../core/panel';
import { isUsable, itemOn } from '../core/items';
import { cancelLater, doLater, whenIdle } from '../core/idle';
import { openAll } from '../core/lookup';
import { flagOr } from '../core/options/rows';
import { listen } from '../core/signals';
import type { Feature, Item, Widget } from '../core/widget';

const rows = {
  /** Whether the browser's find-in-page searches closed items, and opens them. `auto`: all but items with form fields, because other scripts could treat their hidden fields as visible. */
  findInPage: flagOr(['auto', true, false]),
};

/** How many closed panels of a page are findable, and so have a width, as soon as their widget has started. */
const AT_ONCE = 20;

/**
 * Makes the first closed panels of the page findable at once: scripts that run next (charts, carousels) need their
 * width.
 */
function makeFirstFindable({ items }: Widget): void {
  // On jQuery, because both scripts count together.
  const { zFirst = AT_ONCE } = $;
  if (!zFirst) return;
  const first = items.filter((item) => !item.open && isUsable(item)).slice(0, zFirst);
  first.forEach(hide);
  $.zFirst = zFirst - first.length;
}

/** How many panels are handled at once. */
const PER_TURN = 50;

/** Children of a closed panel that need no inner box: the style sheet makes them visible (`_panel.scss`), or they have no text to find. */
const NEED_NO_BOX =
  'script,style,div,p,ul,ol,dl,table,section,article,h1,h2,h3,h4,blockquote,figure,form,pre';

/** Whether a node has text that browsers don't find in a closed panel without an inner box: a text node, or a link. */
function isUnseen(node: Node): boolean {
  const { nodeType } = node;
  const isSeen = nodeType !== 3 && (nodeType !== 1 || (node as Element).matches(NEED_NO_BOX));
  return !isSeen && !!(node.textContent as string).trim();
}

/** Makes a closed panel findable: browsers find only what is visible by its style. */
function makePanelFindable(item: Item): void {
  updateHidden(item);
  const { panel } = item;
  if (panel && panel.matches('[hidden=until-found]') && siblingsFrom(panel.firstChild, isUnseen)[0])
    ensureInner(item);
}

/** Makes closed panels findable when the page is idle, some at a time. */
function makeFindableWhenIdle(items: Item[]): void {
  items.splice(0, PER_TURN).filter(isUsable).forEach(makePanelFindable);
  if (items.length) whenIdle(() => makeFindableWhenIdle(items));
}

/** The widgets whose closed panels are to be made findable. */
const toMakeFindable = new Set<Widget>();

function makeAllFindable(): void {
  let all: Item[] = [];
  toMakeFindable.forEach(({ items }) => (all = all.concat(items)));
  toMakeFindable.clear();
  makeFindableWhenIdle(all);
}

/** Makes closed panels findable later: doing it at once would slow the start down. */
function makeFindableLater(widget: Widget): void {
  if (!canFindInPage()) return;
  toMakeFindable.add(widget);
  doLater(makeAllFindable);
  widget.cleanUps.push(() => {
    if (toMakeFindable.delete(widget) && !toMakeFindable.size) cancelLater(makeAllFindable);
  });
}

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

/** Makes closed panels findable, if the options say so: some at once, the others soon. When options change later, they are only updated. */
function mount(widget: Widget): void {
  listen(widget, widget.root, { beforematch: onMatch }, true);
  if (widget.started) widget.items.forEach(updateHidden);
  else if (widget.options['findInPage']) {
    makeFirstFindable(widget);
    makeFindableLater(widget);
  }
}

/** Lets the browser's find-in-page find what is in closed panels, and opens them. */
export const findInPage = { rows, mount } satisfies Feature;
