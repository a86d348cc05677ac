import $ from 'jquery';
import { keepingFocus } from '../dom/build';
import { idOf } from '../dom/ids';
import { passOn, type Follower } from './follow';
import type { Item, Kind, Reason } from './kind';
import type { Question } from './guard';
import { createMoments, enqueue, type Moments } from './moments';
import { copyOf, defaultsOf, isObject, mergeOptions, type Values } from './options';
import type { Page } from './rows';
import { after, createScope, endScope, type Scope } from './scope';
import type { Change } from './selection';
import { optionsFromAttributes, optionsFromJson } from './sources';

export type { Item, Kind, Reason };

/** Gives a change for the state there is when it is called. */
export type Plan = () => Change | null;

/** Opens something where nothing is open, but nothing that was `refused`. */
export type Fill = (refused: readonly Item[]) => void;

/** One widget: its state, and what it needs to change and to end it. */
export interface Widget<Options, Parts> {
  readonly kind: Kind<Options, Parts>;
  readonly root: HTMLElement;
  /** What the sources gave, before options rule each other out. */
  values: Values;
  readonly given: Record<string, number>;
  options: Options;
  parts: Parts;
  /** The indexes of the items that are open. */
  open: readonly number[];
  /** Counts selections asked for, so that a click can tell that its handlers made one. */
  requests: number;
  /** Tells of what was open first; null once it has. */
  first: (() => void) | null;
  /** What made that open, where it wasn't the options. */
  startedBy: Reason | undefined;
  /** What waits for the page's word on a change; ended, it waits no more. */
  pending: Question;
  /** Fills what is empty, but for the page's word that is waited for. */
  held: Fill | null;
  /** What was refused since somebody asked for something. */
  refused: readonly Item[];
  /** Ends the change in progress at once; null while nothing moves. */
  finish: (() => void) | null;
  /** The parts that hear of every change, before it is seen. */
  followers: readonly Follower[];
  readonly moments: Moments;
  /** What lives as long as the present options. */
  scope: Scope;
  /** What lives as long as the widget. */
  readonly life: Scope;
  alive: boolean;
  /** Whether a change is being painted. */
  applying: boolean;
  /** What starts it anew, where both its end and that were asked for while a change was painted. */
  again?: (() => void)[];
}

const page = (): Page => ({ easings: ($.easing || {}) as unknown as Record<string, unknown> });

/** One warning in the console, naming the widget and its element. */
export function warn(name: string, root: Element, message: string): void {
  const id = idOf(root);
  console.warn(`${name} ${id ? '#' + id : root.tagName.toLowerCase()}: ${message}`);
}

function mergeSource<O, P>(widget: Widget<O, P>, values: Values, source: unknown): boolean {
  const { kind, root, given } = widget;
  const report = (message: string): void => warn(kind.name, root, message);
  if (source === undefined || source === null) return false;
  if (!isObject(source)) {
    report(`options are given as an object, not as ${typeof source}`);
    return false;
  }
  const unknown: string[] = [];
  const context = { page: page(), report, given, unknown };
  const changed = mergeOptions(kind.table, values, source, context);
  if (values['debug'] && unknown.length) report(`there is no option ${unknown.join(', ')}`);
  return changed;
}

const usual: Record<string, Values> = {};

/** The defaults, which all widgets of a kind share as long as the page offers the same. */
function usualOf<O, P>({ name, table }: Kind<O, P>): Values {
  const offered = page();
  const key = name + Object.keys(offered.easings).join();
  return (usual[key] = usual[key] || defaultsOf(table, offered));
}

