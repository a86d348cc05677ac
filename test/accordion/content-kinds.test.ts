import $ from 'jquery';
import axe from 'axe-core';
import {
  accordionOf,
  accordionState,
  contentsOf,
  headersOf,
  innersOf,
  startAccordion,
} from '../support/accordion';

// Contents that are more than a div, and what is none.
QUnit.module('accordion: kinds of content');

const contents: Record<string, string> = {
  list: '<ul><li>1</li></ul>',
  'definition list': '<dl><dt>a</dt><dd>b</dd></dl>',
  table: '<table><tbody><tr><td>1</td></tr></tbody></table>',
  image: '<img alt="A picture" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">',
  paragraph: '<p>text</p>',
  form: '<form><label>Name <input></label></form>',
};

QUnit.test.each(
  'A1 content with a meaning of its own is put into a box',
  contents,
  async (assert, content) => {
    const html = `<ul id="acc"><li><h3>A</h3>${content}</li><li><h3>B</h3>${content}</li></ul>`;
    const root = startAccordion({ active: 0 }, html);
    assert.equal(accordionState(root), '1 0');
    assert.equal(innersOf(root)[0]!.innerHTML, content);
    assert.equal(contentsOf(root)[0]!.tagName, 'DIV');
    const { violations } = await axe.run(root);
    assert.deepEqual(
      violations.map(({ id }) => id),
      [],
    );
    accordionOf(root).destroy();
    assert.equal(root.outerHTML, html);
  },
);

QUnit.test('C12 another accordion as the content itself', (assert) => {
  const html =
    '<ul id="acc"><li><h3>A</h3><ul id="in"><li><h3>B1</h3><div>x</div></li><li><h3>B2</h3><div>y</div></li></ul></li></ul>';
  const root = startAccordion({ active: 0 }, html);
  const inner = root.querySelector<HTMLElement>('#in')!;
  $(inner).uiAccordion({ animation: { effects: 'none' }, active: 1 });
  assert.equal(accordionState(inner), '0 1');
  assert.equal(accordionState(root), '1');
  accordionOf(root).destroy();
  accordionOf(inner).destroy();
  assert.equal(root.outerHTML, html);
});

QUnit.test('A9 a list that is the content itself is a menu', (assert) => {
  const html = '<ul id="acc"><li><h3>Nav</h3><ul><li><a href="/q">Q</a></li></ul></li></ul>';
  const root = startAccordion({ contentNav: true }, html);
  assert.equal(root.querySelectorAll('ul.z-sub-nav').length, 1);
});

const blanks = [
  '<p></p>',
  '<p><br></p>',
  '<p>&nbsp;</p>',
  '<div class="clear"></div>',
  '<div class="clearfix"></div>',
  '<div style="clear: both">&nbsp;</div>',
];

QUnit.test.each(
  'A1 what editors leave, and what only ends floats, is no header and no content:',
  blanks,
  (assert, blank) => {
    const pair = (n: number): string => `${blank}<h3>H${n}</h3>${blank}<div>C${n}</div>${blank}`;
    for (const html of [
      `<ul id="acc"><li>${pair(1)}</li><li>${pair(2)}</li></ul>`,
      `<div id="acc">${pair(1)}${pair(2)}</div>`,
    ]) {
      const root = startAccordion({ active: 0 }, html);
      assert.equal(accordionState(root), '1 0');
      assert.equal(
        headersOf(root)
          .map((header) => header.textContent)
          .join(),
        'H1,H2',
      );
      assert.equal(
        innersOf(root)
          .map((inner) => inner.innerHTML)
          .join(),
        'C1,C2',
      );
      accordionOf(root).destroy();
      assert.equal(root.outerHTML, html);
    }
  },
);

QUnit.test.each(
  'A1 a blank paragraph is the content where there is no other:',
  ['<ul id="acc"><li><h3>H1</h3><p></p></li></ul>', '<div id="acc"><h3>H1</h3><p></p></div>'],
  (assert, html) => {
    const root = startAccordion({}, html);
    const content = root.querySelector('p')!;
    content.textContent = 'C1';
    assert.equal(accordionState(root), '0');
    assert.false(content.checkVisibility());
    accordionOf(root).select(0);
    assert.true(content.checkVisibility());
    accordionOf(root).destroy();
    assert.equal(root.outerHTML, html.replace('<p>', '<p>C1'));
  },
);
