/* The libraries, and the files that each needs for its tabs and its accordion. */
import { openPage } from './browser.mjs';

const jquery = 'node_modules/jquery-3/dist/jquery.min.js';
const ui = 'node_modules/jquery-ui';
const foundation = 'node_modules/foundation-sites/dist';
const same = (files) => ({ tabs: files, accordion: files });
const theirs = (widget) => [
  ...['core', widget, 'theme'].map((name) => `${ui}/themes/base/${name}.css`),
  `${ui}/dist/jquery-ui.min.js`,
];
const own = (widget) => [`assets/css/ui.${widget}.min.css`, `assets/js/ui.${widget}.min.js`];

const files = {
  ours: { tabs: own('tabs'), accordion: own('accordion') },
  floor: same(['test/bench/page/floor.css', 'test/bench/page/floor.js']),
  'jquery-ui': { tabs: theirs('tabs'), accordion: theirs('accordion') },
  bootstrap: same([
    'node_modules/bootstrap/dist/css/bootstrap.min.css',
    'node_modules/bootstrap/dist/js/bootstrap.min.js',
  ]),
  foundation: same([`${foundation}/css/foundation.min.css`, `${foundation}/js/foundation.min.js`]),
};

export const libraries = Object.keys(files);
export const widgets = ['tabs', 'accordion'];

// Without motion, and in the same letters.
const css = `
  body { margin: 40px; font: 16px/1.5 sans-serif }
  p { margin: 0 0 12px }
  .collapsing { transition: none !important }
`;

/** A page with one library's widget. */
export async function openSubject(browser, widget, library) {
  const sources = [
    jquery,
    ...files[library][widget],
    'test/bench/page/subjects.js',
    'test/bench/page/measure.js',
  ];
  const opened = await openPage(browser, sources, css);
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
