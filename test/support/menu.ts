import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { press } from './driver';
import { frame } from './fit';
import { labels, panels, put, tabsHtml } from './fixture';
import { isVisible } from './state';

export const words = ['Alpha', 'Beta', 'Gamma', 'Bravo'];
export const html = words.reduce(
  (text, word, n) => text.replace(`>T${n + 1}<`, `>${word}<`),
  tabsHtml({ tabs: 4 }),
);

/** A set in its dropdown form, whatever the window. */
export async function startMenu(settings: TabsSettings = {}, markup = html): Promise<HTMLElement> {
  const root = put(markup);
  $(root).uiTabs({ animation: { effects: 'none' }, minWindowWidth: 9999, ...settings });
  await frame();
  return root;
}

export const barOf = (root: Element): HTMLElement =>
  root.querySelector('.z-tabs-mobile a') as HTMLElement;

/**
 * The dropdown as `Beta: open, 0 1 0 0, at 2`: what the bar says, whether the list is in sight, what
 * is selected, and where the focus is; signs that contradict each other show instead.
 */
export function menu(root: Element): string {
  const bar = barOf(root);
  const list = root.querySelector('.z-tabs-desktop') as HTMLElement;
  const signs = [
    bar.getAttribute('aria-expanded') === 'true',
    !bar.closest('ul')!.classList.contains('z-state-closed'),
    !list.classList.contains('z-hide-menu'),
    list.getClientRects().length > 0,
  ];
  const all = labels(root);
  const inForce = all.map((label, n) => {
    const selected = label.getAttribute('aria-selected') === 'true';
    const shown = isVisible(panels(root)[n]!);
    return selected === shown ? Number(selected) : `selected ${selected}, shown ${shown}`;
  });
  const at = all.indexOf(document.activeElement as HTMLElement);
  const focus = at >= 0 ? `at ${at}` : document.activeElement === bar ? 'at bar' : 'elsewhere';
  const isOpen = signs.every((sign) => sign === signs[0]) ? signs[0] : signs.join();
  const open = { true: 'open', false: 'closed' }[String(isOpen)] ?? String(isOpen);
  return `${bar.textContent}: ${open}, ${inForce.join(' ')}, ${focus}`;
}

export const pressed = (key: string, more: KeyboardEventInit = {}): boolean =>
  press(document.activeElement as Element, key, more).defaultPrevented;
