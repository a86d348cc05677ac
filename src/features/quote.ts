import { isOneOf, tagOf } from '../dom/build';
import { decoded } from '../dom/query';

/** A page's address, and the quotations in it. */
const FRAGMENT = /^([^#]*)#.*:~:(.*)/;

/** One of them: `text=words before-,first words,last words,-words after`. */
const QUOTATION = /^text=(?:([^,]*)-,)?([^,]+)(?:,([^,-][^,]*))?(?:,-(.*))?$/;

/** Elements within a word; all others end one. */
const INLINE = 'A ABBR B BDI CITE CODE EM FONT I MARK S SMALL SPAN STRONG SUB SUP U';

/** A text as it is compared. */
const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/** Whether a sign is of a word; not of scripts without capitals, as many of them have no blanks between words. */
const isLetter = (sign: string): boolean => sign.toUpperCase() !== sign || /\d/.test(sign);

/** Where a quotation begins in a text, or -1. */
function placeIn(text: string, quotation: string): number {
  const said = QUOTATION.exec(quotation);
  if (!said) return -1;
  const [before, first, last, after] = [1, 2, 3, 4].map((n) =>
    plain(decoded(said[n] || '')).trim(),
  ) as [string, string, string, string];
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

/**
 * The element in which the words begin that a text fragment in the address quotes (R1). The browser looks for them, too, but
 * may have done so before a set closed them, or not do it any more. Pages see that part of the address only here.
 */
export function quotedElement(): Element | null | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  const [, page, quoted] = FRAGMENT.exec(entry ? entry.name : '') || [];
  // Routers may have gone to another page since.
  if (!quoted || location.href.indexOf(page as string)) return undefined;
  // All words of the page, and the elements that they are in, by where each begins.
  let text = ' ';
  const parts: [number, Element | null][] = [];
  const add = (more: string): unknown =>
    (text += text.slice(-1) === ' ' ? more.replace(/^ /, '') : more);
  const read = (node: Node): void => {
    if (node.nodeType === 3) {
      parts.push([text.length, node.parentElement]);
      add(plain(node.nodeValue as string));
    }
    if (node.nodeType !== 1 || isOneOf(tagOf(node), 'SCRIPT STYLE')) return;
    const edge = isOneOf(tagOf(node), INLINE) ? '' : ' ';
    add(edge);
    node.childNodes.forEach(read);
    add(edge);
  };
  read(document.body);
  const places = quoted.split('&').map((one) => placeIn(text, one));
  const place = places.find((one) => one >= 0) || -1;
  const [, element] = parts.filter(([at]) => at <= place).pop() || [];
  return element;
}
