import $ from 'jquery';
import type { AccordionItem } from '../../src/accordion/accordion.types';
import type { TabsItem, TabsSettings } from '../../src/tabs/tabs.types';
import { accordionHtml, begun as begunAccordion, headersOf, innersOf } from '../support/accordion';
import { createLog, driver, logged, next, press, uncaught } from '../support/driver';
import { instance, labels, panels, start } from '../support/fixture';
import { begin, begun, both, heard, kinds, withEach } from '../support/kinds';
import { markupOf } from '../support/markup';
import { finish } from '../support/motion';

QUnit.module('events');

/** Callbacks that note what they are called with. */
function noting(names: readonly string[]) {
  const told: { name: string; self: HTMLElement; args: unknown[] }[] = [];
  const settings: Record<string, unknown> = {};
  for (const name of names) {
    settings[name] = function (this: HTMLElement, ...args: unknown[]): void {
      told.push({ name, self: this, args });
    };
  }
  /** What was told, each with its item, if all calls had the right `this` and event. */
  const take = (assert: Assert, root: HTMLElement, prefix: string): [string, unknown][] =>
    told.splice(0).map(({ name, self, args: [event, item, ...more] }) => {
      assert.true(event instanceof $.Event, name);
      assert.equal((event as JQuery.Event).type, `${prefix}:${name}`);
      assert.deepEqual([self, more], [root, []], name);
      return [name, item];
    });
  return { settings, take };
}

QUnit.test('T16 this, event and item of ready, select and deactivate', async (assert) => {
  const { settings, take } = noting(['ready', 'select', 'deactivate']);
  const root = start(settings as TabsSettings);
  const [[name, ready]] = take(assert, root, 'uitabs') as [[string, JQuery & { item: unknown }]];
  assert.true(ready instanceof $);
  const { item, id } = ready as unknown as { item: unknown; id: string };
  assert.deepEqual([name, ready.toArray(), id, item], ['ready', [root], 'set', ready]);
  await next(root);
  take(assert, root, 'uitabs');
  driver(root).click(2);
  const seen = take(assert, root, 'uitabs').map(([about, one]) => {
    const { tab, content, ...rest } = one as TabsItem;
    assert.true(tab instanceof $ && content instanceof $);
    return [about, tab[0], content[0], rest];
  });
  const expected = (index: number): unknown[] => [
    ...[labels(root)[index]!.parentElement, panels(root)[index]],
    { index, reason: 'click' },
  ];
  assert.deepEqual(seen, [
    ['select', ...expected(2)],
    ['deactivate', ...expected(0)],
  ]);
});

QUnit.test('A4 this, the event, and an item of plain elements', async (assert) => {
  const { root, set, click } = await begunAccordion({ active: 0 });
  const { settings, take } = noting(['select', 'activate', 'collapse']);
  set.setOptions(settings);
  click(2);
  const item = (index: number, open: boolean): AccordionItem => ({
    index,
    header: headersOf(root)[index]!,
    content: innersOf(root)[index]!,
    open,
    reason: 'click',
  });
  assert.deepEqual(take(assert, root, 'uiaccordion'), [
    ['select', item(2, true)],
    ['activate', item(2, true)],
    ['activate', item(0, false)],
    ['collapse', item(0, false)],
  ]);
});

const starts = {
  tabs: [kinds.tabs, { defaultTab: 1 }, 'select 1'],
  'an accordion': [kinds.accordion, { active: [0, 2] }, 'activate 0, activate 2'],
} as const;

QUnit.test.each(
  'T16, A4 what is open at first is told after the call:',
  starts,
  async (assert, row) => {
    const [kind, first, expected] = row;
    const log = kind.log();
    const { root } = begin(kind, { ...log.settings, ...first });
    assert.equal(log.take(), 'ready');
    await heard(kind, root);
    await Promise.resolve();
    assert.equal(log.take(), expected);
  },
);

both('T16, A4 the events of a change come in one turn, and say why:', async (assert, kind) => {
  const { log, set, label, click } = await begun(kind, {}, kind.html().replace('T1', '<b>T1</b>'));
  const ways: [string, () => unknown][] = [
    [kind.change(1, 0, 'api'), () => set.next()],
    [kind.change(2, 1, 'click'), () => click(2)],
  ];
  if (kind.plugin === 'uiTabs') {
    ways.push([kind.change(0, 2, 'key'), () => press(label(2), 'Home')]);
  }
  for (const [expected, act] of ways) {
    void Promise.resolve().then(() => log.entries.push('later'));
    act();
    assert.equal(log.take(), expected);
    await Promise.resolve();
    assert.equal(log.take(), 'later');
  }
});

QUnit.test('A4, C10 what is told of closing, and of a key', async (assert) => {
  const html = accordionHtml().replace('H3', '<a href="#">H3</a>');
  const { log, set, trigger } = await begunAccordion({ active: 0 }, html);
  press(trigger(2), 'Enter');
  assert.equal(log.take(), kinds.accordion.change(2, 0, 'key'));
  set.close(2);
  assert.equal(log.take(), 'select 2 closed api, activate 2 closed api, collapse 2 closed api');
});

QUnit.test('A4 select comes at once, activate and collapse after the animation', async (assert) => {
  const animation = { effects: 'slide', duration: 60000 } as const;
  const { log, root, click } = await begunAccordion({ active: 0, animation });
  assert.deepEqual([click(1), log.take()], ['0 1 0', 'select 1 click']);
  await finish(root);
  assert.equal(log.take(), 'activate 1 click, activate 0 closed click, collapse 0 closed click');
  assert.deepEqual([click(1), log.take()], ['0 0 0', 'select 1 closed click']);
  await finish(root);
  assert.equal(log.take(), 'activate 1 closed click, collapse 1 closed click');
});

