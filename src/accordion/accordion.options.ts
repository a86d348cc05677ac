import { easing } from '../core/motion/easing';
import type { ItemCallback, ItemGuard } from '../core/events';
import { createTable, withOverrides } from '../core/options/options';
import {
  callback,
  count,
  flag,
  itself,
  joined,
  classOption,
  oneOf,
  phrase,
  type Values,
  type OptionsOf,
  type Row,
  type SettingsOf,
  type ValuesOf,
} from '../core/options/rows';
import { hasOwn, numberIn } from '../core/values';
import type { OptionRules, Widget } from '../core/widget';
import { sharedRows, type SharedRows } from '../features/all-features';
import type { AccordionItem } from './accordion.events';

/** What is open at the start: nothing, one section, or several. */
export type Active = false | number | readonly number[];

function toActive(value: unknown): Active | undefined {
  if (value === null || value === false || value === 'false') return false;
  const list = ([] as unknown[]).concat(value);
  if (!list.every((index) => numberIn(index) % 1 === 0)) return undefined;
  return Array.isArray(value) ? list.map(Number) : Number(value);
}

/** Every option of the accordion: type, default, check and sentence in one row each. */
export const accordionOptions = joined(sharedRows as SharedRows<AccordionItem>, {
  /** What is open at the start: nothing (`false`), a section (its index, from 0), or several (an array of indexes). With an array, `expandMode` is `multiple`. */
  active: {
    initial: false,
    expected: 'false, an index, or an array of indexes',
    parse: toActive,
  } as Row<Active>,
  /** How long the animation takes, in milliseconds. */
  'animation.duration': count(400),
  /** How sections open and close. `none`: no animation. */
  'animation.effects': oneOf(['slide', 'fade', 'none'], undefined, { fadeIn: 'fade' }),
  /** The easing: `linear`, `swing`, or another name in `$.easing`. If the jQuery Easing plugin is loaded, the default is `easeOutQuart`. */
  'animation.easing': easing('easeOutQuart'),
  /** Whether sections have borders. */
  bordered: flag(false, 'z-bordered'),
  /** Whether all sections can be closed. If not, the only open section can't be closed. Vertical accordions only. */
  collapsible: flag(true),
  /** The height of each section's content, in pixels. 0: as high as the content needs. Vertical accordions only. */
  contentHeight: count(0),
  /** Whether lists in the content look like a second level of navigation. Vertical accordions only. */
  contentNav: flag(false, 'z-content-nav'),
  /** The space around the content, in pixels. Vertical accordions only. */
  contentSpacing: count(0),
  /** Whether a slider has a dot to press for each section. */
  dotNav: flag(false),
  /** How many sections can be open at a time: one (`single`), or several (`multiple`). Vertical accordions only. */
  expandMode: oneOf(['single', 'multiple']),
  /** The size of the headers' text, in steps of 8 px: the default is 12 px. In a horizontal accordion, a step is 10.7 px, and the default 16 px. */
  headerFontSize: count(1.5),
  /** The height of the headers, in pixels. In a horizontal accordion, it is their width. */
  headerSize: count(40),
  /** The height of a horizontal accordion, in pixels. */
  height: count(320),
  /** The icon of headers: an arrow, or a plus that becomes a minus in an open section. */
  icon: oneOf(['arrow', 'plus'], { plus: 'z-icon-plus' }),
  /** Where the icon is: after the header's text, or before it. */
  iconPosition: oneOf(['end', 'start'], { start: 'z-icon-start' }),
  /** Whether arrow keys, Home and End move between headers. */
  keyboard: flag(false),
  /** Whether the sections are one below the other (`vertical`), or side by side (`horizontal`). A horizontal accordion always has one open section. */
  orientation: oneOf(['vertical', 'horizontal'], itself),
  /** Whether a horizontal accordion scales with its parent's width. It becomes vertical if it is up to 480 pixels wide, or the window up to `minWindowWidth`. Without `responsive`, it becomes vertical only if there is no room for the content. */
  responsive: flag(false),
  /** Whether content that is too high for its section has a thin scrollbar. */
  scrollable: flag(false, 'z-scrollable'),
  /** The space between sections, in pixels. 0: the sections touch each other. Vertical accordions only. */
  sectionSpacing: count(0),
  /** Whether headers have an icon. */
  showIcons: flag(true),
  /** Whether the accordion is an image slider: each section has an image. */
  slider: flag(false, 'z-slider'),
  /** The name of a slide, for screen readers. Its number follows. */
  'texts.slide': phrase('Slide'),
  /** The name of a slider for screen readers, if the markup gives none. */
  'texts.slides': phrase('Slides'),
  /** The name of the dots of a slider, for screen readers. */
  'texts.dots': phrase('Choose a slide'),
  /** What screen readers call a slider. */
  'texts.carousel': phrase('carousel'),
  /** The name of a theme, or a class of your own. */
  theme: classOption('silver'),
  /** The width of a horizontal accordion, in pixels. */
  width: count(960),
  /** Called before a section opens (`item.open` is `true`), and before one is closed (`item.open` is `false`). If another one closes because of that, it isn't called for that one. `item.from` is the index of the section that closes, or -1. To prevent the change, return `false` or a promise of `false`, or call `event.preventDefault()`. */
  beforeSelect: callback<ItemGuard<AccordionItem & { from: number }>>(),
  /** Called as soon as the content of a section that opens has its size, before it moves: once each time it opens, also at the start. */
  show: callback<ItemCallback<AccordionItem>>(),
  /** Called as soon as a section starts to open (`item.open` is `true`), or to close by a click, a key or a method. Not called for a section that closes because another one opens. */
  select: callback<ItemCallback<AccordionItem>>(),
  /** Called when a section has opened or closed and its animation has ended. */
  activate: callback<ItemCallback<AccordionItem>>(),
  /** Called when a section has closed, also if it closed because another one opened. */
  collapse: callback<ItemCallback<AccordionItem>>(),
  /** Called before a section is removed by `remove()`. To prevent it, do the same as in `beforeSelect`. */
  beforeRemove: callback<ItemGuard<AccordionItem>>(),
  /** Called when a section has been removed. `item` has its elements and its last index. */
  remove: callback<ItemCallback<AccordionItem>>(),
});

