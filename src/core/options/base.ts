import type { ItemCallback } from '../events';
import type { Container } from '../lifecycle';
import { callback, count, flag, oneOf, text } from './rows';

/** The options of both widgets that belong to no feature. */
export const baseRows = {
  /** What makes the movement: the browser (`css`), or jQuery's own animation (`jquery`). */
  'animation.type': oneOf(['css', 'jquery']),
  /** The DOM event that opens an item. With `mouseover`, a mouse opens it without a click. */
  event: text('click'),
  /** The breakpoint, in pixels. In a window up to this wide, tabs become a dropdown (see `mobileNav`), and a horizontal accordion becomes vertical if it is `responsive`. */
  minWindowWidth: count(720),
  /** How long to wait after the width has changed before the layout adapts, in milliseconds. */
  responsiveDelay: count(100),
  /** Whether corners are rounded. */
  rounded: flag(false, 'z-rounded'),
  /** Whether there are soft shadows. */
  shadows: flag(true, 'z-shadows'),
  /** Called once, when the widget has started. `item` is the container as a jQuery object. */
  ready: callback<ItemCallback<Container>>(),
};
