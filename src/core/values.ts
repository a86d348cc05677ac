/** The number that a value is, also as text; otherwise NaN. */
export const numberIn = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim()) ? Number(value) : NaN;

/** Whether an object itself, not its prototype, has a property. `name` may be any value. */
export const hasOwn = <T extends object>(object: T, name: unknown): name is keyof T =>
  typeof name !== 'object' && Object.prototype.hasOwnProperty.call(object, name as PropertyKey);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
