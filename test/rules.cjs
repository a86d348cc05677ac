'use strict';

// Rules and tests, compared both ways: every rule that is named anywhere is written in rules.md, and
// every rule that is written there is named by a test that has passed.
const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..');

/** A rule of the pair (C13, AT4), or a criterion of WCAG (1.4.10). */
const RULE = String.raw`(?:AT|AA|[CTARSFH])[1-9]\d?`;
const CRITERION = String.raw`[1-4]\.[1-5]\.\d{1,2}`;

/**
 * A place that names a rule: its number as a word of its own. Labels of a test's tabs (T1, T2) look the same; that does
 * no harm, because rules with these numbers exist. Versions look like criteria, so a criterion counts only at the
 * beginning of a title, in brackets, or behind another number.
 */
const NAMED = new RegExp(
  String.raw`\b${RULE}\b|(?<=['"\`(]|${RULE}, |${CRITERION}, )${CRITERION}(?=[ ,)])`,
  'g',
);

/** What a test proves: the numbers at the beginning of its title, or of its module's. */
const PROVED = new RegExp(String.raw`(?:^| > )((?:(?:${RULE}|${CRITERION})(?:, | ))+)`, 'gm');

const WRITTEN = new RegExp(String.raw`^- \*\*(${RULE}|${CRITERION}) `, 'gm');

const texts = /\.(?:c?js|mjs|ts|json|scss|css|html|md)$/;
const places = ['src', 'scss', 'test', 'demo', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];

const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');

function filesIn(place) {
  if (!fs.statSync(path.join(root, place)).isDirectory()) return [place];
  return fs
    .readdirSync(path.join(root, place), { recursive: true })
    .map((file) => path.join(place, file))
    .filter((file) => texts.test(file) && file !== path.join('test', 'rules.md'))
    .filter((file) => !file.includes('node_modules'));
}

/** Each rule's number, and the files that name it. */
function findNamed() {
  const named = new Map();
  for (const file of places.flatMap(filesIn)) {
    for (const [rule] of read(file).matchAll(NAMED)) {
      named.set(rule, (named.get(rule) ?? new Set()).add(file));
    }
  }
  return named;
}

/** Compares rules and tests. Without `titles`, because only some tests have run, it doesn't check whether each rule has a test. */
module.exports = function checkRules(titles) {
  const written = Array.from(read('test/rules.md').matchAll(WRITTEN), ([, rule]) => rule);
  const fallen = [];
  for (const [rule, files] of findNamed()) {
    if (!written.includes(rule)) {
      fallen.push(`${rule} is not in test/rules.md, but in ${[...files].join(', ')}`);
    }
  }
  const proved = Array.from((titles || []).join('\n').matchAll(PROVED), ([, run]) => run).join();
  if (titles) {
    const names = new Set(proved.match(new RegExp(`${CRITERION}|${RULE}`, 'g')));
    for (const rule of written) if (!names.has(rule)) fallen.push(`no test names ${rule}`);
  }
  return { passed: written.length - fallen.length, failed: fallen.length, fallen };
};
