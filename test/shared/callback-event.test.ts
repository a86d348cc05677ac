import $ from 'jquery';
import { both } from '../support/both';

QUnit.module('callback event');

/** Forgets, until `work` is done, what pages have ever listened to, as far as jQuery notes that. */
function unheard(work: () => void): void {
  const { event } = $ as unknown as { event: { global?: object } };
  const before = event.global;
  if (before) event.global = {};
  work();
  if (before) event.global = before;
}

QUnit.test.each(
  'C9 the target is the container, whether a handler listens as well or not:',
  both,
  async (assert, begin) => {
    const targets: unknown[] = [];
    const note = (event: { target: unknown }): void => void targets.push(event.target);
    const { root, set } = await begin({ animation: { effects: 'none' } });
    set.setOptions({ beforeSelect: note, select: note });
    unheard(() => set.select(1));
    assert.deepEqual(targets, [root, root]);
    $(document).on('uitabs:select uiaccordion:select', $.noop);
    set.select(2);
    $(document).off('uitabs:select uiaccordion:select', $.noop);
    assert.deepEqual(targets, [root, root, root, root]);
  },
);
