import { build, detach, focusOn, keepingFocus, move } from '../dom/build';
import { noteAction } from '../shared/autoplay';
import { describeCarousel } from '../shared/carousel';
import { holdsFocus, isInPage, wordsOf } from '../dom/query';
import { watchSize } from '../shared/resize';
import { setAttribute } from '../widget/ledger';
import { on, onCapture, onEnd } from '../widget/scope';
import { open } from '../widget/select';
import { remount } from '../widget/widget';
import { nextIndex, type Accordion } from './accordion.view';

/** Opens the section that is `by` steps from the one shown. */
function slide(accordion: Accordion, by: 1 | -1): void {
  const index = nextIndex(accordion, accordion.parts.current, by);
  noteAction(accordion);
  open(accordion, index, 'click');
}

// A finger that went this far, in pixels, has swiped.
const SWIPE = 40;

/** Fingers swipe from section to section; what they scroll upright stays the page's. */
function listenForSwipes(accordion: Accordion): void {
  const { root, scope } = accordion;
  let start: PointerEvent | null = null;
  onCapture(scope, root, 'pointerdown', (event) => {
    const down = event as PointerEvent;
    // What is dragged in a field is the field's.
    const field = /^(INPUT|SELECT|TEXTAREA)$/.test((event.target as Element).tagName);
    start = field || down.pointerType === 'mouse' ? null : down;
  });
  onCapture(scope, root, 'pointerup', (event) => {
    const end = event as PointerEvent;
    const across = start && start.pointerId === end.pointerId ? end.clientX - start.clientX : 0;
    const along = start ? end.clientY - start.clientY : 0;
    start = null;
    if (Math.abs(across) < SWIPE || Math.abs(across) < Math.abs(along)) return;
    const forward = across < 0 !== (getComputedStyle(root).direction === 'rtl');
    slide(accordion, forward ? 1 : -1);
  });
}

const DOT_MARKS = ['aria-current', 'aria-disabled'];

/** Marks the dot of the section that is shown. */
export function paintDots({ parts, open }: Accordion): void {
  parts.dots.forEach((dot, n) => {
    const current = open.indexOf(n) >= 0;
    dot.className = current ? 'z-dot-nav-item z-active' : 'z-dot-nav-item';
    // Pressing the dot of what is shown does nothing (rule S6).
    for (const name of DOT_MARKS) setAttribute(dot, name, current ? 'true' : null);
  });
}

/** Takes dots away; focus on one of them goes to the header of what is shown. */
function dropDots({ root, parts, life }: Accordion, from: number): void {
  const gone = parts.dots.slice(from);
  if (gone.some(holdsFocus)) {
    const shown = parts.items[parts.current];
    if (shown) shown.label.focus({ preventScroll: true });
    else onEnd(life, focusOn(root));
  }
  gone.forEach(detach);
  parts.dots = parts.dots.slice(0, from);
}

/** A dot for each section, named after its header; a dot that is still wanted keeps the focus. */
export function layDots(accordion: Accordion): void {
  const { parts, options } = accordion;
  const { wrapper, items } = parts;
  const wanted = !!wrapper && options.dotNav;
  dropDots(accordion, wanted ? items.length : 0);
  if (!wanted) {
    if (parts.nav) detach(parts.nav);
    parts.nav = null;
    return;
  }
  const nav = (parts.nav = parts.nav || wrapper.appendChild(build('div', 'z-dot-nav')));
  nav.setAttribute('role', 'group');
  nav.setAttribute('aria-label', options.texts.dots);
  parts.dots = items.map(({ header }, n) => {
    const dot = parts.dots[n] || nav.appendChild(build('button', ''));
    const title = wordsOf(header);
    dot.setAttribute('type', 'button');
    dot.setAttribute('aria-label', `${options.texts.slide} ${n + 1}${title ? `: ${title}` : ''}`);
    return dot;
  });
  paintDots(accordion);
}

function unwrapSlider(accordion: Accordion): void {
  const { root, parts } = accordion;
  const { wrapper } = parts;
  if (!wrapper) return;
  dropDots(accordion, 0);
  parts.nav = null;
  const { parentNode } = wrapper;
  // A header may just have got the focus from a dot.
  if (parentNode && root.parentNode === wrapper) {
    keepingFocus(() => move(root, parentNode as HTMLElement, wrapper));
  }
  detach(wrapper);
  parts.wrapper = null;
}

/** Puts the wrapper around a slider; it stays while the accordion is one, so that nothing moves. */
function wrapSlider(accordion: Accordion): void {
  const { root, parts, life } = accordion;
  if (parts.wrapper || !root.parentNode || !isInPage(root)) return;
  parts.wrapper = build('div', 'z-slider-wrapper');
  root.parentNode.insertBefore(parts.wrapper, root);
  move(root, parts.wrapper, null);
  onEnd(life, () => unwrapSlider(accordion));
}

/** What makes a slider of an accordion: a wrapper, swiping, and dots. */
export function mountSlider(accordion: Accordion): void {
  const { root, scope, options, parts } = accordion;
  if (options.slider) wrapSlider(accordion);
  else unwrapSlider(accordion);
  const { wrapper } = parts;
  if (!wrapper) {
    // It is in no page yet, where a wrapper could be put around it.
    if (options.slider) watchSize(scope, root, () => isInPage(root) && remount(accordion));
    return;
  }
  describeCarousel(accordion, scope, { element: wrapper, prefix: parts.prefix });
  listenForSwipes(accordion);
  on(scope, wrapper, 'click', (event) => {
    const index = parts.dots.indexOf(event.target as HTMLElement);
    if (index < 0) return;
    noteAction(accordion);
    open(accordion, index, 'click');
  });
}
