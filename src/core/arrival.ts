import type { Item } from './widget';

/**
 * What to do when an event reaches the pressed element. Usually this holds one event; a listener of the page may press
 * another element meanwhile.
 */
const due = new WeakMap<Event, () => void>();

function arrive(this: Element, event: Event): void {
  const { type } = event;
  // Links keep the listener (see `keepListening`).
  if (type !== 'click' || !this.matches('a')) this.removeEventListener(type, arrive);
  const act = due.get(event);
  due.delete(event);
  if (act) act();
}

/**
 * Calls `act` when an event reaches an element, after the page's own listeners on that element: the listener is added
 * again for each event, so that it is the last one. After a key press it isn't added again, because screen readers would
 * read the element again (see `keepListening`).
 */
export function callOnArrival(
  element: Element,
  event: Event,
  byKey: boolean,
  act: () => void,
): void {
  due.set(event, act);
  if (!byKey) element.removeEventListener(event.type, arrive);
  element.addEventListener(event.type, arrive);
}

/**
 * Adds the click listener to a link for as long as it is a trigger. If a link gets or loses one, Firefox creates its
 * accessible object again, and screen readers read all of it again.
 */
export function keepListening({ trigger, index }: Item): void {
  if (index >= 0 && trigger.matches('a')) trigger.addEventListener('click', arrive);
}

/** Removes the listener from an item that is removed. */
export const stopListening = ({ trigger, header }: Item): void =>
  [trigger, header].forEach((part) => part.removeEventListener('click', arrive));
