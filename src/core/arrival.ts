import type { Item } from './widget';

/** What to do when an event reaches the pressed element. By event, as a listener of the page may press another one. */
const due = new WeakMap<Event, () => void>();

function arrive(this: Element, event: Event): void {
  const { type } = event;
  if (type !== 'click' || !this.matches('a')) this.removeEventListener(type, arrive);
  const act = due.get(event);
  due.delete(event);
  if (act) act();
}

/**
 * Calls `act` when an event reaches an element, after the page's own listeners on that element. The listener is added
 * anew each time, so that it is the last one. Not for keys: a screen reader would say the element again (see
 * `keepListening`).
 */
export function onArrival(element: Element, event: Event, byKey: boolean, act: () => void): void {
  due.set(event, act);
  if (!byKey) element.removeEventListener(event.type, arrive);
  element.addEventListener(event.type, arrive);
}

/**
 * Adds the click listener to a link for good. If a link gets or loses one, Firefox makes its accessible object anew,
 * and screen readers say all of it again.
 */
export function keepListening({ trigger, index }: Item): void {
  if (index >= 0 && trigger.matches('a')) trigger.addEventListener('click', arrive);
}

/** Removes the listener from an item that is removed. */
export const stopListening = ({ trigger, header }: Item): void =>
  [trigger, header].forEach((part) => part.removeEventListener('click', arrive));
