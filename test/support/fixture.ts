import $ from 'jquery';
import type { TabsInstance, TabsSettings } from '../../src/tabs/tabs.types';

/** What `tabsHtml` and `accordionHtml` make. */
export interface Shape {
  id?: string;
  /** How many tabs or sections. */
  count?: number;
  /** Attributes of the container, as HTML. */
  attributes?: string;
}

/** A tab set: a list of links, and a wrapper with a panel for each. */
export function tabsHtml({ id = 'set', count = 3, attributes = '' }: Shape = {}): string {
  const numbers = Array.from({ length: count }, (_, n) => n + 1);
  const labels = numbers.map((n) => `<li><a>T${n}</a></li>`).join('');
  const panels = numbers.map((n) => `<div><p>P${n}</p></div>`).join('');
  return `<div id="${id}" ${attributes}><ul>${labels}</ul><div>${panels}</div></div>`;
}

/** Puts HTML into the page for one test, and returns its first element. */
export function put(html: string): HTMLElement {
  const fixture = document.getElementById('qunit-fixture') as HTMLElement;
  // QUnit positions the fixture outside of the window. Here, elements need their real sizes.
  fixture.style.cssText = 'position: static; width: 800px; height: auto';
  fixture.insertAdjacentHTML('beforeend', html);
  return fixture.lastElementChild as HTMLElement;
}

/** Starts a tab set on `html`, without animation unless the settings have one. */
export function start(settings: TabsSettings = {}, html = tabsHtml()): HTMLElement {
  const root = put(html);
  $(root).uiTabs({ animation: { effects: 'none' }, ...settings });
  return root;
}

export function instance(root: Element): TabsInstance {
  const found = $(root as HTMLElement).uiTabs('instance');
  if (!found) throw new Error('the widget does not run on this element');
  return found;
}

/** The own labels of a set. */
export function labels(root: Element): HTMLElement[] {
  return Array.from(root.querySelectorAll<HTMLElement>(':scope > .z-tabs-desktop .z-link'));
}

/** The own panels of a set. */
export function panels(root: Element): HTMLElement[] {
  return Array.from(root.querySelectorAll<HTMLElement>(':scope > .z-container > .z-content'));
}

/** The button that closes a tab. */
export const closer = (root: Element, index: number): HTMLElement =>
  labels(root)[index]!.nextElementSibling as HTMLElement;

/** Resolves with the arguments of the handlers when an event has been handled on an element. */
export async function once(to: Element, type: string): Promise<unknown[]> {
  const args = await new Promise<unknown[]>((resolve) => {
    $(to as HTMLElement).one(type, (...all: unknown[]) => resolve(all));
  });
  await Promise.resolve();
  return args;
}