/** Makes a widget of `root` with the options of its sources, in the order of rule C4. */
export function createWidget<O, P>(
  kind: Kind<O, P>,
  root: HTMLElement,
  settings: unknown,
  seen: unknown,
): Widget<O, P> {
  const values = Object.create(usualOf(kind)) as Values;
  const widget = {
    kind,
    root,
    values,
    given: {},
    open: [],
    requests: 0,
    first: null,
    startedBy: undefined,
    pending: createScope(),
    held: null,
    refused: [],
    finish: null,
    followers: [],
    moments: createMoments(),
    scope: createScope(),
    life: createScope(),
    alive: true,
    applying: false,
  } as unknown as Widget<O, P>;
  const fromJson = optionsFromJson(root, (message) => warn(kind.name, root, message));
  for (const source of [settings, fromJson, optionsFromAttributes(root, kind.table)])
    mergeSource(widget, values, source);
  widget.options = kind.tidy(values as O, widget.given);
  widget.parts = keepingFocus(() => kind.adopt(widget, seen));
  return widget;
}

/** Puts the options into effect and opens what is open first. */
export function startWidget<O, P>(widget: Widget<O, P>): void {
  widget.kind.mount(widget);
  widget.kind.start(widget);
}

/** Takes new options, each into effect at once; the selection stays (rule C20). */
export function setOptions<O, P>(widget: Widget<O, P>, settings: unknown): void {
  const values = copyOf(widget.values);
  if (!mergeSource(widget, values, settings)) return;
  // What a change tells may begin another; one that begins them for ever is left to itself.
  for (let turns = 0; widget.finish && turns < 9; turns++) widget.finish();
  if (!widget.alive) return;
  widget.values = values;
  widget.options = widget.kind.tidy(values as O, widget.given);
  remount(widget);
}

/** Ends what the options have started, and starts it anew. */
export function remount<O, P>(widget: Widget<O, P>): void {
  endScope(widget.scope);
  widget.scope = createScope();
  keepingFocus(() => widget.kind.mount(widget));
  if (widget.alive && widget.kind.fitOpen) widget.kind.fitOpen(widget);
}

/** Ends the change in progress in its final state; its callbacks run now. One that waits goes on waiting. */
export function settle<O, P>(widget: Widget<O, P>): void {
  if (widget.first) widget.first();
  if (widget.finish) widget.finish();
}

/** Makes a change, whatever the page says; what hears of it while it is painted comes after it. */
export function applyChange<O, P>(widget: Widget<O, P>, planned: Change, reason: Reason): void {
  const { kind } = widget;
  let over = false;
  const settled = (): void => {
    over = true;
    widget.finish = null;
    kind.tell(widget, planned, reason);
  };
  widget.applying = true;
  try {
    widget.open = planned.open;
    if (kind.tellNow) kind.tellNow(widget, planned, reason);
    passOn(widget, planned, reason);
    const finish = kind.apply(widget, planned, settled, reason);
    if (!over) widget.finish = finish;
  } finally {
    widget.applying = false;
  }
}

/**
 * Tells of what is open first, once the call that started the widget has returned (rule T16), or when
 * `later` calls what it is given.
 */
export function tellFirst<O, P>(widget: Widget<O, P>, later?: (tell: () => void) => boolean): void {
  const opened = widget.open;
  const tell = (): void => {
    if (widget.first !== tell) return;
    widget.first = null;
    widget.kind.tell(widget, { opened, closed: [], open: opened }, widget.startedBy);
  };
  widget.first = tell;
  if (!later || !later(tell)) after(widget.life, 0, tell);
}

/** Ends the widget, and what callbacks begin meanwhile; the markup is the author's (rule C13). */
export function destroyWidget<O, P>(widget: Widget<O, P>): void {
  if (widget.applying) {
    widget.again = [];
    return enqueue(widget.moments, () => destroyWidget(widget));
  }
  if (!widget.alive) return;
  settle(widget);
  if (!widget.alive) return;
  widget.alive = false;
  settle(widget);
  endScope(widget.pending);
  widget.moments.waiting = [];
  endScope(widget.scope);
  endScope(widget.life);
  keepingFocus(() => widget.kind.release(widget));
  if (widget.again) widget.again.forEach((start) => start());
}
