import $ from 'jquery';
import { accordionHtml } from '../support/accordion';
import { eventTypes } from '../support/cleanup';
import { takeWarnings } from '../support/console';
import { accordionForms, tabsForms } from '../support/forms';
import { until } from '../support/fit';
import { press } from '../support/driver';
import { instance, put, start, tabsHtml } from '../support/fixture';
import {
  begin,
  both,
  call,
  eachOf,
  kinds,
  playOnce,
  runningOn,
  still,
  bothEach,
  type Kind,
  type Running,
} from '../support/kinds';
import { watchLeaks } from '../support/leaks';
import { atHash, goTo, restoring } from '../support/links';
import { markupOf } from '../support/markup';

QUnit.module('destroy', { ...restoring, before: playOnce });

/** What happens to a set before its end, and the settings that it has. */
type Use = [act: (running: Running) => unknown, settings?: object];

const sliding = { animation: { duration: 60000 } };

const pressing = ({ label }: Running): void => {
  label(0)?.click();
  label(0)?.focus();
  press(document.activeElement!, 'ArrowDown');
  press(document.activeElement!, 'ArrowRight');
};

const pressingInVain = ({ label }: Running): void => {
  const stop = (event: Event): void => event.stopImmediatePropagation();
  label(0)?.addEventListener('click', stop, true);
  label(0)?.click();
  label(0)?.removeEventListener('click', stop, true);
};

const shared: Record<string, Use> = {
  nothing: [() => undefined],
  steps: [({ set }) => set.next().next().last().prev(), { deeplinking: true }],
  'a motion': [({ set }) => set.first().next(), sliding],
  refresh: [({ set }) => set.next().refresh()],
  'add and remove': [({ set }) => set.add('New', '<p>New</p>').last().remove(-1)],
  'disable and enable': [({ set }) => set.count() && set.disable(0).next().enable(0)],
  'a page that plays': [({ set }) => set.play(60000).next(), { autoplay: { interval: 60000 } }],
  'presses that the page stops': [pressingInVain],
  print: [() => dispatchEvent(new Event('beforeprint'))],
  'another event': [
    ({ kind, root }) => $(kind.labels(root)).trigger('dblclick'),
    { event: 'dblclick' },
  ],
};

const slides = { slider: true, dotNav: true, theme: 'mine', contentNav: true };

const uses: Record<'tabs' | 'accordion', Record<string, Use>> = {
  tabs: {
    ...shared,
    'clicks and keys': [pressing],
    vertical: [() => undefined, { orientation: 'vertical', position: 'top-right' }],
    bottom: [
      ({ set }) => set.next(),
      { position: 'bottom-right', theme: 'my other', rounded: true },
    ],
    setOptions: [
      ({ set }) => {
        set.setOptions({ position: 'bottom-left', size: 'large', texts: { tabs: 'X' } }).next();
        set.setOptions({ orientation: 'vertical', theme: 'mine', style: 'clean', dark: true });
        set.setOptions({ orientation: 'horizontal', position: 'bottom-compact' } as object);
      },
    ],
    'a row that scrolls': [({ set }) => set.last(), { overflow: 'scroll', minWindowWidth: 0 }],
    'a tab at the front': [({ set }) => set.add({ tab: 'New', content: 'x', index: 0 }).remove(0)],
    'buttons that close': [({ set }) => set.next(), { closable: true }],
    'an open menu': [
      ({ set, root }) => (
        set.refresh(),
        root.querySelector<HTMLElement>('.z-tabs-mobile a')?.click()
      ),
      { minWindowWidth: 100000 },
    ],
  },
  accordion: {
    ...shared,
    'clicks and keys': [pressing, { keyboard: true }],
    'a horizontal motion': [({ set }) => set.next(), { ...sliding, orientation: 'horizontal' }],
    'a menu': [({ set }) => set.next(), { contentNav: true, contentHeight: 10 }],
    'a slider': [({ set }) => set.next(), { slider: true, dotNav: true }],
    setOptions: [
      ({ set }) => {
        set.setOptions({ orientation: 'horizontal', showIcons: false, event: 'mouseenter' }).next();
        set.setOptions(slides);
      },
    ],
  },
};

const forms = { uiTabs: tabsForms, uiAccordion: accordionForms };

const all: Record<string, [kind: Kind, html: string, use: Use]> = {};
// With another jQuery than the usual one: each use in the first form, and one use in each.
const isIn = (use: Use, n: number): boolean =>
  window.testRun.tests === 'tests' || n === 0 || use === shared['steps'];
