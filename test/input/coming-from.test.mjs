// What the pages for those who come from another library promise: their code does what it replaces.
import { compared, libraries } from '../../demo/coming-from.mjs';
import { openPage } from './page.mjs';

QUnit.module('coming from');

/** What moves after a press, by a timer of jQuery or in the browser: opacity, and for how long a panel. */
const motions = {
  fades: `$.timers.some(({ anim }) => 'opacity' in anim.originalProperties) || document.getAnimations().some(({ effect }) => 'opacity' in effect.getKeyframes()[0])`,
  lasts: `[...$.timers.map(({ anim }) => anim), ...document.getAnimations().map(({ effect }) => ({ elem: effect.target, ...effect.getTiming() }))].find(({ elem }) => elem.matches('.ui-accordion-content, .z-content'))?.duration`,
};

/** What a row looks at, or what has moved, or else what the page says in the console, and what a user sees: the text in sight below the labels. */
const seen = (page) =>
  page.evaluate(() => {
    const text = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const panels = [];
    while (text.nextNode()) {
      const { parentElement, data } = text.currentNode;
      if (!data.trim() || parentElement.closest('script, h2, h3, ul, [role=status], .z-status'))
        continue;
      if (parentElement.checkVisibility() && parentElement.clientHeight) panels.push(data.trim());
    }
    return window.look({ panels, logged: window.logged });
  });

/** Runs the code of a row on one side's example: theirs, or ours. */
async function run(side, { library, part, row }) {
  const code = [row.does ?? row.old, row.ours][side];
  const isMarkup = code.startsWith('data-');
  const added = code.startsWith('<') && `$('body').append(${JSON.stringify(code)});`;
  const steps = [row.running && part.start[side], row.before?.[side], !isMarkup && (added || code)];
  const theirs = { css: library.sheet ? [library.sheet] : [], scripts: library.library };
  const page = await openPage({
    html: part.markup[side].replace(/( data-options='.*')?>/, isMarkup ? ` ${code}>` : '$&'),
    head: `<script>
window.logged = []; console.log = (text) => window.logged.push(text);
const note = () => { window.moved ||= ${motions[row.motion]}; };
window.look = (usual) => { note(); return ${row.looks?.[side] ?? (row.motion ? 'window.moved' : 'usual')}; };
['click', 'transitionrun'].forEach((type) => addEventListener(type, note));
</script>`,
    // Bootstrap ignores calls and presses while it moves; jQuery UI moves all the same.
    context: { reducedMotion: row.motion ? 'no-preference' : 'reduce' },
    isShared: ['theirs', 'ours'][side],
    ...(side ? {} : theirs),
  });
  await page.evaluate(
    `new Promise((ready) => $(ready)).then(() => { $.fx.off = ${!row.motion}; ${steps.filter(Boolean).join('\n')} })`,
  );
  return page;
}

const rows = Object.fromEntries(
  libraries
    .filter(({ library }) => library)
    .flatMap((library) =>
      library.parts.flatMap((part) =>
        [{ old: part.start[0], ours: part.start[1] }, ...(part.more ?? []), ...part.rows]
          .filter(({ ours }) => ours !== undefined)
          .map((row, i) => [
            `${library.name}, ${part.id} ${i}: ${row.old}`,
            { library, part, row },
          ]),
      ),
    ),
);

/** What both sides are when they agree, or after a while, where they don't. */
async function settled(pages) {
  const end = Date.now() + 20000;
  for (;;) {
    for (const page of pages) await page.waitForFunction('!window.$ || !$.active');
    const both = await Promise.all(pages.map(seen));
    if (JSON.stringify(both[0]) === JSON.stringify(both[1]) || Date.now() > end) return both;
  }
}

QUnit.test.each('code of ours does what it replaces:', rows, async (assert, row) => {
  const pages = await Promise.all([0, 1].map((side) => run(side, row)));
  const [before, after] = await settled(pages);
  assert.deepEqual(after, before, 'at the start');
  const { press, act = (target) => target.click({ force: true }) } = { ...row.part, ...row.row };
  await Promise.all(pages.map((page) => act(page.locator(press))));
  const [theirs, ours] = await settled(pages);
  assert.deepEqual(ours, theirs, 'after a press');
});

/** What a row runs after the call that starts the set, or as its options, and what is true then; none for words alone. */
function codeOf({ ours = '', before = ['', ''], then }, start) {
  const [, call, options = '{}'] = /^(.+)\((\{.*\})?\);$/.exec(start);
  const text = ours.replace('…', 'window.heard = true');
  if (ours.startsWith('$')) return { code: [start, before[1], text], then };
  if (!/^\w+: /.test(ours)) return { code: [before[1], start], then };
  return {
    code: [`${call}($.extend(${options}, { ${text} }));`],
    then: `holds(${call}('option'), { ${text} })`,
  };
}

/** Whether options have these values; functions are compared by what is written. */
const holds = (all, values) =>
  Object.entries(values).every(([name, value]) =>
    $.isPlainObject(value) ? holds(all[name], value) : String(all[name]) === String(value),
  );

QUnit.test.each(
  'from documentation alone: code of ours runs without a warning, and does what it says:',
  Object.fromEntries(compared.filter(({ library }) => !library).map((one) => [one.name, one])),
  async (assert, { parts }) => {
    for (const { markup, start, rows: all } of parts) {
      const page = await openPage({ html: '', head: `<script>const holds = ${holds};</script>` });
      for (const row of all.filter(({ ours }) => ours)) {
        const { code, then } = codeOf(row, start[1]);
        await page.evaluate(`history.replaceState(null, '', location.pathname); window.heard = false;
          $('body').html(${JSON.stringify(markup[1])}); ${code.join('\n')}`);
        const came = page.waitForFunction(then ?? 'false');
        assert.true(await came.then(Boolean, () => false), row.ours);
      }
    }
  },
);
