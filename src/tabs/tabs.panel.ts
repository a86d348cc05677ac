import { build, detach, unwrap, wrapContent } from '../dom/build';
import {
  contentChildren,
  dropPassing,
  firstThat,
  hasClass,
  isHidden,
  isRealLink,
  isRoot,
} from '../dom/query';
import {
  boxIn,
  dropAttributes,
  dropClasses,
  dropEmptyStyle,
  dropStop,
  restore,
  setClass,
  words,
  type Kept,
  type Undo,
} from '../widget/ledger';

// That of labels is in `tabs.item.ts`.
const MADE_PANEL = 2;
const MADE_INNER = 4;
const MADE_BOX = 8;
/** Whether it is a stop for Tab is ours to say. */
export const MADE_STOP = 16;

export const PANEL_NAMES = words(
  'class role tabindex aria-labelledby aria-label hidden inert aria-hidden aria-busy style ' +
    'data-z-label',
);
const PANEL_CLASSES = words('z-content z-active z-leave z-parked');
/** What a running set may have left inline in a saved copy of the page. */
export const STALE_STYLES = words('position left top width height opacity transform');

/** Takes off what a panel brings of an earlier run, and an author's own hiding of it. */
export function clearPanel(panel: HTMLElement): void {
  const { style } = panel;
  // What hid a panel that wasn't shown goes with its hiding.
  const isOut = /none/.test(style.display);
  if (panel.hidden || isOut) dropAttributes(panel, 'inert aria-hidden');
  // Or, in what was saved while it was printed, a property that hides it.
  if (isOut) style.removeProperty('display');
  if (hasClass(panel, 'z-content')) {
    dropPassing(panel);
    dropStop(panel);
    dropAttributes(panel, 'aria-busy data-z-label');
    dropClasses(panel, ['z-active', 'z-parked']);
    for (const name of STALE_STYLES) style.removeProperty(name);
  }
  dropEmptyStyle(panel);
}

/** The element of ours in a panel that holds the author's nodes; null once the page put others in. */
export function innerOf(panel: HTMLElement): HTMLElement | null {
  return firstThat(contentChildren(panel), (child) => hasClass(child, 'z-content-inner'));
}

/** What would cease to be what it is if its nodes were wrapped: sets, and elements with parts of their own. */
const WHOLE =
  /^(TABLE|[UOD]L|DETAILS|PICTURE|VIDEO|AUDIO|OBJECT|IFRAME|IMG|CANVAS|TEXTAREA|SELECT|SVG)$/i;

/** Whether an element can be the panel itself. */
const isBox = (element: HTMLElement): boolean =>
  element.hasAttribute('data-content-url') ||
  !(isRoot(element) || (WHOLE.test(element.tagName) && !isHidden(element)));

/** Completes a panel; which node is ours. */
export function adoptPanel(panel: HTMLElement): number {
  const [only, more] = contentChildren(panel);
  const made = panel.hasAttribute('tabindex') ? 0 : MADE_STOP;
  setClass(panel, 'z-content');
  panel.setAttribute('role', 'tabpanel');
  if (only && !more && hasClass(only, 'z-content-inner')) return made;
  // Parsed again, in a saved copy, a box would end the paragraph that it stands in.
  wrapContent(panel, build(panel.tagName === 'P' ? 'span' : 'div', 'z-content-inner'));
  return made + MADE_INNER;
}

/** The panel of a label, made where the author has none, and which node is ours. */
export function panelFor(
  found: HTMLElement | null,
  label: Element,
  { container, undo }: { container: HTMLElement; undo: Undo },
): [panel: HTMLElement | null, made: number] {
  if (!found)
    return isRealLink(label) ? [null, 0] : [container.appendChild(build('div', '')), MADE_PANEL];
  if (isBox(found)) return [found, 0];
  const box = boxIn(found, undo);
  setClass(box, 'z-nopadding', hasClass(found, 'z-nopadding'));
  return [box, MADE_BOX];
}

/** Gives a panel back as the author wrote it. */
export function releasePanel(panel: HTMLElement, made: number, kept: Kept): void {
  const inner = made & MADE_INNER ? innerOf(panel) : null;
  if (inner) unwrap(inner);
  restore(panel, kept, PANEL_NAMES, PANEL_CLASSES);
  if (made & MADE_BOX) unwrap(panel);
  if (made & MADE_PANEL && !panel.firstChild) detach(panel);
}
