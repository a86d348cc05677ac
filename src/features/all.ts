import $ from 'jquery';
import { isUsable } from '../core/items';
import { hasModifier } from '../core/keyboard';
import type { Item, Kind, Widget } from '../core/widget';
import { mountAutoplay, play, stop, type Playing } from './autoplay';
import { contentMethods, mountContent } from './content';
import { hearCommands } from './commands';
import { followDark, hearScheme } from './dark';
import { addressedItem, hearNavigation, mountLinks, readAddress } from './deeplink';
import { mountHeaders } from './headers';
import { hearPrint } from './print';
import { quotedElement } from './quote';
import { hearActions, mountReveal, reveal } from './reveal';
import { mountShown } from './shown';
import { mountStorage, storedItems } from './storage';

export const playing = { play, stop };

/** The methods of features. */
export const featureMethods = Object.assign({ reveal }, playing, contentMethods);

/** Puts into effect what the options ask for; what is off isn't called. */
export function mountFeatures(widget: Widget): void {
  const { options } = widget;
  mountContent(widget as Playing);
  if (options['rememberState']) mountStorage(widget);
  if (options['deeplinking']) mountLinks(widget);
  if (options['autoplay.interval'] || (widget as Playing).player) mountAutoplay(widget as Playing);
  mountReveal(widget);
  mountShown(widget);
  mountHeaders(widget);
  if (options['dark'] === 'auto') followDark(widget);
}

/** What is open first: what the address says, else what was stored, or is open in a copy of the page, else what is usual. */
export function firstOpen(widget: Widget, usual: () => Item[]): ReturnType<Kind['initial']> {
  const stored = widget.options['rememberState'] ? storedItems(widget) : null;
  const { saved = [], items } = widget;
  const copied = items.filter((item) => isUsable(item) && saved.indexOf(item.header) >= 0);
  const initial = stored || { items: copied[0] ? copied : usual() };
  widget.initial = initial.items;
  const quoted = quotedElement();
  return (
    (quoted && addressedItem(widget, quoted)) || (location.hash && addressedItem(widget)) || initial
  );
}

/** Listeners for the page. What reads the address does so for both scripts, and is there once for each jQuery. */
export function hearPage(kind: Kind): void {
  hearActions();
  hearCommands(kind);
  hearScheme();
  hearPrint();
  if ($.zPage) return;
  $.zPage = true;
  hearNavigation();
  // By jQuery, so that the hashchange plugin and `trigger` are heard, too.
  $(window).on('hashchange', readAddress);
  // Nothing else tells of a press on a link to where the address points already.
  addEventListener('click', (event) => {
    const link = $(event.composedPath()[0] as Element).closest<HTMLAnchorElement>(
      'a[href*="#"]',
    )[0];
    if (link && link.href === location.href && !event.defaultPrevented && !hasModifier(event)) {
      readAddress();
      // Once more after the browser's own scrolling.
      setTimeout(readAddress);
    }
  });
}
