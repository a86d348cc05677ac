import { announce, enqueue, holding } from '../widget/moments';
import type { Change } from '../widget/selection';
import type { Reason } from '../widget/widget';
import type { AccordionItem } from './accordion.types';
import { contentOf, type Section } from './accordion.section';
import type { Accordion } from './accordion.view';

type Moment = 'select' | 'activate' | 'collapse' | 'contentLoad';

/** What the page is given of a section as it is now. */
function itemOf(section: Section, open: boolean, reason?: Reason): () => AccordionItem {
  const { header, index } = section;
  return () => {
    const item: AccordionItem = { index, header, content: contentOf(section), open };
    if (reason) item.reason = reason;
    return item;
  };
}

/** Asks the page whether sections may be opened, or closed (rule C10). */
export function askChange(
  accordion: Accordion,
  { opened, closed }: Change,
  reason: Reason,
): [HTMLElement, unknown][] {
  const { root, options, parts } = accordion;
  const opens = opened.length > 0;
  // The page may take some out while it is asked.
  const sections = (opens ? opened : closed).map((index) => parts.items[index] as Section);
  return sections.map((section) => {
    const item = (): unknown => ({ ...itemOf(section, opens, reason)(), from: closed[0] ?? -1 });
    const answer = announce(root, 'uiaccordion:beforeselect', item, options.beforeSelect);
    return [section.label, answer];
  });
}

/** Tells the page of a moment of one section: `uiaccordion:<name>`, then the callback `name`. */
function tell(
  accordion: Accordion,
  name: Moment,
  section: Section | undefined,
  about: { open: boolean; reason?: Reason | undefined },
): void {
  if (!section) return;
  const item = itemOf(section, about.open, about.reason);
  const { moments, root } = accordion;
  const type = `uiaccordion:${name.toLowerCase()}`;
  enqueue(moments, () => announce(root, type, item, accordion.options[name]));
}

/** Tells that a section's content has come, or why it hasn't. */
export function tellContent(
  accordion: Accordion,
  section: Section,
  name: 'contentLoad' | 'error',
  xhr: unknown,
): void {
  const { moments, root, open } = accordion;
  if (name === 'contentLoad') {
    return tell(accordion, name, section, { open: open.indexOf(section.index) >= 0 });
  }
  enqueue(moments, () => announce(root, 'uiaccordion:error', () => xhr, accordion.options.error));
}

/** Tells that sections are being opened, at once (rule A4). */
export function tellSelect(accordion: Accordion, { opened }: Change, reason?: Reason): void {
  const sections = accordion.parts.items;
  holding(accordion.moments, () => {
    for (const index of opened) tell(accordion, 'select', sections[index], { open: true, reason });
  });
}

/**
 * Tells that a change is over: `activate` for what was acted on, whether it opened or closed, and
 * `collapse` for all that closed.
 */
export function tellSettled(
  accordion: Accordion,
  { opened, closed }: Change,
  reason?: Reason,
): void {
  const sections = accordion.parts.items;
  const acted = opened.length ? opened : closed;
  holding(accordion.moments, () => {
    for (const index of acted) {
      tell(accordion, 'activate', sections[index], { open: acted === opened, reason });
    }
    for (const index of closed) {
      tell(accordion, 'collapse', sections[index], { open: false, reason });
    }
  });
}
