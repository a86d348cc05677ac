import axe from 'axe-core';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { accordionHtml, begun, forms, triggersOf } from '../support/accordion';
import { put } from '../support/fixture';

QUnit.module('accordion: axe');

async function violations(): Promise<string[]> {
  const { violations } = await axe.run('#qunit-fixture', { resultTypes: ['violations'] });
  const texts = violations.map(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
  );
  return ([] as string[]).concat(...texts);
}

const openStates: [string, AccordionSettings][] = [['several open', { active: [0, 2] }]];

const matrix: Record<string, [string, AccordionSettings]> = {};
for (const form of forms) {
  for (const [name, settings] of openStates) {
    matrix[`${form}, ${name}`] = [accordionHtml({ form }), settings];
  }
}

QUnit.test.each('AA1 to AA10 axe finds nothing in', matrix, async (assert, [html, settings]) => {
  put('<h2>Heading</h2>');
  const { root } = await begun(settings, html);
  assert.deepEqual(await violations(), []);
  triggersOf(root)[2]!.click();
  assert.deepEqual(await violations(), [], 'after a click');
});

const tall = accordionHtml().replace('C1', '<span style="display: block; height: 900px">C1</span>');
const picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
const pictures = accordionHtml().replace(
  /<p>C(\d)<\/p>/g,
  `<img alt="Picture $1" src="${picture}">`,
);
const links = '<ul><li><a href="/base/a">A</a></li><li><a href="/base/b">B</a></li></ul>';

const cases: Record<string, [string, AccordionSettings]> = {
  'more than six sections': [accordionHtml({ sections: 8 }), { active: [0, 7] }],
  horizontal: [accordionHtml(), { orientation: 'horizontal' }],
  'horizontal, right to left': [
    accordionHtml({ attributes: 'dir="rtl" lang="ar"' }),
    { orientation: 'horizontal' },
  ],
  'a slider with dots': [pictures, { slider: true, dotNav: true, active: 0 }],
  'a fixed height that scrolls': [tall, { contentHeight: 100, active: 0 }],
  'a menu': [accordionHtml().replace('<p>C1</p>', links), { contentNav: true, active: 0 }],
  'a disabled section': [accordionHtml().replace('<li>', '<li data-disabled>'), { active: 1 }],
  'one that may not be closed': [accordionHtml(), { active: 1, collapsible: false }],
  'controls in headers': [accordionHtml().replace('H1', 'H1 <button>Edit</button>'), { active: 0 }],
  'a link header': [accordionHtml().replace('H1', '<a href="/base/x">H1</a>'), {}],
  'a header that is a link to nowhere': [accordionHtml().replace('H1', '<a href="#">H1</a>'), {}],
  dark: [accordionHtml(), { dark: true, active: 0 }],
};

QUnit.test.each('AA1 to AA10 axe finds nothing in', cases, async (assert, [html, settings]) => {
  put('<h2>Heading</h2>');
  const { accordion } = await begun(settings, html);
  assert.deepEqual(await violations(), []);
  accordion.next();
  assert.deepEqual(await violations(), [], 'after a step');
});
