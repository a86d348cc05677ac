import { openPage } from './page.mjs';

QUnit.module('input: the end of thousands');

const states = {
  'tabs at rest': ['tabs', {}],
  'tabs that can be closed': ['tabs', { closable: true }],
  'tabs in a menu': ['tabs', { minWindowWidth: 9999 }],
  'tabs as an accordion': ['tabs', { minWindowWidth: 9999, overflow: 'accordion' }],
  'tabs that scroll': ['tabs', { overflow: 'scroll', minWindowWidth: 0 }],
  'sections at rest': ['accordion', {}],
  'sections, all open': ['accordion', { expandMode: 'multiple' }, 'expandAll'],
  'a slider with dots': ['accordion', { slider: true, dotNav: true }],
};

function begin([kind, options, method, count]) {
  const { jQuery: $ } = window;
  const plugin = kind === 'tabs' ? 'uiTabs' : 'uiAccordion';
  const all = (part) => Array.from({ length: count }, (_, n) => part(n)).join('');
  const html =
    kind === 'tabs'
      ? `<div id="set"><ul>${all((n) => `<li><a>L${n}</a></li>`)}</ul><div>${all((n) => `<div>P${n}</div>`)}</div></div>`
      : `<ul id="set">${all((n) => `<li><h3>H${n}</h3><div>C${n}</div></li>`)}</ul>`;
  const holder = document.getElementById('holder');
  holder.innerHTML = html;
  const set = $('#set')[plugin]({ animation: { effects: 'none' }, ...options });
  if (method) set[plugin](method);
  window.end = () => {
    set[plugin]('destroy');
    const isWhole = holder.innerHTML === html;
    $(holder).empty();
    return isWhole;
  };
}

/** How often each piece of the scripts ran at the end of so many items, all in all. */
async function stepsOf({ page, session }, ...row) {
  await page.evaluate(begin, row);
  // Counts begin anew each time that they are taken.
  await session.send('Profiler.takePreciseCoverage');
  const isWhole = await page.evaluate(() => window.end());
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const counts = result
    .filter(({ url }) => /\.js$/.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .map(({ count }) => count);
  return { isWhole, steps: counts.reduce((sum, count) => sum + count, 0) };
}

QUnit.test.each(
  'Safety 15 the end of four times as many takes four times as many steps:',
  states,
  async (assert, [kind, options, method = '']) => {
    const page = await openPage({
      html: '<div id="holder"></div>',
      css: [`/assets/css/ui.${kind}.min.css`],
      scripts: [`/assets/js/ui.${kind}.min.js`],
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    const few = await stepsOf({ page, session }, kind, options, method, 200);
    const many = await stepsOf({ page, session }, kind, options, method, 800);
    assert.deepEqual([few.isWhole, many.isWhole], [true, true], 'nothing is left');
    const { steps } = many;
    assert.true(few.steps > 200 && steps < 4.1 * few.steps, `${few.steps} and ${steps} steps`);
  },
);
