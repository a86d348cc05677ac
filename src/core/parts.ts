import { hideByMark, MADE } from '../dom/nodes';
import { tagOf, siblingsFrom } from '../dom/query';

/** The roots of both kinds of widget. */
export const ROOTS = '.z-tabs,.z-accordion';

/**
 * Elements that may stand among the parts of a widget without being one of them: boxes of ours can, as they hold the
 * author's nodes.
 */
const IGNORED = `style,script,noscript,template,link,meta,br,hr,.z-tools,[${MADE}]:not([${MADE}=box],[${MADE}=hidden])`;

/** Whether an element is a paragraph without text, as editors leave it behind. */
const isBlank = (node: Element): boolean =>
  tagOf(node) === 'P' && !node.querySelector(':not(br)') && !(node.textContent as string).trim();

/** Whether a node is an element that can be a part. */
export const isPart = (node: HTMLElement): boolean =>
  node.nodeType === 1 && !node.matches(IGNORED) && !isBlank(node);

/** Takes paragraphs without text out of sight: no style sheet can tell them (T1). */
export const hideBlank = (parent: Element): void =>
  siblingsFrom(parent.firstChild, (node: HTMLElement) => !node.hidden && isBlank(node)).forEach(
    hideByMark,
  );

/** The child elements that can be parts, without those of ours. */
export const partsIn = (parent: Element): HTMLElement[] => siblingsFrom(parent.firstChild, isPart);

/** Whether a set starts, or runs, on the element. */
export const isRoot = (element: Element): boolean => element.matches(ROOTS + ',[data-role^="z-"]');
