import $ from 'jquery';
import { registerEvents } from './events';
import { destroy, restart, setOptions, start, tellReady } from './life';
import { kebab, own } from './rows';
import { warn, widgetOn, type Kind, type Widget } from './widget';

type Method = (widget: Widget, ...args: never[]) => unknown;
type AnyMethod = (...args: unknown[]) => unknown;

/** A plugin: what its widgets are, what can be called on them, and what they tell the page. */
export interface Plugin {
  readonly kind: Kind;
  readonly methods: Readonly<Record<string, Method>>;
  /** The methods that return what they read instead of the instance. */
  readonly readers: readonly string[];
  readonly moments: readonly string[];
}

/** What `data()` holds: the methods, each of which does nothing after `destroy`. */
interface Instance {
  readonly widget: Widget;
  warned?: boolean;
  [method: string]: unknown;
}

/** Makes the object that every instance inherits its methods from. */
function methodsOf({ kind, methods, readers }: Plugin): Record<string, AnyMethod> {
  const shared: Record<string, AnyMethod> = {};
  for (const name of Object.keys(methods)) {
    const method = methods[name] as unknown as AnyMethod;
    const reads = readers.indexOf(name) >= 0;
    shared[name] = function (this: Instance, ...args: unknown[]) {
      const { widget } = this;
      if (widget.alive) {
        const result = method(widget, ...args);
        return reads ? result : this;
      }
      if (!this.warned) warn({ kind, root: widget.root }, `${name}() was called after destroy()`);
      this.warned = true;
      return reads ? undefined : this;
    };
  }
  return shared;
}

/** Whether the public data key is another plugin's: jQuery UI has the same key (C2). */
function isTaken(kind: Kind, root: Element): boolean {
  // jQuery 2 keeps the two spellings apart.
  return [kind.name, kebab(kind.name)].some((key) => {
    const stored = $.data(root, key) as Partial<Instance> | undefined;
    return stored !== undefined && stored?.widget?.kind?.name !== kind.name;
  });
}

/** The instance of the widget on an element, if it is of this kind. */
const instances = new WeakMap<Widget, Instance>();

const instanceOn = (kind: Kind, element: Element): Instance | undefined => {
  const widget = widgetOn(element);
  return widget && widget.kind.name === kind.name ? instances.get(widget) : undefined;
};

/** The event that jQuery removes with an element's data, whichever way it takes the element out. */
const GONE = 'uiwidgetgone';

function onGone(this: Element): void {
  const widget = widgetOn(this);
  // A copy by `clone(true)` has the handler as well, but no widget.
  if (widget) end(widget);
}

const gone = {
  setup: (): void => undefined,
  teardown: (): void => undefined,
  remove(this: Element, { handler }: { handler: (this: Element) => void }): void {
    handler.call(this);
  },
};

/** Destroys a widget and forgets its instance. */
export function end(widget: Widget): void {
  const { root, kind } = widget;
  const instance = instances.get(widget);
  destroy(widget);
  if ($.data(root, kind.name) === instance) $.removeData(root, kind.name);
  $(root).off(GONE, onGone);
}

/** Makes the instance of a widget, and lets jQuery's removal of the element end it. */
function connect(widget: Widget, shared: Record<string, AnyMethod>): void {
  const { kind, root } = widget;
  const instance = Object.create(shared, { widget: { value: widget } }) as Instance;
  instances.set(widget, instance);
  if (!isTaken(kind, root)) $.data(root, kind.name, instance);
  else warn(widget, `data("${kind.name}") is in use by another plugin; methods work by name`);
  $(root).on(GONE, onGone);
}

/** Starts a widget on an element; one that runs gets the options. */
function startOn(
  kind: Kind,
  shared: Record<string, AnyMethod>,
  root: HTMLElement,
  given: unknown,
): void {
  const running = widgetOn(root);
  if (running && running.kind.name !== kind.name)
    return warn({ kind, root }, `${running.kind.name} runs on this element already`);
  if (running) {
    if (!kind.isIntact(running)) restart(running);
    return setOptions(running, given);
  }
  const widget = start(kind, root, given);
  if (!widget) return;
  connect(widget, shared);
  tellReady(widget);
}

/** Calls a method by name on every element; a reader gives the first element's answer. */
function callByName(
  { kind, methods, readers }: Plugin,
  set: JQuery,
  name: string,
  args: unknown[],
): unknown {
  if (!own(methods, name)) {
    const names = Object.keys(methods).concat('instance', 'scan').join(', ');
    throw new Error(`${kind.name}: there is no method "${name}"; there are ${names}`);
  }
  const results = set.toArray().map((root) => {
    const instance = instanceOn(kind, root);
    if (instance) return (instance[name] as AnyMethod)(...args);
    if (name !== 'destroy')
      warn({ kind, root }, `${name}() was called before the widget was started`);
    return undefined;
  });
  return readers.indexOf(name) < 0 ? set : results[0];
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;

/** Registers `$.fn[name]`, and starts what the markup asks for when the page is ready. */
export function definePlugin(plugin: Plugin): void {
  const { kind, moments } = plugin;
  const registry = $.fn as unknown as Record<string, { role?: string } | undefined>;
  // The file is on the page a second time: what runs already goes on.
  if (registry[kind.name]?.role === kind.role) return;
  const special = $.event.special as unknown as Record<string, object>;
  special[GONE] = gone;
  registerEvents(kind, moments);
  const shared = methodsOf(plugin);
  const selector = `[data-role="${kind.role}"]`;
  const startAll = (set: JQuery, given?: unknown): void => {
    for (const node of set.toArray()) if (isElement(node)) startOn(kind, shared, node, given);
  };
  const bridge = function (this: JQuery, given?: unknown, ...args: unknown[]): unknown {
    if (given === 'instance') return this[0] && instanceOn(kind, this[0]);
    if (given === 'scan') startAll(this.find(selector).add(this.filter(selector)));
    else if (typeof given === 'string') return callByName(plugin, this, given, args);
    else startAll(this, given);
    return this;
  };
  bridge.role = kind.role;
  registry[kind.name] = bridge;
  $(() => startAll($(selector)));
}