for (const [name, [kind, use]] of Object.entries(eachOf(uses))) {
  Object.entries(forms[kind.plugin]).forEach(([shape, html], n) => {
    if (isIn(use, n)) all[`${name}, ${shape}`] = [kind, html, use];
  });
}

QUnit.test.each('C13 all is as the author had it, and nothing runs, after', all, (assert, row) => {
  const [kind, html, [act, settings = {}]] = row;
  const holder = put(`<div>before${html}after</div>`);
  const handlers = (): string[][] =>
    [...Array.from(holder.querySelectorAll('*')), document, window]
      .map(eventTypes)
      .filter((types) => types.length);
  const before = [markupOf(holder), handlers()];
  const watch = watchLeaks();
  const root = holder.firstElementChild as HTMLElement;
  call(kind, root, { ...still, ...settings });
  const nested = $(holder).find<HTMLElement>('#inner');
  call(kind, nested, still);
  takeWarnings();
  assert.true(watch.left().length > 0, 'while it lives there are some');
  const running = runningOn(kind, root);
  act(running);
  call(kind, nested, 'destroy');
  assert.strictEqual(running.set.destroy().count(), undefined);
  const left = watch.left();
  watch.end();
  window.dispatchEvent(new Event('afterprint'));
  assert.deepEqual([left, [markupOf(holder), handlers()]], [[], before]);
  assert.deepEqual([holder.getAnimations({ subtree: true }), $(root).data()], [[], {}]);
  assert.strictEqual(call(kind, root, 'instance'), undefined);
  const warnings = takeWarnings().map((warning) => warning.split(': ')[1]);
  assert.deepEqual(warnings, ['called after destroy()']);
});

both('C13, C12 what the page changed meanwhile stays:', (assert, kind) => {
  const { root, set, panel } = begin(kind);
  $(root).addClass('mine').attr('title', 'mine');
  $(panel(1)).addClass('p').find('p').text('new');
  set.destroy();
  const expected = kind.html({ attributes: 'class="mine" title="mine"' });
  assert.equal(markupOf(root), markupOf(expected.replace('<div><p>P2', '<div class="p"><p>new')));
  const runOnce = (): void => {
    call(kind, root);
    call(kind, root, 'destroy');
  };
  const part = $(root).find('.p').attr('role', 'note');
  runOnce();
  part.removeAttr('role class');
  runOnce();
  const after = markupOf(expected.replace('P2', 'new'));
  assert.equal(markupOf(root), after, 'also what it changed between two starts');
});

QUnit.test('C13 what add brought stays, as plain markup', (assert) => {
  const root = start();
  instance(root).add('T4', '<p>P4</p>', 'four').last().destroy();
  const expected = tabsHtml()
    .replace('</ul>', '<li data-link="four"><a>T4</a></li></ul>')
    .replace(/<\/div><\/div>$/, '<div><p>P4</p></div></div></div>');
  assert.equal(markupOf(root), markupOf(expected));
});

const plain = {
  tabs: [kinds.tabs, tabsHtml()],
  sections: [kinds.accordion, accordionHtml()],
  'headings and boxes': [kinds.accordion, accordionHtml({ form: 'flat' })],
  details: [kinds.accordion, accordionHtml({ form: 'details' })],
} as const;

QUnit.test.each('C12, C13 nodes stay, with what they hear:', plain, (assert, [kind, html]) => {
  const root = put(html);
  const nodes = Array.from(root.querySelectorAll('*'));
  const texts = $(root).find<HTMLElement>('a, h3, summary, p').attr('onclick', 'this.title += 1');
  texts.on('custom', () => assert.step('heard'));
  const hears = (): unknown => texts.each((_, one) => void (one.click(), $(one).trigger('custom')));
  call(kind, root);
  call(kind, root, 'next');
  hears();
  assert.true(nodes.every((node) => root.contains(node)));
  call(kind, root, 'destroy');
  assert.deepEqual(Array.from(root.querySelectorAll('*')), nodes);
  hears();
  assert.deepEqual(new Set(texts.toArray().map(({ title }) => title)), new Set(['11']));
  assert.verifySteps(Array(12).fill('heard'));
});

const ends: Record<string, (ancestor: JQuery) => unknown> = {
  'remove() of an ancestor': (ancestor) => ancestor.remove(),
  'empty() of an ancestor': (ancestor) => ancestor.empty(),
  'html() of an ancestor': (ancestor) => ancestor.html('<p>new</p>'),
  'remove() of the container': (ancestor) => ancestor.find('#set').remove(),
};

