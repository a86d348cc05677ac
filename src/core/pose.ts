/** Where something is, and how it looks, at one end of its way, in pixels; what isn't named doesn't change. */
export type Pose = Partial<Record<'x' | 'y' | 'opacity' | 'height', number>>;

/** What one element does in a change. */
export interface Move {
  readonly element: HTMLElement;
  readonly from: Pose;
  readonly to: Pose;
}

/** The CSS property and value of one part of a pose. */
function styleFor(name: string, value: number): [property: string, value: string] {
  if (name === 'opacity') return [name, String(value)];
  if (name === 'x' || name === 'y')
    return ['transform', `translate${name.toUpperCase()}(${value}px)`];
  return [name, `${value}px`];
}

/** A pose as CSS, `part` of the way from one to another. */
export function stylesAt({ from, to }: Move, part: number): [property: string, value: string][] {
  return (Object.keys(to) as (keyof Pose)[]).map((name) => {
    const start = from[name] ?? 0;
    const value = start + ((to[name] as number) - start) * part;
    // An easing may swing beyond its ends.
    return styleFor(name, name === 'height' ? Math.max(0, value) : value);
  });
}

/** The height of a box as CSS counts it: as its `box-sizing` says, and with fractions. */
export const heightOf = (element: Element): number =>
  parseFloat(getComputedStyle(element).height) || 0;
