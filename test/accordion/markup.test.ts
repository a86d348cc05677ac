import $ from 'jquery';
import axe from 'axe-core';
import { accordionHtml, accordionState, forms, innersOf } from '../support/accordion';
import { takeWarnings } from '../support/console';
import { accordion } from '../support/kinds';
import { markupOf, outline } from '../support/markup';

QUnit.module('accordion: markup');

const KEPT = /^(hidden|open|role|tabindex|href|aria-\w+|id|type|disabled)$/;
const shape = (node: Node): string => outline(node, (name) => KEPT.test(name));

const button = (n: number, text: string, open = false): string =>
  `button.z-trigger[aria-controls=acc-${n}][aria-expanded=${open}][id=acc-header-${n}]` +
  `[type=button](span.z-title(${text}) span.z-arrow)`;
const content = (n: number, inside: string, open = false): string =>
  `div.z-content[aria-labelledby=acc-header-${n}]${open ? '' : '[hidden=]'}[id=acc-${n}]` +
  `[role=region](${open ? `div.z-auto-g(${inside})` : inside})`;

const sectionTags = { ul: 'li', div: 'div', section: 'section', article: 'article', flat: 'div' };

QUnit.test.each(
  'A1, AA1 the structure after the start, from the form',
  Object.keys(sectionTags) as (keyof typeof sectionTags)[],
  (assert, form) => {
    const { root } = accordion({ active: 1 }, accordionHtml({ form, count: 2 }));
    const tag = sectionTags[form];
    assert.deepEqual(Array.from(root.childNodes, shape), [
      `${tag}.z-first.z-section(h3.z-header(${button(1, 'H1')}) ${content(1, 'p(C1)')})`,
      `${tag}.z-active.z-last.z-section(h3.z-header(${button(2, 'H2', true)}) ` +
        `${content(2, 'p(C2)', true)})`,
    ]);
  },
);

QUnit.test('A1 details have the same structure after the start', (assert) => {
  const html = accordionHtml({ form: 'details' }).replace(/(?<=<\/details><details)/, ' open');
  const { root, state } = accordion({ active: 0 }, html);
  assert.equal(
    shape(root.firstChild!),
    'details.z-active.z-first.z-section[open=]' +
      '(summary.z-header.z-trigger[aria-controls=acc-1][aria-expanded=true][id=acc-header-1]' +
      `(span.z-title(H1) span.z-arrow) ${content(1, 'p(C1)', true)})`,
  );
  const opened = Array.from(root.querySelectorAll('details'), ({ open }) => open);
  assert.deepEqual([state(), opened], ['1 0 0', [true, false, false]], 'by the option');
  assert.equal(accordion({}, html).state(), '0 1 0', 'by the markup');
});

const looks: [settings: object, classes: string][] = [
  [{}, 'silver vertical z-accordion z-grouped z-shadows'],
  [
    {
      ...{ animation: { effects: 'slide' }, bordered: true, rounded: true, scrollable: true },
      ...{ contentNav: true, sectionSpacing: 1, shadows: false, theme: 'red' },
    },
    'red transition vertical z-accordion z-bordered z-content-nav z-rounded z-scrollable z-ungrouped',
  ],
  [{ orientation: 'horizontal', theme: 'mine' }, 'horizontal mine z-accordion z-grouped z-shadows'],
];

const named = Object.fromEntries(looks.map((row) => [row[1], row]));
QUnit.test.each('A1 options give the root', named, (assert, [settings, classes]) => {
  const html = accordionHtml({ attributes: 'class="z-accordion-loading"' });
  const { root } = accordion(settings, html);
  const names = Array.from(root.classList).filter((name) => name !== 'hover');
  assert.equal(names.sort().join(' '), classes);
});

const own = (tag: string, more: string): string =>
  `h3.z-header(${tag}.z-trigger[aria-controls=acc-1][aria-expanded=false]${more}` +
  '(span.z-title(H) span.z-arrow))';
const id = '[id=acc-header-1]';

/** A header whose button has no words in it: the controls behind it name it. */
const namedBy = (controls: string): string =>
  `h3.z-header(${button(1, '').replace('[id', '[aria-labelledby=acc-label-1][id').replace('()', '')})` +
  ` + span.z-controls[id=acc-label-1](${controls})`;