bothEach('C13 a set, and one in it, end with', ends, (assert, kind, end) => {
  for (const more of kind.plugin === 'uiTabs' ? [{}] : [{}, { slider: true, dotNav: true }]) {
    const html = kind.html().replace('<p>P1</p>', kind.html({ id: 'inner' }));
    const ancestor = put(`<section>${html}</section>`);
    const roots = $(ancestor).find<HTMLElement>('#set, #inner').toArray();
    const originals = roots.map(markupOf);
    const watch = watchLeaks();
    call(kind, $(roots), { ...sliding, ...more });
    for (const root of roots) call(kind, root, 'select', 1);
    end($(ancestor));
    const left = watch.left();
    watch.end();
    assert.deepEqual([left, roots.map(markupOf)], [[], originals]);
    const instances = roots.map((root) => call(kind, root, 'instance'));
    assert.deepEqual(instances, [undefined, undefined]);
    assert.equal(document.querySelectorAll('#qunit-fixture .z-slider-wrapper').length, 0);
    $(ancestor).remove();
  }
});

both('C13, A11 an item that goes takes the sets in it along:', (assert, kind) => {
  const html = kind.html().replace('<p>P2</p>', kind.html({ id: 'inner' }));
  const { root, set } = begin(kind, {}, html);
  const inner = root.querySelector<HTMLElement>('#inner')!;
  call(kind, inner);
  set.remove(1);
  assert.strictEqual(call(kind, inner, 'instance'), undefined);
  assert.equal(markupOf(inner), markupOf(kind.html({ id: 'inner' })));
});

const leave: Record<string, (root: HTMLElement) => unknown> = {
  'remove()': (root) => root.remove(),
  innerHTML: (root) => (root.parentElement!.innerHTML = ''),
  'detach() of jQuery': (root) => $(root).detach(),
};

bothEach('C13 out of the page it does nothing, put back it goes on,', leave, (assert, kind, go) => {
  const settings = { deeplinking: true, deeplinkingSeparator: '/' };
  const html = kind.html().replace('<p>P3', '<p id="deep">P3');
  const { root, state, click } = begin(kind, settings, html);
  const place = root.parentElement!;
  go(root);
  const before = root.outerHTML;
  goTo(`#set/${kind.noun}2`);
  atHash('#deep');
  dispatchEvent(new Event('hashchange'));
  dispatchEvent(new Event('resize'));
  assert.equal(root.outerHTML, before);
  atHash('');
  place.append(root);
  assert.equal(state(), '1 0 0');
  goTo(`#set/${kind.noun}3`);
  assert.equal(state(), '0 0 1');
  assert.equal(click(1), '0 1 0');
});

both('C13 a timer does not go on in a set that has left:', (assert, kind) => {
  const clock = window.stopClock();
  const { root, set, state } = begin(kind, { autoplay: { interval: 5 } });
  clock.tick(5);
  assert.equal(state(), '0 1 0', 'it plays');
  root.remove();
  clock.tick(50);
  assert.equal(set.active(), 1);
  $(root).remove();
  clock.end();
});

both('C13 content stays where a page took the class of the box around it', (assert, kind) => {
  const { root, set, panel } = begin(kind);
  panel(0).firstElementChild!.className = 'mine';
  set.destroy();
  assert.true(root.textContent!.includes('P1'));
});

const measuring: Record<string, (set: Record<string, (options?: object) => unknown>) => unknown> = {
  'refresh()': (set) => set.refresh!(),
  'setOptions()': (set) => set.setOptions!({ autoplay: { interval: 5 }, dark: true }),
};

QUnit.test.each(
  'C13 a set that a callback ends while it is measured leaves nothing:',
  measuring,
  async (assert, measure) => {
    const html = tabsHtml();
    const end = (): void => void instance(root).destroy();
    const root = start({ minWindowWidth: 1e6, mobileNav: true, deactivate: end }, html);
    await until(() => root.matches('.mobile'));
    const [first] = Array.from(root.querySelectorAll<HTMLElement>('li.z-tab'));
    first!.style.display = 'none';
    measure(instance(root) as never);
    assert.notOk(
      first!.matches('.z-tab'),
      'the next tab has opened, and the callback has ended the set',
    );
    first!.removeAttribute('style');
    assert.equal(markupOf(root), markupOf(html));
  },
);
