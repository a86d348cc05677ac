import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { frame } from './fit';
import { labels, panels, put, tabsHtml } from './fixture';
import { isVisible } from './state';

export const wide: TabsSettings = { minWindowWidth: 0 };
export const narrow: TabsSettings = { minWindowWidth: 9999 };
export const four = tabsHtml({ tabs: 4 });
export const buttonsHtml =
  '<div id="set"><div><button>T1</button><button>T2</button></div>' +
  '<div><div><p>P1</p></div><div><p>P2</p></div></div></div>';

/** Starts a set that is an accordion in narrow windows. */
export async function startSections(
  settings: TabsSettings,
  html = tabsHtml(),
): Promise<HTMLElement> {
  const root = put(html);
  $(root).uiTabs({ animation: { effects: 'none' }, overflow: 'accordion', ...settings });
  await frame();
  return root;
}

/**
 * The accordion as it is seen from above to below, `T1 [T2] P2 T3`: the headers, with brackets around
 * those that say they are open, and the panels in sight. One that isn't in one column shows as `beside`.
 */
export function sections(root: Element): string {
  const parts = labels(root)
    .map((label) => {
      const isOpen = label.getAttribute('aria-expanded') === 'true';
      return { element: label, text: isOpen ? `[${label.textContent}]` : label.textContent };
    })
    .concat(panels(root).map((panel) => ({ element: panel, text: panel.textContent })))
    .filter(({ element }) => isVisible(element))
    .map((part) => ({ ...part, box: part.element.getBoundingClientRect() }))
    .sort((a, b) => a.box.top - b.box.top);
  return parts
    .map(({ text, box }, n) => {
      const above = parts[n - 1]?.box.bottom ?? -Infinity;
      return above <= box.top + 1 ? text : `beside ${text}`;
    })
    .join(' ');
}

/** The parts of the outline that is for screen readers. */
export const outlineOf = (root: Element): Element[] =>
  Array.from(root.querySelectorAll(':scope > .z-outline > *'));

/** All elements with their attributes, in no special order. */
export function attributesIn(root: Element): string[] {
  const all = [root].concat(Array.from(root.querySelectorAll('*')));
  return all.map(({ tagName, attributes, classList }) => {
    const texts = Array.from(attributes, ({ name, value }) =>
      name === 'class' ? Array.from(classList).sort().join('.') : `${name}=${value}`,
    );
    return `${tagName} ${texts.sort().join(' ')}`;
  });
}
