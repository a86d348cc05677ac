import $ from 'jquery';
import { instance, labels, put, start, tabsHtml } from '../support/fixture';
import { accordion, both, call, still } from '../support/kinds';
import { state } from '../support/state';

// Parts that the page has moved or removed, and events that it sends itself.
QUnit.module('parts of the page');

QUnit.test('C11 a press in a listener to a press selects in both sets', (assert) => {
  const root = start();
  const other = start({}, tabsHtml({ id: 'other' }));
  $(labels(root)).on('click', () => labels(other)[2]!.click());
  labels(root)[1]!.click();
  assert.deepEqual([state(root), state(other)], ['0 1 0', '0 0 1']);
});

QUnit.test('C22 a click on the document or the window is no press', (assert) => {
  const root = start();
  [document, window].forEach((target) =>
    target.dispatchEvent(new Event('click', { bubbles: true })),
  );
  assert.equal(state(root), '1 0 0');
});

both('C6 a method by name does nothing where there is no element', (assert, kind) => {
  const none = $(document as never);
  assert.strictEqual(call(kind, none, 'next'), none);
});

QUnit.test('C12 a list of labels that the page has moved away still selects', (assert) => {
  const root = start();
  const list = root.querySelector<HTMLElement>('.z-tabs-desktop')!;
  const told: number[] = [];
  $(root).on(
    'uitabs:select',
    (_, item: unknown) => void told.push((item as { index: number }).index),
  );
  put('<div></div>').append(list);
  list.querySelectorAll<HTMLElement>('.z-link')[1]!.click();
  assert.deepEqual([told, instance(root).active()], [[0, 1], 1], 'the first select, then this one');
});

QUnit.test('C13 destroy moves no labels that have not been moved', (assert) => {
  const root = start();
  root.querySelector('.z-tabs-desktop')!.insertAdjacentHTML('afterend', '<hr>');
  instance(root).destroy();
  assert.deepEqual(
    Array.from(root.children, ({ nodeName }) => nodeName),
    ['UL', 'HR', 'DIV'],
  );
});

QUnit.test('C13 panels keep their order where a tab is moved or added before a link', (assert) => {
  const html = tabsHtml({ count: 4 })
    .replace('<a>T3', '<a href="/elsewhere">T3')
    .replace('<div><p>P3</p></div>', '');
  const root = start({}, html);
  instance(root).move(0, 1);
  instance(root).add({ tab: 'New', content: '<p>New</p>', index: 2 });
  instance(root).destroy();
  $(root).uiTabs(still);
  const shown = labels(root).map((label) => {
    if (!label.matches('[href]')) label.click();
    return root.querySelector('.z-content.z-active')!.textContent;
  });
  assert.deepEqual(shown, ['P2', 'P1', 'New', 'New', 'P4']);
});

QUnit.test('C12 a section may be added where the page has removed others', (assert) => {
  const { root, set } = accordion();
  root.firstElementChild!.remove();
  set.add({ header: 'New', content: 'Text', index: 0 });
  assert.true(root.textContent!.includes('New'));
});
