import $ from 'jquery';
import { accordionState, contentsOf, headersOf, sectionsOf } from '../support/accordion';
import { takeWarnings } from '../support/console';
import { put, tabsHtml } from '../support/fixture';
import { markupOf } from '../support/markup';

// What stands on pages that have been there for long, in the shapes they have it.
QUnit.module('accordion: existing pages');

const section = (n: number): string => `<section><h3>H${n}</h3><div></div></section>`;
const inTabs = `<div id="acc" data-role="z-accordion" data-options='{"theme": "crystal", "active": 0,
  "sectionSpacing": 10}'>${[1, 2, 3].map(section).join('')}</div>`;

QUnit.test('C15 a div of sections with empty contents, in the panel of a tab', (assert) => {
  const set = put(tabsHtml({ id: 'set' }).replace('<p>P2</p>', inTabs));
  const html = set.outerHTML;
  const root = set.querySelector<HTMLElement>('#acc')!;
  $(set)
    .uiTabs({ animation: { effects: 'none' } })
    .uiAccordion('scan');
  assert.equal(accordionState(root), '1 0 0');
  $(set).uiTabs('select', 1);
  assert.equal(accordionState(root), '1 0 0', 'the same when its panel shows');
  assert.true(root.classList.contains('crystal') && root.classList.contains('z-ungrouped'));
  const [a, b] = sectionsOf(root).map((one) => one.getBoundingClientRect());
  assert.equal(Math.round(b!.top - a!.bottom), 10);
  const inner = $(root).find('.z-auto-g').html('<h4>Loaded</h4><ul><li>x</li></ul>');
  const height = contentsOf(root)[0]!.offsetHeight;
  assert.true(height > 30, `${height}: it follows what comes in`);
  inner.find('ul').append('<li style="height: 100px">y</li>');
  assert.equal(contentsOf(root)[0]!.offsetHeight, height + 100);
  inner.empty();
  $(root).uiAccordion('destroy');
  $(set).uiTabs('destroy');
  assert.equal(markupOf(set), markupOf(html));
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

QUnit.test('C12 an article as a slider, with styles, tables and forms of its own', (assert) => {
  const holder = put('<div></div>');
  holder.innerHTML =
    '<article id="a" class="z-demo-accordion" data-role="z-accordion" ' +
    `data-options='${JSON.stringify(options)}'>${[1, 2, 3, 4].map(styled).join('')}</article>`;
  const original = markupOf(holder);
  const root = holder.firstElementChild as HTMLElement;
  $(holder).uiAccordion('scan');
  assert.equal(accordionState(root), '0 0 1 0');
  assert.deepEqual(takeWarnings(), ['uiAccordion #a: there is no option containerHeight']);
  const dots = holder.querySelectorAll<HTMLElement>('.z-dot-nav-item');
  assert.equal(dots.length, 4);
  assert.true(root.classList.contains('z-demo-accordion'));
  for (const one of sectionsOf(root))
    assert.equal(one.style.getPropertyPriority('background-color'), 'important');
  assert.equal(getComputedStyle(headersOf(root)[0]!).color, 'rgb(255, 255, 255)');
  const [input, link] = ['input', 'a'].map((name) =>
    contentsOf(root)[2]!.querySelector<HTMLElement>(name),
  );
  input!.focus();
  assert.strictEqual(document.activeElement, input);
  link!.click();
  assert.equal(accordionState(root), '0 0 1 0', 'links and fields inside open nothing');
  dots[0]!.click();
  assert.equal(accordionState(root), '1 0 0 0');
  history.replaceState(null, '', location.href.split('#')[0]);
  $(root).uiAccordion('destroy');
  assert.equal(markupOf(holder), original);
});
