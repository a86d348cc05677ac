import { markup, openAccordion, press, stateOf, takeLog, trigger } from './accordion-page.mjs';

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
  400: { form: 'vertical', width: 400, height: 0, header: 40, text: 12 },
  480: { form: 'vertical', width: 480, height: 0, header: 40, text: 12 },
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

/** Every form that was seen, in order, with the window's width. */
async function walk(page, from, to) {
  const seen = [];
  const note = `(window.forms = [], new MutationObserver((all) => all.forEach(({ target }) => {
    const form = target.matches('.horizontal') ? 'horizontal' : 'vertical';
    if (window.forms.at(-1) !== form) window.forms.push(form);
  })).observe(document.getElementById('set'), { attributeFilter: ['class'] }))`;
  await page.evaluate(note);
  for (let width = from; width !== to; width += Math.sign(to - from)) {
    await page.setViewportSize({ width, height: 500 });
    await settled(page);
    const { form, surplus } = await look(page);
    if (seen.at(-1)?.form !== form) seen.push({ form, width });
    if (surplus) throw new Error(`${surplus} px too wide at ${width}`);
  }
  const steps = seen.map(({ form, width }) => `${form} from ${width}`).join(', ');
  return { steps, turns: await page.evaluate('forms.join()') };
}

QUnit.test('A7 a window that goes from 1200 to 300 px and back', async (assert) => {
  assert.timeout(120000);
  const page = await openAccordion({ head, settings: adapting });
  assert.deepEqual(await walk(page, 1200, 299), {
    steps: 'horizontal from 1200, vertical from 720',
    turns: 'vertical',
  });
  assert.deepEqual(await walk(page, 300, 1201), {
    steps: 'vertical from 300, horizontal from 721',
    turns: 'horizontal',
  });
  assert.equal(await takeLog(page), '');
});

QUnit.test('A7 a window that changes around a parent that doesn’t', async (assert) => {
  const page = await openAccordion({
    head,
    html: `<div style="width: 600px">${markup()}</div>`,
    settings: adapting,
    viewport: { width: 721, height: 600 },
  });
  const forms = [];
  for (const width of [720, 721, 700, 900]) {
    await page.setViewportSize({ width, height: 600 });
    await page.waitForSelector(width > 720 ? '#set.horizontal' : '#set.vertical');
    forms.push((await look(page)).width);
  }
  assert.deepEqual(forms, [600, 600, 600, 600]);
});

QUnit.test('A7, A10 keys after it has turned', async (assert) => {
  const page = await openAccordion({ head, settings: { ...adapting, keyboard: true } });
  await trigger(page, 0).focus();
  await press(page, 'ArrowRight');
  await page.setViewportSize({ width: 500, height: 600 });
  await page.waitForSelector('#set.vertical');
  await press(page, 'ArrowDown', 'Enter');
  assert.equal(await stateOf(page), '0 0 1');
  assert.equal(await takeLog(page), 'select 2 key, activate 2 key, collapse 0 closed key');
});
