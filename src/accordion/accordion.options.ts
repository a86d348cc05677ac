import { easing } from '../shared/animation/easing';
import { sharedOptions } from '../shared/options';
import { derive } from '../widget/options';
import {
  callback,
  count,
  flag,
  look,
  oneOf,
  row,
  visualFlag,
  type Row,
  type SettingsOf,
  type ValuesOf,
} from '../widget/rows';
import type {
  AccordionCallback,
  AccordionErrorCallback,
  AccordionGuard,
  AccordionReadyCallback,
} from './accordion.types';

/** What may be open at first: nothing, one section, or several. */
export type Active = false | number | readonly number[];

const toIndex = (value: unknown): number | undefined => {
  const given = typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value;
  return typeof given === 'number' && Math.floor(given) === given ? given : undefined;
};

function toActive(value: unknown): Active | undefined {
  if (value === false || value === null || value === 'false') return false;
  if (value === true || value === 'true') return 0;
  const list = Array.isArray(value) ? value.map(toIndex) : null;
  if (!list) return toIndex(value);
  return list.every((index) => index !== undefined) ? (list as number[]) : undefined;
}

const active = (): Row<Active> =>
  row<Active>(false, 'false, an index, or an array of indexes', toActive);

/** Every option of the accordion: type, default, check and sentence in one row each. */
export const accordionOptions = {
  ...sharedOptions,
  /** What is open at first: `false` for nothing, a zero-based index, or an array of indexes. */
  active: active(),
  /** How sections open and close. */
  animation: {
    /** How long it takes, in milliseconds. */
    duration: count(400),
    /** The way sections open; `none` opens at once. */
    effects: oneOf(['slide', 'fade', 'none'], 'slide', { off: 'none' }, ['fade', 'fadeIn']),
    /** The easing; `easeOutQuart` by default where the easing plugin is. The plugin's easings work without it. */
    easing: easing('easeOutQuart'),
    /** What moves the sections: the browser (`css`) or jQuery's own animation (`jquery`). */
    type: oneOf(['css', 'jquery'], 'css'),
  },
  /** Borders around the sections. */
  bordered: visualFlag(false),
  /** Whether the last open section of a vertical accordion can be closed. */
  collapsible: flag(true),
  /** The height of the content of a vertical accordion, in pixels; 0 leaves it to the content. */
  contentHeight: count(0),
  /** Whether a list in the content is a second level of navigation; vertical accordions only. */
  contentNav: visualFlag(false),
  /** Space around the content of a vertical accordion, in pixels. */
  contentSpacing: count(0),
  /** Whether a slider has a dot for each section. */
  dotNav: flag(false),
  /**
   * Whether one section is open at a time or several; vertical accordions only. Where several are open,
   * `setOptions({ expandMode: 'single' })` closes all but the one opened last; `beforeSelect` isn't asked.
   */
  expandMode: oneOf(['single', 'multiple'], 'single', { follows: true }),
  /** The size of the header's text, in em. */
  headerFontSize: count(1.5),
  /** The height of a vertical header, or the width of a horizontal one, in pixels. */
  headerSize: count(40),
  /** The height of a horizontal accordion, in pixels. */
  height: count(320),
  /** Whether arrow keys, Home and End move between headers. */
  keyboard: flag(false),
  /**
   * Whether sections stand one below the other, or side by side. A horizontal accordion that has nothing
   * open opens its first section; `beforeSelect` is asked. Where headers leave no room for content, it is vertical.
   */
  orientation: oneOf(['vertical', 'horizontal'], 'vertical', { classes: (value) => value }),
  /** Whether a horizontal accordion is scaled to the width there is, and vertical where that is small. */
  responsive: flag(false),
  /** A thin scrollbar for content that is taller than its height. */
  scrollable: visualFlag(false),
  /** Space between the sections of a vertical accordion, in pixels; 0 makes them one group. */
  sectionSpacing: count(0),
  /** Whether headers have an arrow. */
  showIcons: flag(true),
  /** Whether the accordion is a slider, with an image in each section. */
  slider: visualFlag(false),
  /** The theme, or a class of your own. */
  theme: look('silver'),
  /** The width of a horizontal accordion, in pixels. */
  width: count(960),
  /** Called once when the accordion has started; `item` is the container as a jQuery object. */
  ready: callback<AccordionReadyCallback>(),
  /**
   * Called before a section is opened, or closed by itself (`item.open`); `from` is the index of the
   * one that closes, or -1. What refuses is the same as for the tabs.
   */
  beforeSelect: callback<AccordionGuard>(),
  /** Called at once when a section is opened. */
  select: callback<AccordionCallback>(),
  /** Called when a section has opened or closed and its animation has ended. */
  activate: callback<AccordionCallback>(),
  /** Called when a section has closed, also when another one's opening closed it. */
  collapse: callback<AccordionCallback>(),
  /** Called when a section's content has been loaded. */
  contentLoad: callback<AccordionCallback>(),
  /** Called when a section's content could not be loaded, with jQuery's XHR object. */
  error: callback<AccordionErrorCallback>(),
};

/** All options with the values in force. */
export type AccordionOptions = ValuesOf<typeof accordionOptions>;

/** Options as given to `uiAccordion()` or `setOptions()`: any of them, groups in part. */
export type AccordionSettings = SettingsOf<typeof accordionOptions>;

const isLater = (given: Readonly<Record<string, number>>, name: string, than: string): boolean =>
  (given[name] || 0) > (given[than] || 0);

/**
 * What one option rules out in another: a horizontal accordion always shows one section and has no
 * vertical measures; an array of active sections makes several open, until a later source says that
 * one is; dots belong to sliders. `given` has the number of the source of each option; `narrow` makes
 * a vertical one of a horizontal one.
 */
export function tidyOptions(
  values: AccordionOptions,
  given: Readonly<Record<string, number>> = {},
  narrow = false,
): AccordionOptions {
  const horizontal = values.orientation === 'horizontal';
  const byArray = Array.isArray(values.active) && !isLater(given, 'expandMode', 'active');
  const several = !horizontal && (byArray || values.expandMode === 'multiple');
  const [first] = ([] as (number | boolean | undefined)[]).concat(values.active);
  const tidy = derive(values, {
    dotNav: values.dotNav && values.slider,
    expandMode: several ? 'multiple' : 'single',
    active: horizontal ? Number(first || 0) : values.active,
  });
  if (!horizontal) return tidy;
  if (narrow) return derive(tidy, { orientation: 'vertical' });
  return derive(tidy, {
    collapsible: false,
    contentHeight: 0,
    contentNav: false,
    contentSpacing: 0,
    sectionSpacing: 0,
  });
}
