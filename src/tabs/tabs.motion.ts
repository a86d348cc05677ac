import { holdsFocus, isRightToLeft } from '../dom/query';
import { animate, type Move, type Scene } from '../shared/animation/animator';
import { posesOf, restOf } from '../shared/animation/effects';
import type { Change } from '../widget/selection';
import type { Tab } from './tabs.item';
import { paintSelected, paintStop, type Tabs } from './tabs.view';

/** What moves in a change of panels: both panels, and the height of what holds them. */
function measure(tabs: Tabs, enter: Tab | undefined, leave: Tab | undefined): () => Move[] {
  const { container } = tabs.parts;
  const from = container.offsetHeight;
  return () => {
    const to = container.offsetHeight;
    const heights = [enter, leave].map((tab) => tab?.panel?.offsetHeight || 0);
    const { enter: start, leave: end } = posesOf(tabs.options.animation.effects, {
      forward: !!enter && !!leave && enter.index > leave.index,
      rightToLeft: isRightToLeft(container),
      width: container.clientWidth,
      height: Math.max(...heights),
    });
    const moves: Move[] = [];
    if (enter?.panel) moves.push({ element: enter.panel, from: start, to: restOf(start) });
    if (leave?.panel) moves.push({ element: leave.panel, from: restOf(end), to: end });
    if (from !== to) {
      const way = { from: { height: from }, to: { height: to } };
      moves.push({ element: container, ...way, grows: enter?.panel });
    }
    return moves;
  };
}

/** While a panel leaves, it has the `display` that a page's style sheet may refuse it. */
function setDisplay(tab: Tab | undefined, leaves: boolean): void {
  if (tab?.panel && tab.display) tab.panel.style.display = leaves ? tab.display : '';
}

/** Shows the panel of the tab selected and hides the other; returns what ends the motion early. */
export function showChange(
  tabs: Tabs,
  { opened, closed }: Change,
  settled: () => void,
): (() => void) | null {
  const { items: all, container } = tabs.parts;
  const enter = all[opened[0] ?? -1];
  const leave = all[closed[0] ?? -1];
  const leaving = leave?.panel ? [leave.panel] : [];
  const marks: Scene['marks'] = [
    [container, 'z-animating'],
    ...leaving.map((panel) => [panel, 'z-leave'] as const),
  ];
  const render = (): void => {
    if (enter) paintSelected(enter, true);
    paintStop(tabs);
    // Focus in the old panel would fall to the page's body.
    if (enter && holdsFocus(leaving[0] || null)) enter.label.focus({ preventScroll: true });
    if (leave) paintSelected(leave, false);
  };
  const scene: Scene = {
    ...tabs.options.animation,
    stage: container,
    leaving,
    marks,
    measure: () => {
      const measured = measure(tabs, enter, leave);
      return () => {
        setDisplay(leave, true);
        return measured();
      };
    },
  };
  return animate(scene, render, () => {
    setDisplay(leave, false);
    settled();
  });
}
