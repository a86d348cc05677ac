import type { Reason } from './kind';
import { onEnd } from './scope';
import type { Change } from './selection';
import type { Widget } from './widget';

/** A part of a widget that follows what is open. */
export type Follower = (change: Change, reason: Reason) => void;

/** Has a part follow every change of what is open, as long as the present options. */
export function follow<O, P>(widget: Widget<O, P>, follower: Follower): void {
  widget.followers = widget.followers.concat(follower);
  onEnd(widget.scope, () => {
    widget.followers = widget.followers.filter((other) => other !== follower);
  });
}

/** Lets the parts know of a change that is made. */
export function passOn<O, P>(widget: Widget<O, P>, change: Change, reason: Reason): void {
  for (const follower of widget.followers) follower(change, reason);
}
