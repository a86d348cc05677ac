/**
 * Sets an attribute, or removes it (null). It does nothing if the attribute has that value already, because each write
 * costs time.
 */
export function setAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Adds or removes a class. It avoids `classList` on elements without classes, because browsers create that object at
 * its first use.
 */
export function setClass(element: Element, name: string, on = true): void {
  if (element.className) element.classList.toggle(name, on);
  else if (on) element.className = name;
}

/** Whether an element has a class. It uses a selector, because a `classList` stays in memory once it has been read. */
export const hasClass = (element: Element, name: string): boolean => element.matches('.' + name);

/** Reads a boolean attribute. Without a value it is true; `false` and `0` are false. */
export function booleanAttribute(element: Element, name: string, byDefault?: boolean): boolean {
  const value = element.getAttribute(name);
  return value === null ? !!byDefault : !/^(false|0)$/.test(value);
}

/** The id of an element. Not `element.id`: in a form, that can be a field with the name `id`. */
export const idOf = (element: Element): string => element.getAttribute('id') || '';
