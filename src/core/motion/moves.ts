/** What is animated of an element, at the start or the end of an animation. Lengths are in pixels. */
export type Pose = Partial<
  Record<'x' | 'y' | 'opacity' | 'height' | 'paddingTop' | 'paddingBottom', number>
>;

/** The animation of one element. */
export interface Move {
  readonly element: HTMLElement;
  readonly from: Pose;
  readonly to: Pose;
}

/** The animation of a change. */
export interface Motion {
  readonly moves: readonly Move[];
  /** Called at the end, to undo what was written for the animation. */
  readonly cleanUps: readonly (() => void)[];
  /** Called before something else ends it early. It may record where the elements are. */
  readonly beforeFinish?: () => void;
}

/** Called when a change has been written. It keeps in sight what disappears only at the end, and returns what moves. */
export type StartMotion = () => Motion;

/** The CSS at a point of an animation: `part` 0 is the start, 1 the end. */
export function frameAt({ from, to }: Move, part: number): Keyframe {
  const frame: Keyframe = {};
  (Object.keys(to) as (keyof Pose)[]).forEach((name) => {
    const start = from[name] || 0;
    const value = start + ((to[name] as number) - start) * part;
    if (name === 'opacity') frame[name] = value;
    else if (name === 'x' || name === 'y') frame['transform'] = `translate${name}(${value}px)`;
    // An easing may go beyond both ends.
    else frame[name] = `${Math.max(0, value)}px`;
  });
  return frame;
}
