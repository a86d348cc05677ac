import $ from 'jquery';
import { accordionState, contentsOf, sectionsOf } from '../support/accordion';
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
