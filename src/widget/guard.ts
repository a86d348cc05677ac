import { createScope, endScope, onEnd, type Scope } from './scope';
import type { Change } from './selection';
import type { Item, Reason } from './kind';
import type { Plan, Widget } from './widget';

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
    if (open < 1) decided(!open);
  };
  answers.forEach((answer) => {
    let isOpen = true;
    const take = (value: unknown): void => {
      // Only promises that are none answer twice.
      if (isOpen) count(value);
      isOpen = false;
    };
    try {
      if (isPromised(answer)) answer.then(take, () => take(false));
      else take(answer);
    } catch {
      // Waiting for it would never end.
      take(false);
    }
  });
  count(true);
}

/** The labels of what the page thinks about, one for each question. */
const busy: HTMLElement[] = [];

/** What the page was asked about, and what it answered. */
export type Asked = readonly (readonly [label: HTMLElement, answer: unknown])[];

/**
 * Decides by what was answered, unless `pending` has ended; what was asked about is busy while the page
 * has to think.
 */
export function weigh(pending: Scope, asked: Asked, decided: (allowed: boolean) => void): void {
  decide(
    // Handlers and callback may both have answered.
    ([] as unknown[]).concat(...asked.map(([, answer]) => answer)),
    (allowed) => {
      // The page may have ended the widget, or asked for something else.
      if (!pending.undo) return;
      endScope(pending);
      decided(allowed);
    },
  );
  if (!pending.undo) return;
  asked.forEach(([label]) => {
    busy.push(label);
    label.setAttribute('aria-busy', 'true');
    onEnd(pending, () => {
      busy.splice(busy.indexOf(label), 1);
      if (busy.indexOf(label) < 0) label.removeAttribute('aria-busy');
    });
  });
}

export const itemsOf = <O, P>({ parts }: Widget<O, P>): readonly Item[] =>
  (parts as unknown as { items: readonly Item[] }).items;

/** Whether the page hasn't answered yet what it was asked about a change. */
export const isThinking = <O, P>({ pending }: Widget<O, P>): boolean => !!pending.undo?.length;

/** A question to the page; ended, it waits for no answer any more. */
export interface Question extends Scope {
  /** What it is about. */
  plan?: Plan;
  /** What goes on once there is an answer, and is told what was refused. */
  waiting?: ((refused: Change | null) => void)[];
}

/** Fills what stayed empty for the sake of a question, though not with what was refused. */
export function refill<O, P>(widget: Widget<O, P>, items: readonly Item[] = []): void {
  const { held } = widget;
  const refused = widget.refused.concat(items);
  widget.held = null;
  if (held && widget.alive) held(refused);
  // What guards write has the next one held back: nothing is asked about twice for that.
  widget.refused = refused;
}

/** Asks the page about a change (rule C10); false where there is none. */
export function ask<O, P>(
  widget: Widget<O, P>,
  plan: Plan,
  reason: Reason,
  decided: (allowed: boolean, wanted: Change) => void,
): boolean {
  const wanted = plan();
  if (!wanted) return false;
  const question: Question = (widget.pending = createScope());
  const waiting = (question.waiting = []) as NonNullable<Question['waiting']>;
  question.plan = plan;
  weigh(question, widget.kind.ask(widget, wanted, reason), (allowed) => {
    const { requests } = widget;
    const refused = allowed ? null : plan();
    const items = refused ? refused.opened.map((index) => itemsOf(widget)[index] as Item) : [];
    decided(allowed, wanted);
    // What callbacks have asked for counts.
    const goesOn = widget.alive && widget.requests === requests;
    if (goesOn) for (const goOn of waiting) goOn(refused);
    refill(widget, items);
  });
  return true;
}
