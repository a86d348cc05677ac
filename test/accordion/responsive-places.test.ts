import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { frame } from '../support/fit';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  begun,
  contentsOf,
  forms,
  startAccordion,
} from '../support/accordion';
import {
  adapting,
  fixture,
  form,
  ownTime,
  resize,
  sizes,
  stopTime,
  widen,
} from '../support/accordion-form';
import { put } from '../support/fixture';
import { frames } from '../support/motion';

QUnit.module('accordion: responsive, places and ends', ownTime);

QUnit.test.each(
  'A7 nothing happens when the height alone changes,',
  { horizontal: 700, vertical: 400 },
  async (assert, width) => {
    const clock = stopTime();
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
  const clock = stopTime();
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
  const clock = stopTime();
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
    stopTime();
    const original = startAccordion({ ...adapting, active: 1 });
    await resize(width);
    const saved = original.outerHTML;
    accordionOf(original).destroy();
    fixture().innerHTML = saved;
    const root = fixture().firstElementChild as HTMLElement;
    $(root).uiAccordion({ ...adapting, active: 1, animation: { effects: 'none' } });
    await frame();
    assert.equal(root.outerHTML, saved);
    await resize(width === 700 ? 400 : 700);
    assert.equal(form(root), width === 700 ? 'vertical' : 'horizontal');
    assert.equal(accordionState(root), '0 1 0');
  },
);

const others: Record<string, [AccordionSettings]> = {
  horizontal: [{ orientation: 'horizontal' }],
  'of a fixed height': [{ contentHeight: 60 }],
  'in separate panels': [{ sectionSpacing: 8 }],
  'a slider': [{ slider: true }],
};

QUnit.test.each(
  'C14 a saved copy starts in the form that it is given, and was',
  others,
  (assert, [settings]) => {
    const fresh = startAccordion({ active: 1 });
    const expected = fresh.className;
    accordionOf(fresh).destroy();
    const original = startAccordion({ ...settings, active: 1 });
    const saved = original.outerHTML;
    accordionOf(original).destroy();
    const root = startAccordion({ active: 1 }, saved);
    assert.equal(form(root), 'vertical');
    assert.deepEqual(Array.from(root.classList).sort(), expected.split(' ').sort());
    accordionOf(root).destroy();
    assert.equal(root.outerHTML, saved);
  },
);

QUnit.test('A8, C17 a slider keeps its dots, and autoplay goes on', async (assert) => {
  const clock = stopTime();
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
  stopTime();
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
  stopTime();
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
