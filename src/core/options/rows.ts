import { numberIn, own } from '../values';

/** The classes that a value gives the root: by the value, or by a function. */
export type Classes<T> = Readonly<Record<string, string>> | ((value: T) => string);

/** One option: its default, what it accepts, and the classes that it gives the root. */
export interface Row<T> {
  /** The default. */
  readonly initial: T;
  /** In words, what is accepted; part of a warning. */
  readonly expected: string;
  /** The value in its own type, or undefined when it can't be used. */
  readonly parse: (value: unknown) => T | undefined;
  readonly classes?: Classes<T> | undefined;
  /** Whether the value is a function, which no attribute can give. */
  readonly callable?: boolean;
  /** Whether the default depends on the page: the same value is a change then, if it is given. */
  readonly variesByPage?: boolean;
  /** What stands in for a value that can't be used; the default where it is absent. */
  readonly fallback?: T;
  /** Whether 0 switches its whole group off, for which pages may give `false`. */
  readonly switches?: boolean;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- rows of different types in one table
export type AnyRow = Row<any>;

/** The classes of an option whose values are classes. */
export const itself = (value: string): string => value;

/** Options by their paths, such as `theme` or `animation.duration`. */
export type Rows = Readonly<Record<string, AnyRow>>;

type ValueOf<R> = R extends Row<infer V> ? V : never;
type Group<P> = P extends `${infer G}.${string}` ? G : never;

/** The values of a table by path, as the code reads them. */
export type ValuesOf<T> = { readonly [P in keyof T]: ValueOf<T[P]> };

/** The options that are in no group, and those of one. */
type Single<T> = { [P in keyof T as P extends `${string}.${string}` ? never : P]: ValueOf<T[P]> };
type Grouped<T, G extends string> = {
  [P in keyof T as P extends `${G}.${infer R}` ? R : never]: ValueOf<T[P]>;
};

/** The same in groups, as pages see them. */
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

/** Two tables as one. */
export const joined = <A, B>(one: A, other: B): { [P in keyof (B & A)]: (B & A)[P] } =>
  Object.assign({}, one, other);

/** The largest number: as a delay in milliseconds, and a bit more, browsers hold it in 32 bits. */
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

/** A number that switches its group off by 0, as `false` for the group does. */
export const switchable = (initial: number): Row<number> & { readonly switches: true } =>
  Object.assign(count(initial), { switches: true as const });

/** Text that `pattern` matches; a number is taken as its digits. */
export const text = (initial: string, pattern?: RegExp, expected?: string): Row<string> => ({
  initial,
  expected: expected || 'text',
  parse: (value) =>
    (typeof value === 'string' || typeof value === 'number') &&
    (!pattern || pattern.test(String(value)))
      ? String(value)
      : undefined,
});

/** What is shown or said; by default in the page's language. */
export const phrase = (initial: string): Row<string> =>
  Object.assign(text(initial), { follows: true });

/** One of some values, of which the first is the default; `old` has other spellings of them. */
export const oneOf = <T extends string | boolean>(
  values: readonly T[],
  classes?: Classes<T>,
  old?: Readonly<Record<string, T>>,
): Row<T> => ({
  initial: values[0] as T,
  expected: 'one of ' + values.join(', '),
  parse: (value) => (old && own(old, value) ? old[value] : values[values.indexOf(value as T)]),
  classes,
});

/** Other spellings of true and false. */
const FLAGS = { true: true, 1: true, false: false, 0: false };

/** true or false; `className` is on the root while it is true. */
export const flag = (initial: boolean, className?: string): Row<boolean> =>
  oneOf([initial, !initial], className ? { true: className } : undefined, FLAGS);

/** true, false or a word, in this order or another. */
export const flagOr = <T extends string>(
  values: readonly (boolean | T)[],
  className?: string,
): Row<boolean | T> => oneOf(values, className ? { true: className } : undefined, FLAGS);

const NAMES = /^\s*([a-z][\w-]*(\s+|$))+$/;

/** A look by its name, or classes of the page's own. */
export const look = (initial: string, classes?: typeof itself): Row<string> =>
  Object.assign(text(initial, NAMES, 'a class name'), { classes: classes || itself });

const callbackRow: AnyRow = {
  initial: null,
  expected: 'a function',
  parse: (value) => (typeof value === 'function' || value === null ? value : undefined),
  callable: true,
};

/** A function of the page, or null. */
export const callback = <F>(): Row<F | null> => callbackRow;
