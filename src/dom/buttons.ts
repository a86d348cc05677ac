import { setAttribute } from './attributes';
import { build, type Made } from './nodes';

/** Whether a key presses a button. */
export const isPressKey = ({ key }: KeyboardEvent): boolean => /^(Enter| )$/.test(key);

/**
 * The tag of a button of ours at a place: in a `fieldset`, which may be disabled, browsers let nobody press a real one.
 */
export const buttonTag = (place: Element): 'button' | 'span' =>
  place.closest('fieldset') ? 'span' : 'button';

/** A button that submits no form. */
export function buildButton(
  tag: ReturnType<typeof buttonTag>,
  className: string,
  children?: readonly Node[],
  made?: Made,
): HTMLElement {
  const button = build(tag, className, children, made);
  if (tag === 'button') {
    button.setAttribute('type', 'button');
    return button;
  }
  button.setAttribute('role', 'button');
  button.tabIndex = 0;
  button.addEventListener('keydown', (event) => {
    if (!isPressKey(event)) return;
    event.preventDefault();
    if (!event.repeat) button.click();
  });
  return button;
}

/** Makes a button one that leaves the focus where it is, as keys do the same. */
export function keepFocusOnPress(button: HTMLElement, press: () => void): void {
  button.onmousedown = (event) => event.preventDefault();
  button.onclick = press;
}

/** The same for the mouse and the finger alone. */
export function makePointerOnly(button: HTMLElement, press: () => void): void {
  setAttribute(button, 'aria-hidden', 'true');
  keepFocusOnPress(button, press);
}
