import { focusedElement } from '../dom/focus';
import { dispatchFor } from '../core/events';
import { contentIn, ensureInner } from '../core/panel';
import { isByUser } from '../core/reasons';
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

/** Dispatches `select` at once for what opens, or for what a user or a method closes. */
function onChanged({ opened, closed }: Change, reason: Reason): void {
  const closes = !opened.length && (isByUser(reason) || reason === 'api');
  dispatchFor(closes ? closed : opened, 'select', reason);
}

/** The item whose header was pressed; none if a button far away in the page has closed items. */
const pressedIn = ({ opened, closed }: Change): Item | undefined =>
  opened[0] || closed.find(({ header }) => header.contains(focusedElement()));

/** Dispatches `activate` and `collapse` when the animation has ended. */
function onSettled(change: Change, reason?: Reason): void {
  const { opened, closed } = change;
  const pressed = closed.length && isByUser(reason) ? pressedIn(change) : undefined;
  // A section above it that has closed may have moved the header out of the window; if the header sticks, its own one, too.
  if (pressed && pressed.widget.options['orientation'] === 'vertical')
    pressed.header.scrollIntoView({ block: 'nearest' });
  dispatchFor(opened.concat(closed), 'activate', reason);
  dispatchFor(closed, 'collapse', reason);
}

export const accordionEvents = {
  describe: describeSection,
  completeItem: ensureInner,
  onChanged,
  onSettled,
  closingEvents: ['activate', 'collapse'],
} satisfies PageEvents;
