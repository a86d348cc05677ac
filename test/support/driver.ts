import type { TabsSettings } from '../../src/tabs/tabs.types';
import { instance, labels, panels, start, tabsHtml, once } from './fixture';
import { logOf } from './log';

/** A log of the callbacks: `select 1 click, deactivate 0 click`. */
export const createLog = (prefix = '') => logOf(['select', 'deactivate'], prefix);

/** Presses a key on an element; gives the event, which tells whether it was prevented. */
export function press(element: Element, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  element.dispatchEvent(event);
  return event;
}

/** What a user does to a set: `I.click(1)`, `I.press('ArrowRight')`. */
export function driver(root: Element) {
  const label = (index: number): HTMLElement => labels(root)[index] as HTMLElement;
  return {
    click: (index: number): void => label(index).click(),
    focus: (index: number): void => label(index).focus(),
    /** Presses a key where the focus is; says whether the browser may still act on it. */
    press: (key: string, more?: KeyboardEventInit): 'prevented' | 'free' =>
      press(document.activeElement as Element, key, more).defaultPrevented ? 'prevented' : 'free',
    /** The index of the label that has the focus, or -1. */
    focused: (): number => labels(root).indexOf(document.activeElement as HTMLElement),
  };
}

/** The messages of the errors that reach the window, and that `run` has ended, in order. */
export async function uncaught(count: number, run: () => void): Promise<string[]> {
  const messages: string[] = [];
  const { onerror } = window;
  await new Promise<void>((resolve) => {
    // QUnit and karma would each take the error for a failure.
    window.onerror = (message) => {
      messages.push(String(message).replace(/^(Uncaught )?Error: /, ''));
      if (messages.length > count) resolve();
      return true;
    };
    run();
    messages.push('run ended');
  });
  window.onerror = onerror;
  return messages;
}

/** A set that has started, and the log of what it tells from now on. */
export async function logged(settings: TabsSettings = {}, html = tabsHtml()) {
  const log = createLog();
  const root = start({ ...log.settings, ...settings }, html);
  if (instance(root).count()) await once(root, 'uitabs:select');
  log.take();
  return { log, root, tabs: instance(root), I: driver(root) };
}

/** What labels and panels hold: `T1:P1 T2:P2`. */
export const labelTexts = (root: Element): string =>
  labels(root)
    .map((label, n) => `${label.textContent}:${panels(root)[n]!.textContent}`)
    .join(' ');