const headers: Record<string, [string, string]> = {
  'its own button': ['<h3><button>H</button></h3>', own('button', `${id}[type=button]`)],
  'a link to nowhere': [
    '<h3><a href="#">H</a></h3>',
    own('a', `[href=#]${id}[role=button][tabindex=0]`),
  ],
  'a control beside the title': [
    '<h3>H <input type="checkbox"></h3>',
    `h3.z-header(${button(1, 'H')}) + span.z-controls(input[type=checkbox])`,
  ],
  'a link beside the title': [
    '<h3><a href="/x">L</a> H</h3>',
    `h3.z-header(${button(1, 'H')}) + span.z-controls(a[href=/x](L))`,
  ],
  'two links, one without words': [
    '<h3><a href="#">H</a><a href="#"></a></h3>',
    own('a', `[href=#]${id}[role=button][tabindex=0]`)
      .replace('z-header', 'z-header.z-mixed')
      .replace(/\)$/, ' a[href=#])'),
  ],
  'a link that is a drawing': [
    '<h3><a><svg aria-label="H"></svg></a></h3>',
    own('a', `${id}[role=button][tabindex=0]`).replace('(H)', '(svg[aria-label=H])'),
  ],
  'a button that only its title tells': [
    '<h3><button title="H"><i></i></button></h3>',
    own('button', `${id}[type=button]`).replace('(H)', '(i)'),
  ],
  'two links with words': [
    '<h3><a href="#">H</a> <a href="/x">L</a></h3>',
    own('a', `[href=#]${id}[role=button][tabindex=0]`)
      .replace('z-header', 'z-header.z-mixed')
      .replace(/\)$/, ' a[href=/x](L))'),
  ],
  'a button behind one that says nothing': [
    '<h3><a><i></i></a> <button>H</button></h3>',
    own('button', `${id}[type=button]`)
      .replace('z-header', 'z-header.z-mixed')
      .replace('(button', '(a(i) button'),
  ],
  'two links to other pages': [
    '<h3><a href="/h">H</a> <a href="/x">L</a></h3>',
    namedBy('a[href=/h](H) a[href=/x](L)'),
  ],
  'all words in what takes the focus': [
    '<h3><span tabindex="0">H</span></h3>',
    namedBy('span[tabindex=0](H)'),
  ],
  'a drawing beside a link that is one': [
    '<h3><svg aria-label="H"></svg><a href="/x"><svg aria-label="L"></svg></a></h3>',
    `h3.z-header(${button(1, 'svg[aria-label=H]')}) + span.z-controls(a[href=/x](svg[aria-label=L]))`,
  ],
  'rich text': ['<h2><b>A</b> H</h2>', `h2.z-header(${button(1, 'b(A) H')})`],
  'no heading': ['<div>H</div>', `div.z-header(${button(1, 'H')})`],
  'more than a heading': [
    '<header><h2>H</h2><p>more</p></header>',
    `header.z-header.z-mixed(h2(${button(1, 'H')}) p(more))`,
  ],
};

QUnit.test.each('A1, AA1, AA3, AA9 a header with', headers, (assert, [html, expected]) => {
  const { root } = accordion(
    {},
    `<ul id="acc"><li>${html}<div>C</div></li><li><h3>T</h3>T</li><li><h3>E</h3></li></ul>`,
  );
  const panels = $(root).children().children(':last-child').get();
  const others = panels.slice(1).map(({ tagName, textContent }) => tagName + textContent);
  assert.deepEqual(others, ['DIVT', 'DIV'], 'text alone is content; made where there is none');
  const parts = Array.from(root.firstElementChild!.childNodes, shape).filter(Boolean);
  assert.equal(parts.join(' + '), `${expected} + ${content(1, 'C')}`);
});

QUnit.test('A1 interactive elements in a header keep working, and open nothing', (assert) => {
  const html = accordionHtml().replace('H2', 'H2 <label>L <input type="checkbox"></label>');
  const { root, state } = accordion({}, html);
  $(root).on('change', () => assert.step('changed'));
  for (const name of ['input', 'label']) root.querySelector<HTMLElement>(name)!.click();
  assert.verifySteps(['changed', 'changed']);
  assert.equal(state(), '0 0 0');
});

QUnit.test('A1 a header that is only a real link navigates, and opens nothing', (assert) => {
  const html = accordionHtml().replace('H2', '<a href="/base/nowhere">H2</a>');
  const { root, set, trigger } = accordion({ active: 1 }, html);
  const plain = 'a.z-trigger[href=/base/nowhere](span.z-title(H2))';
  assert.equal(shape(trigger(1)), plain, 'no arrow, no state');
  $(root.parentElement!).one('click', (event) => {
    assert.false(event.isDefaultPrevented(), 'the browser follows it');
    event.preventDefault();
  });
  trigger(1).click();
  set.select(1).next().next();
  assert.equal(set.active(), 2, 'passed over');
});

QUnit.test('A1 a container without a section warns once', (assert) => {
  const { set } = accordion({}, '<ul id="acc"> <!-- nothing --> </ul>');
  assert.deepEqual(takeWarnings(), ['uiAccordion #acc: there is no section']);
  set.next().prev().first().last().expandAll().collapseAll();
  assert.deepEqual([set.active(), set.count()], [-1, 0]);
});

