import { build, detach } from '../dom/build';
import { idFor } from '../dom/ids';
import { setAttribute } from '../widget/ledger';
import { onEnd } from '../widget/scope';
import { passTab } from './tabs.gate';
import { placeLabels } from './tabs.markup';
import {
  isAccordion,
  laterTabs,
  paintDisabled,
  paintTabIndex,
  selectedTab,
  type Tabs,
} from './tabs.view';

/*
 * The narrow form of `overflow: 'accordion'` (rule T14): labels are the headers, and the container, which
 * shows one panel at a time, lies below that of the selected one. No node moves for that, for frames
 * would load anew: the style sheet places the container among the labels. Screen readers find headings
 * with their buttons, and the panel among them, in an outline of ours, whose parts own those of the
 * author (`aria-owns`); the list, a named group then, owns the outline. Tab goes the same way by a stop
 * behind the container, the gate.
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
  const { parts } = tabs;
  placeList(tabs);
  for (const tab of parts.items) {
    paintTabIndex(tabs, tab);
    paintDisabled(tabs, tab);
  }
  if (parts.order) parts.order();
}

/** Has the outline begin anew, with the headings. */
function buildOutline({ root, parts }: Tabs, outline: HTMLElement): void {
  const level = String(levelFor(root));
  outline.textContent = '';
  for (const { label } of parts.items) {
    const heading = outline.appendChild(build('span', ''));
    const id = idFor(label, parts.prefix + '-link');
    if (!id) continue;
    heading.setAttribute('role', 'heading');
    heading.setAttribute('aria-level', level);
    heading.setAttribute('aria-owns', id);
  }
}

/** Keeps the order that is seen for readers and for Tab, as long as the form is in force. */
export function mountSections(tabs: Tabs): void {
  const { parts, root } = tabs;
  const outline = build('span', 'z-outline');
  outline.id = parts.prefix + '-outline';
  const panel = build('span', '');
  const gate = build('span', 'z-gate');
  gate.tabIndex = 0;
  let known = '';
  const place = (element: HTMLElement, before: Node | null, on: boolean): void => {
    if (!on) detach(element);
    else if (!element.parentNode) root.insertBefore(element, before);
  };
  parts.order = () => {
    const labels = isAccordion(tabs) ? parts.items.map(({ label }) => label.id).join() : '';
    place(outline, parts.list, !!labels);
    setAttribute(parts.list, 'aria-owns', labels ? outline.id : null);
    place(gate, parts.container.nextSibling, laterTabs(tabs).length > 0);
    if (labels !== known) buildOutline(tabs, outline);
    known = labels;
    const id = selectedTab(tabs)?.label.getAttribute('aria-controls') || null;
    if (panel.parentNode && panel.getAttribute('aria-owns') === id) return;
    detach(panel);
    setAttribute(panel, 'aria-owns', id);
    outline.insertBefore(panel, outline.children[(tabs.open[0] ?? -1) + 1] || null);
  };
  onEnd(tabs.scope, () => {
    parts.order = null;
    setAttribute(parts.list, 'aria-owns', null);
    detach(outline);
    detach(gate);
  });
  passTab(tabs, gate);
}
