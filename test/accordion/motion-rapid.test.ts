import type { AccordionInstance, AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionState,
  headersOf,
  running,
  sectionsOf,
  type Form,
} from '../support/accordion';
import { places, sized, stage, styles } from '../support/accordion-motion';
import { types, type Type } from '../support/motion';

QUnit.module('accordion: many selections, and a page that changes on the way');

/** What a motion may leave behind. */
const traces = (root: Element): string[] =>
  Array.from(root.querySelectorAll('.z-moving, [inert], [aria-hidden], .z-content[style]')).map(
    (one) => one.outerHTML,
  );

interface Mode {
  settings: AccordionSettings;
  /** What is open after selecting `index`; the same where nothing happens. */
  next: (open: readonly number[], index: number) => readonly number[];
}

const without = (open: readonly number[], index: number): number[] =>
  open.filter((other) => other !== index);

const modes: Record<string, Mode> = {
  single: { settings: {}, next: (open, index) => (open[0] === index ? [] : [index]) },
  multiple: {
    settings: { expandMode: 'multiple' },
    next: (open, index) =>
      open.includes(index) ? without(open, index) : [...open, index].sort((a, b) => a - b),
  },
  horizontal: {
    settings: { orientation: 'horizontal', width: 620 },
    next: (_, index) => [index],
  },
};

/** The whole log of one selection. */
function wordsFor(before: readonly number[], after: readonly number[]): string[] {
  const opened = after.filter((index) => !before.includes(index));
  const closed = before.filter((index) => !after.includes(index));
  const open = opened.map((index) => `select ${index} api, activate ${index} api`);
  const shut = opened.length ? [] : closed.map((index) => `activate ${index} closed api`);
  return [...open, ...shut, ...closed.map((index) => `collapse ${index} closed api`)];
}

const each: Record<string, [Mode, Type]> = {};
for (const [name, mode] of Object.entries(modes)) {
  for (const type of types) each[`${name} by ${type}`] = [mode, type];
}

QUnit.test.each('C11 a hundred selections end right, none lost:', each, async (assert, given) => {
  const [{ settings, next }, type] = given;
  const html = accordionHtml({ sections: 5 });
  const { root, accordion, log, to, anew, end } = await stage(type, settings, html);
  const clean = styles(root);
  let open: readonly number[] = ([] as number[])
    .concat(accordion.active())
    .filter((index) => index >= 0);
  const wanted: string[] = [];
  for (let n = 0; n < 100; n++) {
    // Every step from 0 to 4, so that some select what has just been selected.
    const index = (n * n + Math.floor(n / 7)) % 5;
    const after = next(open, index);
    wanted.push(...wordsFor(open, after));
    open = after;
    accordion.select(index);
    if (n % 3 === 1) to(0.4);
    anew();
  }
  if (running(root).length || traces(root).length) await end();
  assert.equal(log.take(), wanted.join(', '));
  const state = sectionsOf(root).map((_, index) => Number(open.includes(index)));
  assert.equal(accordionState(root), state.join(' '));
  assert.deepEqual(traces(root), []);
  if (settings.orientation) {
    const place = (n: number): number => n * 40 + (n > open[0]! ? 420 : 0);
    assert.equal(places(root), [0, 1, 2, 3, 4].map(place).join(' '));
  } else assert.deepEqual(styles(root), clean);
});

type Act = (accordion: AccordionInstance, root: HTMLElement) => unknown;

interface Event {
  act: Act;
  /** What is open then. */
  state: string;
  /** Whether the motion goes on. */
  goes?: boolean;
}

const events: Record<string, Event> = {
  'what opens is removed': { act: (one) => one.remove(1), state: '0 0' },
  'what closes is removed': { act: (one) => one.remove(0), state: '1 0' },
  'another one is removed': { act: (one) => one.remove(2), state: '0 1' },
  'the page takes out what opens, and says so': {
    act: (one, root) => (sectionsOf(root)[1]!.remove(), one.refresh()),
    state: '0 0',
  },
  'a section is added': { act: (one) => one.add('H4', 'C4'), state: '0 1 0 0' },
  'what opens is hidden': {
    act: (_, root) => sectionsOf(root)[1]!.classList.add('hide'),
    state: '0 unseen 0',
    goes: true,
  },
  'what closes is hidden': {
    act: (_, root) => sectionsOf(root)[0]!.classList.add('hide'),
    state: '0 1 0',
    goes: true,
  },
  'the whole is hidden': {
    act: (_, root) => (root.style.display = 'none'),
    state: '0 1 0',
    goes: true,
  },
  'what opens is disabled': { act: (one) => one.disable(1), state: '0 1 0', goes: true },
  'what closes is disabled': { act: (one) => one.disable(0), state: '0 1 0', goes: true },
  'the duration changes': {
    act: (one) => one.setOptions({ animation: { duration: 50 } }),
    state: '0 1 0',
  },
  'it turns horizontal': {
    act: (one) => one.setOptions({ orientation: 'horizontal' }),
    state: '0 1 0',
  },
  'several may be open': {
    act: (one) => one.setOptions({ expandMode: 'multiple' }),
    state: '0 1 0',
  },
};

const happenings: Record<string, [Event, Type]> = {};
for (const [name, event] of Object.entries(events)) {
  for (const type of types) happenings[`${name}, by ${type}`] = [event, type];
}

const ALL = 'select 1 api, activate 1 api, collapse 0 closed api';

QUnit.test.each(
  'C11 on the way, and nothing is left behind:',
  happenings,
  async (assert, given) => {
    const [{ act, state, goes }, type] = given;
    const fade = { active: 0, animation: { effects: 'fade' } } as const;
    const { root, accordion, log, to, end } = await stage(type, fade);
    accordion.select(1);
    to(0.4);
    act(accordion, root);
    if (goes) {
      assert.equal(log.take(), 'select 1 api', 'it goes on');
      await end();
    }
    assert.true(log.take().includes('activate 1 api, collapse 0 closed api'), ALL);
    assert.equal(accordionState(root).replace(/\{.*"seen":false.*\}/, 'unseen'), state);
    assert.deepEqual(running(root), []);
    assert.deepEqual(traces(root), []);
  },
);

const whole: Record<string, [Form, Type, AccordionSettings]> = {};
for (const form of ['ul', 'flat', 'details'] as const) {
  for (const type of types) {
    whole[`${form} by ${type}`] = [form, type, {}];
    whole[`${form}, horizontal, by ${type}`] = [form, type, { orientation: 'horizontal' }];
  }
}

QUnit.test.each('C13 destroy on the way, byte for byte:', whole, async (assert, given) => {
  const [form, type, settings] = given;
  const html = sized(form).replace('<div><p', '<div style="height:auto;OPACITY:.9"><p');
  const all = { active: 0, animation: { effects: 'fade' }, ...settings } as const;
  const { root, accordion, to, anew } = await stage(type, all, html);
  accordion.select(1);
  to(0.4);
  anew();
  accordion.select(0);
  to(0.2);
  accordion.destroy();
  assert.equal(root.outerHTML, html);
  to(0.7);
  assert.equal(root.outerHTML, html, 'nothing goes on');
  assert.equal(headersOf(root).length, 0);
});
