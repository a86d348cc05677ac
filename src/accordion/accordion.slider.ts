import { build, holdsStateful, move, remove, unwrapContent, wrap } from '../dom/nodes';
import { buildButton, buttonTag } from '../dom/buttons';
import { setClass, setAttribute } from '../dom/attributes';
import { labelText } from '../dom/text';
import { childrenOf } from '../dom/query';
import { inlineStyle } from '../dom/styles';
import { isHidden } from '../core/hidden';
import { watchSize } from '../core/sizes';
import { isForeignKey, moveFocus } from '../core/input/keyboard';
import { nextUsable } from '../core/stepping';
import { openItem } from '../core/select';
import { emit, on } from '../core/signals';
import { listenToSwipes, stepOfSwipe } from '../core/input/swipe';
import type { Item, Reason } from '../core/widget';
import type { Accordion } from './accordion.widget';

/** Opens a section for a user. */
function openForUser(widget: Accordion, item: Item | undefined, reason: Reason): void {
  emit(widget, 'userAction');
  if (item) openItem(item, reason);
}

/** Writes a dot for each section, named after its header. The dot of the open section does nothing. */
function paintDots(widget: Accordion, nav: HTMLElement): void {
  const { items, options } = widget;
  const dots = nav.children as HTMLCollectionOf<HTMLElement>;
  items.forEach((item, n) => {
    const dot = dots[n] || nav.appendChild(buildButton(buttonTag(nav), 'z-dot-nav-item'));
    const title = labelText(item.trigger);
    const on = item.open ? 'true' : null;
    setAttribute(dot, 'aria-label', `${options['texts.slide']} ${n + 1}${title && ': ' + title}`);
    setClass(dot, 'z-active', item.open);
    setAttribute(dot, 'aria-current', on);
    setAttribute(dot, 'aria-disabled', on);
    dot.onclick = () => openForUser(widget, item, 'click');
    // Arrow keys open sections, in all four directions.
    dot.onkeydown = (event) => {
      if (isForeignKey(event)) return;
      const next = moveFocus(item, event, /Up|Down/.test(event.key), dots);
      if (next) openForUser(widget, next, 'key');
    };
  });
  while (dots[items.length]) remove(nav.lastChild as Element);
}

function mountDots(widget: Accordion): void {
  const { root } = widget;
  const nav = build('div', 'z-dot-nav');
  move(nav, root.parentNode as Node, root.nextSibling);
  const paint = (): void => paintDots(widget, nav);
  setAttribute(nav, 'role', 'group');
  setAttribute(nav, 'aria-label', widget.options['texts.dots']);
  paint();
  on(widget, 'change', paint);
  on(widget, 'structure', paint);
  // A hidden section has no dot. A style sheet may hide it, so this is measured.
  watchSize(widget, () => {
    const away = widget.items.map(({ element }) => isHidden(element));
    return () =>
      childrenOf(nav).forEach((dot, n) => (inlineStyle(dot).display = away[n] ? 'none' : ''));
  });
  on(widget, 'headerText', paint);
  widget.cleanUps.push(() => remove(nav));
}

/** Gives a slider its wrapper, a group with a name. `setOptions` keeps it, so that no node moves. */
function mountWrapper(widget: Accordion): void {
  const { root, options } = widget;
  const wrapper =
    widget.wrapper ||
    wrap(root.parentNode as Node, build('div', 'z-slider-wrapper'), root, root.nextSibling);
  widget.wrapper = wrapper;
  setAttribute(wrapper, 'role', 'group');
  setAttribute(wrapper, 'aria-roledescription', options['texts.carousel']);
  setAttribute(wrapper, 'aria-label', root.getAttribute('aria-label') || options['texts.slides']);
  setAttribute(wrapper, 'aria-labelledby', root.getAttribute('aria-labelledby'));
}

/** Makes an accordion a slider, or no longer. */
export function mountSlider(widget: Accordion): void {
  const { root, options } = widget;
  if (!options.slider || !root.parentNode) {
    if (widget.wrapper) unwrapContent(widget.wrapper);
    widget.wrapper = null;
    return;
  }
  // No wrapper if something in the accordion would lose its state if it were moved into one.
  if (widget.wrapper || !holdsStateful(root)) mountWrapper(widget);
  listenToSwipes(widget, root, (across) => {
    openForUser(widget, nextUsable(widget, stepOfSwipe(across, root)), 'click');
  });
  if (options.dotNav) mountDots(widget);
}
