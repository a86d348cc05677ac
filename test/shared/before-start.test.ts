// What the style sheet draws before the start, in each engine.
import { accordionHtml } from '../support/accordion';
import { frame } from '../support/fit';
import { put, tabsHtml } from '../support/fixture';
import { call, kinds, type Kind } from '../support/kinds';

QUnit.module('before the start');

/** The texts that are seen, and where they are. */
function placesIn(root: Element) {
  const texts = Array.from(root.querySelectorAll('*'))
    .flatMap((one) => Array.from(one.childNodes))
    .filter((node) => node.nodeType === 3 && node.nodeValue?.trim())
    .filter((text) => {
      const panel = text.parentElement?.closest('p')?.parentElement;
      return !panel || (panel.offsetHeight > 0 && getComputedStyle(panel).visibility === 'visible');
    });
  // The start may put the labels behind the panels.
  texts.sort((a, b) => (a.nodeValue! < b.nodeValue! ? -1 : 1));
  const places = texts.map((text) => {
    const range = document.createRange();
    range.selectNode(text);
    const { left, top, width, height } = range.getBoundingClientRect();
    return [left, top, width, height];
  });
  return { texts: texts.map((text) => text.nodeValue), places };
}

const tabs = tabsHtml({ count: 3 });
const accordion = accordionHtml({ count: 3 });
const boxless = tabs.replace(/<div>(<div>.*<\/div>)<\/div><\/div>$/, '$1</div>');
const across = 'data-options=\'{"orientation": "horizontal"}\'';

const sets: Record<string, [Kind, string, string?]> = {
  tabs: [kinds.tabs, tabs],
  'tabs, right to left': [kinds.tabs, tabs, 'dir="rtl"'],
  'tabs without a box around the panels': [kinds.tabs, boxless],
  'vertical tabs': [kinds.tabs, tabs, 'data-orientation="vertical"'],
  'bottom tabs': [kinds.tabs, tabs, 'data-position="bottom-left"'],
  pills: [kinds.tabs, tabs, 'data-style="pills"'],
  'tabs, the second one open': [kinds.tabs, tabs, 'data-default-tab="tab2"'],
  'an accordion': [kinds.accordion, accordion],
  'an accordion, right to left': [kinds.accordion, accordion, 'dir="rtl" data-active="1"'],
  'an accordion of pairs': [
    kinds.accordion,
    accordionHtml({ count: 3, form: 'flat' }),
    'data-active="0"',
  ],
  'an accordion of details': [kinds.accordion, accordionHtml({ count: 3, form: 'details' })],
  'a horizontal accordion': [kinds.accordion, accordion, across],
};

QUnit.test.each(
  'R3 before the start, what is seen has its place, and the rest isn’t seen:',
  sets,
  async (assert, [kind, html, attributes = '']) => {
    const root = put(html.replace('>', ` class="${kind.role}-loading" ${attributes}>`));
    await frame();
    const before = placesIn(root);
    call(kind, root);
    await frame();
    const after = placesIn(root);
    assert.deepEqual(before.texts, after.texts);
    const moved = after.places.flatMap((place, n) =>
      place.map((value, side) => Math.abs(value - before.places[n]![side]!)),
    );
    // Browsers round the height of a row and the middle of a turned line each in their way.
    assert.true(Math.max(...moved) <= 1, `moved by ${Math.max(...moved)} px`);
  },
);
