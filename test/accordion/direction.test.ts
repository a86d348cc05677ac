import { accordionHtml, accordionOf, accordionState, triggersOf } from '../support/accordion';
import { places, stage } from '../support/accordion-motion';
import { fixture } from '../support/accordion-form';
import { press } from '../support/driver';
import { types } from '../support/motion';

QUnit.module('accordion: text that turns its direction meanwhile', {
  afterEach: () => {
    document.documentElement.removeAttribute('dir');
    fixture().removeAttribute('dir');
    fixture().style.removeProperty('direction');
  },
});

const wide = { orientation: 'horizontal', width: 620, height: 200, keyboard: true } as const;

const turns: Record<string, (root: HTMLElement, dir: string) => void> = {
  'that of the page': (_, dir) => (document.documentElement.dir = dir),
  'that of an ancestor': (_, dir) => (fixture().dir = dir),
  'that of an ancestor, by its style': (_, dir) => (fixture().style.direction = dir),
  'its own': (root, dir) => (root.dir = dir),
};

QUnit.test.each(
  'A7, A10 horizontal: places, motion and keys follow',
  turns,
  async (assert, turn) => {
    for (const type of types) {
      const { root, to, anew, end } = await stage(type, wide, accordionHtml());
      for (const dir of ['rtl', 'ltr']) {
        turn(root, dir);
        assert.equal(places(root), '0 540 580', dir);
        triggersOf(root)[2]!.click();
        const seen = [0, 0.5].map((part) => (to(part), places(root)));
        anew();
        triggersOf(root)[0]!.click();
        seen.push(...[0, 0.5].map((part) => (to(part), places(root))));
        assert.deepEqual(seen, ['0 540 580', '0 290 330', '0 290 330', '0 415 455'], type);
        await end();
        triggersOf(root)[0]!.focus();
        press(triggersOf(root)[0]!, dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
        assert.strictEqual(document.activeElement, triggersOf(root)[1]);
      }
      accordionOf(root).destroy();
    }
  },
);

QUnit.test.each(
  'A7 horizontal: turned on the way, sections arrive',
  types,
  async (assert, type) => {
    const { root, to, end } = await stage(type, wide, accordionHtml());
    triggersOf(root)[1]!.click();
    to(0.5);
    root.dir = 'rtl';
    await end();
    assert.deepEqual([places(root), accordionState(root)], ['0 40 580', '0 1 0']);
  },
);
