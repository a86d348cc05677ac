import $ from 'jquery';
import type { AccordionInstance, AccordionSettings } from '../../src/accordion/accordion.types';
import type { TabsInstance, TabsSettings } from '../../src/tabs/tabs.types';
import { accordionHtml, accordionOf, contentsOf, startAccordion } from '../support/accordion';
import { instance, panels, put, start, tabsHtml } from '../support/fixture';
import { frame } from '../support/fit';

// What a page that was saved with all it has says of its parts when its sets start again.
QUnit.module('copies that were saved in other forms');

type Set = TabsInstance & AccordionInstance;
type Call = (...args: unknown[]) => unknown;

interface Form {
  readonly options?: TabsSettings & AccordionSettings;
  readonly act?: (set: Set) => unknown;
  readonly width?: string;
}

const next = (set: Set): unknown => set.next();
const narrow = { minWindowWidth: 100000 };
const sections = { ...narrow, overflow: 'accordion' } as const;
const slow = { duration: 60000 };

const tabsForms: Record<string, Form> = {
  'at rest': { act: next },
  moving: { options: { animation: slow }, act: next },
  'moving by jQuery': { options: { animation: { ...slow, type: 'jquery' } }, act: next },
  'a menu': { options: narrow, act: next },
  rows: { options: { minWindowWidth: 0, mobileNav: false }, act: next, width: '90px' },
  'a row that scrolls': { options: { overflow: 'scroll' }, act: next, width: '90px' },
  'an accordion': { options: sections, act: next },
  'an accordion that moves': { options: { ...sections, animation: slow }, act: next },
  'a column': { options: { orientation: 'vertical', minWindowWidth: 0 }, act: next },
  closable: { options: { closable: true }, act: next },
};

const tall = { contentHeight: 10 };
const accordionForms: Record<string, Form> = {
  'at rest': { act: next },
  moving: { options: { active: 0, animation: slow }, act: next },
  horizontal: { options: { orientation: 'horizontal', height: 20 }, act: next },
  'horizontal, moving': {
    options: { orientation: 'horizontal', height: 20, animation: slow },
    act: next,
  },
  'of a fixed height': { options: { ...tall, scrollable: true }, act: next },
  'of a fixed height, all open': {
    options: { ...tall, expandMode: 'multiple' },
    act: (set) => set.expandAll(),
  },
  'a slider': { options: { slider: true, dotNav: true }, act: next },
  'a menu': { options: { contentNav: true }, act: next },
};

const still = { animation: { effects: 'none' } } as const;

/** All that the elements say, whatever the order; numbers of sets left out. */
function partsIn(holder: Element): string[] {
  return Array.from(holder.querySelectorAll('*'), ({ tagName, attributes }) => {
    const texts = Array.from(attributes, ({ name, value }) =>
      name === 'class' ? value.split(' ').sort().join('.') : `${name}=${value}`,
    );
    return `${tagName} ${texts.sort().join(' ')}`.replace(/(uiTabs|uiAccordion)\d+/g, '$1');
  });
}

/** What a copy says that was saved in a form, and starts in this one or another, and what a new set says. */
async function compare(
  plugin: 'uiTabs' | 'uiAccordion',
  html: string,
  { options, act, width }: Form,
): Promise<[string[], string[]][]> {
  const call = (root: Element, ...args: unknown[]): unknown =>
    ($(root) as unknown as Record<string, Call>)[plugin]!(...args);
  const holder = put(`<div style="width: ${width ?? '700px'}"></div>`);
  const begin = async (markup: string, given: object = {}): Promise<HTMLElement> => {
    $(holder).empty();
    holder.innerHTML = markup;
    const root = holder.querySelector<HTMLElement>('#set')!;
    call(root, { ...still, ...given });
    await frame();
    return root;
  };
  const first = await begin(html, options);
  act?.(call(first, 'instance') as Set);
  await frame();
  const saved = holder.innerHTML;
  call(first, 'destroy');
  const both: [string[], string[]][] = [];
  for (const given of [{ ...options, ...still }, {}]) {
    await begin(html, given);
    const fresh = partsIn(holder);
    const copy = await begin(saved, given);
    both.push([partsIn(holder), fresh]);
    call(copy, 'destroy');
  }
  return both;
}

QUnit.test.each('C14 a copy of tabs says what a new set says:', tabsForms, async (assert, form) => {
  for (const [copy, fresh] of await compare('uiTabs', tabsHtml(), form)) {
    assert.deepEqual(copy, fresh);
  }
});

QUnit.test.each(
  'C14 a copy of an accordion says what a new one says:',
  accordionForms,
  async (assert, form) => {
    const html = accordionHtml({ id: 'set' }).replace(/<p>/g, '<p style="height: 90px">');
    for (const [copy, fresh] of await compare('uiAccordion', html, form)) {
      assert.deepEqual(copy, fresh);
    }
  },
);

