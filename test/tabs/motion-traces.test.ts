import { markupOf, stylesOf } from '../support/markup';
import { byType, sized, stage, traces } from '../support/motion';

QUnit.module('tabs: motion, what it writes and what it leaves');

const both = byType(['slideH', 'fade']);

/** What the author wrote inline. */
const AUTHORS = sized([60, 140])
  .replace('</ul><div>', '</ul><div style="height: auto; color: red">')
  .replace('<div><p', '<div style="transform: rotate(1deg) !important; opacity: 0.75"><p')
  .replace('</div><div><p', '</div><div class="mine" style="opacity: 0.5; transform: none"><p');

const styles = (root: HTMLElement): string[] =>
  [root, ...Array.from(root.querySelectorAll<HTMLElement>('div:not(.z-content-inner), p'))].map(
    stylesOf,
  );

QUnit.test.each(
  'C12 inline styles of the author are as they were, after',
  both,
  async (assert, [type, effect]) => {
    const scene = await stage(type, { animation: { effects: effect } }, AUTHORS);
    const { root, tabs, to, end, anew } = scene;
    const [before, marks] = [styles(root), traces(root)];
    tabs.select(1);
    to(0.5);
    await end();
    assert.deepEqual(styles(root), before, 'at the end');
    assert.deepEqual(traces(root), marks, 'and no mark is left');
    tabs.select(0);
    to(0.5);
    anew();
    tabs.select(1);
    to(0.5);
    tabs.setOptions({ rounded: true });
    assert.deepEqual(styles(root), before, 'when cut off');
    assert.deepEqual(traces(root), marks);
  },
);

QUnit.test.each(
  'C13 destroy gives everything back on the way of',
  both,
  async (assert, [type, effect]) => {
    const { root, tabs, to, log } = await stage(type, { animation: { effects: effect } }, AUTHORS);
    tabs.select(1);
    to(0.3);
    tabs.destroy();
    log.take();
    assert.equal(markupOf(root), markupOf(AUTHORS));
    assert.deepEqual(root.getAnimations({ subtree: true }), []);
    to(0.6);
    assert.equal(markupOf(root), markupOf(AUTHORS), 'nothing goes on');
    assert.equal(log.take(), '');
  },
);
