import $ from 'jquery';
import {
  accordion,
  accordionHtml,
  begun,
  contentsOf,
  ends,
  forms,
  headersOf,
  innersOf,
  sectionsOf,
} from '../support/accordion';
import { takeWarnings } from '../support/console';

QUnit.module('accordion: add, remove, refresh');

const texts = (elements: Element[]): string => elements.map((one) => one.textContent).join();

QUnit.test.each('A11 add puts a closed section at the end, in the form', forms, (assert, form) => {
  const { root, set, state, click } = accordion({ active: 0 }, accordionHtml({ form }));
  set.add('New', '<p>C4</p>');
  assert.equal(state(), '1 0 0 0');
  assert.equal(ends(root), 'first - - last');
  assert.equal(click(3), '0 0 0 1');
  assert.deepEqual(
    [texts(headersOf(root)), texts(contentsOf(root))],
    ['H1,H2,H3,New', 'C1,C2,C3,C4'],
  );
  const ids = Array.from(root.querySelectorAll('[id]'), ({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
});

const link = '<a href="/page">H</a>';

const added: Record<string, [header: () => unknown, content: () => unknown, html: string[]]> = {
  'text and HTML': [() => '<img src=x>', () => '<em>C</em>', ['&lt;img src=x&gt;', '<em>C</em>']],
  nodes: [() => $('<b>B</b>')[0], () => document.createElement('i'), ['<b>B</b>', '<i></i>']],
  jQuery: [() => $('<b>B</b>'), () => $('<u/>'), ['<b>B</b>', '<u></u>']],
  'a number and nothing': [() => 7, () => null, ['7', '']],
  'content that is text': [() => 'H', () => ({ text: '<b>' }), ['H', '&lt;b&gt;']],
  'what passes untouched': [() => 'H', () => ({ toString: () => '<b>C</b>' }), ['H', '<b>C</b>']],
  'a link, which keeps its content': [() => $(link), () => '<b>C</b>', ['H', 'C']],
};

QUnit.test.each('A11 add takes', added, (assert, [header, content, html]) => {
  const { root, set } = accordion();
  const given = header();
  set.add(given as string, content() as string);
  assert.equal(set.count(), 4);
  assert.equal(root.lastElementChild!.querySelector('.z-title')!.innerHTML, html[0]);
  assert.equal(
    innersOf(root)[3]?.innerHTML ?? root.lastElementChild!.lastElementChild!.innerHTML,
    html[1],
  );
  if (given instanceof Node) assert.true(headersOf(root)[3]!.contains(given), 'itself');
});

QUnit.test('A11 the new header is a heading like the others', (assert) => {
  const { set, header } = accordion({}, accordionHtml().replace(/h3>/g, 'h2>'));
  set.add('New', 'C');
  assert.equal(header(3).tagName, 'H2');
});

QUnit.test('A11 add fills an empty accordion', (assert) => {
  const { root, set, state } = accordion({}, '<ul id="acc"></ul>');
  takeWarnings();
  set.add('H', 'C').last();
  assert.deepEqual([root.firstElementChild!.tagName, state()], ['LI', '1']);
});

QUnit.test('A11 refresh takes over what the page put in or took out', (assert) => {
  const { root, set, state, click } = accordion({ active: 2 });
  $(sectionsOf(root)[0]!).before('<li><h3>H0</h3><div>C0</div></li>');
  $(sectionsOf(root)[1]!).remove();
  $(root).append('<li><h3>H9</h3><div>C9</div></li>');
  set.refresh();
  assert.deepEqual([texts(headersOf(root)), state()], ['H0,H1,H3,H9', '0 0 1 0']);
  assert.equal(ends(root), 'first - - last');
  assert.equal(click(0), '1 0 0 0');
  set.destroy();
  const section = (n: number): string => `<li><h3>H${n}</h3><div>C${n}</div></li>`;
  const expected = `<ul id="acc">${[0, 1, 3, 9].map(section).join('')}</ul>`;
  assert.equal(root.outerHTML.replace(/<\/?p>/g, ''), expected);
});

QUnit.test('A11 removing a section ends the widgets in it', (assert) => {
  const html = accordionHtml().replace('<p>C2</p>', accordionHtml({ id: 'in' }));
  const { root, set } = accordion({}, html);
  const inner = $(root).find<HTMLElement>('#in').uiAccordion();
  set.remove(1);
  assert.strictEqual(inner.uiAccordion('instance'), undefined);
});

QUnit.test('A11 remove takes header and content; the open one stays open', async (assert) => {
  const { log, root, set, state } = await begun({ active: 2 });
  set.remove(0);
  assert.deepEqual([state(), set.active(), set.count()], ['0 1', 1, 2]);
  assert.equal(ends(root), 'first last');
  assert.deepEqual([root.textContent, log.take()], ['H2C2H3C3', '']);
  set.next();
  assert.equal(state(), '1 0', 'steps go on from the open one');
});

QUnit.test('A3, A11 remove where one has to be open opens the next', async (assert) => {
  const { set, state } = await begun({ orientation: 'horizontal', active: 1 });
  const states = [1, 1].map((index) => (set.remove(index), state()));
  assert.deepEqual(states, ['0 1', '1']);
});

QUnit.test('A4, A11 a section that its own select removes: the others are told', async (assert) => {
  const { log, root, set, state } = await begun({ active: 2, collapsible: false });
  root.addEventListener('uiaccordion:select', () => set.remove(0), { once: true });
  set.select(0);
  assert.equal(state(), '1 0');
  assert.equal(
    log.take(),
    // What opens instead and the one that goes, then what the change itself was about.
    'select 0 api, activate 0 api, activate 0 closed api, collapse 0 closed api, ' +
      'select 0 api, activate 1 closed api, collapse 1 closed api',
  );
});

QUnit.test('A11 remove moves the focus to what comes up, at last to the root', (assert) => {
  const { root, set, trigger } = accordion({ active: 1 }, accordionHtml().replace('C2', '<input>'));
  root.querySelector('input')!.focus();
  for (const [removed, next] of [
    [1, 1],
    [1, 0],
  ] as const) {
    set.remove(removed);
    assert.strictEqual(document.activeElement, trigger(next));
  }
  set.remove(0);
  assert.strictEqual(document.activeElement, root);
  set.destroy();
  assert.equal(root.outerHTML, '<ul id="acc"></ul>');
});
