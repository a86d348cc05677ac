import { setAttribute } from '../widget/ledger';

const panels = '.z-tabs:not(.z-print-current) > .z-container > .z-content';

function label({ type }: Event): void {
  const all = document.querySelectorAll(panels) as unknown as Element[];
  for (const panel of all) {
    const named = document.getElementById(panel.getAttribute('aria-labelledby') || '');
    const text = named ? named.innerText.trim() : panel.getAttribute('aria-label');
    setAttribute(panel, 'data-z-label', type === 'beforeprint' ? text : null);
  }
}

/**
 * On paper the panels stand below each other, each with its label above it (rule R2). Once for the
 * page rather than for each set, so that sets that are taken out of it without a word are forgotten.
 */
export function labelPaper(): void {
  addEventListener('beforeprint', label);
  addEventListener('afterprint', label);
}
