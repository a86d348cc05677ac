import $ from 'jquery';
import {
  accordionOf,
  accordionState,
  contentsOf,
  headersOf,
  innersOf,
  sectionsOf,
} from '../support/accordion';
import { takeWarnings } from '../support/console';
import { markupOf } from '../support/markup';
import { instance, put, tabsHtml } from '../support/fixture';
import { online } from '../support/server';

// What stands on pages that have been there for long, in the shapes they have it.
QUnit.module('accordion: existing pages');

const section = (n: number): string =>
  `<section><h3 data-content-url="/base/u${n}">H${n}</h3><div></div></section>`;
const inTabs = `<div id="acc" data-role="z-accordion" data-options='{"theme": "crystal", "active": 0,
  "sectionSpacing": 10}'>${[1, 2, 3, 4, 5, 6, 7].map(section).join('')}</div>`;

online('a div with seven sections and empty contents, in the panel of a tab', async (assert) => {
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
  assert.equal(markupOf(set), markupOf(html));
  assert.equal(set.children.length, 2);
});

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
  const original = markupOf(holder);
  const root = holder.firstElementChild as HTMLElement;
  $(holder).uiAccordion('scan');
  assert.equal(accordionState(root), '0 0 1 0');
  assert.deepEqual(takeWarnings(), ['uiAccordion #a: there is no option containerHeight']);
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
  assert.equal(markupOf(holder), original);
});
