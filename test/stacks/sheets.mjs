// The README's sets inside other people's style sheets: as large as without, and readable.
import { mkdirSync } from 'node:fs';
import { expect, openOnly, packages, using } from './browser.mjs';
import { contrasts, force } from './colours.mjs';
import { accordion, role, tabs } from './markup.mjs';
import { differences, readMeasures } from './measures.mjs';

const sheets = {
  'Bootstrap 3': `${packages}/bootstrap-3/dist/css/bootstrap.min.css`,
  'Bootstrap 4': `${packages}/bootstrap-4/dist/css/bootstrap.min.css`,
  'Bootstrap 5': '/node_modules/bootstrap/dist/css/bootstrap.min.css',
  Bulma: `${packages}/bulma/css/bulma.min.css`,
  Foundation: '/node_modules/foundation-sites/dist/css/foundation.min.css',
  Pico: '/node_modules/@picocss/pico/css/pico.min.css',
  'water.css': `${packages}/water.css/out/water.min.css`,
  Tailwind: `${packages}/tailwindcss/preflight.css`,
  'classic theme': '/test/stacks/pages/classic-theme.css',
  'block theme': '/test/stacks/pages/block-theme.css',
  'Twenty Twenty-One': '/test/stacks/pages/twenty-twenty-one.css',
  'drawn bullets': '/test/stacks/pages/drawn-bullets.css',
  'rules by id': '/test/stacks/pages/rules-by-id.css',
};

const buttons = (options) => `<div ${role('tabs', options)}>
  <div><button>Route</button><button>Stays</button></div>
  <div>Three days along the coast.</div><div>Two inns and a lighthouse.</div>
</div>`;
const sections = (options) => `<div ${role('accordion', options)}>
  <section><h3>How long is the walk?</h3><div>Eleven kilometres.</div></section>
  <section><h3>Is there water?</h3><div>At the second hut.</div></section>
</div>`;

const vertical = { orientation: 'vertical' };
const looks = {
  tabs: tabs(role('tabs')),
  'vertical tabs': tabs(role('tabs', vertical)),
  'closable tabs': tabs(role('tabs', { closable: true })),
  'tabs of buttons': buttons(),
  'closable tabs of buttons': tabs(role('tabs', { closable: true })).replace(
    /<(\/?)a>/g,
    '<$1button>',
  ),
  'vertical tabs of buttons': buttons(vertical),
  'underlined tabs': tabs(role('tabs', { style: 'underlined' })),
  'tabs in a menu': tabs(role('tabs', { minWindowWidth: 9999 })),
  accordion: accordion(role('accordion', { active: 0 })),
  'accordion of sections': sections({ active: 0 }),
  'horizontal accordion': accordion(role('accordion', { orientation: 'horizontal', width: 600 })),
};

const dark = Object.fromEntries(
  ['normal', 'clean', 'underlined', 'pills'].flatMap((style) => [
    [`${style} tabs`, tabs(role('tabs', { dark: true, style }))],
    [`${style} tabs of buttons`, buttons({ dark: true, style })],
  ]),
);
dark['dark accordion'] = accordion(role('accordion', { dark: true, active: 0 }));

/** Text is the page's, and so are the outer margins of sets. */
const sameFont = `<style>
  html { font-size: 16px !important }
  body, .look > * { font: 16px/1.5 Arial, sans-serif !important; margin: 0 !important }
</style>`;
const room = 'width: 800px; max-width: none; margin: 0 0 40px !important; padding: 0';

/** `what` are sets by their names, each in a box of its own. */
function openLooks(sheet, what, head = '') {
  const all = Object.entries(what).map(
    ([name, html]) => `<div class="look" data-name="${name}" style="${room}">${html}</div>`,
  );
  const classes = 'content entry-content wp-block-group is-layout-flow site';
  const body = `<main id="main"><div class="${classes}">${all.join('\n')}</div></main>`;
  return openOnly({ css: sheet ? [sheet] : [], head, body });
}

