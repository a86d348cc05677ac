import $ from 'jquery';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  contentsOf,
  forms,
  headersOf,
  innersOf,
  sectionsOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { takeWarnings } from '../support/console';

QUnit.module('accordion: add, refresh');

const ends = (root: Element): string =>
  sectionsOf(root)
    .map(({ classList }) => `${classList.contains('z-first')}/${classList.contains('z-last')}`)
    .join(' ');

QUnit.test.each('A11 add puts a closed section at the end, in the form', forms, (assert, form) => {
  const root = startAccordion({ active: 0 }, accordionHtml({ form }));
  accordionOf(root).add('New', '<p>C4</p>');
  assert.equal(accordionState(root), '1 0 0 0');
  assert.equal(ends(root), 'true/false false/false false/false false/true');
  triggersOf(root)[3]!.click();
  assert.equal(accordionState(root), '0 0 0 1');
  assert.equal(headersOf(root)[3]!.textContent, 'New');
  assert.equal(contentsOf(root)[3]!.textContent, 'C4');
  const ids = Array.from(root.querySelectorAll('[id]'), ({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
});

QUnit.test('A11 the new header is a heading like the others', (assert) => {
  const root = startAccordion({}, accordionHtml().replace(/h3>/g, 'h2>'));
  accordionOf(root).add('New', 'C');
  assert.deepEqual(
    headersOf(root)
      .map(({ tagName }) => tagName)
      .join(),
    'H2,H2,H2,H2',
  );
});

QUnit.test('A11 add: the header is text always; content HTML, nodes or jQuery', (assert) => {
  const root = startAccordion();
  const [b, i] = [$('<b>B</b>'), document.createElement('i')];
  accordionOf(root)
    .add('<img src=x onerror=1>', '<em>C</em>')
    .add(b[0]!, i)
    .add(b.clone(), $('<u/>'));
  assert.equal(headersOf(root)[3]!.textContent, '<img src=x onerror=1>');
  assert.deepEqual(
    innersOf(root).map((inner) => inner.innerHTML),
    ['<p>C1</p>', '<p>C2</p>', '<p>C3</p>', '<em>C</em>', '<i></i>', '<u></u>'],
  );
  assert.true(headersOf(root)[4]!.contains(b[0]!));
  assert.true(contentsOf(root)[4]!.contains(i));
  accordionOf(root).add(7, null);
  assert.equal(headersOf(root)[6]!.textContent, '7');
});

QUnit.test('A11 add fills an empty accordion', (assert) => {
  const root = startAccordion({}, '<ul id="acc"></ul>');
  takeWarnings();
  accordionOf(root).add('H', 'C').last();
  assert.equal(root.firstElementChild!.tagName, 'LI');
  assert.equal(accordionState(root), '1');
});

QUnit.test('A11 refresh takes over what the page put in or took out', (assert) => {
  const root = startAccordion({ active: 2 });
  $(sectionsOf(root)[0]!).before('<li><h3>H0</h3><div>C0</div></li>');
  $(sectionsOf(root)[1]!).remove();
  $(root).append('<li><h3>H9</h3><div>C9</div></li>');
  accordionOf(root).refresh();
  assert.equal(
    headersOf(root)
      .map((header) => header.textContent)
      .join(),
    'H0,H1,H3,H9',
  );
  assert.equal(accordionState(root), '0 0 1 0');
  assert.equal(ends(root), 'true/false false/false false/false false/true');
  triggersOf(root)[0]!.click();
  assert.equal(accordionState(root), '1 0 0 0');
  accordionOf(root).destroy();
  const section = (n: number): string => `<li><h3>H${n}</h3><div>C${n}</div></li>`;
  assert.equal(
    root.outerHTML.replace(/<\/?p>/g, ''),
    `<ul id="acc">${[0, 1, 3, 9].map(section).join('')}</ul>`,
  );
});

QUnit.test('A11 removing a section ends the widgets in it', (assert) => {
  const root = startAccordion(
    {},
    accordionHtml().replace('<p>C2</p>', accordionHtml({ id: 'in' })),
  );
  const inner = root.querySelector<HTMLElement>('#in')!;
  $(inner).uiAccordion();
  accordionOf(root).remove(1);
  assert.strictEqual($(inner).uiAccordion('instance'), undefined);
});

QUnit.test('A11 add: content as text, and as what passes untouched', (assert) => {
  const root = startAccordion();
  accordionOf(root)
    .add('H4', { text: '<b>C4</b>' })
    .add('H5', { toString: () => '<b>C5</b>' });
  assert.deepEqual(
    contentsOf(root)
      .slice(3)
      .map((content) => content.textContent),
    ['<b>C4</b>', 'C5'],
  );
});

QUnit.test('A11 add: a header that is only a link keeps the content beside it', (assert) => {
  const root = startAccordion();
  accordionOf(root).add($('<a href="/page">H4</a>'), '<b>C4</b>');
  assert.equal(accordionOf(root).count(), 4);
  assert.equal(root.lastElementChild!.textContent, 'H4C4');
});
