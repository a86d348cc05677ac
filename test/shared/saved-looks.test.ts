import $ from 'jquery';
import { accordion, startAccordion } from '../support/accordion';
import { stage as stageAccordion } from '../support/accordion-motion';
import { instance, start } from '../support/fixture';
import { byType, stage, traces, type Type } from '../support/motion';
import { state } from '../support/state';

// A page that is saved with all it has, and starts its sets again as it did at first.
QUnit.module('copies that were saved with other options');

const looks = {
  ...{ theme: 'red', dark: true, rounded: true, shadows: false, print: 'current' },
  ...{ bordered: true, animation: { duration: 50 } },
} as const;

type Run = (settings: object, html?: string) => { setOptions(all: object): void; destroy(): void };
const runTabs: Run = (settings, html) => instance(start(settings, html));
const runList: Run = (settings, html) => accordion(settings, html).set;

const rows = {
  tabs: [runTabs, { multiline: true, size: 'large', style: 'clean' }],
  'tabs below': [runTabs, { position: 'bottom-right' }],
  'tabs that scroll': [runTabs, { overflow: 'scroll', dark: true }],
  accordion: [runList, { contentNav: true, scrollable: true }],
  'accordion side by side': [runList, { orientation: 'horizontal' }],
} as const;

QUnit.test.each('C14 classes of options no longer given are gone:', rows, (assert, [run, more]) => {
  const root = (): Element => document.querySelector('#qunit-fixture > :last-child')!;
  const classes = (): string => Array.from(root().classList).sort().join(' ');
  const set = run({});
  const fresh = classes();
  set.setOptions({ ...looks, ...more });
  assert.notEqual(classes(), fresh);
  const saved = root().outerHTML;
  set.destroy();
  $(root()).remove();
  run({}, saved);
  assert.equal(classes(), fresh);
});

QUnit.test('C14 a list of buttons that was saved below its panels is found', (assert) => {
  const panels = '<div><div>P1</div><div>P2</div></div>';
  const list = '<div role="tablist"><button>T1</button><button>T2</button></div>';
  const saved = start({ position: 'bottom-left' }, `<div>${list}${panels}</div>`).outerHTML;
  assert.equal(state(start({ defaultTab: 1 }, saved)), '0 1');
});

QUnit.test('C14 an empty tab set starts again without duplicates', (assert) => {
  const saved = start({ theme: 'red' }, '<div><ul></ul><div></div></div>').outerHTML;
  const copy = start({}, saved);
  const counts = ['.z-tabs-mobile', '.z-dropdown-arrow', '.z-tabs-nav'].map(
    (selector) => copy.querySelectorAll(selector).length,
  );
  assert.deepEqual(counts, [1, 1, 2]);
  assert.notOk(copy.classList.contains('red'), 'nor the look that it had');
});

const stages = {
  'a tab set': async (type: Type, effects: 'slide' | 'fade') => {
    const { root, tabs } = await stage(type, {
      animation: { effects: effects === 'fade' ? effects : 'slideH' },
    });
    return { root, set: tabs, begin: start };
  },
  'an accordion': async (type: Type, effects: 'slide' | 'fade') => {
    const { root, set } = await stageAccordion(type, { animation: { effects } });
    return { root, set, begin: startAccordion };
  },
};

for (const [name, onStage] of Object.entries(stages)) {
  QUnit.test.each(
    `C14 ${name} that is saved on its way starts at rest:`,
    byType(['slide', 'fade']),
    async (assert, row) => {
      const { root, set, begin } = await onStage(...row);
      const before = traces(root);
      set.select(1);
      const { outerHTML } = root;
      set.destroy();
      root.remove();
      assert.deepEqual(traces(begin({}, outerHTML)), before);
    },
  );
}
