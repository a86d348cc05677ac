import $ from 'jquery';
import { accordionHtml } from '../support/accordion';
import { put, tabsHtml } from '../support/fixture';

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
