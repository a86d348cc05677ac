import $ from 'jquery';
import { registerEvents } from './events';
import { destroy, dispatchReady, refresh, setOptions, start, wasDestroyed } from './lifecycle';
import { hasOwn } from './values';
import { widgetOn } from './items';
import { remeasure } from './sizes';
import { warn, warnOnce } from './warn';
import type { Kind, Widget } from './widget';

type Method = (one?: unknown, two?: unknown, three?: unknown) => unknown;
type Methods = Record<string, Method>;

/** The public instance in `$.data`. After `destroy`, its methods do nothing. */
interface Instance {
  readonly widget: Widget;
  [method: string]: unknown;
}

/** The methods that return a value instead of the instance. */
const READERS = ['active', 'count', 'option'];

/**
 * Creates the object from which all instances of a kind inherit their methods. No method takes more than three
 * arguments.
 */
function methodsOf(kind: Kind): Methods {
  const shared: Methods = {};
  const { methods } = kind;
  Object.keys(methods).forEach((name) => {
    const method = methods[name] as (widget: Widget, ...given: unknown[]) => unknown;
    shared[name] = function (this: Instance, one?: unknown, two?: unknown, three?: unknown) {
      const { widget } = this;
      const result = widget.alive
        ? method(widget, one, two, three)
        : warnOnce(widget, 'called after destroy()');
      return READERS.includes(name) ? result : this;
    };
  });
  return shared;
}

/** The instance of the widget on an element, if it is of this kind. */
function instanceOn({ name }: Kind, element: Element): Instance | undefined {
  const widget = widgetOn(element);
  return widget && widget.kind.name === name ? (widget.instance as Instance) : undefined;
}

/**
 * Destroys widgets on elements that jQuery removes: for these, jQuery calls `cleanData`, whichever method removes them.
 */
function destroyRemoved(kind: Kind): void {
  const { cleanData } = $;
  $.cleanData = (nodes: ArrayLike<unknown>, more?: unknown): void => {
    Array.from(nodes as ArrayLike<Element>).forEach((node) => {
      const instance = instanceOn(kind, node);
      if (instance) destroy(instance.widget);
    });
    cleanData(nodes as ArrayLike<Element>, more);
  };
}

/**
 * Creates the instance of a widget, and stores it in `$.data`, unless jQuery UI has stored its own there: for jQuery, its
 * key `ui-tabs` is the same as `uiTabs`.
 */
function connect(widget: Widget, shared: Methods): void {
  const { root } = widget;
  const { name, rootClass } = widget.kind;
  widget.instance = Object.create(shared, { widget: { value: widget } }) as Instance;
  // jQuery 2 stores both spellings, and finds either by the one with the hyphen.
  const stored = $.data(root, 'ui' + rootClass.slice(1)) as Partial<Instance> | undefined;
  if (!stored || stored['select'] === shared['select']) $.data(root, name, widget.instance);
  else warn(widget, `data("${name}") is another plugin's`);
}

/** Starts a widget on an element. If one runs there, it gets the options. */
function startOn(kind: Kind, shared: Methods, root: HTMLElement, given: unknown): void {
  const running = widgetOn(root);
  if (running && running.kind.name !== kind.name)
    return warn({ kind, root }, `${running.kind.name} runs here`);
  if (running) {
    const isWhole = running.items.every(
      ({ element, panel }) => root.contains(element) && (!panel || root.contains(panel)),
    );
    if (!isWhole || !kind.isIntact(running)) refresh(running);
    setOptions(running, given);
    // Items may have come, with which it starts.
    return running.items[0] ? undefined : refresh(running);
  }
  const widget = start(kind, root, given);
  if (!widget) return;
  connect(widget, shared);
  dispatchReady(widget);
}

/**
 * Calls a method by name on every element. A method that returns a value returns that of the first element. An element
 * with `data-role` that hasn't started yet is started first: the call may come from a script right behind the markup.
 */
function callByName(
  kind: Kind,
  set: JQuery,
  [name, ...given]: [string, ...unknown[]],
  startedOn: (root: HTMLElement) => Instance | undefined,
): unknown {
  if (!hasOwn(kind.methods, name)) {
    const names = Object.keys(kind.methods).concat('instance', 'scan').join(', ');
    throw new Error(`${kind.name}: there is no method "${name}"; there are ${names}`);
  }
  const elements = set.toArray().filter(({ nodeType }) => nodeType === 1);
  const results = elements.map((root) => {
    const instance = name === 'destroy' ? instanceOn(kind, root) : startedOn(root);
    if (instance) return (instance[name] as Method).apply(instance, given as []);
    if (name !== 'destroy') warn({ kind, root }, `${name}() before the start`);
    return undefined;
  });
  return READERS.includes(name) ? results[0] : set;
}

/**
 * Registers `$.fn[name]`, starts what has `data-role` when the page is ready, and adds listeners to the page: those of the
 * features, and those that `addListeners` adds for the kind.
 */
export function definePlugin(kind: Kind, addListeners: () => void): void {
  const { name, rootClass } = kind;
  // Without jQuery, the import is undefined.
  if (!$ || !$.fn) return console.error(`${name} needs jQuery: add it first`);
  const registry = $.fn as JQuery & Partial<Record<string, { role?: string }>>;
  const before = registry[name];
  // If the script is on the page twice, only the first one runs.
  if (before && before.role === rootClass) return;
  destroyRemoved(kind);
  registerEvents(kind);
  const shared = methodsOf(kind);
  const selector = `[data-role="${rootClass}"]`;
  const startAll = (set: JQuery, given?: unknown): void =>
    set.toArray().forEach((node) => node.nodeType === 1 && startOn(kind, shared, node, given));
  const isMarked = (node: HTMLElement): boolean => node.nodeType === 1 && node.matches(selector);
  const startedOn = (root: HTMLElement): Instance | undefined => {
    if (isMarked(root) && !wasDestroyed(root) && !widgetOn(root))
      startOn(kind, shared, root, undefined);
    return instanceOn(kind, root);
  };
  // `scan` also checks running widgets, because their parts may have been replaced.
  const isToScan = (_: number, node: HTMLElement): boolean => {
    const running = widgetOn(node);
    return running ? running.kind === kind : isMarked(node);
  };
  const bridge = function (this: JQuery, given?: unknown): unknown {
    if (given === 'instance') return this[0] && startedOn(this[0]);
    if (given === 'scan') startAll(this.find('*').addBack().filter(isToScan));
    else if (typeof given === 'string')
      // eslint-disable-next-line prefer-rest-params -- long in ES5
      return callByName(kind, this, [].slice.call(arguments) as never, startedOn);
    else startAll(this, given);
    return this;
  };
  bridge.role = rootClass;
  registry[name] = bridge;
  let isDone = false;
  const startMarked = (): void => {
    if (!isDone) startAll($(selector));
    isDone = true;
  };
  // By an event, too, so that this comes before the browser scrolls to the hash: jQuery 3 and later call `startMarked` in
  // a task of its own, which may be too late.
  if (document.readyState !== 'complete')
    document.addEventListener('DOMContentLoaded', startMarked);
  $(startMarked);
  kind.features.forEach((feature) => feature.listenToPage && feature.listenToPage(kind));
  addEventListener('resize', remeasure);
  addListeners();
}
