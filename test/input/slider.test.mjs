// What fingers do in slides, and what is beside their pictures.
import { laidOut } from './page.mjs';
import { openAccordion, openTabs, sections, stateOf, swipe } from './widgets.mjs';

QUnit.module('slides');

const touch = { hasTouch: true, isMobile: true };
const slider = { slider: true, active: 1 };
const box = 'width: 300px; height: 80px';

/** What is dragged itself, each with a part that the finger begins on. */
const own = {
  'a range field': '<input type="range" class="here" style="width: 300px; height: 40px">',
  'a sideways scroller': `<div class="here" style="${box}; overflow-x: auto"><p style="width: 900px">Wide</p></div>`,
  'a map': `<div style="${box}; touch-action: none"><p class="here">Map</p></div>`,
  'a carousel of its own': `<div style="${box}; touch-action: pan-y"><p class="here">Slide</p></div>`,
  'a film’s controls': `<video controls class="here" style="${box}"></video>`,
  'a field': `<textarea class="here" style="${box}">Text</textarea>`,
  'edited text': `<div contenteditable style="${box}"><p class="here">Text</p></div>`,
  'a part of a component': `<div class="here" style="${box}"><template shadowrootmode="open"><div style="${box}; touch-action: none"></div></template></div>`,
  'what a script moves from the first touch': `<p class="here" ontouchstart="event.preventDefault()" style="${box}">Knob</p>`,
  'what a script moves with the finger': `<p class="here" ontouchmove="event.preventDefault()" style="${box}">Slide</p>`,
  'what takes the pointer': `<div style="${box}" onpointerdown="this.setPointerCapture(event.pointerId)"><p class="here">Knob</p></div>`,
};

/** Opens a slider with something in its second slide, and moves a finger over that, or over the text below. */
async function swipeOver(part, options) {
  const content = () => `${part}<p class="text">Text</p>`;
  const page = await openAccordion({
    html: sections({ content }),
    context: touch,
    settings: slider,
    ...options,
  });
  const over = async (selector, way) => {
    const place = page.locator(`.z-active ${selector}`);
    const { x, y, width, height } = await place.boundingBox();
    await swipe(page, [x + width / 2, y + height / 2], [way, 0]);
    return stateOf(page);
  };
  return { page, over };
}

QUnit.test.each('A8 a finger that moves something changes no slide:', own, async (assert, part) => {
  const { over } = await swipeOver(part);
  const seen = [await over('.here', -100), await over('.here', 100), await over('.text', -100)];
  assert.deepEqual(seen, ['0 1 0', '0 1 0', '0 0 1']);
});

QUnit.test('A8 a finger on a box that scrolls up and down changes the slide', async (assert) => {
  const part = `<div class="here" style="${box}; overflow-y: auto"><p style="height: 400px">Long</p></div>`;
  const { over } = await swipeOver(part);
  assert.equal(await over('.here', -100), '0 0 1');
  assert.equal(await over('.here', 100), '0 1 0');
});

const picture = `<img alt="" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='800' height='300'/>">`;
// A panel that holds a custom element has no inner box.
const element = '<my-caption class="caption" style="display: block">Caption</my-caption>';
const captions = {
  'a picture beside a custom element': `${picture}${element}`,
  'a link beside a custom element': `<a href="#">${picture}</a>${element}`,
  'a picture': `${picture}<p class="caption">Caption</p>`,
  'a link with a picture': `<a href="#">${picture}</a><p class="caption">Caption</p>`,
  'a picture of sources': `<picture><source>${picture}</picture><p class="caption">Caption</p>`,
  'a figure': `<figure>${picture}<figcaption class="caption">Caption</figcaption></figure>`,
  'a long text': `${picture}<p class="caption">${'Caption '.repeat(200)}</p>`,
  'text laid over it': `${picture}<p class="caption" style="position: absolute; bottom: 0; margin: 0">Caption</p>`,
};

QUnit.test.each(
  'A8 a text beside a picture is seen whole and covers no header:',
  captions,
  async (assert, content) => {
    const page = await openAccordion({
      html: sections({ content: () => content }),
      settings: { ...slider, width: 400 },
      viewport: { width: 400, height: 900 },
    });
    await laidOut(page);
    const [caption, header, box, image] = await page.evaluate(() =>
      [
        '.z-active .caption',
        '.z-active + li .z-header',
        '.z-active .z-content',
        '.z-active img',
      ].map((selector) => {
        const { top, bottom, height, width } = document
          .querySelector(selector)
          .getBoundingClientRect();
        return { top, bottom, height, width };
      }),
    );
    assert.true(caption.bottom <= header.top + 1, `${caption.bottom} ${header.top}`);
    assert.true(caption.top >= box.top && caption.bottom <= box.bottom);
    assert.equal(
      Math.round((image.width / image.height) * 90),
      160,
      'the picture is as large as ever',
    );
  },
);

QUnit.test.each(
  'A8 where the height is given, the picture leaves the text beside it what that needs:',
  captions,
  async (assert, content) => {
    for (const settings of [
      { ...slider, width: 800, height: 300 },
      { ...slider, orientation: 'vertical', contentHeight: 300 },
    ]) {
      const html = sections({ content: () => content });
      const page = await openAccordion({ html, settings });
      await laidOut(page);
      const [caption, box, image] = await page.evaluate(() =>
        ['.z-active .caption', '.z-active .z-content', '.z-active img'].map((selector) => {
          const { top, bottom, height } = document.querySelector(selector).getBoundingClientRect();
          return { top, bottom, height };
        }),
      );
      const isLong = caption.height > 150;
      assert.true(caption.top >= box.top && (isLong || caption.bottom <= box.bottom + 1), 'text');
      assert.true(image.top <= box.top + 1 && image.height >= 149, `picture: ${image.height}`);
    }
  },
);

QUnit.test('A8 a drawing or a film as a slide has no line below it', async (assert) => {
  const size = 'style="width: 100%; aspect-ratio: 16 / 9"';
  for (const content of [
    `<svg class="here" viewBox="0 0 16 9"></svg>`,
    `<video class="here" ${size}></video>`,
    `<canvas class="here" ${size}></canvas>`,
  ])
    for (const dir of ['ltr', 'rtl']) {
      const page = await openAccordion({
        html: sections({ content: () => content }),
        settings: { ...slider, orientation: 'vertical' },
        dir,
      });
      await laidOut(page);
      const [below, scrolls] = await page.evaluate(() => {
        const panel = document.querySelector('.z-active > .z-content');
        const { bottom } = panel.querySelector('.here').getBoundingClientRect();
        return [
          Math.round(panel.getBoundingClientRect().bottom - bottom),
          panel.scrollHeight > panel.clientHeight,
        ];
      });
      assert.deepEqual([below, scrolls], [0, false], content);
    }
});
