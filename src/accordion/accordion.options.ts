import { easing } from '../core/easing';
import { createTable, derive, type Values } from '../core/options';
import {
  callback,
  count,
  flag,
  look,
  oneOf,
  own,
  type OptionsOf,
  type Row,
  type SettingsOf,
  type ValuesOf,
} from '../core/rows';
import { sharedRows, type SharedRows } from '../features/options';
import type {
  AccordionCallback,
  AccordionErrorCallback,
  AccordionGuard,
  AccordionItem,
  AccordionReadyCallback,
} from './accordion.events';

/** What may be open at first: nothing, one section, or several. */
export type Active = false | number | readonly number[];

function toIndex(value: unknown): number | undefined {
  const given = typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value;
  return typeof given === 'number' && given % 1 === 0 ? given : undefined;
}

function toActive(value: unknown): Active | undefined {
  if (value === false || value === null || value === 'false') return false;
  if (value === true || value === 'true') return 0;
  if (!Array.isArray(value)) return toIndex(value);
  const list = value.map(toIndex);
  return list.indexOf(undefined) < 0 ? (list as number[]) : undefined;
}

const active: Row<Active> = {
  initial: false,
  expected: 'false, an index, or an array of indexes',
  parse: toActive,
};

/** Every option of the accordion: type, default, check and sentence in one row each. */
export const accordionOptions = {
  ...(sharedRows as SharedRows<AccordionItem>),
  /** What is open at first: `false` for nothing, a zero-based index, or an array of indexes, which lets several be open. */
  active,
  /** How long opening and closing take, in milliseconds. */
  'animation.duration': count(400),
  /** The way sections open; `none` opens at once. */
  'animation.effects': oneOf(['slide', 'fade', 'none'], 'slide', undefined, { fadeIn: 'fade' }),
  /** The easing: `linear`, `swing`, or one of the page's `$.easing`; `easeOutQuart` by default where the easing plugin is. */
  'animation.easing': easing('easeOutQuart'),
  /** What moves the sections: the browser (`css`) or jQuery's own animation (`jquery`). */
  'animation.type': oneOf(['css', 'jquery'], 'css'),
  /** Borders around the sections. */
  bordered: flag(false, 'z-bordered'),
  /** Whether the last open section of a vertical accordion can be closed. */
  collapsible: flag(true),
  /** The height of the content of a vertical accordion, in pixels; 0 leaves it to the content. */
  contentHeight: count(0),
  /** Whether a list in the content is a second level of navigation; vertical accordions only. */
  contentNav: flag(false, 'z-content-nav'),
  /** Space around the content of a vertical accordion, in pixels. */
  contentSpacing: count(0),
  /** Whether a slider has a dot for each section. */
  dotNav: flag(false),
  /** Whether one section is open at a time or several; vertical accordions only. */
  expandMode: { ...oneOf(['single', 'multiple'], 'single'), follows: true },
  /** The size of the header's text, in em. */
  headerFontSize: count(1.5),
  /** The height of a vertical header, or the width of a horizontal one, in pixels. */
  headerSize: count(40),
  /** The height of a horizontal accordion, in pixels. */
  height: count(320),
  /** Whether arrow keys, Home and End move between headers. */
  keyboard: flag(false),
  /** Whether sections stand one below the other, or side by side; side by side one is always open. */
  orientation: oneOf(['vertical', 'horizontal'], 'vertical', (value) => value),
  /** Whether a horizontal accordion is scaled to the width there is, and vertical where that is small. */
  responsive: flag(false),
  /** A thin scrollbar for content that is taller than its height. */
  scrollable: flag(false, 'z-scrollable'),
  /** Space between the sections of a vertical accordion, in pixels; 0 makes them one group. */
  sectionSpacing: count(0),
  /** Whether headers have an arrow. */
  showIcons: flag(true),
  /** Whether the accordion is a slider, with an image in each section. */
  slider: flag(false, 'z-slider'),
  /** The theme, or a class of your own. */
  theme: look('silver'),
  /** The width of a horizontal accordion, in pixels. */
  width: count(960),
  /** Called once when the accordion has started; `item` is the container as a jQuery object. */
  ready: callback<AccordionReadyCallback>(),
  /** Called before a section is opened, or closed by itself (`item.open`); `item.from` is the index of the one that closes, or -1. Return false, prevent the event's default, or return a promise of false to refuse. */
  beforeSelect: callback<AccordionGuard>(),
  /** Called at once when a section is opened, or closed by a press, a key or a method (`item.open` says which). */
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

/** The values as the code reads them, by path. */
export type AccordionValues = ValuesOf<typeof accordionOptions>;

/** All options with the values in force. */
export type AccordionOptions = OptionsOf<typeof accordionOptions>;

/** Options as given to `uiAccordion()` or `setOptions()`: any of them, groups in part. */
export type AccordionSettings = SettingsOf<typeof accordionOptions>;

export const accordionTable = createTable(accordionOptions, {
  autoplay: { interval: 0 },
  animation: { effects: 'none' },
});

/** An array of active sections lets several be open, until a later source says otherwise (A3). */
export function takeGiven(values: Values, source: Values): void {
  if (own(source, 'active') && Array.isArray(values['active']))
    (values as Record<string, unknown>)['expandMode'] = 'multiple';
}

/** What a horizontal accordion has in either form: one section open, and no menus. */
const horizontalValues = (values: Values): Values =>
  derive(values, {
    active: Number(([] as unknown[]).concat(values['active'])[0] || 0),
    contentNav: false,
    expandMode: 'single',
  });

/** The options of a horizontal accordion where there is no room for it: it is vertical. */
export const narrowValues = (values: Values): Values =>
  tidyAccordion(derive(horizontalValues(values), { orientation: 'vertical' }));

/** What one option rules out in another: dots belong to sliders, many measures to vertical accordions. */
export function tidyAccordion(values: Values): Values {
  const dotNav = values['dotNav'] && values['slider'];
  if (values['orientation'] === 'vertical')
    return dotNav === values['dotNav'] ? values : derive(values, { dotNav });
  return derive(horizontalValues(values), {
    collapsible: false,
    contentHeight: 0,
    contentSpacing: 0,
    dotNav,
    sectionSpacing: 0,
  });
}
