import { numberIn, hasOwn } from '../values';

/** The classes of the root for a value: a map, or a function. */
export type Classes<T> = Readonly<Record<string, string>> | ((value: T) => string);

/** One option: its default, what it accepts, and the classes of the root. */
export interface Row<T> {
  /** The default. */
  readonly initial: T;
  /** What is accepted, in words, for a warning. */
  readonly expected: string;
  /** Converts a value; undefined if it is bad. */
  readonly parse: (value: unknown) => T | undefined;
  readonly classes?: Classes<T> | undefined;
  /** Whether the value can be a function. No attribute sets these. */
  readonly callable?: boolean;
  /**
   * Whether the default depends on the page (its direction, its language). Then even setting the default value is a
   * change.
   */
  readonly varies?: boolean;
  /** The value instead of a bad one, if that isn't the default. */
  readonly fallback?: T;
  /** Whether 0 switches the whole group off. Then the group may be `false`, too. */
  readonly switches?: boolean;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- rows of different types in one table
export type AnyRow = Row<any>;

/** For options whose values are classes. */
export const itself = (value: string): string => value;

/** Options by their paths, such as `theme` or `animation.duration`. */
export type Rows = Readonly<Record<string, AnyRow>>;

/** The values of options by path, such as `animation.duration`. */
export type Values = Readonly<Record<string, unknown>>;

/** A table of options, with indexes of it. */
export interface Table {
  readonly rows: Rows;
  /** The default of every option. The values of a widget inherit from this object. */
  readonly defaults: Record<string, unknown>;
  /** The groups by name. The value is the path of the option whose 0 switches the group off, or empty. */
  readonly groups: Readonly<Record<string, string>>;
  /** The paths of the options that have classes. */
  readonly classed: readonly string[];
}

type ValueOf<R> = R extends Row<infer V> ? V : never;
type Group<P> = P extends `${infer G}.${string}` ? G : never;

/** The values of a table by path, as the code reads them. */
export type ValuesOf<T> = { readonly [P in keyof T]: ValueOf<T[P]> };

/** The options that are in no group, and those of one group. */
type Single<T> = { [P in keyof T as P extends `${string}.${string}` ? never : P]: ValueOf<T[P]> };
type Grouped<T, G extends string> = {
  [P in keyof T as P extends `${G}.${infer R}` ? R : never]: ValueOf<T[P]>;
};

/** The values in groups, as pages see them. */
export type OptionsOf<T> = Single<T> & { [G in Group<keyof T>]: Grouped<T, G> };

/** The name of an option, that of its group before a dot (`animation.duration`), or of a group. */
export type PathOf<T> = keyof T | Group<keyof T>;

/** The type of the option, or the group, with this name. */
export type OptionAt<T, P> = P extends keyof T
  ? ValueOf<T[P]>
  : P extends keyof OptionsOf<T>
    ? OptionsOf<T>[P]
    : never;

/** The groups that can be switched off as a whole. */
type Switched<T> = {
  [P in keyof T]: T[P] extends { readonly switches: true } ? Group<P> : never;
}[keyof T];

/** Options as a page gives them: any of them, groups in part, or some groups switched off. */
export type SettingsOf<T> = Partial<Single<T>> & {
  [G in Group<keyof T>]?: Partial<Grouped<T, G>> | (G extends Switched<T> ? false | null : never);
};

/** Joins two tables. */
export const joined = <A, B>(one: A, other: B): { [P in keyof (B & A)]: (B & A)[P] } =>
  Object.assign({}, one, other);

/** The largest number. As a delay, browsers keep it in 32 bits, with some room for additions. */
const LARGEST = 2e9;

/** A number, 0 or more, also as text. */
export const count = (initial: number): Row<number> => ({
  initial,
  expected: 'a number, 0 or more',
  parse: (value) => {
    const number = numberIn(value);
    return number >= 0 && number <= LARGEST ? number : undefined;
  },
});

/** A number, 0 or more. 0 switches the whole group off, as `false` for the group does. */
export const switchable = (initial: number): Row<number> & { readonly switches: true } =>
  Object.assign(count(initial), { switches: true as const });

/** Text that matches `pattern`. A number becomes its digits. */
export const text = (initial: string, pattern?: RegExp, expected?: string): Row<string> => ({
  initial,
  expected: expected || 'text',
  parse: (value) =>
    (typeof value === 'string' || typeof value === 'number') &&
    (!pattern || pattern.test(String(value)))
      ? String(value)
      : undefined,
});

/** A text for users. The default depends on the page's language. */
export const phrase = (initial: string): Row<string> =>
  Object.assign(text(initial), { varies: true });

/** One of some values. The first is the default. `aliases` maps other spellings to values. */
export const oneOf = <T extends string | boolean>(
  values: readonly T[],
  classes?: Classes<T>,
  aliases?: Readonly<Record<string, T>>,
): Row<T> => ({
  initial: values[0] as T,
  expected: 'one of ' + values.join(', '),
  parse: (value) =>
    aliases && hasOwn(aliases, value) ? aliases[value] : values[values.indexOf(value as T)],
  classes,
});

/** Other spellings of true and false. */
const FLAGS = { true: true, 1: true, false: false, 0: false };

/** true, false or a word. The first is the default. `className` is on the root while it is true. */
export const flagOr = <T extends string>(
  values: readonly (boolean | T)[],
  className?: string,
): Row<boolean | T> => oneOf(values, className ? { true: className } : undefined, FLAGS);

/** true or false. */
export const flag = (initial: boolean, className?: string): Row<boolean> =>
  flagOr<never>([initial, !initial], className);

const NAMES = /^\s*([a-z][\w-]*(\s+|$))+$/;

/** An option whose value is a class of the root: the name of a theme or a size, or classes of the page. */
export const classOption = (initial: string, classes?: typeof itself): Row<string> =>
  Object.assign(text(initial, NAMES, 'a class name'), { classes: classes || itself });

const callbackRow: AnyRow = {
  initial: null,
  expected: 'a function',
  parse: (value) => (typeof value === 'function' || value === null ? value : undefined),
  callable: true,
};

/** A function of the page, or null. */
export const callback = <F>(): Row<F | null> => callbackRow;
