// What is there without the widgets at work: in print, before the script has come, and without it.
import { openPage } from './page.mjs';
import { markup, open, openAccordion, openTabs, plugins, sections } from './widgets.mjs';

QUnit.module('print, and the frames of a start');

/** What is in print, in order: labels in their row, headings of panels, texts of panels. */
const inPrint = (page) =>
  page.evaluate(() => {
    const found = [];
    const parts = '#set > [role=tablist] [role=tab], #set .z-content, #set .z-header';
    for (const part of document.querySelectorAll(parts)) {
      const { top, height } = part.getBoundingClientRect();
      if (!part.checkVisibility({ visibilityProperty: true }) || height === 0) continue;
      const { content } = getComputedStyle(part, '::before');
      const heading = content.startsWith('"') ? `${content.slice(1, -1)}: ` : '';
      found.push({ text: heading + part.textContent.trim(), top });
    }
    const inOrder = found.sort((a, b) => a.top - b.top);
    return inOrder.map(({ text }) => text).join(', ');
  });

/** What is cut off, or lies over something else. */
const faults = (page) =>
  page.evaluate(() => {
    const parts = Array.from(document.querySelectorAll('#set .z-header, #set .z-content'));
    const shown = parts.filter((part) => part.checkVisibility({ visibilityProperty: true }));
    const isCut = (part) => part.scrollHeight > part.clientHeight + 1;
    const isOver = (part, before) =>
      before && part.getBoundingClientRect().top < before.getBoundingClientRect().bottom - 1;
    return shown
      .filter((part, index) => isCut(part) || isOver(part, shown[index - 1]))
      .map((part) => part.outerHTML);
  });

async function print(page) {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
}

const all = 'T1: P1, T2: P2, T3: P3';
const tabs = {
  'as they are': [{}, all],
  'at the bottom': [{ position: 'bottom-right' }, all],
  vertical: [{ orientation: 'vertical' }, all],
  'labels that stick': [{ sticky: true }, all],
  dark: [{ style: 'underlined', dark: true }, all],
  'what is selected alone, if that is wanted': [{ print: 'current', defaultTab: 'tab2' }, 'T2: P2'],
};

QUnit.test.each('R2 panels are in print, below their labels:', tabs, async (assert, row) => {
  const [settings, expected] = row;
  const page = await openTabs({ settings });
  await page.locator('[hidden=until-found]').nth(1).waitFor({ state: 'attached' });
  const read = async () => [await inPrint(page), await page.locator('#set').innerHTML()];
  const before = await read();
  await print(page);
  await assert.becomes(page, inPrint, expected);
  assert.deepEqual(await faults(page), []);
  const places = await page.locator('.z-container').evaluate((box) => {
    const { offsetLeft, offsetWidth, parentElement: root } = box;
    const { colorScheme } = getComputedStyle(root);
    return [offsetLeft - root.offsetLeft, offsetWidth - root.offsetWidth, colorScheme];
  });
  assert.deepEqual(places, [0, 0, 'normal'], 'no empty column, and no light text');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await assert.becomes(page, read, before);
});

const heights = (page) =>
  page
    .locator('#set .z-content')
    .evaluateAll((panels) => panels.map((panel) => panel.offsetHeight));

const hidings = {
  'an attribute': 'hidden',
  'a class': 'class="hide"',
  'a style sheet': 'class="away"',
};

QUnit.test.each('R2, C12 a hidden tab isn’t in print, by', hidings, async (assert, hiding) => {
  for (const settings of [{}, { heightStyle: 'equal' }, { orientation: 'vertical' }]) {
    const page = await openTabs({
      settings,
      html: markup.tabs().replace('<li><a>T2', `<li ${hiding}><a>T2`),
      head: '<style>.away { display: none }</style>',
    });
    await print(page);
    assert.equal(await inPrint(page), 'T1: P1, T3: P3');
  }
});

QUnit.test('R2 a panel never shown has as much room in print as one that was', async (assert) => {
  const page = await openTabs();
  assert.equal(await page.locator('.z-content-inner').count(), 1, 'the others have no inner box');
  await print(page);
  await assert.becomes(page, async () => new Set(await heights(page)).size, 1);
  const ends = await page
    .locator('#set .z-content p')
    .evaluateAll((all) =>
      all.map(
        (text) =>
          text.closest('.z-content').getBoundingClientRect().bottom -
          text.getBoundingClientRect().bottom,
      ),
    );
  assert.deepEqual(ends, [ends[0], ends[0], ends[0]]);
});

