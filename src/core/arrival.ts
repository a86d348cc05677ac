import { tagOf } from '../dom/query';
import type { Item } from './widget';

/** What is to be done as an event comes to the element that it presses. */
interface Due {
  readonly event: Event;
  readonly act: () => void;
}

let due: Due | undefined;

function arrive(this: Element, event: Event): void {
  const { type } = event;
  if (type !== 'click' || tagOf(this) !== 'A') this.removeEventListener(type, arrive);
  if (!due || due.event !== event) return;
  const { act } = due;
  due = undefined;
  act();
}

/**
 * Does something once an event has come to an element, after the page's own handlers there; by key, after those that it
 * had when it began to listen, as a listener that is added anew would be heard.
 */
export function onArrival(element: Element, event: Event, byKey: boolean, act: () => void): void {
  due = { event, act };
  if (!byKey) element.removeEventListener(event.type, arrive);
  element.addEventListener(event.type, arrive);
}

/**
 * Has a link listen from now on: as a listener to clicks comes to it, or goes, Firefox makes anew what it tells of the
 * link, and a screen reader says all of it again (H1).
 */
export function keepListening({ trigger, index }: Item): void {
  if (index >= 0 && tagOf(trigger) === 'A') trigger.addEventListener('click', arrive);
}

/** Takes the listener off an item that goes; those that stay are looked at anew after that. */
export const stopListening = ({ trigger, header }: Item): void =>
  [trigger, header].forEach((part) => part.removeEventListener('click', arrive));
