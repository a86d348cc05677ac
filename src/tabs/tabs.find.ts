import { isOneOf } from '../dom/build';
import { isRealLink, isRoot, partsIn } from '../dom/query';
import { idOf } from '../core/items';

/** What may hold panels, or be one, where nothing else says so. */
const BOXES = 'DIV SECTION ARTICLE MAIN FORM FIELDSET';

/** A label that has not been taken over yet, with the element that takes focus if there is one. */
export interface Label {
  readonly element: HTMLElement;
  readonly trigger: HTMLElement | null;
  /** The id of the panel that it names, or an empty string. */
  readonly target: string;
}

/** The author's parts of a tab set (T1); what is missing is null. */
export interface Found {
  readonly list: HTMLElement | null;
  readonly labels: readonly Label[];
  /** The wrapper of the panels; null where they are the container's own children. */
  readonly container: HTMLElement | null;
  readonly panels: readonly HTMLElement[];
}

export const isBox = (element: Element): boolean =>
  isOneOf(element.tagName, BOXES) && !isRoot(element);

/** A tab that is its own trigger: a button, a link, or what the author calls a tab. */
const isBare = (element: Element): boolean =>
  element.tagName === 'BUTTON' || element.tagName === 'A' || element.getAttribute('role') === 'tab';

const isList = (element: Element): boolean =>
  (element.tagName === 'UL' ||
    element.tagName === 'OL' ||
    element.getAttribute('role') === 'tablist') &&
  !isRoot(element);

/** The tabs of a list, in document order. */
export function labelsIn(list: HTMLElement): Label[] {
  const labels: Label[] = [];
  for (const element of partsIn(list)) {
    const bare = isBare(element);
    if (!bare && element.tagName !== 'LI') continue;
    const trigger = bare ? element : element.querySelector<HTMLElement>('a,button');
    const named = element.getAttribute('data-target') || '';
    const link = named || (trigger && trigger.getAttribute('href')) || '';
    labels.push({ element, trigger, target: link.charAt(0) === '#' ? link.slice(1) : named });
  }
  return labels;
}

/** The list in a box of its own, such as `nav` or a card's header. */
function boxedList(box: HTMLElement): HTMLElement | null {
  const parts = partsIn(box);
  const lists = parts.filter(isList);
  if (
    lists.length === 1 &&
    (parts.length === 1 ||
      /^(NAV|HEADER)$/.test(box.tagName) ||
      parts.every((part) => isList(part) || !isBox(part)))
  )
    return lists[0] as HTMLElement;
  return parts.length === 1 && !isRoot(parts[0] as Element)
    ? boxedList(parts[0] as HTMLElement)
    : null;
}

/** Whether there are as many panels as labels beside the box of a list, or the labels name them. */
function fitsBox(list: HTMLElement, others: readonly HTMLElement[]): boolean {
  const labels = labelsIn(list);
  const { panels } = panelsFor(others.filter(isBox), labels);
  return (
    panels.length > 0 && (panels.length === labels.length || labels.some(({ target }) => !!target))
  );
}

function findList(children: readonly HTMLElement[]): HTMLElement | null {
  for (const child of children) if (isList(child)) return child;
  const [first] = children;
  const buttons = first ? partsIn(first) : [];
  if (first && buttons.length && buttons.every(({ tagName }) => tagName === 'BUTTON')) return first;
  for (const child of children) {
    const list = isRoot(child) ? null : boxedList(child);
    const others = children.filter((other) => other !== child);
    if (list && fitsBox(list, others)) return list;
  }
  return null;
}

/** The parts in a box that can be the wrapper of panels; null where it is a panel itself. */
function partsOfWrapper(
  box: HTMLElement,
  labels: readonly Label[],
  alone: boolean,
): HTMLElement[] | null {
  const inside = partsIn(box);
  const count = inside.length;
  const boxes = inside.every(isBox);
  for (const node of Array.from(box.childNodes))
    if (node.nodeType === 3 && (node.nodeValue as string).trim()) return null;
  const fits = alone ? boxes || count <= labels.length : boxes && count && count === labels.length;
  return fits && !isRoot(box) ? inside : null;
}

/** The panels, and what wraps them, among the boxes beside the list. */
function panelsFor(
  boxes: readonly HTMLElement[],
  labels: readonly Label[],
): Pick<Found, 'container' | 'panels'> {
  const [first] = boxes;
  const isNamed = (box: HTMLElement): boolean =>
    labels.some(({ target }) => target && target === idOf(box));
  const inside = first && !boxes.some(isNamed) && partsOfWrapper(first, labels, boxes.length === 1);
  if (!inside) return { container: null, panels: boxes };
  // A box may hold nothing but the wrapper.
  const [only, more] = inside;
  const deeper =
    only && !more && labels.length > 1 && isBox(only) && partsOfWrapper(only, labels, false);
  return deeper ? { container: only, panels: deeper } : { container: first, panels: inside };
}

/** Finds the author's parts among the container's own children, so that sets nest to any depth. */
export function findParts(root: HTMLElement): Found {
  const children = partsIn(root);
  const list = findList(children);
  const labels = list ? labelsIn(list) : [];
  const before: HTMLElement[] = [];
  const after: HTMLElement[] = [];
  for (const child of children) {
    const place = list ? list.compareDocumentPosition(child) : Node.DOCUMENT_POSITION_FOLLOWING;
    if (!isBox(child) && !isRoot(child)) continue;
    if (place & Node.DOCUMENT_POSITION_FOLLOWING) after.push(child);
    else if (place === Node.DOCUMENT_POSITION_PRECEDING) before.push(child);
  }
  return { list, labels, ...panelsFor(after.length ? after : before, labels) };
}

/**
 * The panel of each label: by the id it names, the others by their order. Links to other pages get none
 * where there are too few.
 */
export function matchPanels(
  labels: readonly Label[],
  panels: readonly HTMLElement[],
): (HTMLElement | null)[] {
  const isNaming = labels.some(({ target }) => target);
  if (!isNaming && labels.length <= panels.length) return panels.slice(0, labels.length);
  const byId: Record<string, HTMLElement | undefined> = {};
  for (const panel of panels) byId['#' + idOf(panel)] ||= panel;
  const named = labels.map(({ target }) => (target && byId['#' + target]) || null);
  const rest = panels.filter((panel) => named.indexOf(panel) < 0);
  const few = rest.length < named.filter((panel) => !panel).length;
  const isLeft = ({ trigger }: Label): boolean => few && !!trigger && isRealLink(trigger);
  return labels.map((label, n) => named[n] || (isLeft(label) ? null : rest.shift() || null));
}
