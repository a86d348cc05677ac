import { baseRows } from '../core/options/base';
import type { Rows } from '../core/options/rows';
import type { Feature } from '../core/widget';
import { autoplay } from './autoplay';
import { commands } from './commands';
import { content } from './content/content';
import type { ItemRows } from './content/rows';
import { dark } from './dark';
import { deepLinks } from './deep-links';
import { headerObserver } from './header-observer';
import { print } from './print';
import { findInPage } from './find-in-page';
import { invalidFields } from './invalid-fields';
import { reveal } from './reveal';
import { showEvent } from './show-event';
import { storage } from './storage';

const list = [
  content,
  storage,
  deepLinks,
  autoplay,
  findInPage,
  invalidFields,
  reveal,
  showEvent,
  headerObserver,
  dark,
  print,
  commands,
] as const;

/**
 * The features of both kinds of widget, in the order in which they are mounted. If several say what is open at the start
 * (`opening`), the last one decides.
 */
export const features: readonly Feature[] = list;

type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer A) => void
  ? A
  : never;

type FeatureRows = Intersection<Extract<(typeof list)[number], { rows: Rows }>['rows']>;

/** The options of both kinds. `I` is what callbacks get for an item. */
export type SharedRows<I> = Omit<FeatureRows & typeof baseRows, keyof ItemRows<I>> & ItemRows<I>;

/** Joins one property of all features. Not by `reduce`, which Prototype 1.6 replaces. */
function jointly(thing: (feature: Feature) => object | undefined): object {
  const all = {};
  features.forEach((feature) => Object.assign(all, thing(feature)));
  return all;
}

export const sharedRows = Object.assign(
  jointly(({ rows }) => rows),
  baseRows,
) as SharedRows<object>;

export const featureMethods = jointly(({ methods }) => methods);

export const featureCommands = jointly(({ commands }) => commands);
