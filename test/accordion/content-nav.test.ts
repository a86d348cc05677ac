import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { innersOf } from '../support/accordion';
import { accordion } from '../support/kinds';
import { atHash, restoring } from '../support/links';

QUnit.module('accordion: contentNav', restoring);

const here = location.href.split('#')[0]!.replace(/&/g, '&amp;');
const item = (href: string, text: string): string => `<li><a href="${href}">${text}</a></li>`;

/** A menu whose sections hold a list of links each. */
const menu = (...lists: string[]): string =>
  `<ul id="acc">${lists.map((list, n) => `<li><h3>H${n + 1}</h3>${list}</li>`).join('')}</ul>`;
const links = `<ul>${item('/base/a', 'A')}${item('/base/b', 'B')}</ul>`;
const plain = `<div>${links}</div>`;
const marks = `${item(here, 'Here')}<li><a href="${here}" aria-current="step">Own</a></li>`;
const current = `<div><ul>${item('/base/c', 'C')}${marks}</ul></div>`;
const nav: AccordionSettings = { contentNav: true };

/** Which links are marked as those to this page, and how. */
const marked = (root: Element): string =>
  Array.from(root.querySelectorAll('[aria-current]'), (link) =>
    [link.textContent, link.getAttribute('aria-current')].join(' '),
  ).join();

QUnit.test('A9 a list in the content, or as the content, is the second level', (assert) => {
  const others = [`<div><p>text</p>${links}</div>`, '<div><p><b>none</b></p></div>', links];
  const { root, state } = accordion(nav, menu(plain, ...others));
  assert.deepEqual(
    innersOf(root).map((inner) =>
      Array.from(inner.children, ({ tagName, className }) => `${tagName}.${className}`).join(),
    ),
    ['UL.z-sub-nav', 'P.,UL.z-sub-nav', 'P.', 'UL.z-sub-nav'],
  );
  assert.true(root.classList.contains('z-content-nav'));
  assert.deepEqual([state(), marked(root)], ['0 0 0 0', '']);
});

QUnit.test('A9 the current page’s link is marked, and its section open', (assert) => {
  atHash('#place');
  const { root, state, click } = accordion(nav, menu(plain, current, plain));
  assert.deepEqual([state(), marked(root)], ['0 1 0', 'Here page,Own step']);
  assert.equal(click(2), '0 0 1');
});

QUnit.test('A9, A3 an explicit active wins', (assert) => {
  const { root, state } = accordion({ ...nav, active: 0 }, menu(plain, current));
  assert.deepEqual([state(), marked(root)], ['1 0', 'Here page,Own step']);
});

QUnit.test('C20, C14 contentNav comes and goes by setOptions, and with a saved copy', (assert) => {
  const html = menu(plain, current);
  const { root, set, state } = accordion({}, html);
  // Closed sections may be found by the browser from then on.
  const markup = (): string => root.innerHTML.replace(/until-found/g, '');
  const before = markup();
  set.setOptions(nav);
  assert.equal(root.querySelectorAll('.z-sub-nav').length, 2);
  assert.deepEqual([state(), marked(root)], ['0 0', 'Here page,Own step'], 'what is open stays');
  const copy = accordion({}, root.outerHTML);
  assert.equal(copy.root.querySelectorAll('.z-sub-nav').length, 0);
  copy.set.destroy();
  set.setOptions({ contentNav: false });
  assert.equal(markup(), before);
  set.destroy();
  assert.equal(root.outerHTML, html);
});

QUnit.test('A9, A13 a list that comes later is a second level when its section opens', (assert) => {
  const { root, set, state } = accordion(nav, menu(plain, plain));
  set.add('Added', `<ul>${marks}</ul>`);
  root.querySelectorAll('.z-content')[1]!.innerHTML = links;
  set.select(2).select(1);
  const lists = Array.from(root.querySelectorAll('.z-content ul'), ({ className }) => className);
  assert.deepEqual(lists, ['z-sub-nav', 'z-sub-nav', 'z-sub-nav']);
  assert.deepEqual([state(), marked(root)], ['0 1 0', 'Here page,Own step']);
});
