import { MADE } from '../dom/nodes';
import { inlineStyle } from '../dom/styles';

/**
 * Whether `has` is true of an item's element, or of the part of it that pages hide instead: the link in a tab, or the
 * header in a generated box.
 */
function hasOrPartHas(element: HTMLElement, has: (part: HTMLElement) => boolean): boolean {
  const part = element.firstElementChild as HTMLElement | null;
  return has(element) || (!!part && part.matches(`.z-link,[${MADE}]>.z-header`) && has(part));
}

/** Whether an inline style hides an element. Most have none, so that is asked first. */
export const isHiddenByStyle = (element: HTMLElement): boolean =>
  element.hasAttribute('style') && inlineStyle(element).display === 'none';

/** Whether the author hid an item by an attribute or a class. This reads no computed style, so a start can use it. */
export const isMarkedHidden = (element: HTMLElement): boolean =>
  hasOrPartHas(element, (part) => part.matches('[hidden],.hide') || isHiddenByStyle(part));

/** Whether an item isn't displayed, for any reason. Hidden ancestors don't count. */
export const isHidden = (element: HTMLElement): boolean =>
  isMarkedHidden(element) ||
  hasOrPartHas(element, (part) => getComputedStyle(part).display === 'none');
