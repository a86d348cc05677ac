import $ from 'jquery';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  forms,
  startAccordion,
} from '../support/accordion';
import { triggersOf } from '../support/accordion';
import { takeWarnings } from '../support/console';
import { put } from '../support/fixture';

QUnit.module('accordion: markup');

const KEPT = /^(class|hidden|open|role|tabindex|href|aria-\w+|id|type|disabled)$/;

/** A node as text: elements with the attributes that count, in order, and text. */
function shape(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue!.trim();
  const element = node as Element;
  const attributes = Array.from(element.attributes)
    .filter(({ name }) => KEPT.test(name))
    .map(({ name, value }) =>
      name === 'class' ? `.${value.split(' ').sort().join('.')}` : `[${name}=${value}]`,
    )
    .sort();
  const inside = Array.from(element.childNodes, shape).filter(Boolean).join(' ');
  return element.tagName.toLowerCase() + attributes.join('') + (inside ? `(${inside})` : '');
}

const button = (n: number, text: string, open = false): string =>
  `button.z-trigger[aria-controls=acc-${n}][aria-expanded=${open}][id=acc-header-${n}]` +
  `[type=button](span.z-title(${text}) span.z-arrow)`;
const content = (n: number, inside: string, open = false): string =>
  `div.z-content[aria-labelledby=acc-header-${n}]${open ? '' : '[hidden=]'}[id=acc-${n}]` +
  `[role=region](div.z-auto-g${inside ? `(${inside})` : ''})`;

const sectionTags = { ul: 'li', div: 'div', section: 'section', article: 'article', flat: 'div' };

QUnit.test.each(
  'A1 the structure after init, from the form',
  Object.keys(sectionTags) as (keyof typeof sectionTags)[],
  (assert, form) => {
    const root = startAccordion({ active: 1 }, accordionHtml({ form, sections: 2 }));
    const tag = sectionTags[form];
    assert.deepEqual(Array.from(root.childNodes, shape), [
      `${tag}.z-first.z-section(h3.z-header(${button(1, 'H1')}) ${content(1, 'p(C1)')})`,
      `${tag}.z-active.z-last.z-section(h3.z-header(${button(2, 'H2', true)}) ` +
        `${content(2, 'p(C2)', true)})`,
    ]);
  },
);

QUnit.test('A1 the structure after init, from details', (assert) => {
  const root = startAccordion({ active: 0 }, accordionHtml({ form: 'details', sections: 1 }));
  assert.equal(
    shape(root.firstChild!),
    'details.z-active.z-first.z-last.z-section[open=]' +
      '(summary.z-header.z-trigger[aria-controls=acc-1][aria-expanded=true][id=acc-header-1]' +
      `(span.z-title(H1) span.z-arrow) ${content(1, 'p(C1)', true)})`,
  );
});

QUnit.test('A1 the classes of the container', (assert) => {
  const classes = (settings: object): string[] => {
    const root = startAccordion(settings);
    const names = Array.from(root.classList).filter((name) => name !== 'hover');
    $(root).remove();
    return names.sort();
  };
  assert.deepEqual(classes({}), ['silver', 'vertical', 'z-accordion', 'z-grouped', 'z-shadows']);
  const all = {
    ...{ animation: { effects: 'slide' }, bordered: true, rounded: true, scrollable: true },
    ...{ contentNav: true, sectionSpacing: 1, shadows: false, theme: 'red' },
  };
  assert.deepEqual(classes(all), [
    ...['red', 'transition', 'vertical', 'z-accordion', 'z-bordered', 'z-content-nav'],
    ...['z-rounded', 'z-scrollable', 'z-ungrouped'],
  ]);
  const plain = classes({ animation: { effects: 'slide', duration: 0 } });
  assert.false(plain.includes('transition'), 'where nothing moves, the arrows do not, either');
  const names = classes({ orientation: 'horizontal', theme: 'mine' });
  assert.deepEqual(names, ['horizontal', 'mine', 'z-accordion', 'z-grouped', 'z-shadows']);
});

