import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionOf,
  accordionState,
  innersOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { takeWarnings } from '../support/console';

QUnit.module('accordion: contentNav');

const here = location.href.split('#')[0]!.replace(/&/g, '&amp;');
const item = (href: string, text: string): string => `<li><a href="${href}">${text}</a></li>`;

/** A menu whose sections hold a list of links each. */
const menu = (...lists: string[]): string =>
  `<ul id="acc">${lists
    .map((list, n) => `<li><h3>H${n + 1}</h3><div>${list}</div></li>`)
    .join('')}</ul>`;
const plain = `<ul>${item('/base/a', 'A')}${item('/base/b', 'B')}</ul>`;
const current = `<ul>${item('/base/c', 'C')}${item(here, 'Here')}</ul>`;
const nav: AccordionSettings = { contentNav: true };

const marked = (root: Element): string =>
  Array.from(root.querySelectorAll('[aria-current]'), (link) =>
    [link.textContent, link.getAttribute('aria-current')].join(' '),
  ).join();

QUnit.test('A9 a list in the content is the second level', (assert) => {
  const root = startAccordion(nav, menu(plain, `<p>text</p>${plain}`, '<p><b>none</b></p>'));
  assert.deepEqual(
    innersOf(root).map((inner) =>
      Array.from(inner.children, ({ tagName, className }) => `${tagName}.${className}`).join(),
    ),
    ['UL.z-sub-nav', 'P.,UL.z-sub-nav', 'P.'],
  );
  assert.true(root.classList.contains('z-content-nav'));
  assert.equal(accordionState(root), '0 0 0');
  assert.equal(marked(root), '');
});

QUnit.test('A9 the current page’s link is marked, and its section open', (assert) => {
  const root = startAccordion(nav, menu(plain, current, plain));
  assert.equal(marked(root), 'Here page');
  assert.equal(accordionState(root), '0 1 0');
  triggersOf(root)[2]!.click();
  assert.equal(accordionState(root), '0 0 1');
});

QUnit.test('A9 also deeper, and in several sections', (assert) => {
  const deep = `<ul><li>Group ${current}</li></ul>`;
  const html = menu(deep, plain, current);
  assert.equal(accordionState(startAccordion(nav, html)), '1 0 0', 'one where one may be open');
  const several = startAccordion({ ...nav, expandMode: 'multiple' }, html);
  assert.equal(accordionState(several), '1 0 1');
});

QUnit.test('A9, A3 an explicit active wins', (assert) => {
  const root = startAccordion({ ...nav, active: 0 }, menu(plain, current));
  assert.equal(accordionState(root), '1 0');
  assert.equal(marked(root), 'Here page');
});

QUnit.test('A9 links within the page, and lists outside, are not meant', (assert) => {
  const root = startAccordion(nav, menu(`<ul>${item('#x', 'X')}</ul><p><ul></ul></p>`));
  takeWarnings();
  assert.equal(marked(root), '');
  assert.equal(accordionState(root), '0');
});

QUnit.test('C12 an accordion in the content is no menu', (assert) => {
  const inner = '<ul id="in" data-role="z-accordion"><li><h3>I</h3><div>C</div></li></ul>';
  const root = startAccordion(nav, menu(inner));
  assert.equal(root.querySelector('#in')!.outerHTML, inner);
});

QUnit.test('2.2 without the option nothing is marked; horizontal has none', (assert) => {
  for (const settings of [{}, { ...nav, orientation: 'horizontal' }] as AccordionSettings[]) {
    const root = startAccordion(settings, menu(plain, current));
    assert.equal(root.querySelectorAll('.z-sub-nav, [aria-current]').length, 0);
    assert.false(root.classList.contains('z-content-nav'));
  }
});

QUnit.test('C20 contentNav on and off by setOptions', (assert) => {
  const html = menu(plain, current);
  const root = startAccordion({}, html);
  const before = root.innerHTML;
  accordionOf(root).setOptions({ contentNav: true });
  assert.equal(root.querySelectorAll('.z-sub-nav').length, 2);
  assert.equal(marked(root), 'Here page');
  assert.equal(accordionState(root), '0 0', 'what is open stays');
  accordionOf(root).setOptions({ contentNav: false });
  assert.equal(root.innerHTML, before);
  accordionOf(root).destroy();
  assert.equal(root.outerHTML, html);
});

QUnit.test('C13 what the author marked comes back', (assert) => {
  const html = menu(
    current.replace('<a', '<a aria-current="true"').replace('<ul', '<ul class="m"'),
  );
  const root = startAccordion(nav, html);
  assert.equal(root.querySelector('ul')!.className, 'm z-sub-nav');
  accordionOf(root).destroy();
  assert.equal(root.outerHTML, html);
});

QUnit.test('A9 links keep navigating', (assert) => {
  const root = startAccordion({ ...nav, active: 0 }, menu(plain));
  let prevented: boolean | null = null;
  const note = (event: Event): void => {
    prevented = event.defaultPrevented;
    event.preventDefault();
  };
  root.parentElement!.addEventListener('click', note, { once: true });
  root.querySelector('a')!.click();
  assert.strictEqual(prevented, false);
  assert.equal(accordionState(root), '1');
});
