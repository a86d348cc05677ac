import { build, MADE, setClass, wrap, wrapContent } from '../dom/build';
import { isRealLink, saysYes } from '../dom/query';
import { claim, idFor } from '../core/claim';
import { dropMade } from '../core/release';
import { isDisabled, register } from '../core/items';
import { warnOnce } from '../core/warn';
import type { Item, Kind } from '../core/widget';
import { isBox, triggerIn } from './tabs.find';
import type { Tabs } from './tabs.markup';

/** The panel of a label: made where there is none, boxed where it has a meaning of its own. */
function panelFor(tabs: Tabs, found: HTMLElement | null, trigger: Element): HTMLElement | null {
  if (found) {
    if (found.getAttribute(MADE) === 'hidden') dropMade(found);
    return isBox(found) ? found : wrap(found, build('div', '', [], 'box'));
  }
  if (isRealLink(trigger)) return null;
  if (!trigger.closest('[data-content-url]') && !tabs.options.contentUrls)
    warnOnce(tabs, 'fewer panels than labels: empty ones are made');
  return tabs.container.appendChild(build('div', '', [], 'empty'));
}

/** Writes a tab's own element, where that isn't its trigger. */
function writeElement(kind: Kind, element: HTMLElement): void {
  claim(kind, element, 'z-tab');
  element.setAttribute('role', 'presentation');
  element.removeAttribute('tabindex');
  if (saysYes(element, 'data-disabled')) setClass(element, 'z-disabled');
}

/** Makes one tab of its nodes, in one pass, and each attribute written once (T2). */
export function adoptTab(tabs: Tabs, element: HTMLElement, found: HTMLElement | null): Item {
  const { kind, prefix } = tabs;
  const serial = (tabs.serial += 1);
  const trigger = triggerIn(element) || build('a', '', [], 'box');
  // What a label holds without it is put into it.
  if (!trigger.parentNode) wrapContent(element, trigger);
  const panel = panelFor(tabs, found, trigger);
  const bare = trigger === element;
  if (!bare) writeElement(kind, element);
  claim(kind, trigger, bare ? 'z-tab z-link' : 'z-link');
  if (!element.getAttribute('data-link')) element.setAttribute('data-link', 'tab' + serial);
  trigger.setAttribute('role', 'tab');
  trigger.setAttribute('tabindex', '-1');
  trigger.setAttribute('aria-selected', 'false');
  // Or it would be the button that Enter in a field of its form presses.
  if (trigger.tagName === 'BUTTON') trigger.setAttribute('type', 'button');
  const name = idFor(trigger, `${prefix}-tab${serial}`);
  if (panel) {
    claim(kind, panel, 'z-content');
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('hidden', '');
    const id = idFor(panel, `${prefix}-panel${serial}`);
    if (name) panel.setAttribute('aria-labelledby', name);
    if (id) trigger.setAttribute('aria-controls', id);
  }
  // prettier-ignore
  const item: Item = {
    index: 0, widget: tabs, element, header: element, trigger, panel, open: false, load: undefined,
  };
  if (isDisabled(item)) trigger.setAttribute('aria-disabled', 'true');
  return register(item);
}
