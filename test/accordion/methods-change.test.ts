import $ from 'jquery';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  begun,
  contentsOf,
  forms,
  headersOf,
  sectionsOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { takeWarnings } from '../support/console';
import { attributeChange } from '../support/driver';

QUnit.module('accordion: add, remove, refresh');

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

QUnit.test('A11 remove takes header and content; the open one stays open', async (assert) => {
  const { log, root, accordion } = await begun({ active: 2 });
  accordion.remove(0);
  assert.equal(accordionState(root), '0 1');
  assert.deepEqual([accordion.active(), accordion.count()], [1, 2]);
  assert.equal(ends(root), 'true/false false/true');
  assert.equal(root.textContent, 'H2C2H3C3');
  assert.equal(log.take(), '');
  accordion.next();
  assert.equal(accordionState(root), '1 0', 'steps go on from the open one');
});

QUnit.test('A11 remove of the open section tells so', async (assert) => {
  const { log, root, accordion } = await begun({ active: 1 });
  accordion.remove(1);
  assert.equal(accordionState(root), '0 0');
  assert.equal(log.take(), 'activate 1 closed api, collapse 1 closed api');
  accordion.remove(-1).remove(0);
  assert.deepEqual([accordion.count(), root.children.length, accordion.active()], [0, 0, -1]);
});

QUnit.test('A11 remove where one has to be open opens the next', async (assert) => {
  const { log, root, accordion } = await begun({ orientation: 'horizontal', active: 1 });
  accordion.remove(1);
  assert.equal(accordionState(root), '0 1');
  assert.equal(
    log.take(),
    'activate 1 closed api, collapse 1 closed api, select 1 api, activate 1 api',
  );
  accordion.remove(1);
  assert.equal(accordionState(root), '1');
});

QUnit.test('A11 remove moves the focus to the section that comes up', (assert) => {
  const root = startAccordion({ active: 1 }, accordionHtml().replace('C2', '<input>'));
  root.querySelector('input')!.focus();
  accordionOf(root).remove(1);
  assert.strictEqual(document.activeElement, triggersOf(root)[1]);
  accordionOf(root).remove(1);
  assert.strictEqual(document.activeElement, triggersOf(root)[0]);
});

QUnit.test('A11 multiple: after remove, single keeps one of the open sections', (assert) => {
  const root = startAccordion({ expandMode: 'multiple' });
  accordionOf(root).select(0).select(2).remove(1).setOptions({ expandMode: 'single' });
  assert.equal(accordionState(root), '0 1', 'the one opened last');
});

QUnit.test('A11 remove(), when a callback of the run it ends removes, too', async (assert) => {
  const { root, accordion } = await begun({ animation: { effects: 'slide', duration: 60000 } });
  accordion.setOptions({ activate: () => void (accordion.count() > 1 && accordion.remove(0)) });
  accordion.select(1).remove(0);
  assert.equal(root.textContent, 'H3C3');
  assert.equal(accordionState(root), '0');
});

QUnit.test(
  'A11 remove(), when a callback ends the accordion: it was done before',
  async (assert) => {
    const { root, accordion } = await begun({ active: 1 });
    accordion.setOptions({ collapse: () => void accordion.destroy() }).remove(1);
    assert.equal(
      root.outerHTML,
      '<ul id="acc"><li><h3>H1</h3><div><p>C1</p></div></li><li><h3>H3</h3><div><p>C3</p></div></li></ul>',
    );
  },
);

QUnit.test('A11 remove(): callbacks find the accordion as it is afterwards', async (assert) => {
  const { root, accordion } = await begun({ active: 1 });
  const seen: unknown[] = [];
  accordion.setOptions({
    collapse: (_event, item) =>
      void seen.push(item.index, item.open, accordion.active(), accordion.count()),
  });
  accordion.remove(1);
  assert.deepEqual(seen, [1, false, -1, 2]);
  assert.equal(accordionState(root), '0 0');
});

QUnit.test('A11 remove() of what has the focus: it goes to a header in sight', (assert) => {
  const root = startAccordion();
  sectionsOf(root)[1]!.style.display = 'none';
  triggersOf(root)[0]!.focus();
  accordionOf(root).remove(0);
  assert.strictEqual(document.activeElement, triggersOf(root)[1]!);
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

QUnit.test('A11 the focus never falls to the body, when the last section goes', (assert) => {
  const root = startAccordion({}, accordionHtml({ sections: 1 }));
  triggersOf(root)[0]!.focus();
  accordionOf(root).remove(0);
  assert.strictEqual(document.activeElement, root);
  accordionOf(root).add('H', 'C');
  assert.strictEqual(document.activeElement, root);
  accordionOf(root).remove(0).destroy();
  assert.equal(root.outerHTML, '<ul id="acc"></ul>');
});

QUnit.test('A11 nor when only sections stay that cannot be used', (assert) => {
  const root = startAccordion({}, accordionHtml().replace(/<li>/g, '<li data-disabled>'));
  accordionOf(root).enable(1);
  triggersOf(root)[1]!.focus();
  accordionOf(root).remove(1);
  assert.strictEqual(document.activeElement, root);
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
