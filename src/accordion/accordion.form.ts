import { media } from '../dom/query';
import { watchSize } from '../shared/resize';
import { onEnd, onMedia } from '../widget/scope';
import { settle } from '../widget/widget';
import { setWidth, shownIn, sizesOf } from './accordion.layout';
import { tidyOptions, type AccordionOptions } from './accordion.options';
import { paintRoot, type Accordion } from './accordion.view';

// The width up to which a horizontal accordion that adapts turns vertical, in pixels (rule A7).
const NARROW = 480;
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

/** The width that is too little: where no content has room beside the headers, none of any kind has. */
function leastOf(accordion: Accordion, width: number): number {
  const { options, parts } = accordion;
  const headers = shownIn(parts).length * sizesOf(options, width).headerSize;
  return adapts(accordion) ? Math.max(NARROW, headers) : headers;
}

/** Whether there is little room for a horizontal accordion. */
function isNarrow(accordion: Accordion): boolean {
  const { parts, values } = accordion;
  if (values['orientation'] !== 'horizontal') return false;
  const width = ownWidth(accordion);
  const limit = parts.narrow ? parts.limit : leastOf(accordion, width);
  return width <= limit || (adapts(accordion) && mediaOf(accordion).matches);
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
  const lost = parts.limit - width;
  parts.limit = narrow
    ? leastOf(accordion, width) + (lost > 0 && lost <= SCROLLBAR ? lost : 0)
    : width;
  setForm(accordion, narrow);
}

/** Keeps a horizontal accordion fitting when the width there is for it changes (rules A7, C15). */
export function watchForm(
  accordion: Accordion,
  { turn, fit }: { turn: () => void; fit: () => void },
): void {
  const { root, options, parts, scope } = accordion;
  if (options.orientation !== 'horizontal' && !parts.narrow) return;
  let seen = parts.width;
  let timer = 0;
  const update = (): void => {
    if (!scope.undo) return;
    if (isNarrow(accordion) === parts.narrow) return fit();
    settle(accordion);
    if (scope.undo) turn();
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(update, options.responsiveDelay);
  };
  watchSize(scope, root, () => {
    const before = seen;
    seen = root.clientWidth;
    if (!seen || seen === before) return;
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
