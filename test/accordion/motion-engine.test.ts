import {
  accordionHtml,
  accordionState,
  contentsOf,
  reduceMotion,
  running,
  triggersOf,
} from '../support/accordion';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { heights, places, sized, stage, styles } from '../support/accordion-motion';

QUnit.module('accordion: motion by jQuery');

const { slim } = window.testRun;

/** How many engines' animations run, other than those of the style sheet. */
const byBrowser = (root: Element): number => running(root).length;

QUnit.test('A5 heights go from nothing to natural and back, in the middle half', async (assert) => {
  const { root, log, to, end } = await stage('jquery', { active: 0 });
  const before = styles(root);
  triggersOf(root)[1]!.click();
  assert.equal(byBrowser(root), slim ? 2 : 0, 'by jQuery, where it can');
  const seen = [0, 0.25, 0.5, 0.9999].map((part) => (to(part), heights(root)));
  assert.deepEqual(seen, ['130 0 -', '98 58 -', '65 115 -', '0 230 -']);
  assert.equal(accordionState(root), '0 1 0', 'told at once');
  await end();
  assert.equal(heights(root), '- 230 -');
  assert.deepEqual(styles(root), before, 'nothing inline is left');
  assert.equal(root.querySelectorAll('.z-moving, [inert]').length, 0);
  assert.equal(log.take(), 'select 1 click, activate 1 click, collapse 0 closed click');
  contentsOf(root)[1]!.querySelector('p')!.style.height = '500px';
  assert.equal(heights(root), '- 530 -', 'grows with what is in it');
});

QUnit.test('A5 a click half-way reverses from where it is, and again', async (assert) => {
  const { root, log, to, anew, end } = await stage('jquery');
  const trigger = triggersOf(root)[1]!;
  const seen: string[] = [];
  const look = (part: number): void => (to(part), void seen.push(heights(root)));
  trigger.click();
  look(0.5);
  anew();
  trigger.click();
  look(0);
  look(0.5);
  anew();
  trigger.click();
  look(0);
  await end();
  assert.deepEqual(seen, ['- 115 -', '- 115 -', '- 58 -', '- 58 -']);
  assert.equal(heights(root), '- 230 -');
  assert.equal(contentsOf(root)[1]!.getAttribute('style'), null);
  assert.equal(
    log.take(),
    'select 1 click, activate 1 click, activate 1 closed click, collapse 1 closed click, ' +
      'select 1 click, activate 1 click',
  );
});

QUnit.test.each(
  'A7 horizontal: places half-way, and back from there,',
  ['ltr', 'rtl'],
  async (assert, dir) => {
    const { root, to, anew, end } = await stage(
      'jquery',
      { orientation: 'horizontal', width: 620, height: 200 },
      accordionHtml({ attributes: `dir="${dir}"` }),
    );
    const before = styles(root);
    assert.equal(places(root), '0 540 580');
    triggersOf(root)[2]!.click();
    const seen = [0, 0.25, 0.5].map((part) => (to(part), places(root)));
    assert.deepEqual(seen, ['0 540 580', '0 415 455', '0 290 330']);
    anew();
    triggersOf(root)[0]!.click();
    const back = [0, 0.5].map((part) => (to(part), places(root)));
    assert.deepEqual(back, ['0 290 330', '0 415 455'], 'from where it is');
    await end();
    assert.equal(places(root), '0 540 580');
    assert.deepEqual(styles(root), before, 'nothing inline is left');
  },
);

QUnit.test('A5 fade: opacity goes with the height', async (assert) => {
  const { root, to, end } = await stage('jquery', { active: 0, animation: { effects: 'fade' } });
  const seen = (): string =>
    contentsOf(root)
      .map((content) => Number(getComputedStyle(content).opacity).toFixed(2))
      .join(' ');
  triggersOf(root)[1]!.click();
  const ways = [0, 0.25, 0.5].map((part) => (to(part), `${seen()}: ${heights(root)}`));
  assert.deepEqual(ways, [
    '1.00 0.00 1.00: 130 0 -',
    '0.75 0.25 1.00: 98 58 -',
    '0.50 0.50 1.00: 65 115 -',
  ]);
  await end();
  assert.equal(seen(), '1.00 1.00 1.00');
});

const stills: Record<string, [AccordionSettings, () => () => void]> = {
  'effects none': [{ animation: { effects: 'none' } }, () => () => undefined],
  'a duration of 0': [{ animation: { duration: 0 } }, () => () => undefined],
  'reduced motion': [{}, reduceMotion],
};

QUnit.test.each('A5 nothing moves, and the same events come:', stills, async (assert, given) => {
  const [settings, prepare] = given;
  const { root, log, accordion } = await stage('jquery', { active: 0, ...settings });
  const before = styles(root);
  const restore = prepare();
  accordion.select(1).select(2).select(2);
  restore();
  assert.equal(heights(root), '- - -');
  assert.deepEqual(styles(root), before);
  assert.equal(
    log.take(),
    'select 1 api, activate 1 api, collapse 0 closed api, select 2 api, activate 2 api, ' +
      'collapse 1 closed api, activate 2 closed api, collapse 2 closed api',
  );
});

QUnit.test('C11 a hundred presses end right, and every event comes', async (assert) => {
  const { root, log, to, anew, end } = await stage('jquery', { expandMode: 'multiple' });
  const before = styles(root);
  const wanted: string[] = [];
  for (let n = 0; n < 100; n++) {
    const index = n % 3;
    const opens = Math.floor(n / 3) % 2 === 0;
    triggersOf(root)[index]!.click();
    if (n % 4 === 1) to(0.3);
    anew();
    wanted.push(
      opens
        ? `select ${index} click, activate ${index} click`
        : `activate ${index} closed click, collapse ${index} closed click`,
    );
  }
  await end();
  assert.equal(log.take(), wanted.join(', '));
  assert.equal(accordionState(root), '0 1 1');
  assert.equal(heights(root), '- 230 330');
  assert.deepEqual(styles(root), before);
});

QUnit.test('C13 destroy on the way gives the markup back byte for byte', async (assert) => {
  const html = sized().replace('<div><p', '<div style="height:auto;OPACITY:.9"><p');
  const { root, accordion, to } = await stage(
    'jquery',
    { active: 0, animation: { effects: 'fade' } },
    html,
  );
  accordion.select(1);
  to(0.5);
  accordion.destroy();
  assert.equal(root.outerHTML, html);
  to(0.7);
  assert.equal(root.outerHTML, html, 'nothing goes on');
});
