import { accordionHtml, accordionState, begun, triggersOf } from '../support/accordion';
import { logged, press } from '../support/driver';
import { labels, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('shared: labels that are edited in place');

const keys = 'Enter, ,Home,End,ArrowLeft,ArrowRight,ArrowUp,ArrowDown,Delete,Backspace'.split(',');
const EDITED = '<a contenteditable="true">';

const kinds = {
  tabs: async () => {
    const html = tabsHtml().replace('<a>T2', `${EDITED}T2`);
    const settings = { closable: true, defaultTab: 'tab2' };
    const { log, root } = await logged(html, settings);
    return { log, label: labels(root)[1]!, state: () => state(root), expected: '0 1 0' };
  },
  'an accordion': async () => {
    const html = accordionHtml().replace('H2', `${EDITED}H2</a>`);
    const { log, root } = await begun({ keyboard: true }, html);
    return {
      log,
      label: triggersOf(root)[1]!,
      state: () => accordionState(root),
      expected: '0 0 0',
    };
  },
};

QUnit.test.each(
  'T15 what is typed into a label does nothing of ours:',
  kinds,
  async (assert, begin) => {
    const set = await begin();
    set.label.focus();
    assert.strictEqual(document.activeElement, set.label);
    for (const key of keys) assert.false(press(set.label, key).defaultPrevented, key);
    assert.strictEqual(document.activeElement, set.label);
    assert.equal(set.state(), set.expected);
    assert.equal(set.log.take(), '');
  },
);
