/* What takes part in cold pages: the scenes with what is to be reached, and the libraries. */
import { filesOf, oursIn } from '../subjects.mjs';

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
    .map((shape) => ({ name: `${widget}-${shape}`, widget, shape, goal: goals[widget][shape] }))
    .filter(({ goal }) => goal)
    .map((scene) => ({ ...scene, ...shapes[scene.shape] })),
);

const theirs = {
  ...filesOf,
  floor: (widget) => ({
    script: `test/bench/floor-jq-${widget}.js`,
    sheets: [`test/bench/floor-${widget}.css`],
  }),
};

/** `ours` is without the hint in the file's first line that Chromium compiles all at once; `shipped` has it. */
export const libraries = ['ours', 'shipped', ...Object.keys(theirs).slice(1)];

/** Those named, `ours` once for each build: `[label, folder]`. */
export const subjectsOf = (names, builds = [['ours', 'assets']]) =>
  names.flatMap((name) => {
    if (name !== 'ours' && name !== 'shipped')
      return [{ label: name, library: name, files: theirs[name] }];
    return (name === 'ours' ? builds : [[name, 'assets']]).map(([label, folder]) => ({
      label,
      library: 'ours',
      files: oursIn(folder),
      isUnhinted: name === 'ours',
    }));
  });
