import axe from 'axe-core';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { accordionHtml, begun, forms } from '../support/accordion';
import { put } from '../support/fixture';

QUnit.module('accordion: axe');

async function violations(): Promise<string[]> {
  const { violations } = await axe.run('#qunit-fixture', { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`),
  );
}

const html = accordionHtml();
const tall = html.replace('C1', '<span style="display: block; height: 900px">C1</span>');
const picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
const pictures = html.replace(/<p>C(\d)<\/p>/g, `<img alt="Picture $1" src="${picture}">`);
const links = '<ul><li><a href="/base/a">A</a></li><li><a href="/base/b">B</a></li></ul>';
const across: AccordionSettings = { orientation: 'horizontal' };

const cases: Record<string, [string, AccordionSettings]> = {
  'more than six sections': [accordionHtml({ sections: 8 }), { active: [0, 7] }],
  horizontal: [html, across],
  'horizontal, right to left': [accordionHtml({ attributes: 'dir="rtl" lang="ar"' }), across],
  'a slider with dots': [pictures, { slider: true, dotNav: true, active: 0 }],
  'a fixed height that scrolls': [tall, { contentHeight: 100, active: 0 }],
  'a menu': [html.replace('<p>C1</p>', links), { contentNav: true, active: 0 }],
  'a disabled section': [html.replace('<li>', '<li data-disabled>'), { active: 1 }],
  'one that may not be closed': [html, { active: 1, collapsible: false }],
  'controls in headers': [html.replace('H1', 'H1 <button>Edit</button>'), { active: 0 }],
  'a link header': [html.replace('H1', '<a href="/base/x">H1</a>'), {}],
  'a header that is a link to nowhere': [html.replace('H1', '<a href="#">H1</a>'), {}],
  dark: [html, { dark: true, active: 0 }],
};
for (const form of forms) cases[form] = [accordionHtml({ form }), { active: [0, 2] }];

QUnit.test.each('AA1 to AA10 axe finds nothing in', cases, async (assert, [markup, settings]) => {
  put('<h2>Heading</h2>');
  const { set } = await begun(settings, markup);
  assert.deepEqual(await violations(), []);
  set.next();
  assert.deepEqual(await violations(), [], 'after a step');
});
