import { count, eventNames, flag, urls, visualFlag, visualFlagOrAuto } from '../widget/rows';
import { texts } from './texts';

/** The options that mean the same in both widgets; `item` stands for a tab or a section. */
export const sharedOptions = {
  /** Selecting the next item again and again; `false` is off. */
  autoplay: {
    /** Time between two items, in milliseconds; 0 is off. */
    interval: count(0, { off: 0 }),
    /** Whether the first action of a user stops it. */
    smart: flag(true),
  },
  /** Whether content that was loaded once is kept. */
  cacheAjax: flag(true),
  /** One address for each item, loaded into its content. */
  contentUrls: urls(),
  /** Dark colours: always, never, or as the page's colour scheme says. */
  dark: visualFlagOrAuto(false),
  /** Whether unknown option names are reported in the console. */
  debug: flag(false),
  /** The DOM event that selects an item; with `mouseover` the mouse opens without a click. */
  event: eventNames('click'),
  /** Whether every address in `contentUrls` is shown in a frame. */
  iframe: flag(false),
  /** The width of the window, in pixels, up to which the narrow form is used. */
  minWindowWidth: count(720),
  /** Whether what is open is kept in the browser's storage; the container needs an id. */
  rememberState: flag(false),
  /** How long to wait after a change of width, in milliseconds. */
  responsiveDelay: count(100),
  /** Rounded corners. */
  rounded: visualFlag(false),
  /** Soft shadows. */
  shadows: visualFlag(true),
  /** Words that are shown or announced. */
  texts,
};
