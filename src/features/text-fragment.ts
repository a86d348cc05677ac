import { decoded } from '../dom/addresses';

/** A URL with text directives: the page, and the directives (`#:~:text=…`). */
const FRAGMENT = /^([^#]*)#.*:~:(.*)/;

/** One text directive: `text=words before-,first words,last words,-words after`. */
const TEXT_DIRECTIVE = /^text=(?:([^,]*)-,)?([^,]+)(?:,([^,-][^,]*))?(?:,-(.*))?$/;

/** Elements that can be inside a word. All others separate words. */
const INLINE = 'a,abbr,b,bdi,cite,code,em,font,i,mark,s,small,span,strong,sub,sup,u';

/** Normalizes a text for comparison. */
const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/**
 * Whether a character belongs to a word: a digit, or a letter that has a capital. Scripts without capitals don't count,
 * because many of them have no spaces between words.
 */
const isLetter = (sign: string): boolean => sign.toUpperCase() !== sign || /\d/.test(sign);

/** The position of what a text directive quotes in a text, or -1. */
function positionIn(text: string, directive: string): number {
  const match = TEXT_DIRECTIVE.exec(directive);
  if (!match) return -1;
  const [before, first, last, after] = match
    .slice(1)
    .map((part) => plain(decoded(part || '')).trim()) as [string, string, string, string];
  const isHere = (at: number): boolean => {
    const rest = text.slice(at + first.length);
    const end = rest.indexOf(last);
    return (
      !isLetter(text.charAt(at - 1)) &&
      !isLetter(rest.charAt(0)) &&
      text.slice(0, at).trim().endsWith(before) &&
      end >= 0 &&
      rest
        .slice(end + last.length)
        .trim()
        .startsWith(after)
    );
  };
  let at = first ? text.indexOf(first) : -1;
  while (at >= 0 && !isHere(at)) at = text.indexOf(first, at + 1);
  return at;
}

/** The page and the text directives of the URL that was loaded. Only the navigation entry has these. */
let quotation: RegExpExecArray | [] | undefined;

/**
 * The element in which the words begin that a text fragment of the URL quotes. The browser looks for them, too, but
 * perhaps before a widget has closed them, or only once.
 */
export function textFragmentTarget(): Element | null | undefined {
  if (!quotation) {
    const [entry] = performance.getEntriesByType('navigation');
    quotation = FRAGMENT.exec(entry ? entry.name : '') || [];
  }
  const [, page, quoted] = quotation;
  // A router may have gone to another page since. The body isn't there yet for scripts in the head.
  if (!quoted || !document.body || !location.href.startsWith(page as string)) return undefined;
  // All text of the page, and the position at which the text of each element begins.
  let text = ' ';
  const parts: [number, Element | null][] = [];
  const add = (more: string): unknown =>
    (text += text.slice(-1) === ' ' ? more.replace(/^ /, '') : more);
  const read = (node: Node): void => {
    if (node.nodeType === 3) {
      parts.push([text.length, node.parentElement]);
      add(plain(node.nodeValue as string));
    }
    if (node.nodeType !== 1 || (node as Element).matches('script,style')) return;
    const edge = (node as Element).matches(INLINE) ? '' : ' ';
    add(edge);
    node.childNodes.forEach(read);
    add(edge);
  };
  read(document.body);
  const positions = quoted.split('&').map((one) => positionIn(text, one));
  // No position is 0, because the text begins with a space.
  const position = positions.find((one) => one >= 0) || -1;
  const [, element] = parts.filter(([at]) => at <= position).pop() || [];
  return element;
}
