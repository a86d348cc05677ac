import $ from 'jquery';
import { isNodes } from '../core/insert';
import { itemsHolding, openAll } from '../core/lookup';
import { scrollTo } from '../core/scroll';
import { warn } from '../core/warn';
import type { Feature, Widget } from '../core/widget';

/** The method `reveal`: opens the items that contain an element, and scrolls to it. The focus doesn't move. */
function revealNode(widget: Widget, given: unknown): void {
  const node = isNodes(given) ? $(given as Element)[0] : undefined;
  const path = node ? itemsHolding(node) : [];
  if (!path.length) return warn(widget, `reveal(): it is in no ${widget.kind.noun}`);
  openAll(path, 'reveal');
  scrollTo(node as Element, 'nearest');
}

/** The method `reveal`. */
export const reveal = { methods: { reveal: revealNode } } satisfies Feature;