const stops = (elements: HTMLElement[]): (string | null)[] =>
  elements.map((element) => element.getAttribute('tabindex'));

QUnit.test(
  'C14, T14 a panel of a copy is a stop as long as it begins with no control',
  (assert) => {
    const first = start({ defaultTab: 'tab2' });
    const saved = first.outerHTML;
    $(first).remove();
    const copy = start({ defaultTab: 'tab2' }, saved);
    const panel = panels(copy)[1]!;
    assert.deepEqual(stops(panels(copy)), [null, '0', null]);
    $(panel).find('p').before('<button>B</button>');
    instance(copy).refresh();
    assert.deepEqual(stops(panels(copy)), [null, null, null]);
    $(panel).find('button').remove();
    instance(copy).destroy();
    assert.equal(copy.outerHTML, saved, 'what was there is given back');
  },
);

QUnit.test("C13, C14 a stop of the author's stays one, also in a copy", (assert) => {
  const html = tabsHtml()
    .replace('<div><p>P1', '<div tabindex="0"><button>B</button><p>P1')
    .replace('<div><p>P2', '<div tabindex="-1"><p>P2');
  const first = start({}, html);
  const before = ['0', '-1', null];
  assert.deepEqual(stops(panels(first)), before);
  const saved = first.outerHTML;
  instance(first).destroy();
  assert.equal(first.outerHTML, $(html)[0]!.outerHTML);
  $(first).remove();
  const copy = start({ defaultTab: 'tab2' }, saved);
  assert.deepEqual(stops(panels(copy)), before);
  instance(copy).destroy();
  assert.equal(copy.outerHTML, saved);
});

QUnit.test("C13, C14 a stop of the author's stays one in an accordion, ours goes", (assert) => {
  const html = accordionHtml()
    .replace('<div><p>C1', '<div tabindex="0"><p>C1')
    .replace(/<p>/g, '<p style="height: 90px">');
  const first = startAccordion({ ...tall, expandMode: 'multiple', active: [0, 1] }, html);
  assert.deepEqual(stops(contentsOf(first)), ['0', '0', null]);
  const saved = first.outerHTML;
  accordionOf(first).destroy();
  assert.equal(first.outerHTML, $(html)[0]!.outerHTML);
  $(first).remove();
  const copy = startAccordion({ expandMode: 'multiple', active: [0, 1] }, saved);
  assert.deepEqual(stops(contentsOf(copy)), ['0', null, null]);
  accordionOf(copy).setOptions(tall);
  assert.deepEqual(stops(contentsOf(copy)), ['0', '0', null]);
  accordionOf(copy).destroy();
  assert.equal(copy.outerHTML, saved);
});

QUnit.test.each(
  'C13 a copy that was saved on the way is at rest when it is given back:',
  ['css', 'jquery'] as const,
  (assert, type) => {
    const first = start({ animation: { effects: 'slideH', type, duration: 60000 } });
    instance(first).next();
    const saved = first.outerHTML;
    $(first).remove();
    const copy = start({}, saved);
    instance(copy).destroy();
    assert.deepEqual(
      panels(copy).map((panel) => panel.getAttribute('style')),
      [null, null, null],
    );
  },
);

QUnit.test.each(
  'C13, C14 what a list owns:',
  { 'the outline of a copy': ['accordion', null], "the author's": ['rows', 'mine'] } as const,
  async (assert, [overflow, owned]) => {
    const first = start(
      { ...narrow, overflow },
      tabsHtml().replace('<ul>', '<ul aria-owns="mine">'),
    );
    await frame();
    const saved = first.outerHTML;
    $(first).remove();
    const copy = start({}, saved);
    const list = copy.querySelector('[role=tablist]')!;
    const owns = [list.getAttribute('aria-owns')];
    instance(copy).destroy();
    owns.push(list.getAttribute('aria-owns'));
    assert.deepEqual(owns, [owned, owned]);
  },
);

QUnit.test("C13 an author's empty style comes back", async (assert) => {
  const list = put('<div style="width: 90px"></div>');
  list.innerHTML = tabsHtml().replace('<li>', '<li style="" title="x">');
  const before = list.innerHTML;
  const set = $(list.firstElementChild as HTMLElement);
  set.uiTabs({ minWindowWidth: 0, mobileNav: false });
  await frame();
  set.uiTabs({ responsive: false }).uiTabs('destroy');
  assert.equal(list.innerHTML, before);
  const html = accordionHtml().replace('<li>', '<li style="" title="x">');
  const root = startAccordion({ orientation: 'horizontal' }, html);
  accordionOf(root).setOptions({ orientation: 'vertical' });
  assert.equal(root.querySelectorAll('li[style]').length, 0);
  accordionOf(root).destroy();
  assert.equal(root.outerHTML, $(html)[0]!.outerHTML);
});