/** Sizes are known when a frame has been painted. */
const painted = (page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))');

async function measured(page) {
  await painted(page);
  return page.evaluate(readMeasures);
}

let plain = null;

const places = (sheet) => async () => {
  plain ??= await using(openLooks('', looks, sameFont), measured);
  const other = await using(openLooks(sheet, looks, sameFont), measured);
  const found = differences(plain, other);
  if (found.length > 0) throw new Error(`${found.length}: ${found.join('; ')}`);
  return `ok, ${Object.keys(plain).length} measures`;
};

const states = { 'at rest': [], 'under a pointer': ['hover'], 'with the focus': ['focus'] };

const readable = (sheet, what, head) => () =>
  using(openLooks(sheet, what, head), async (page) => {
    await page.addStyleTag({ content: '* { transition: none !important }' });
    const found = [];
    for (const [state, classes] of Object.entries(states)) {
      await force(page, classes);
      await painted(page);
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
    <div class="tab-content"><div ${pane} id="one">First</div><div ${pane} id="two">Second</div></div>
  </div>`;
  return using(openLooks(sheet, { tabs: html }), async (page) => {
    for (const [label, text] of [
      ['Two', 'Second'],
      ['One', 'First'],
    ]) {
      await page.getByRole('tab', { name: label }).click();
      await page.waitForTimeout(400);
      const panels = await page
        .locator('.z-content:visible')
        .evaluateAll((all) => all.map((one) => [one.innerText, getComputedStyle(one).opacity]));
      expect(panels, [[text, '1']]);
    }
  });
};

async function picture(name, sheet) {
  const folder = 'build/stacks';
  mkdirSync(folder, { recursive: true });
  await using(openLooks(sheet, { ...looks, ...dark }), async (page) => {
    await painted(page);
    const path = `${folder}/${name.replaceAll(' ', '-').toLowerCase()}.png`;
    await page.screenshot({ path, fullPage: true });
  });
  return 'taken';
}

/** What editors leave between the parts of sets. */
const left = {
  'an empty paragraph': '<p></p>',
  'a break': '<br>',
  'a paragraph with a blank': '<p>&nbsp;</p>',
  'a paragraph with a break': '<p><br></p>',
};

/** Before and behind lists, panels and sections; what stands in a section is its content. */
const edited = (html, rest) =>
  html.includes('<section>')
    ? html.replaceAll('<section>', `${rest}$&`).replace('</section>', `$&${rest}`)
    : html.replace('<ul>', `${rest}$&`).replace(/<\/(ul|div)>/g, `$&${rest}`);

const roomless = (rest) => async () => {
  const all = (edit) =>
    Object.fromEntries(
      ['tabs', 'vertical tabs', 'accordion of sections'].map((name) => [name, edit(looks[name])]),
    );
  const before = all((html) => html);
  const after = all((html) => edited(html, rest));
  const [plainly, now] = [
    await using(openLooks('', before, sameFont), measured),
    await using(openLooks('', after, sameFont), measured),
  ];
  expect(differences(plainly, now), []);
};

const isPictured = process.argv.includes('--pictures');
const white = '<style>body { background: #fff; color: #222 }</style>';

export const rows = [
  ...Object.entries(left).map(([name, rest]) => [
    'editors',
    `${name} between the parts takes no room`,
    roomless(rest),
  ]),
  ['no sheet', 'contrast', readable('', looks)],
  ['no sheet', 'contrast of dark sets on a white page', readable('', dark, white)],
  ...Object.entries(sheets).flatMap(([name, sheet]) => [
    [name, 'places and sizes are as without it', places(sheet)],
    [name, 'contrast', readable(sheet, looks)],
    [name, 'contrast of dark sets on a light page', readable(sheet, dark)],
    ...(name.startsWith('Bootstrap')
      ? [[name, 'tab-pane fade: the selected panel is seen', faded(sheet)]]
      : []),
    ...(isPictured ? [[name, 'a picture', () => picture(name, sheet)]] : []),
  ]),
];
