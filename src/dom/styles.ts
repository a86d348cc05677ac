import { MADE } from './nodes';

/** The inline style of an element. Not `element.style`: in a form, that can be a field with the name `style`. */
export const inlineStyle = (element: HTMLElement): CSSStyleDeclaration =>
  Reflect.get(HTMLElement.prototype, 'style', element) as CSSStyleDeclaration;

/** Whether an item's element has a property, or what pages hide instead: its link, or the header in a generated box. */
function hasOrPartHas(element: HTMLElement, has: (part: HTMLElement) => boolean): boolean {
  const part = element.firstElementChild as HTMLElement | null;
  return has(element) || (!!part && part.matches(`.z-link,[${MADE}]>.z-header`) && has(part));
}

/** Whether the author hid an item by an attribute or a class. This reads no computed style, so a start can use it. */
export const isMarkedHidden = (element: HTMLElement): boolean =>
  hasOrPartHas(
    element,
    (part) =>
      part.matches('[hidden],.hide') ||
      (part.hasAttribute('style') && inlineStyle(part).display === 'none'),
  );

/** Whether an item isn't displayed, for any reason. Hidden ancestors don't count. */
export const isHidden = (element: HTMLElement): boolean =>
  isMarkedHidden(element) ||
  hasOrPartHas(element, (part) => getComputedStyle(part).display === 'none');

/** The number in a CSS length. */
export const px = (value: string): number => parseFloat(value) || 0;

/**
 * The used width or height of an element: with fractions, by its `box-sizing`, and, unlike rectangles, without zoom and
 * transforms.
 */
export const usedSize = (element: Element, side: 'width' | 'height'): number =>
  px(getComputedStyle(element)[side]);

export const isRightToLeft = (element: Element): boolean =>
  getComputedStyle(element).direction === 'rtl';

export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');
