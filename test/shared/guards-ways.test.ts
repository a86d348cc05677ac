import $ from 'jquery';
import { accordionLog, accordionState, triggersOf } from '../support/accordion';
import { createLog } from '../support/driver';
import { frame } from '../support/fit';
import { labels, panels, put } from '../support/fixture';
import { restoring } from '../support/links';
import { isVisible } from '../support/state';
import { accordionWays, tabsWays, wayHtml, type AnySet, type Way } from '../support/ways';

QUnit.module('guards: every way in', {
  ...restoring,
  afterEach() {
    restoring.afterEach();
    scrollTo(0, 0);
  },
});

/** What is selected, as `0 1 0`, by all that tells it in any form of tabs. */
function tabsState(root: HTMLElement): string {
  const isTold = (label: Element): boolean =>
    ['selected', 'checked', 'expanded'].some((n) => label.getAttribute(`aria-${n}`) === 'true');
  const told = [
    labels(root).map((label) => !!label.closest('.z-tab.z-active')),
    labels(root).map(isTold),
    panels(root).map(isVisible),
  ].map((signs) => signs.map(Number).join(' '));
  return Array.from(new Set(told)).join(' but ');
}

const kinds = {
  'C10 tabs,': ['uiTabs', tabsWays, 'uitabs:select', createLog, tabsState, labels],
  'C10 an accordion,': [
    ...(['uiAccordion', accordionWays, 'uiaccordion:activate'] as const),
    ...([accordionLog, accordionState, triggersOf] as const),
  ],
} as const;

for (const [title, [plugin, ways, first, newLog, state, labelsOf]] of Object.entries(kinds)) {
  QUnit.test.each(`${title} refused once, stays as it is:`, ways, async (assert, way: Way) => {
    const [reason, act, more] = way;
    const log = newLog();
    const root = put(wayHtml[plugin]);
    const started = new Promise((resolve) => void $(root).one(first, resolve));
    const asked: { index: number; from: number; reason: string }[] = [];
    let heard = (): void => undefined;
    const question = new Promise<void>((resolve) => (heard = resolve));
    const call = $(root) as unknown as Record<string, (given: unknown) => unknown>;
    call[plugin]!({
      animation: { effects: 'none' },
      deeplinking: true,
      ...(plugin === 'uiTabs' ? {} : { active: 0 }),
      ...more,
      ...log.settings,
      beforeSelect: (_event: unknown, item: (typeof asked)[number]) => {
        asked.push(item);
        heard();
        return false;
      },
    });
    const set = call[plugin]!('instance') as AnySet;
    await started;
    // By then the labels have their form.
    await frame();
    log.take();
    act(set, root);
    await question;
    set.stop();
    assert.deepEqual([state(root), log.take()], ['1 0 0', '']);
    assert.false(labelsOf(root).some((label) => label.getAttribute('aria-busy') === 'true'));
    const told = asked.map((item) => [item.index, item.from, item.reason]);
    assert.deepEqual(
      told,
      asked.map(({ index }) => [index, asked[0]!.from, reason]),
    );
    assert.equal(new Set(asked.map(({ index }) => index)).size, asked.length, 'it is asked once');
  });
}
