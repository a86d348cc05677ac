/* What takes part in cold pages: the scenes with what is to be reached, and the files of each library. */
import path from 'node:path';
import { root } from '../../../demo/static.mjs';

const shapes = {
  5: { sets: 1, items: 5 },
  50: { sets: 1, items: 50 },
  500: { sets: 1, items: 500 },
  // Ours as `ul` and `li`, which browsers style in another way than `section`.
  '500-list': { sets: 1, items: 500, asList: true },
  '200x5': { sets: 200, items: 5 },
};

/** At most so many times the floor. */
const goals = {
  tabs: { 5: 2.5, 50: 3.3, 500: 3.3, '200x5': 5 },
  accordion: { 5: 2.4, 50: 2.5, 500: 2.3, '500-list': 2.3, '200x5': 2.8 },
};

/** All scenes: `tabs-5` to `accordion-200x5`. */
export const scenes = Object.keys(goals).flatMap((widget) =>
  Object.keys(shapes)
    .filter((shape) => goals[widget][shape])
    .map((shape) => ({
      name: `${widget}-${shape}`,
      widget,
      shape,
      goal: goals[widget][shape],
      ...shapes[shape],
    })),
);

const packages = path.join(root, 'node_modules');
const foundation = `${packages}/foundation-sites/dist`;
const jqueryUi = `${packages}/jquery-ui`;

export const jquery = `${packages}/jquery-3/dist/jquery.min.js`;

/** What each library loads: one script, and its style sheets. */
const filesOf = {
  floor: (widget) => ({
    script: path.join(root, `test/bench/floor-jq-${widget}.js`),
    sheets: [path.join(root, `test/bench/floor-${widget}.css`)],
  }),
  'jquery-ui': (widget) => ({
    script: `${jqueryUi}/dist/jquery-ui.min.js`,
    sheets: ['core', widget, 'theme'].map((name) => `${jqueryUi}/themes/base/${name}.css`),
  }),
  bootstrap: () => ({
    script: `${packages}/bootstrap/dist/js/bootstrap.min.js`,
    sheets: [`${packages}/bootstrap/dist/css/bootstrap.min.css`],
  }),
  foundation: () => ({
    script: `${foundation}/js/foundation.min.js`,
    sheets: [`${foundation}/css/foundation.min.css`],
  }),
};

/** `ours` is without the hint in the file's first line that Chromium compiles all at once; `shipped` has it. */
export const libraries = ['ours', 'shipped', ...Object.keys(filesOf)];

const ours = (label, folder, isHinted) => ({
  label,
  library: 'ours',
  files: (widget) => ({
    script: path.join(folder, `js/ui.${widget}.min.js`) + (isHinted ? '' : '?without-hint'),
    sheets: [path.join(folder, `css/ui.${widget}.min.css`)],
  }),
});

const assets = path.join(root, 'assets');

/** Those named, `ours` once for each build: `[label, folder]`. */
export const subjectsOf = (names, builds = [['ours', assets]]) =>
  names.flatMap((name) => {
    if (name === 'ours') return builds.map(([label, folder]) => ours(label, folder, false));
    if (name === 'shipped') return [ours(name, assets, true)];
    return [{ label: name, library: name, files: filesOf[name] }];
  });

/** Bootstrap's accordion is all attributes: nothing is started before the first press. */
export const hasStart = ({ library }, { widget }) =>
  !(library === 'bootstrap' && widget === 'accordion');
