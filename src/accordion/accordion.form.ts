import { media } from '../dom/query';
import { watchSize } from '../shared/resize';
import { onEnd, onMedia } from '../widget/scope';
import { namesOf, setWidth, shownIn, sizesOf } from './accordion.layout';
import { tidyOptions, type AccordionOptions } from './accordion.options';
import { paintRoot, type Accordion } from './accordion.view';

// The width up to which a horizontal accordion that adapts turns vertical, in pixels (rule A7).
const NARROW = 480;
// The least width for content: its padding and a short word, in pixels.
const ROOM = 48;
// No scrollbar is wider, in pixels.
const SCROLLBAR = 20;

const mediaOf = ({ options }: Accordion): MediaQueryList =>
  media(`(max-width: ${options.minWindowWidth}px)`);

/** Whether an accordion is to be vertical where there is little room. */
const adapts = ({ values }: Accordion): boolean =>
  !!values['responsive'] && values['orientation'] === 'horizontal';

function ownWidth({ root, options }: Accordion): number {
  return Math.min(root.clientWidth || options.width, options.width);
}

/** The least width: where no content has room beside the headers, none of any kind has. */
function leastOf(accordion: Accordion, width: number): number {
  const { options, parts, values } = accordion;
  const shown = shownIn(parts);
  // As a vertical one, it can't be measured; what it was in other cases says nothing.
  const same = parts.measured === values && parts.shown === namesOf(shown);
  const lines = same ? parts.lines : 0;
  const least = shown.length * Math.max(sizesOf(options, width).headerSize, lines) + ROOM;
  return adapts(accordion) ? Math.max(NARROW + 1, least) : least;
}

/** Whether there is little room for a horizontal accordion. */
export function isNarrow(accordion: Accordion): boolean {
  const { parts, values } = accordion;
  if (values['orientation'] !== 'horizontal') return false;
  const width = ownWidth(accordion);
  const least = leastOf(accordion, width) + (parts.narrow ? parts.slack : 0);
  return width < least || (adapts(accordion) && mediaOf(accordion).matches);
}

function setForm(accordion: Accordion, narrow: boolean): void {
  const { parts, values, given } = accordion;
  parts.narrow = narrow;
  accordion.options = tidyOptions(values as unknown as AccordionOptions, given, narrow);
  paintRoot(accordion);
  setWidth(accordion, narrow || accordion.options.orientation === 'horizontal');
}

/** Gives an accordion the form that fits: a horizontal one may have to be vertical. */
export function takeForm(accordion: Accordion): void {
  const { parts, root } = accordion;
  // First as it was, so that measuring changes nothing on the page.
  setForm(accordion, parts.narrow);
  parts.width = adapts(accordion) ? root.clientWidth : 0;
  const narrow = isNarrow(accordion);
  if (narrow === parts.narrow) return;
  const width = ownWidth(accordion);
  // Where the page has a scrollbar in one form alone, the other form would seem to fit again.
  const lost = parts.freed - width;
  if (!narrow) parts.freed = width;
  else parts.slack = lost > 0 && lost <= SCROLLBAR ? lost : 0;
  setForm(accordion, narrow);
}

/** Keeps a horizontal accordion fitting when the width there is for it changes (rules A7, C15). */
export function watchForm(accordion: Accordion, fit: () => void): void {
  const { root, options, parts, scope } = accordion;
  if (options.orientation !== 'horizontal' && !parts.narrow) return;
  let seen = parts.width;
  let timer = 0;
  const update = (): void => {
    if (scope.undo) fit();
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(update, options.responsiveDelay);
  };
  watchSize(scope, root, () => {
    const before = seen;
    seen = root.clientWidth;
    if (!seen || seen === before) return;
    // Scaled, titles break otherwise.
    if (parts.narrow && options.responsive) parts.measured = null;
    const { responsive } = options;
    if (responsive && before) wait();
    // What comes into sight is right at once; not here, for it changes the size that is observed.
    else if (responsive || isNarrow(accordion) !== parts.narrow) requestAnimationFrame(update);
    else fit();
  });
  if (!options.responsive) return;
  onMedia(scope, mediaOf(accordion), wait);
  onEnd(scope, () => clearTimeout(timer));
}
