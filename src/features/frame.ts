import $ from 'jquery';
import { labelText } from '../dom/focus';
import type { Item } from '../core/widget';
import { attributeOf } from './address';
import { emptied } from './answer';

/** Shows an address in a frame (C19), which is content, and stays; calls `done` when it is there. Returns what takes that back. */
export function loadFrame(item: Item, src: string, done: () => void): () => void {
  const frame = document.createElement('iframe');
  const box = document.createElement('div');
  frame.className = 'z-iframe';
  box.className = 'z-video';
  box.appendChild(frame);
  frame.title = labelText(item.trigger);
  if (item.open) frame.setAttribute('loading', 'lazy');
  for (const name of ['sandbox', 'allow', 'referrerpolicy']) {
    const value = attributeOf(item, 'data-iframe-' + name);
    if (value !== null) frame.setAttribute(name, value);
  }
  frame.src = src;
  $(frame).one('load', done);
  emptied(item).append(box);
  return () => $(frame).off('load', done);
}
