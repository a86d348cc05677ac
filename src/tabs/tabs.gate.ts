import { isHidden, isTabStop } from '../dom/query';
import { keyName } from '../shared/keyboard';
import { on, onCapture } from '../widget/scope';
import { laterTabs, selectedTab, type Tabs } from './tabs.view';

/** The headers below the panel that Tab comes to. */
const stopsBelow = (tabs: Tabs): HTMLElement[] =>
  laterTabs(tabs)
    .filter(({ element, label }) => isTabStop(label) && !isHidden(element))
    .map(({ label }) => label);

/**
 * Has Tab go the way that is seen in an accordion (2.4.3): header, its panel, the headers below it. In the
 * document all headers stand before the panel. The gate is a stop behind the panel; what comes there
 * from the panel goes on to the next header, and what comes from behind the set to the last one.
 */
export function passTab(tabs: Tabs, gate: HTMLElement): void {
  const { scope, root, parts } = tabs;
  let passing = false;
  /** Where Shift and Tab were pressed, until the focus arrives. */
  let back: Node | null = null;
  /** What the focus left the window for: a frame, whose keys aren't heard. */
  let frame: Node | null = null;
  /** What the key does, the browser does from there. */
  const goOnFrom = (element: HTMLElement): void => {
    passing = true;
    element.focus({ preventScroll: true });
    passing = false;
  };
  on(scope, root, 'keydown mousedown', (event) => {
    const isTab = keyName(event) === 'Tab' && !event.isDefaultPrevented();
    const target = event.target as HTMLElement;
    const below = stopsBelow(tabs);
    const [first] = below;
    const last = below[below.length - 1];
    back = isTab && event.shiftKey ? target : null;
    frame = null;
    if (!isTab || !last) return;
    if (!back && target === selectedTab(tabs)?.label) goOnFrom(last);
    else if (target === (back ? first : last)) goOnFrom(gate);
  });
  onCapture(scope, window, 'blur', () => (frame = document.activeElement));
  on(scope, root, 'focusin', ({ target, originalEvent }) => {
    const from = (originalEvent as FocusEvent | undefined)?.relatedTarget as Node | null;
    const below = stopsBelow(tabs);
    const left = from || frame;
    const isBack =
      parts.container.contains(from ? back : frame) && parts.list.contains(target as Node);
    if (passing) return;
    back = null;
    frame = null;
    if (isBack && below.length) selectedTab(tabs)?.label.focus();
    else if (target === gate) below[root.contains(left) ? 0 : below.length - 1]?.focus();
  });
}
