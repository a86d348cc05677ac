import { watchSize } from '../core/sizes';
import { allWidgets, widgetsInPage } from '../core/lookup';
import { flagOr, type ValuesOf } from '../core/options/rows';
import type { Feature, Widget } from '../core/widget';

const rows = {
  /** Whether the colours are dark. `auto`: if the `color-scheme` of the container is dark. */
  dark: flagOr([false, true, 'auto'], 'z-dark'),
};

type Coloured = Widget<ValuesOf<typeof rows>>;

const darkPreference = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/**
 * Whether the computed `color-scheme` of the root is dark, or, if it has none, that of the page's `meta` element. The
 * class `z-dark` must be off, because it sets that property.
 */
function isDark({ root }: Widget): boolean {
  const { colorScheme } = getComputedStyle(root);
  const meta = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]');
  const scheme = colorScheme === 'normal' && meta ? meta.content : colorScheme;
  return /dark/.test(scheme) && (!/light/.test(scheme) || darkPreference().matches);
}

function paint(widget: Widget, dark: boolean): void {
  widget.stateClasses = dark ? ' z-dark' : '';
  widget.kind.paintRoot(widget);
}

/** Checks again whether a widget is dark, if the option is `auto`. */
function checkAgain(widget: Coloured): void {
  if (widget.options.dark !== 'auto') return;
  paint(widget, false);
  paint(widget, isDark(widget));
}

/** Checks all widgets when the user's preference changes. */
const listenToPage = (): void =>
  darkPreference().addEventListener('change', () =>
    (allWidgets() as Coloured[]).forEach(checkAgain),
  );

/** Makes a widget dark or light, then checks those inside it, because its panels have another colour scheme now. */
function setDark(widget: Widget, dark: boolean): void {
  paint(widget, dark);
  (widgetsInPage(widget.root) as Coloured[]).forEach(checkAgain);
}

/**
 * Follows the computed `color-scheme` of the root: at the start, after the first layout; later, at once. While it is
 * light, it checks again whenever the width changes.
 */
function mount(widget: Coloured): void {
  if (widget.options.dark !== 'auto') return;
  widget.cleanUps.push(() => (widget.stateClasses = ''));
  if (widget.started) return setDark(widget, isDark(widget));
  const write = (): void => setDark(widget, true);
  watchSize(widget, () => !widget.stateClasses && isDark(widget) && write);
}

/** Dark colours. */
export const dark = { rows, mount, listenToPage } satisfies Feature;
