import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { accordionHtml, accordionOf, accordionState } from '../support/accordion';
import { instance, put, tabsHtml } from '../support/fixture';
import { atHash, goTo, restoring } from '../support/links';
import { state } from '../support/state';

QUnit.module('deep links into nested sets', restoring);

const still = { animation: { effects: 'none' } } as const;
const single = { ...still, deeplinking: true, deeplinkingSeparator: '/' } as const;
const several = { ...single, deeplinkingMode: 'multiple' } as const;

const tabs = tabsHtml({ id: 'out' });
const list = accordionHtml({ id: 'out' });
const sets: Record<string, string> = {
  'tabs in tabs': tabs.replace('<p>P2</p>', tabsHtml({ id: 'in' })),
  'an accordion in tabs': tabs.replace('<p>P2</p>', accordionHtml({ id: 'in' })),
  'tabs in an accordion': list.replace('<p>C2</p>', tabsHtml({ id: 'in' })),
  'an accordion in an accordion': list.replace('<p>C2</p>', accordionHtml({ id: 'in' })),
};

const elementOf = (id: string): HTMLElement => document.getElementById(id)!;
const isList = (id: string): boolean => elementOf(id).tagName === 'UL';

/** What was selected after the start, in order: `out 1 hash`. */
let log: string[] = [];

/** Starts the sets of these ids in this order; those that run take the settings. */
function run(ids: readonly string[], settings: TabsSettings & AccordionSettings): void {
  log = [];
  for (const id of ids) {
    const select = (_: unknown, { index, reason }: { index: number; reason?: string }): void =>
      void (reason && log.push(`${id} ${index} ${reason}`));
    const own = { ...settings, select };
    if (isList(id)) $(elementOf(id)).uiAccordion({ active: 0, ...own } as AccordionSettings);
    else $(elementOf(id)).uiTabs(own as TabsSettings);
  }
}

const states = (): string[] =>
  ['out', 'in'].map((id) => (isList(id) ? accordionState(elementOf(id)) : state(elementOf(id))));

/** The name of an item of the set with an id, as it is in the hash. */
const nameIn = (id: string, number: number): string =>
  `${id}/${isList(id) ? 'section' : 'tab'}${number}`;

function select(id: string, index: number): void {
  if (isList(id)) accordionOf(elementOf(id)).select(index);
  else instance(elementOf(id)).select(index);
}

const orders = { 'outer first': ['out', 'in'], 'inner first': ['in', 'out'] };

for (const [order, ids] of Object.entries(orders)) {
  QUnit.test.each(`T20 the outer set opens first, ${order}:`, sets, (assert, html) => {
    for (const outer of [single, still]) {
      const holder = put(`<div>${html}</div>`);
      atHash('#' + nameIn('in', 3));
      for (const id of ids) run([id], id === 'in' ? single : outer);
      assert.deepEqual(states(), ['0 1 0', '0 0 1'], 'at load');
      log = [];
      for (const id of ['in', 'out']) select(id, 0);
      goTo('#' + nameIn('in', 3));
      assert.deepEqual(states(), ['0 1 0', '0 0 1'], 'later');
      assert.deepEqual(log.slice(-2), ['out 1 hash', 'in 2 hash']);
      $(holder).remove();
    }
  });
}

QUnit.test.each('AT13 a disabled outer item is not opened:', orders, (assert, ids) => {
  const html = sets['tabs in tabs']!.replace('<li><a>T2', '<li data-disabled><a>T2');
  const holder = put(`<div>${html}</div>`);
  atHash('#in/tab2');
  run(ids, several);
  assert.equal(instance(elementOf('out')).active(), 0);
  goTo('#in/tab3');
  assert.equal(instance(elementOf('out')).active(), 0);
  $(holder).remove();
});
