import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionLog,
  accordionOf,
  accordionState,
  contentsOf,
  startAccordion,
} from '../support/accordion';
import { put } from '../support/fixture';
import { controlsIn } from '../support/players';
import { see, surroundings, tick, timersLeft } from '../support/surroundings';

QUnit.module('accordion: autoplay', surroundings);

const second = { autoplay: { interval: 1000 } };

/** What is open after each of `count` steps. */
const stepsOf = (root: Element, count: number): string =>
  Array.from({ length: count }, () => {
    tick(1000);
    return accordionState(root);
  }).join(', ');

QUnit.test('C10 the page hears of each step, with its reason', (assert) => {
  const log = accordionLog();
  startAccordion({ ...second, active: 0, ...log.settings });
  tick(0);
  assert.equal(log.take(), 'ready, activate 0');
  tick(1000);
  assert.equal(log.take(), 'select 1 autoplay, activate 1 autoplay, collapse 0 closed autoplay');
});

const empty: [string, AccordionSettings][] = [
  ['vertical', {}],
  ['several', { expandMode: 'multiple' }],
  ['slider', { slider: true }],
];

QUnit.test.each('A3 with nothing open it starts at the first:', empty, (assert, [, settings]) => {
  const root = startAccordion({ ...second, ...settings });
  assert.equal(accordionState(root), '0 0 0');
  assert.equal(stepsOf(root, 4), '1 0 0, 0 1 0, 0 0 1, 1 0 0');
  accordionOf(root).select(2).collapseAll();
  assert.equal(stepsOf(root, 1), '1 0 0', 'also after all was closed');
});

QUnit.test('C17 where several are open, it leaves one open, and goes on', (assert) => {
  const root = startAccordion({ ...second, active: [0, 2] });
  assert.equal(accordionState(root), '1 0 1');
  assert.equal(stepsOf(root, 4), '1 0 0, 0 1 0, 0 0 1, 1 0 0');
  accordionOf(root).expandAll();
  assert.equal(accordionState(root), '1 1 1');
  assert.equal(stepsOf(root, 3), '0 0 1, 1 0 0, 0 1 0');
});

QUnit.test('C17 one that may not be closed plays, too', (assert) => {
  const root = startAccordion({ ...second, active: 0, collapsible: false });
  assert.equal(stepsOf(root, 3), '0 1 0, 0 0 1, 1 0 0');
});

const slider = { slider: true, dotNav: true, active: 0 } as const;
const dotsOf = (root: Element): HTMLElement[] =>
  Array.from(root.parentElement!.querySelectorAll<HTMLElement>('.z-dot-nav > *'));
const marked = (root: Element): string =>
  dotsOf(root)
    .map((dot) => Number(dot.classList.contains('z-active')))
    .join(' ');
const plays = (root: Element): boolean =>
  controlsIn(root.parentElement!)[0]!.classList.contains('z-playing');

QUnit.test('A8 the dots follow', (assert) => {
  const root = startAccordion({ ...second, ...slider });
  tick(1000);
  assert.deepEqual([accordionState(root), marked(root)], ['0 1 0', '0 1 0']);
});

QUnit.test('S8 a dot stops it, or makes it wait anew', (assert) => {
  const root = startAccordion({ ...second, ...slider });
  dotsOf(root)[2]!.click();
  assert.deepEqual([accordionState(root), plays(root)], ['0 0 1', false]);
  accordionOf(root)
    .setOptions({ autoplay: { smart: false } })
    .play();
  tick(900);
  dotsOf(root)[0]!.click();
  assert.deepEqual([accordionState(root), plays(root)], ['1 0 0', true]);
  assert.deepEqual(timersLeft(), [1000]);
  tick(900);
  dotsOf(root)[0]!.click();
  assert.deepEqual(timersLeft(), [1000], 'also the dot of what is shown');
});

function swipe(root: Element, by: number): void {
  const at = (type: string, clientX: number): void => {
    const options = { bubbles: true, pointerType: 'touch', pointerId: 5, clientX, clientY: 100 };
    contentsOf(root)[0]!.dispatchEvent(new PointerEvent(type, options));
  };
  at('pointerdown', 300);
  at('pointerup', 300 + by);
}

QUnit.test('S8 a swipe stops it', (assert) => {
  const root = startAccordion({ ...second, ...slider });
  swipe(root, -10);
  assert.true(plays(root), 'what is too short is none');
  swipe(root, -80);
  assert.deepEqual([accordionState(root), plays(root)], ['0 1 0', false]);
});

QUnit.test('C17 a header opened by hover counts', (assert) => {
  const root = startAccordion({ ...second, event: 'mouseover', active: 0 });
  root
    .querySelectorAll('.z-trigger')[1]!
    .dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  assert.deepEqual([accordionState(root), plays(root)], ['0 1 0', false]);
});

QUnit.test('S1 the control goes along into the wrapper, and out', (assert) => {
  const place = put(`<section>${accordionHtml()}</section>`);
  const root = place.firstElementChild as HTMLElement;
  $(root).uiAccordion({ ...second, active: 0 });
  const [control] = controlsIn(place);
  assert.strictEqual(root.previousElementSibling, control!);
  accordionOf(root).setOptions({ slider: true });
  assert.deepEqual([place.children.length, root.parentElement!.className], [1, 'z-slider-wrapper']);
  assert.strictEqual(root.previousElementSibling, control!);
  accordionOf(root).setOptions({ slider: false });
  assert.strictEqual(root.previousElementSibling, control!);
  assert.equal(place.children.length, 2);
  assert.true(plays(root));
  accordionOf(root).destroy();
  assert.equal(place.innerHTML, accordionHtml());
});

QUnit.test('C15 begun in no page, it gets its control when it shows', (assert) => {
  const root = $(accordionHtml())[0] as HTMLElement;
  $(root).uiAccordion({ animation: { effects: 'none' }, active: 0, ...second });
  see(root, false);
  tick(5000);
  assert.equal(accordionOf(root).active(), 0);
  const place = put('<section></section>');
  place.append(root);
  see(root, true);
  assert.equal(controlsIn(place).length, 1);
  assert.strictEqual(root.previousElementSibling, controlsIn(place)[0]!);
  assert.equal(stepsOf(root, 1), '0 1 0');
  const other = put('<div></div>');
  other.append(root);
  tick(1000);
  assert.strictEqual(root.previousElementSibling, controlsIn(other)[0]!, 'moved by the page');
  accordionOf(root).destroy();
  assert.equal(place.innerHTML + other.innerHTML, accordionHtml());
});

QUnit.test('S7 a wrapper is described once, and stays so', (assert) => {
  const root = startAccordion({ ...slider, slider: true });
  const wrapper = root.parentElement!;
  const told = (): string =>
    ['role', 'aria-roledescription', 'aria-label'].map((name) => wrapper.getAttribute(name)).join();
  assert.equal(told(), 'group,carousel,Slides');
  accordionOf(root).play();
  accordionOf(root).setOptions({ texts: { slides: 'Bilder' } });
  assert.equal(told(), 'group,carousel,Bilder');
  accordionOf(root).stop();
  assert.equal(told(), 'group,carousel,Bilder');
});
