import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { press } from '../support/driver';
import { instance, labels, panels, put, start, tabsHtml } from '../support/fixture';
import { watchLeaks } from '../support/leaks';
import { state } from '../support/state';

// What pages do to a running set by their own means.
QUnit.module('tabs: changes by the page');

const buttons = `<form><div id="set" class="set"><div role="tablist"><button>T1</button><button>T2</button>
</div><div><div><input></div><div><input></div></div></div><button>go</button></form>`;

const noWrapper = `<div id="set"><ul><li><a>A</a></li><li><a>B</a></li></ul>
<div>1</div>
<div>2</div></div>`;

QUnit.test.each(
  'C11 a panel whose content the page replaced is shown like any other',
  { text: 'Loaded', nothing: '', element: '<section>new</section>' } as Record<string, string>,
  (assert, html) => {
    const root = start();
    for (const panel of panels(root)) $(panel).html(html);
    for (const index of [1, 0, 2]) instance(root).select(index);
    labels(root)[2]!.focus();
    assert.equal(state(root), '0 0 1');
    assert.equal(instance(root).active(), 2);
  },
);

QUnit.test('C13 destroy leaves what the page has put into a panel', (assert) => {
  const root = start();
  $(panels(root)[1]!).html('<section id="mine"><b>new</b></section>');
  instance(root).destroy();
  const second = root.lastElementChild!.children[1]!;
  assert.equal(second.outerHTML, '<div><section id="mine"><b>new</b></section></div>');
});

QUnit.test('C13 panels without a wrapper go back to where they were', (assert) => {
  const root = start({}, noWrapper);
  instance(root).destroy();
  assert.equal(root.outerHTML, noWrapper);
});

QUnit.test('C13 a tab added to a set without a wrapper keeps its panel', (assert) => {
  const root = start({}, noWrapper);
  instance(root).add('C', 'new content').destroy();
  const texts = Array.from(root.querySelectorAll('li, div'), (node) => node.textContent);
  assert.deepEqual(texts, ['A', 'B', 'C', '1', '2', 'new content']);
});

QUnit.test('C13 a label that the page took out gives its panel back', (assert) => {
  const root = start();
  const list = root.querySelector('.z-tabs-desktop')!;
  $(list).empty().append('<li><a>Z</a></li>');
  instance(root).refresh();
  assert.equal(state(root), '1');
  instance(root).destroy();
  assert.equal(
    root.innerHTML,
    '<ul><li><a>Z</a></li></ul><div><div><p>P1</p></div><div><p>P2</p></div><div><p>P3</p></div></div>',
  );
});

QUnit.test('T1 a box before the list is no panel', (assert) => {
  const html = tabsHtml().replace('<ul>', '<div class="head">Head</div><ul>');
  const root = start({}, html);
  assert.equal(state(root), '1 0 0');
  assert.equal(root.querySelector('.head')!.outerHTML, '<div class="head">Head</div>');
  instance(root).destroy();
  assert.equal(root.outerHTML.replace(' ', ''), html.replace(/ /, '').replace('" >', '">'));
});

QUnit.test('T1 links in a list that the author calls a tablist are tabs', (assert) => {
  const root = start(
    {},
    '<div id="set"><div role="tablist"><a>A</a><a>B</a></div><div><div>1</div><div>2</div></div></div>',
  );
  assert.equal(state(root), '1 0');
  press(labels(root)[0]!, 'ArrowRight');
  assert.equal(state(root), '0 1');
});

QUnit.test('T1 a button as label is not the button that submits its form', (assert) => {
  const root = put(buttons).querySelector<HTMLElement>('.set')!;
  const before = root.outerHTML;
  $(root).uiTabs();
  assert.deepEqual(
    labels(root).map((label) => (label as HTMLButtonElement).type),
    ['button', 'button'],
  );
  instance(root).destroy();
  assert.equal(root.outerHTML, before);
});

QUnit.test('T13 a button that is disabled itself is passed over', (assert) => {
  const root = start({}, tabsHtml().replace('<a>T2</a>', '<button disabled>T2</button>'));
  instance(root).next();
  assert.equal(state(root), '0 0 1');
});

