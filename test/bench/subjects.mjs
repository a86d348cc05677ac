/* What takes part: the widgets, the libraries with the files that each needs, and the cold pages. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openPage } from './browser.mjs';

export const { values: given, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '11' },
    assets: { type: 'string', multiple: true, default: [] },
  },
});

/** Those that the command names, or all when it names none of them. */
function chosen(all, isNamed = (one) => words.includes(one)) {
  const named = all.filter(isNamed);
  return named.length ? named : all;
}

const jqueryUi = 'node_modules/jquery-ui';
const bootstrap = 'node_modules/bootstrap/dist';
const foundation = 'node_modules/foundation-sites/dist';

/** The plugins, from a folder of built files. */
const oursIn = (folder) => (widget) => ({
  library: 'ours',
  script: path.join(folder, `js/ui.${widget}.min.js`),
  sheets: [path.join(folder, `css/ui.${widget}.min.css`)],
});

/** `old=/some/folder`: another build, measured in the same turns. */
const builds = given.assets.map((text) => {
  const [label, folder] = text.split('=');
  return [label, oursIn(path.resolve(folder))];
});

/** One script, and style sheets, for a widget. */
export const filesOf = {
  ours: oursIn('assets'),
  ...Object.fromEntries(builds),
  floor: (widget) => ({
    script: `test/bench/floor-jq-${widget}.js`,
    sheets: [`test/bench/floor-${widget}.css`],
  }),
  'jquery-ui': (widget) => ({
    script: `${jqueryUi}/dist/jquery-ui.min.js`,
    sheets: ['core', widget, 'theme'].map((name) => `${jqueryUi}/themes/base/${name}.css`),
  }),
  bootstrap: () => ({
    script: `${bootstrap}/js/bootstrap.min.js`,
    sheets: [`${bootstrap}/css/bootstrap.min.css`],
  }),
  foundation: () => ({
    script: `${foundation}/js/foundation.min.js`,
    sheets: [`${foundation}/css/foundation.min.css`],
  }),
};

const everything = { widgets: ['tabs', 'accordion'], libraries: Object.keys(filesOf) };
export const widgets = chosen(everything.widgets);
export const libraries = chosen(everything.libraries);

/** Sets and items of cold pages, and at most how many times the floor they may cost. */
const shapes = {
  5: { title: '5', items: 5, tabs: 2.5, accordion: 2.4 },
  50: { title: '50', items: 50, tabs: 3.3, accordion: 2.5 },
  500: { title: '500', items: 500, tabs: 3.3, accordion: 2.3 },
  // Ours as `ul` and `li`, which browsers style in another way than `section`.
  '500-list': { title: '500, ours as a list', items: 500, asList: true, accordion: 2.3 },
  '200x5': { title: '200 sets of 5', sets: 200, items: 5, tabs: 5, accordion: 2.8 },
};

const allScenes = Object.entries(shapes).flatMap(([shape, { tabs, accordion, ...scene }]) =>
  Object.entries({ tabs, accordion })
    .filter(([, goal]) => goal)
    .map(([widget, goal]) => ({
      sets: 1,
      ...scene,
      name: `${widget}-${shape}`,
      shape,
      widget,
      goal,
    })),
);

/** All cold pages: `tabs-5` to `accordion-200x5`. */
export const scenes = chosen(
  allScenes.filter(({ widget }) => widgets.includes(widget)),
  ({ name }) => words.includes(name),
);

/** What the command may name beside measures. */
export const names = [...Object.values(everything).flat(), ...allScenes.map(({ name }) => name)];

export async function openSubject(browser, widget, label) {
  const files = { library: label, ...filesOf[label](widget) };
  const opened = await openPage(browser, files);
  await opened.load();
  return { widget, label, library: files.library, ...opened };
}

/** Pages of a widget with all libraries that are chosen. */
export const openSubjects = (browser, widget) =>
  Promise.all(libraries.map((label) => openSubject(browser, widget, label)));

/** What is slower than this, in milliseconds, is measured once. */
const SLOW = 1500;

/**
 * Lets all take turns, so that they meet the same computer, and each round in another order, so that nobody
 * always comes after the same one. What the first round gives isn't counted: it fills caches.
 */
export async function takeTurns(subjects, rounds, play, note) {
  const slow = new Set();
  for (let round = -1; round < rounds; round++) {
    const first = (round + 1) % subjects.length;
    for (const subject of [...subjects.slice(first), ...subjects.slice(0, first)]) {
      if (slow.has(subject)) continue;
      const start = performance.now();
      const values = await play(subject);
      if (round < 0 && performance.now() - start > SLOW) slow.add(subject);
      if (round < 0 && !slow.has(subject)) continue;
      for (const [key, value] of Object.entries(values)) {
        note(`${subject.widget} ${key}`, subject.label, value);
      }
    }
  }
}
