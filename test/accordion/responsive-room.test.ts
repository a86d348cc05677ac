import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  begun,
  headersOf,
  sectionsOf,
  startAccordion,
} from '../support/accordion';
import {
  adapting,
  fixture,
  form,
  ownTime,
  resize,
  stopTime,
  widen,
} from '../support/accordion-form';
import { put } from '../support/fixture';
import { frames } from '../support/motion';

QUnit.module('accordion: responsive, room for content', ownTime);

const across = { orientation: 'horizontal' } as const;

/** The form, and in a horizontal one the room for content. */
const room = (root: HTMLElement): string =>
  form(root) + root.style.getPropertyValue('--_content-width').replace(/^(?=.)/, ' ');

QUnit.test('A7, 2.4.11 where headers leave no room for content, it is vertical', async (assert) => {
  const root = startAccordion({ ...across, active: 1, width: 300 });
  const forms = [room(root)];
  for (const width of [168, 167, 168]) {
    await widen(width);
    forms.push(room(root));
  }
  accordionOf(root).setOptions({ width: 100 });
  forms.push(room(root));
  const expected = 'horizontal 180px, horizontal 48px, vertical, horizontal 48px, vertical';
  assert.equal(forms.join(', '), expected);
  assert.equal(accordionState(root), '0 1 0');
});

const LONG = 'A rather long title that takes several lines ';

const longHtml = (id: string): string => accordionHtml({ id }).replace(/H(?=\d<)/g, LONG);

/** An accordion whose titles take several lines in headers of this height. */
const startLong = (settings: AccordionSettings): HTMLElement =>
  startAccordion({ ...across, height: 120, ...settings }, longHtml('acc'));

/** What another one is that starts where there is as much room. */
function freshRoom(settings: AccordionSettings): string {
  fixture().insertAdjacentHTML('beforeend', longHtml('fresh'));
  const root = fixture().lastElementChild as HTMLElement;
  $(root).uiAccordion({ ...across, height: 120, animation: { effects: 'none' }, ...settings });
  const found = room(root);
  accordionOf(root).destroy();
  root.remove();
  return found;
}

QUnit.test('A7, 2.4.11 headers as wide as their titles are what leaves no room', async (assert) => {
  const root = startLong({});
  const accordion = accordionOf(root);
  const first = room(root);
  const { offsetWidth } = headersOf(root)[0]!;
  assert.equal(first, `horizontal ${800 - 3 * offsetWidth}px`);
  assert.true(offsetWidth > 80);
  await widen(3 * offsetWidth + 47);
  assert.equal(room(root), 'vertical');
  const fresh = freshRoom({});
  await widen(3 * offsetWidth + 48);
  assert.deepEqual([room(root), fresh], ['horizontal 48px', 'vertical']);
  accordion.add(LONG, 'C4');
  assert.equal(room(root), 'vertical');
  accordion.setOptions({ theme: 'red' }).refresh();
  assert.equal(room(root), 'vertical');
  accordion.remove(3);
  assert.equal(room(root), 'horizontal 48px');
  await widen(3 * offsetWidth);
  assert.equal(room(root), 'vertical');
  accordion.setOptions({ height: 2000 });
  assert.equal(room(root), `horizontal ${3 * (offsetWidth - 40)}px`);
  accordion.setOptions({ height: 120 });
  assert.equal(room(root), 'vertical');
  for (const title of root.querySelectorAll('.z-title')) title.textContent = 'T';
  accordion.refresh();
  assert.equal(room(root), `horizontal ${3 * (offsetWidth - 40)}px`);
});

QUnit.test('A7 scaled, long titles turn it at the widths of a fresh start', async (assert) => {
  stopTime();
  const settings = { ...adapting, width: 800 };
  const root = startLong(settings);
  for (const width of [800, 500, 560, 640, 720, 800, 720, 640, 560, 500]) {
    await resize(width);
    assert.equal(room(root), freshRoom(settings), String(width));
  }
});

