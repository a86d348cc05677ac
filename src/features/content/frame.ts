import $ from 'jquery';
import { setAttribute } from '../../dom/attributes';
import { labelText } from '../../dom/text';
import { attributeOf } from '../../core/items';
import type { Item } from '../../core/widget';
import { emptyPanel } from './answer';

/**
 * Shows a URL in an `iframe`, which stays as the content of the panel. Calls `done` when it has loaded. Returns the
 * function that cancels that.
 */
export function loadFrame(item: Item, src: string, done: () => void): () => void {
  const frame = document.createElement('iframe');
  const box = document.createElement('div');
  frame.className = 'z-iframe';
  box.className = 'z-video';
  box.appendChild(frame);
  frame.title = labelText(item.trigger);
  if (item.open) setAttribute(frame, 'loading', 'lazy');
  ['sandbox', 'allow', 'referrerpolicy'].forEach((name) =>
    setAttribute(frame, name, attributeOf(item, 'data-iframe-' + name)),
  );
  frame.src = src;
  $(frame).one('load', done);
  emptyPanel(item).append(box);
  return () => $(frame).off('load', done);
}
