// What the pages for those who come from another library promise: their code does what it replaces.
import { compared, libraries } from '../../demo/coming-from.mjs';
import { openPage } from './page.mjs';

QUnit.module('coming from');

/** What the page says in the console, and what a user sees: the text in sight below the labels. */
const seen = (page) =>
  page.evaluate(() => {
    const text = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const panels = [];
    while (text.nextNode()) {
      const { parentElement, data } = text.currentNode;
      if (!data.trim() || parentElement.closest('script, h2, h3, ul')) continue;
      if (parentElement.checkVisibility() && parentElement.clientHeight) panels.push(data.trim());
    }
    return { panels, logged: window.logged };
  });

/** Runs the code of a row on one side's example: theirs, or ours. */
async function run(side, { library, part, row }) {
  const log =
    '<script>window.logged = []; console.log = (text) => window.logged.push(text);</script>';
  const theirs = { css: library.sheet ? [library.sheet] : [], scripts: library.library };
  const page = await openPage({
    html: part.markup[side],
    head: log,
    // Bootstrap ignores calls and presses while it moves.
    context: { reducedMotion: 'reduce' },
    ...(side ? {} : theirs),
  });
  await page.evaluate(`$(() => { ${row.running ? part.start[side] : ''} })`);
  await page.evaluate(`$(() => { ${[row.old, row.ours][side]} })`);
  return page;
}

const rows = Object.fromEntries(
  libraries
    .filter(({ library }) => library)
    .flatMap((library) =>
      library.parts.flatMap((part) =>
        [{ old: part.start[0], ours: part.start[1] }, ...part.rows]
          .filter(({ ours, untested }) => ours !== undefined && !untested)
          .map((row) => [`${library.name}, ${part.id}: ${row.old}`, { library, part, row }]),
      ),
    ),
);

/** What both sides are when they agree, or after a while, where they don't. */
async function settled(pages) {
  const end = Date.now() + 20000;
  for (;;) {
    const both = await Promise.all(pages.map(seen));
    if (JSON.stringify(both[0]) === JSON.stringify(both[1]) || Date.now() > end) return both;
  }
}

QUnit.test.each('code of ours does what it replaces:', rows, async (assert, row) => {
  const pages = await Promise.all([0, 1].map((side) => run(side, row)));
  const [before, after] = await settled(pages);
  assert.deepEqual(after, before, 'at the start');
  const press = (page) => page.locator(row.part.press).click({ force: true });
  await Promise.all(pages.map(press));
  const [theirs, ours] = await settled(pages);
  assert.deepEqual(ours, theirs, 'after a press');
});

/** Code of a row that runs: a call, or options of the call that starts the set; none for markup and names. */
function codeOf(ours = '', start) {
  if (ours.includes('…')) return '';
  if (/^\w+: /.test(ours)) return start.replace(/\((?:\{.*\})?\);$/, `({ ${ours} });`);
  return ours.startsWith('$') ? `${start} ${ours}` : '';
}

QUnit.test.each(
  'from documentation alone: code of ours runs without a warning:',
  Object.fromEntries(compared.filter(({ library }) => !library).map((one) => [one.name, one])),
  async (assert, { parts }) => {
    for (const { markup, start, rows: all } of parts) {
      const codes = all.map(({ ours }) => codeOf(ours, start[1])).filter(Boolean);
      const page = await openPage({ html: '' });
      for (const code of codes) {
        await page.evaluate(`document.body.innerHTML = ${JSON.stringify(markup[1])}; ${code}`);
      }
      assert.true(codes.length > all.length / 2);
    }
  },
);
