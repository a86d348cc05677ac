import { dispatchFor } from '../core/events';
import { contentIn, ensureInner } from '../core/panel';
import type { Change, Item, PageEvents, Reason } from '../core/widget';

/** The section that an event is about. */
export interface AccordionItem {
  /** Zero-based. */
  index: number;
  /** The header, an `h3` in most markup. */
  header: HTMLElement;
  /** The element that holds the section's content; the section itself where its header is only a link. */
  content: HTMLElement;
  /** Whether the section is open now. */
  open: boolean;
  /** What made the change; absent at start. */
  reason?: Reason | undefined;
}

/** What the page gets for a section. */
function describeSection(item: Item, reason?: Reason): AccordionItem {
  const { index, header, element, open } = item;
  return { index, header, content: contentIn(item) || element, open, reason };
}

const dispatchForAll = (items: readonly Item[], name: string, reason?: Reason): void =>
  items.forEach((item) => dispatchFor(item, name, reason));

/** Dispatches `select` at once for what opens, or for what a user or a method closes. */
function onChanged({ opened, closed }: Change, reason: Reason): void {
  const closes = !opened.length && /click|key|api/.test(reason);
  dispatchForAll(closes ? closed : opened, 'select', reason);
}

/** Dispatches `activate` and `collapse` when the animation has ended. */
function onSettled({ opened, closed }: Change, reason?: Reason): void {
  // Where a button of the page has closed several, no header was pressed.
  const [pressed = closed[1] ? undefined : closed[0]] = opened;
  // A section that closed above, or its own if it sticks, may have moved the pressed header out of the window.
  const mayHaveMoved = pressed && closed.length && /click|key/.test(reason || '');
  if (mayHaveMoved && pressed.widget.options['orientation'] === 'vertical')
    pressed.header.scrollIntoView({ block: 'nearest' });
  dispatchForAll(opened.concat(closed), 'activate', reason);
  dispatchForAll(closed, 'collapse', reason);
}

export const accordionEvents = {
  describe: describeSection,
  completeItem: ensureInner,
  onChanged,
  onSettled,
  closingEvents: ['activate', 'collapse'],
} satisfies PageEvents;
