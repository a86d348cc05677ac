import $ from 'jquery';
import axe from 'axe-core';
import {
  accordionOf,
  accordionState,
  contentsOf,
  innersOf,
  startAccordion,
} from '../support/accordion';
import { markupOf } from '../support/markup';

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
  'A1, AA3 content with a meaning of its own keeps it',
  contents,
  async (assert, content) => {
    const html = `<ul id="acc"><li><h3>A</h3>${content}</li><li><h3>B</h3>${content}</li></ul>`;
    const root = startAccordion({ active: 0 }, html);
    assert.equal(accordionState(root), '1 0');
    const { violations } = await axe.run(root);
    assert.deepEqual(
      violations.map(({ id }) => id),
      [],
    );
    accordionOf(root).destroy();
    assert.equal(markupOf(root), markupOf(html));
  },
);

const several =
  '<!--c-->a<p>one</p>b<table><tbody><tr><td>two</td></tr></tbody></table><p>three</p>';

QUnit.test.each(
  'A1 several nodes get one box',
  [
    `<ul id="acc"><li><h3>A</h3>${several}</li><li><h3>B</h3><div>C</div></li></ul>`,
    `<div id="acc"><h3>A</h3>${several}<h3>B</h3><div>C</div></div>`,
    `<div id="acc"><details><summary>A</summary>${several}</details><details><summary>B</summary><div>C</div></details></div>`,
  ],
  (assert, html) => {
    const root = startAccordion({}, html);
    const nodes = Array.from(root.querySelectorAll('p, table'));
    assert.equal(accordionState(root), '0 0');
    accordionOf(root).select(0);
    assert.equal(accordionState(root), '1 0');
    assert.equal(innersOf(root)[0]!.innerHTML, several);
    assert.true(nodes.every((node) => contentsOf(root)[0]!.contains(node)));
    accordionOf(root).destroy();
    assert.equal(markupOf(root), markupOf(html));
    assert.deepEqual(Array.from(root.querySelectorAll('p, table')), nodes);
  },
);

QUnit.test('A1 flat: the content ends at the next heading of that level', (assert) => {
  const html = '<div id="acc"><h3>A</h3><p>1</p><h4>a</h4><p>2</p><h3>B</h3><p>3</p><p>4</p></div>';
  const root = startAccordion({ active: 0 }, html);
  assert.equal(accordionState(root), '1 0');
  assert.deepEqual(
    contentsOf(root).map(({ textContent }) => textContent),
    ['1a2', '34'],
  );
  accordionOf(root).destroy();
  assert.equal(markupOf(root), markupOf(html));
});

QUnit.test('A1, AA3 terms and what they mean', (assert) => {
  const html = '<dl id="acc"><dt>A</dt><dd>1</dd><dt>B</dt><dd>2</dd></dl>';
  const root = startAccordion({ active: 1 }, html);
  assert.equal(accordionState(root), '0 1');
  assert.equal(root.querySelectorAll('dt button[aria-expanded]').length, 2);
  assert.equal(root.querySelectorAll('dd[role]').length, 0);
  accordionOf(root).destroy();
  assert.equal(markupOf(root), markupOf(html));
});

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
  assert.equal(markupOf(root), markupOf(html));
});

QUnit.test('A9 a list that is the content itself is a menu', (assert) => {
  const html = '<ul id="acc"><li><h3>Nav</h3><ul><li><a href="/q">Q</a></li></ul></li></ul>';
  const root = startAccordion({ contentNav: true }, html);
  assert.equal(root.querySelectorAll('ul.z-sub-nav').length, 1);
});
