import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { until } from '../support/fit';
import { instance, panels, start } from '../support/fixture';
import {
  accordion,
  begin,
  begun,
  both,
  call,
  past,
  runningOn,
  still,
  bothEach,
  type Running,
} from '../support/kinds';
import { markupOf } from '../support/markup';

QUnit.module('what the browser finds in closed panels');

const FOUND = 'until-found';

const hidden = ({ kind, root }: Pick<Running, 'kind' | 'root'>): (string | null)[] =>
  kind.panels(root).map((panel) => panel.getAttribute('hidden'));

/** What the browser does with a panel in which it has found something. */
function find(panel: Element): void {
  panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
  panel.removeAttribute('hidden');
}

both('R1 all closed panels wait to be found once the page is idle:', async (assert, kind) => {
  const running = begin(kind, {}, kind.html({ count: 80 }).replace('P2<', '<input><'));
  assert.deepEqual(hidden(running), [null, ...Array(79).fill('')]);
  await until(() => !hidden(running).slice(2).includes(''));
  assert.deepEqual(hidden(running), [null, '', ...Array(78).fill(FOUND)], 'none with a field');
});

both('R1, C1 that is after load, half a second from the start:', async (assert, kind) => {
  const { requestIdleCallback } = window;
  let looks = 0;
  Object.assign(window, { requestIdleCallback: undefined });
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => (looks += 1) });
  const began = performance.now();
  const running = begin(kind);
  await until(() => looks > 0);
  assert.true(performance.now() - began >= 500);
  assert.deepEqual(hidden(running), [null, '', '']);
  Reflect.deleteProperty(document, 'readyState');
  await until(() => hidden(running)[2] === FOUND);
  Object.assign(window, { requestIdleCallback });
});

type Row = [findInPage: AccordionSettings['findInPage'], withField: string, without: string];
const rows: Record<string, Row> = {
  auto: ['auto', '', FOUND],
  true: [true, FOUND, FOUND],
  false: [false, '', ''],
};

bothEach('R1 what closes waits to be found at once, by findInPage:', rows, (assert, kind, row) => {
  const [findInPage, withField, without] = row;
  const running = begin(kind, { findInPage }, kind.html().replace('P2', '<textarea></textarea>'));
  running.set.select(1).select(2);
  assert.deepEqual(hidden(running).slice(0, 2), [without, withField]);
});

both('R1 what waits to be found takes no room, whatever its style says:', async (assert, kind) => {
  const style = 'height: 90px; min-height: 80px; margin: 30px 0; border: 9px solid; padding: 40px';
  const html = kind.html().replaceAll('<div><p>', `<div style="${style}"><p>`);
  const running = begin(kind, {}, html);
  const before = running.root.offsetHeight;
  await until(() => hidden(running)[2] === FOUND);
  assert.equal(running.root.offsetHeight, before);
});

both('C20 findInPage is in effect at once:', async (assert, kind) => {
  const html = kind.html({ count: 4 }).replace('P2', '<input>');
  const running = begin(kind, { findInPage: true }, html);
  await until(() => hidden(running)[1] === FOUND);
  running.set.setOptions({ findInPage: 'auto' });
  assert.deepEqual(hidden(running), [null, '', FOUND, FOUND]);
  running.set.setOptions({ findInPage: false });
  assert.deepEqual(hidden(running), [null, '', '', '']);
});

both('R1 C10 what is found and refused can be found again:', async (assert, kind) => {
  const running = begin(kind, { beforeSelect: () => false });
  await until(() => hidden(running)[2] === FOUND);
  find(running.panel(2));
  await until(() => hidden(running)[2] === FOUND);
  assert.equal(running.state(), '1 0 0');
});

both('R1 what is found is selected, and in its place at once:', async (assert, kind) => {
  const animation = { duration: 60000 };
  const { root, log, panel, state } = await begun(kind, { animation });
  find(panel(2));
  assert.equal(state(), '0 0 1');
  const moves = root.getAnimations({ subtree: true });
  assert.true(moves.every((one) => one instanceof CSSTransition));
  assert.equal(log.take(), kind.change(2, 0, 'find'));
});

QUnit.test('R1 found in several that may be open, the others stay', (assert) => {
  const { state, content } = accordion({ active: [0] });
  find(content(1));
  assert.equal(state(), '1 1 0');
});

both('R1 found in a set within a panel, both follow:', async (assert, kind) => {
  const html = kind.html().replace('<p>P3</p>', kind.html({ id: 'inner' }));
  const outer = await begun(kind, {}, html);
  const root = outer.root.querySelector<HTMLElement>('#inner')!;
  const log = kind.log();
  call(kind, root, { ...still, ...log.settings, [kind.first]: 0 });
  const inner = await past(runningOn(kind, root), log);
  // The browser tells of the innermost first.
  find(inner.panel(1));
  find(outer.panel(2));
  assert.deepEqual([outer.state(), inner.state()], ['0 0 1', '0 1 0']);
  assert.equal(outer.log.take(), kind.change(2, 0, 'find'));
  assert.equal(log.take(), kind.change(1, 0, 'find'));
});

QUnit.test('T2 a panel that was found gets its inner wrapper one task later', (assert) => {
  const root = start();
  const clock = window.stopClock();
  const [, panel] = panels(root) as [HTMLElement, HTMLElement];
  const [text] = Array.from(panel.children);
  find(panel);
  assert.strictEqual(text!.parentElement, panel, 'moving a match makes the browser lose it');
  clock.tick(0);
  assert.true(text!.parentElement!.matches('.z-content > .z-content-inner'));
  clock.end();
});

bothEach(
  'C13 ended by a callback when something is found, it leaves nothing:',
  { beforeSelect: 'beforeSelect', select: 'select' },
  async (assert, kind, moment) => {
    const { root, set, panel } = await begun(kind);
    const clock = window.stopClock();
    set.setOptions({ [moment]: () => void set.destroy() });
    find(panel(1));
    clock.tick(0);
    assert.equal(markupOf(root), markupOf(kind.html()));
    clock.end();
  },
);

QUnit.test('AT13 the panel of a disabled tab is not found', (assert) => {
  const root = start();
  instance(root).select(1).disable(0);
  assert.equal(panels(root)[0]!.getAttribute('hidden'), '');
});
