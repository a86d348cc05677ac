import { firstThat, hasClass, nextIn } from '../dom/query';
import { currentHash } from './deeplink';
import { decoded } from './hash';

/** The element that the page's address points to: by its id, or an old anchor by its name. */
export function targetElement(): HTMLElement | null {
  const id = decoded(currentHash());
  if (!id) return null;
  const named = Array.prototype.slice.call(document.getElementsByName(id)) as HTMLElement[];
  return document.getElementById(id) || firstThat(named, ({ tagName }) => tagName === 'A');
}

/** What looks for words, as the browser's search does: of any case, and with any white space. */
const patternOf = (words: string): string =>
  (decoded(words) || '')
    .trim()
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/\s+/g, '\\s+');

// [prefix-,]start[,end][,-suffix]; longer ones nobody writes, and no pattern could hold them.
const FRAGMENT =
  /:~:text=(?:([^,&]{1,500})-,)?([^,&]{1,500})(?:,([^,&-][^,&]{0,500}))?(?:,-([^,&]{1,500}))?/;

// How far the end may be from the start, in letters: looking for it from every start takes time.
const FAR = 3000;

/** What a text fragment that the page was opened with looks for; scripts don't see it in the address. */
function fragmentPattern(): RegExp | null {
  // eslint-disable-next-line compat/compat -- asked for first
  const entries = performance.getEntriesByType ? performance.getEntriesByType('navigation') : [];
  const opened = entries[0] as PerformanceNavigationTiming | undefined;
  const found = FRAGMENT.exec(opened && opened.type === 'navigate' ? opened.name : '');
  if (!found) return null;
  const [, prefix, start, end, suffix] = found.map((part) => part && patternOf(part));
  const before = prefix ? prefix + '\\W*' : '';
  const more = (end ? `[^]{0,${FAR}}?\\W${end}` : '') + (suffix ? '\\W*' + suffix : '');
  return start ? new RegExp(`((?:^|\\W)${before})${start}${more}(?:\\W|$)`, 'i') : null;
}

/** The element that holds the start of what is looked for in what can be read, or is closed by us. */
function elementWith(pattern: RegExp): Element | null {
  const texts: [start: number, node: Node][] = [];
  let text = '';
  let enter = true;
  const page = document.documentElement;
  for (let node: Node | null = page; node; node = nextIn(page, node, enter)) {
    enter = !/^(SELECT|TEXTAREA)$/.test(node.nodeName);
    if (node.nodeType === 3) {
      texts.push([text.length, node]);
      text += node.nodeValue;
    } else if (node.nodeType === 1) {
      const { display } = getComputedStyle(node as Element);
      if (display === 'none' && !hasClass(node as Element, 'z-content')) enter = false;
      if (!/^inline/.test(display) || node.nodeName === 'BR') text += ' ';
    }
  }
  const found = pattern.exec(text);
  if (!found) return null;
  const at = found.index + (found[1] as string).length;
  const before = texts.filter(([start]) => start <= at).pop();
  return before ? before[1].parentElement : null;
}

let pattern: RegExp | null | undefined;
let element: Element | null = null;

/**
 * The element with the words of the text fragment that the page was opened with. The browser may have
 * found them before what they are in was closed, and looks no more.
 */
export function elementWithWords(): Element | null {
  if (pattern === undefined) pattern = fragmentPattern();
  // What has not been there may have come.
  if (pattern && !element) element = elementWith(pattern);
  return element;
}
