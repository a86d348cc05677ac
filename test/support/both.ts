import { accordionHtml, accordionState, begun } from './accordion';
import { logged } from './driver';
import { tabsHtml } from './fixture';
import { state } from './state';
import type { AnySet } from './ways';

/** A set of either kind that is past its first moments; its first item is open, and has a field. */
export interface Both {
  readonly html: string;
  readonly root: HTMLElement;
  readonly set: AnySet;
  state(): string;
  /** What the page has heard since the last time. */
  heard(): string;
  /** What it hears where another item comes in the place of the open one. */
  told(from: number, to: number, reason: string): string;
}

const FIELD = '<input id="field">';

/** Starts one of a kind. */
export const both: Record<'tabs' | 'an accordion', (settings?: object) => Promise<Both>> = {
  tabs: async (settings) => {
    const html = tabsHtml().replace(' >', '>').replace('P1', FIELD);
    const { log, root, tabs } = await logged(html, settings);
    return {
      html,
      root,
      set: tabs as AnySet,
      state: () => state(root),
      heard: log.take,
      told: (from, to, reason) => `select ${to} ${reason}, deactivate ${from} ${reason}`,
    };
  },
  'an accordion': async (settings) => {
    const html = accordionHtml().replace('C1', FIELD);
    const { log, root, accordion } = await begun({ active: 0, ...settings }, html);
    return {
      html,
      root,
      set: accordion as AnySet,
      state: () => accordionState(root),
      heard: log.take,
      told: (from, to, reason) =>
        `select ${to} ${reason}, activate ${to} ${reason}, collapse ${from} closed ${reason}`,
    };
  },
};

export const field = (): HTMLInputElement => document.getElementById('field') as HTMLInputElement;
