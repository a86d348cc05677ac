import { isRealLink, isRoot, partsIn } from '../dom/query';
import { idOf } from '../core/widget';

/** What may hold panels, or be one, where nothing else says so. */
const BOX = /^(DIV|SECTION|ARTICLE|MAIN|FORM|FIELDSET)$/;

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

export const isBox = (element: Element): boolean => BOX.test(element.tagName) && !isRoot(element);

/** A tab that is its own trigger: a button, a link, or what the author calls a tab. */
const isBare = (element: Element): boolean =>
  /^(BUTTON|A)$/.test(element.tagName) || element.getAttribute('role') === 'tab';

const isButton = ({ tagName }: Element): boolean => tagName === 'BUTTON';

function isList(element: Element): boolean {
  if (/^[UO]L$/.test(element.tagName) || element.getAttribute('role') === 'tablist')
    return !isRoot(element);
  return false;
}

function isButtonList(element: Element | undefined): boolean {
  const parts = element ? partsIn(element) : [];
  return parts.length > 0 && parts.every(isButton);
}

function targetOf(element: HTMLElement, trigger: HTMLElement | null): string {
  const target = element.getAttribute('data-target');
  if (target) return target.replace(/^#/, '');
  const href = (trigger && trigger.getAttribute('href')) || '';
  return href.charAt(0) === '#' ? href.slice(1) : '';
}

function labelOf(element: HTMLElement): Label {
  const trigger = isBare(element)
    ? element
    : element.firstElementChild && element.querySelector<HTMLElement>('a,button');
  return { element, trigger, target: targetOf(element, trigger) };
}

/** The tabs of a list, in document order. */
export const labelsIn = (list: HTMLElement): Label[] =>
  partsIn(list)
    .filter((child) => child.tagName === 'LI' || isBare(child))
    .map(labelOf);

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
  const own = children.filter(isList)[0];
  if (own) return own;
  if (isButtonList(children[0])) return children[0] as HTMLElement;
  for (const child of children) {
    const list = isRoot(child) ? null : boxedList(child);
    if (
      list &&
      fitsBox(
        list,
        children.filter((other) => other !== child),
      )
    )
      return list;
  }
  return null;
}

const hasText = (node: Node): boolean => node.nodeType === 3 && /\S/.test(node.nodeValue || '');

/** Whether a box can be the wrapper of panels, and not one of them. */
function canWrap(box: HTMLElement, labels: readonly Label[], alone: boolean): boolean {
  const inside = partsIn(box);
  if (isRoot(box) || Array.from(box.childNodes).some(hasText)) return false;
  if (alone) return inside.length <= labels.length || inside.every(isBox);
  return inside.length > 0 && inside.length === labels.length && inside.every(isBox);
}

/** The wrapper within a box that holds nothing but that. */
function innermost(box: HTMLElement, labels: readonly Label[]): HTMLElement {
  const [only, more] = partsIn(box);
  const isNested = only && !more && labels.length > 1 && isBox(only);
  return isNested && canWrap(only, labels, false) ? only : box;
}

/** The panels, and what wraps them, among the boxes beside the list. */
function panelsFor(
  boxes: readonly HTMLElement[],
  labels: readonly Label[],
): Pick<Found, 'container' | 'panels'> {
  const [first] = boxes;
  const isNamed = (box: HTMLElement): boolean =>
    labels.some(({ target }) => target && target === idOf(box));
  const alone = boxes.length === 1;
  if (!first || boxes.some(isNamed) || !canWrap(first, labels, alone))
    return { container: null, panels: boxes };
  const container = innermost(first, labels);
  return { container, panels: partsIn(container) };
}

/** Finds the author's parts among the container's own children, so that sets nest to any depth. */
export function findParts(root: HTMLElement): Found {
  const children = partsIn(root);
  const list = findList(children);
  const labels = list ? labelsIn(list) : [];
  const at = children.findIndex((child) => child.contains(list));
  const boxes = (some: HTMLElement[]): HTMLElement[] =>
    some.filter((child) => isBox(child) || isRoot(child));
  const after = boxes(children.slice(at + 1));
  return {
    list,
    labels,
    ...panelsFor(after.length ? after : boxes(children.slice(0, Math.max(at, 0))), labels),
  };
}

/** Panels by the ids that labels name; null where no label names one. */
function panelsById(
  labels: readonly Label[],
  panels: readonly HTMLElement[],
): Record<string, HTMLElement | undefined> | null {
  if (!labels.some(({ target }) => target)) return null;
  const byId: Record<string, HTMLElement | undefined> = {};
  for (const panel of panels) byId['#' + idOf(panel)] = byId['#' + idOf(panel)] || panel;
  return byId;
}

/**
 * The panel of each label: by the id it names, the others by their order. Links to other pages get none
 * where there are too few.
 */
export function matchPanels(
  labels: readonly Label[],
  panels: readonly HTMLElement[],
): (HTMLElement | null)[] {
  const byId = panelsById(labels, panels);
  if (!byId && labels.length <= panels.length) return panels.slice(0, labels.length);
  const named = labels.map(({ target }) => (byId && target && byId['#' + target]) || null);
  const rest = panels.filter((panel) => named.indexOf(panel) < 0);
  const few = rest.length < named.filter((panel) => !panel).length;
  const isLeft = ({ trigger }: Label): boolean => few && !!trigger && isRealLink(trigger);
  return labels.map((label, n) => named[n] || (isLeft(label) ? null : rest.shift() || null));
}
