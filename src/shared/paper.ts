import { setAttribute } from '../widget/ledger';

type Visit = (panel: HTMLElement, isPrinting: boolean) => void;

/**
 * Lets the style sheet show closed panels on paper (rule R2) where a page's `[hidden]` outweighs it, as
 * Bootstrap's does; on the screen they stay as they are. Once for the page rather than for each widget,
 * so that widgets that are taken out of it without a word are forgotten.
 */
export function openPaper(root: string, visit?: Visit): void {
  const turn = ({ type }: Event): void => {
    const isPrinting = type === 'beforeprint';
    const panels = `${root}:not(.z-print-current) > * > .z-content`;
    for (const panel of document.querySelectorAll(panels) as unknown as HTMLElement[]) {
      const { style } = panel;
      if (isPrinting && panel.hidden) {
        style.setProperty('display', 'var(--_paper, none)', 'important');
      } else if (/--_paper/.test(style.display)) {
        style.removeProperty('display');
        if (!style.length) setAttribute(panel, 'style', null);
      }
      if (visit) visit(panel, isPrinting);
    }
  };
  addEventListener('beforeprint', turn);
  addEventListener('afterprint', turn);
}