/** The first section's shape, with what stands in it. */
function first(html: string, warnings: string[] = []): string {
  const root = startAccordion({}, `<ul id="acc">${html}</ul>`);
  const given = takeWarnings();
  if (given.join() !== warnings.join()) return given.join();
  return Array.from(root.firstElementChild!.childNodes, shape).filter(Boolean).join(' + ');
}

const own = (tag: string, more: string): string =>
  `h3.z-header(${tag}.z-trigger[aria-controls=acc-1][aria-expanded=false]${more}` +
  '(span.z-title(H) span.z-arrow))';
const id = '[id=acc-header-1]';
const body = content(1, 'C');

const headers: Record<string, [string, string]> = {
  'its own button': ['<h3><button>H</button></h3>', own('button', `${id}[type=button]`)],
  'its own button with an id': [
    '<h3> <button id="b" type="submit">H</button> </h3>',
    own('button', '[id=b][type=button]'),
  ],
  'a link to nowhere': [
    '<h3><a href="#">H</a></h3>',
    own('a', `[href=#]${id}[role=button][tabindex=0]`),
  ],
  'a link without href': ['<h3><a>H</a></h3>', own('a', `${id}[role=button][tabindex=0]`)],
  'a control beside the title': [
    '<h3>H <input type="checkbox"></h3>',
    `h3.z-header(${button(1, 'H')}) + span.z-controls(input[type=checkbox])`,
  ],
  'a link beside the title': [
    '<h3><a href="/x">L</a> H</h3>',
    `h3.z-header(${button(1, 'H')}) + span.z-controls(a[href=/x](L))`,
  ],
  'rich text': ['<h2><b>A</b> H</h2>', `h2.z-header(${button(1, 'b(A) H')})`],
  'no heading': ['<div>H</div>', `div.z-header(${button(1, 'H')})`],
};

QUnit.test.each('A1 a header with', headers, (assert, [html, expected]) => {
  const text = `${expected} + ${body}`.replace('[aria-labelledby=acc-header-1]', '');
  const found = first(`<li>${html}<div>C</div></li>`);
  const label = /\[aria-labelledby=(acc-header-1|b)\]/;
  assert.true(label.test(found), found);
  assert.equal(found.replace(label, ''), text);
});

QUnit.test('A1 interactive elements in a header keep working, and open nothing', (assert) => {
  const html = accordionHtml().replace('H2', 'H2 <label>L <input type="checkbox"></label>');
  const root = startAccordion({}, html);
  const box = root.querySelector('input')!;
  $(box).on('change', () => assert.step('changed'));
  box.click();
  root.querySelector('label')!.click();
  assert.verifySteps(['changed', 'changed']);
  assert.equal(accordionState(root), '0 0 0');
});

QUnit.test('A1 a header that is only a real link navigates, and opens nothing', (assert) => {
  const html = accordionHtml().replace('H2', '<a href="/base/nowhere">H2</a>');
  const root = startAccordion({ active: 1 }, html);
  const link = triggersOf(root)[1]!;
  assert.equal(
    shape(link),
    'a.z-trigger[href=/base/nowhere][id=acc-header-2](span.z-title(H2))',
    'no arrow, no state',
  );
  let prevented: boolean | undefined;
  $(root.parentElement!).one('click', (event) => {
    prevented = event.isDefaultPrevented();
    event.preventDefault();
  });
  link.click();
  assert.false(prevented, 'the browser follows it');
  accordionOf(root).select(1).next().next();
  assert.deepEqual(accordionOf(root).active(), 2, 'passed over');
});

