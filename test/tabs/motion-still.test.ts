import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { reduceMotion } from '../support/accordion';
import { labels } from '../support/fixture';
import { running, sized, stage, traces, types } from '../support/motion';
import type { Type } from '../support/motion';
import { state } from '../support/state';

QUnit.module('tabs: nothing moves');

function hidePage(): () => void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  return () => void Reflect.deleteProperty(document, 'hidden');
}

function hideSet(root: HTMLElement): () => void {
  const { style } = root.parentElement as HTMLElement;
  style.display = 'none';
  return () => void style.removeProperty('display');
}

function switchOff(): () => void {
  const page = $ as { fx?: { off?: boolean } | undefined };
  const { fx } = page;
  // The slim build has none.
  page.fx = Object.assign(fx || {}, { off: true });
  return () => {
    page.fx = fx;
    if (fx) fx.off = false;
  };
}

interface Still {
  readonly animation?: NonNullable<TabsSettings['animation']>;
  readonly begin?: (root: HTMLElement) => () => void;
}

const stills: Record<string, Still> = {
  'effects none': { animation: { effects: 'none' } },
  'a duration of 0': { animation: { effects: 'slideH', duration: 0 } },
  'reduced motion': { begin: reduceMotion },
  'a page out of sight': { begin: hidePage },
  'a set out of sight': { begin: hideSet },
  'motion switched off by jQuery': { begin: switchOff },
};

const all: Record<string, [Type, Still]> = {};
for (const [name, still] of Object.entries(stills)) {
  for (const type of types) all[`${name}, by ${type}`] = [type, still];
}

QUnit.test.each(
  'T15 the same events as with motion, and at once:',
  all,
  async (assert, [type, { animation, begin }]) => {
    const scene = await stage(type, animation ? { animation } : {}, sized([60, 140, 90]));
    const { root, tabs, log, container } = scene;
    const before = traces(root);
    const restore = begin?.(root);
    tabs.select(1);
    const first = [log.take(), running(root).length, traces(root)];
    labels(root)[2]!.click();
    labels(root)[2]!.click();
    tabs.prev().prev().prev().last();
    const rest = [log.take(), running(root).length, container.className];
    restore?.();
    assert.deepEqual(first, ['select 1 api, deactivate 0 api', 0, before]);
    assert.deepEqual(rest, [
      'select 2 click, deactivate 1 click, select 1 api, deactivate 2 api, ' +
        'select 0 api, deactivate 1 api, select 2 api, deactivate 0 api',
      0,
      'z-container',
    ]);
    assert.equal(state(root), '0 0 1');
    assert.deepEqual(traces(root), before, 'nothing is left behind');
  },
);

QUnit.test.each(
  'T15 reduced motion that comes and goes in use, by',
  types,
  async (assert, type) => {
    const { root, tabs, log, to, end } = await stage(type);
    const before = traces(root);
    tabs.select(1);
    to(0.5);
    const restore = reduceMotion();
    assert.equal(log.take(), '', 'what moves comes to its end');
    await end();
    assert.equal(log.take(), 'select 1 api, deactivate 0 api');
    tabs.select(2);
    restore();
    assert.deepEqual(traces(root), before, 'the next does not move');
    assert.equal(log.take(), 'select 2 api, deactivate 1 api');
    tabs.select(0);
    assert.notDeepEqual(traces(root), before, 'and then it moves again');
    await end();
    assert.equal(log.take(), 'select 0 api, deactivate 2 api');
  },
);

QUnit.test.each(
  'C15 selected out of sight: right when it shows, and the next one moves, by',
  types,
  async (assert, type) => {
    const scene = await stage(type, { animation: { effects: 'slideH' } });
    const { root, tabs, log, to, end, container, panels } = scene;
    const restore = hideSet(root);
    tabs.select(1);
    restore();
    assert.equal(state(root), '0 1 0');
    assert.equal(panels[1]!.getBoundingClientRect().left - container.clientLeft, root.offsetLeft);
    log.take();
    tabs.select(2);
    to(0.5);
    const { left } = panels[2]!.getBoundingClientRect();
    const start = container.getBoundingClientRect().left + container.clientLeft;
    assert.equal(Math.round(left - start), container.clientWidth / 2, 'half its way');
    await end();
    assert.equal(log.take(), 'select 2 api, deactivate 1 api');
  },
);
