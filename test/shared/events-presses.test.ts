import $ from 'jquery';
import { begin, begun, both, kinds, type AnySet } from '../support/kinds';

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

both('C11, H5 a set in the document of a frame hears presses:', (assert, kind) => {
  const frame = document.createElement('iframe');
  document.querySelector('#qunit-fixture')!.append(frame);
  const page = frame.contentDocument!;
  page.body.innerHTML = kind.html({
    attributes: `data-role="${kind.role}" data-animation-effects="none"`,
  });
  const root = page.body.firstElementChild as HTMLElement;
  $(page.body)[kind.plugin]('scan');
  kind.labels(root)[1]!.click();
  assert.deepEqual(
    kind.items(root).map((item) => item.matches('.z-active')),
    [false, true, false],
  );
  ($(root).data(kind.plugin) as AnySet).destroy();
  root.querySelectorAll<HTMLElement>('h3,a')[2]!.click();
  assert.equal(root.querySelectorAll('.z-active').length, 0);
});

both('T8 a tap is a click at once, as a second one would not zoom:', (assert, kind) => {
  assert.equal(getComputedStyle(begin(kind).label(0)).touchAction, 'manipulation');
});

both('T8 mouseover opens under a mouse, never closes; a click does both:', async (assert, kind) => {
  // The last is nothing that old jQuery could listen to.
  const event = 'mouseover touchstart constructor';
  const { state, item, label, set, click } = await begun(kind, { event });
  const hover = (target: Element, pointerType = 'mouse'): string => {
    target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
    for (const type of pointerType === 'touch' ? ['touchstart', 'mouseover'] : ['mouseover'])
      target.dispatchEvent(new MouseEvent(type, { bubbles: true }));
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
});

QUnit.module('handlers that pages have on labels');

both('C11 one that selects another and returns false wins:', async (assert, kind) => {
  const { log, set, label, click } = await begun(kind);
  $(label(1)).on('click', () => {
    set.select(2);
    return false;
  });
  assert.deepEqual([click(1), log.take()], ['0 0 1', kind.change(2, 0, 'api')]);
});

both('C11 one that returns false keeps what is open:', async (assert, kind) => {
  const { log, label, click } = await begun(kind);
  $(label(1)).on('click', () => false);
  $(label(1)).trigger('click');
  assert.deepEqual([click(1), log.take()], ['1 0 0', '']);
});

both('T4 one that prevents the default or adds an item doesn’t refuse:', async (assert, kind) => {
  const { set, label, click } = await begun(kind);
  $(label(1)).on('click', (event) => {
    event.preventDefault();
    set.add('T4', 'P4');
  });
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
