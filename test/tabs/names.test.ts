import $ from 'jquery';
import { until, untilIdle } from '../support/fit';
import { instance, labels, put, start, tabsHtml } from '../support/fixture';
import { markupOf } from '../support/markup';

QUnit.module('tabs: names of labels');

const html = (label: string): string => tabsHtml({ count: 2 }).replace('T1', label);

/** What a label is called by itself, and which of its parts are silent. */
function said(label: Element): string {
  const silent = (one: Element): string => (one.matches('[aria-hidden=true]') ? '-' : '+');
  const parts = Array.from(label.children, (one) => silent(one) + one.localName);
  return [label.getAttribute('aria-label'), ...parts].join(' ').trim();
}

const star = '<svg role="img" aria-label="Star"><path/></svg>';

// A label, what its tab is called then, and its parts: those with a minus are silent.
const rows: Record<string, [string, string]> = {
  text: ['Mail', ''],
  'words in a span': ['<span>Mail</span>', '+span'],
  'a badge': ['Mail <span class="badge">12</span>', '+span'],
  'an icon that is silent': ['<svg aria-hidden="true"></svg> Mail', '-svg'],
  'an icon by a font': ['<i class="icon"></i> Mail', '+i'],
  'an image alone': ['<img alt="Bin">', 'Bin -img'],
  'a drawing alone': [star, 'Star -svg'],
  'a drawing with a title': ['<svg><title>Moon</title><path/></svg>', 'Moon -svg'],
  'an icon that is told by its title': ['<i class="icon" title="Star"></i>', 'Star -i'],
  'a drawing that says nothing': ['<svg><path/></svg> Mail', 'Mail -svg'],
  'a drawing in a box': [`<span>${star}</span><span>Mail</span>`, 'Star Mail -span -span'],
  'words with a weight': ['<strong>Mail</strong> <em>new</em>', 'Mail new -strong -em'],
  'a raised count': ['Mail<sup>3</sup>', 'Mail 3 -sup'],
  'a sign above the words': ['<span class="z-icon">★</span>Mail', '★ Mail -span'],
  'two blocks': ['<div>Mail</div><div>3 new</div>', 'Mail 3 new -div -div'],
  'nothing that can be said': ['<svg><path/></svg>', '+svg'],
  'a control of the author': ['<b>Mail</b> <button>x</button>', '+b +button'],
};

QUnit.test.each('H9 2.5.3 a tab says all that is in its label:', rows, (assert, [label, name]) => {
  const root = start({}, html(label));
  assert.equal(said(labels(root)[0]!), name);
});

// Labels with icons, and the roles of what is in them; `-` where there is none.
const drawn: Record<string, [label: string, roles: string]> = {
  'an icon by a font': ['<i class="icon"></i> Mail', 'none'],
  'an icon and a badge': ['<span class="z-icon"></span>Mail <span>12</span>', 'none -'],
  'an icon that is silent': ['<i aria-hidden="true"></i> Mail', '-'],
};

QUnit.test.each(
  'H9 an icon that a sheet draws is no object of its own, and the name follows the text:',
  drawn,
  (assert, [label, roles]) => {
    const markup = html(label);
    const root = start({}, markup);
    const [first] = labels(root);
    const read = (): string =>
      Array.from(first!.querySelectorAll('*'), (one) => one.getAttribute('role') ?? '-').join(' ');
    assert.equal(read(), roles);
    assert.false(first!.hasAttribute('aria-label'));
    const observer = new MutationObserver(() => undefined);
    observer.observe(first!, { attributes: true, subtree: true });
    instance(root).refresh();
    const writes = observer.takeRecords().filter(({ target }) => target !== first);
    assert.deepEqual([read(), writes.length], [roles, 0], 'written once');
    const copy = root.outerHTML;
    const image = put('<img alt="new">');
    first!.append(image);
    instance(root).refresh();
    image.remove();
    instance(root).refresh();
    assert.equal(read(), roles, 'after it has been something else');
    instance(root).destroy();
    assert.equal(markupOf(root), markupOf(markup));
    root.remove();
    const again = start({}, copy);
    instance(again).destroy();
    assert.equal(again.querySelector('ul a')!.innerHTML, label, 'from a saved copy');
  },
);

QUnit.test('H9 2.5.3 a label of two lines is called by both', (assert) => {
  const root = start({ multiline: true }, html('Route<span>Three days</span>'));
  assert.deepEqual(labels(root).map(said), ['Route Three days -span', '']);
  instance(root).setOptions({ multiline: false });
  assert.equal(said(labels(root)[0]!), '+span', 'in one line it isn’t needed');
  instance(root).setOptions({ multiline: true });
  assert.equal(said(labels(root)[0]!), 'Route Three days -span');
});

QUnit.test("H9 C12 the author's own name and silence stay", (assert) => {
  const own = `<a aria-label="My star">${star}`;
  const root = start(
    {},
    html('T1').replace('<a>T1', own).replace('T2', '<b aria-hidden="false">T2</b><hr>'),
  );
  assert.deepEqual(labels(root).map(said), ['My star -svg', 'T2 -b -hr']);
  instance(root).refresh();
  assert.deepEqual(labels(root).map(said), ['My star -svg', 'T2 -b -hr']);
  instance(root).destroy();
  const [first, second] = root.querySelectorAll('ul a');
  assert.equal(said(first!), 'My star +svg');
  assert.equal(second!.outerHTML, '<a><b aria-hidden="false">T2</b><hr></a>');
});

