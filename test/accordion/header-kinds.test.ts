import {
  accordionOf,
  accordionState,
  headersOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';

// What a header has in it: headings, links, fields, pictures, numbers; which of it is the trigger.
QUnit.module('accordion: kinds of header');

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
