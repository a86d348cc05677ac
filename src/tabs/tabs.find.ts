import { placeIn } from '../dom/addresses';
import { MADE } from '../dom/nodes';
import { childHolding, HEADINGS, isRealLink } from '../dom/query';
import { idOf } from '../dom/attributes';
import { isText } from '../dom/text';
import { isRoot, partsIn } from '../core/parts';
import { itemOn } from '../core/items';

/** Elements that can be panels, or hold them, without any other sign. */
const BOXES = 'div,section,article,main,form,fieldset';

/** The original panels, and the element around them; null if they are children of the root. */
interface Panels {
  readonly container: HTMLElement | null;
  readonly panels: readonly HTMLElement[];
}

/** The original parts of a tab set. What is missing is null. */
interface Found extends Panels {
  readonly list: HTMLElement | null;
  readonly labels: readonly HTMLElement[];
}

export const isBox = (element: Element): boolean => element.matches(BOXES) && !isRoot(element);

const isList = (element: Element): boolean =>
  element.matches('ul,ol,[role=tablist]') && !isRoot(element);

/** The tabs of a list, in document order. */
export const labelsIn = (list: HTMLElement): HTMLElement[] =>
  partsIn(list).filter((part) => part.matches('li,button,a,[role=tab]'));

/** The focusable element of a label, if it has one. A label that is no `li` is its own. */
export const triggerIn = (label: HTMLElement): HTMLElement | null =>
  label.matches('li:not([role=tab])') ? label.querySelector<HTMLElement>('a,button') : label;

/** The id of the panel that a label names, or an empty string. */
export function targetOf(label: HTMLElement): string {
  const named = label.getAttribute('data-target') || '';
  const trigger = triggerIn(label);
  if (named || !trigger) return named.replace(/^#/, '');
  return placeIn(trigger);
}

/**
 * The panels in a box, or null if the box isn't a wrapper of panels. It is one if two of these are true: it is the only
 * box; it contains only boxes; it contains as many elements as there are labels. If it contains text, too, all three
 * have to be true.
 */
function wrappedIn(box: HTMLElement, alone: boolean, count: number): HTMLElement[] | null {
  const parts = partsIn(box);
  const isOneEach = count > 0 && parts.length === count;
  const signs = [alone, parts.every(isBox), isOneEach].filter(Boolean).length;
  const wraps = signs === 3 || (signs === 2 && !Array.from(box.childNodes).some(isText));
  return wraps && !isRoot(box) ? parts : null;
}

/** Finds the panels, and the element around them, among the boxes beside the list. */
function panelsFor(boxes: readonly HTMLElement[], labels: readonly HTMLElement[]): Panels {
  const [first, second] = boxes;
  const count = labels.length;
  const isNamed = (box: HTMLElement): boolean =>
    !!idOf(box) && labels.some((label) => targetOf(label) === idOf(box));
  const found = first && !boxes.some(isNamed) && wrappedIn(first, !second, count);
  if (!found) return { container: null, panels: boxes };
  // The box may contain nothing but the wrapper.
  const [only, more] = found;
  const inner = only && !more && count > 1 && isBox(only) && wrappedIn(only, false, count);
  return inner ? { container: only, panels: inner } : { container: first, panels: found };
}

/**
 * Finds the list inside a box, such as a `nav` or a card's header. It may be deeper in it, beside a heading or in a
 * `nav`.
 */
function listIn(box: HTMLElement): HTMLElement | undefined {
  const parts = isRoot(box) ? [] : partsIn(box);
  const [only, more] = parts.filter((part) => !part.matches(HEADINGS));
  const inner = parts.find((part) => part.matches('nav')) || (more ? undefined : only);
  return parts.find(isList) || (inner && listIn(inner));
}

function findList(children: readonly HTMLElement[]): HTMLElement | undefined {
  const [first] = children;
  const list = children.find(isList);
  if (list || !first) return list;
  const buttons = partsIn(first);
  if (buttons[0] && buttons.every((button) => button.matches('button'))) return first;
  // Panels contain lists, too. The list of the labels has as many panels beside its box as it has labels, or its
  // labels name them.
  const fits = (found: HTMLElement, box: HTMLElement): boolean => {
    const labels = labelsIn(found);
    const others = children.filter((other) => other !== box && isBox(other));
    const { length } = panelsFor(others, labels).panels;
    return length > 0 && (length === labels.length || labels.some(targetOf));
  };
  return children.map(listIn).find((found, n) => found && fits(found, children[n] as HTMLElement));
}

/** Finds the original parts among the children of the root, so that sets can be nested. */
export function findParts(root: HTMLElement): Found {
  const children = partsIn(root);
  const list = findList(children) || null;
  const labels = list ? labelsIn(list) : [];
  const at = children.indexOf(childHolding(root, list) as HTMLElement);
  const boxes = (some: HTMLElement[]): HTMLElement[] =>
    some.filter((child) => isBox(child) || isRoot(child));
  const after = boxes(children.slice(at + 1));
  const found = panelsFor(after[0] ? after : boxes(children.slice(0, at)), labels);
  return Object.assign(found, { list, labels });
}

/** The panel that a label has already, unless it was generated and is still empty. */
function knownPanelOf(label: HTMLElement): HTMLElement | null {
  const item = itemOn(label);
  const panel = item && item.panel;
  const isUnused =
    panel && panel.matches(`[${MADE}=empty]`) && !panel.querySelector(':not(.z-content-inner)');
  return panel && panel.isConnected && !isUnused ? panel : null;
}

/**
 * Finds the panel of each label: by the id that it names, otherwise the one that it has already, otherwise by order. If
 * there are too few panels, links to other pages get none.
 */
export function matchPanels(
  labels: readonly HTMLElement[],
  panels: readonly HTMLElement[],
): (HTMLElement | null)[] {
  const byId = new Map<string, HTMLElement>();
  panels.forEach((panel) => {
    const id = idOf(panel);
    // The first one, if an id is repeated.
    if (id && !byId.has(id)) byId.set(id, panel);
  });
  const named = labels.map((label) => byId.get(targetOf(label)) || null);
  // If neither labels nor the number of panels have changed, the panels may have been sorted, so the order counts.
  const isSameSet =
    panels.length === labels.length &&
    labels.every((label, n) => (itemOn(label) || { index: -1 }).index === n);
  const matched = labels.map((label, n) => {
    const known = isSameSet ? null : knownPanelOf(label);
    return named[n] || (named.includes(known) ? null : known);
  });
  const rest = panels.filter((panel) => !matched.includes(panel));
  const isShort = rest.length < matched.filter((panel) => !panel).length;
  // The index of the last panel that was matched by its label.
  let at = -1;
  return labels.map((label, n) => {
    const panel = matched[n];
    if (panel && !named[n]) at = panels.indexOf(panel);
    const trigger = isShort && triggerIn(label);
    if (panel || (trigger && isRealLink(trigger))) return panel || null;
    const next = rest.findIndex((one) => panels.indexOf(one) > at);
    return rest.splice(Math.max(next, 0), 1)[0] || null;
  });
}