// What a page does to a label that has a name, and what it says when that is read.
const changes: Record<string, [(label: HTMLElement) => unknown, string]> = {
  'other text': [(label) => (label.lastChild!.textContent = '4 new'), 'Star 4 new -svg -em'],
  'another name of a drawing': [
    (label) => label.firstElementChild!.setAttribute('aria-label', 'Moon'),
    'Moon 3 new -svg -em',
  ],
  'one more part': [(label) => label.append(put('<em>!</em>')), 'Star 3 new ! -svg -em -em'],
  'plain words': [(label) => (label.textContent = 'Mail'), ''],
  'a part less': [(label) => label.lastElementChild!.remove(), 'Star -svg'],
};

/** What has a label read. */
const reading: Record<string, (root: HTMLElement) => unknown> = {
  'refresh()': (root) => instance(root).refresh(),
  'the focus': (root) => labels(root)[0]!.focus(),
  'a press': (root) => labels(root)[0]!.click(),
  'enable()': (root) => instance(root).enable(0),
};

QUnit.test.each('H9 C12 the name follows the label:', changes, (assert, [change, name]) => {
  for (const [by, read] of Object.entries(reading)) {
    const root = start({}, html(`${star}<em>3 new</em>`));
    const [label] = labels(root);
    assert.equal(said(label!), 'Star 3 new -svg -em');
    change(label!);
    read(root);
    assert.equal(said(label!), name, by);
    root.remove();
  }
});

QUnit.test('H9 C12 the name follows the label’s text by itself', async (assert) => {
  const root = start({ closable: true }, html(`${star}<em>3 new</em>`));
  const [label] = labels(root);
  const both = (): string =>
    `${said(label!)}, ${root.querySelector<HTMLElement>('.z-close')!.title}`;
  assert.equal(both(), 'Star 3 new -svg -em, Close Star 3 new');
  await untilIdle();
  label!.lastChild!.textContent = '4 new';
  await until(() => both() === 'Star 4 new -svg -em, Close Star 4 new');
  label!.textContent = 'Mail';
  await until(() => both() === ', Close Mail');
});

QUnit.test(
  'H9 what a style sheet makes a box is no part of its own, also if it comes later',
  async (assert) => {
    const sheet = put('<style>.badge { display: inline-block }</style>');
    document.head.append(sheet);
    const root = start({}, html('Mail <b class="badge">12</b>'));
    const [first, second] = labels(root);
    await until(() => said(first!) === 'Mail 12 -b');
    await untilIdle();
    first!.querySelector('b')!.remove();
    await until(() => said(first!) === '');
    second!.append(put('<b class="badge">7</b>'));
    await until(() => said(second!) === 'T2 7 -b');
    sheet.remove();
    instance(root).refresh();
    await until(() => said(second!) === '+b');
    assert.deepEqual(labels(root).map(said), ['', '+b']);
  },
);

QUnit.test('H9 a tab that is added has a name, too', (assert) => {
  const root = start();
  instance(root).add({ tab: put(star), content: 'P4' });
  assert.equal(said(labels(root)[3]!), 'Star -svg');
});

QUnit.test('H9 C13 C14 destroyed, and from a saved copy:', (assert) => {
  const markup = html(`${star}<em>3 new</em>`).replace('<a>T2', '<a aria-label="Mine">T2');
  const root = start({}, markup);
  const saved = root.outerHTML;
  instance(root).destroy();
  assert.equal(markupOf(root), markupOf(markup));
  root.remove();
  const copy = start({}, saved.replace('>3 new', '>4 new'));
  assert.deepEqual(labels(copy).map(said), ['Star 4 new -svg -em', 'Mine']);
});

const savedRoots = {
  'a text': ['', null],
  'the name of the set': [' aria-label="Plans"', null],
  'the author’s name': ['', 'Mine'],
} satisfies Record<string, [string, string | null]>;

QUnit.test.each<[string, string | null]>(
  'C14 the generated name of a saved list isn’t the author’s:',
  savedRoots,
  (assert, [attributes, own]) => {
    const list = own ? `<ul aria-label="${own}">` : '<ul>';
    const markup = tabsHtml({ attributes })
      .replace('<ul>', list)
      .replace('<p>P1</p>', tabsHtml({ id: 'inner' }));
    const first = start({ position: 'bottom-left' }, markup);
    $('#inner').uiTabs();
    first.remove();
    const root = start({ position: 'bottom-left' }, first.outerHTML);
    const names = (): (string | null)[] =>
      Array.from(root.querySelectorAll('ul:not(.z-tabs-mobile)'), (one) =>
        one.getAttribute('aria-label'),
      );
    assert.deepEqual(names(), ['Tabs', own ?? (attributes ? 'Plans' : 'Tabs')]);
    instance(root).destroy();
    assert.deepEqual(names(), ['Tabs', own], 'the inner set isn’t its own');
  },
);

QUnit.test('C14 the generated id of a saved heading isn’t the author’s', (assert) => {
  const markup = `<div><h2>Plans</h2>${tabsHtml()}</div>`;
  const page = put(markup);
  $('#set').uiTabs();
  page.remove();
  const copy = put(page.outerHTML);
  const root = copy.querySelector<HTMLElement>('#set')!;
  $(root).uiTabs();
  const list = copy.querySelector('ul.z-tabs-desktop')!;
  const heading = copy.querySelector('h2')!;
  assert.equal(list.getAttribute('aria-labelledby'), heading.id);
  instance(root).destroy();
  assert.equal(heading.outerHTML, '<h2>Plans</h2>');
});
