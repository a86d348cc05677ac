import { build, detach, keepingFocus } from '../dom/build';
import { setAttribute, setClass } from '../widget/ledger';
import type { SharedOptions } from './common';

/** The button that starts and stops autoplay (rule S1). */
export function buildControl(): HTMLElement {
  const button = build('button', 'z-autoplay');
  button.setAttribute('type', 'button');
  return button;
}

/** Names the control after what it does now. */
export function paintControl(
  control: HTMLElement,
  { play, pause }: SharedOptions['texts'],
  playing: boolean,
): void {
  setClass(control, 'z-playing', playing);
  setAttribute(control, 'aria-label', playing ? pause : play);
}

/** An accordion may be wrapped, unwrapped, moved or taken away; its control goes along. */
export function placeControl(control: HTMLElement, next: Node | null): void {
  const host = next && next.parentNode;
  if (!host) detach(control);
  else if (control !== next && control.nextSibling !== next)
    keepingFocus(() => host.insertBefore(control, next));
}
