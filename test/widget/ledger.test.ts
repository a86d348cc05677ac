import {
  borrow,
  keep,
  restore,
  setAttribute,
  setClass,
  type Kept,
  type Undo,
} from '../../src/widget/ledger';

QUnit.module('widget: ledger');

const make = (attributes: string): HTMLElement => {
  const holder = document.createElement('div');
  holder.innerHTML = `<p ${attributes}></p>`;
  return holder.firstElementChild as HTMLElement;
};

QUnit.test.each<[attributes: string, names: string[], expected: Kept]>(
  'C13 keep() remembers the attributes that are there',
  {
    none: ['', ['class', 'role'], null],
    'none of those asked for': ['id="x"', ['class'], null],
    some: [
      'id="x" role="tab"',
      ['class', 'role'],
      { values: { role: 'tab' }, order: ['id', 'role'] },
    ],
    'to the letter': [
      'class=" b  a "',
      ['class'],
      { values: { class: ' b  a ' }, order: ['class'] },
    ],
    'empty ones': [
      'class="" hidden',
      ['class', 'hidden'],
      { values: { class: '', hidden: '' }, order: ['class', 'hidden'] },
    ],
  },
  (assert, [attributes, names, expected]) => {
    assert.deepEqual(keep(make(attributes), names), expected);
  },
);

const NAMES = ['class', 'role', 'tabindex'];
const OURS = ['z-a', 'z-b'];

/** What the widget does to every element in the table below. */
function take(element: HTMLElement): void {
  element.classList.add('z-a', 'z-b');
  setAttribute(element, 'role', 'tab');
  setAttribute(element, 'tabindex', null);
}

type RestoreRow = [author: string, page: ((element: HTMLElement) => void) | null, expected: string];

QUnit.test.each<RestoreRow>(
  'C13 restore() gives back what the author wrote, and keeps what the page has changed since',
  {
    nothing: ['', null, '<p></p>'],
    'an empty class': ['class=""', null, '<p class=""></p>'],
    'classes to the letter': ['class=" b  a "', null, '<p class=" b  a "></p>'],
    'classes that are there twice': ['class="a  b a"', null, '<p class="a  b a"></p>'],
    'attributes that were replaced or removed': [
      'role="row" tabindex="3"',
      null,
      '<p role="row" tabindex="3"></p>',
    ],
    'attributes in their order': [
      'tabindex="3" id="x" class="y"',
      null,
      '<p tabindex="3" id="x" class="y"></p>',
    ],
    'a class of ours that the author had': ['class="z-a x"', null, '<p class="z-a x"></p>'],
    'a class that the page has added': [
      'class="x"',
      (element) => element.classList.add('new'),
      '<p class="x new"></p>',
    ],
    'a class that the page has added to none': [
      '',
      (element) => element.classList.add('new'),
      '<p class="new"></p>',
    ],
    'such a class, beside one that the page has added': [
      'class="z-a x"',
      (element) => element.classList.add('new'),
      '<p class="z-a x new"></p>',
    ],
    'a class that the page has removed': [
      'class="x y"',
      (element) => element.classList.remove('x'),
      '<p class="y"></p>',
    ],
    'a class of ours that the page has removed': [
      'class="x"',
      (element) => element.classList.remove('z-a'),
      '<p class="x"></p>',
    ],
    'other attributes': ['', (element) => (element.title = 't'), '<p title="t"></p>'],
  },
  (assert, [author, page, expected]) => {
    const element = make(author);
    const kept = keep(element, NAMES);
    take(element);
    page?.(element);
    restore(element, kept, NAMES, OURS);
    assert.equal(element.outerHTML, expected);
  },
);

QUnit.test('C13 borrow() puts the restoring on the list of what to undo', (assert) => {
  const element = make('class="x" role="row" tabindex="3"');
  const before = element.outerHTML;
  const undo: Undo = [];
  borrow(undo, element, NAMES, OURS);
  take(element);
  assert.equal(undo.length, 1);
  undo[0]!();
  assert.equal(element.outerHTML, before);
});

QUnit.test('C12 attributes and classes are written only when they change', (assert) => {
  const element = make('class="x" role="tab"');
  const observer = new MutationObserver(() => undefined);
  observer.observe(element, { attributes: true });
  setAttribute(element, 'role', 'tab');
  assert.equal(observer.takeRecords().length, 0);
  setAttribute(element, 'role', null);
  setClass(element, 'y', true);
  setClass(element, 'x', false);
  assert.equal(observer.takeRecords().length, 3);
  assert.equal(element.outerHTML, '<p class="y"></p>');
  observer.disconnect();
});
