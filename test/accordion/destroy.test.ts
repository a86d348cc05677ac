import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordion,
  accordionHtml,
  accordionOf,
  begun,
  contentsOf,
  forms,
  running,
  triggersOf,
} from '../support/accordion';
import { eventTypes } from '../support/cleanup';
import { takeWarnings } from '../support/console';
import { accordionForms } from '../support/destroy-forms';
import { press } from '../support/driver';
import { put } from '../support/fixture';
import { watchLeaks } from '../support/leaks';
import { goTo, restoring } from '../support/links';
import { markupOf } from '../support/markup';

QUnit.module('accordion: destroy', restoring);

const still = { animation: { effects: 'none' } } as const;
const sliding = { animation: { effects: 'slide', duration: 60000 } } as const;
const across = { ...sliding, orientation: 'horizontal' } as const;

type Use = [settings: AccordionSettings, act: (root: HTMLElement) => unknown];

const uses: Record<string, Use> = {
  nothing: [{}, () => undefined],
  'clicks and keys': [
    { keyboard: true },
    (root) => {
      triggersOf(root)[0]?.click();
      triggersOf(root)[0]?.focus();
      press(document.activeElement!, 'ArrowDown');
    },
  ],
  'all methods that select': [
    {},
    (root) => accordionOf(root).next().next().last().prev().collapseAll(),
  ],
  'a run': [sliding, (root) => accordionOf(root).first().next()],
  'a horizontal run': [across, (root) => accordionOf(root).next()],
  'a menu': [{ contentNav: true, contentHeight: 10 }, (root) => accordionOf(root).next()],
  'a slider': [{ slider: true, dotNav: true, active: 0 }, (root) => accordionOf(root).next()],
  setOptions: [
    { event: 'mouseover dblclick' },
    (root) => {
      const more = { orientation: 'horizontal', showIcons: false, dark: true } as const;
      accordionOf(root)
        .setOptions({ ...more, event: 'mouseenter' })
        .next();
      const slides = { slider: true, dotNav: true, theme: 'mine', contentNav: true };
      accordionOf(root).setOptions(slides);
    },
  ],
  'add and remove': [
    {},
    (root) => accordionOf(root).add('New', '<p>New</p>').last().remove(-1).refresh(),
  ],
  hover: [{ event: 'mouseover' }, (root) => $(triggersOf(root)).trigger('mouseover')],
};

const byName: Record<string, [html: string, use: Use]> = {};
for (const [shape, html] of Object.entries(accordionForms)) {
  for (const [name, use] of Object.entries(uses)) byName[`${name}, ${shape}`] = [html, use];
}

QUnit.test.each('C13 the markup is that of the author after', byName, (assert, [html, use]) => {
  const [settings, act] = use;
  const holder = put(`<div>before${html}after</div>`);
  const original = markupOf(holder);
  const root = holder.firstElementChild as HTMLElement;
  $(root).uiAccordion({ ...still, ...settings });
  const nested = $(holder)
    .find<HTMLElement>('#inner')
    .uiAccordion({ ...still, active: 0 });
  act(root);
  nested.uiAccordion('destroy');
  accordionOf(root).destroy();
  assert.equal(markupOf(holder), original);
  assert.strictEqual($(root).uiAccordion('instance'), undefined);
  takeWarnings();
});

QUnit.test.each('C13 it leaves no listener, timer, observer:', uses, (assert, [settings, act]) => {
  const root = put(accordionHtml());
  const handlers = (): string[][] =>
    [root, ...Array.from(root.querySelectorAll('*')), document, window]
      .map(eventTypes)
      .filter((types) => types.length);
  const before = handlers();
  const watch = watchLeaks();
  $(root).uiAccordion({ ...still, ...settings });
  assert.true(watch.left().length > 1, 'while it lives there are some');
  act(root);
  accordionOf(root).destroy();
  const left = watch.left();
  watch.end();
  assert.deepEqual([left, handlers()], [[], before]);
  assert.deepEqual([root.getAnimations({ subtree: true }), $(root).data()], [[], {}]);
});

QUnit.test('C13, C12 what the page changed meanwhile stays', async (assert) => {
  const { root, set } = await begun({ active: 1 });
  $(root).addClass('mine').attr('title', 'mine');
  $(contentsOf(root)[1]!).addClass('p').find('p').text('new');
  set.destroy();
  const expected = accordionHtml({ attributes: 'class="mine" title="mine"' });
  assert.equal(markupOf(root), markupOf(expected.replace('<div><p>C2', '<div class="p"><p>new')));
});

QUnit.test.each('C13 nodes are the same ones, with their listeners,', forms, (assert, form) => {
  const root = put(accordionHtml({ form }));
  const nodes = Array.from(root.querySelectorAll('*'));
  const texts = $(root).find('h3, summary, p');
  texts.on('custom', () => assert.step('heard'));
  $(root).uiAccordion().uiAccordion('next').uiAccordion('destroy');
  assert.deepEqual(Array.from(root.querySelectorAll('*')), nodes);
  for (const one of texts.toArray()) $(one).triggerHandler('custom');
  assert.verifySteps(Array(6).fill('heard'));
});

QUnit.test('C13 destroyed during a run, nothing is told later', (assert) => {
  const { root, set } = accordion(sliding);
  const [animation] = running((set.select(1), root));
  set.destroy();
  $(root).on('uiaccordion:select uiaccordion:activate uiaccordion:collapse', () => {
    assert.step('told');
  });
  animation!.dispatchEvent(new Event('finish'));
  root.querySelectorAll('h3').forEach((header) => header.click());
  assert.verifySteps([]);
});

const ends: Record<string, (ancestor: JQuery) => unknown> = {
  'remove() of an ancestor': (ancestor) => ancestor.remove(),
  'empty() of an ancestor': (ancestor) => ancestor.empty(),
  'html() of an ancestor': (ancestor) => ancestor.html('<p>new</p>'),
  'remove() of the container': (ancestor) => ancestor.find('#acc').remove(),
};

QUnit.test.each('C13 the accordion ends with', ends, (assert, end) => {
  for (const slider of [false, true]) {
    const ancestor = put(`<section>${accordionHtml()}</section>`);
    const root = ancestor.querySelector<HTMLElement>('#acc')!;
    const watch = watchLeaks();
    $(root).uiAccordion({ ...sliding, slider, dotNav: slider });
    accordionOf(root).select(1);
    end($(ancestor));
    const left = watch.left();
    watch.end();
    assert.deepEqual([left, root.outerHTML], [[], accordionHtml()]);
    assert.strictEqual($(root).uiAccordion('instance'), undefined);
    assert.equal(document.querySelectorAll('#qunit-fixture .z-slider-wrapper').length, 0);
    $(ancestor).remove();
  }
});

QUnit.test('C13 what left the page without jQuery rests, until it is put back', (assert) => {
  const { root, set, state, click } = accordion({ deeplinking: true });
  const parent = root.parentElement!;
  root.remove();
  goTo('#section2');
  assert.equal(set.active(), -1);
  parent.append(root);
  goTo('#section3');
  assert.equal(state(), '0 0 1');
  assert.equal(click(0), '1 0 0');
});
