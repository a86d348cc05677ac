import { setClass } from '../dom/attributes';
import { scaleOf } from '../dom/styles';
import { nextUsable } from '../core/stepping';
import { emit, on } from '../core/signals';
import { canMove } from '../core/motion/motion';
import { openItem } from '../core/select';
import { listenToSwipes, stepOfSwipe } from '../core/input/swipe';
import type { Item } from '../core/widget';
import { isAccordion, type Tabs } from './tabs.widget';

/** How long a panel takes to move back to its place, in milliseconds. */
const BACK = 200;

/** The tab on the side from which a finger moves; none at the ends. */
function nextBy(tabs: Tabs, across: number): Item | undefined {
  const [open] = tabs.open;
  const by = stepOfSwipe(across, tabs.container);
  const next = open && nextUsable(tabs, by);
  return next && (next.index - open.index) * by > 0 ? next : undefined;
}

/** By the option `swipe`, selects the next tab, or the one before, when a finger moves the panel sideways. */
export function mountSwipe(tabs: Tabs): void {
  const { container, options } = tabs;
  if (!options.swipe) return;
  let drag: Animation | undefined;
  const release = (): void => {
    setClass(container, 'z-dragged', false);
    if (drag) drag.cancel();
    drag = undefined;
  };
  // Moves the panel to the finger. `movePanel(0)` lets it go back to its place.
  const movePanel = (at: number): void => {
    const panel = (tabs.open[0] as Item).panel as HTMLElement;
    const frames = [at || tabs.dragged, at].map((x) => ({ transform: `translateX(${x}px)` }));
    release();
    setClass(container, 'z-dragged');
    drag = panel.animate(frames, at ? { duration: 1, fill: 'both' } : BACK);
    if (!at) drag.onfinish = release;
    tabs.dragged = at;
  };
  const follow = (across: number): void => {
    const follows =
      options['animation.effects'] === 'slideH' &&
      canMove(tabs) &&
      !tabs.finish &&
      !isAccordion(tabs) &&
      nextBy(tabs, across);
    // The finger's pixels are those of the window.
    if (across && follows) movePanel(across / scaleOf(container));
    else if (drag) movePanel(0);
    else tabs.dragged = 0;
  };
  const swiped = (across: number): void => {
    const next = nextBy(tabs, across);
    emit(tabs, 'userAction');
    if (next) openItem(next, 'click');
  };
  listenToSwipes(tabs, container, swiped, follow);
  // The animation of the change continues from the position of the finger.
  on(tabs, 'change', release);
  tabs.cleanUps.push(release, () => (tabs.dragged = 0));
}
