/** The inline style of an element. Not `element.style`: in a form, that can be a field with the name `style`. */
export const inlineStyle = (element: HTMLElement): CSSStyleDeclaration =>
  Reflect.get(HTMLElement.prototype, 'style', element) as CSSStyleDeclaration;

/** The number in a CSS length. */
export const px = (value: string): number => parseFloat(value) || 0;

/** The length of a CSS property of an element, in pixels of the window: with zoom. */
export const windowPx = (element: Element, property: 'top' | 'scrollMarginTop'): number =>
  px(getComputedStyle(element)[property]) * (element.currentCSSZoom || 1);

/**
 * The used width or height of an element: with fractions, by its `box-sizing`, and, unlike rectangles, without zoom and
 * transforms.
 */
export const usedSize = (element: Element, side: 'width' | 'height'): number =>
  px(getComputedStyle(element)[side]);

/** How many pixels of the window one pixel of an element is, which may be zoomed or transformed. */
export const scaleOf = (element: HTMLElement): number =>
  element.getBoundingClientRect().width / element.offsetWidth;

/** Properties whose transitions change the size of a label or header, also `all`. */
const SIZES = /all|size|width|height|padding|margin|font|spacing|border(?!\S*color)/;

/** Whether changes of an element's size take time. */
export function hasSizeTransition(element: Element): boolean {
  const { transitionDuration, transitionProperty } = getComputedStyle(element);
  return /[1-9]/.test(transitionDuration) && SIZES.test(transitionProperty);
}

export const isRightToLeft = (element: Element): boolean =>
  getComputedStyle(element).direction === 'rtl';

const windowQueries: Record<number, MediaQueryList> = {};

/**
 * Whether the window is no wider than this, in pixels. Widgets share media query lists, because these are expensive to
 * create.
 */
export function isWindowUpTo(width: number): boolean {
  windowQueries[width] = windowQueries[width] || matchMedia(`(max-width: ${width}px)`);
  return windowQueries[width].matches;
}

export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');
