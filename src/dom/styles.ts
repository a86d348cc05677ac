/** Whether the author hid an element, as far as it says so itself: a start asks for no styles. */
export const isMarkedHidden = (element: HTMLElement): boolean =>
  element.matches('[hidden],.hide') ||
  (element.hasAttribute('style') && element.style.display === 'none');

/** Whether an element is out of display, by whatever rule; hidden ancestors don't count. */
export const isHidden = (element: HTMLElement): boolean =>
  isMarkedHidden(element) || getComputedStyle(element).display === 'none';

/** The number in a length of CSS. */
export const px = (value: string): number => parseFloat(value) || 0;

/**
 * The size of a box as CSS counts it: with fractions, as its `box-sizing` says, and without the zoom and the transforms
 * that are in rectangles.
 */
export const usedSize = (element: Element, side: 'width' | 'height'): number =>
  px(getComputedStyle(element)[side]);

export const isRightToLeft = (element: Element): boolean =>
  getComputedStyle(element).direction === 'rtl';

export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');
