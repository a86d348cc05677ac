import { text } from '../widget/rows';

/** Every word that either widget shows or says (rule C21). */
export const texts = {
  /** Names a list of tabs that has no visible heading of its own. */
  tabs: text('Tabs'),
  /** Shown and announced while a panel loads. */
  loading: text('Loading …'),
  /** Announced when content that took its time is there. */
  loaded: text('Loaded.'),
  /** Begins the message of a panel that could not be loaded. */
  failed: text('This content could not be loaded.'),
  /** The reason where the server took too long. */
  timeout: text('no answer in time'),
  /** The reason where there was no answer. */
  unreachable: text('the server cannot be reached'),
  /** The reason where the address may not be loaded. */
  refused: text('the address is not allowed'),
  /** The button that loads a failed panel again. */
  tryAgain: text('Try again'),
  /** The button that opens the list of all tabs. */
  moreTabs: text('More tabs'),
  /** The button that closes a tab; the tab's label follows. */
  close: text('Close'),
  /** The button that starts autoplay. */
  play: text('Start automatic change'),
  /** The button that stops autoplay. */
  pause: text('Stop automatic change'),
  /** Names a slide of a slider; its number follows. */
  slide: text('Slide'),
  /** Names a slider, or a set that plays, where nothing else does. */
  slides: text('Slides'),
  /** Names the dots of a slider. */
  dots: text('Choose a slide'),
  /** Says what a slider is. */
  carousel: text('carousel'),
};
