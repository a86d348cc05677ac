/** Sets an attribute, or takes it off (null); says nothing to the browser where nothing changes. */
export function setAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Sets a class or takes it off; lists of classes are made only where there are classes. */
export function setClass(element: Element, name: string, on = true): void {
  if (element.className) element.classList.toggle(name, on);
  else if (on) element.className = name;
}

/** Whether an element has a class of ours; asked by a selector, as lists of classes stay in memory. */
export const hasClass = (element: Element, name: string): boolean => element.matches('.' + name);

/** Whether an attribute of the author's says yes, as one without a value does. */
export function booleanAttribute(element: Element, name: string, otherwise?: boolean): boolean {
  const value = element.getAttribute(name);
  return value === null ? !!otherwise : !/^(false|0)$/.test(value);
}

/** The id of an element; a form may have a field of that name in place of the property. */
export const idOf = (element: Element): string => element.getAttribute('id') || '';
