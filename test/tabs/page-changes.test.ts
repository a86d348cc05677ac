import $ from 'jquery';
import { instance, labels, panels, start, tabsHtml } from '../support/fixture';
import { markupOf } from '../support/markup';
import { state } from '../support/state';

// What pages do to a running set by their own means.
QUnit.module('tabs: changes by the page');

QUnit.test.each(
  'C12 a panel whose content the page replaced is shown like any other',
  { text: 'Loaded', element: '<section>new</section>' } as Record<string, string>,
  (assert, html) => {
    const root = start();
    for (const panel of panels(root)) $(panel).html(html);
    for (const index of [1, 0, 2]) instance(root).select(index);
    labels(root)[2]!.focus();
    assert.equal(state(root), '0 0 1');
    assert.equal(instance(root).active(), 2);
  },
);

QUnit.test('C13 destroy leaves what the page has put into a panel', (assert) => {
  const root = start();
  $(panels(root)[1]!).html('<section id="mine"><b>new</b></section>');
  instance(root).destroy();
  const second = root.lastElementChild!.children[1]!;
  assert.equal(markupOf(second), '<div><section id="mine"><b>new</b></section></div>');
});

QUnit.test('T4 a button that is disabled itself is passed over', (assert) => {
  const root = start({}, tabsHtml().replace('<a>T2</a>', '<button disabled>T2</button>'));
  instance(root).next();
  assert.equal(state(root), '0 0 1');
});

QUnit.test('C12 refresh() takes over what the page put in, took out, and disabled', (assert) => {
  const root = start();
  const list = labels(root)[0]!.parentElement!.parentElement!;
  $(list).append('<li><a>T4</a></li>');
  $(panels(root)[0]!.parentElement!).append('<div>P4</div>');
  $(list).children().eq(1).addClass('z-disabled');
  instance(root).refresh().select(3);
  assert.equal(state(root), '0 0 0 1');
  assert.equal(labels(root)[1]!.getAttribute('aria-disabled'), 'true');
  labels(root)[3]!.parentElement!.remove();
  panels(root)[3]!.remove();
  instance(root).refresh();
  assert.equal(instance(root).count(), 3);
  assert.equal(state(root).split('1').length, 2, `one is selected: ${state(root)}`);
});

const parts = tabsHtml().replace(/^<div[^>]*>|<\/div>$/g, '');
const noticed: Record<string, (root: HTMLElement) => unknown> = {
  scan: (root) => $(root.parentElement!).uiTabs('scan'),
  refresh: (root) => instance(root).refresh(),
  'a second init': (root) => $(root).uiTabs({ animation: { effects: 'none' } }),
};

QUnit.test.each('C14 a set whose parts were replaced starts anew by', noticed, (assert, notice) => {
  const root = start(
    {},
    tabsHtml({ attributes: 'data-role="z-tabs" data-animation-effects="none"' }),
  );
  instance(root).select(2);
  root.innerHTML = parts.replace('T3', 'T3 new');
  notice(root);
  assert.equal(root.querySelectorAll('.z-tabs-mobile').length, 1);
  labels(root)[1]!.click();
  assert.equal(state(root), '0 1 0');
  assert.equal(labels(root)[2]!.textContent, 'T3 new');
});

QUnit.test('C14 destroy of a set whose parts were replaced leaves what is there', (assert) => {
  const root = start();
  root.innerHTML = parts;
  instance(root).destroy();
  assert.equal(root.innerHTML, parts);
});