QUnit.test('A1 an accordion that runs may be empty for a while', (assert) => {
  const { root, set } = accordion();
  const sections = Array.from(root.children);
  for (const here of [[], sections, []]) {
    root.replaceChildren(...here);
    set.refresh();
    assert.deepEqual([set.count(), takeWarnings()], [here.length, []]);
  }
});

QUnit.test('A1 showIcons: false leaves out the arrows', (assert) => {
  const { root, set } = accordion({ showIcons: false });
  const arrows = (): number => root.querySelectorAll('.z-arrow').length;
  const counts = [arrows()];
  for (const showIcons of [true, false]) counts.push((set.setOptions({ showIcons }), arrows()));
  assert.deepEqual(counts, [0, 3, 0]);
});

const contents: Record<string, string> = {
  list: '<ul><li>1</li></ul>',
  'definition list': '<dl><dt>a</dt><dd>b</dd></dl>',
  table: '<table><tbody><tr><td>1</td></tr></tbody></table>',
  form: '<form><label>Name <input></label></form>',
};

/** Starts it, looks at it, and sees that it ends as it was. */
async function there(
  assert: Assert,
  html: string,
  state: string,
  look: (root: HTMLElement) => unknown,
) {
  const { root, set } = accordion({ active: 0 }, html);
  assert.equal(accordionState(root), state);
  await look(root);
  set.destroy();
  assert.equal(markupOf(root), markupOf(html));
  root.remove();
}

QUnit.test.each('A1, AA3 content keeps the meaning of its own:', contents, (assert, inside) => {
  const html = `<ul id="acc"><li><h3>A</h3>${inside}</li><li><h3>B</h3>${inside}</li></ul>`;
  return there(assert, html, '1 0', async (root) => {
    assert.deepEqual((await axe.run(root)).violations, []);
  });
});

const several =
  '<!--c-->a<p>one</p>b<table><tbody><tr><td>two</td></tr></tbody></table><p>three</p>';
const lower = '<p>1</p><h4>a</h4><p>2</p>';
const around: Record<string, [before: string, after: string]> = {
  'in a section': ['<ul id="acc"><li><h3>A</h3>', '</li><li><h3>B</h3><p>C</p></li></ul>'],
  'up to the next heading of that level': ['<div id="acc"><h3>A</h3>', '<h3>B</h3><p>C</p></div>'],
  'in details': [
    '<div id="acc"><details><summary>A</summary>',
    '</details><details><summary>B</summary><p>C</p></details></div>',
  ],
};

QUnit.test.each('A1 several nodes get one box,', around, async (assert, [before, after]) => {
  for (const inside of [several, lower]) {
    const look = (root: Element) => assert.equal(innersOf(root)[0]!.innerHTML, inside);
    await there(assert, before + inside + after, '1 0', look);
  }
});

QUnit.test('T1, C13 paragraphs without text between sections take no room', (assert) => {
  const html = accordionHtml().replace('</li>', '</li><p></p><p>&nbsp;</p><p><br></p>');
  return there(assert, html, '1 0 0', (root) => {
    const left = root.querySelectorAll<HTMLElement>(':scope > p');
    const heights = Array.from(left, ({ offsetHeight }) => offsetHeight);
    assert.deepEqual(heights, [0, 0, 0]);
  });
});

const editors = { 'a paragraph': '<p></p>', 'with a blank': '<p>&nbsp;</p>', 'a break': '<br>' };

QUnit.test.each('A1, C13 what editors leave behind takes no room:', editors, (assert, left) => {
  const terms = accordionHtml({ form: 'flat' })
    .replace(/^<div|div>$/g, (tag) => tag.replace('div', 'dl'))
    .replace(/h3>/g, 'dt>')
    .replace(/<div>(.*?)<\/div>/g, '<dd>$1</dd>');
  for (const html of [...forms.map((form) => accordionHtml({ form })), terms]) {
    const heightOf = (all: string): number => {
      const { root, set } = accordion({ active: 0 }, all);
      const { offsetHeight } = root;
      set.destroy();
      assert.equal(markupOf(root), markupOf(all));
      root.remove();
      return offsetHeight;
    };
    const parts = /<(h3|dt|summary|dd|div(?=><p>))>.*?<\/\1>/g;
    const around = html.replace(parts, `${left}$&${left}`);
    assert.equal(heightOf(around), heightOf(html), around);
  }
});

QUnit.test('A1 breaks of the author’s text stay, in content and behind a link', (assert) => {
  const text = 'One<br>Two<br>Three';
  const html = `<ul id="acc"><li><h3>A</h3>${text}</li><li><a href="/elsewhere">B</a>${text}</li></ul>`;
  const { root } = accordion({ active: 0 }, html);
  const tops = Array.from(root.querySelectorAll('br'), (one) => one.getClientRects().length);
  assert.deepEqual(tops, [1, 1, 1, 1]);
});

