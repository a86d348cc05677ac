/* The libraries, and the files that each needs for its tabs and its accordion. */
import path from 'node:path';
import { openPage } from './browser.mjs';

const jqueryUi = 'node_modules/jquery-ui';
const bootstrap = 'node_modules/bootstrap/dist';
const foundation = 'node_modules/foundation-sites/dist';

export const jquery = 'node_modules/jquery-3/dist/jquery.min.js';

/** The plugins, from a folder of built files. */
export const oursIn = (folder) => (widget) => ({
  script: path.join(folder, `js/ui.${widget}.min.js`),
  sheets: [path.join(folder, `css/ui.${widget}.min.css`)],
});

/** One script, and style sheets, for a widget. */
export const filesOf = {
  ours: oursIn('assets'),
  floor: () => ({ script: 'test/bench/page/floor.js', sheets: ['test/bench/page/floor.css'] }),
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

export const libraries = Object.keys(filesOf);
export const widgets = ['tabs', 'accordion'];

// Without motion, and in the same letters.
const css = `
  body { margin: 40px; font: 16px/1.5 sans-serif }
  p { margin: 0 0 12px }
  .collapsing { transition: none !important }
`;

/** A page with one library's widget. */
export async function openSubject(browser, widget, library) {
  const { script, sheets } = filesOf[library](widget);
  const harness = ['subjects', 'measure'].map((name) => `test/bench/page/${name}.js`);
  const opened = await openPage(browser, [jquery, ...sheets, script, ...harness], css);
  return { widget, library, ...opened };
}

/** Pages of a widget with all libraries, or with those named. */
export async function openSubjects(browser, widget, names = libraries) {
  const subjects = [];
  for (const library of names) subjects.push(await openSubject(browser, widget, library));
  return subjects;
}

/** What is slower than this, in milliseconds, is measured once. */
const SLOW = 1500;

/**
 * Lets all take turns, so that they meet the same computer. What the first round gives isn't counted:
 * it fills caches.
 */
export async function takeTurns(subjects, rounds, play, note) {
  const slow = new Set();
  for (let round = -1; round < rounds; round++) {
    for (const subject of subjects) {
      if (slow.has(subject)) continue;
      const start = performance.now();
      const values = await play(subject);
      if (round < 0 && performance.now() - start > SLOW) slow.add(subject);
      if (round < 0 && !slow.has(subject)) continue;
      for (const [key, value] of Object.entries(values)) {
        note(`${subject.widget} ${key}`, subject.library, value);
      }
    }
  }
}
