import $ from 'jquery';
import { takeWarnings } from '../support/console';
import type { tabsInsides } from '../support/forms';
import { LIST, tabsForms, WRAPPER } from '../support/forms';
import { labelTexts } from '../support/driver';
import { instance, put, start } from '../support/fixture';
import { markupOf } from '../support/markup';
import { isVisible, state } from '../support/state';

QUnit.module('tabs: markup');

/** What tells about a part, beside its classes; the rest is checked where it belongs. */
const ATTRIBUTES = ['data-link', 'href', 'hidden', 'style'];

function nameOf(element: Element, root: Element): string {
  const id = element.id && !/^uiTabs\d/.test(element.id) ? `#${element.id}` : '';
  const classes = Array.from(element.classList);
  // Whether there is a pointer that hovers depends on the machine.
  const names = element === root ? classes.filter((name) => name !== 'hover').sort() : classes;
  const attributes = ATTRIBUTES.filter((name) => element.hasAttribute(name)).map((name) => {
    const value = element.getAttribute(name);
    return value ? `[${name}=${value}]` : `[${name}]`;
  });
  const all = names.map((name) => `.${name}`).concat(attributes);
  return element.tagName.toLowerCase() + id + all.join('');
}

/**
 * The structure of a set, a line for each element, with its own text. Ids of ours are left out, and
 * so are the children of the bar, which is the same in every set.
 */
function outline(element: Element, root = element, indent = ''): string {
  const lines = [indent + nameOf(element, root)];
  for (const node of Array.from(element.childNodes)) {
    const text = (node.nodeValue || '').trim();
    if (node.nodeType === 1) lines.push(outline(node as Element, root, indent + '  '));
    else if (text) lines[lines.length - 1] += ` ${node.nodeType === 8 ? `<!--${text}-->` : text}`;
  }
  return lines.join('\n');
}

const ROOT =
  'div#set.horizontal.medium.normal.silver.top.top-left.z-bordered.z-icons-dark.z-shadows';
const BAR = `
  ul.z-tabs-nav.z-tabs-mobile[style=display: none;]
    li
      a.z-link
        span.z-title
        span.z-arrow
  i.z-dropdown-arrow`;
const TWO_LABELS = `
  ul.z-tabs-nav.z-tabs-desktop
    li.z-tab.z-first.z-active[data-link=tab1]
      a.z-link T1
    li.z-tab.z-last[data-link=tab2]
      a.z-link T2`;
const panel = (content: string, more = ''): string => `
    div${more}.z-content[hidden] ${content}`;
// Its inner wrapper stands from the first showing on.
const shown = (content: string, more = ''): string => `
    div${more}.z-content.z-active
      div.z-content-inner ${content}`;
const TWO_PANELS = `
  div.z-container${shown('P1')}${panel('P2')}`;

/** The structure of rule T2 with the parts given. */
const set = (labels = TWO_LABELS, panels = TWO_PANELS): string =>
  `${ROOT}.z-tabs${BAR}${labels}${panels}`
    .split('\n')
    .map((line) => line.replace(/ +$/, ''))
    .join('\n');

const BUTTONS = `
  div.z-tabs-nav.z-tabs-desktop
    button.z-tab.z-link.z-first.z-active[data-link=tab1] T1
    button.z-tab.z-link.z-last[data-link=tab2] T2`;

/** What becomes of each form of markup, and how often the page is warned. */
const results: Record<keyof typeof tabsInsides, [expected: string, warnings?: number]> = {
  'a list of links and a wrapper': [set()],
  'li without a': [set(`${TWO_LABELS}\n        b x`)],
  'panels without a wrapper': [set()],
  'fewer panels than labels, without a wrapper': [
    set(
      TWO_LABELS.replace('.z-last', '') +
        '\n    li.z-tab.z-last[data-link=tab3]\n      a.z-link T3',
      TWO_PANELS + panel(''),
    ),
    1,
  ],
  'panels named by href, in another order': [
    set(
      TWO_LABELS.replace('link T1', 'link[href=#b] T1').replace('link T2', 'link[href=#a] T2'),
      `\n  div.z-container${panel('P1', '#a')}${shown('P2', '#b')}`,
    ),
  ],
  'panels named by data-target, one by its order': [
    set(TWO_LABELS, `\n  div.z-container${panel('P1', '#a')}${shown('P2', '#b')}`),
  ],
  'buttons in the first child': [set(BUTTONS)],
  'buttons in a tablist, after something else': [set(BUTTONS, '\n  p x' + TWO_PANELS)],
  'no list, panels only': [
    set(TWO_LABELS.replace(/ T\d/g, '').replace('desktop', 'desktop[style=display: none;]')),
    1,
  ],
  'an empty list and wrapper': [set('\n  ul.z-tabs-nav.z-tabs-desktop', '\n  div.z-container')],
  'fewer panels than labels': [set(TWO_LABELS, `\n  div.z-container${shown('P1')}${panel('')}`), 1],
  'more panels than labels, which stay hidden': [
    set(TWO_LABELS, `${TWO_PANELS}\n    div[hidden] P3\n    div.own[hidden] P4`),
    1,
  ],
  'no panels': [set(TWO_LABELS, `\n  div.z-container${shown('')}${panel('')}`), 1],
  'a real link without a panel': [
    set(TWO_LABELS.replace('link T2', 'link[href=/page] T2'), `\n  div.z-container${shown('P1')}`),
  ],
  'comments, style elements and text between the parts': [
    set(
      TWO_LABELS.replace('desktop', 'desktop <!--b-->\n    style'),
      '\n  style free' + TWO_PANELS.replace('container', 'container\n    style <!--c-->'),
    ).replace('z-tabs\n', 'z-tabs <!--a-->\n'),
  ],
};

