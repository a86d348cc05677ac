import { onMedia, type Scope } from '../widget/scope';

/** Matches where the user wants less motion. */
const query = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

export const isCalm = (): boolean => query().matches;

/** Tells of each change of that wish until the scope ends. */
export const onCalm = (scope: Scope, changed: () => void): void => onMedia(scope, query(), changed);
