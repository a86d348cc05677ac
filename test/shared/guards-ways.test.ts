import $ from 'jquery';
import { accordionLog, accordionState, triggersOf } from '../support/accordion';
import { createLog } from '../support/driver';
import { frame } from '../support/fit';
import { labels, panels, put } from '../support/fixture';
import { restoring } from '../support/links';
import { isVisible } from '../support/state';
import { accordionWays, tabsWays, wayHtml, type AnySet, type Way } from '../support/ways';

/** What a `beforeSelect` is given, of an item of either widget. */
type Asked = { index: number; from: number; reason: string };

QUnit.module('guards: every way in', {
  ...restoring,
  afterEach() {
    restoring.afterEach();
    scrollTo(0, 0);
  },
});

type Plugin = 'uiTabs' | 'uiAccordion';

/** What is selected, as `0 1 0`, by all that tells it in any form of tabs. */
function tabsState(root: HTMLElement): string {
  const told = [
    labels(root).map((label) => !!label.closest('.z-tab.z-active')),
    labels(root).map((label) =>
      ['selected', 'checked', 'expanded'].some((n) => label.getAttribute(`aria-${n}`) === 'true'),
    ),
    panels(root).map(isVisible),
  ].map((signs) => signs.map(Number).join(' '));
  return Array.from(new Set(told)).join(' but ');
}

/** A set whose first item is open, of which the page has heard; it answers what `answer` gives. */
async function begin(plugin: Plugin, settings: object | undefined, answer: () => unknown) {
  const isTabs = plugin === 'uiTabs';
  const log = isTabs ? createLog() : accordionLog();
  const asked: Asked[] = [];
  const root = put(wayHtml[plugin]);
  const started = new Promise((resolve) => {
    $(root).one(isTabs ? 'uitabs:select' : 'uiaccordion:activate', resolve);
  });
  let heard = (): void => undefined;
  const question = new Promise<void>((resolve) => (heard = resolve));
  const call = $(root) as unknown as Record<Plugin, (given: unknown) => unknown>;
  call[plugin]({
    animation: { effects: 'none' },
    deeplinking: true,
    ...(isTabs ? {} : { active: 0 }),
    ...settings,
    ...log.settings,
    beforeSelect: (_event: unknown, item: Asked) => {
      asked.push(item);
      heard();
      return answer();
    },
  });
  const set = call[plugin]('instance') as AnySet;
  await started;
  // By then the labels have their form.
  await frame();
  log.take();
  const labelsOf = isTabs ? labels : triggersOf;
  return {
    root,
    set,
    asked,
    log,
    state: () => (isTabs ? tabsState(root) : accordionState(root)),
    busy: () =>
      labelsOf(root)
        .map((label, n) => (label.getAttribute('aria-busy') === 'true' ? n : -1))
        .filter((n) => n >= 0),
    /** Takes the way until the page is asked; what plays doesn't go on. */
    go: async ([, act]: Way): Promise<void> => {
      act(set, root);
      await question;
      set.stop();
    },
  };
}

type Test = (assert: Assert, plugin: Plugin, way: Way) => Promise<void>;

/** One test for each way into each widget. */
function eachWay(name: string, test: Test): void {
  QUnit.test.each(`C10 tabs, ${name}`, tabsWays, (assert, way) => test(assert, 'uiTabs', way));
  QUnit.test.each(`C10 an accordion, ${name}`, accordionWays, (assert, way) =>
    test(assert, 'uiAccordion', way),
  );
}

eachWay('asked and refusing, stays as it is:', async (assert, plugin, way) => {
  const { asked, state: now, busy, log, go } = await begin(plugin, way[2], () => false);
  await go(way);
  assert.deepEqual([now(), busy(), log.take()], ['1 0 0', [], '']);
  const [first] = asked;
  assert.deepEqual(
    asked.map(({ index, from, reason }) => [index, from, reason]),
    asked.map(({ index }) => [index, first!.from, way[0]]),
  );
  assert.equal(new Set(asked.map(({ index }) => index)).size, asked.length, 'it is asked once');
});
