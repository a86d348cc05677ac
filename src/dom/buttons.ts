import { setAttribute } from './attributes';
import { build, type Made } from './nodes';

/** Whether a key presses a button: Enter or Space. */
export const isPressKey = ({ key }: KeyboardEvent): boolean => /^(Enter| )$/.test(key);

/**
 * The tag for a generated button. In a `fieldset` it is a `span`, because a disabled `fieldset` disables every `button`
 * in it.
 */
export const buttonTag = (place: Element): 'button' | 'span' =>
  place.closest('fieldset') ? 'span' : 'button';

/** Creates a button that doesn't submit a form. */
export function buildButton(
  tag: ReturnType<typeof buttonTag>,
  className: string,
  made?: Made,
): HTMLElement {
  const button = build(tag, className, made);
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

/** Handles presses of a button that doesn't take the focus, because keys reach the same by another way. */
export function keepFocusOnPress(button: HTMLElement, press: () => void): void {
  button.onmousedown = (event) => event.preventDefault();
  button.onclick = press;
}

/** Handles presses of a button that only pointers use: it takes no focus, and assistive technology doesn't see it. */
export function makePointerOnly(button: HTMLElement, press: () => void): void {
  setAttribute(button, 'aria-hidden', 'true');
  keepFocusOnPress(button, press);
}
