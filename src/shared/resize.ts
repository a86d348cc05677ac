import { onCapture, onEnd, sharing, type Scope } from '../widget/scope';

const watching = new WeakMap<Element, (() => void)[]>();

let observer: ResizeObserver | null = null;

const watchersOf = (element: Element): (() => void)[] => watching.get(element) || [];

function tellWatchers(entries: readonly ResizeObserverEntry[]): void {
  for (const { target } of entries) for (const changed of watchersOf(target)) changed();
}

/** Calls `changed` when the element's size may have changed, until the scope ends; all share one observer. */
export function watchSize(scope: Scope, element: Element, changed: () => void): void {
  if (typeof ResizeObserver !== 'function') return onCapture(scope, window, 'resize', changed);
  const shared = (observer = observer || new ResizeObserver(tellWatchers));
  watching.set(element, watchersOf(element).concat(changed));
  shared.observe(element);
  onEnd(scope, () => {
    const others = watchersOf(element).filter((other) => other !== changed);
    watching.set(element, others);
    if (!others.length) shared.unobserve(element);
  });
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
