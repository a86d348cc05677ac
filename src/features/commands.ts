import { closestOf } from '../dom/query';
import { hasOwn } from '../core/values';
import { widgetOn } from '../core/items';
import { emit } from '../core/signals';
import type { Feature, Kind, Widget } from '../core/widget';

/* Buttons that need no script: `<button commandfor="trip" command="--next">`. */

/** The method that a button's `command` means: `--expand-all` is `expandAll`. Empty for other commands. */
function methodOf(kind: Kind, button: HTMLButtonElement): string {
  const [, words] = /^--(.+)$/.exec(button.getAttribute('command') as string) || [];
  const name = (words || '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return hasOwn(kind.commands, name) ? name : '';
}

/** Runs the command of a button on its widget, if that is of this kind. */
function run(kind: Kind, target: Node | null, button: HTMLButtonElement | null): void {
  const widget = target && widgetOn(target);
  const name = button && methodOf(kind, button);
  if (!name || !widget || widget.kind !== kind) return;
  const command = kind.commands[name] as (widget: Widget, value?: string) => void;
  emit(widget, 'userAction');
  command(widget, button.value || undefined);
}

/** Listens to buttons with `command` of the whole page, also to those that are added later. */
function listenToPage(kind: Kind): void {
  const isSupported = 'command' in HTMLButtonElement.prototype;
  // In the capture phase, because the event doesn't bubble.
  addEventListener(
    'command',
    (event) => run(kind, event.target as Node, (event as CommandEvent).source as HTMLButtonElement),
    true,
  );
  addEventListener('click', (event) => {
    const button = closestOf<HTMLButtonElement>(event, 'button[command]');
    if (!button || button.matches(':disabled') || event.defaultPrevented) return;
    const scope = button.getRootNode() as Document | ShadowRoot;
    // `command` doesn't tell which button in a shadow root it was.
    if (isSupported && scope === document) return;
    const id = button.getAttribute('commandfor') as string;
    run(kind, button.commandForElement || scope.getElementById(id), button);
  });
}

export const commands = { listenToPage } satisfies Feature;
