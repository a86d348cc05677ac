import $ from 'jquery';
import { enqueue, holding } from './moments';
import { onEnd } from './scope';
import { kebab } from './rows';
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
  Object.keys(methods).forEach((name) => {
    const method = methods[name] as unknown as AnyMethod;
    const reads = readers.indexOf(name) >= 0;
    shared[name] = function (this: Instance<O, P>, ...args: unknown[]) {
      const { widget } = this;
      const call = (): unknown => widget.alive && method(widget, ...args);
      if (!widget.alive) {
        if (!this.warned) warn(kind.name, widget.root, `${name}() was called after destroy()`);
        this.warned = true;
        return reads ? undefined : this;
      }
      if (reads) return call();
      // What hears of the focus while a change is painted comes after it; `destroy` sees to that itself.
      if (widget.applying && name !== 'destroy') enqueue(widget.moments, call);
      else call();
      return this;
    };
  });
  return shared;
}

const nothing = (): void => undefined;

const removal = {
  setup: nothing,
  teardown: nothing,
  remove(this: Element, handled: { handler: (this: Element) => void }): void {
    handled.handler.call(this);
  },
};

/**
 * Ends a widget when jQuery takes its element out of the page: a special event's `remove` hook runs
 * while jQuery cleans an element's data, in every supported version.
 */
function onRemoval<O, P>(widget: Widget<O, P>, type: string): void {
  const special = $.event.special as unknown as Record<string, object>;
  special[type] = special[type] || removal;
  // A copy by `clone(true)` has the handler as well; its end is not that of the original.
  const removed = function (this: Element): void {
    if (this === widget.root) destroyWidget(widget);
  };
  $(widget.root).on(type, removed);
  onEnd(widget.life, () => $(widget.root).off(type, removed));
}

type Started<O, P> = Methods & Instance<O, P>;

/**
 * What a widget is found by is a property of the element: every copy of jQuery on the page sees it,
 * `clone(true)` doesn't copy it, and jQuery UI's data key, which is the same as ours, isn't in the way
 * (rules C1, C2).
 */
const keyOf = (name: string): string => 'z-' + name;

function instanceOf<O, P>(kind: Kind<O, P>, element: Element): Started<O, P> | undefined {
  return (element as unknown as Record<string, Started<O, P> | undefined>)[keyOf(kind.name)];
}

/** The widgets of either plugin that run on an element. */
export function runningOn(element: Element): Widget<unknown, unknown>[] {
  const properties = element as unknown as Record<string, Started<unknown, unknown> | undefined>;
  const found: Widget<unknown, unknown>[] = [];
  for (const name of ['uiTabs', 'uiAccordion']) {
    const instance = properties[keyOf(name)];
    if (instance) found.push(instance.widget);
  }
  return found;
}

/** Whether the public data key is another plugin's; what `clone(true)` copied of ours is not. */
function isTaken<O, P>({ kind, root }: Widget<O, P>): boolean {
  // jQuery 2 keeps the two spellings apart.
  return [kind.name, kebab(kind.name)].some((key) => {
    const stored = $.data(root, key) as Partial<Instance<O, P>> | undefined;
    return stored !== undefined && stored?.widget?.kind?.name !== kind.name;
  });
}

function store<O, P>(widget: Widget<O, P>, instance: Methods): void {
  const { kind, root, life } = widget;
  const { name } = kind;
  const properties = root as unknown as Record<string, unknown>;
  properties[keyOf(name)] = instance;
  if (!isTaken(widget)) $.data(root, name, instance);
  else warn(name, root, `data("${name}") is in use by another plugin; methods work by name`);
  onEnd(life, () => {
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete
    delete properties[keyOf(name)];
    if ($.data(root, name) === instance) $.removeData(root, name);
  });
}

let looks: (() => void)[] = [];

/** Has `look` called once all widgets that start in one call have been written: asking for styles is dear. */
export const lookLast = (look: () => void): void => void looks.push(look);

/** Starts widgets on elements; those that run already get the new options. */
function startOn<O, P>(
  plugin: Plugin<O, P>,
  shared: Methods,
  roots: readonly HTMLElement[],
  given: unknown,
): void {
  const { kind, ready } = plugin;
  const seen = roots.map((root) => (runningOn(root)[0] ? null : kind.look(root)));
  const started = roots.map((root) => {
    // Taken out, as functions that live on hold on to the rest.
    const found = seen.shift();
    const running = runningOn(root)[0];
    if (running) {
      const { name } = running.kind;
      const again = (): void => startOn(plugin, shared, [root], given);
      if (running.applying) return void (running.again || running.moments.waiting).push(again);
      if (name === kind.name) return setOptions(running, given);
      // The nodes are the other plugin's until it is destroyed.
      return warn(kind.name, root, `${name} runs on this element already`);
    }
    const widget = createWidget(kind, root, given, found || kind.look(root));
    store(widget, Object.create(shared, { widget: { value: widget } }) as Methods);
    onRemoval(widget, kind.name.toLowerCase() + 'gone');
    holding(widget.moments, () => startWidget(widget));
    return widget;
  });
  const last = looks;
  looks = [];
  for (const look of last) look();
  started.forEach((widget) => {
    if (widget?.alive) enqueue(widget.moments, () => ready(widget));
  });
}

/** What a page makes of markup may have text and comments between its elements. */
function elementsIn(set: JQuery): HTMLElement[] {
  const elements: HTMLElement[] = [];
  for (const node of set) if (node.nodeType === 1) elements.push(node);
  return elements;
}

/** Calls a method by name on every element; what a reader reads from each, null for the others. */
function callByName<O, P>(
  plugin: Plugin<O, P>,
  elements: readonly HTMLElement[],
  method: string,
  args: unknown[],
): unknown[] | null {
  const { kind, methods, readers } = plugin;
  if (!Object.prototype.hasOwnProperty.call(methods, method)) {
    const names = Object.keys(methods).concat('instance', 'scan').join(', ');
    throw new Error(`${kind.name}: there is no method "${method}"; there are ${names}`);
  }
  const results = elements.map((element) => {
    const instance = instanceOf(kind, element);
    if (instance) return (instance[method] as AnyMethod)(...args);
    return warn(kind.name, element, `${method}() was called before the widget was started`);
  });
  return readers.indexOf(method) < 0 ? null : results;
}

/** Registers `$.fn[name]`, and starts what the markup asks for when the page is ready. */
export function definePlugin<O, P>(plugin: Plugin<O, P>): void {
  const { kind, role } = plugin;
  const registry = $.fn as unknown as Record<string, Bridge | undefined>;
  // The file is on the page a second time: what runs already goes on.
  if (registry[kind.name]?.role === role) return;
  const shared = instanceMethods(plugin);
  const selector = `[data-role="${role}"]`;

  const start = (elements: readonly HTMLElement[], given?: unknown): void =>
    startOn(plugin, shared, elements, given);
  const scan = (within: JQuery<HTMLElement | Document>): void =>
    start(elementsIn(within.find(selector).add(within.filter(selector) as JQuery)));
  const bridge: Bridge = function (this: JQuery, given?: unknown, ...args: unknown[]): unknown {
    const elements = elementsIn(this);
    if (given === 'instance') return elements[0] && instanceOf(kind, elements[0]);
    if (given === 'scan') scan(this);
    else if (typeof given !== 'string') start(elements, given);
    else {
      const results = callByName(plugin, elements, given, args);
      if (results) return results[0];
    }
    return this;
  };
  bridge.role = role;
  registry[kind.name] = bridge;
  $(() => scan($(document)));
}
