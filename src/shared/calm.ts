/** Matches where the user wants less motion. */
export const CALM = '(prefers-reduced-motion: reduce)';

export const isCalm = (): boolean => matchMedia(CALM).matches;
