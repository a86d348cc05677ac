import $ from 'jquery';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  begun,
  headersOf,
  sectionsOf,
  triggersOf,
} from '../support/accordion';

QUnit.module('accordion: select, handlers of the page');

const ways: [string, (trigger: HTMLElement) => void][] = [
  ['click()', (trigger) => trigger.click()],
  ['trigger("click")', (trigger) => void $(trigger).trigger('click')],
];

QUnit.test.each('C11 return false on the trigger blocks,', ways, async (assert, [, act]) => {
  const { log, root } = await begun();
  $(triggersOf(root)[1]!).on('click', () => false);
  act(triggersOf(root)[1]!);
  assert.equal(accordionState(root), '0 0 0');
  assert.equal(log.take(), '');
});

QUnit.test.each('C11 preventDefault alone does not block,', ways, async (assert, [, act]) => {
  const { log, root } = await begun();
  $(triggersOf(root)[1]!).on('click', (event) => event.preventDefault());
  act(triggersOf(root)[1]!);
  assert.equal(accordionState(root), '0 1 0');
  assert.equal(log.take(), 'select 1 click, activate 1 click');
});

QUnit.test('C11 select() in a handler on the trigger wins over the click', async (assert) => {
  const { log, root, accordion } = await begun();
  $(triggersOf(root)[1]!).on('click', () => void accordion.select(2));
  triggersOf(root)[1]!.click();
  assert.equal(accordionState(root), '0 0 1');
  assert.equal(log.take(), 'select 2 api, activate 2 api');
});

QUnit.test('C11 select() in a handler further up comes after the click', async (assert) => {
  const { log, root, accordion } = await begun();
  $(sectionsOf(root)[1]!).on('click', () => void accordion.select(2));
  triggersOf(root)[1]!.click();
  assert.equal(accordionState(root), '0 0 1');
  assert.equal(
    log.take(),
    'select 1 click, activate 1 click, select 2 api, activate 2 api, collapse 1 closed api',
  );
});

QUnit.test('C11 a handler on the trigger that closes what the click would open', async (assert) => {
  const { log, root, accordion } = await begun({ active: 1 });
  $(triggersOf(root)[1]!).on('click', () => void accordion.close(1));
  triggersOf(root)[1]!.click();
  assert.equal(accordionState(root), '0 0 0', 'closed by the handler, and not opened again');
  assert.equal(log.take(), 'activate 1 closed api, collapse 1 closed api');
});

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

QUnit.test(
  'C11 select() in select, activate and collapse comes after, in order',
  async (assert) => {
    const { log, root, accordion } = await begun({ active: 0 });
    let times = 0;
    $(root).on('uiaccordion:select', () => void (times++ || accordion.select(2)));
    triggersOf(root)[1]!.click();
    assert.equal(accordionState(root), '0 0 1');
    assert.equal(
      log.take(),
      'select 1 click, activate 1 click, collapse 0 closed click, ' +
        'select 2 api, activate 2 api, collapse 1 closed api',
    );
  },
);

QUnit.test('C11 destroy() in a callback ends everything', async (assert) => {
  for (const moment of ['select', 'activate', 'collapse'] as const) {
    const html = accordionHtml({ id: moment });
    const { root, accordion } = await begun({ active: 0 }, html);
    accordion.setOptions({ [moment]: () => void accordion.destroy() });
    triggersOf(root)[1]!.click();
    assert.equal(root.outerHTML, html, moment);
    $(root).remove();
  }
});

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
