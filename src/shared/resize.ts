import { onCapture, onEnd, sharing, type Scope } from '../widget/scope';

/** Calls `changed` when the element's size may have changed, until the scope ends. */
export function watchSize(scope: Scope, element: Element, changed: () => void): void {
  if (typeof ResizeObserver === 'function') {
    const observer = new ResizeObserver(changed);
    observer.observe(element);
    onEnd(scope, () => observer.disconnect());
  } else {
    onCapture(scope, window, 'resize', changed);
  }
}

let waiting: { readonly element: Element; readonly changed: () => void }[] = [];

const listenForLate = sharing((scope) => {
  const tell = ({ type, target }: Event): void => {
    for (const { element, changed } of waiting) {
      if (type !== 'load' || element.contains(target as Node)) changed();
    }
  };
  onCapture(scope, document, 'load', tell);
  const { fonts } = document as { fonts?: Partial<EventTarget> };
  if (fonts?.addEventListener) onCapture(scope, fonts as EventTarget, 'loadingdone', tell);
});

/** Calls `changed` when pictures in the element, or fonts, have come late. */
export function watchLate(scope: Scope, element: Element, changed: () => void): void {
  const one = { element, changed };
  waiting.push(one);
  listenForLate(scope);
  onEnd(scope, () => {
    waiting = waiting.filter((other) => other !== one);
  });
}
