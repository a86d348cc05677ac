import { markup as sectionsOf, openAccordion, trigger } from './accordion-page.mjs';
import { css, looks, named } from './adapted-page.mjs';
import { label, markup, openTabs } from './tabs-page.mjs';

QUnit.module('forced colours');

/** Lines and fills that are there, and the text's colour: all that forced colours leave. */
const paintOf = (locator) =>
  locator.evaluate((element) => {
    const style = getComputedStyle(element);
    const edges = ['Top', 'Right', 'Bottom', 'Left'].map((side) => {
      const [width, line, color] = ['Width', 'Style', 'Color'].map(
        (name) => style[`border${side}${name}`],
      );
      const isSeen = parseFloat(width) > 0 && line !== 'none' && color !== style.backgroundColor;
      return isSeen ? `${width} ${line} ${color}` : '';
    });
    return { edges, fill: style.backgroundColor, text: style.color, ring: style.outlineColor };
  });

const threeTabs = markup(3, (n) => `<a>Chapter ${n}</a>`).replace(
  '<li><a>Chapter 3',
  '<li class="z-disabled"><a>Chapter 3',
);

QUnit.test.each(
  '1.4.11 forced colours tell what is selected, focused and disabled in tabs,',
  named(looks),
  async (assert, settings) => {
    const page = await openTabs({
      css,
      html: threeTabs,
      settings,
      context: { forcedColors: 'active' },
    });
    const [selected, other, disabled] = await Promise.all(
      [0, 1, 2].map((index) => paintOf(label(page, index))),
    );
    assert.notEqual(selected.fill, other.fill, 'a fill tells what is selected');
    assert.notEqual(selected.text, selected.fill);
    assert.notEqual(other.text, other.fill);
    assert.notEqual(disabled.text, other.text, 'text tells what is disabled');
    assert.true(
      disabled.edges.some((edge) => edge.includes('dashed')),
      'and a line',
    );
    for (const index of [0, 1]) {
      await label(page, index).focus();
      await page.keyboard.press('Shift');
      const { ring, fill } = await paintOf(label(page, index));
      assert.notEqual(ring, fill, `the ring of label ${index} is seen`);
    }
  },
);

QUnit.test.each(
  '1.4.11 forced colours tell what is open, focused and disabled in accordions,',
  ['vertical', 'horizontal'],
  async (assert, orientation) => {
    const html = sectionsOf().replace('<li><h3>H3', '<li class="z-disabled"><h3>H3');
    const page = await openAccordion({
      html,
      settings: { active: 0, orientation },
      context: { forcedColors: 'active' },
    });
    const header = (index) => page.locator('.z-header').nth(index);
    const [open, shut, disabled] = await Promise.all(
      [0, 1, 2].map((index) => paintOf(header(index))),
    );
    assert.notDeepEqual(open.edges, shut.edges, 'a line tells what is open');
    const lines = await header(2).evaluate((one) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(one);
      return [outlineStyle, outlineWidth, outlineOffset];
    });
    assert.deepEqual(lines, ['dashed', '1px', '-2px'], 'disabled is dashed');
    assert.deepEqual(disabled.edges, shut.edges, 'by a line that takes no room');
    assert.notEqual((await paintOf(trigger(page, 2))).text, shut.text, 'and pale');
    const [top, right, , left] = (await paintOf(page.locator('.z-section').nth(0))).edges;
    const isFramed = orientation === 'horizontal' || (top && right && left);
    assert.true(Boolean(isFramed), 'what belongs together has a frame');
    await trigger(page, 1).focus();
    await page.keyboard.press('Shift');
    const { ring, fill } = await paintOf(trigger(page, 1));
    assert.notEqual(ring, fill, 'the ring is seen');
    const arrow = await page
      .locator('.z-arrow')
      .nth(1)
      .evaluate((one) => getComputedStyle(one).borderBottomColor);
    assert.notEqual(arrow, fill, 'the arrow is seen');
  },
);
