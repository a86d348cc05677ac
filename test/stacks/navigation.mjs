// Libraries that show the pages of a site without a load: Turbolinks 5, jquery-pjax, Unpoly 3, swup 4.
import { expect, packages, pageOf, quoted, using } from './browser.mjs';
import { role, tabs, accordion } from './markup.mjs';

const at = (file) => `${packages}/${file}`;

/** Two pages with links to each other; `main` is what the library fills. */
const site = (set, main, parts) => {
  const page = (name) =>
    pageOf({
      body: `<div ${main}><h1>Page ${name}</h1><a href="/one">One</a> <a href="/two">Two</a>${set}</div>${parts.foot ?? ''}`,
      ...parts,
    });
  return { '/one': page('one'), '/two': page('two') };
};

const started = (page) => page.waitForFunction("$('#trip').uiTabs('instance')");

/** To the other page and back: one set of each kind, which works, with that open which was left open; `more` is what is pressed in other sets. */
const goesBack = (pages, more) => () =>
  using('/one', pages, async (page) => {
    await started(page);
    await page.getByRole('tab', { name: 'Stays' }).click();
    await page.locator('.z-content:visible').getByText('Two inns').waitFor();
    if (more) await page.getByRole('button', { name: more.header }).click();
    await page.getByRole('link', { name: 'Two' }).click();
    await page.getByRole('heading', { name: 'Page two' }).waitFor();
    await started(page);
    await page.goBack();
    await page.getByRole('heading', { name: 'Page one' }).waitFor();
    await started(page);
    await page.locator('.z-content:visible').getByText('Two inns').waitFor();
    if (more) await page.locator('.z-content:visible').getByText(more.text).waitFor();
    await page.getByRole('tab', { name: 'Stays' }).press('ArrowLeft');
    await page.locator('.z-content:visible').getByText('Three days').waitFor();
    expect(await page.locator('.z-tabs').count(), 1, 'sets');
    if (more) expect(await page.locator('.z-accordion').count(), 1, 'accordions');
  });

/** A link to a tab of the page itself opens it. */
const opensTab = (pages) => () =>
  using('/one', pages, async (page) => {
    await started(page);
    await page.getByRole('link', { name: 'Inns' }).click();
    await page.locator('.z-content:visible').getByText('Two inns').waitFor();
  });

const own = tabs(`id="trip" ${role('tabs')}`) + accordion(`id="faq" ${role('accordion')}`);
const inOwn = { header: 'Is there water?', text: 'At the second hut.' };
const printed = quoted('visits-trip.html');

const libraries = {
  Turbolinks: {
    main: '',
    parts: { scripts: [at('turbolinks/dist/turbolinks.js')], head: quoted('turbolinks.html') },
    copies: true,
  },
  pjax: {
    main: 'id="main"',
    parts: { scripts: [at('jquery-pjax/jquery.pjax.js')], head: quoted('pjax.html') },
    copies: true,
    jqueries: ['3.7.1'],
  },
  Unpoly: {
    main: '',
    parts: {
      scripts: [at('unpoly/unpoly.js')],
      head: quoted('unpoly.html').replace(
        '</script>',
        'up.link.config.followSelectors.push("a[href]");</script>',
      ),
    },
  },
  swup: {
    main: 'id="swup"',
    parts: { scripts: [at('swup/dist/Swup.umd.js')], foot: quoted('swup.html') },
  },
};

export const rows = Object.entries(libraries).flatMap(
  ([stack, { main, parts, copies, jqueries = ['3.7.1', '4.0.0'] }]) => [
    ...jqueries.map((jquery) => [
      stack,
      `Back, by the example as printed, jQuery ${jquery}`,
      goesBack(site(printed, main, { jquery, ...parts })),
    ]),
    [
      stack,
      'a link to a tab of the same page',
      opensTab(site(`${printed}<a href="#tab2">Inns</a>`, main, parts)),
    ],
    ...(copies
      ? [[stack, 'Back opens what its copy says', goesBack(site(own, main, parts), inOwn)]]
      : []),
  ],
);
