import { headersOf, sectionsOf } from './accordion';
import { begin, kinds as all, testing, type Kind } from './kinds';
import { address } from './server';

/** Both widgets; none if jQuery has no AJAX (C1). */
export const kinds = window.testRun.slim ? ({} as typeof all) : all;

/** The same test for tabs and for an accordion, if there is AJAX. */
export const both = testing(kinds);

/** URLs for `contentUrls`, from paths of the test server. Empty ones stay empty. */
export const urls = (...paths: (string | null)[]): (string | null)[] =>
  paths.map((path) => (path ? address(path) : path));

/** HTML of three items, with these attributes on the elements whose URLs are read. */
export const remoteHtml = (kind: Kind, attributes: readonly string[]): string =>
  attributes.reduce(
    (html, one, n) =>
      html.replace(new RegExp(`(<div|<h3)>(?=(<p>P|T)${n + 1})`), `$1${one && ` ${one}`}>`),
    kind.html(),
  );

const text = (element: Element): string => (element.textContent || '').trim();

const spinnersIn = (place: Element): number =>
  place.querySelectorAll(':scope > span.z-spinner').length;

/** Whether spinner and arrow are right for an item that is loading, or isn't. */
function showsBusy({ plugin, panels }: Kind, root: HTMLElement, index: number, busy: boolean) {
  const panel = panels(root)[index]!;
  if (plugin === 'uiTabs')
    return spinnersIn(panel) === Number(busy && panel.classList.contains('z-active'));
  const arrow = headersOf(root)[index]!.querySelector('.z-arrow');
  const turns = !!arrow && arrow.classList.contains('z-loading');
  return arrow ? turns === busy && !spinnersIn(panel) : spinnersIn(panel) === Number(busy);
}

function busySign(kind: Kind, root: HTMLElement, index: number): string {
  const value = kind.panels(root)[index]!.getAttribute('aria-busy');
  const busy = value === 'true';
  if (!busy && value !== null) return `aria-busy=${value}`;
  return showsBusy(kind, root, index, busy) ? String(Number(busy)) : `busy ${busy}, but not shown`;
}

/** The status element of an item; null if there is none. */
export const statusOf = ({ plugin }: Kind, root: HTMLElement, index: number): Element | null => {
  const place = plugin === 'uiTabs' ? root.querySelector('.z-container') : sectionsOf(root)[index];
  const found = place!.querySelectorAll(':scope > span.z-status[aria-live=polite]:not([role])');
  return found.length === 1 ? found[0]! : null;
};

function entryLog() {
  const entries: string[] = [];
  const waiting: (() => void)[] = [];
  return {
    entries,
    add(entry: string): void {
      entries.push(entry);
      waiting.splice(0).forEach((resolve) => resolve());
    },
    /** Resolves when the log has this entry. */
    async wait(entry: string): Promise<void> {
      while (!entries.includes(entry)) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}

/** Starts a widget whose contents come from a server, with its first item open. */
export function startRemote(kind: Kind, settings: object = {}, html = kind.html()) {
  const log = entryLog();
  const callbacks = {
    contentLoad: (_: unknown, { index }: { index: number }) => log.add(`contentLoad ${index}`),
    error: (_: unknown, { status, statusText }: JQuery.jqXHR) =>
      log.add(`error ${status} ${statusText}`),
  };
  const running = begin(kind, { ...settings, ...callbacks }, html);
  const { root, label, panel } = running;
  const each = (read: (index: number) => string): string =>
    kind
      .panels(root)
      .map((_, index) => read(index))
      .join(' ');
  /** The inner box, or the panel itself, before it was shown or loaded (T2). */
  const inner = (index: number): HTMLElement =>
    panel(index).querySelector<HTMLElement>(':scope > :is(.z-content-inner, .z-auto-g)') ??
    panel(index);
  return {
    ...running,
    inner,
    /** Returns and removes the events so far: `contentLoad 1, error 404 Not Found`. */
    heard: (): string => log.entries.splice(0).join(', '),
    /** Resolves when this event has been dispatched. */
    told: (entry: string): Promise<void> => log.wait(entry),
    loaded: (index: number): Promise<void> => log.wait(`contentLoad ${index}`),
    open: (...indexes: number[]): void => indexes.forEach((index) => label(index).click()),
    /** The texts of the contents: `a P2 P3`. */
    contents: (): string => each((index) => text(inner(index))),
    /** Which items are loading, as `0 1 0`, read from everything that shows it. */
    busy: (): string => each((index) => busySign(kind, root, index)),
    /** The text of the status element of an item; null if there is none. */
    said: (index: number): string | null => statusOf(kind, root, index)?.textContent ?? null,
  };
}

export type Remote = ReturnType<typeof startRemote>;

/** The failure message in a panel, if its parts are right; null if there is none. */
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

/** Returns and removes what scripts of fragments have put into `window.ran`. */
export function takeRan(): string[] {
  const page = window as unknown as { ran?: string[] };
  const ran = page.ran || [];
  delete page.ran;
  return ran;
}
