import $ from 'jquery';

/** What to undo when a widget, or a part of it, ends; null once it has ended. */
export interface Scope {
  undo: (() => void)[] | null;
}

export function createScope(): Scope {
  return { undo: [] };
}

/** Runs `undo` when the scope ends, at once when it has ended, so that late callers leave nothing. */
export function onEnd(scope: Scope, undo: () => void): void {
  if (scope.undo) scope.undo.push(undo);
  else undo();
}

/** Ends the scope: everything is undone once, the newest first. */
export function endScope(scope: Scope): void {
  const undo = scope.undo || [];
  scope.undo = null;
  while (undo.length) (undo.pop() as () => void)();
}

/** Listens through jQuery, so that events made by `$(…).trigger()` are heard as well. */
export function on(
  scope: Scope,
  target: Element | Window,
  types: string,
  handler: (event: JQuery.TriggeredEvent) => void,
): void {
  $(target as Element).on(types, handler);
  onEnd(scope, () => $(target as Element).off(types, handler));
}

/** Listens to native events on their way down, before any handler of the page has run. */
export function onCapture(
  scope: Scope,
  target: EventTarget,
  types: string,
  handler: (event: Event) => void,
): void {
  types.split(' ').forEach((type) => {
    target.addEventListener(type, handler, true);
    onEnd(scope, () => target.removeEventListener(type, handler, true));
  });
}

/** Tells of each change of what a media query says. */
export function onMedia(scope: Scope, list: MediaQueryList, changed: () => void): void {
  // Support: Safari < 14, IE 11 know the older name only.
  list.addListener(changed);
  onEnd(scope, () => list.removeListener(changed));
}

/** Runs `task` after `delay` milliseconds unless the scope ends first. */
export function after(scope: Scope, delay: number, task: () => void): void {
  const timer = setTimeout(task, delay);
  onEnd(scope, () => clearTimeout(timer));
}

/**
 * Has `begin` start something for the page once, as long as there is a scope that shares it; the
 * function returned takes a scope in.
 */
export function sharing(begin: (scope: Scope) => void): (scope: Scope) => void {
  let users = 0;
  let shared: Scope;
  const leave = (): void => {
    users -= 1;
    if (!users) endScope(shared);
  };
  return (scope) => {
    users += 1;
    if (users === 1) begin((shared = createScope()));
    onEnd(scope, leave);
  };
}
