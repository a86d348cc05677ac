import { frame } from '../support/fit';
import { instance, start, tabsHtml } from '../support/fixture';

QUnit.module('tabs: many tabs');

QUnit.test.each(
  'T3 a change writes to the two tabs and their panels, and to nothing else, in',
  [3, 50],
  async (assert, count) => {
    const root = start({ responsive: false }, tabsHtml({ tabs: count }));
    instance(root).select(1).select(0);
    await frame();
    const observer = new MutationObserver(() => undefined);
    observer.observe(root, { attributes: true, childList: true, subtree: true });
    instance(root).select(1);
    const records = observer.takeRecords();
    await frame();
    const written = records
      .concat(observer.takeRecords())
      .map(({ target, attributeName }) => `${target.nodeName} ${attributeName ?? 'children'}`);
    const tab = ['A aria-selected', 'A tabindex', 'DIV class', 'DIV hidden', 'LI class'];
    assert.deepEqual(written.sort(), tab.concat(tab).sort());
  },
);
