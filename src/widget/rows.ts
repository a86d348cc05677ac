/** What the page offers that a default or a check may depend on. */
export interface Page {
  /** The easings known to jQuery, by name. */
  readonly easings: Readonly<Record<string, unknown>>;
}

/** One option: its default, what it accepts, and the classes it gives the container. */
export interface Row<T> {
  readonly initial: T | ((page: Page) => T);
  /** In words, what is accepted; part of a warning. */
  readonly expected: string;
  /** The value in its own type, or undefined when it can't be used. */
  readonly parse: (value: unknown, page: Page) => T | undefined;
  /** The class names for a value, separated by spaces. */
  readonly classes?: ((value: T, name: string) => string) | undefined;
  /** The value when the group that holds the option is given as false or null. */
  readonly off?: T | undefined;
  /** What stands in for a value that can't be used; the default where it is absent. */
  readonly fallback?: T | undefined;
  /** Whether the default follows the page or another option, so that giving the same value counts. */
  readonly follows?: boolean | undefined;
  /** Whether the value is a function, which no attribute can give. */
  readonly callable?: boolean;
}

/** A row of any type, for what reads a table without knowing its options. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- rows of different types in one table
export type AnyRow = Row<any>;

/** Options by name; a group of options is a table in the table. */
export interface Table {
  readonly [name: string]: AnyRow | Table;
}

/** All options of a table with their values. */
export type ValuesOf<T> = {
  -readonly [K in keyof T]: T[K] extends Row<infer V> ? V : ValuesOf<T[K]>;
};

/** Options as a page gives them: each may be left out, and a group may be switched off. */
export type SettingsOf<T> = {
  -readonly [K in keyof T]?: T[K] extends Row<infer V> ? V : SettingsOf<T[K]> | false | null;
};

type Extra<T> = Partial<Pick<Row<T>, 'classes' | 'off' | 'fallback' | 'follows'>>;

export function row<T>(
  initial: Row<T>['initial'],
  expected: string,
  parse: Row<T>['parse'],
  extra: Extra<T> = {},
): Row<T> {
  return { initial, expected, parse, ...extra };
}

/** A name as attributes, classes and data keys may spell it: `defaultTab` is `default-tab`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (c) => '-' + c.toLowerCase());

const prefixed = (on: boolean, name: string): string => (on ? 'z-' + kebab(name) : '');

/** true or false for what stands for it, else undefined. */
export function toFlag(value: unknown): boolean | undefined {
  if (value === true || value === 'true' || value === 1 || value === '1') return true;
  if (value === false || value === 'false' || value === 0 || value === '0') return false;
  return undefined;
}

/** true or false, also as text or as 0 and 1. */
export const flag = (initial: boolean): Row<boolean> => row(initial, 'true or false', toFlag);

/** A flag that the style sheet reads: the class `z-` and the option's name while it is on. */
export const visualFlag = (initial: boolean): Row<boolean> =>
  row(initial, 'true or false', toFlag, { classes: prefixed });

/** false, true, or 'auto' for what fits. */
export const flagOrAuto = (
  initial: boolean | 'auto',
  extra?: Extra<boolean | 'auto'>,
): Row<boolean | 'auto'> =>
  row<boolean | 'auto'>(
    initial,
    "true, false or 'auto'",
    (value) => (value === 'auto' ? value : toFlag(value)),
    extra,
  );

/** The same for the style sheet: a class while it is true or 'auto'. */
export const visualFlagOrAuto = (initial: boolean | 'auto'): Row<boolean | 'auto'> =>
  flagOrAuto(initial, {
    classes: (value, name) => prefixed(!!value, value === 'auto' ? name + '-auto' : name),
  });

// Browsers hold the delay of a timer in 32 bits.
const MOST = 2147483647;

/** A number, 0 or more, also as text. */
export function count(initial: number, extra?: Extra<number>): Row<number> {
  const parse = (value: unknown): number | undefined => {
    const given = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
    const number = given ? Number(value) : NaN;
    return number >= 0 && number <= MOST ? number : undefined;
  };
  return row(initial, 'a number, 0 or more', parse, extra);
}

/** Any text that `pattern` matches; a number is taken as its digits. */
export const text = (initial: string, pattern = /^/, expected = 'text'): Row<string> =>
  row(initial, expected, (value) =>
    (typeof value === 'string' || typeof value === 'number') && pattern.test(String(value))
      ? String(value)
      : undefined,
  );

/** One of a list of words; `aliases` are old spellings, as word, spelling, word, spelling … */
export function oneOf<T extends string>(
  allowed: readonly T[],
  initial: T,
  extra?: Extra<T>,
  aliases: readonly string[] = [],
): Row<T> {
  const parse = (value: unknown): T | undefined => {
    const old = aliases.indexOf(value as string);
    const word = (old % 2 === 1 ? aliases[old - 1] : value) as T;
    return allowed.indexOf(word) < 0 ? undefined : word;
  };
  return row(initial, 'one of ' + allowed.join(', '), parse, extra);
}

const asItIs = (value: string): string => value;

/** Names of DOM events, separated by spaces. */
export const eventNames = (initial: string): Row<string> =>
  row(initial, 'names of DOM events', (value) => {
    const names = typeof value === 'string' ? value.trim() : '';
    // Old jQuery keeps handlers in plain objects, where inherited names would be found.
    const fits = (name: string): boolean => /^[a-z][\w:-]*$/i.test(name) && !(name in {});
    return names.split(/\s+/).every(fits) ? names : undefined;
  });

/** A look by its name, or a class of the page's own; several are separated by spaces. */
export function look(initial: string, classes: (value: string) => string = asItIs): Row<string> {
  const parse = (value: unknown): string | undefined => {
    const name = typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : '';
    return /^[a-z][\w-]*( [a-z][\w-]*)*$/.test(name) ? name : undefined;
  };
  return row(initial, 'a class name', parse, { classes });
}

/** JSON as its value; anything else, and text that is none, as it is. */
function fromJson(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return value;
  }
}

/** A list of addresses, one an item; an empty entry leaves an item as its markup has it. */
export const urls = (): Row<readonly (string | null)[] | null> =>
  row<readonly (string | null)[] | null>(null, 'an array of URLs', (given) => {
    // An attribute holds the list as JSON.
    const value = fromJson(given);
    if (value === null) return null;
    const fits = Array.isArray(value) && value.every((url) => !url || typeof url === 'string');
    return fits ? (value as (string | null)[]).slice() : undefined;
  });

/** A function of the page, or null. */
export function callback<F>(): Row<F | null> {
  const parse = (value: unknown): F | null | undefined =>
    typeof value === 'function' || value === null ? (value as F | null) : undefined;
  return { initial: null, expected: 'a function', parse, callable: true };
}

/** Whether an attribute of the author's is there and says yes, as one without a value does. */
export const isMarked = (element: Element, name: string, otherwise = false): boolean => {
  const value = element.getAttribute(name);
  return value === '' || (toFlag(value) ?? otherwise);
};
