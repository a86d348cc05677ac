/** What a box takes up beside what its content needs, upright; by its names in CSS. */
export const SIDES = [
  'min-height',
  'padding-top',
  'padding-bottom',
  'border-top-width',
  'border-bottom-width',
  'margin-top',
  'margin-bottom',
] as const;

/**
 * Where something is, and how it looks, at one end of its way; what isn't named doesn't change. `x` is
 * to the right of its place, `y` below it; all but `opacity` is in pixels.
 */
export type Pose = Partial<
  Record<'x' | 'y' | 'opacity' | 'height' | (typeof SIDES)[number], number>
>;

export const namesOf = (pose: Pose): (keyof Pose)[] => Object.keys(pose) as (keyof Pose)[];

/** One part of a pose in the words of CSS: the property, and its value. */
export function styleFor(name: keyof Pose, value: number): [name: string, value: string] {
  if (name === 'opacity') return [name, String(value)];
  if (name === 'x' || name === 'y')
    return ['transform', `translate${name.toUpperCase()}(${value}px)`];
  return [name, `${value}px`];
}

/** What a pose is at rest: in its place, or seen as far as the author lets it. */
export function restOf(pose: Pose, opacity: number): Pose {
  if (pose.x !== undefined) return { x: 0 };
  return pose.y !== undefined ? { y: 0 } : { opacity };
}

/** How one panel leaves and the other comes: along which axis, to where, and from where. */
interface Effect {
  readonly axis: 'x' | 'y' | 'opacity';
  /** Where the old panel goes: -1 is left or up, 1 is right or down; 0 fades out. */
  readonly leave: number;
  /** Where the new panel comes from. */
  readonly enter: number;
  /** Whether going back is the other way round. */
  readonly turns?: boolean;
}

/** The effects of the tabs (rule T15); one that isn't listed fades. */
const EFFECTS: Readonly<Record<string, Effect>> = {
  slideH: { axis: 'x', leave: -1, enter: 1, turns: true },
  slideV: { axis: 'y', leave: -1, enter: 1, turns: true },
  slideLeft: { axis: 'x', leave: -1, enter: 1 },
  slideRight: { axis: 'x', leave: 1, enter: -1 },
  slideUp: { axis: 'y', leave: -1, enter: 1 },
  slideDown: { axis: 'y', leave: 1, enter: -1 },
  slideUpDown: { axis: 'y', leave: -1, enter: -1 },
};
const FADE: Effect = { axis: 'opacity', leave: 0, enter: 0 };

/** The course of a change, as far as it decides on directions. */
export interface Course {
  /** Whether the new item comes after the old one. */
  readonly forward: boolean;
  readonly rightToLeft: boolean;
  /** How far something moves along each axis, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Where the old panel goes, and where the new one comes from. */
export function posesOf(effect: string, course: Course): { leave: Pose; enter: Pose } {
  const { axis, leave, enter, turns } = EFFECTS[effect] || FADE;
  if (axis === 'opacity') return { leave: { opacity: leave }, enter: { opacity: enter } };
  const mirrored = axis === 'x' && course.rightToLeft;
  const sign = turns && course.forward === mirrored ? -1 : 1;
  const way = sign * (axis === 'x' ? course.width : course.height);
  return { leave: { [axis]: leave * way }, enter: { [axis]: enter * way } };
}
