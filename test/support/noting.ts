import $ from 'jquery';
import { headersOf, innersOf } from './accordion';
import type { Running } from './kinds';

/** Callbacks that record their calls: name, `this`, type of the event, and the other arguments. */
export function noting(names: Iterable<string>) {
  const told: unknown[][] = [];
  const settings: Record<string, unknown> = {};
  for (const name of names) {
    settings[name] = function (this: unknown, event: unknown, ...rest: unknown[]): void {
      told.push([name, this, event instanceof $.Event && event.type, ...rest]);
    };
  }
  /** The calls, with arrays of elements instead of jQuery objects. */
  const calls = (): unknown[][] =>
    told.map(([name, self, type, item, ...more]) => {
      const parts = Object.entries(item as object).map(([part, value]) => [
        part,
        value instanceof $ ? $(value).toArray() : value,
      ]);
      return [name, self, type, Object.fromEntries(parts), ...more];
    });
  return { told, settings, calls };
}

type Set = Pick<Running, 'kind' | 'root' | 'item' | 'panel'>;

/** The expected call of a callback about an item. */
export function callOf(
  { kind, root, item, panel }: Set,
  name: string,
  index: number,
  { open = false, reason }: { open?: boolean; reason?: string } = {},
): unknown[] {
  const parts =
    kind.plugin === 'uiTabs'
      ? { tab: [item(index)], content: [panel(index)] }
      : { header: headersOf(root)[index], content: innersOf(root)[index], open };
  return [name, root, `${kind.event}:${name.toLowerCase()}`, { index, ...parts, reason }];
}
