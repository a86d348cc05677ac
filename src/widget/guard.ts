import { createScope, endScope, onEnd, type Scope } from './scope';
import type { Change } from './selection';
import type { Reason } from './kind';
import type { Widget } from './widget';

interface Promised {
  then(kept: (answer: unknown) => void, broken: () => void): unknown;
}

/** What a page may answer: false refuses, and so does a promise of it, or one that is rejected. */
export type Answer = boolean | void | Promised;

const isPromised = (answer: unknown): answer is Promised =>
  !!answer && typeof (answer as Partial<Promised>).then === 'function';

/** Calls `decided` once, at once where nothing is promised: whether no answer refuses. */
function decide(answers: readonly unknown[], decided: (allowed: boolean) => void): void {
  let open = answers.length + 1;
  const count = (answer: unknown): void => {
    if (open < 0) return;
    open = answer === false ? -1 : open - 1;
    if (open === 0) decided(true);
    else if (open === -1) decided(false);
  };
  for (const answer of answers) {
    try {
      if (isPromised(answer)) answer.then(count, () => count(false));
      else count(answer);
    } catch {
      // Waiting for it would never end.
      count(false);
    }
  }
  count(true);
}

/** What the page was asked about, and what it answered. */
export type Asked = readonly (readonly [label: HTMLElement, answer: unknown])[];

/**
 * Decides by what was answered, unless `pending` has ended; what was asked about is busy while the page
 * has to think.
 */
export function weigh(pending: Scope, asked: Asked, decided: (allowed: boolean) => void): void {
  decide(
    asked.map(([, answer]) => answer),
    (allowed) => {
      // The page may have ended the widget, or asked for something else.
      if (!pending.undo) return;
      endScope(pending);
      decided(allowed);
    },
  );
  if (!pending.undo) return;
  for (const [label] of asked) {
    label.setAttribute('aria-busy', 'true');
    onEnd(pending, () => label.removeAttribute('aria-busy'));
  }
}

/** Asks the page about a change (rule C10). */
export function ask<O, P>(
  widget: Widget<O, P>,
  wanted: Change,
  reason: Reason,
  decided: (allowed: boolean) => void,
): void {
  const pending = (widget.pending = createScope());
  weigh(pending, widget.kind.ask(widget, wanted, reason), decided);
}
