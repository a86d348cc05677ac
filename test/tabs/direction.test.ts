import $ from 'jquery';
import { press } from '../support/driver';
import { boxedHtml, startBoxed, until } from '../support/fit';
import { instance, labels, put, tabsHtml } from '../support/fixture';
import { near, placeOf, sized, stage, types } from '../support/motion';
import { state } from '../support/state';

QUnit.module('tabs: text that turns its direction meanwhile', {
  afterEach: () => document.documentElement.removeAttribute('dir'),
});

const turns: Record<string, (root: HTMLElement, dir: string) => void> = {
  'that of the page': (_, dir) => (document.documentElement.dir = dir),
  'that of an ancestor': (root, dir) => (root.parentElement!.dir = dir),
  'its own': (root, dir) => (root.dir = dir),
};

QUnit.test.each('T7 the default position follows', turns, async (assert, turn) => {
  const root = put(`<div>${tabsHtml()}</div>`).firstElementChild as HTMLElement;
  $(root).uiTabs({});
  const position = (): string => /top-\w+/.exec(root.className)![0];
  const seen: string[] = [];
  for (const dir of ['rtl', 'ltr', 'rtl']) {
    turn(root, dir);
    await Promise.resolve();
    seen.push(position());
  }
  instance(root).setOptions({ position: 'top-left' });
  seen.push(position());
  turn(root, 'ltr');
  turn(root, 'rtl');
  await Promise.resolve();
  seen.push(position());
  assert.deepEqual(seen, ['top-right', 'top-left', 'top-right', 'top-left', 'top-left']);
});

QUnit.test.each('T8, T15 keys and motion follow, by', types, async (assert, type) => {
  const scene = await stage(type, { animation: { effects: 'slideH' } }, sized([60, 60]));
  const { root, container, to, end, panels } = scene;
  const width = container.clientWidth;
  for (const [dir, key, way] of [
    ['rtl', 'ArrowLeft', -1],
    ['ltr', 'ArrowRight', 1],
  ] as const) {
    root.dir = dir;
    instance(root).select(0);
    if (dir === 'ltr') await end();
    labels(root)[0]!.focus();
    press(labels(root)[0]!, key);
    to(0.5);
    near(assert, placeOf(scene, panels[0]!).slice(0, 1), [(-way * width) / 2], `old, ${dir}`);
    near(assert, placeOf(scene, panels[1]!).slice(0, 1), [(way * width) / 2], `new, ${dir}`);
    await end();
    assert.equal(state(root), '0 1');
  }
});

const seen = (root: Element): string => {
  const box = root.querySelector('.z-tabs-desktop')!.getBoundingClientRect();
  const inside = labels(root).filter((label) => {
    const { left, right } = label.getBoundingClientRect();
    return left >= box.left && right <= box.right;
  });
  const sides = Array.from(root.querySelectorAll(':scope > .z-shift'))
    .filter((button) => button.getClientRects().length)
    .map((button) => (button.matches('.z-shift + *') ? 'right' : 'left'));
  return `${sides.join(' ')}: ${inside.map((label) => label.textContent).join(' ')}`;
};

QUnit.test.each<[string, string, string]>(
  'T14 a row that scrolls: buttons are where there is more, and the selected tab is in sight',
  {
    first: ['tab1', 'right: T1 T2 T3 T4', 'left: T1 T2 T3 T4'],
    last: ['tab8', 'left: T5 T6 T7 T8', 'right: T5 T6 T7 T8'],
  },
  async (assert, [defaultTab, before, after]) => {
    const root = await startBoxed(300, { overflow: 'scroll', defaultTab }, boxedHtml(300));
    assert.equal(seen(root), before);
    document.documentElement.dir = 'rtl';
    await until(() => seen(root) === after);
    document.documentElement.dir = 'ltr';
    await until(() => seen(root) === before);
    assert.equal(seen(root), before);
  },
);
