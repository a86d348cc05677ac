import $ from 'jquery';
import { accordionHtml, startAccordion } from '../support/accordion';
import { stage as stageAccordion, styles } from '../support/accordion-motion';
import { put, start, tabsHtml } from '../support/fixture';
import { byType, stage, traces } from '../support/motion';
import { state } from '../support/state';

// A page that is saved with all it has, and starts its sets again as it did at first.
QUnit.module('copies that were saved with other options');

const looks = {
  theme: 'red',
  dark: true,
  rounded: true,
  shadows: false,
  print: 'current',
  bordered: true,
  animation: { duration: 50 },
} as const;
const rows = {
  tabs: ['uiTabs', tabsHtml(), { multiline: true, size: 'large', style: 'clean' }],
  'tabs below': ['uiTabs', tabsHtml(), { position: 'bottom-right' }],
  'tabs that scroll': ['uiTabs', tabsHtml(), { overflow: 'scroll', dark: true }],
  accordion: ['uiAccordion', accordionHtml(), { contentNav: true, scrollable: true }],
  'accordion side by side': ['uiAccordion', accordionHtml(), { orientation: 'horizontal' }],
} as const;

type Call = (...args: unknown[]) => unknown;

QUnit.test.each(
  'C14 classes of options that are no longer given are gone:',
  rows,
  (assert, [plugin, html, more]) => {
    const call = (root: HTMLElement, ...args: unknown[]): unknown =>
      ($(root) as unknown as Record<string, Call>)[plugin]!(...args);
    const classesOf = (root: HTMLElement): string => Array.from(root.classList).sort().join(' ');
    const root = put(html);
    const still = { animation: { effects: 'none' } };
    call(root, still);
    const fresh = classesOf(root);
    call(root, 'setOptions', { ...looks, ...more });
    assert.notEqual(classesOf(root), fresh);
    const saved = root.outerHTML;
    call(root, 'destroy');
    $(root).remove();
    const copy = put(saved);
    call(copy, still);
    assert.equal(classesOf(copy), fresh);
  },
);

QUnit.test('C14 a list of buttons that was saved below its panels is found', (assert) => {
  const panels = '<div><div>P1</div><div>P2</div></div>';
  const list = '<div role="tablist"><button>T1</button><button>T2</button></div>';
  const saved = start({ position: 'bottom-left' }, `<div>${list}${panels}</div>`).outerHTML;
  const copy = start({ defaultTab: 1 }, saved);
  assert.equal(state(copy), '0 1');
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

/** Saves, ends and removes a set that was put on its way; gives what was saved. */
function saveOnTheWay(
  root: HTMLElement,
  set: { select(n: number): void; destroy(): void },
): string {
  set.select(1);
  const { outerHTML } = root;
  set.destroy();
  root.remove();
  return outerHTML;
}

QUnit.test.each(
  'C14 a tab set that is saved on its way starts at rest:',
  byType(['slideH', 'fade']),
  async (assert, [type, effects]) => {
    const { root, tabs } = await stage(type, { animation: { effects } });
    const before = traces(root);
    const copy = start({}, saveOnTheWay(root, tabs));
    assert.deepEqual(traces(copy), before);
  },
);

QUnit.test.each(
  'C14 an accordion that is saved on its way starts at rest:',
  byType(['slide', 'fade']),
  async (assert, [type, effects]) => {
    const { root, set } = await stageAccordion(type, { animation: { effects } });
    const before = styles(root);
    const copy = startAccordion({}, saveOnTheWay(root, set));
    assert.deepEqual(styles(copy), before);
  },
);
