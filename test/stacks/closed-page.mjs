// Pages with a library in panel 2 of sets: of one that is closed, and of one that is open from the start.
import { moduleAddresses } from '../../demo/stacks/libraries.mjs';
import { packages, usingPage } from './browser.mjs';

const address = (file) => `${packages}/${file}`;

/** `attributes` are those of the panel with the library, in an accordion of its header. */
const markup = {
  tabs: (id, content, attributes = '') => `<div id="${id}" class="z-tabs-loading">
    <ul><li>Route</li><li>Two ${id}</li><li>Luggage</li></ul>
    <div><div>Three days.</div><div ${attributes}>${content}</div><div>A torch.</div></div></div>`,
  accordion: (id, content, attributes = '') => `<ul id="${id}" class="z-accordion-loading">
    <li><h3>Route</h3><div>Three days.</div></li>
    <li><h3 ${attributes}>Two ${id}</h3><div>${content}</div></li>
    <li><h3>Luggage</h3><div>A torch.</div></li></ul>`,
};

const plugins = { tabs: 'uiTabs', accordion: 'uiAccordion' };
const opened = { tabs: { defaultTab: 'tab2' }, accordion: { active: 1 } };

/** A call that starts a set; `isOpen`: with its second panel open. */
export const startOf = (kind, id, isOpen, options = {}) =>
  `$('#${id}').${plugins[kind]}(${JSON.stringify({ ...options, ...(isOpen && opened[kind]) })});`;

/** Code or markup of a library, for its copy in the set with this id. */
export const copyOf = (text, id) => text.replace(/\bexample\b/g, `example-${id}`);

const usual = {
  kinds: Object.keys(plugins),
  options: {},
  /** What the panel with the library holds, and its attributes. */
  content: (library, id) => copyOf(library.markup, id),
  attributes: () => '',
  /** The script of a set and its library. */
  script: (library, { kind, id, isOpen, options }) =>
    `${startOf(kind, id, isOpen, options)}\n${library.startIn(id)}`,
  /** What is done before the press, and what is pressed. */
  prepare: () => null,
  press: (page, kind) =>
    page
      .getByRole({ tabs: 'tab', accordion: 'button' }[kind], { name: `Two ${kind}`, exact: true })
      .click(),
  above: '',
  /** Whether the library is told with each `show`. */
  hasLine: false,
  pages: () => ({}),
};

/** The page for a library; the open sets come first, so that the closed ones are compared with what stands. */
function partsOf(library, way) {
  const { files = [], modules, imports = '', style = '' } = library;
  const { kinds, options, attributes, head = '', above } = way;
  const map = modules && JSON.stringify({ imports: moduleAddresses(modules, address) });
  const copies = kinds.flatMap((kind) => [
    { kind, id: `open-${kind}`, isOpen: true, options },
    { kind, id: kind, isOpen: false, options },
  ]);
  const sets = copies.map(({ kind, id }) =>
    markup[kind](id, way.content(library, id), attributes(id)),
  );
  const scripts = copies.map((copy) => way.script(library, copy));
  const ofType = (type) => files.filter((file) => file.endsWith(type)).map(address);
  return {
    css: ofType('.css'),
    scripts: ofType('.js'),
    head: `<style>${style}</style>${head}
      ${map ? `<script type="importmap">${map}</script>` : ''}`,
    body: `${above}${sets.join('\n')}
      <script${imports && ' type="module"'}>\n${imports}\n${scripts.join('\n')}\n</script>`,
  };
}

/** How a copy differs from the one in the open panel, in words; empty if it doesn't. Runs in the page. */
function difference([kind, made, state]) {
  const ids = [`open-${kind}`, kind];
  const [one, other] = ids.map((id) => {
    const panel = document.querySelector(`#${id} ${made}`)?.closest('.z-content');
    if (!panel) return null;
    const { left, top } = panel.getBoundingClientRect();
    const all = Array.from(panel.querySelectorAll(':not(.z-auto-g, .z-content-inner)'));
    // Editors have boxes out of sight with what they measured last.
    const seen = all.filter((one) => getComputedStyle(one).visibility !== 'hidden');
    return seen.map((element) => {
      const box = element.getBoundingClientRect();
      const drawn = element.localName === 'canvas' ? [element.width, element.height] : [];
      // What has no box has no place.
      const isSeen = box.width || box.height;
      return {
        name: `${element.localName} ${element.getAttribute('class') ?? ''}`,
        sizes: isSeen ? [box.left - left, box.top - top, box.width, box.height, ...drawn] : [0],
      };
    });
  });
  if (!one || !other) return `no ${made} in the ${one ? 'closed' : 'open'} panel`;
  if (one.length !== other.length) return `${other.length} elements, not ${one.length}`;
  const wrong = one.findIndex(
    ({ sizes }, n) =>
      sizes.length !== other[n].sizes.length ||
      sizes.some((size, at) => Math.abs(size - other[n].sizes[at]) > 2),
  );
  const said = (all) => all[wrong].sizes.map(Math.round).join(' ');
  if (wrong >= 0) return `${one[wrong].name}: ${said(other)}, not ${said(one)}`;
  if (!state) return '';
  const [open, closed] = ids.map((id) =>
    new Function(`return ${state.replace(/\bexample\b/g, `example-${id}`)}`)(),
  );
  return open === closed ? '' : `${closed}, not ${open}`;
}

async function faultIn(page, kind, library, way) {
  await way.prepare(page, kind, library);
  await way.press(page, kind, library);
  const args = [kind, library.made, library.state];
  try {
    await page.waitForFunction(
      ([code, given]) => !new Function(`return ${code}`)()(given),
      [difference.toString(), args],
    );
    return [];
  } catch {
    return [`${kind}: ${await page.evaluate(difference, args)}`];
  }
}

/** Presses what leads to the library, which then has to be as in the open panel. `way` says what is unusual. */
export async function expectSame(library, unusual = {}) {
  const way = { ...usual, ...unusual };
  // The line is in reach of what the library's script has declared.
  const called = (id) => `$('#${id}').on('uitabs:show uiaccordion:show', (event, { index }) => {
    if (index === 1) ${library.line}
  });`;
  const startIn = (id) =>
    `{\n${copyOf(library.start, id)}\n${way.hasLine && library.line ? copyOf(called(id), id) : ''}\n}`;
  const full = { ...library, startIn };
  const faults = [];
  await usingPage(
    partsOf(full, way),
    async (page) => {
      for (const kind of way.kinds) faults.push(...(await faultIn(page, kind, full, way)));
    },
    way.pages(full),
  );
  if (faults.length) throw new Error(faults.join('; '));
}
