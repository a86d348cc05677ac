import { onCapture, onEnd, type Scope } from '../widget/scope';

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

/** Calls `changed` when pictures in the element, or fonts, have come late. */
export function watchLate(scope: Scope, element: Element, changed: () => void): void {
  onCapture(scope, element, 'load', changed);
  const { fonts } = document as { fonts?: Partial<EventTarget> };
  if (fonts?.addEventListener) onCapture(scope, fonts as EventTarget, 'loadingdone', changed);
}
