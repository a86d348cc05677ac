import { ask, isThinking, refill } from './guard';
import type { Reason } from './kind';
import { enqueue, holding } from './moments';
import { endScope } from './scope';
import type { Change } from './selection';
import { applyChange, settle, type Plan, type Widget } from './widget';

/** Whether what the page thinks about would stay open with what is planned. */
function isInLine<O, P>(widget: Widget<O, P>, plan: Plan): boolean {
  const { open, pending } = widget;
  const asked = isThinking(widget) && pending.plan ? pending.plan() : null;
  if (!asked) return false;
  widget.open = asked.open;
  const after = (plan() || asked).open;
  widget.open = open;
  return !!asked.opened.length && asked.opened.every((index) => after.indexOf(index) >= 0);
}

/**
 * The one way in for every change (rule C11): the page's word on it, then state, then markup and ARIA,
 * then motion, then the callbacks. `plan` gives the change for the state there is; `then` is called once
 * it is made, or where there is nothing to change, and is told whether the page had to think.
 */
export function change<O, P>(
  widget: Widget<O, P>,
  plan: Plan,
  reason: Reason,
  then?: (late: boolean) => void,
): void {
  // What hears of the focus while a change is painted comes after it.
  if (widget.applying) return enqueue(widget.moments, () => change(widget, plan, reason, then));
  let late = false;
  const goOn = (): void => then && then(late);
  if (reason !== 'hash') widget.requests += 1;
  if (/hash|reveal|find/.test(reason) && isInLine(widget, plan)) {
    // One address, or one search, may lead to several places: none of them gives up another.
    if (!plan()) return goOn();
    widget.pending.waiting?.push((refused) => {
      const left = plan();
      if (refused && left?.opened.every((index) => refused.opened.indexOf(index) >= 0)) return;
      change(widget, plan, reason, () => then && then(true));
    });
    return;
  }
  // What is asked for last counts.
  endScope(widget.pending);
  widget.refused = [];
  late = ask(widget, plan, reason, (allowed, { opened }) => {
    if (!allowed) return;
    make(widget, plan, reason, !opened.length);
    goOn();
  });
  if (late) return;
  // Nothing to change: what moves goes on.
  goOn();
  refill(widget);
}

/** Makes a change that is allowed; what the page thinks about meanwhile is not. */
export function make<O, P>(
  widget: Widget<O, P>,
  plan: Plan,
  reason: Reason,
  closes: boolean,
): void {
  const stillWanted = (): Change | null => {
    endScope(widget.pending);
    const planned = plan();
    // What the callbacks have closed, or opened, isn't turned back.
    return planned && !planned.opened.length === closes ? planned : null;
  };
  force(widget, stillWanted, reason);
}

/** Makes a change that nobody is asked about; one in progress is settled first. */
export function force<O, P>(widget: Widget<O, P>, plan: Plan, reason: Reason): void {
  settle(widget);
  // A callback of the settled change may have ended the widget, or made another change.
  if (!widget.alive) return;
  holding(widget.moments, () => {
    settle(widget);
    const planned = plan();
    if (planned) applyChange(widget, planned, reason);
  });
}
