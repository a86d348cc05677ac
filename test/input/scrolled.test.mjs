// Boxes of panels that scroll by themselves.
import { laidOut } from './page.mjs';
import { openTabs, tabs } from './widgets.mjs';

QUnit.module('a box of panels that scrolls');

const box = '<style>#set > div { height: 300px; overflow: auto }</style>';
const html = tabs({ content: (n) => `<div class="block" style="height: 900px">P${n}</div>` });

/** Scrolls the box, presses the second label, and says how far each panel is from the top of the box before it moves. */
const choose = () => {
  const container = document.querySelector('.z-container');
  const [old, other] = document.querySelectorAll('.block');
  container.scrollTop = 400;
  const before = old.getBoundingClientRect().top;
  document.querySelectorAll('.z-tabs-desktop a')[1].click();
  document.getAnimations().forEach((one) => one.pause());
  /** Where a block is, without what moves it. */
  const placeOf = (block) => {
    const { f } = new DOMMatrix(getComputedStyle(block.closest('.z-content')).transform);
    return Math.round(block.getBoundingClientRect().top - f);
  };
  const { top } = container.getBoundingClientRect();
  return {
    old: old.closest('[hidden]') ? 'gone' : placeOf(old) - Math.round(before),
    other: placeOf(other) - Math.round(top),
  };
};

const effects = ['slideH', 'slideV', 'slideUpDown', 'fade', 'none'];

QUnit.test.each('T15 a new panel is at its top, the old stays,', effects, async (assert, one) => {
  for (const type of ['css', 'jquery'])
    for (const jquery of [1, 4]) {
      const animation = { effects: one, type, duration: 10000 };
      const page = await openTabs({ html, head: box, jquery, settings: { animation } });
      const { old, other } = await page.evaluate(choose);
      // The panel's border and padding.
      assert.deepEqual(
        [old, other],
        [one === 'none' ? 'gone' : 0, 19],
        `${type}, jQuery ${jquery}`,
      );
      await page.evaluate('$("#set").uiTabs("refresh")');
      await laidOut(page);
      assert.equal(await page.evaluate('document.querySelector(".z-container").scrollTop'), 0);
    }
});