for (const [name, [expected, warnings = 0]] of Object.entries(results)) {
  QUnit.test(`T1 accepted, T2 its structure: ${name}`, (assert) => {
    assert.equal(outline(start({}, tabsForms[name])), expected);
    assert.equal(takeWarnings().length, warnings);
  });
}

QUnit.test('T1 without a label or panel all stays, with one warning', (assert) => {
  const html = '<div id="set">text<br></div>';
  const root = start({}, html);
  assert.equal(takeWarnings().length, 1);
  assert.equal(root.outerHTML, html);
});

const blanks = ['<p></p>', '<p>&nbsp;</p>', '<p><br></p>', '<br>', ' text '];

QUnit.test.each('T1 what editors leave between the parts is none:', blanks, (assert, blank) => {
  const boxes = `${blank}<div>P1</div>${blank}<div>P2</div>${blank}`;
  for (const all of [`<div>${boxes}</div>`, boxes]) {
    const html = `<div id="set">${blank}${LIST}${blank}${all}${blank}</div>`;
    const root = start({}, html);
    assert.equal(labelTexts(root), 'T1:P1 T2:P2');
    const empty = $(root).find('p').toArray();
    assert.true(
      empty.every(({ offsetHeight }) => offsetHeight === 0),
      'they take no room',
    );
    instance(root).refresh().select(1);
    assert.equal(state(root), '0 1');
    instance(root).destroy();
    assert.equal(markupOf(root), markupOf(html));
  }
});

const boxes: Record<string, string> = {
  'the list alone': `<nav class="bar">${LIST}</nav>${WRAPPER}`,
  'both, as a card has them': `<header class="bar">${LIST}</header><section>${WRAPPER}</section>`,
};

QUnit.test.each('T1 boxes of their own around', boxes, (assert, inside) => {
  const html = `<div id="set">${inside}</div>`;
  const root = start({}, html);
  const labels = Array.from(root.querySelectorAll<HTMLElement>('.bar [role=tablist] [role=tab]'));
  const shown = (): boolean[] =>
    labels.map((label) => {
      const panel = document.getElementById(label.getAttribute('aria-controls')!)!;
      return isVisible(panel) && panel.textContent === label.textContent!.replace('T', 'P');
    });
  assert.deepEqual(shown(), [true, false]);
  labels[1]!.click();
  assert.deepEqual(shown(), [false, true]);
  instance(root).destroy();
  assert.equal(markupOf(root), html);
});

QUnit.test('T2 bottom: panels come before the lists, until destroy', (assert) => {
  const html = `<div id="set">${LIST}<p>x</p>${WRAPPER}</div>`;
  const root = start({ position: 'bottom-center' }, html);
  const bottom = set('', '\n  p x' + TWO_PANELS + BAR + TWO_LABELS)
    .replace(BAR, '')
    .replace(
      'horizontal.medium.normal.silver.top.top-left',
      'bottom.bottom-center.horizontal.medium.normal.silver',
    );
  assert.equal(outline(root), bottom);
  instance(root).setOptions({ position: 'top-left' });
  assert.deepEqual(
    Array.from(root.children).map(({ tagName }) => tagName),
    ['P', 'UL', 'I', 'UL', 'DIV'],
  );
  instance(root).setOptions({ position: 'bottom-center' });
  instance(root).destroy();
  assert.equal(markupOf(root), html);
});

QUnit.test('T2 what existing pages look for', (assert) => {
  const root = start({}, `<div id="set" class="mine z-tabs-loading">${LIST}${WRAPPER}</div>`);
  assert.equal($('#set > div').length, 1, '#id > div is the wrapper');
  assert.notOk(root.classList.contains('z-tabs-loading'), 'the class against flashes is gone');
  for (const index of [0, 1]) {
    instance(root).select(index);
    assert.strictEqual($('#set .z-active').get(0), $('#set ul.z-tabs-desktop > li').get(index));
    assert.equal($('#set li.z-active').index(), index);
    assert.equal($('#set li.z-active').length, 1);
  }
});

QUnit.test('C12 nodes, handlers, styles and values stay the author’s', (assert) => {
  const root = put(
    `<div id="set"><ul><li onclick="this.title += 'li'"><a><b>T1</b></a></li><li>T2</li></ul>` +
      '<div><div style="color: red" class="mine"><input value="a"></div><div>P2</div></div></div>',
  );
  const nodes = Array.from(root.querySelectorAll('*'));
  const input = root.querySelector('input')!;
  const b = root.querySelector('b')!;
  input.value = 'typed';
  b.addEventListener('click', () => assert.step('b'));
  $(root).uiTabs({ animation: { effects: 'none' } });
  assert.ok(nodes.every((node) => root.contains(node)));
  b.click();
  assert.verifySteps(['b']);
  assert.equal(root.querySelector<HTMLElement>('li.z-tab')!.title, 'li');
  assert.equal(input.value, 'typed');
  assert.equal(
    outline(root.querySelector('.mine')!),
    'div.mine.z-active.z-content[style=color: red]\n  div.z-content-inner\n    input',
  );
});