/** The values as the code reads them, by path. */
export type AccordionValues = ValuesOf<typeof accordionOptions>;

/** All options with the values in force. */
export type AccordionOptions = OptionsOf<typeof accordionOptions>;

/** Options as given to `uiAccordion()` or `setOptions()`: any of them, groups in part. */
export type AccordionSettings = SettingsOf<typeof accordionOptions>;

/** An array in `active` means that several may be open, unless a later source says otherwise. */
function setImpliedMode(values: Values, source: Values): void {
  if (hasOwn(source, 'active') && Array.isArray(values['active']))
    (values as Record<string, unknown>)['expandMode'] = 'multiple';
}

/** The options of a horizontal accordion that is vertical because it lacks space. */
export const narrowValues = (values: Values): Values =>
  withOverrides(values, { contentNav: false, expandMode: 'single', orientation: 'vertical' });

/** Overrides options that don't apply to horizontal accordions. */
const tidyAccordion = (values: Values): Values =>
  values['orientation'] === 'vertical'
    ? values
    : withOverrides(values, {
        collapsible: false,
        contentHeight: 0,
        contentNav: false,
        contentSpacing: 0,
        expandMode: 'single',
        sectionSpacing: 0,
      });

export const accordionRules = {
  table: createTable(accordionOptions),
  effective: tidyAccordion,
  setImplied: setImpliedMode,
  rules: ({ options }: Widget<AccordionValues>) => ({
    multiple: options.expandMode === 'multiple',
    toggles: options.orientation === 'vertical',
    collapsible: options.collapsible,
    replaces: !options.collapsible,
  }),
} satisfies OptionRules;
