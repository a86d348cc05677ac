import $ from 'jquery';
import {
  accordionOf,
  accordionState,
  begun,
  headersOf,
  sectionsOf,
  triggersOf,
} from '../support/accordion';

QUnit.module('accordion: select, handlers of the page');

QUnit.test(
  'T4 the content is on display when a click reaches header and section',
  async (assert) => {
    const { root } = await begun();
    const content = (): number => root.querySelectorAll<HTMLElement>('.z-content')[1]!.offsetHeight;
    const seen: boolean[] = [];
    headersOf(root)[1]!.addEventListener('click', () => seen.push(content() > 10));
    $(sectionsOf(root)[1]!).on('click', () => seen.push(content() > 10));
    triggersOf(root)[1]!.click();
    assert.deepEqual(seen, [true, true]);
  },
);

const hover = (target: Element, type = 'mouseover', pointerType = 'mouse'): void => {
  target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
  target.dispatchEvent(new MouseEvent(type, { bubbles: true }));
};

QUnit.test('2.2 event: mouseover opens, and never closes; a click does both', async (assert) => {
  const { root } = await begun({ event: 'mouseover' });
  const states: string[] = [];
  const note = (): void => void states.push(accordionState(root));
  hover(triggersOf(root)[1]!);
  note();
  hover(triggersOf(root)[1]!);
  note();
  hover(headersOf(root)[2]!);
  note();
  triggersOf(root)[2]!.click();
  note();
  hover(triggersOf(root)[0]!, 'mouseover', 'touch');
  note();
  assert.deepEqual(states, ['0 1 0', '0 1 0', '0 0 1', '0 0 0', '0 0 0']);
});

QUnit.test('2.2 event: any DOM event name, which the page may trigger', async (assert) => {
  const { root } = await begun({ event: 'dblclick custom' });
  triggersOf(root)[0]!.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  assert.equal(accordionState(root), '1 0 0');
  $(triggersOf(root)[1]!).trigger('custom');
  assert.equal(accordionState(root), '0 1 0');
  accordionOf(root).setOptions({ event: 'click' });
  $(triggersOf(root)[2]!).trigger('custom');
  assert.equal(accordionState(root), '0 1 0', 'and no longer once the option has changed');
});
