import { step } from '../widget/selection';

/** What a key means in a row or column of items. */
export type KeyStep = 'prev' | 'next' | 'first' | 'last' | 'press';

// Names of old browsers, and codes of events that pages make by `$.Event('keydown', {keyCode})`: `#8`,
// since the digit 8 is a key of its own.
const NAMES: Readonly<Record<string, string>> = {
  '#8': 'Backspace',
  '#13': 'Enter',
  '#32': ' ',
  '#35': 'End',
  '#36': 'Home',
  '#37': 'ArrowLeft',
  '#38': 'ArrowUp',
  '#39': 'ArrowRight',
  '#40': 'ArrowDown',
  '#46': 'Delete',
  Del: 'Delete',
  Left: 'ArrowLeft',
  Up: 'ArrowUp',
  Right: 'ArrowRight',
  Down: 'ArrowDown',
  Spacebar: ' ',
};

interface Pressed {
  key?: string | undefined;
  which?: number | undefined;
  keyCode?: number | undefined;
}

/** The name of the key of an event, as today's browsers call it. */
export function keyName({ key, which, keyCode }: Pressed): string {
  const name = key || `#${which || keyCode}`;
  return NAMES[name] || name;
}

/**
 * The step that a key asks for. Only the keys of the items' own axis count; the others are left to
 * the browser. In a row, right-to-left text mirrors the arrows.
 */
export function keyStep(key: string, vertical: boolean, rightToLeft: boolean): KeyStep | null {
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (key === 'Enter' || key === ' ') return 'press';
  if (vertical) return key === 'ArrowUp' ? 'prev' : key === 'ArrowDown' ? 'next' : null;
  if (key === 'ArrowLeft') return rightToLeft ? 'next' : 'prev';
  if (key === 'ArrowRight') return rightToLeft ? 'prev' : 'next';
  return null;
}

/** The index that a step leads to from `from`, wrapping and passing over what isn't `allowed`; -1 for none. */
export function stepFrom(
  from: number,
  key: KeyStep,
  count: number,
  allowed: (index: number) => boolean,
): number {
  const back = key === 'prev' || key === 'last';
  const start = key === 'first' ? -1 : key === 'last' ? count : from;
  return step(start, back ? -1 : 1, count, allowed);
}

/** Whether a key is held that makes a shortcut of another, or has a link open elsewhere. */
export const hasModifier = (event: MouseEvent | JQuery.TriggeredEvent): boolean =>
  !!(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);

/** Whether a key event is somebody else's: handled, part of a shortcut, or of typing. */
export function isForeignKey(event: JQuery.TriggeredEvent): boolean {
  const native = event.originalEvent as KeyboardEvent | undefined;
  return (
    event.isDefaultPrevented() ||
    hasModifier(event) ||
    !!(native && (native.isComposing || native.keyCode === 229))
  );
}
