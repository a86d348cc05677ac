import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionOf,
  accordionState,
  innersOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';

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

QUnit.test('A9, A3 an explicit active wins', (assert) => {
  const root = startAccordion({ ...nav, active: 0 }, menu(plain, current));
  assert.equal(accordionState(root), '1 0');
  assert.equal(marked(root), 'Here page');
});

QUnit.test('C20 contentNav on and off by setOptions', (assert) => {
  const html = menu(plain, current);
  const root = startAccordion({}, html);
  // Closed sections may be found by the browser from then on.
  const markup = (): string => root.innerHTML.replace(/until-found/g, '');
  const before = markup();
  accordionOf(root).setOptions({ contentNav: true });
  assert.equal(root.querySelectorAll('.z-sub-nav').length, 2);
  assert.equal(marked(root), 'Here page');
  assert.equal(accordionState(root), '0 0', 'what is open stays');
  accordionOf(root).setOptions({ contentNav: false });
  assert.equal(markup(), before);
  accordionOf(root).destroy();
  assert.equal(root.outerHTML, html);
});
