import { hideByMark, MADE } from '../dom/nodes';
import { childrenOf, siblingsFrom } from '../dom/query';

/** The root elements of running widgets of both kinds. */
export const ROOTS = '.z-tabs,.z-accordion';

/** Empty elements that pages put behind floats, to clear them. */
const CLEARING = ':empty:not([id]):is(.clear,[class=clearfix],[style*=clear])';

/** Elements that show nothing, or only separate others. */
const EMPTY =
  'style,script,noscript,template,link,meta,br,hr,[type=hidden],[role=separator],a[name]:empty';

/** Generated elements. Boxes don't count, because they hold original nodes, nor do original elements that we hide. */
const GENERATED = `[${MADE}]:not([${MADE}=box],[${MADE}=hidden])`;

/** Elements that are never tabs, sections or panels, wherever they are. */
const IGNORED = `${EMPTY},.z-tools,${CLEARING},${GENERATED}`;

/** Whether an element is an empty paragraph, as editors leave them behind. */
const isBlank = (node: Element): boolean =>
  node.matches('p') && !node.querySelector(':not(br)') && !(node.textContent as string).trim();

/** Whether a node is an element that can be a tab, a section or a panel. */
export const isPart = (node: HTMLElement): boolean =>
  node.nodeType === 1 && !node.matches(IGNORED) && !isBlank(node);

/** Hides empty paragraphs. A style sheet can't: no selector matches a paragraph that contains only spaces. */
export const hideBlank = (parent: Element): void =>
  childrenOf(parent)
    .filter((child) => !child.hidden && isBlank(child))
    .forEach(hideByMark);

/** Hides line breaks that are no content. */
export const hideBreaks = (parent: Element): void =>
  childrenOf(parent)
    .filter((child) => child.matches('br'))
    .forEach(hideByMark);

/** The child elements that can be tabs, sections or panels. */
export const partsIn = (parent: Element): HTMLElement[] => siblingsFrom(parent.firstChild, isPart);

/** Whether a widget runs on the element, or is to start there. */
export const isRoot = (element: Element): boolean => element.matches(ROOTS + ',[data-role^="z-"]');
