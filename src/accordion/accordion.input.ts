import { isInteractive, isRightToLeft } from '../dom/query';
import { listenForActivation } from '../shared/activation';
import { noteAction } from '../shared/autoplay';
import { isForeignKey, keyName, keyStep, stepFrom, type KeyStep } from '../shared/keyboard';
import { on } from '../widget/scope';
import { open, select } from '../widget/select';
import type { Section } from './accordion.section';
import { isReachable, isUsable, type Accordion } from './accordion.view';

/** The section of this accordion whose header is around `target`; headers of sets inside aren't. */
function sectionAround({ root, parts }: Accordion, target: EventTarget | null): Section | null {
  for (let at = target as Node | null; at && at !== root; at = at.parentNode) {
    const section = parts.byHeader.get(at);
    if (section) return section;
  }
  return null;
}

/** Whether `target` is in a control of the author's that the trigger holds, as a `summary` may. */
const isInControl = ({ label }: Section, target: Element | null): boolean =>
  !!target && label.contains(target) && isInteractive(target, label);

function listenForPresses(accordion: Accordion, keyPress: { active: boolean }): void {
  const { parts, root, scope, options } = accordion;
  listenForActivation({
    scope,
    list: root,
    events: options.event,
    find: (target) => {
      const section = sectionAround(accordion, target);
      if (!section || isInControl(section, target as Element)) return null;
      return { element: section.header, label: section.label };
    },
    requests: () => accordion.requests,
    activate: (header, event) => {
      const section = parts.byHeader.get(header);
      if (!isUsable(section)) return;
      // Chrome makes a press of the `summary` of a Space that was typed into a field in it.
      if (isKeyClick(event) && isInControl(section, document.activeElement)) return;
      const byKey = keyPress.active || isKeyClick(event);
      // Coming over a header opens; only a press closes.
      noteAction(accordion);
      if (event && event.type !== 'click') open(accordion, section.index, 'click');
      else select(accordion, section.index, byKey ? 'key' : 'click');
    },
    owns: (header) => !parts.byHeader.get(header)?.leads,
  });
}

/** Whether a click is what the browser makes of Enter or Space on a button. */
const isKeyClick = (event: Event | undefined): boolean =>
  !!event && event.isTrusted && (event as MouseEvent).detail === 0;

/** The header that a key leads to from `from`, or null. */
function sectionAt({ parts }: Accordion, key: KeyStep, from: Section): Section | null {
  const { items: sections } = parts;
  const isThere = (n: number): boolean => isReachable(sections[n] as Section);
  return sections[stepFrom(from.index, key, sections.length, isThere)] || null;
}

/** Moves the focus, and in a slider opens what it comes to. */
function goTo(accordion: Accordion, section: Section): void {
  section.label.focus();
  if (!accordion.options.slider) return;
  open(accordion, section.index, 'key');
}

/** The section whose trigger has the focus, when a key on it is ours to understand. */
function keyedSection(accordion: Accordion, event: JQuery.TriggeredEvent): Section | null {
  const target = event.target as HTMLElement;
  const section = sectionAround(accordion, target);
  if (!section || section.leads || isForeignKey(event)) return null;
  return section.label.contains(target) && !isInControl(section, target) ? section : null;
}

function onKey(
  accordion: Accordion,
  keyPress: { active: boolean },
  event: JQuery.TriggeredEvent,
): void {
  const { options, root } = accordion;
  const from = keyedSection(accordion, event);
  const vertical = options.orientation === 'vertical';
  const key = keyStep(keyName(event), vertical, isRightToLeft(root));
  if (!from || !key) return;
  const trigger = from.label;
  if (key === 'press') {
    // Buttons do it by themselves.
    if (trigger.tagName !== 'A') return;
    event.preventDefault();
    keyPress.active = true;
    trigger.click();
    keyPress.active = false;
  } else if (options.keyboard || options.slider) {
    event.preventDefault();
    noteAction(accordion);
    const section = sectionAt(accordion, key, from);
    if (section) goTo(accordion, section);
  }
}

/** Listens to what users do with the headers. */
export function listen(accordion: Accordion): void {
  const keyPress = { active: false };
  listenForPresses(accordion, keyPress);
  on(accordion.scope, accordion.root, 'keydown', (event) => onKey(accordion, keyPress, event));
}
