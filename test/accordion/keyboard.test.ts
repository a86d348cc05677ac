import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  begun,
  triggersOf,
} from '../support/accordion';
import { press } from '../support/driver';

QUnit.module('accordion: keyboard');

const keys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Where the focus is after each key, with `!` where the browser may act on it as well. */
function walk(root: HTMLElement, ...pressed: string[]): string {
  return pressed
    .map((key) => {
      const { defaultPrevented } = press(document.activeElement!, key);
      const index = triggersOf(root).indexOf(document.activeElement as HTMLElement);
      return `${index}${defaultPrevented ? '' : '!'}`;
    })
    .join(' ');
}

async function focused(settings: AccordionSettings, html?: string) {
  const found = await begun(settings, html);
  triggersOf(found.root)[0]!.focus();
  return found;
}

const ways: [string, AccordionSettings, string, string[], string][] = [
  [
    'vertical',
    {},
    'ltr',
    ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'],
    '1 2 0 2 0 2',
  ],
  ['vertical, the other axis', {}, 'ltr', ['ArrowLeft', 'ArrowRight'], '0! 0!'],
  ['vertical, right to left', {}, 'rtl', ['ArrowDown', 'ArrowUp'], '1 0'],
  [
    'horizontal',
    { orientation: 'horizontal' },
    'ltr',
    ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Home', 'End'],
    '1 0 2 0 2',
  ],
  [
    'horizontal, the other axis',
    { orientation: 'horizontal' },
    'ltr',
    ['ArrowDown', 'ArrowUp'],
    '0! 0!',
  ],
  [
    'horizontal, right to left',
    { orientation: 'horizontal' },
    'rtl',
    ['ArrowLeft', 'ArrowRight', 'Home', 'End'],
    '1 0 0 2',
  ],
  [
    'horizontal, right to left by a style',
    { orientation: 'horizontal' },
    'auto" style="direction: rtl',
    ['ArrowLeft', 'ArrowRight', 'Home', 'End'],
    '1 0 0 2',
  ],
];

QUnit.test.each('AA6, A10 keys move the focus and open nothing:', ways, async (assert, way) => {
  const [, settings, dir, pressed, expected] = way;
  const html = accordionHtml({ attributes: `dir="${dir}"` });
  const { log, root } = await focused({ ...settings, keyboard: true }, html);
  const before = accordionState(root);
  assert.equal(walk(root, ...pressed), expected);
  assert.equal(accordionState(root), before);
  assert.equal(log.take(), '');
});

QUnit.test('AA6 without the option the keys are the browser’s', async (assert) => {
  const { root } = await focused({});
  assert.equal(walk(root, ...keys), '0! 0! 0! 0! 0! 0!');
  accordionOf(root).setOptions({ keyboard: true });
  assert.equal(walk(root, 'ArrowDown'), '1');
});

QUnit.test('AA6 keys pass over disabled and hidden sections', async (assert) => {
  const html = accordionHtml({ sections: 5 }).replace('</li><li>', '</li><li class="hide">');
  const { root, accordion } = await focused({ keyboard: true }, html);
  accordion.disable(4);
  assert.equal(walk(root, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'End'), '2 3 0 3');
});

const foreign: KeyboardEventInit[] = [
  ...[{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }],
  ...[{ isComposing: true }, { keyCode: 229 }],
];

QUnit.test.each('AT15 keys of others do nothing of ours', foreign, async (assert, more) => {
  const { root } = await focused({ keyboard: true });
  for (const key of keys)
    assert.false(press(triggersOf(root)[0]!, key, more).defaultPrevented, key);
  assert.strictEqual(document.activeElement, triggersOf(root)[0]);
});

QUnit.test(
  'AT15 keys in the content, in controls, and handled ones do nothing of ours',
  async (assert) => {
    const html = accordionHtml().replace('C1', '<input>').replace('H1', 'H1 <input>');
    const { root } = await focused({ keyboard: true, active: 0 }, html);
    for (const field of Array.from(root.querySelectorAll('input'))) {
      field.focus();
      for (const key of [...keys, 'Enter', ' '])
        assert.false(press(field, key).defaultPrevented, key);
      assert.strictEqual(document.activeElement, field);
    }
    triggersOf(root)[1]!.focus();
    $(triggersOf(root)[1]!).on('keydown', (event) => event.preventDefault());
    walk(root, 'ArrowDown', 'End');
    assert.strictEqual(document.activeElement, triggersOf(root)[1]);
    assert.equal(accordionState(root), '1 0 0');
  },
);

QUnit.test('AA5 Enter and Space on a link header toggle it, exactly once', async (assert) => {
  const html = accordionHtml().replace('H2', '<a href="#">H2</a>');
  const { log, root } = await begun({}, html);
  const link = triggersOf(root)[1]!;
  link.focus();
  assert.true(press(link, 'Enter').defaultPrevented);
  assert.equal(accordionState(root), '0 1 0');
  assert.true(press(link, ' ').defaultPrevented, 'no page scroll');
  assert.equal(accordionState(root), '0 0 0');
  assert.equal(
    log.take(),
    'select 1 key, activate 1 key, ' +
      'select 1 closed key, activate 1 closed key, collapse 1 closed key',
  );
});
