import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { accordionHtml, accordionState, headersOf, idle } from '../support/accordion';
import { press } from '../support/driver';
import { put } from '../support/fixture';
import { frame } from '../support/fit';
import { accordion, begunAccordion, still } from '../support/kinds';
import { places } from '../support/motion';

let clock: Clock;

QUnit.module('accordion: responsive', {
  beforeEach: () => void (clock = window.stopClock(true)),
  afterEach: () => clock.end(),
});

/** Adapts to the width of its parent alone, whatever the window of the tests is; no other timer runs. */
const adapting: AccordionSettings = {
  orientation: 'horizontal',
  responsive: true,
  minWindowWidth: 0,
  findInPage: false,
};
const fixture = (): HTMLElement => document.getElementById('qunit-fixture')!;

/** Gives the parent a width; resolves when observers have been told. */
async function widen(width: number): Promise<void> {
  fixture().style.width = `${width}px`;
  await frame();
}

/** A new width, and the time after which the accordion follows. */
async function resize(width: number): Promise<void> {
  await widen(width);
  clock.tick(100);
}

/** The form, and the size that counts in it: `horizontal 800x267`. */
const seen = (root: HTMLElement): string => {
  const names = ['vertical', 'horizontal'].filter((name) => root.classList.contains(name));
  const height = names.includes('horizontal') ? root.offsetHeight : '';
  return `${names.join()} ${root.offsetWidth}x${height}`;
};

const widths: [number, expected: string, header: number][] = [
  [720, 'horizontal 720x240', 30],
  [600, 'horizontal 600x200', 25],
  // Headers are never narrower than 24 px.
  [481, 'horizontal 481x160', 24],
  [480, 'vertical 480x', 480],
  [1100, 'horizontal 960x320', 40],
];

QUnit.test('A7 it is scaled with its parent, and turns vertical at 480', async (assert) => {
  const { root, state } = accordion({ ...adapting, active: 1 });
  await frame();
  assert.equal(seen(root), 'horizontal 800x267');
  for (const [width, expected, header] of widths) {
    await resize(width);
    assert.deepEqual([seen(root), headersOf(root)[0]!.offsetWidth], [expected, header]);
    assert.equal(state(), '0 1 0');
    if (width === 481) assert.equal(places(root), '0 24 457');
  }
});

type Change = (set: ReturnType<typeof accordion>['set']) => unknown;

const changes: Record<string, [count: number, Change, expected: string]> = {
  'added to': [3, (set) => set.add('H4', 'C4'), 'horizontal 600x200, 0 25 550 575'],
  'removed from': [4, (set) => set.remove(3), 'horizontal 600x200, 0 25 575'],
  'added to until there is no room for content': [
    22,
    (set) => set.add('One', 'C').add('Other', 'C'),
    'vertical 600x',
  ],
  'removed from until there is room for content': [
    24,
    (set) => set.remove(23).remove(22).remove(21),
    'horizontal 600x200',
  ],
};

QUnit.test.each('A7, A13 it fits into its parent when it is', changes, async (assert, row) => {
  const [count, change, expected] = row;
  const { root, set } = accordion({ ...adapting, active: 1 }, accordionHtml({ count }));
  await frame();
  await resize(600);
  change(set);
  await frame();
  assert.ok(
    `${seen(root)}, ${places(root)}`.startsWith(expected),
    `${seen(root)}, ${places(root)}`,
  );
});

QUnit.test('A7, C20 turning says nothing, and keeps focus, content and frames', async (assert) => {
  const html = accordionHtml().replace('C2', '<input><iframe></iframe>');
  const { root, log } = await begunAccordion({ ...adapting, active: 1, keyboard: true }, html);
  const frame = root.querySelector('iframe')!.contentWindow;
  const input = root.querySelector('input')!;
  input.focus();
  await resize(400);
  assert.equal(seen(root), 'vertical 400x');
  await resize(700);
  assert.equal(seen(root), 'horizontal 700x233');
  assert.strictEqual(document.activeElement, input);
  assert.strictEqual(root.querySelector('iframe')!.contentWindow, frame);
  assert.equal(log.take(), '');
});