QUnit.test('C12 a field inside a label works, and the press selects', (assert) => {
  const root = start({}, tabsHtml().replace('T2', 'T2 <input type="checkbox">'));
  const box = root.querySelector<HTMLInputElement>('input')!;
  box.click();
  assert.true(box.checked);
  assert.equal(state(root), '0 1 0');
});

QUnit.test.each('C5 event names', ['constructor', '__proto__', 'a.b', ''], (assert, event) => {
  const root = start({ event });
  assert.equal(takeWarnings().length, 1);
  labels(root)[1]!.click();
  assert.equal(state(root), '0 1 0');
});

QUnit.test('C12 focus stays in a panel where nodes have to be moved the old way', (assert) => {
  const prototype = Element.prototype as { moveBefore?: unknown };
  const modern = Object.getOwnPropertyDescriptor(prototype, 'moveBefore');
  delete prototype.moveBefore;
  try {
    const root = put(tabsHtml().replace('<p>P1</p>', '<input>'));
    const field = root.querySelector('input')!;
    field.focus();
    $(root).uiTabs();
    assert.strictEqual(document.activeElement, field, 'after init');
    instance(root).setOptions({ position: 'bottom-left' });
    assert.strictEqual(document.activeElement, field, 'after setOptions');
    instance(root).destroy();
    assert.strictEqual(document.activeElement, field, 'after destroy');
  } finally {
    if (modern) Object.defineProperty(prototype, 'moveBefore', modern);
  }
});

QUnit.test('C12 the first and the last tab are those that are in sight', async (assert) => {
  const html = tabsHtml({ tabs: 4 }).replace('<li>', '<li class="hide">');
  const root = start({}, html);
  const items = labels(root).map((label) => label.parentElement!);
  const ends = (): string =>
    items
      .map(({ classList }) => ['z-first', 'z-last'].filter((name) => classList.contains(name)))
      .map((names) => names.join('+') || '-')
      .join(' ');
  // Observers hear of a change in a microtask that comes before this one.
  const heard = (): Promise<void> => Promise.resolve();
  assert.equal(ends(), '- z-first - z-last');
  items[3]!.style.display = 'none';
  await heard();
  assert.equal(ends(), '- z-first z-last -');
  items[0]!.classList.remove('hide');
  items[2]!.hidden = true;
  await heard();
  assert.equal(ends(), 'z-first z-last - -');
  for (const item of items) item.style.display = 'none';
  await heard();
  assert.equal(ends(), '- - - -');
  items[1]!.style.display = '';
  await heard();
  assert.equal(ends(), '- z-first+z-last - -');
  instance(root).remove(1);
  assert.equal(ends(), '- - - -');
});

QUnit.test('T4, C12 what the page changes in the turn of a select is heard', async (assert) => {
  const root = start({}, tabsHtml({ tabs: 4 }));
  const [first, , third] = labels(root).map((label) => label.parentElement as HTMLElement);
  third!.classList.add('z-disabled');
  first!.style.display = 'none';
  instance(root).select(1);
  await Promise.resolve();
  assert.deepEqual(
    labels(root).map((label) => label.getAttribute('aria-disabled')),
    [null, null, 'true', null],
  );
  assert.deepEqual(
    Array.from(root.querySelectorAll('.z-first, .z-last'), ({ textContent }) => textContent),
    ['T2', 'T4'],
  );
});

QUnit.test('C12 the ends, where styles of the page hide what is added', async (assert) => {
  put('<style>#set li:nth-child(4) { display: none }</style>');
  const root = start();
  const ends = (): (string | null)[] =>
    Array.from(root.querySelectorAll('.z-first, .z-last'), ({ textContent }) => textContent);
  instance(root).add('T4', 'P4');
  await Promise.resolve();
  assert.deepEqual(ends(), ['T1', 'T3']);
  instance(root).remove(2);
  assert.deepEqual(ends(), ['T1', 'T4']);
});

QUnit.test('another set adds no listener to what belongs to the page', (assert) => {
  start({}, tabsHtml({ id: 'first' }));
  const watch = watchLeaks();
  try {
    start();
    assert.deepEqual(
      watch.left().filter((listener) => /Window|Document|Font/.test(listener)),
      [],
    );
  } finally {
    watch.end();
  }
});
