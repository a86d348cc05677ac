import $ from 'jquery';
import { accordionHtml, accordionOf, accordionState, startAccordion } from '../support/accordion';
import { triggersOf } from '../support/accordion';
import { takeWarnings } from '../support/console';

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
  `[role=region](${open ? `div.z-auto-g(${inside})` : inside})`;

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
  const names = classes({ orientation: 'horizontal', theme: 'mine' });
  assert.deepEqual(names, ['horizontal', 'mine', 'z-accordion', 'z-grouped', 'z-shadows']);
});

/** The first section's shape. */
function first(html: string): string {
  const root = startAccordion({}, `<ul id="acc">${html}</ul>`);
  return Array.from(root.firstElementChild!.childNodes, shape).filter(Boolean).join(' + ');
}

const own = (tag: string, more: string): string =>
  `h3.z-header(${tag}.z-trigger[aria-controls=acc-1][aria-expanded=false]${more}` +
  '(span.z-title(H) span.z-arrow))';
const id = '[id=acc-header-1]';
const body = content(1, 'C');

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
    'a.z-trigger[href=/base/nowhere](span.z-title(H2))',
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

QUnit.test('A1 no section: one warning', (assert) => {
  const root = startAccordion({}, '<ul id="acc"> <!-- nothing --> </ul>');
  assert.equal(takeWarnings().length, 1);
  const accordion = accordionOf(root).next().prev().first().last().expandAll().collapseAll();
  assert.deepEqual([accordion.active(), accordion.count()], [-1, 0]);
});

QUnit.test('A1 showIcons: false leaves out the arrows', (assert) => {
  const root = startAccordion({ showIcons: false });
  assert.equal(root.querySelectorAll('.z-arrow').length, 0);
  accordionOf(root).setOptions({ showIcons: true });
  assert.equal(root.querySelectorAll('.z-arrow').length, 3);
});

QUnit.test('AA1 a heading inside the header gets the button as its only child', (assert) => {
  const html =
    '<div id="acc"><section><header><h2>A</h2><p>more</p></header><div>x</div></section></div>';
  const root = startAccordion({}, html);
  const inside = Array.from(root.querySelector('h2')!.children, ({ tagName }) => tagName);
  assert.deepEqual(inside, ['BUTTON']);
  triggersOf(root)[0]!.click();
  assert.equal(accordionState(root), '1');
});
