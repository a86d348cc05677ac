import { accordionLog, accordionState, contentsOf, startAccordion } from '../support/accordion';
import { controlsIn } from '../support/players';
import { surroundings, tick } from '../support/surroundings';

QUnit.module('accordion: autoplay', surroundings);

const second = { autoplay: { interval: 1000 } };

/** What is open after each of `count` steps. */
const stepsOf = (root: Element, count: number): string =>
  Array.from({ length: count }, () => {
    tick(1000);
    return accordionState(root);
  }).join(', ');

QUnit.test('C10 the page hears of each step, with its reason', (assert) => {
  const log = accordionLog();
  startAccordion({ ...second, active: 0, ...log.settings });
  tick(0);
  assert.equal(log.take(), 'ready, activate 0');
  tick(1000);
  assert.equal(
    log.take(),
    'select 1 autoplay, activate 1 autoplay, activate 0 closed autoplay, collapse 0 closed autoplay',
  );
});

QUnit.test('A3 with nothing open it starts at the first', (assert) => {
  const root = startAccordion(second);
  assert.equal(accordionState(root), '0 0 0');
  assert.equal(stepsOf(root, 4), '1 0 0, 0 1 0, 0 0 1, 1 0 0');
});

const slider = { slider: true, dotNav: true, active: 0 } as const;
const dotsOf = (root: Element): HTMLElement[] =>
  Array.from(root.parentElement!.querySelectorAll<HTMLElement>('.z-dot-nav > *'));
const marked = (root: Element): string =>
  dotsOf(root)
    .map((dot) => Number(dot.classList.contains('z-active')))
    .join(' ');
const plays = (root: Element): boolean =>
  controlsIn(root.parentElement!)[0]!.classList.contains('z-playing');

QUnit.test('A8 the dots follow', (assert) => {
  const root = startAccordion({ ...second, ...slider });
  tick(1000);
  assert.deepEqual([accordionState(root), marked(root)], ['0 1 0', '0 1 0']);
});

QUnit.test('S8 a dot stops it', (assert) => {
  const root = startAccordion({ ...second, ...slider });
  dotsOf(root)[2]!.click();
  assert.deepEqual([accordionState(root), plays(root)], ['0 0 1', false]);
});

function swipe(root: Element, by: number): void {
  const at = (type: string, clientX: number): void => {
    const options = { bubbles: true, pointerType: 'touch', pointerId: 5, clientX, clientY: 100 };
    contentsOf(root)[0]!.dispatchEvent(new PointerEvent(type, options));
  };
  at('pointerdown', 300);
  at('pointerup', 300 + by);
}

QUnit.test('S8 a swipe stops it', (assert) => {
  const root = startAccordion({ ...second, ...slider });
  swipe(root, -10);
  assert.true(plays(root), 'what is too short is none');
  swipe(root, -80);
  assert.deepEqual([accordionState(root), plays(root)], ['0 1 0', false]);
});
