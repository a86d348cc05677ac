import { build, buildButton, move, setAttribute } from '../dom/build';
import { keepFocus, labelText, passFocus } from '../dom/focus';
import { isRightToLeft } from '../dom/query';
import { isForeignKey } from '../core/keyboard';
import { openItem } from '../core/select';
import { emit, listen, on, type Item, type Reason } from '../core/widget';
import type { Accordion } from './accordion.section';
import { nextSection } from './accordion.view';

/** Opens a section for a user. */
function show(widget: Accordion, item: Item | undefined, reason: Reason): void {
  emit(widget, 'action');
  if (item) openItem(item, reason);
}

/** A finger that went this far, in pixels, has swiped. */
const SWIPE = 40;

/** Fingers swipe from section to section; what they scroll upright stays the page's. */
function listenToSwipes(widget: Accordion): void {
  const { root } = widget;
  let start: PointerEvent | null = null;
  const down = (event: PointerEvent): void => {
    // What is dragged in a field is the field's.
    const field = /^(INPUT|SELECT|TEXTAREA)$/.test((event.target as Element).tagName);
    start = field || event.pointerType === 'mouse' ? null : event;
  };
  const up = (event: PointerEvent): void => {
    const same = start && start.pointerId === event.pointerId ? start : event;
    const across = event.clientX - same.clientX;
    const along = event.clientY - same.clientY;
    start = null;
    if (Math.abs(across) < SWIPE || Math.abs(across) < Math.abs(along)) return;
    show(widget, nextSection(widget, across < 0 === isRightToLeft(root) ? -1 : 1), 'click');
  };
  listen(widget, root, { pointerdown: down, pointerup: up }, true);
}

const dotsIn = (nav: Element): HTMLElement[] => Array.from(nav.children) as HTMLElement[];

/** Marks the dot of the section that is shown; pressing it does nothing (S6). */
function paintDots({ items }: Accordion, nav: Element): void {
  dotsIn(nav).forEach((dot, n) => {
    const shown = !!items[n] && items[n].open;
    dot.className = shown ? 'z-dot-nav-item z-active' : 'z-dot-nav-item';
    for (const name of ['aria-current', 'aria-disabled'])
      setAttribute(dot, name, shown ? 'true' : null);
  });
}

/** A dot for each section, named after its header; a dot that is still wanted keeps the focus. */
function layDots(widget: Accordion, nav: HTMLElement): void {
  const { items, options, open, root } = widget;
  const shown = items[open[open.length - 1] as number];
  for (const dot of dotsIn(nav).slice(items.length)) {
    passFocus(dot, shown && shown.trigger, root);
    dot.remove();
  }
  items.forEach(({ trigger }, n) => {
    const dot = nav.children[n] || nav.appendChild(buildButton('z-dot-nav-item'));
    const title = labelText(trigger);
    dot.setAttribute('aria-label', `${options['texts.slide']} ${n + 1}${title && ': ' + title}`);
  });
  paintDots(widget, nav);
}

/** Arrow keys on the dots, which open as they go. */
function onDotKey(widget: Accordion, nav: HTMLElement, event: KeyboardEvent): void {
  const { key } = event;
  if (!/^Arrow/.test(key) || isForeignKey(event)) return;
  event.preventDefault();
  const forward = /Down/.test(key) || (!/Up/.test(key) && /Left/.test(key) === isRightToLeft(nav));
  const item = nextSection(widget, forward ? 1 : -1);
  show(widget, item, 'key');
  if (item) (nav.children[item.index] as HTMLElement).focus();
}

function mountDots(widget: Accordion, wrapper: HTMLElement): void {
  const nav = wrapper.appendChild(build('div', 'z-dot-nav'));
  nav.setAttribute('role', 'group');
  nav.setAttribute('aria-label', widget.options['texts.dots']);
  layDots(widget, nav);
  on(widget, 'change', () => paintDots(widget, nav));
  on(widget, 'structure', () => layDots(widget, nav));
  listen(widget, nav, {
    keydown: (event: KeyboardEvent) => onDotKey(widget, nav, event),
    click: (event: Event) => {
      const item = widget.items[dotsIn(nav).indexOf(event.target as HTMLElement)];
      if (item) show(widget, item, 'click');
    },
  });
  widget.cleanUps.push(() => nav.remove());
}

/** Takes away what is around a slider. */
export function unwrapSlider(widget: Accordion): void {
  const { wrapper, root } = widget;
  if (!wrapper) return;
  widget.wrapper = null;
  const { parentNode: parent } = wrapper;
  if (parent && root.parentNode === wrapper) keepFocus(() => move(root, parent, wrapper));
  wrapper.remove();
}

/** Tells assistive technology that the wrapper holds things that take turns (S7). */
function describeSlider({ root, options }: Accordion, wrapper: HTMLElement): void {
  wrapper.setAttribute('role', 'group');
  wrapper.setAttribute('aria-roledescription', options['texts.carousel']);
  wrapper.setAttribute('aria-label', root.getAttribute('aria-label') || options['texts.slides']);
  setAttribute(wrapper, 'aria-labelledby', root.getAttribute('aria-labelledby'));
}

/** What makes a slider of an accordion (A8); the wrapper stays as long as it is one, so that nothing moves. */
export function mountSlider(widget: Accordion): void {
  const { root, options } = widget;
  if (!options.slider || !root.parentNode) return unwrapSlider(widget);
  if (!widget.wrapper) {
    const wrapper = build('div', 'z-slider-wrapper');
    root.parentNode.insertBefore(wrapper, root);
    move(root, wrapper, null);
    widget.wrapper = wrapper;
  }
  describeSlider(widget, widget.wrapper);
  listenToSwipes(widget);
  if (options.dotNav) mountDots(widget, widget.wrapper);
}
