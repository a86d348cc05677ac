import $ from 'jquery';
import { accordionHtml, accordionState, startAccordion } from '../support/accordion';
import { put, tabsHtml } from '../support/fixture';
import { markupOf } from '../support/markup';

// What editors leave between the parts.
QUnit.module('paragraphs without text');

const left = ['<p></p>', '<p>&nbsp;</p>', '<p><br></p>'];
const between = (html: string, place: RegExp): string => html.replace(place, `$&${left.join('')}`);
const rows: Record<string, [string, string]> = {
  'before the list': ['uiTabs', between(tabsHtml(), /^<div[^>]*>/)],
  'between list and panels': ['uiTabs', between(tabsHtml(), /<\/ul>/)],
  'between panels': ['uiTabs', between(tabsHtml(), /<\/ul><div><div>.*?<\/div>/)],
  'between sections': ['uiAccordion', between(accordionHtml(), /<\/li>/)],
};

type Call = (...args: unknown[]) => unknown;

QUnit.test.each('T1, C13 they take no room, and come back:', rows, (assert, [plugin, html]) => {
  const root = put(html);
  const call = (...args: unknown[]): unknown =>
    ($(root) as unknown as Record<string, Call>)[plugin]!(...args);
  call();
  const heights = Array.from(root.querySelectorAll('p'))
    .filter(({ textContent }) => !textContent!.trim())
    .map(({ offsetHeight }) => offsetHeight);
  assert.deepEqual(heights, [0, 0, 0]);
  call('destroy');
  assert.equal(markupOf(root), markupOf(html));
});

QUnit.test('C14 an accordion that was rewritten starts anew at a refresh', (assert) => {
  const root = startAccordion({ active: 0 });
  root.innerHTML = accordionHtml().replace(/^<[^>]+>|<\/[^>]+>$/g, '');
  $(root).uiAccordion('refresh');
  assert.equal(accordionState(root), '1 0 0');
});
