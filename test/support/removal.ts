import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { createLog, next } from './driver';
import { instance, labels, start, tabsHtml } from './fixture';
import { state } from './state';

/** A set whose tabs can be closed, with what it told of that. */
export async function logged(settings: TabsSettings = {}, html = tabsHtml()) {
  const log = createLog();
  const root = start({ closable: true, ...log.settings, ...settings }, html);
  await next(root);
  log.take();
  $(root).on('uitabs:beforeremove uitabs:remove', ({ type }, item: { index: number }) => {
    const { reason } = item as unknown as { reason: string };
    const moving = root.querySelector('.z-animating');
    log.entries.push(`${type} ${item.index} ${reason}: ${moving ? 'moving' : state(root)}`);
  });
  return { log, root, tabs: instance(root) };
}

/** What is told of each label: whether the page thinks about it. */
export const busy = (root: Element): string =>
  labels(root)
    .map((label) => label.getAttribute('aria-busy') ?? '-')
    .join(' ');
