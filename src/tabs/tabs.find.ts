import { isOneOf, MADE, tagOf } from '../dom/build';
import { childHolding, isRealLink, isRoot, partsIn, placeIn } from '../dom/query';
import { idOf, itemOn } from '../core/items';

/** What may hold panels, or be one, where nothing else says so. */
const BOXES = 'DIV SECTION ARTICLE MAIN FORM FIELDSET';

/** The author's panels, and what wraps them: null where they are among the other parts. */
interface Panels {
  readonly container: HTMLElement | null;
  readonly panels: readonly HTMLElement[];
}

/** The author's parts of a tab set (T1); what is missing is null. */
interface Found extends Panels {
  readonly list: HTMLElement | null;
  readonly labels: readonly HTMLElement[];
}

export const isBox = (element: Element): boolean =>
  isOneOf(tagOf(element), BOXES) && !isRoot(element);

/** Whether an element says that it is a tab, or a list of them: by its tag, or by its role. */
const isA = (element: Element, tags: string, role: string): boolean =>
  isOneOf(tagOf(element), tags) || element.getAttribute('role') === role;

const isList = (element: Element): boolean => isA(element, 'UL OL', 'tablist') && !isRoot(element);

/** The tabs of a list, in document order. */
export const labelsIn = (list: HTMLElement): HTMLElement[] =>
  partsIn(list).filter((part) => tagOf(part) === 'LI' || isA(part, 'BUTTON A', 'tab'));

/** What takes focus of a tab, if it has such an element already; all but list items are their own. */
export const triggerIn = (label: HTMLElement): HTMLElement | null =>
  tagOf(label) !== 'LI' || label.getAttribute('role') === 'tab'
    ? label
    : label.querySelector<HTMLElement>('a,button');

/** The id of the panel that a tab names, or an empty string. */
export function targetOf(label: HTMLElement): string {
  const named = label.getAttribute('data-target') || '';
  const trigger = triggerIn(label);
  if (named || !trigger) return named.replace(/^#/, '');
  return placeIn(trigger);
}

/**
 * What a box holds that wraps the panels, by two of three signs: it stands alone, holds nothing but boxes,
 * and as many parts as there are labels. Text of its own is a sign against it.
 */
function wrappedIn(box: HTMLElement, alone: boolean, count: number): HTMLElement[] | null {
  const parts = partsIn(box);
  const signs = [alone, parts.every(isBox), parts.length === count].filter(Boolean);
  const isText = ({ nodeType, nodeValue }: Node): boolean =>
    nodeType === 3 && !!(nodeValue as string).trim();
  const wraps = signs[2] || (signs[1] && !Array.from(box.childNodes).some(isText));
  return wraps && !isRoot(box) ? parts : null;
}

/** The panels, and what wraps them, among the boxes beside the list. */
function panelsFor(boxes: readonly HTMLElement[], labels: readonly HTMLElement[]): Panels {
  const [first, second] = boxes;
  // Without labels their count is no sign.
  const count = labels.length || NaN;
  const isNamed = (box: HTMLElement): boolean =>
    !!idOf(box) && labels.some((label) => targetOf(label) === idOf(box));
  const found = first && !boxes.some(isNamed) && wrappedIn(first, !second, count);
  if (!found) return { container: null, panels: boxes };
  // A box may hold nothing but the wrapper.
  const [only, more] = found;
  const inner = only && !more && count > 1 && isBox(only) && wrappedIn(only, false, count);
  return inner ? { container: only, panels: inner } : { container: first, panels: found };
}

/** The list in a box of its own, such as `nav` or a card's header; further in there beside a heading, or in a `nav`. */
function listIn(box: HTMLElement): HTMLElement | undefined {
  const parts = isRoot(box) ? [] : partsIn(box);
  const [only, more] = parts.filter((part) => !/^H\d$/.test(tagOf(part)));
  const inner = parts.find((part) => tagOf(part) === 'NAV') || (more ? undefined : only);
  return parts.find(isList) || (inner && listIn(inner));
}

function findList(children: readonly HTMLElement[]): HTMLElement | undefined {
  const [first] = children;
  const list = children.filter(isList)[0];
  if (list || !first) return list;
  const buttons = partsIn(first);
  if (buttons[0] && buttons.every((button) => tagOf(button) === 'BUTTON')) return first;
  // Lists are in panels, too: beside the box of one are as many panels as labels, or the labels name them.
  const fits = (list: HTMLElement, box: HTMLElement): boolean => {
    const labels = labelsIn(list);
    const others = children.filter((other) => other !== box && isBox(other));
    const { length } = panelsFor(others, labels).panels;
    return length > 0 && (length === labels.length || labels.some(targetOf));
  };
  return children.map(listIn).find((list, n) => list && fits(list, children[n] as HTMLElement));
}

/** Finds the author's parts among the root's own children, so that sets nest to any depth. */
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

/** The panel that a label has already, but for one that was made and is empty still. */
function panelOf(label: HTMLElement): HTMLElement | null {
  const { panel = null } = itemOn(label) || {};
  const isUnused =
    panel && panel.matches(`[${MADE}=empty]`) && !panel.querySelector(':not(.z-content-inner)');
  return panel && panel.isConnected && !isUnused ? panel : null;
}

/** The panel of each label: by the id it names, else the one it has, else by order; links to other pages get none where there are too few. */
export function matchPanels(
  labels: readonly HTMLElement[],
  panels: readonly HTMLElement[],
): (HTMLElement | null)[] {
  // With `#`, as no name that objects inherit begins so.
  const byId: Record<string, HTMLElement | undefined> = {};
  panels.forEach((panel) => {
    const id = idOf(panel);
    if (id) byId['#' + id] = byId['#' + id] || panel;
  });
  const named = labels.map((label) => byId['#' + targetOf(label)] || null);
  // Where the same labels have a panel each, the order tells what came late.
  const isWhole =
    panels.length === labels.length &&
    labels.every((label, n) => (itemOn(label) || { index: -1 }).index === n);
  const sure = labels.map((label, n) => {
    const known = named[n] || isWhole ? null : panelOf(label);
    return named[n] || (named.indexOf(known) < 0 ? known : null);
  });
  const rest = panels.filter((panel) => sure.indexOf(panel) < 0);
  const few = rest.length < sure.filter((panel) => !panel).length;
  // Behind which of the panels that are known already.
  let at = -1;
  return labels.map((label, n) => {
    const panel = sure[n];
    if (panel && !named[n]) at = panels.indexOf(panel);
    const trigger = few && triggerIn(label);
    if (panel || (trigger && isRealLink(trigger))) return panel || null;
    const next = at < 0 ? 0 : rest.findIndex((one) => panels.indexOf(one) > at);
    return rest.splice(Math.max(next, 0), 1)[0] || null;
  });
}
