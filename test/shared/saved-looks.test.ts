import { labels, panels, put, start } from '../support/fixture';
import { begin, both, kinds, bothEach } from '../support/kinds';
import { markupOf } from '../support/markup';
import { byType, stillOn, traces } from '../support/motion';

// A page that is saved with all it has, and starts its sets again as it did at first.
QUnit.module('copies that were saved with other options');

const looks = {
  ...{ theme: 'red', dark: true, rounded: true, shadows: false, print: 'current' },
  ...{ bordered: true, animation: { duration: 50 } },
} as const;

const { tabs, accordion } = kinds;

const rows = {
  tabs: [tabs, { multiline: true, size: 'large', style: 'clean' }],
  'tabs below': [tabs, { position: 'bottom-right' }],
  'tabs that scroll': [tabs, { overflow: 'scroll', dark: true }],
  accordion: [accordion, { contentNav: true, scrollable: true }],
  'accordion side by side': [accordion, { orientation: 'horizontal' }],
} as const;

const classes = (root: Element): string => Array.from(root.classList).sort().join(' ');

QUnit.test.each('C14 classes of options given no more are gone:', rows, (assert, [kind, more]) => {
  const { root, set } = begin(kind, {}, kind.html({ attributes: 'class="z-demo-mine"' }));
  const fresh = classes(root);
  set.setOptions({ ...looks, ...more } as object);
  assert.notEqual(classes(root), fresh);
  const saved = root.outerHTML;
  set.destroy();
  root.remove();
  assert.equal(classes(begin(kind, {}, saved).root), fresh);
});

both('C14 a panel that an older version closed opens, its label waits no more:', (assert, kind) => {
  const { root, set } = begin(kind);
  const displays = ['block', 'none', 'none'];
  const saved = root.outerHTML
    .replace(/aria-controls/g, 'aria-busy="true" $&')
    .replace(/role="(tabpanel|region)"/g, (role) => `${role} style="display: ${displays.shift()}"`);
  set.destroy();
  root.remove();
  const copy = begin(kind, {}, saved);
  copy.set.select(1);
  assert.equal(copy.state(), '0 1 0');
  assert.notOk(copy.panel(1).hasAttribute('style') || copy.label(1).ariaBusy);
});

QUnit.test('C14, AT5 a set names its own panels, also beside a copy that doesn’t run', (assert) => {
  const html = start().outerHTML;
  const next = Number(/uiTabs(\d+)-/.exec(html)![1]) + 1;
  put(html.replace(/uiTabs\d+-/g, `uiTabs${next}-`));
  const root = start();
  const named = labels(root).map((label) =>
    document.getElementById(label.getAttribute('aria-controls')!),
  );
  assert.deepEqual(named, panels(root));
});

QUnit.test('C14, AA9 a link is in its heading again after a copy has run', (assert) => {
  const html = '<ul><li><h3>H1<a href="#more">more</a></h3><div>P1</div></li></ul>';
  const saved = begin(accordion, {}, html).root.outerHTML;
  const copy = begin(accordion, {}, saved);
  copy.set.destroy();
  assert.equal(markupOf(copy.root), markupOf(html));
});

bothEach(
  'C14 a set that is saved on its way starts at rest:',
  byType(['slide', 'fade']),
  async (assert, kind, [type, effect]) => {
    const effects = kind === kinds.tabs && effect === 'slide' ? 'slideH' : effect;
    const { root, set } = await stillOn(kind, type, { animation: { effects } }, kind.html());
    const before = traces(root);
    set.select(1);
    const { outerHTML } = root;
    set.destroy();
    root.remove();
    assert.deepEqual(traces(begin(kind, {}, outerHTML).root), before);
  },
);

both('a copy of a set that played is no live region (C14, S5):', (assert, kind) => {
  const { root, set } = begin(kind, { autoplay: { interval: 9000 } });
  set.stop();
  const saved = root.outerHTML;
  set.destroy();
  root.remove();
  const copy = begin(kind, {}, saved);
  assert.equal(copy.root.outerHTML.includes('aria-live'), false);
  copy.set.destroy();
  assert.equal(copy.root.outerHTML.includes('aria-live'), false, 'nor after its end');
});
