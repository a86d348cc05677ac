// Libraries in closed panels (C25): each is started in panel 2 of tabs and in section 2 of an accordion, and has to be
// there, once that is pressed, as it is in a panel that was open when it started.
import { hasFields, libraries } from '../../demo/stacks/libraries.mjs';
import { expect, using } from './browser.mjs';
import { copyOf, expectSame, startOf } from './closed-page.mjs';

const before = {
  script(library, { kind, id, isOpen, options }) {
    const set = startOf(kind, id, isOpen, options);
    return isOpen ? `${set}\n${library.startIn(id)}` : `${library.startIn(id)}\n${set}`;
  },
};

const unmoved = { head: '<script>delete Element.prototype.moveBefore</script>' };

const both = async (library, way) => {
  await expectSame(library, way);
  await expectSame(library, { ...way, ...unmoved });
};

const setOnly = (_, { kind, id, isOpen, options }) => startOf(kind, id, isOpen, options);

const idle = {
  script: (library, copy) =>
    copy.isOpen
      ? `${setOnly(library, copy)}\n${library.startIn(copy.id)}`
      : `${setOnly(library, copy)}\nwindow.later_${copy.kind} = () => ${library.startIn(copy.id)}`,
  async prepare(page, kind, library) {
    // Panels without fields are found by the search, and so have a size, once the page is idle.
    const isSwept = (id) => !document.querySelector(`#${id} [hidden=""]`);
    if (!hasFields(library)) await page.waitForFunction(isSwept, kind);
    await page.evaluate(`later_${kind}()`);
  },
};

const ways = {
  'started right after the set': (library) => both(library, { hasLine: hasFields(library) }),
  // The style sheet draws the panel as it will stand (R3).
  'started before the set': (library) => both(library, { ...before, hasLine: hasFields(library) }),
  'started when the page is idle': (library) =>
    expectSame(library, { ...idle, hasLine: hasFields(library) }),
  // As all are in a browser that doesn't know `until-found`.
  'which are simply hidden': (library) =>
    expectSame(library, { hasLine: true, options: { findInPage: false } }),
};

// What measures once, at its start.
const once = ['Owl Carousel', 'DataTables 1, scrollX', 'Flickity', 'Leaflet', 'signature_pad'];
const measuring = libraries.filter(({ name }) => once.includes(name));

const scriptIn = (library, id) =>
  `${copyOf(library.markup, id)}<script>${library.startIn(id)}</script>`;

const isMade = (page, kind, { made }) =>
  page.waitForFunction(([id, what]) => document.querySelector(`#${id} ${what}`), [kind, made]);

const innerStart = (id, isOpen) => startOf('tabs', `in-${id}`, isOpen);
const nested = {
  content: (library, id) => `<div id="in-${id}"><ul><li>Inn</li><li>In ${id}</li></ul>
    <div><div>An inn.</div><div>${copyOf(library.markup, id)}</div></div></div>`,
  script: (library, { kind, id, isOpen, options }) =>
    [startOf(kind, id, isOpen, options), innerStart(id, isOpen), library.startIn(id)].join('\n'),
};

const loaded = {
  attributes: (id) => `data-content-url="/part-${id}"`,
  content: () => '',
  script: setOnly,
  pages: (library) =>
    Object.fromEntries(
      ['tabs', 'open-tabs', 'accordion', 'open-accordion'].map((id) => [
        `/part-${id}`,
        scriptIn(library, id),
      ]),
    ),
};

const horizontal = { orientation: 'horizontal', width: 900, height: 400, minWindowWidth: 0 };

const sections = (count) =>
  `<ul id="many">${'<li><h3>More</h3><div>More.</div></li>'.repeat(count)}</ul>
   <script>$('#many').uiAccordion()</script>`;

const places = {
  'vertical tabs': { kinds: ['tabs'], options: { orientation: 'vertical' } },
  'tabs of equal height': { kinds: ['tabs'], options: { heightStyle: 'equal' } },
  'tabs that are a dropdown': {
    kinds: ['tabs'],
    options: { minWindowWidth: 9999 },
    async press(page, kind) {
      await page.locator(`#${kind} .z-tabs-mobile [role=button]`).click();
      await page.getByRole('tab', { name: `Two ${kind}`, exact: true }).click();
    },
  },
  'a horizontal accordion': { kinds: ['accordion'], options: horizontal },
  'a slider': { kinds: ['accordion'], options: { ...horizontal, slider: true } },
  'sets from right to left': { head: '<script>document.dir = "rtl"</script>' },
  'sets with an inner set': {
    ...nested,
    async press(page, kind) {
      await page.getByText(`Two ${kind}`, { exact: true }).click();
      await page.getByRole('tab', { name: `In ${kind}`, exact: true }).click();
    },
  },
  'panels beyond the first twenty, once the page is idle': {
    above: sections(30),
    ...idle,
  },
  'content that a press loads': loaded,
  'content that was preloaded': {
    ...loaded,
    prepare: async (page, kind, library) => {
      const call = { tabs: "uiTabs('preload', 1)", accordion: "uiAccordion('preload', 1)" }[kind];
      await page.evaluate(`$('#${kind}').${call}; null`);
      await isMade(page, kind, library);
    },
  },
  'a template': {
    attributes: () => 'data-content-type="template"',
    content: (library, id) => `<template>${scriptIn(library, id)}</template>`,
    script: setOnly,
  },
};

/** Opens the examples of the site one after the other, and in each the tab with the library; none loads a file twice. */
const examples = () =>
  using('/demo/closed-panels.html', {}, async (page) => {
    for (const { name, made } of libraries) {
      await page.getByRole('button', { name, exact: true }).click();
      const example = page.frameLocator(`iframe[title^="${name} in"]`);
      await example.getByRole('tab', { name, exact: true }).click();
      await example.locator(made).first().waitFor({ state: 'attached' });
      const files = await example
        .locator('link, script[src]')
        .evaluateAll((all) => all.map((one) => one.src || one.href));
      expect(files, Array.from(new Set(files)), `files of ${name}`);
    }
  });

export const rows = [
  ...libraries.flatMap((library) =>
    Object.entries(ways).map(([what, way]) => [
      library.name,
      `in closed panels, ${what}`,
      () => way(library),
    ]),
  ),
  ...Object.entries(places).flatMap(([place, way]) =>
    measuring.map((library) => [library.name, `in ${place}`, () => expectSame(library, way)]),
  ),
  ['Site', 'the examples of “In closed panels” run', examples],
];
