import $ from 'jquery';
import { enqueue, holding } from './moments';
import { onEnd } from './scope';
import { kebab } from './sources';
import {
  createWidget,
  destroyWidget,
  setOptions,
  startWidget,
  warn,
  type Kind,
  type Widget,
} from './widget';

type Method<O, P> = (widget: Widget<O, P>, ...args: never[]) => unknown;

/** A plugin: what its widgets are, and what can be called on them. */
export interface Plugin<O, P> {
  readonly kind: Kind<O, P>;
  /** The value of `data-role` that starts a widget from the markup. */
  readonly role: string;
  readonly methods: Readonly<Record<string, Method<O, P>>>;
  /** The methods that return what they read instead of the instance. */
  readonly readers: readonly string[];
  /** Tells the page that a widget has started. */
  readonly ready: (widget: Widget<O, P>) => void;
}

interface Instance<O, P> {
  readonly widget: Widget<O, P>;
  warned?: boolean;
}

type Bridge = ((...args: unknown[]) => unknown) & { role?: string };
type AnyMethod = (...args: unknown[]) => unknown;
type Methods = Record<string, AnyMethod>;

/** The object whose methods every instance inherits; none of them does anything after `destroy`. */
function instanceMethods<O, P>({ kind, methods, readers }: Plugin<O, P>): Methods {
  const shared: Methods = {};
  for (const name of Object.keys(methods)) {
    const method = methods[name] as unknown as AnyMethod;
    shared[name] = function (this: Instance<O, P>, ...args: unknown[]) {
      if (this.widget.alive) {
        const result = method(this.widget, ...args);
        return readers.indexOf(name) < 0 ? this : result;
      }
      if (!this.warned) warn(kind.name, this.widget.root, `${name}() was called after destroy()`);
      this.warned = true;
      return readers.indexOf(name) < 0 ? this : undefined;
    };
  }
  return shared;
}

/**
 * Ends a widget when jQuery takes its element out of the page: a special event's `remove` hook runs
 * while jQuery cleans an element's data, in every supported version.
 */
function onRemoval<O, P>(widget: Widget<O, P>, type: string): void {
  const nothing = (): void => undefined;
  const special = $.event.special as unknown as Record<string, object>;
  special[type] = {
    setup: nothing,
    teardown: nothing,
    remove: (handled: { handler: () => void }) => handled.handler(),
  };
  const removed = (): void => destroyWidget(widget);
  $(widget.root).on(type, removed);
  onEnd(widget.life, () => $(widget.root).off(type, removed));
}

type Started<O, P> = Methods & Instance<O, P>;

// jQuery UI keeps its widgets under a data key that is the same as ours (rule C2), in jQuery 2 but
// for the spelling: what we go by is under a key of our own.
const keyOf = (name: string): string => 'z-' + name;

function instanceOf<O, P>(kind: Kind<O, P>, element: Element): Started<O, P> | undefined {
  return $.data(element, keyOf(kind.name)) as Started<O, P> | undefined;
}

function store<O, P>(widget: Widget<O, P>, instance: Methods): void {
  const { kind, root, life } = widget;
  const { name } = kind;
  $.data(root, keyOf(name), instance);
  const isFree = $.data(root, name) === undefined && $.data(root, kebab(name)) === undefined;
  if (isFree) $.data(root, name, instance);
  else warn(name, root, `data("${name}") is in use by another plugin; methods work by name`);
  onEnd(life, () => {
    $.removeData(root, keyOf(name));
    if ($.data(root, name) === instance) $.removeData(root, name);
  });
}

/** Starts a widget on an element, or gives one that runs new options. */
function startOn<O, P>(
  plugin: Plugin<O, P>,
  shared: Methods,
  root: HTMLElement,
  given: unknown,
): void {
  const running = instanceOf(plugin.kind, root);
  if (running) return setOptions(running.widget, given);
  const widget = createWidget(plugin.kind, root, given);
  store(widget, Object.create(shared, { widget: { value: widget } }) as Methods);
  onRemoval(widget, plugin.kind.name.toLowerCase() + 'gone');
  holding(widget.moments, () => {
    startWidget(widget);
    enqueue(widget.moments, () => plugin.ready(widget));
  });
}

/** Calls a method by name on every element; a reader gives what it reads from the first. */
function callByName<O, P>(
  plugin: Plugin<O, P>,
  set: JQuery,
  method: string,
  args: unknown[],
): unknown {
  const { kind, methods, readers } = plugin;
  if (!Object.prototype.hasOwnProperty.call(methods, method)) {
    const names = Object.keys(methods).concat('instance', 'scan').join(', ');
    throw new Error(`${kind.name}: there is no method "${method}"; there are ${names}`);
  }
  const results = set.toArray().map((element) => {
    const instance = instanceOf(kind, element);
    if (instance) return (instance[method] as AnyMethod)(...args);
    return warn(kind.name, element, `${method}() was called before the widget was started`);
  });
  return readers.indexOf(method) < 0 ? set : results[0];
}

/** Registers `$.fn[name]`, and starts what the markup asks for when the page is ready. */
export function definePlugin<O, P>(plugin: Plugin<O, P>): void {
  const { kind, role } = plugin;
  const registry = $.fn as unknown as Record<string, Bridge | undefined>;
  // The file is on the page a second time: what runs already goes on.
  if (registry[kind.name]?.role === role) return;
  const shared = instanceMethods(plugin);
  const selector = `[data-role="${role}"]`;

  const scan = (within: JQuery<HTMLElement | Document>): void => {
    const found = within.find(selector).add(within.filter(selector) as JQuery);
    found.each((_, element) => {
      if (!instanceOf(kind, element)) startOn(plugin, shared, element, undefined);
    });
  };
  const bridge: Bridge = function (this: JQuery, given?: unknown, ...args: unknown[]): unknown {
    if (given === 'instance') return this[0] && instanceOf(kind, this[0]);
    if (given === 'scan') scan(this);
    else if (typeof given === 'string') return callByName(plugin, this, given, args);
    else this.each((_, element) => startOn(plugin, shared, element, given));
    return this;
  };
  bridge.role = role;
  registry[kind.name] = bridge;
  $(() => scan($(document)));
}
