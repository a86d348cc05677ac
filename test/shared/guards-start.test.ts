import $ from 'jquery';
import { accordionHtml, accordionOf, accordionState, startAccordion } from '../support/accordion';
import { createLog, next } from '../support/driver';
import { instance, labels, start, tabsHtml } from '../support/fixture';
import { firstAnswers, guard } from '../support/guards';
import { atHash, goTo, restoring, store } from '../support/links';
import { promised, turn } from '../support/promises';
import { state } from '../support/state';

QUnit.module('guards at the start', restoring);

const settings = { deeplinking: true, rememberState: true, defaultTab: 'tab2' };

QUnit.test.each(
  'C10 what the hash names, then what was stored, then what the options say',
  firstAnswers,
  async (assert, [refused, shown, heard, told]) => {
    atHash('#tab1');
    store('uiTabs', 'set', '["tab3"]');
    const log = createLog();
    const { asked, beforeSelect } = guard(({ reason }) => refused.indexOf(reason) < 0);
    const root = start({ ...settings, ...log.settings, beforeSelect });
    assert.equal(state(root), shown);
    await next(root);
    assert.deepEqual(asked, heard);
    assert.equal(log.take(), `ready, select ${told}`);
    assert.equal(location.hash, '#tab1', 'the address is the page’s own');
  },
);

QUnit.test('C10 an event is asked, too', (assert) => {
  atHash('#tab1');
  const html = tabsHtml();
  const holder = document.getElementById('qunit-fixture') as HTMLElement;
  const refuse = (event: Event): void => event.preventDefault();
  $(holder).on('uitabs:beforeselect', refuse as never);
  const root = start(settings, html);
  $(holder).off('uitabs:beforeselect');
  assert.equal(state(root), '0 1 0');
});

QUnit.test('C10 the element that the address points to', (assert) => {
  atHash('#there');
  const html = tabsHtml().replace('<p>P1', '<p id="there">P1');
  const { asked, beforeSelect } = guard(() => false);
  assert.equal(state(start({ beforeSelect, defaultTab: 'tab3' }, html)), '0 0 1');
  assert.deepEqual(asked, ['-1 to 0 reveal']);
});

QUnit.test(
  'C10 while the page thinks, the usual tab shows; then what it agrees to',
  async (assert) => {
    atHash('#tab1');
    store('uiTabs', 'set', '["tab3"]');
    const log = createLog();
    const { promise, keep } = promised();
    const { asked, beforeSelect } = guard(() => promise);
    const root = start({ ...settings, ...log.settings, beforeSelect });
    assert.equal(state(root), '0 1 0');
    assert.equal(labels(root)[0]?.getAttribute('aria-busy'), 'true');
    await next(root);
    assert.equal(log.take(), 'ready, select 1');
    keep();
    await turn();
    assert.equal(state(root), '1 0 0');
    assert.equal(log.take(), 'select 0 hash, deactivate 1 hash');
    assert.equal(root.querySelectorAll('[aria-busy]').length, 0);
    assert.deepEqual(asked, ['-1 to 0 hash'], 'nothing is asked twice');
  },
);

QUnit.test('C10 destroyed while the page thinks, nothing is left', async (assert) => {
  atHash('#tab1');
  const { promise, keep } = promised();
  const root = start({ ...settings, beforeSelect: () => promise });
  instance(root).destroy();
  const after = root.outerHTML;
  keep();
  await turn();
  assert.equal(root.outerHTML, after);
});

QUnit.test('C10 a guard that leads elsewhere at the start', async (assert) => {
  atHash('#tab1');
  const log = createLog();
  const { asked, beforeSelect } = guard(({ index }) => {
    if (index !== 0) return true;
    const set = document.getElementById('set') as HTMLElement;
    instance(set).select(2);
    return false;
  });
  const root = start({ ...settings, ...log.settings, beforeSelect });
  assert.equal(state(root), '0 0 1');
  await new Promise((done) => requestAnimationFrame(done));
  assert.deepEqual(asked, ['-1 to 0 hash', '-1 to 2 api']);
  assert.equal(log.take(), 'select 2 api, ready');
});

QUnit.test('T20 a hash that was refused can be gone back from, and to', (assert) => {
  atHash('#tab1');
  const { beforeSelect } = guard(({ index }) => index !== 0);
  const root = start({ ...settings, beforeSelect });
  goTo('#tab3');
  assert.equal(state(root), '0 0 1');
  goTo('#tab1');
  assert.equal(state(root), '0 0 1');
  goTo('');
  assert.equal(state(root), '0 1 0');
});

QUnit.test('C10 a guard that leads elsewhere at the start, in an accordion', (assert) => {
  store('uiAccordion', 'acc', '["section1"]');
  const { asked, beforeSelect } = guard(({ index }) => {
    if (index) return true;
    accordionOf(document.getElementById('acc') as HTMLElement).select(2);
    return false;
  });
  const root = startAccordion({ rememberState: true, active: 1, beforeSelect }, accordionHtml());
  assert.equal(accordionState(root), '0 0 1');
  assert.deepEqual(asked, ['-1 to 0 restore', '-1 to 2 api']);
});

QUnit.test('C10 in an accordion: all that is to be open first, or nothing of it', (assert) => {
  store('uiAccordion', 'acc', '["section1","section3"]');
  const multiple = { rememberState: true, expandMode: 'multiple', active: 1 } as const;
  for (const allowed of [true, false]) {
    const { asked, beforeSelect } = guard(({ index }) => allowed || index !== 2);
    const root = startAccordion({ ...multiple, beforeSelect }, accordionHtml());
    assert.equal(accordionState(root), allowed ? '1 0 1' : '0 1 0');
    assert.deepEqual(asked, ['-1 to 0 restore', '-1 to 2 restore']);
    $(root).remove();
  }
});

const homes: Record<string, [hash: string, order: string]> = {
  'what was stored': ['', 'restore'],
  'what the hash names': ['#tab1', 'hash'],
};

QUnit.test.each(
  'C16 T20 once the page agrees to it, Back to no hash shows what was stored, opened first by',
  homes,
  async (assert, [hash, reason]) => {
    for (const answer of [true, false]) {
      atHash(hash);
      store('uiTabs', 'set', '["tab3"]');
      const { promise, keep } = promised();
      const { asked, beforeSelect } = guard(({ from }) => from >= 0 || promise);
      const root = start({ ...settings, beforeSelect });
      assert.equal(state(root), '0 1 0');
      keep(answer);
      await turn();
      assert.deepEqual(asked, [`-1 to ${hash ? 0 : 2} ${reason}`]);
      assert.equal(state(root), !answer ? '0 1 0' : hash ? '1 0 0' : '0 0 1');
      goTo('#tab1');
      goTo('');
      assert.equal(state(root), answer ? '0 0 1' : '0 1 0');
      $(root).remove();
    }
  },
);
