import $ from 'jquery';
import { begun, both, kinds, withEach } from '../support/kinds';

QUnit.module('presses on labels');

both('T4 a panel is on display when a click reaches the item:', async (assert, kind) => {
  const { item, set, panel, click } = await begun(kind);
  const heights: number[] = [];
  const note = (): void => void heights.push(panel(1).offsetHeight);
  item(1).addEventListener('click', note, { once: true });
  click(1);
  set.select(0);
  $(item(1)).on('click', note);
  click(1);
  assert.true(heights.length === 2 && Math.min(...heights) > 10, String(heights));
});

const parts: Record<string, string> = {
  'the label': '[role=tab], .z-trigger',
  'what is around it': 'li[data-link], h3',
  'an element in it': 'em',
};

QUnit.test.each(
  'T4, A1 a click by script selects once, on',
  withEach(parts),
  async (assert, row) => {
    const [kind, selector] = row;
    const { log, root } = await begun(kind, {}, kind.html().replace(/T\d/g, '<b><em>$&</em></b>'));
    const part = (index: number): HTMLElement =>
      root.querySelectorAll<HTMLElement>(selector)[index]!;
    part(1).click();
    assert.equal(log.take(), kind.change(1, 0, 'click'), 'click()');
    $(part(2)).trigger('click');
    assert.equal(log.take(), kind.change(2, 1, 'click'), "trigger('click')");
    part(0).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    assert.equal(log.take(), kind.change(0, 2, 'click'), 'dispatchEvent');
  },
);

both(
  'T8 mouseover opens under a mouse, and never closes; a click does both:',
  async (assert, kind) => {
    const { state, item, label, set, click } = await begun(kind, { event: 'mouseover' });
    const hover = (target: Element, pointerType = 'mouse'): string => {
      target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
      target.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      return state();
    };
    assert.deepEqual([hover(label(1)), hover(label(1))], ['0 1 0', '0 1 0']);
    $(label(2)).trigger('mouseover');
    assert.equal(state(), '0 0 1');
    assert.equal(hover(item(0).querySelector('a, h3')!), '1 0 0', 'beside the button, too');
    assert.equal(hover(label(1), 'touch'), '1 0 0');
    assert.equal(click(1), '0 1 0');
    set.add('T4', 'P4');
    assert.equal(hover(label(3)), '0 0 0 1', 'also what comes later');
  },
);

QUnit.module('handlers that pages have on labels');

both('C11 one that selects another and returns false wins:', async (assert, kind) => {
  const { log, set, label, click } = await begun(kind);
  $(label(1)).on('click', () => {
    set.select(2);
    return false;
  });
  assert.deepEqual([click(1), log.take()], ['0 0 1', kind.change(2, 0, 'api')]);
});

both('T4 one that adds an item leaves the press what it is:', async (assert, kind) => {
  const { set, label, click } = await begun(kind);
  label(1).addEventListener('click', () => void set.add('T4', 'P4'));
  assert.equal(click(1), '0 1 0 0');
});

QUnit.test('C11 one that selects the tab itself leaves the address alone', async (assert) => {
  const html = kinds.tabs.html().replace('<a>T2', '<a href="#elsewhere">T2');
  const { set, label, state } = await begun(kinds.tabs, {}, html);
  label(1).addEventListener('click', () => void set.select(1));
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  label(1).dispatchEvent(event);
  assert.deepEqual([state(), event.defaultPrevented], ['0 1 0', true]);
});
