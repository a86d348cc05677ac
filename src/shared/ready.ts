import $ from 'jquery';
import { idOf } from '../dom/ids';
import { announce, type WidgetEvent } from '../widget/moments';

/** The container as a jQuery object, which also carries its id and itself (rule T16). */
export interface Container extends JQuery {
  id: string;
  item: JQuery;
}

type ReadyCallback = (this: HTMLElement, event: WidgetEvent, item: Container) => void;

/** Tells the page that a widget has started. */
export function tellReady(root: HTMLElement, type: string, callback: ReadyCallback | null): void {
  const item = $(root) as unknown as Container;
  item.id = idOf(root);
  item.item = item;
  announce(root, type, () => item, callback);
}