const terms = {
  'a definition each': '<dt>A</dt><dd>1</dd><dt>B</dt><dd>2</dd>',
  'several definitions': '<dt>A</dt><dd>1</dd><dd>2</dd><dt>B</dt><dd>3</dd><dd>4</dd>',
  'one definition for both': '<dt>A</dt><dt>B</dt><dd>1</dd>',
  'groups of them': '<div><dt>A</dt><dd>1</dd><dd>2</dd></div><div><dt>B</dt><dd>3</dd></div>',
  'other content': '<dt>A</dt><dd>1</dd><p>2</p><dt>B</dt><dd>3</dd>',
};

QUnit.test.each(
  'A1, AA3 terms become headers, and keep their meaning, with',
  terms,
  async (assert, inside) => {
    const html = `<dl id="acc">${inside}</dl>`;
    const { root, set } = accordion({ active: [0, 1] }, html);
    assert.equal(accordionState(root), '1 1');
    assert.equal(root.querySelectorAll('dt button[aria-expanded]').length, 2);
    assert.equal(root.querySelectorAll('dd.z-content:not([role])').length, 2);
    assert.deepEqual((await axe.run(root)).violations, []);
    const saved = root.outerHTML;
    set.destroy();
    assert.equal(markupOf(root), markupOf(html));
    root.remove();
    const copy = accordion({ active: [0, 1] }, saved);
    assert.equal(accordionState(copy.root), '1 1', 'saved output');
    copy.set.destroy();
    assert.equal(markupOf(copy.root), markupOf(html));
  },
);

QUnit.test('C12 an accordion may be the content itself', (assert) => {
  const list = '<ul id="in"><li><h3>B1</h3><div>x</div></li><li><h3>B2</h3><div>y</div></li></ul>';
  return there(assert, `<ul id="acc"><li><h3>A</h3>${list}</li></ul>`, '1', (root) => {
    const inner = root.querySelector<HTMLElement>('#in')!;
    $(inner).uiAccordion({ animation: { effects: 'none' }, active: 1 });
    assert.deepEqual([root, inner].map(accordionState), ['1', '0 1']);
    $(inner).uiAccordion('destroy');
  });
});

/** The headers of a section, and whether the label's field is pressed, too. */
const labelled: Record<string, [header: string, presses: boolean]> = {
  'a field in it': ['<label><input id="field" type="checkbox"> Pay</label>', true],
  'a disabled field in it': [
    '<label><input id="field" type="checkbox" disabled> Pay</label>',
    false,
  ],
  'a field beside it': ['<label for="field">Pay</label> <input id="field" type="checkbox">', true],
  'a field elsewhere': ['<label for="other">Pay</label>', true],
  'no field': ['<label>Pay</label>', false],
  'a picture': ['<label><input id="field" type="checkbox"><img src="" alt="Pay"></label>', true],
};

QUnit.test.each(
  'A1 a press on the label that names a header opens its section, with',
  labelled,
  (assert, [header, presses]) => {
    const html = accordionHtml()
      .replace('H2', header)
      .replace('C1', '<input id="other" type="checkbox">');
    const { root, trigger } = accordion({ active: 0, expandMode: 'multiple' }, html);
    root.querySelector<HTMLElement>('label')!.click();
    const fields = root.querySelectorAll('input:checked');
    assert.deepEqual([accordionState(root), fields.length], ['1 1 0', Number(presses)]);
    trigger(1).click();
    assert.equal(accordionState(root), '1 0 0');
  },
);

QUnit.test('A1, C13 so does one that has all the words of a summary', (assert) => {
  const html = accordionHtml({ form: 'details' })
    .replace('H2', '<label><input type="radio"> Pay</label>')
    .replace('H3', 'Cash <label><input type="radio"> later</label>');
  const { root, set } = accordion({ active: 0 }, html);
  const [all, part] = root.querySelectorAll('label');
  part!.click();
  assert.equal(accordionState(root), '1 0 0', 'one beside other words has a meaning of its own');
  all!.click();
  assert.deepEqual([accordionState(root), all!.control!.matches(':checked')], ['0 1 0', true]);
  all!.click();
  assert.equal(accordionState(root), '0 1 0', 'it never closes');
  set.destroy();
  const details = all!.closest('details')!;
  details.open = false;
  all!.click();
  assert.false(details.open, 'afterwards it is the page’s alone');
});

QUnit.test('A1 one without words, in a summary that a picture names, doesn’t', (assert) => {
  const header = '<img src="" alt="Pay"> <label><input type="checkbox"></label>';
  const { root } = accordion({}, accordionHtml({ form: 'details' }).replace('H2', header));
  root.querySelector('label')!.click();
  const fields = root.querySelectorAll('input:checked');
  assert.deepEqual([accordionState(root), fields.length], ['0 0 0', 1]);
});
