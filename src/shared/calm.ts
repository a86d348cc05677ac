import { onEnd, type Scope } from '../widget/scope';

/** Matches where the user wants less motion. */
const query = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

export const isCalm = (): boolean => query().matches;

/** Tells of each change of that wish until the scope ends. */
export function onCalm(scope: Scope, changed: () => void): void {
  const list = query();
  // Support: Safari < 14, IE 11 know the older name only.
  list.addListener(changed);
  onEnd(scope, () => list.removeListener(changed));
}
