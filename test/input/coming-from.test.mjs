// What the pages for those who come from another library promise: their code does what it replaces.
import { libraries } from '../../demo/coming-from.mjs';
import { openPage } from './page.mjs';

QUnit.module('coming from');

const css = ['/assets/css/ui.tabs.min.css', '/assets/css/ui.accordion.min.css'];
const scripts = ['/assets/js/ui.tabs.min.js', '/assets/js/ui.accordion.min.js'];

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

/** Runs code on one side's example, then presses the second label. */
async function run({ markup, start, press }, side, row, library) {
  const page = await openPage({
    html: markup[side],
    head: `<script>window.logged = []; console.log = (text) => window.logged.push(text);</script>${
      side ? '' : `<link rel="stylesheet" href="${library.sheet ?? ''}">`
    }`,
    css: side ? css : [],
    scripts: side ? scripts : library.library,
    // Bootstrap ignores calls and presses while it moves.
    context: { reducedMotion: 'reduce' },
  });
  const code = side ? row.ours : row.old;
  await page.evaluate(`$(() => { ${row.running ? start[side] : ''} })`);
  await page.evaluate(`$(() => { ${code} })`);
  return { page, press: () => page.locator(press).click({ force: true, timeout: 5000 }) };
}

const rows = libraries
  .filter(({ library }) => library)
  .flatMap((library) =>
    library.parts.flatMap((part) =>
      [{ old: part.start[0], ours: part.start[1] }, ...part.rows]
        .filter(({ ours, untested }) => ours !== undefined && !untested)
        .map((row) => [`${library.name}, ${part.id}: ${row.old}`, { library, part, row }]),
    ),
  );

/** Both sides when they agree; what they are after a while, where they don't. */
async function settled(read) {
  const end = Date.now() + 4000;
  for (;;) {
    const both = await read();
    if (JSON.stringify(both[0]) === JSON.stringify(both[1]) || Date.now() > end) return both;
  }
}

QUnit.test.each(
  'code of ours does what it replaces, at the start and after a press on the second label:',
  Object.fromEntries(rows),
  async (assert, { library, part, row }) => {
    const sides = [await run(part, 0, row, library), await run(part, 1, row, library)];
    const read = () => Promise.all(sides.map(({ page }) => seen(page)));
    const [before, after] = await settled(read);
    assert.deepEqual(after, before, 'at the start');
    for (const { press } of sides) await press();
    const [theirs, ours] = await settled(read);
    assert.deepEqual(ours, theirs, 'after a press');
  },
);
