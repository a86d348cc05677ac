import { openAccordion, stateOf, takeLog } from './accordion-page.mjs';

QUnit.module('accordion: responsive, in real windows');

const adapting = { orientation: 'horizontal', responsive: true, responsiveDelay: 0 };
const head = '<style>body { margin: 0 } h3 { white-space: nowrap }</style>';

/** Waits for the time that the accordion waits, and for what follows to be seen. */
const settled = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)));
      }),
  );

const look = (page) =>
  page.evaluate(() => {
    const root = document.getElementById('set');
    const form = root.matches('.horizontal') ? 'horizontal' : 'vertical';
    const [section] = root.querySelectorAll('.z-trigger');
    const { width, height } = root.getBoundingClientRect();
    return {
      form,
      width,
      height: form === 'horizontal' ? height : 0,
      header: form === 'horizontal' ? section.offsetWidth : section.offsetHeight,
      text: Math.round(parseFloat(getComputedStyle(section).fontSize) * 10) / 10,
      surplus: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });

const widths = {
  320: { form: 'vertical', width: 320, height: 0, header: 40, text: 12 },
  720: { form: 'vertical', width: 720, height: 0, header: 40, text: 12 },
  721: { form: 'horizontal', width: 721, height: 240, header: 30, text: 12 },
  960: { form: 'horizontal', width: 960, height: 320, header: 40, text: 16 },
  1600: { form: 'horizontal', width: 960, height: 320, header: 40, text: 16 },
};

QUnit.test.each(
  'A7 in a window of this width:',
  Object.keys(widths).map(Number),
  async (assert, width) => {
    const expected = { ...widths[width], surplus: 0 };
    const viewport = { width, height: 700 };
    const page = await openAccordion({ head, settings: { ...adapting, active: 1 }, viewport });
    await settled(page);
    assert.deepEqual(await look(page), expected, 'at the start');
    assert.equal(await stateOf(page), '0 1 0');
    await page.setViewportSize({ width: width > 720 ? 500 : 1000, height: 700 });
    await page.waitForSelector(width > 720 ? '#set.vertical' : '#set.horizontal');
    await page.setViewportSize(viewport);
    await page.waitForSelector(`#set.${expected.form}`);
    await settled(page);
    assert.deepEqual(await look(page), expected, 'there and back');
    assert.equal(await stateOf(page), '0 1 0');
    assert.equal(await takeLog(page), '');
  },
);
