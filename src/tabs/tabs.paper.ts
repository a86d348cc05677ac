import { openPaper } from '../shared/paper';
import { setAttribute } from '../widget/ledger';

/** On paper the panels stand below each other, each with its label above it (rule R2). */
export function labelPaper(): void {
  openPaper('.z-tabs', (panel, isPrinting) => {
    const named = document.getElementById(panel.getAttribute('aria-labelledby') || '');
    const text = named ? named.innerText.trim() : panel.getAttribute('aria-label');
    setAttribute(panel, 'data-z-label', isPrinting ? text : null);
  });
}