both(
  'C9 each moment is a native event that bubbles; its detail is the item:',
  async (assert, kind) => {
    const { root, set } = await begun(kind);
    const told: Record<'native' | 'jQuery', unknown[]> = { native: [], jQuery: [] };
    const last = kind.plugin === 'uiTabs' ? 'deactivate' : 'activate';
    const names = ['beforeselect', 'select', last].map((name) => `${kind.event}:${name}`);
    for (const name of names) {
      const hear = (event: Event): void => {
        const { type, target, detail, cancelable } = event as CustomEvent<TabsItem>;
        assert.equal(cancelable, type.endsWith('beforeselect'), type);
        told.native.push(type, target, detail);
      };
      root.parentElement!.addEventListener(name, hear, { once: true });
      $(root.parentElement!).one(name, ({ type, target }, item: unknown) => {
        told.jQuery.push(type, target, item);
      });
    }
    set.select(1);
    const indexes = told.native.map((one) => (one as TabsItem).index ?? one);
    const about = [1, 1, last === 'activate' ? 1 : 0];
    assert.deepEqual(
      indexes,
      names.flatMap((name, n) => [name, root, about[n]]),
    );
    assert.true(
      told.native.every((one, n) => one === told.jQuery[n]),
      'as jQuery’s second argument',
    );
  },
);

both('C9 C10 preventDefault() of a native listener refuses:', (assert, kind) => {
  const { root, set, state } = begin(kind);
  const refuse = (event: Event): void => event.preventDefault();
  root.addEventListener(`${kind.event}:beforeselect`, refuse, { once: true });
  set.select(1);
  assert.equal(state(), '1 0 0');
  set.select(1);
  assert.equal(state(), '0 1 0');
});

both('C9 select events of text fields never reach a callback:', async (assert, kind) => {
  const html = kind.html().replace('P1', '<input value="text">');
  const { log, root } = await begun(kind, {}, html);
  const input = root.querySelector('input')!;
  $(input).trigger('select');
  input.dispatchEvent(new Event('select', { bubbles: true }));
  assert.equal(log.take(), '');
});

both('C9 a callback that throws is reported, and breaks nothing:', async (assert, kind) => {
  const throwing = (name: string) => () => {
    throw new Error(`from ${name}`);
  };
  const { opened } = kind;
  let set = {} as ReturnType<typeof begin>;
  const early = await uncaught(2, () => {
    set = begin(kind, { ready: throwing('ready'), [opened]: throwing(opened) });
  });
  assert.deepEqual(early, ['run ended', 'from ready', `from ${opened}`]);
  // `activate` also tells of the section that closes.
  const all = opened === 'select' ? ['from select'] : ['from activate', 'from activate'];
  const late = await uncaught(all.length, () => set.click(1));
  assert.deepEqual(late, ['run ended', ...all]);
  assert.equal(set.state(), '0 1 0');
  const log = kind.log();
  set.set.setOptions(log.settings).select(2);
  assert.equal(log.take(), kind.change(2, 1, 'api'));
});

QUnit.module('events: presses');

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

QUnit.test('T8 a tap selects once, by its click, also with `event: touchend`', async (assert) => {
  const { log, root } = await logged({ event: 'touchend' });
  const label = labels(root)[1]!;
  for (const type of ['touchstart', 'touchend']) {
    label.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  }
  label.click();
  assert.equal(log.take(), 'select 1 click, deactivate 0 click');
});

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

QUnit.test('T8 event: any DOM event name, which the page may trigger', async (assert) => {
  const { state, trigger } = await begunAccordion({ event: 'dblclick custom' });
  trigger(0).dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  assert.equal(state(), '1 0 0');
  $(trigger(1)).trigger('custom');
  assert.equal(state(), '0 1 0');
});

QUnit.module('events: handlers that pages have on labels');

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

QUnit.module('events: changes in the middle of others');

const fade = { animation: { effects: 'fade', duration: 100 } } as const;

QUnit.test('C11 there is no waiting time after the start', async (assert) => {
  const log = createLog();
  const root = start({ ...fade, ...log.settings });
  instance(root).select(2);
  assert.deepEqual(
    labels(root).map((label) => `${label.ariaSelected} ${label.tabIndex}`),
    ['false -1', 'false -1', 'true 0'],
    'at once, also while a panel fades',
  );
  await next(root, 'deactivate');
  await Promise.resolve();
  assert.true(log.take().endsWith('select 2 api, deactivate 0 api'));
});

QUnit.test(
  'T16 selecting the selected tab does nothing, also while it fades in',
  async (assert) => {
    const { log, root, tabs, I } = await logged(fade);
    tabs.select(0);
    I.click(0);
    assert.equal(log.take(), '');
    tabs.select(1);
    const running = panels(root)[1]!.getAnimations();
    tabs.select(1);
    I.click(1);
    assert.equal(log.take(), '', 'the animation was not cut short');
    assert.deepEqual(panels(root)[1]!.getAnimations(), running);
    await next(root, 'deactivate');
    await Promise.resolve();
    assert.equal(log.take(), 'select 1 api, deactivate 0 api');
  },
);

QUnit.test('C2, C11 a selection in ready is honoured', (assert) => {
  const tabs = begin(kinds.tabs, {
    ready: (_: unknown, item: JQuery) => void item.data('uiTabs')!.select(2),
  });
  assert.equal(tabs.state(), '0 0 1');
});

both('C13 destroy in the callback select ends the set without an error:', async (assert, kind) => {
  const { root, set } = await begun(kind);
  set.setOptions({ select: () => void set.destroy() }).select(1);
  assert.equal(markupOf(root), markupOf(kind.html()));
});
