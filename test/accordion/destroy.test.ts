import $ from 'jquery';
import type { AccordionInstance, AccordionSettings } from '../../src/accordion/accordion.types';
import { accordionHtml, accordionOf, begun, contentsOf, forms } from '../support/accordion';
import { takeWarnings } from '../support/console';
import { accordionForms } from '../support/destroy-forms';
import { put } from '../support/fixture';
import { markupOf } from '../support/markup';

QUnit.module('accordion: destroy');

const sliding = { animation: { effects: 'slide', duration: 60000 } } as const;

const waysToEnd: [string, (accordion: AccordionInstance) => void, AccordionSettings?][] = [
  ['at once', () => undefined],
  ['after selections', (accordion) => accordion.next().next().last().prev().collapseAll()],
  ['during a run', (accordion) => accordion.first().next(), sliding],
  [
    'during a run, horizontal',
    (accordion) => accordion.next(),
    { ...sliding, orientation: 'horizontal' },
  ],
  ['a menu', (accordion) => accordion.next(), { contentNav: true, contentHeight: 10 }],
  [
    'after setOptions',
    (accordion) => {
      accordion.setOptions({ orientation: 'horizontal', showIcons: false, dark: true }).next();
      accordion.setOptions({ slider: true, dotNav: true, theme: 'mine', contentNav: true });
    },
  ],
  ['after add and remove', (accordion) => accordion.add('New', '<p>New</p>').last().remove(-1)],
];

const byName: Record<string, { html: string; way: (typeof waysToEnd)[number] }> = {};
for (const [shape, html] of Object.entries(accordionForms)) {
  for (const way of waysToEnd) byName[`${shape}, ${way[0]}`] = { html, way };
}

QUnit.test.each('C13 the markup is that of the author:', byName, (assert, { html, way }) => {
  const [, act, settings] = way;
  const holder = put(`<div>before${html}after</div>`);
  const original = markupOf(holder);
  const root = holder.firstElementChild as HTMLElement;
  $(root).uiAccordion({ animation: { effects: 'none' }, ...settings });
  const nested = holder.querySelector<HTMLElement>('#inner');
  if (nested) $(nested).uiAccordion({ animation: { effects: 'none' }, active: 0 });
  act(accordionOf(root));
  if (nested) $(nested).uiAccordion('destroy');
  accordionOf(root).destroy();
  assert.equal(markupOf(holder), original);
  assert.strictEqual($(root).uiAccordion('instance'), undefined);
  takeWarnings();
});

QUnit.test('C13, C12 what the page changed meanwhile stays', async (assert) => {
  const { root, accordion } = await begun({ active: 1 });
  $(root).addClass('mine').attr('title', 'mine');
  $(contentsOf(root)[1]!).addClass('p').find('p').text('new');
  accordion.destroy();
  const expected = accordionHtml({ attributes: 'class="mine" title="mine"' });
  assert.equal(markupOf(root), markupOf(expected.replace('<div><p>C2', '<div class="p"><p>new')));
});

QUnit.test.each('C13 nodes are the same ones, with their listeners,', forms, (assert, form) => {
  const root = put(accordionHtml({ form }));
  const nodes = Array.from(root.querySelectorAll('*'));
  $(root)
    .find('h3, summary, p')
    .on('custom', () => assert.step('heard'));
  $(root).uiAccordion().uiAccordion('next').uiAccordion('destroy');
  assert.deepEqual(Array.from(root.querySelectorAll('*')), nodes);
  $(nodes).filter('h3, summary').last().triggerHandler('custom');
  $(nodes).filter('p').first().triggerHandler('custom');
  assert.verifySteps(['heard', 'heard']);
});
