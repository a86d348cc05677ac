import { kinds, type ContentSettings, type Kind, type Methods } from './content-kinds';
import { put } from './fixture';
import { address } from './server';

export { kinds } from './content-kinds';

/** The same test for tabs and for an accordion. */
export const both = (
  name: string,
  test: (assert: Assert, kind: Kind) => Promise<unknown> | void,
): void => QUnit.test.each(name, kinds, test);
export type { ContentSettings, Kind } from './content-kinds';

/** A widget whose contents come from a server, and what the page hears of that. */
export interface Remote {
  readonly root: HTMLElement;
  readonly methods: Methods;
  readonly kind: Kind;
  /** What was told since the last time: `contentLoad 1, error 404 Not Found`. */
  heard(): string;
  /** Resolves when that has been told. */
  told(entry: string): Promise<void>;
  /** Resolves when content is in. */
  loaded(index: number): Promise<void>;
  /** Presses the labels of items in turn. */
  open(...indexes: number[]): void;
  panel(index: number): HTMLElement;
  inner(index: number): HTMLElement;
  /** The texts of the contents: `a P2 P3`. */
  contents(): string;
  state(): string;
  /** Which items load, as `0 1 0`, from all signs of it; they must agree. */
  busy(): string;
  /** The words for assistive technology of an item; null where there is no place for them. */
  said(index: number): string | null;
}

const text = (element: Element): string => (element.textContent || '').trim();

function busySign(kind: Kind, root: HTMLElement, index: number): string {
  const value = kind.panels(root)[index]!.getAttribute('aria-busy');
  const busy = value === 'true';
  if (!busy && value !== null) return `aria-busy=${value}`;
  return kind.showsBusy(root, index, busy) ? String(Number(busy)) : `busy ${busy}, but not shown`;
}

function statusOf(kind: Kind, root: HTMLElement, index: number): string | null {
  const found = kind.statusPlace(root, index).querySelectorAll(':scope > span.z-status');
  if (found.length > 1) return `${found.length} status elements`;
  const [status] = Array.from(found);
  if (!status) return null;
  return status.getAttribute('role') === 'status' ? text(status) : 'no role';
}

/** Reads a widget that runs on `root`. */
function remoteOn(kind: Kind, root: HTMLElement, log: EntryLog): Remote {
  const panel = (index: number): HTMLElement => kind.panels(root)[index] as HTMLElement;
  const each = (read: (index: number) => string): string =>
    kind
      .panels(root)
      .map((_, index) => read(index))
      .join(' ');
  return {
    kind,
    root,
    methods: kind.methods(root),
    heard: () => log.entries.splice(0).join(', '),
    told: (entry) => log.wait(entry),
    loaded: (index) => log.wait(`contentLoad ${index}`),
    open: (...indexes) => indexes.forEach((index) => kind.labels(root)[index]!.click()),
    panel,
    inner: (index) => kind.inner(panel(index)),
    contents: () => each((index) => text(kind.inner(panel(index)))),
    state: () => kind.state(root),
    busy: () => each((index) => busySign(kind, root, index)),
    said: (index) => statusOf(kind, root, index),
  };
}

interface EntryLog {
  readonly entries: string[];
  add(entry: string): void;
  /** Resolves when the entry is there. */
  wait(entry: string): Promise<void>;
}

function entryLog(): EntryLog {
  const entries: string[] = [];
  let waiting: { entry: string; resolve: () => void }[] = [];
  return {
    entries,
    add(entry) {
      entries.push(entry);
      for (const one of waiting) if (one.entry === entry) one.resolve();
      waiting = waiting.filter((one) => one.entry !== entry);
    },
    wait: (entry) =>
      new Promise((resolve) => {
        if (entries.includes(entry)) resolve();
        else waiting.push({ entry, resolve });
      }),
  };
}

/** Starts a widget, with its first item open, on the kind's own markup unless another is given. */
export function startRemote(
  kind: Kind,
  settings: ContentSettings = {},
  html = kind.html(),
): Remote {
  const log = entryLog();
  const root = put(html);
  kind.start(root, {
    ...settings,
    contentLoad: (_event, { index }) => log.add(`contentLoad ${index}`),
    error: (_event, { status, statusText }) => log.add(`error ${status} ${statusText}`),
  });
  return remoteOn(kind, root, log);
}

/** Addresses for `contentUrls`: paths of the answering server; what is empty stays so. */
export const urls = (...paths: (string | null)[]): (string | null)[] =>
  paths.map((path) => (path ? address(path) : path));

/** The message of a failure that stands before the content of a panel, checked for its parts; or null. */
export function failureOf(remote: Remote, index: number): string | null {
  const found = remote.panel(index).querySelectorAll('.z-failure');
  if (!found.length) return null;
  const [failure] = Array.from(found) as [Element];
  const [words, button] = Array.from(failure.children) as [Element, HTMLElement];
  const fits =
    found.length === 1 &&
    failure.matches('div.z-content > div') &&
    failure.children.length === 2 &&
    words.matches('p') &&
    button.matches('button.z-try-again[type=button]') &&
    text(button) === 'Try again';
  return fits ? text(words) : `not as it has to be: ${failure.outerHTML}`;
}

export const tryAgain = (remote: Remote, index: number): HTMLElement =>
  remote.panel(index).querySelector<HTMLElement>('.z-try-again') as HTMLElement;

/** The timers of `delay` milliseconds that are started from now on, which only `run` lets ring. */
export interface HeldTimers {
  count(): number;
  run(): void;
  /** Gives the page its own timers back. */
  end(): void;
}

export function holdTimers(delay: number): HeldTimers {
  const { setTimeout, clearTimeout } = window;
  const held = new Map<number, () => void>();
  let id = 1e9;
  const start = (task: () => void, time?: number): number => {
    if (time !== delay) return setTimeout.call(window, task, time);
    held.set((id += 1), task);
    return id;
  };
  const stop = (timer?: number): void => {
    if (!held.delete(timer as number)) clearTimeout.call(window, timer);
  };
  Object.assign(window, { setTimeout: start, clearTimeout: stop });
  return {
    count: () => held.size,
    run: () => {
      const tasks = Array.from(held.values());
      held.clear();
      tasks.forEach((task) => task());
    },
    end: () => void Object.assign(window, { setTimeout, clearTimeout }),
  };
}

/** What scripts of fragments noted in `window.ran`, and begins anew. */
export function takeRan(): string[] {
  const page = window as unknown as { ran?: string[] };
  const ran = page.ran || [];
  delete page.ran;
  return ran;
}
