import { watchSize, type Step } from '../core/sizes';
import { allWidgets, widgetsInPage } from '../core/lookup';
import { flagOr } from '../core/options/rows';
import type { Feature, Widget } from '../core/widget';

const rows = {
  /** Whether the colours are dark. `auto`: if the `color-scheme` of the container is dark. */
  dark: flagOr([false, true, 'auto'], 'z-dark'),
};

const query = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** Whether the root's colour scheme is dark; its own dark form isn't painted while that is asked. */
function isDark({ root }: Widget): boolean {
  const { colorScheme } = getComputedStyle(root);
  return /dark/.test(colorScheme) && (!/light/.test(colorScheme) || query().matches);
}

function paint(widget: Widget, dark: boolean): void {
  widget.stateClasses = dark ? ' z-dark' : '';
  widget.kind.paintRoot(widget);
}

/** Finds out anew whether a set is dark, if it follows the page. */
function ask(widget: Widget): void {
  if (widget.options['dark'] !== 'auto') return;
  paint(widget, false);
  paint(widget, isDark(widget));
}

/** One listener for the page: asks all sets when the user's wish changes. */
const listenToPage = (): void =>
  query().addEventListener('change', () => allWidgets().forEach(ask));

/** Paints a set, then those in it that follow: its panels have another colour scheme now. */
function show(widget: Widget, dark: boolean): void {
  paint(widget, dark);
  widgetsInPage(widget.root).forEach(ask);
}

/**
 * Has a set follow the computed `color-scheme` of its root: from the first layout on, later at once. One that is light
 * asks again whenever its width changes.
 */
function mount(widget: Widget): void {
  if (widget.options['dark'] !== 'auto') return;
  widget.cleanUps.push(() => (widget.stateClasses = ''));
  if (widget.started) return show(widget, isDark(widget));
  // At last, when all others have measured.
  const write = (): Step => () => () => show(widget, true);
  watchSize(
    widget,
    widget.kind.sizeProbe(widget),
    () => !widget.stateClasses && isDark(widget) && write,
  );
}

/** Dark colours. */
export const dark = { rows, mount, listenToPage } satisfies Feature;
