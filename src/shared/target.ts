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

// [prefix-,]start[,end][,-suffix]; nobody writes longer ones, and they would take long.
const FRAGMENT =
  /:~:text=(?:([^,&]{1,500})-,)?([^,&]{1,500})(?:,([^,&-][^,&]{0,500}))?(?:,-([^,&]{1,500}))?/;

type Words = string[];
type Parts = [all: Words, prefix: Words, start: Words, end: Words, suffix: Words];

const wordsIn = (part: string | undefined): Words =>
  (decoded(part || '') || '').toLowerCase().match(/\S+/g) || [];

/**
 * The words of the text fragment that the page was opened with; scripts don't see it in the address.
 * Anybody may write such a link: no pattern is made of it.
 */
function openedWith(): Parts | null {
  // eslint-disable-next-line compat/compat -- asked for first
  const entries = performance.getEntriesByType ? performance.getEntriesByType('navigation') : [];
  const opened = entries[0] as PerformanceNavigationTiming | undefined;
  const found = FRAGMENT.exec(opened && opened.type === 'navigate' ? opened.name : '');
  return found && (found.map(wordsIn) as Parts);
}

/** Where words are in a text, from a place on, with any white space between them, and none cut. */
function placeOf(words: Words, text: string, from: number): number {
  const isCut = (place: number): boolean => /\w/.test(text.charAt(place));
  let at = from - 1;
  let end: number;
  // What is in a page again and again would be long compared with what is in the link.
  let left = 1e6;
  const follows = (word: string): boolean => {
    const begin = end + text.slice(end).search(/\S/);
    end = begin + word.length;
    return left-- > 0 && text.slice(begin, end) === word;
  };
  do {
    at = end = text.indexOf(words[0] as string, at + 1);
  } while (at >= 0 && (isCut(at - 1) || !words.every(follows) || isCut(end)));
  return at;
}

type Place = [at: number, node: Node];

/** What can be read of the page, or is closed by us, in small letters; and where its nodes begin in it. */
function textOf(page: Node, places: Place[]): string {
  let text = '';
  let enter = true;
  let block = page;
  for (let node: Node | null = page; node; node = nextIn(page, node, enter)) {
    enter = !/^(NOSCRIPT|SELECT|TEXTAREA)$/.test(node.nodeName);
    if (node.nodeType === 1) {
      const { display } = getComputedStyle(node as Element);
      if (display === 'none' && !hasClass(node as Element, 'z-content')) enter = false;
      if (!/^inline/.test(display) || node.nodeName === 'BR') {
        text += ' ';
        block = node;
      }
    } else if (node.nodeType === 3) {
      // Words end where a block ends, too.
      if (!block.contains(node)) {
        text += ' ';
        block = node.parentNode as Node;
      }
      places.push([text.length, node]);
      text += (node.nodeValue as string).toLowerCase();
    }
  }
  return text;
}

/** The element that holds the start of what is looked for. */
function elementWith([, prefix, start, end, suffix]: Parts): Element | null {
  const places: Place[] = [];
  const text = textOf(document.documentElement, places);
  const first = placeOf(prefix.concat(start, end.length ? [] : suffix), text, 0);
  const at = text.indexOf(start[0] as string, first + prefix.join('').length);
  if (first < 0 || (end.length && placeOf(end.concat(suffix), text, at + 1) < 0)) return null;
  const before = places.filter(([from]) => from <= at).pop();
  return before ? before[1].parentElement : null;
}

let element: Element | null = null;
let spent = 0;

/**
 * The element with the words of the text fragment that the page was opened with. The browser may have
 * found them before what they are in was closed, and looks no more.
 */
export function elementWithWords(): Element | null {
  const parts = openedWith();
  // What has not been there may have come; a large page with many sets would be long about it.
  if (parts && parts[2][0] && !document.body.contains(element) && spent < 300) {
    spent -= Date.now();
    element = elementWith(parts);
    spent += Date.now();
  }
  return element;
}
