import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { accordionHtml, begun, triggersOf } from '../support/accordion';
import { press } from '../support/driver';

QUnit.module('accordion: keyboard');

const keys: Record<string, string> = {
  ...{ D: 'ArrowDown', U: 'ArrowUp', L: 'ArrowLeft', R: 'ArrowRight', H: 'Home', E: 'End' },
};
const across: AccordionSettings = { orientation: 'horizontal' };

/** Where the focus is after each key, with `!` where the browser may act on it as well. */
const walk = (root: HTMLElement, pressed: string): string =>
  Array.from(pressed, (key) => {
    const { defaultPrevented } = press(document.activeElement!, keys[key]!);
    const index = triggersOf(root).indexOf(document.activeElement as HTMLElement);
    return `${index}${defaultPrevented ? '' : '!'}`;
  }).join(' ');

async function focused(settings: AccordionSettings, html?: string) {
  const found = await begun(settings, html);
  found.trigger(0).focus();
  return found;
}

const ways: Record<string, [AccordionSettings, attributes: string, keys: string, at: string]> = {
  vertical: [{}, '', 'DDDUHE', '1 2 0 2 0 2'],
  'vertical, the other axis': [{}, '', 'LR', '0! 0!'],
  'vertical, right to left': [{}, 'dir="rtl"', 'DU', '1 0'],
  horizontal: [across, '', 'RLLHE', '1 0 2 0 2'],
  'horizontal, the other axis': [across, '', 'DU', '0! 0!'],
  'horizontal, right to left': [across, 'dir="rtl"', 'LRHE', '1 0 0 2'],
  'horizontal, right to left by a style': [across, 'style="direction: rtl"', 'LRHE', '1 0 0 2'],
};

QUnit.test.each('AA6, A10 keys move the focus and open nothing:', ways, async (assert, way) => {
  const [settings, attributes, pressed, expected] = way;
  const html = accordionHtml({ attributes });
  const { log, root, state } = await focused({ ...settings, keyboard: true }, html);
  const before = state();
  assert.equal(walk(root, pressed), expected);
  assert.deepEqual([state(), log.take()], [before, '']);
});

QUnit.test('AA6 without the option the keys are the browser’s', async (assert) => {
  const { root, set } = await focused({});
  assert.equal(walk(root, 'DULRHE'), '0! 0! 0! 0! 0! 0!');
  set.setOptions({ keyboard: true });
  assert.equal(walk(root, 'D'), '1');
});

QUnit.test('AA6 keys pass over disabled and hidden sections', async (assert) => {
  const html = accordionHtml({ sections: 5 }).replace('</li><li>', '</li><li class="hide">');
  const { root, set } = await focused({ keyboard: true }, html);
  set.disable(4);
  assert.equal(walk(root, 'DDDE'), '2 3 0 3');
});

const foreign: KeyboardEventInit[] = [
  ...[{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }],
  ...[{ isComposing: true }, { keyCode: 229 }],
];

QUnit.test.each('AT15 keys of others do nothing of ours', foreign, async (assert, more) => {
  const { trigger } = await focused({ keyboard: true });
  const taken = Object.values(keys).filter((key) => press(trigger(0), key, more).defaultPrevented);
  assert.deepEqual([taken, document.activeElement], [[], trigger(0)]);
});

QUnit.test('AT15 keys in content, in controls, and handled ones do nothing', async (assert) => {
  const html = accordionHtml().replace('C1', '<input>').replace('H1', 'H1 <input>');
  const { root, state, trigger } = await focused({ keyboard: true, active: 0 }, html);
  for (const field of Array.from(root.querySelectorAll('input'))) {
    field.focus();
    const all = [...Object.values(keys), 'Enter', ' '];
    assert.deepEqual(
      all.filter((key) => press(field, key).defaultPrevented),
      [],
    );
    assert.strictEqual(document.activeElement, field);
  }
  trigger(1).focus();
  $(trigger(1)).on('keydown', (event) => event.preventDefault());
  assert.equal(walk(root, 'DE'), '1 1');
  assert.equal(state(), '1 0 0');
});

QUnit.test('AA5 Enter and Space on a link header toggle it, exactly once', async (assert) => {
  const html = accordionHtml().replace('H2', '<a href="#">H2</a>');
  const { log, state, trigger } = await begun({}, html);
  trigger(1).focus();
  const seen = ['Enter', ' '].map((key) => [press(trigger(1), key).defaultPrevented, state()]);
  assert.deepEqual(seen, [
    [true, '0 1 0'],
    [true, '0 0 0'],
  ]);
  assert.equal(
    log.take(),
    'select 1 key, activate 1 key, ' +
      'select 1 closed key, activate 1 closed key, collapse 1 closed key',
  );
});