const every = 'H1, C1, H2, C2, H3, C3';
const high = (n) => `<p>C${n}</p><p style="height: 200px"></p>`;
const current = { print: 'current', active: 1 };
const fixed = { settings: { contentHeight: 20 }, html: sections({ content: high }) };
const picture = '<img src="/assets/img/ui.icons.svg" alt="" width="600" height="300">';
const slides = (settings) => ({
  settings: { slider: true, dotNav: true, ...settings },
  html: sections({ content: (n) => `${picture}<p>C${n}</p>` }),
});
const details = { html: sections({ form: 'details' }) };
const accordions = {
  'a list, one opening': [{}, every],
  'a list at rest': [{ settings: { animation: { effects: 'none' } } }, every],
  'of details': [details, every],
  horizontal: [{ settings: { orientation: 'horizontal' } }, every],
  'horizontal, from the right': [{ settings: { orientation: 'horizontal' }, dir: 'rtl' }, every],
  'of fixed height': [fixed, every],
  'a slider': [slides(), every],
  'a slider of fixed height': [slides({ contentHeight: 40 }), every],
  'a horizontal slider': [slides({ orientation: 'horizontal', height: 60 }), every],
  'without its button': [{ settings: { autoplay: { interval: 1e6 } } }, every],
  'what is open alone': [{ settings: current }, 'H1, H2, H3, C3'],
  'what is open of details alone': [{ settings: current, ...details }, 'H1, H2, H3, C3'],
};

QUnit.test.each('R2 sections are in print:', accordions, async (assert, [options, expected]) => {
  const settings = { animation: { duration: 60000 }, ...options.settings };
  const page = await openAccordion({ ...options, settings });
  // Print comes while one opens.
  await page.evaluate(() => window.$('#set').uiAccordion('next'));
  await print(page);
  await assert.becomes(page, inPrint, expected);
  assert.deepEqual(await faults(page), []);
  assert.false(await page.locator('.z-autoplay').isVisible(), 'no button in print');
});

const url = '/answer/ok/Loaded';
const loads = {
  'by an attribute': [{}, ` data-content-url="${url}"`],
  'by an option': [{ contentUrls: [null, url] }, ''],
};

QUnit.test.each(
  'C18 what has not been loaded is not in print, neither its heading:',
  loads,
  async (assert, [settings, attribute]) => {
    for (const [kind, before, after] of [
      ['tabs', 'T1: P1, T3: P3', 'T1: P1, T2: Loaded, T3: P3'],
      ['accordion', 'H1, C1, H3, C3', 'H1, C1, H2, Loaded, H3, C3'],
    ]) {
      const html = markup[kind]().replace(/<(li|h3)>(?=(<a>)?.2)/, `<$1${attribute}>`);
      const page = await open(kind, { html, settings });
      await print(page);
      await assert.becomes(page, inPrint, before, kind);
      await page.emulateMedia({ media: 'screen' });
      await page.evaluate(
        ([plugin]) => {
          window.dispatchEvent(new Event('afterprint'));
          window.$('#set')[plugin]('preload', 1);
        },
        [plugins[kind]],
      );
      await page.locator('.answer').waitFor({ state: 'attached' });
      await print(page);
      await assert.becomes(page, inPrint, after, kind);
    }
  },
);

/** What three frames show after a start in a task of its own: panels in sight, bullets of a list, the height. */
const framesOf = (page, plugin) =>
  page.evaluate(async (name) => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await painted();
    await new Promise((done) => setTimeout(() => done(window.$('#set')[name]())));
    const frames = [];
    for (let n = 0; n < 3; n++) {
      await painted();
      const seen = (one) => one.checkVisibility() && one.clientHeight > 0;
      const panels = Array.from(document.querySelectorAll('#set .z-content')).filter(seen);
      const items = Array.from(document.querySelectorAll('#set li'), getComputedStyle);
      const bullets = items.filter(({ listStyleType }) => listStyleType !== 'none').length;
      const { height } = document.querySelector('#set').getBoundingClientRect();
      frames.push([panels.map((one) => one.textContent.trim()), bullets, height]);
    }
    return frames;
  }, plugin);

QUnit.test.each('R2 no frame of a start shows anything else:', plugins, async (assert, plugin) => {
  const kind = plugin === 'uiTabs' ? 'tabs' : 'accordion';
  const frames = await framesOf(await openPage({ html: markup[kind]() }), plugin);
  const [[, , height]] = frames;
  assert.deepEqual(frames, Array(3).fill([kind === 'tabs' ? ['P1'] : [], 0, height]));
});
