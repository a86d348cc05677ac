import $ from 'jquery';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  contentsOf,
  forms,
  headersOf,
  sectionsOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { takeWarnings } from '../support/console';
import { attributeChange } from '../support/driver';

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
    contentsOf(root).map((content) => content.firstElementChild!.innerHTML),
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

QUnit.test('A11 add fills an empty horizontal accordion, which shows it', (assert) => {
  const root = startAccordion({ orientation: 'horizontal' }, '<ul id="acc"></ul>');
  takeWarnings();
  accordionOf(root).add('H', 'C');
  assert.equal(accordionState(root), '1', 'one is always open');
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

QUnit.test(
  'A11 refresh takes a header over anew that was removed, or is in another section now',
  (assert) => {
    const root = startAccordion({ active: 1 });
    const [first, second] = sectionsOf(root);
    accordionOf(root).remove(0);
    $(root).append(first!);
    const moved = $('<li><div>C9</div></li>').appendTo(root);
    moved.prepend(headersOf(root)[0]!);
    $(second!).detach();
    accordionOf(root).refresh();
    assert.equal(
      headersOf(root)
        .map((header) => header.textContent)
        .join(),
      'H3,H1,H2',
    );
    const ids = Array.from(root.querySelectorAll('[id]'), ({ id }) => id);
    assert.equal(new Set(ids).size, ids.length, 'no id comes twice');
    for (const n of [0, 1, 2]) {
      triggersOf(root)[n]!.click();
      assert.equal(accordionState(root), [0, 1, 2].map((at) => Number(at === n)).join(' '));
    }
  },
);

QUnit.test(
  'A11 refresh takes over anew what has another header, and has its own again',
  (assert) => {
    const root = startAccordion({ active: 1 }, accordionHtml());
    const html = $(accordionHtml())[0]!.outerHTML;
    const accordion = accordionOf(root);
    const first = $('<p>First</p>').prependTo(sectionsOf(root)[1]!);
    accordion.refresh();
    assert.deepEqual([accordionState(root), accordion.active()], ['0 0 0', -1]);
    assert.deepEqual(
      triggersOf(root).map(({ textContent }) => textContent),
      ['H1', 'First', 'H3'],
    );
    first.remove();
    accordion.refresh();
    assert.deepEqual([accordionState(root), accordion.active()], ['0 0 0', -1]);
    triggersOf(root)[1]!.click();
    assert.deepEqual([accordionState(root), accordion.active()], ['0 1 0', 1]);
    accordion.destroy();
    assert.equal(root.outerHTML, html);
  },
);

QUnit.test('A11 refresh after the page took out the open section of a horizontal one', (assert) => {
  const root = startAccordion({ orientation: 'horizontal', active: 1 });
  $(sectionsOf(root)[1]!).remove();
  accordionOf(root).refresh();
  const open = accordionState(root);
  assert.true(/^(1 0|0 1)$/.test(open), `one is open: ${open}`);
});

QUnit.test('C13 what add brought stays after destroy, as plain markup', (assert) => {
  const root = startAccordion();
  accordionOf(root).add('H4', '<p>C4</p>').destroy();
  assert.equal(root.outerHTML, accordionHtml({ sections: 4 }));
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

QUnit.test('A11 data-disabled comes and goes at any time', async (assert) => {
  const root = startAccordion({}, accordionHtml().replace('<li>', '<li data-disabled="false">'));
  const disabled = (): string =>
    triggersOf(root)
      .map((trigger) => trigger.getAttribute('aria-disabled') ?? '-')
      .join(' ');
  assert.equal(disabled(), '- - -');
  sectionsOf(root)[0]!.setAttribute('data-disabled', '');
  await attributeChange(triggersOf(root)[0]!);
  assert.equal(disabled(), 'true - -');
  accordionOf(root).enable(0).refresh().select(0);
  assert.equal(accordionState(root), '1 0 0', 'a method outweighs what was written before');
  sectionsOf(root)[2]!.setAttribute('data-disabled', 'true');
  await attributeChange(triggersOf(root)[2]!);
  sectionsOf(root)[2]!.removeAttribute('data-disabled');
  await attributeChange(triggersOf(root)[2]!);
  assert.equal(disabled(), '- - -');
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
