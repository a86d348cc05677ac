import {
  callback,
  count,
  eventNames,
  flag,
  flagOrAuto,
  oneOf,
  text,
  urls,
  visualFlag,
  visualFlagOrAuto,
} from '../widget/rows';
import type { Content } from '../dom/content';
import { texts } from './texts';

/** The options that mean the same in both widgets; `item` stands for a tab or a section. */
export const sharedOptions = {
  /** Selecting the next item again and again; `false` is off. */
  autoplay: {
    /** Time between two items, in milliseconds; 0 is off. */
    interval: count(0, { off: 0, follows: true }),
    /** Whether the first action of a user stops it. */
    smart: flag(true),
    /** Whether it waits while a mouse or a pen is over the widget. */
    pauseOnHover: flag(true),
    /** Whether it waits while the focus is inside; a smart one stops. */
    pauseOnFocus: flag(true),
    /** Whether there is a button that stops and starts it. */
    control: flag(true),
  },
  /** Whether content that was loaded once is kept. */
  cacheAjax: flag(true),
  /** One address for each item, loaded into its content. */
  contentUrls: urls(),
  /** Whether what is open follows the hash of the page's address, and the hash what is open. */
  deeplinking: flag(false),
  /** Whether the page scrolls to the widget when it opens with a hash that names one of its items. */
  deeplinkingAutoScroll: flag(false),
  /** Whether the hash speaks of one widget, or of several: `a/tab1&b/tab2`. */
  deeplinkingMode: oneOf(['single', 'multiple'], 'single'),
  /** Comes before the item's name in the hash; the container's id where it is empty. */
  deeplinkingPrefix: text(''),
  /** Stands between prefix and name in the hash; empty or `none` leaves the name alone. */
  deeplinkingSeparator: text('', /^[^\s&#]*$/, 'text without white space, & or #'),
  /** Dark colours: always, never, or as the `color-scheme` around the container says. */
  dark: visualFlagOrAuto(false),
  /** Whether unknown option names are reported in the console. */
  debug: flag(false),
  /** The DOM event that selects an item; with `mouseover` the mouse opens without a click. */
  event: eventNames('click'),
  /** Whether the scripts of loaded content run. */
  executeScripts: flag(true),
  /**
   * Whether the browser's search and links to text find what is in closed items, and open them;
   * 'auto' is up to 50 items, since the browser has more to do then, and none with form fields, since
   * pages' scripts tell by its box what is in sight.
   */
  findInPage: flagOrAuto('auto'),
  /** What a new hash does to the browser's history: a step, the last one again, or no new hash. */
  history: oneOf(['push', 'replace', 'none'], 'push'),
  /** Whether every address in `contentUrls` is shown in a frame. */
  iframe: flag(false),
  /** The width of the window, in pixels, up to which the narrow form is used. */
  minWindowWidth: count(720),
  /** What is on paper: all panels, or what is open. */
  print: oneOf(['all', 'current'], 'all', {
    classes: (value) => (value === 'all' ? '' : 'z-print-current'),
  }),
  /** Whether what is open is kept in the browser's storage; the container needs an id. */
  rememberState: flag(false),
  /** How long to wait after a change of width, in milliseconds. */
  responsiveDelay: count(100),
  /** Rounded corners. */
  rounded: visualFlag(false),
  /** Gives what is inserted for the HTML that a server has sent. */
  sanitize: callback<(this: HTMLElement, html: string) => Content>(),
  /** Soft shadows. */
  shadows: visualFlag(true),
  /** Words that are shown or announced. */
  texts,
};
