/** Whether an element's own attributes hide it. It reads no computed style, because a start must not. */
export const isMarkedHidden = (element: HTMLElement): boolean =>
  element.matches('[hidden],.hide') ||
  (element.hasAttribute('style') && element.style.display === 'none');

/** Whether an element has `display: none`, by whatever rule. Hidden ancestors don't count. */
export const isHidden = (element: HTMLElement): boolean =>
  isMarkedHidden(element) || getComputedStyle(element).display === 'none';

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