/** Presses a key where the focus is; tells where it is then, and whether the browser may act. */
function go(key: string): string {
  const { defaultPrevented } = press(document.activeElement!, key);
  return document.activeElement!.textContent + (defaultPrevented ? '' : '!');
}

QUnit.test('A7, A10 keys and presses are those of the form', async (assert) => {
  const { root, state, trigger, click } = await begunAccordion({ ...adapting, keyboard: true });
  trigger(0).focus();
  assert.deepEqual([go('ArrowRight'), go('ArrowDown')], ['H2', 'H2!']);
  assert.equal(idle(root), 'true - -', 'one has to be open');
  await resize(400);
  assert.deepEqual([go('ArrowDown'), go('ArrowRight')], ['H3', 'H3!']);
  assert.equal(idle(root), '- - -');
  assert.equal(click(0), '0 0 0', 'a vertical one may be closed');
  await resize(700);
  assert.equal(state(), '1 0 0', 'a horizontal one always shows one');
});

QUnit.test('T10 responsiveDelay counts from the last change, and is live', async (assert) => {
  const { root, set } = accordion({ ...adapting, responsiveDelay: 300 });
  await frame();
  await widen(700);
  clock.tick(200);
  await widen(400);
  clock.tick(299);
  assert.deepEqual([seen(root), clock.left()], ['horizontal 400x267', [1]]);
  clock.tick(1);
  assert.deepEqual([seen(root), clock.left()], ['vertical 400x', []]);
  set.setOptions({ responsiveDelay: 50 });
  await frame();
  await widen(700);
  assert.deepEqual(clock.left(), [50]);
  clock.tick(50);
  assert.equal(seen(root), 'horizontal 700x233');
});

QUnit.test('C15, A7 started out of sight it is right at once when it shows', async (assert) => {
  const place = put(`<div style="width: 400px">${accordionHtml()}</div>`);
  fixture().style.display = 'none';
  const root = place.firstElementChild as HTMLElement;
  $(root).uiAccordion({ ...adapting, ...still });
  fixture().style.display = 'block';
  await frame();
  await frame();
  const now = [seen(root), accordionState(root), clock.left()];
  assert.deepEqual(now, ['vertical 400x', '1 0 0', []], 'the first is open');
  fixture().style.display = 'none';
  place.style.width = '720px';
  await frame();
  assert.true(root.classList.contains('vertical'), 'nothing while it is not seen');
  assert.deepEqual(clock.left(), []);
  fixture().style.display = 'block';
  await frame();
  await frame();
  assert.equal(seen(root), 'horizontal 720x240');
});

QUnit.test('C20 the options are live', (assert) => {
  const { root, set } = accordion({ orientation: 'horizontal', minWindowWidth: 0 });
  const changes: [AccordionSettings, string][] = [
    [{ width: 900 }, 'horizontal 800x320'],
    [{ responsive: true }, 'horizontal 800x284'],
    [{ minWindowWidth: 10000 }, 'vertical 800x'],
    [{ rounded: true }, 'vertical 800x'],
    [{ responsive: false }, 'horizontal 800x320'],
    [{ responsive: true }, 'vertical 800x'],
    [{ minWindowWidth: 0 }, 'horizontal 800x284'],
    [{ width: 600 }, 'horizontal 600x320'],
    [{ width: 480 }, 'vertical 480x'],
    [{ orientation: 'vertical' }, 'vertical 800x'],
    [{ orientation: 'horizontal', width: 700 }, 'horizontal 700x320'],
  ];
  for (const [change, expected] of changes) {
    set.setOptions(change);
    assert.equal(seen(root), expected, JSON.stringify(change));
  }
});
