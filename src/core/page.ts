import { ROOTS } from '../dom/query';
import { widgetOn } from './items';
import type { Widget } from './widget';

/*
 * Work for the whole page finds the running sets in the document: no list holds them, so that sets which
 * left the page by whatever means do nothing and are kept by nothing (C13).
 */

/** The widgets that run in the document, outer ones before those in them. */
export function widgetsInPage(): Widget[] {
  const found = Array.from(document.querySelectorAll(ROOTS)).map(widgetOn);
  return found.filter(Boolean) as Widget[];
}

interface Handled {
  originalEvent?: Event | undefined;
  zHandled?: boolean;
}

/** Whether an event has to be handled still: a page with both scripts hears of it twice. */
export function takeEvent(event: object): boolean {
  const handled = ((event as Handled).originalEvent || event) as Handled;
  const isNew = !handled.zHandled;
  handled.zHandled = true;
  return isNew;
}