QUnit.test('A7, C20 sections that come and go turn it, and so do options', async (assert) => {
  const { root, log, accordion } = await begun({ ...across, active: 1, width: 300 });
  const forms: string[] = [];
  const note = (): void => void forms.push(room(root));
  for (let n = 0; n < 4; n++) {
    accordion.add('H', 'C');
    note();
  }
  accordion.remove(6);
  note();
  accordion.remove(5).remove(4);
  note();
  accordion.setOptions({ headerSize: 80 });
  note();
  sectionsOf(root)[3]!.hidden = true;
  await frames();
  note();
  sectionsOf(root)[3]!.hidden = false;
  await frames();
  note();
  accordion.setOptions({ headerSize: 30 });
  note();
  root.insertAdjacentHTML('beforeend', '<li><h3>N</h3><div>N</div></li>'.repeat(5));
  accordion.refresh();
  note();
  assert.deepEqual(forms, [
    'horizontal 140px',
    'horizontal 100px',
    'horizontal 60px',
    'vertical',
    'horizontal 60px',
    'horizontal 140px',
    'vertical',
    'horizontal 60px',
    'vertical',
    'horizontal 180px',
    'vertical',
  ]);
  assert.equal(accordionState(root), '0 1 0 0 0 0 0 0 0');
  assert.equal(log.take(), '');
});

QUnit.test('A7, C20 what no longer adapts is horizontal, as from the start', async (assert) => {
  stopTime();
  const root = startAccordion(adapting);
  await resize(400);
  assert.equal(room(root), 'vertical');
  accordionOf(root).setOptions({ responsive: false });
  assert.equal(room(root), 'horizontal 280px');
});

QUnit.test('A7, C10 widened with nothing open, it asks once', async (assert) => {
  stopTime();
  const { root, accordion } = await begun(adapting);
  await resize(400);
  accordion.collapseAll();
  const asked: string[] = [];
  accordion.setOptions({
    beforeSelect: (_, { index, reason }) => {
      asked.push(`${index} ${reason}`);
      return false;
    },
  });
  await resize(700);
  assert.deepEqual([form(root), accordionState(root), asked], ['horizontal', '0 0 0', ['0 api']]);
});

QUnit.test(
  'A7, C10 turned horizontal by refresh() with nothing open, it asks once',
  async (assert) => {
    const { root, accordion } = await begun(
      { ...across, width: 300 },
      accordionHtml({ sections: 7 }),
    );
    const asked: string[] = [];
    accordion.collapseAll().setOptions({
      beforeSelect: (_, { index, reason }) => {
        asked.push(`${index} ${reason}`);
        return false;
      },
    });
    const before = room(root);
    for (const section of sectionsOf(root).slice(3)) section.remove();
    accordion.refresh();
    assert.deepEqual(
      [before, room(root), accordionState(root), asked],
      ['vertical', 'horizontal 180px', '0 0 0', ['0 api']],
    );
  },
);

/** What a frame draws after `act`; what comes in the next one is too late. */
const drawn = <T>(act: () => void, read: () => T): Promise<T> =>
  new Promise((resolve) =>
    requestAnimationFrame(() => {
      act();
      requestAnimationFrame(() => resolve(read()));
    }),
  );

QUnit.test.each(
  'A7, C15 started out of sight, its titles have their room when it shows,',
  {
    'as wide as it may be': [700, {}],
    'less wide': [600, {}],
    'scaled, as wide as it may be': [700, { responsive: true, minWindowWidth: 0 }],
  } as Record<string, [number, AccordionSettings]>,
  async (assert, [width, more]) => {
    const settings = { ...across, height: 120, width: 700, ...more };
    for (const meanwhile of [{}, { theme: 'red' }]) {
      const parent = put(`<div style="display: none">${longHtml('acc')}</div>`);
      fixture().style.width = `${width}px`;
      const root = parent.firstElementChild as HTMLElement;
      $(root).uiAccordion(settings).uiAccordion('setOptions', meanwhile);
      const show = (): string => (parent.style.display = '');
      let seen = await drawn(show, () => room(root));
      // Its height may change by that, which it can't before the next frame.
      if (more.responsive) seen = await drawn(show, () => room(root));
      assert.equal(seen, freshRoom(settings), JSON.stringify(meanwhile));
      parent.remove();
    }
  },
);
