import { onEnd, type Scope } from '../widget/scope';

/** Calls `changed` when the element's size may have changed, until the scope ends. */
export function watchSize(scope: Scope, element: Element, changed: () => void): void {
  if (typeof ResizeObserver === 'function') {
    const observer = new ResizeObserver(changed);
    observer.observe(element);
    onEnd(scope, () => observer.disconnect());
  } else {
    addEventListener('resize', changed);
    onEnd(scope, () => removeEventListener('resize', changed));
  }
}
