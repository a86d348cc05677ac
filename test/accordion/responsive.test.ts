import $ from 'jquery';
import { sizesOf } from '../../src/accordion/accordion.layout';
import { accordionOptions } from '../../src/accordion/accordion.options';
import type { AccordionOptions, AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  begun,
  contentsOf,
  forms,
  headersOf,
  running,
  seek,
  sectionsOf,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { stopClock, type Clock } from '../support/clock';
import { put } from '../support/fixture';
import { frames } from '../support/motion';

let clock: Clock | null = null;

QUnit.module('accordion: responsive', {
  afterEach: () => {
    clock?.end();
    clock = null;
  },
});

/** Adapts to the width of its parent alone, whatever the window of the tests is. */
const adapting: AccordionSettings = {
  orientation: 'horizontal',
  responsive: true,
  minWindowWidth: 0,
};

const fixture = (): HTMLElement => document.getElementById('qunit-fixture')!;

/** Gives the parent a width; resolves when observers have been told. */
async function widen(width: number): Promise<void> {
  fixture().style.width = `${width}px`;
  await frames();
}

/** A new width, and the time after which the accordion follows. */
async function resize(width: number): Promise<void> {
  await widen(width);
  clock!.tick(100);
}

const names = ['vertical', 'horizontal'];
const form = (root: Element): string =>
  names.filter((name) => root.classList.contains(name)).join(' ');

const sizes = (root: HTMLElement): number[] =>
  [root.offsetWidth, root.offsetHeight].concat(headersOf(root)[0]!.offsetWidth);

interface Scaled {
  width: number;
  given?: Partial<AccordionOptions>;
  height: number;
  headerSize: number;
  headerFontSize: number;
}

const table: Record<string, Scaled> = {
  'as wide as it may be': { width: 960, height: 320, headerSize: 40, headerFontSize: 1.5 },
  'more room than it takes': { width: 1200, height: 320, headerSize: 40, headerFontSize: 1.5 },
  'nine tenths': { width: 864, height: 288, headerSize: 36, headerFontSize: 1.35 },
  'three quarters': { width: 720, height: 240, headerSize: 30, headerFontSize: 1.125 },
  'half: headers stay readable': { width: 480, height: 160, headerSize: 30, headerFontSize: 1.125 },
  'small headers: as wide as a finger': {
    width: 480,
    given: { headerSize: 28 },
    height: 160,
    headerSize: 24,
    headerFontSize: 1.125,
  },
  'headers that are smaller stay so': {
    width: 720,
    given: { headerSize: 20 },
    height: 240,
    headerSize: 20,
    headerFontSize: 1.125,
  },
  'not responsive': {
    width: 480,
    given: { responsive: false },
    height: 320,
    headerSize: 40,
    headerFontSize: 1.5,
  },
};

QUnit.test.each('A7 sizes by the width there is:', table, (assert, { width, given, ...wanted }) => {
  const options = { ...adapting, width: 960, height: 320, headerSize: 40, headerFontSize: 1.5 };
  assert.deepEqual(sizesOf({ ...options, ...given } as AccordionOptions, width), wanted);
  assert.true('responsiveDelay' in accordionOptions);
});

QUnit.test('A7 it is scaled with its parent, and turns vertical at 480', async (assert) => {
  clock = stopClock(true);
  const root = startAccordion({ ...adapting, active: 1 });
  assert.deepEqual([form(root), ...sizes(root)], ['horizontal', 800, 267, 33]);
  await resize(720);
  assert.deepEqual([form(root), ...sizes(root)], ['horizontal', 720, 240, 30]);
  await resize(481);
  assert.deepEqual([form(root), ...sizes(root)], ['horizontal', 481, 160, 30]);
  const last = sectionsOf(root)[2]!.getBoundingClientRect();
  assert.equal(Math.round(last.left - root.getBoundingClientRect().left), 451);
  await resize(480);
  assert.deepEqual(
    [form(root), root.offsetWidth, headersOf(root)[0]!.offsetHeight],
    ['vertical', 480, 40],
  );
  assert.equal(accordionState(root), '0 1 0');
  assert.equal(root.style.getPropertyValue('--_height'), '');
  await resize(1100);
  assert.deepEqual([form(root), ...sizes(root)], ['horizontal', 960, 320, 40]);
  assert.equal(accordionState(root), '0 1 0');
});

QUnit.test('A7 by single pixels each form comes once per direction', async (assert) => {
  clock = stopClock(true);
  const root = startAccordion(adapting);
  const walk = async (from: number, to: number): Promise<string> => {
    const seen: string[] = [];
    for (let width = from; width !== to; width += Math.sign(to - from)) {
      await resize(width);
      if (!seen.length || !seen[seen.length - 1]!.includes(form(root))) {
        seen.push(`${form(root)} from ${width}`);
      }
    }
    return seen.join(', ');
  };
  assert.equal(await walk(490, 470), 'horizontal from 490, vertical from 480');
  assert.equal(await walk(470, 490), 'vertical from 470, horizontal from 481');
  assert.equal(await walk(490, 470), 'horizontal from 490, vertical from 480');
  // A pixel of slack, for what went there and back.
  assert.equal(await walk(471, 490), 'vertical from 471, horizontal from 482');
});

QUnit.test(
  'T13 room that one form alone takes, as a scrollbar does: no flicker',
  async (assert) => {
    clock = stopClock(true);
    const html = `<div id="box">${accordionHtml()}</div>`;
    const root = put(html).firstElementChild as HTMLElement;
    put('<style>#box:has(> .horizontal) { padding-right: 15px }</style>');
    $(root).uiAccordion({ ...adapting, animation: { effects: 'none' } });
    /** Every form that comes on the way, in order. */
    const walk = async (from: number, to: number): Promise<string> => {
      const seen = [form(root)];
      for (let width = from; width !== to; width += Math.sign(to - from)) {
        // Each turn is a change of width of its own.
        for (let n = 0; n < 3; n++) {
          await resize(width);
          if (seen[seen.length - 1] !== form(root)) seen.push(form(root));
        }
      }
      return seen.join(', ');
    };
    await resize(600);
    // The first time it has to learn what the other form takes.
    assert.equal(await walk(498, 490), 'horizontal, vertical, horizontal, vertical');
    assert.equal(await walk(490, 500), 'vertical, horizontal');
    assert.equal(await walk(500, 490), 'horizontal, vertical');
    assert.equal(await walk(490, 500), 'vertical, horizontal');
  },
);

QUnit.test('A7, C20 turning says nothing, and keeps focus, content and frames', async (assert) => {
  clock = stopClock(true);
  const html = accordionHtml().replace('C2', '<input><iframe></iframe>');
  const { root, log } = await begun({ ...adapting, active: 1, keyboard: true }, html);
  const frame = root.querySelector('iframe')!.contentWindow;
  const input = root.querySelector('input')!;
  input.focus();
  await resize(400);
  assert.equal(form(root), 'vertical');
  await resize(700);
  assert.equal(form(root), 'horizontal');
  assert.strictEqual(document.activeElement, input);
  assert.strictEqual(root.querySelector('iframe')!.contentWindow, frame);
  assert.equal(log.take(), '');
});

/** Presses a key where the focus is; tells where it is then. */
function press(key: string): string {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  const { activeElement } = document;
  activeElement!.dispatchEvent(event);
  return `${document.activeElement!.textContent}${event.defaultPrevented ? '' : ', not taken'}`;
}

QUnit.test('A7, A10 keys and presses are those of the form', async (assert) => {
  clock = stopClock(true);
  const { root, log } = await begun({ ...adapting, keyboard: true });
  const triggers = triggersOf(root);
  triggers[0]!.focus();
  assert.equal(press('ArrowRight'), 'H2');
  assert.equal(press('ArrowDown'), 'H2, not taken');
  assert.equal(triggers[0]!.getAttribute('aria-disabled'), 'true', 'one has to be open');
  await resize(400);
  assert.equal(press('ArrowDown'), 'H3');
  assert.equal(press('ArrowRight'), 'H3, not taken');
  assert.false(triggers[0]!.hasAttribute('aria-disabled'));
  triggers[0]!.click();
  assert.equal(accordionState(root), '0 0 0', 'a vertical one may be closed');
  assert.equal(log.take(), 'activate 0 closed click, collapse 0 closed click');
  await resize(700);
  assert.equal(accordionState(root), '1 0 0', 'a horizontal one always shows one');
  assert.equal(log.take(), '');
});

QUnit.test(
  'A7 the narrow form has one open, and the measures of a vertical one',
  async (assert) => {
    clock = stopClock(true);
    const root = startAccordion({
      ...adapting,
      active: [2, 0],
      expandMode: 'multiple',
      contentHeight: 90,
      sectionSpacing: 8,
    });
    assert.equal(accordionState(root), '0 0 1');
    await resize(400);
    assert.equal(accordionState(root), '0 0 1');
    assert.equal(contentsOf(root)[2]!.offsetHeight, 90);
    assert.true(root.classList.contains('z-ungrouped'));
    accordionOf(root).select(1);
    assert.equal(accordionState(root), '0 1 0');
    assert.equal(accordionOf(root).active(), 1);
    await resize(700);
    assert.equal(accordionState(root), '0 1 0');
    assert.true(root.classList.contains('z-grouped'));
  },
);

QUnit.test.each(
  'A7 narrow from the start: the first is open,',
  { 'active not given': {}, 'active false': { active: false } } as Record<
    string,
    AccordionSettings
  >,
  async (assert, settings) => {
    clock = stopClock(true);
    const inner = put(`<div style="width: 300px">${accordionHtml()}</div>`)
      .firstElementChild as HTMLElement;
    $(inner).uiAccordion({ ...adapting, animation: { effects: 'none' }, ...settings });
    assert.deepEqual([form(inner), accordionState(inner)], ['vertical', '1 0 0']);
    inner.parentElement!.style.width = '';
    await resize(600);
    assert.deepEqual([form(inner), accordionState(inner)], ['horizontal', '1 0 0']);
  },
);

QUnit.test('A7 a motion on the way ends when it turns', async (assert) => {
  clock = stopClock(true);
  const animation = { effects: 'slide', duration: 1000, easing: 'linear' } as const;
  const { root, log, accordion } = await begun({ ...adapting, animation });
  accordion.select(2);
  seek(root, 300);
  await resize(400);
  assert.deepEqual(running(root), []);
  assert.equal(log.take(), 'select 2 api, activate 2 api, collapse 0 closed api');
  assert.deepEqual([form(root), accordionState(root)], ['vertical', '0 0 1']);
  assert.deepEqual(
    sectionsOf(root).map((section) => section.getAttribute('style') || null),
    [null, null, null],
  );
});

QUnit.test('responsiveDelay: so long after the last change of width, and live', async (assert) => {
  clock = stopClock(true);
  const root = startAccordion({ ...adapting, responsiveDelay: 300 });
  await widen(700);
  clock.tick(200);
  await widen(400);
  clock.tick(299);
  assert.deepEqual([form(root), clock.left()], ['horizontal', [1]]);
  clock.tick(1);
  assert.deepEqual([form(root), clock.left()], ['vertical', []]);
  accordionOf(root).setOptions({ responsiveDelay: 50 });
  await widen(700);
  assert.deepEqual(clock.left(), [50]);
  clock.tick(50);
  assert.equal(form(root), 'horizontal');
});

QUnit.test.each(
  'A7 nothing happens when the height alone changes,',
  { horizontal: 700, vertical: 400 },
  async (assert, width) => {
    clock = stopClock(true);
    const root = startAccordion({ ...adapting, active: 0 });
    await resize(width);
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((all) => void records.push(...all));
    observer.observe(fixture(), { subtree: true, attributes: true, childList: true });
    root.querySelector('p')!.textContent = 'Words '.repeat(500);
    await frames();
    root.style.minHeight = '900px';
    await frames();
    observer.disconnect();
    const told = records.filter(({ type }) => type === 'attributes').map(({ target }) => target);
    assert.deepEqual(told, [root], 'what the test did');
    assert.deepEqual(clock.left(), []);
  },
);

QUnit.test('C15 started out of sight it is right at once when it shows', async (assert) => {
  clock = stopClock(true);
  fixture().style.display = 'none';
  const html = `<div style="width: 400px">${accordionHtml()}</div>`;
  fixture().insertAdjacentHTML('beforeend', html);
  const root = fixture().querySelector<HTMLElement>('#acc')!;
  $(root).uiAccordion({ ...adapting, animation: { effects: 'none' } });
  fixture().style.cssText = 'position: static; display: block';
  await frames();
  await frames();
  assert.deepEqual([form(root), root.offsetWidth, clock.left()], ['vertical', 400, []]);
  fixture().style.display = 'none';
  root.parentElement!.style.width = '720px';
  await frames();
  assert.deepEqual([form(root), clock.left()], ['vertical', []], 'nothing while it is not seen');
  fixture().style.display = 'block';
  await frames();
  await frames();
  assert.deepEqual([form(root), ...sizes(root)], ['horizontal', 720, 240, 30]);
});

QUnit.test('C20 the options are live', (assert) => {
  const root = startAccordion({ orientation: 'horizontal', minWindowWidth: 0 });
  const accordion = accordionOf(root);
  const after = (settings: AccordionSettings): string => {
    accordion.setOptions(settings);
    return `${form(root)} ${root.offsetWidth}x${root.classList.contains('vertical') ? '' : root.offsetHeight}`;
  };
  assert.equal(after({ width: 900 }), 'horizontal 800x320');
  assert.equal(after({ responsive: true }), 'horizontal 800x284');
  assert.equal(after({ minWindowWidth: 10000 }), 'vertical 800x');
  assert.equal(accordion.option('minWindowWidth'), 10000);
  assert.equal(after({ rounded: true }), 'vertical 800x', 'stays so');
  assert.equal(after({ responsive: false }), 'horizontal 800x320');
  assert.equal(after({ responsive: true }), 'vertical 800x');
  assert.equal(after({ minWindowWidth: 0 }), 'horizontal 800x284');
  assert.equal(after({ width: 600 }), 'horizontal 600x320');
  assert.equal(after({ width: 480 }), 'vertical 480x');
  assert.equal(after({ orientation: 'vertical' }), 'vertical 800x');
  assert.equal(after({ orientation: 'horizontal', width: 700 }), 'horizontal 700x320');
});

QUnit.test('A7 without responsive it stays horizontal, and as high', async (assert) => {
  const root = startAccordion({ orientation: 'horizontal', minWindowWidth: 10000 });
  await widen(300);
  assert.deepEqual([form(root), ...sizes(root)], ['horizontal', 300, 320, 40]);
  assert.equal(contentsOf(root)[0]!.offsetWidth, 180);
});

QUnit.test('A7 what becomes too narrow for its content scrolls by key, too', async (assert) => {
  const html = accordionHtml().replace('C1', 'Words '.repeat(120));
  const root = startAccordion({ orientation: 'horizontal' }, html);
  const [content] = contentsOf(root) as [HTMLElement];
  assert.deepEqual([content.scrollHeight, content.tabIndex], [320, -1]);
  await widen(300);
  assert.true(content.scrollHeight > 320);
  assert.equal(content.tabIndex, 0);
});

const settings: Record<string, AccordionSettings> = {
  plain: {},
  slider: { slider: true, dotNav: true },
  'with autoplay': { autoplay: { interval: 5000 } },
};

QUnit.test.each('C13 destroy in each form, byte for byte:', settings, async (assert, given) => {
  clock = stopClock(true);
  for (const one of forms) {
    const html = accordionHtml({ form: one, attributes: 'class="a  b" style="COLOR:red"' });
    const page = (): string => fixture().innerHTML;
    const root = startAccordion({ ...adapting, ...given }, html);
    for (const width of [700, 400, 700, 400, 600]) {
      fixture().style.width = '800px';
      await resize(width);
      if (width === 600) await widen(500);
      accordionOf(root).destroy();
      assert.equal(page(), html, `${one} ${width}`);
      assert.deepEqual(clock.left(), []);
      $(root).uiAccordion({ animation: { effects: 'none' }, ...adapting, ...given });
    }
    accordionOf(root).destroy();
    fixture().innerHTML = '';
  }
});

QUnit.test.each(
  'C14 a saved copy of either form starts again',
  [700, 400],
  async (assert, width) => {
    clock = stopClock(true);
    const original = startAccordion({ ...adapting, active: 1 });
    await resize(width);
    const saved = original.outerHTML;
    accordionOf(original).destroy();
    fixture().innerHTML = saved;
    const root = fixture().firstElementChild as HTMLElement;
    $(root).uiAccordion({ ...adapting, active: 1, animation: { effects: 'none' } });
    assert.equal(root.outerHTML, saved);
    await resize(width === 700 ? 400 : 700);
    assert.equal(form(root), width === 700 ? 'vertical' : 'horizontal');
    assert.equal(accordionState(root), '0 1 0');
  },
);

QUnit.test('A8, C17 a slider keeps its dots, and autoplay goes on', async (assert) => {
  clock = stopClock(true);
  const { log, root } = await begun({
    ...adapting,
    slider: true,
    dotNav: true,
    autoplay: { interval: 1000, pauseOnHover: false, pauseOnFocus: false },
  });
  const wrapper = root.parentElement!;
  const dots = (): string =>
    Array.from(wrapper.querySelectorAll('.z-dot-nav-item'), (dot) =>
      Number(dot.classList.contains('z-active')),
    ).join(' ');
  await resize(400);
  assert.equal(form(root), 'vertical');
  clock.tick(1000);
  assert.deepEqual([accordionState(root), dots()], ['0 1 0', '0 1 0']);
  assert.equal(log.take(), 'select 1 autoplay, activate 1 autoplay, collapse 0 closed autoplay');
  wrapper.querySelectorAll<HTMLElement>('.z-dot-nav-item')[0]!.click();
  assert.deepEqual([accordionState(root), dots()], ['1 0 0', '1 0 0']);
  await resize(700);
  assert.deepEqual([form(root), accordionState(root), dots()], ['horizontal', '1 0 0', '1 0 0']);
});

const parents = {
  'a row of flexible boxes': 'display: flex',
  'a grid': 'display: grid',
  'a column': 'display: flex; flex-direction: column',
};

QUnit.test.each('A7 the room counts, not the content, in', parents, async (assert, style) => {
  clock = stopClock(true);
  const root = put(`<div style="${style}">${accordionHtml()}</div>`)
    .firstElementChild as HTMLElement;
  $(root).uiAccordion({ ...adapting, animation: { effects: 'none' } });
  assert.deepEqual([form(root), root.offsetWidth], ['horizontal', 800]);
  await resize(400);
  assert.deepEqual([form(root), root.offsetWidth], ['vertical', 400]);
  await resize(700);
  assert.deepEqual([form(root), root.offsetWidth], ['horizontal', 700]);
});

QUnit.test('A7 one inside another: each has its own width', async (assert) => {
  clock = stopClock(true);
  const html = accordionHtml().replace('<p>C1</p>', accordionHtml({ id: 'in' }));
  const root = startAccordion({ ...adapting, active: 0 }, html);
  const inner = document.getElementById('in')!;
  inner.style.margin = '0 20px';
  $(inner).uiAccordion({ animation: { effects: 'none' } });
  const room = inner.parentElement!;
  const around = (): number => room.clientWidth - inner.offsetWidth;
  const padding = 2 * parseFloat(getComputedStyle(room).paddingLeft);
  assert.equal(around(), 40 + padding);
  await resize(400);
  assert.equal(around(), 40 + padding);
  assert.equal(accordionState(root), '1 0 0');
});
