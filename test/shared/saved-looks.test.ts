import $ from 'jquery';
import { accordionHtml } from '../support/accordion';
import { put, tabsHtml } from '../support/fixture';

// A page that is saved with all it has, and starts its sets again as it did at first.
QUnit.module('copies that were saved with other options');

const looks = {
  dark: true,
  rounded: true,
  shadows: false,
  print: 'current',
  bordered: true,
  animation: { duration: 50 },
} as const;
const rows = {
  tabs: ['uiTabs', tabsHtml(), { multiline: true, spaced: true, dark: 'auto' }],
  'tabs that share the row': ['uiTabs', tabsHtml(), { position: 'top-compact' }],
  'tabs below': ['uiTabs', tabsHtml(), { position: 'bottom-right' }],
  'tabs that scroll': ['uiTabs', tabsHtml(), { overflow: 'scroll', dark: true }],
  accordion: ['uiAccordion', accordionHtml(), { contentNav: true, scrollable: true }],
  'accordion, dark as the page is': ['uiAccordion', accordionHtml(), { dark: 'auto' }],
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
    call(copy, 'destroy');
    assert.equal(copy.getAttribute('class'), $(saved).attr('class'), 'given back as it was');
  },
);

QUnit.test('C14 what played without an option is no carousel in a copy', (assert) => {
  const label = 'Trips';
  for (const attributes of ['', `aria-label="${label}"`]) {
    const root = put(tabsHtml({ attributes }));
    $(root).uiTabs().uiTabs('play', 60000);
    assert.equal(root.getAttribute('aria-roledescription'), 'carousel');
    const saved = root.outerHTML;
    $(root).remove();
    const copy = put(saved);
    $(copy).uiTabs();
    const names = ['role', 'aria-roledescription', 'aria-label', 'aria-live'];
    const had = names.map((name) => copy.getAttribute(name));
    assert.deepEqual(had, [null, null, attributes ? label : null, null]);
    assert.strictEqual(copy.querySelector('[aria-live]:not(.z-status)'), null);
    $(copy).remove();
  }
});
