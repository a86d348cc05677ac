import { takeWarnings } from '../support/console';
import { frame } from '../support/fit';
import { labels } from '../support/fixture';
import { begin, begun, kinds } from '../support/kinds';
import { atHash, restoring, stored } from '../support/links';

QUnit.module('tabs: collapsible', restoring);

const open = { collapsible: true };
const none = { ...open, defaultTab: 'none' };

/** What a set tells assistive technology: selected and tab stop of each label. */
const told = (root: Element): string =>
  labels(root)
    .map((label) => `${label.getAttribute('aria-selected')} ${label.tabIndex}`)
    .join(', ');

QUnit.test('T23 a press on the selected tab closes it, and deactivate follows', async (assert) => {
  const { root, click, log, set } = await begun(kinds.tabs, open);
  assert.equal(click(0), '0 0 0');
  assert.equal(log.take(), 'deactivate 0 click');
  assert.equal(set.active(), -1);
  assert.equal(told(root), 'false 0, false -1, false -1');
  assert.equal(click(1, 1), '0 1 0, 0 0 0');
  assert.equal(log.take(), 'select 1 click, deactivate 1 click');
  assert.equal(told(root), 'false -1, false 0, false -1', 'the stop is the one selected last');
});

QUnit.test('T23 select closes the open one; without the option it does nothing', (assert) => {
  const { set, state } = begin(kinds.tabs, open);
  set.select(0);
  assert.equal(state(), '0 0 0');
  set.next();
  assert.equal(state(), '1 0 0');
  set.select(2).setOptions({ collapsible: false }).select(2);
  assert.equal(state(), '0 0 1');
});

QUnit.test('T23 hovering opens, and only a press closes', (assert) => {
  const { label, state, click } = begin(kinds.tabs, { ...open, event: 'mouseover' });
  const over = (): string => {
    label(1).dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    return state();
  };
  assert.deepEqual([over(), over(), click(1)], ['0 1 0', '0 1 0', '0 0 0']);
});

QUnit.test('T23 none is open at the start', async (assert) => {
  const { root, set, state } = await begun(kinds.tabs, none);
  assert.deepEqual([state(), set.active()], ['0 0 0', -1]);
  assert.equal(told(root), 'false 0, false -1, false -1');
  set.refresh().add('T4', 'P4').remove(0);
  assert.equal(state(), '0 0 0');
  set.setOptions({ collapsible: false });
  assert.equal(state(), '1 0 0', 'where one has to be open, one opens');
});

QUnit.test('T23, T3 a set that isn’t collapsible takes the first, with a warning', (assert) => {
  assert.equal(begin(kinds.tabs, { defaultTab: 'none' }).state(), '1 0 0');
  assert.deepEqual(takeWarnings(), ['uiTabs #set: option defaultTab: there is no tab "none"']);
});

QUnit.test('T23, T12 the bar of a dropdown says that there are more tabs', async (assert) => {
  const { root, click } = begin(kinds.tabs, { ...none, minWindowWidth: 9999 });
  const bar = root.querySelector<HTMLElement>('.z-tabs-mobile a')!;
  const said = (): string => bar.textContent;
  await frame();
  assert.equal(said(), 'More tabs');
  bar.click();
  assert.equal(click(1), '0 1 0');
  assert.equal(said(), 'T2');
  bar.click();
  assert.deepEqual([click(1), said()], ['0 0 0', 'More tabs']);
});

QUnit.test('T23, C16 memory holds that nothing is open', (assert) => {
  const first = begin(kinds.tabs, { ...open, rememberState: true });
  first.click(0);
  assert.deepEqual(stored(), ['uiTabs:#set []']);
  first.root.remove();
  assert.equal(begin(kinds.tabs, { ...open, rememberState: true }).state(), '0 0 0');
});

QUnit.test('T23, T20 and so does the address', async (assert) => {
  const { click } = await begun(kinds.tabs, { ...open, deeplinking: true });
  click(1);
  assert.equal(location.hash, '#tab2');
  click(1);
  assert.equal(location.hash, '');
  atHash('');
});
