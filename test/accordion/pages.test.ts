import $ from 'jquery';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  begun,
  contentsOf,
  headersOf,
  innersOf,
  sectionsOf,
  triggersOf,
} from '../support/accordion';
import { takeWarnings } from '../support/console';
import { instance, put, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

// What stands on pages that have been there for long, in the shapes they have it.
QUnit.module('accordion: existing pages');

const section = (n: number): string =>
  `<section><h3 data-content-url="/base/u${n}">H${n}</h3><div></div></section>`;
const inTabs = `<div id="acc" data-role="z-accordion" data-options='{"theme": "crystal", "active": 0,
  "sectionSpacing": 10}'>${[1, 2, 3, 4, 5, 6, 7].map(section).join('')}</div>`;

QUnit.test(
  'a div with seven sections and empty contents, in the panel of a tab',
  async (assert) => {
    const original = tabsHtml({ id: 'set' }).replace('<p>P2</p>', inTabs);
    const set = put(original);
    const html = set.outerHTML;
    const root = set.querySelector<HTMLElement>('#acc')!;
    $(set).uiTabs({ animation: { effects: 'none' } });
    $(set).uiAccordion('scan');
    assert.equal(accordionState(root), '1 0 0 0 0 0 0');
    instance(set).select(1);
    assert.equal(accordionState(root), '1 0 0 0 0 0 0', 'the same when its panel shows');
    assert.deepEqual(
      innersOf(root).map((inner) => inner.children.length),
      [0, 0, 0, 0, 0, 0, 0],
    );
    assert.true(root.classList.contains('crystal') && root.classList.contains('z-ungrouped'));
    const [a, b] = sectionsOf(root).map((one) => one.getBoundingClientRect());
    assert.equal(Math.round(b!.top - a!.bottom), 10);
    $(innersOf(root)[0]!).html('<h4>Loaded</h4><ul><li>x</li></ul>');
    const height = contentsOf(root)[0]!.offsetHeight;
    assert.true(height > 30, `${height}: it follows what comes in`);
    $(root).find('.z-auto-g ul').append('<li style="height: 100px">y</li>');
    assert.equal(contentsOf(root)[0]!.offsetHeight, height + 100);
    $(root).find('.z-auto-g').empty();
    $(root).uiAccordion('destroy');
    $(set).uiTabs('destroy');
    assert.equal(set.outerHTML, html);
    assert.equal(set.children.length, 2);
  },
);

const list = '<p>x</p><ul style="list-style-type:disc;"><li>y</li><li>z</li></ul>';
const rows = (id: string): string =>
  accordionHtml({ id, sections: 2 }).replace(/<p>C\d<\/p>/g, list);

QUnit.test('nested ul accordions with plain lists inside, the outer one first', async (assert) => {
  const original = accordionHtml({ id: 'a', sections: 2 })
    .replace('<p>C1</p>', rows('a1'))
    .replace('<p>C2</p>', rows('a2'));
  const settings = {
    theme: 'silver',
    orientation: 'vertical',
    active: false,
    headerFontSize: 2.1,
    bordered: true,
    shadows: false,
    headerSize: 46,
    sectionSpacing: 4,
    animation: { effects: 'none' },
  } as const;
  const { root } = await begun(settings, original);
  const inner = ['a1', 'a2'].map((id) => document.getElementById(id)!);
  assert.equal(accordionOf(root).count(), 2, 'only the direct children are sections');
  assert.deepEqual(
    inner.map(({ className }) => className),
    ['', ''],
    'the others wait',
  );
  $(inner).uiAccordion(settings);
  assert.deepEqual([root, ...inner].map(accordionState), ['0 0', '0 0', '0 0']);
  triggersOf(root)[0]!.click();
  triggersOf(inner[0]!)[1]!.click();
  assert.deepEqual([root, ...inner].map(accordionState), ['1 0', '0 1', '0 0']);
  const plain = Array.from(root.querySelectorAll('ul[style*=disc]'));
  assert.deepEqual(
    plain.map((one) => one.outerHTML),
    plain.map(() => list.replace('<p>x</p>', '')),
  );
  assert.equal(getComputedStyle(plain[0]!).listStyleType, 'disc');
  assert.equal(headersOf(root)[0]!.offsetHeight >= 46, true);
  for (const one of [root, ...inner]) $(one).uiAccordion('destroy');
  assert.equal(root.outerHTML, original);
});

QUnit.test(
  'rows of a view: numbers and booleans as strings, and called more than once',
  async (assert) => {
    const holder = put('<div class="wrap"></div>');
    const original = accordionHtml({ id: '', attributes: 'class="va"' }).replace(/<\/?p>/g, '');
    holder.innerHTML = original;
    const root = holder.firstElementChild as HTMLElement;
    const settings = {
      ...{ theme: 'silver', orientation: 'horizontal', active: 1, contentHeight: '200' },
      ...{ headerSize: '48', headerFontSize: '1.2', responsive: '0', minWindowWidth: '600' },
      ...{ scrollable: '1', animation: { easing: 'swing', duration: '300' } },
    };
    const call = (): void => void $('.wrap .va').uiAccordion(settings as never);
    call();
    const html = holder.innerHTML;
    const first = accordionOf(root);
    triggersOf(root)[2]!.click();
    first.setOptions({ animation: { effects: 'none' } });
    call();
    assert.strictEqual(accordionOf(root), first);
    assert.equal(accordionState(root), '0 0 1', 'a second call moves nothing');
    first.select(1);
    assert.equal(accordionState(root), '0 1 0');
    assert.equal(root.querySelectorAll('.z-arrow, .z-title').length, 6);
    const { headerSize, headerFontSize, minWindowWidth, responsive, scrollable } = first.option();
    assert.deepEqual(
      [headerSize, headerFontSize, minWindowWidth, responsive, scrollable],
      [48, 1.2, 600, false, true],
    );
    assert.equal(first.option('animation.duration'), 300);
    assert.equal(headersOf(root)[0]!.offsetWidth, 48);
    assert.notEqual(html, original);
    first.destroy();
    assert.equal(holder.innerHTML, original);
  },
);

const options = {
  ...{ active: 2, responsive: true, orientation: 'horizontal', theme: 'silver', shadows: true },
  ...{ bordered: true, slider: true, rounded: false, width: 1600, height: 350, dotNav: true },
  ...{ containerHeight: 320, headerSize: 68, animation: { duration: 400, effects: 'none' } },
  ...{ showIcons: true, headerFontSize: 1.6, autoplay: { interval: 6000 } },
};
const styled = (n: number): string =>
  `<section style="background:#aaa !important;"><h3 style="background:#aaa !important; ` +
  `color:#fff !important;">H${n}</h3><div style="background-color:#aaa">` +
  '<div class="wbg" style="overflow-y:scroll;"><table><tbody><tr><td>1</td></tr></tbody></table>' +
  '<form action="/base/f"><input name="q"><a href="#x">link</a></form></div></div></section>';

QUnit.test('an article as a slider, with styles, tables and forms of its own', async (assert) => {
  const holder = put('<div></div>');
  const markup = [1, 2, 3, 4].map(styled).join('');
  holder.innerHTML =
    '<article id="a" class="z-demo-accordion" data-role="z-accordion" ' +
    `data-options='${JSON.stringify(options)}'>${markup}</article>`;
  const original = holder.innerHTML;
  const root = holder.firstElementChild as HTMLElement;
  $(holder).uiAccordion('scan');
  assert.equal(accordionState(root), '0 0 1 0');
  assert.deepEqual(takeWarnings(), [], 'an option that is not ours is passed over');
  assert.equal(holder.querySelectorAll('.z-dot-nav-item').length, 4);
  assert.true(root.classList.contains('z-demo-accordion'));
  for (const one of sectionsOf(root))
    assert.equal(one.style.getPropertyPriority('background-color'), 'important');
  assert.equal(getComputedStyle(headersOf(root)[0]!).color, 'rgb(255, 255, 255)');
  const input = contentsOf(root)[2]!.querySelector('input')!;
  input.focus();
  assert.strictEqual(document.activeElement, input);
  contentsOf(root)[2]!.querySelector('a')!.click();
  assert.equal(accordionState(root), '0 0 1 0', 'links and fields inside open nothing');
  holder.querySelectorAll<HTMLElement>('.z-dot-nav-item')[0]!.click();
  assert.equal(accordionState(root), '1 0 0 0');
  location.hash = '';
  history.replaceState(null, '', location.href.split('#')[0]);
  accordionOf(root).destroy();
  assert.equal(holder.innerHTML, original);
});

QUnit.test('each of them beside tabs that start later', (assert) => {
  const set = put(tabsHtml());
  const root = put(inTabs);
  $(root).uiAccordion();
  $(set).uiTabs();
  assert.deepEqual([state(set), accordionState(root)], ['1 0 0', '1 0 0 0 0 0 0']);
});
