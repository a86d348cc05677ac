import { idOf } from '../dom/ids';
import { contentChildren, filled, firstThat, hasClass, isRoot } from '../dom/query';

/** What may hold panels or be one; headings, paragraphs and the like are left alone. */
const BOX = /^(DIV|SECTION|ARTICLE|MAIN|FORM|FIELDSET)$/;

/** A label that has not been taken over yet, with the element that takes focus if there is one. */
export interface Label {
  readonly element: HTMLElement;
  readonly label: HTMLElement | null;
  /** The id of the panel that the label names, or an empty string. */
  readonly target: string;
}

/** The author's parts of a tab set (rule T1); what is missing is null. */
export interface Found {
  readonly list: HTMLElement | null;
  readonly labels: readonly Label[];
  /** The wrapper of the panels, or null where they are the root's own children. */
  readonly container: HTMLElement | null;
  readonly panels: readonly HTMLElement[];
  /** The bar and the arrow of a saved copy. */
  readonly bar: HTMLElement | null;
  readonly arrow: HTMLElement | null;
}

const isButton = (element: Element): boolean => element.tagName === 'BUTTON';

/** A tab that is its own label: a button, or what the author calls a tab or links in a `div`. */
const isBare = (element: Element): boolean =>
  isButton(element) || element.tagName === 'A' || element.getAttribute('role') === 'tab';

function isButtonList(element: HTMLElement): boolean {
  const children = contentChildren(element);
  return children.length > 0 && children.every(isButton);
}

function findList(children: readonly HTMLElement[]): HTMLElement | null {
  const first = children[0];
  return (
    firstThat(children, (child) => /^[UO]L$/.test(child.tagName)) ||
    firstThat(children, (child) => child.getAttribute('role') === 'tablist') ||
    (first && isButtonList(first) ? first : null)
  );
}

function targetOf(element: HTMLElement, label: HTMLElement | null): string {
  const target = element.getAttribute('data-target');
  if (target) return target.replace(/^#/, '');
  const href = (label && label.getAttribute('href')) || '';
  return href.charAt(0) === '#' ? href.slice(1) : '';
}

function labelOf(element: HTMLElement): Label {
  const label = isBare(element)
    ? element
    : element.querySelector('a') || element.querySelector('button');
  return { element, label, target: targetOf(element, label) };
}

/** The tabs of a list that are not known yet, in document order. */
export function labelsIn(list: HTMLElement): Label[] {
  return filled(contentChildren(list))
    .filter((child) => child.tagName === 'LI' || isBare(child))
    .map(labelOf);
}

const isBox = (element: Element): boolean => BOX.test(element.tagName);
const hasText = (node: Node): boolean => node.nodeType === 3 && /\S/.test(node.nodeValue || '');

/** Whether a box can be the wrapper of panels, and not one of them: there is no text between. */
function canWrap(box: HTMLElement, labels: readonly Label[]): boolean {
  const inside = contentChildren(box);
  const fits = inside.length <= labels.length || filled(inside).every(isBox);
  return fits && !Array.prototype.some.call(box.childNodes, hasText);
}

/** The box that wraps the panels; null where the boxes are the panels themselves. */
function findContainer(
  boxes: readonly HTMLElement[],
  labels: readonly Label[],
): HTMLElement | null {
  const first = boxes[0];
  const marked = firstThat(boxes, (box) => hasClass(box, 'z-container'));
  if (marked || !first) return marked;
  const isNamed = (box: HTMLElement): boolean =>
    labels.some(({ target }) => target && target === idOf(box));
  if (boxes.some(isNamed) || isRoot(first) || !canWrap(first, labels)) return null;
  // An empty box is a wrapper to be filled. Beside others, a wrapper is known by its own boxes.
  if (boxes.length === 1) return first;
  const inside = filled(contentChildren(first));
  const fits = inside.length === labels.length || boxes.length < labels.length;
  return inside.length && fits && inside.every(isBox) ? first : null;
}

/** The boxes after the list, or where there are none, those before it. */
function boxesOf(authors: readonly HTMLElement[], list: HTMLElement | null): HTMLElement[] {
  const start = list ? authors.indexOf(list) + 1 : 0;
  const after = authors.slice(start).filter(isBox);
  return after.length
    ? after
    : authors.slice(0, start).filter((child) => child !== list && isBox(child));
}

/** The panels in a wrapper; what is blank is none where there are enough others. */
function panelsIn(container: HTMLElement, labels: readonly Label[]): HTMLElement[] {
  const all = contentChildren(container);
  const panels = filled(all);
  return panels.length < labels.length ? all : panels;
}

/** Finds the author's parts among the root's own children, so that sets nest to any depth. */
export function findParts(root: HTMLElement): Found {
  const children = contentChildren(root);
  const bar = firstThat(children, (child) => hasClass(child, 'z-tabs-mobile'));
  const arrow = firstThat(children, (child) => hasClass(child, 'z-dropdown-arrow'));
  const authors = filled(children).filter((child) => child !== bar && child !== arrow);
  const list = findList(authors);
  const labels = list ? labelsIn(list) : [];
  const boxes = boxesOf(authors, list);
  const container = findContainer(boxes, labels);
  return {
    list,
    labels,
    container,
    panels: container ? panelsIn(container, labels) : boxes,
    bar,
    arrow,
  };
}

/**
 * The panel of each label: by the id it names, the others by their order. A plain link without a
 * panel gets none.
 */
export function matchPanels(
  labels: readonly Label[],
  panels: readonly HTMLElement[],
): (HTMLElement | null)[] {
  const byId: Record<string, HTMLElement> = {};
  for (const panel of panels) byId['#' + idOf(panel)] = byId['#' + idOf(panel)] || panel;
  const named = labels.map(({ target }) => (target && byId['#' + target]) || null);
  const rest = panels.filter((panel) => named.indexOf(panel) < 0);
  return named.map((panel) => panel || rest.shift() || null);
}
