// The README's sets inside other people's style sheets: as large as without, and readable.
import { forcing } from '../browser.mjs';
import { expect, packages, usingPage } from './browser.mjs';
import { contrasts } from './colours.mjs';
import { accordion, role, tabs } from './markup.mjs';
import { differences, readMeasures } from './measures.mjs';
import { themes } from './themes.mjs';

const files = {
  'Bootstrap 3': `${packages}/bootstrap-3/dist/css/bootstrap.min.css`,
  'Bootstrap 4': `${packages}/bootstrap-4/dist/css/bootstrap.min.css`,
  'Bootstrap 5': '/node_modules/bootstrap/dist/css/bootstrap.min.css',
  Bulma: `${packages}/bulma/css/bulma.min.css`,
  Foundation: '/node_modules/foundation-sites/dist/css/foundation.min.css',
  Pico: '/node_modules/@picocss/pico/css/pico.min.css',
  'water.css': `${packages}/water.css/out/water.min.css`,
  Tailwind: `${packages}/tailwindcss/preflight.css`,
};

const asButtons = (html) => html.replace(/<(\/?)a>/g, '<$1button>');
const bare = (options) => `<div ${role('tabs', options)}>
  <div><button>Route</button><button>Stays</button></div>
  <div>Three days along the coast.</div><div>Two inns and a lighthouse.</div></div>`;
const sections = `<div ${role('accordion', { active: 0 })}>
  <section><h3>How long is the walk?</h3><div>Eleven kilometres.</div></section>
  <section><h3>Is there water?</h3><div>At the second hut.</div></section></div>`;

const vertical = { orientation: 'vertical' };
const horizontal = { orientation: 'horizontal', width: 600 };
const closable = tabs(role('tabs', { closable: true }));
const looks = {
  tabs: tabs(role('tabs')),
  'vertical tabs': tabs(role('tabs', vertical)),
  'closable tabs': closable,
  'tabs of buttons': bare(),
  'vertical tabs of buttons': bare(vertical),
  'closable tabs of buttons': asButtons(closable),
  'underlined tabs': tabs(role('tabs', { style: 'underlined' })),
  'tabs in a menu': tabs(role('tabs', { minWindowWidth: 9999 })),
  accordion: accordion(role('accordion', { active: 0 })),
  'accordion of sections': sections,
  'horizontal accordion': accordion(role('accordion', horizontal)),
};

const dark = { 'dark accordion': accordion(role('accordion', { dark: true, active: 0 })) };
for (const style of ['normal', 'clean', 'underlined', 'pills']) {
  dark[`dark ${style} tabs`] = tabs(role('tabs', { dark: true, style }));
  dark[`dark ${style} tabs of buttons`] = bare({ dark: true, style });
}

/** Text is the page's, and so are the outer margins of sets. */
const sameFont = `<style>html { font-size: 16px !important }
  body, .look > * { font: 16px/1.5 Arial, sans-serif !important; margin: 0 !important }</style>`;
const room = 'width: 800px; max-width: none; margin: 0 0 40px !important; padding: 0';

/** `what` are sets by their names, each in a box of its own; `work` begins when they have been painted. */
function usingLooks(sheet, what, work, head = '') {
  const all = Object.entries(what).map(
    ([name, html]) => `<div class="look" data-name="${name}" style="${room}">${html}</div>`,
  );
  const classes = 'content entry-content wp-block-group is-layout-flow site';
  const body = `<main id="main"><div class="${classes}">${all.join('\n')}</div></main>`;
  const still = '<style>* { transition: none !important }</style>';
  const rules = `<style>${themes[sheet] ?? ''}</style>`;
  const parts = { css: files[sheet] ? [files[sheet]] : [], head: rules + still + head, body };
  return usingPage(parts, async (page) => {
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
    return work(page);
  });
}

const measure = (sheet, what) =>
  usingLooks(sheet, what, (page) => page.evaluate(readMeasures), sameFont);

const places = (sheet) => async () => {
  const [plain, other] = [await measure('', looks), await measure(sheet, looks)];
  const found = differences(plain, other);
  if (found.length > 0) throw new Error(`${found.length}: ${found.join('; ')}`);
  return `ok, ${Object.keys(plain).length} measures`;
};

const states = { 'at rest': [], 'under a pointer': ['hover'], 'with the focus': ['focus'] };

const readable = (sheet, what) => () =>
  usingLooks(sheet, what, async (page) => {
    const found = [];
    const force = await forcing(page, '.z-tab, [role=tab], .z-header, .z-trigger');
    for (const [state, classes] of Object.entries(states)) {
      await force(classes);
      const texts = await contrasts(page);
      found.push(...texts.map(({ name, ratio }) => ({ name: `${name} ${state}`, ratio })));
    }
    const bad = found.filter(({ ratio }) => ratio < 4.5);
    const said = bad.map(({ name, ratio }) => `${name} ${ratio.toFixed(2)}`);
    if (bad.length > 0) throw new Error(`${bad.length} of ${found.length}: ${said.join('; ')}`);
    return `ok, ${Math.min(...found.map(({ ratio }) => ratio)).toFixed(1)}:1 at least`;
  });

const faded = (sheet) => () => {
  const pane = 'class="tab-pane fade"';
  const html = `<div ${role('tabs')}>
    <ul class="nav nav-tabs"><li class="nav-item"><a class="nav-link" href="#one">One</a></li>
      <li class="nav-item"><a class="nav-link" href="#two">Two</a></li></ul>
    <div class="tab-content"><div ${pane} id="one">First</div><div ${pane} id="two">Second</div></div></div>`;
  return usingLooks(sheet, { tabs: html }, async (page) => {
    for (const [label, text] of Object.entries({ Two: 'Second', One: 'First' })) {
      await page.getByRole('tab', { name: label }).click();
      const panels = await page
        .locator('.z-content:visible')
        .evaluateAll((all) => all.map((one) => [one.innerText, getComputedStyle(one).opacity]));
      expect(panels, [[text, '1']]);
    }
  });
};

export const rows = [
  ['no sheet', 'contrast', readable('', looks)],
  ['no sheet', 'contrast of dark sets on a white page', readable('', dark)],
  ...Object.keys({ ...files, ...themes }).flatMap((sheet) => [
    [sheet, 'places and sizes are as without it', places(sheet)],
    [sheet, 'contrast', readable(sheet, looks)],
    [sheet, 'contrast of dark sets on a light page', readable(sheet, dark)],
  ]),
  ...Object.keys(files)
    .filter((sheet) => sheet.startsWith('Bootstrap'))
    .map((sheet) => [sheet, 'tab-pane fade: the selected panel is seen', faded(sheet)]),
];
