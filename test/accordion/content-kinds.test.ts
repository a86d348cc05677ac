import $ from 'jquery';
import axe from 'axe-core';
import {
  accordionOf,
  accordionState,
  contentsOf,
  headersOf,
  innersOf,
  sectionsOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { put } from '../support/fixture';

// Headers and contents that are more than an h3 and a div.
QUnit.module('accordion: kinds of header and content');

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

QUnit.test(
  'A1 a heading inside the header gets the button, and keeps it as its only child',
  (assert) => {
    const html =
      '<div id="acc"><section><header><h2>A</h2><p>more</p></header><div>x</div></section></div>';
    const root = startAccordion({}, html);
    const heading = root.querySelector('h2')!;
    assert.deepEqual(
      Array.from(heading.children, ({ tagName }) => tagName),
      ['BUTTON'],
    );
    triggersOf(root)[0]!.click();
    assert.equal(accordionState(root), '1');
    accordionOf(root).destroy();
    assert.equal(root.outerHTML, html);
  },
);

QUnit.test.each(
  'A9 what takes the focus in a header stays out of the button',
  ['<i tabindex="0" role="button">tip</i>', '<span contenteditable="">edit</span>'],
  (assert, control) => {
    const root = startAccordion({}, `<ul id="acc"><li><h3>T ${control}</h3><div>x</div></li></ul>`);
    assert.equal(triggersOf(root)[0]!.textContent!.trim(), 'T');
    assert.equal(root.querySelector('.z-controls')!.innerHTML, control);
  },
);

QUnit.test(
  'A1 a header that is nothing but a labelled field gives its words to the button',
  (assert) => {
    const html =
      '<ul id="acc"><li><h3><label>Wheat <input type="radio"></label></h3><div>x</div></li></ul>';
    const root = startAccordion({}, html);
    assert.equal(triggersOf(root)[0]!.getAttribute('aria-label'), 'Wheat');
    accordionOf(root).destroy();
    assert.equal(root.outerHTML, html);
  },
);

const beside = {
  'a picture': '<i class="icon"></i> <a href="#">T</a>',
  'a picture behind it': '<a href="javascript:void(0)">2016</a> <img alt="">',
  'a badge': '<a href="#">T</a> <span class="badge">3</span>',
  'a number': '<span>12)</span> <a href="#">T</a>',
  'a count of a year': '<a href="#">2016</a> <span>3</span>',
  'a count in Chinese brackets': '<a href="#">新闻</a>（3）',
  'an arrow': '<a href="#">T</a> <i>»</i>',
  'nothing, in other elements': '<strong><span><a href="#x">T</a></span></strong>',
};

QUnit.test.each(
  'A1 a link to nowhere with all the words of a header is its trigger, beside',
  beside,
  (assert, title) => {
    const html = `<ul id="acc"><li><h3>${title}</h3><div>x</div></li></ul>`;
    const root = startAccordion({}, html);
    const link = root.querySelector('a')!;
    assert.deepEqual(triggersOf(root), [link]);
    assert.equal(root.querySelector('.z-controls'), null);
    link.click();
    assert.equal(accordionState(root), '1');
    headersOf(root)[0]!.click();
    assert.equal(accordionState(root), '0');
    accordionOf(root).destroy();
    assert.equal(root.outerHTML, html);
  },
);

const controls = {
  'a link that leads somewhere': ['<a href="/x">more</a>', '<img alt="Dunes"> '],
  'a button without words': ['<button type="button"><i></i></button>', '<img alt="Dunes"> '],
  'a link beside words': ['<a href="#x">edit</a>', 'T '],
  'a sign beside a year': ['<a href="#">×</a>', '2016 '],
  'a link behind a number': ['<a href="#">Remove</a>', '1 '],
  'a link behind a date': ['<a href="#">edit</a>', '12.05.2016 '],
  'a link behind a rate': ['<a href="javascript:void(0)">Apply</a>', '10% '],
  'a button beside a number': ['<button type="button">Rename</button>', '<span>2.</span> '],
  'a link that repeats words': ['<a href="#">News</a>', 'News '],
  'one link of several': ['<a href="#x">T</a><a href="#y"></a>', '<i></i>'],
};

QUnit.test.each('A1 stays a control:', controls, (assert, [control, picture]) => {
  const html = `<ul id="acc"><li><h3>${picture}${control}</h3><div>x</div></li></ul>`;
  const root = startAccordion({}, html);
  assert.equal(root.querySelector('.z-controls')!.innerHTML, control);
  assert.equal(triggersOf(root)[0]!.tagName, 'BUTTON');
  accordionOf(root).destroy();
  assert.equal(root.outerHTML, html);
});

const before = {
  'a date': '12.11.2016',
  'a year': '2016',
  'a price': '9,99 €',
  words: 'T',
};

QUnit.test.each('A1 a link to nowhere stays a control before', before, (assert, words) => {
  const link = '<a href="#">Edit</a>';
  const html = `<ul id="acc"><li><h3>${link} ${words}</h3><div>x</div></li></ul>`;
  const root = startAccordion({}, html);
  assert.equal(root.querySelector('.z-controls')!.innerHTML, link);
  assert.equal(triggersOf(root)[0]!.textContent!.trim(), words);
});

QUnit.test('A1 a picture can name a header', (assert) => {
  const root = startAccordion(
    {},
    '<ul id="acc"><li><h3><img alt="Dunes"></h3><div>x</div></li></ul>',
  );
  assert.equal(accordionState(root), '0');
});

QUnit.test('C12 horizontal: sections that the author hid take no room', (assert) => {
  const html =
    '<ul id="acc"><li style="display:none"><h3>A</h3><div>a</div></li><li><h3>B</h3><div>b</div></li><li><h3>C</h3><div>c</div></li></ul>';
  const root = put(html);
  $(root).uiAccordion({ orientation: 'horizontal', width: 600, animation: { effects: 'none' } });
  assert.equal(accordionOf(root).active(), 1);
  const start = root.getBoundingClientRect().left;
  const places = sectionsOf(root).map((section) => section.getBoundingClientRect().left - start);
  assert.deepEqual(places.slice(1), [0, 560]);
  assert.deepEqual(
    sectionsOf(root).map(({ classList }) => [
      classList.contains('z-first'),
      classList.contains('z-last'),
    ]),
    [
      [false, false],
      [true, false],
      [false, true],
    ],
  );
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
