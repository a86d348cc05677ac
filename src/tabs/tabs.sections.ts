import { build, detach } from '../dom/build';
import { idFor } from '../dom/ids';
import { setAttribute } from '../widget/ledger';
import { onEnd } from '../widget/scope';
import { dropId } from './tabs.item';
import { passTab } from './tabs.gate';
import { placeLabels } from './tabs.markup';
import { isAccordion, laterTabs, paintDisabled, type Tabs } from './tabs.view';

/*
 * The narrow form of `overflow: 'accordion'` (rule T14): labels are the headers, and the container, which
 * shows one panel at a time, lies below that of the selected one. No node moves for that: frames would
 * load anew. The style sheet places the container among the labels. For screen readers the set owns the
 * labels below it, so that they read them after the panel. Tab comes to them in the same order by a
 * stop behind the container, the gate, which passes the focus on.
 */

/** Where the list has to be for the form in force, and which way it runs. */
export function placeList(tabs: Tabs): void {
  const { parts, options } = tabs;
  const inRow = !isAccordion(tabs);
  const vertical = inRow && options.orientation === 'vertical';
  setAttribute(parts.list, 'aria-orientation', vertical ? 'vertical' : null);
  placeLabels(parts, inRow && /^bottom/.test(options.position));
}

/** One below the heading that the set stands under, among its own siblings or those of what holds it. */
function levelFor(root: Element): number {
  for (let holder: Element | null = root; holder; holder = holder.parentElement) {
    for (let at = holder.previousElementSibling; at; at = at.previousElementSibling) {
      if (/^H[1-6]$/.test(at.tagName)) return Math.min(Number(at.tagName.charAt(1)) + 1, 6);
    }
  }
  return 3;
}

/** Gives tabs what only headers have, or takes it from them; the form is in force already. */
export function paintSections(tabs: Tabs): void {
  const { parts, root } = tabs;
  const inForce = isAccordion(tabs);
  const level = inForce ? String(levelFor(root)) : null;
  placeList(tabs);
  for (const tab of parts.items) {
    const { element, label } = tab;
    label.tabIndex = inForce || tab === parts.stop ? 0 : -1;
    paintDisabled(tabs, tab);
    // A button in a list of buttons has nothing around it that could be its heading.
    if (element === label) continue;
    element.setAttribute('role', inForce ? 'heading' : 'presentation');
    setAttribute(element, 'aria-level', level);
    if (!inForce) dropId(element, parts.prefix);
  }
  if (parts.order) parts.order();
  else setAttribute(root, 'aria-owns', parts.owns);
}

/** Has the order of what is read and of the stops for Tab follow what is selected. */
function order(tabs: Tabs, gate: HTMLElement): void {
  const { parts, root } = tabs;
  const ids = laterTabs(tabs).map(({ element }) => idFor(element, parts.prefix + '-header'));
  const owned = ids.filter(Boolean).join(' ');
  setAttribute(root, 'aria-owns', owned || parts.owns);
  if (!owned) detach(gate);
  else if (!gate.parentNode) root.insertBefore(gate, parts.container.nextSibling);
}

/** Keeps the order that is seen for readers and for Tab, as long as the form is in force. */
export function mountSections(tabs: Tabs): void {
  const gate = build('span', 'z-gate');
  gate.tabIndex = 0;
  tabs.parts.order = () => order(tabs, gate);
  onEnd(tabs.scope, () => {
    tabs.parts.order = null;
    detach(gate);
  });
  passTab(tabs, gate);
}
