import { runningOn } from '../widget/plugin';
import { open } from '../widget/select';
import { settle, type Item, type Reason } from '../widget/widget';
import type { Common } from './common';

/** The item of a widget whose content holds a node. */
export const itemWith = ({ parts }: Common, node: Node | null): Item | undefined =>
  node ? parts.items.filter(({ panel }) => panel?.contains(node))[0] : undefined;

/** The widgets around an element, the outermost first. */
export function widgetsAround(element: Element): Common[] {
  const widgets: Common[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) {
    widgets.unshift(...(runningOn(at) as unknown as Common[]));
  }
  return widgets;
}

/**
 * Opens what holds an element, the outermost first, in widgets of both kinds: for the reason that
 * `reasonFor` gives, unless that is null. What the page refuses keeps closed what is in it; while the page
 * thinks, that waits. `then` is called once all is open, and told whether the page had to think.
 */
export function openAround(
  element: Element,
  reasonFor: (widget: Common) => Reason | null,
  then: (late: boolean) => void,
): void {
  const passed: Element[] = [];
  const goOn = (late: boolean): void => {
    // While the page thinks, a set may come in the place of one that has ended.
    const widget = widgetsAround(element).filter(({ root }) => passed.indexOf(root) < 0)[0];
    if (!widget) return then(late);
    passed.push(widget.root);
    const item = itemWith(widget, element);
    const reason = item && reasonFor(widget);
    if (!item || !reason) return goOn(late);
    open(widget, item.index, reason, (waited) => {
      // Whoever looks for it scrolls there next: nothing may be on its way.
      if (reason !== 'hash') settle(widget);
      goOn(late || waited);
    });
  };
  goOn(false);
}
