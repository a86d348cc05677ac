// What the browser has to do for many items doesn't grow with their number.
import { openPage } from './page.mjs';

QUnit.module('many items');

/** How often the browser has laid out the page, and gone over its styles. */
async function counter(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return ['LayoutCount', 'RecalcStyleCount'].map(
      (wanted) => metrics.find(({ name }) => name === wanted).value,
    );
  };
  return async (work) => {
    const before = await read();
    await work();
    return (await read()).map((value, n) => value - before[n]);
  };
}

const host = {
  html: '<div id="host"></div>',
  css: ['/assets/css/ui.tabs.min.css', '/assets/css/ui.accordion.min.css'],
  scripts: ['/assets/js/ui.tabs.min.js', '/assets/js/ui.accordion.min.js'],
};

// A few of them are the browser's own frames.
const MOST = 9;

QUnit.test('C15 vertical accordions ask for nothing at the start, however many', async (assert) => {
  const page = await openPage(host);
  const counted = await counter(page);
  await page.evaluate(() => {
    const sections = '<h3>H1</h3><div>C1</div><h3>H2</h3><div>C2</div>';
    document.getElementById('host').innerHTML = `<div class="set">${sections}</div>`.repeat(30);
    return document.body.offsetHeight;
  });
  const counts = await counted(() =>
    page.evaluate(() => {
      window.jQuery('.set').uiAccordion();
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }),
  );
  // Those of the frame, and what watches sizes may ask for one more.
  assert.true(Math.max(...counts) <= 3, `${counts} layouts and styles for 30 accordions`);
});

/** Tabs in accordions in tabs, each in both panels of the one around it. */
const nest = (depth) => {
  let id = 0;
  const make = (level) => {
    if (!level) return '<p class="deep">deep</p>';
    const [one, two] = [make(level - 1), make(level - 1)];
    const name = `s${(id += 1)}`;
    return level % 2
      ? `<div id="${name}" data-role="z-tabs"><ul><li><a>A</a></li><li><a>B</a></li></ul><div><div>${one}</div><div>${two}</div></div></div>`
      : `<ul id="${name}" data-role="z-accordion"><li><h3>A</h3><div>${one}</div></li><li><h3>B</h3><div>${two}</div></li></ul>`;
  };
  document.getElementById('host').innerHTML = make(depth);
  const before = document.getElementById('host').innerHTML;
  window.given = before;
};

QUnit.test('F15 both kinds in each other, eight deep, and back', async (assert) => {
  const page = await openPage(host);
  const counted = await counter(page);
  await page.evaluate(nest, 8);
  const [layouts] = await counted(() =>
    page.evaluate(() => {
      const { jQuery } = window;
      jQuery('#host').uiTabs('scan').uiAccordion('scan');
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }),
  );
  assert.true(layouts <= MOST, `${layouts} layouts for 255 sets`);
  const seen = await page.evaluate(() => {
    const { jQuery } = window;
    const deepest = jQuery('.deep').last()[0];
    const top = jQuery('#host').children();
    top.uiAccordion('reveal', deepest);
    const shown = deepest.checkVisibility({ visibilityProperty: true });
    jQuery('.z-tabs').uiTabs('destroy');
    jQuery('.z-accordion').uiAccordion('destroy');
    return [shown, document.getElementById('host').innerHTML === window.given];
  });
  assert.deepEqual(seen, [true, true]);
});