QUnit.test('A1 missing content: one warning, and an empty one is made', (assert) => {
  const root = startAccordion(
    {},
    '<ul id="acc"><li><h3>H</h3></li><li><h3>I</h3><p>C</p></li></ul>',
  );
  assert.deepEqual(takeWarnings(), ['uiAccordion #acc: section 0 has no content']);
  assert.equal(
    Array.from(root.firstElementChild!.children, shape).join(' + '),
    `h3.z-header(${button(1, 'H')}) + ${content(1, '')}`,
  );
  triggersOf(root)[0]!.click();
  assert.equal(accordionState(root), '1 0');
});

QUnit.test('A1 flat pairs: a heading without content, and what is no pair', (assert) => {
  const html = '<div id="acc"><h3>A</h3><h3>B</h3><p>C</p><style></style><p>free</p></div>';
  const root = startAccordion({}, html);
  assert.deepEqual(takeWarnings(), ['uiAccordion #acc: section 0 has no content']);
  assert.equal(accordionState(root), '0 0');
  const free = root.lastElementChild!;
  assert.equal(free.outerHTML, '<p>free</p>', 'anything else is left alone');
});

QUnit.test.each('A1 an empty header: one warning', ['', ' \n', '<b></b>'], (assert, header) => {
  const root = startAccordion({}, accordionHtml().replace('H2', header));
  assert.deepEqual(takeWarnings(), ['uiAccordion #acc: the header of section 1 has no text']);
  triggersOf(root)[1]!.click();
  assert.equal(accordionState(root), '0 1 0');
});

QUnit.test.each('A1 an empty container: one warning', ['ul', 'div', 'section'], (assert, tag) => {
  const root = startAccordion({}, `<${tag} id="acc"> <!-- nothing --> </${tag}>`);
  assert.deepEqual(takeWarnings(), [
    'uiAccordion #acc: there is no section: each is an element with a header and content',
  ]);
  const accordion = accordionOf(root).next().prev().first().last().expandAll().collapseAll();
  assert.deepEqual([accordion.active(), accordion.count()], [-1, 0]);
});

QUnit.test('A1 elements between header and content stay; the last is the content', (assert) => {
  const html = '<ul id="acc"><li>a<h3>H</h3>b<p>between</p><!--c--><div>C</div>d</li></ul>';
  const root = startAccordion({ active: 0 }, html);
  const [h3, p, div] = Array.from(root.firstElementChild!.children);
  assert.deepEqual([h3!.className, p!.outerHTML], ['z-header', '<p>between</p>']);
  assert.equal(div!.className, 'z-content');
  assert.equal(accordionState(root), '1');
});

QUnit.test.each(
  'C12 nodes, ids, handlers and styles survive, in the form',
  forms,
  (assert, form) => {
    const html = accordionHtml({ form }).replace('<div><p>C1', '<div id="mine" class="c"><p>C1');
    const root = put(html.replace(/H2/, '<i style="color: red" onclick="this.title += 1">H2</i>'));
    const nodes = Array.from(root.querySelectorAll('*'));
    $(root)
      .find('p')
      .on('custom', () => assert.step('heard'));
    $(root).uiAccordion({ animation: { effects: 'none' } });
    assert.true(
      nodes.every((node) => root.contains(node)),
      'the same nodes',
    );
    assert.equal(triggersOf(root)[0]!.getAttribute('aria-controls'), 'mine');
    assert.true(document.getElementById('mine')!.classList.contains('c'));
    $(root).find('p').first().trigger('custom');
    assert.verifySteps(['heard']);
    root.querySelector('i')!.click();
    assert.equal(root.querySelector('i')!.title, '1');
    assert.equal(accordionState(root), '0 1 0');
  },
);

QUnit.test('A1 showIcons: false leaves out the arrows', (assert) => {
  const root = startAccordion({ showIcons: false });
  assert.equal(root.querySelectorAll('.z-arrow').length, 0);
  accordionOf(root).setOptions({ showIcons: true });
  assert.equal(root.querySelectorAll('.z-arrow').length, 3);
});
