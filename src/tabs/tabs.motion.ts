import { heightOf, isRightToLeft } from '../dom/query';
import { anchor } from '../shared/anchor';
import { animate, type Move, type Scene } from '../shared/animation/animator';
import { posesOf, restOf, type Pose } from '../shared/animation/effects';
import { keepInline } from '../shared/animation/inline';
import { passFocus } from '../shared/common';
import { park } from '../shared/hiding';
import type { Reason } from '../widget/kind';
import type { Change } from '../widget/selection';
import type { Tab } from './tabs.item';
import { entryOf, paintTitle } from './tabs.menu';
import {
  isAccordion,
  paintDisabled,
  paintSelected,
  paintStop,
  stopOf,
  type Tabs,
} from './tabs.view';

type Styles = Readonly<Record<string, string>>;

/** A page's own transitions would move what has moved already. */
const STILL: Styles = { transition: 'none' };

/** The styles that keep a panel as it is while it is out of the flow. */
function placeOf({ panel, display }: Tab): Styles {
  if (!panel) return {};
  // To the fraction, or its lines would break anew.
  const { width, height, opacity } = getComputedStyle(panel);
  return {
    ...STILL,
    // A page's style sheet may hide panels.
    display: display || '',
    position: 'absolute',
    'grid-area': 'auto',
    margin: '0',
    left: `${panel.offsetLeft}px`,
    top: `${panel.offsetTop}px`,
    width,
    height,
    opacity,
  };
}

/** Sets styles of a panel for a time; returns what gives it back. */
function pin(panel: HTMLElement, place: Styles): () => void {
  const names = Object.keys(place);
  const restore = keepInline(panel, names);
  for (const name of names) panel.style.setProperty(name, place[name] as string);
  return restore;
}

/** The way of a panel between a pose and its rest. */
function moveOf(panel: HTMLElement, pose: Pose, enters: boolean): Move {
  const rest = restOf(pose, Number(getComputedStyle(panel).opacity));
  return { element: panel, from: enters ? pose : rest, to: enters ? rest : pose };
}

/** What moves in a change of panels: both panels, and the height of what holds them. */
function movesOf(tabs: Tabs, enter: Tab | undefined, leave: Tab | undefined, from: number): Move[] {
  const { container } = tabs.parts;
  const to = heightOf(container);
  const panels = [enter, leave].map((tab) => tab?.panel);
  const poses = posesOf(tabs.options.animation.effects, {
    forward: !!enter && !!leave && enter.index > leave.index,
    rightToLeft: isRightToLeft(container),
    width: container.clientWidth,
    height: Math.max(...panels.map((panel) => panel?.offsetHeight || 0)),
  });
  const moves: Move[] = [];
  if (panels[0]) moves.push(moveOf(panels[0], poses.enter, true));
  if (panels[1]) moves.push(moveOf(panels[1], poses.leave, false));
  if (from !== to) {
    const way = { from: { height: from }, to: { height: to } };
    moves.push({ element: container, ...way, grows: panels[0] });
  }
  return moves;
}

/** In an accordion nothing moves, least of all the header that was pressed. */
function holdHeader(tabs: Tabs, tab: Tab | undefined, reason: Reason): (() => void)[] {
  const isPressed = isAccordion(tabs) && /^(click|key)$/.test(reason);
  return tab && isPressed ? [anchor(tab.element)] : [];
}

function paint(tabs: Tabs, enter: Tab | undefined, leave: Tab | undefined): void {
  const { parts } = tabs;
  parts.heed(true);
  // Before anything is written, which would have styles made anew for this alone.
  const next = stopOf(tabs);
  if (enter) paintSelected(tabs, enter, true);
  paintStop(tabs, next);
  parts.heed();
  paintTitle(tabs);
  passFocus(tabs, leave?.panel, entryOf(tabs));
  parts.heed(true);
  if (leave) paintSelected(tabs, leave, false);
  parts.heed();
}

/** Shows the panel of the tab selected and hides the other; returns what ends the motion early. */
export function showChange(
  tabs: Tabs,
  { opened, closed }: Change,
  settled: () => void,
  reason: Reason,
): (() => void) | null {
  const { items: all, container } = tabs.parts;
  const enter = all[opened[0] ?? -1];
  const leave = all[closed[0] ?? -1];
  const leaving = leave?.panel ? [leave.panel] : [];
  const marks: Scene['marks'] = [
    [container, 'z-animating'],
    ...leaving.map((panel) => [panel, 'z-leave'] as const),
  ];
  const unpin = holdHeader(tabs, enter, reason);
  const scene: Scene = {
    ...tabs.options.animation,
    ...(isAccordion(tabs) ? { effects: 'none' } : {}),
    stage: container,
    leaving,
    marks,
    measure: () => {
      const height = heightOf(container);
      const place = leave && placeOf(leave);
      return () => {
        if (enter?.panel) unpin.push(pin(enter.panel, STILL));
        if (leave?.panel && place) unpin.push(pin(leave.panel, place));
        return movesOf(tabs, enter, leave, height);
      };
    },
  };
  return animate(
    scene,
    () => paint(tabs, enter, leave),
    () => {
      for (const release of unpin) release();
      if (leave) paintDisabled(tabs, leave);
      park(tabs, [leave]);
      settled();
    },
  );
}
