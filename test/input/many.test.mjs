// What the browser has to do for many items doesn't grow with their number.
import { openPage } from './page.mjs';

QUnit.module('many items');

const COUNT = 300;

/** A set of so many items, put in by script: `details` and lists have accordions of their own. */
const build = ({ plugin, form, count }) => {
  const items = Array.from({ length: count }, (_, n) => n);
  const write = {
    uiTabs: () => {
      const labels = items.map((n) => `<li><a>T${n}</a></li>`).join('');
      const panels = items.map((n) => `<div><p>P${n}</p></div>`).join('');
      return `<div id="set"><ul>${labels}</ul><div>${panels}</div></div>`;
    },
    uiAccordion: () => {
      const section = form === 'details' ? 'details' : 'li';
      const header = form === 'details' ? 'summary' : 'h3';
      const inside = (n) => (form === 'menu' ? `<ul><li><a href="#p${n}">p</a></li></ul>` : 'C');
      const sections = items.map(
        (n) => `<${section}><${header}>H${n}</${header}><div>${inside(n)}</div></${section}>`,
      );
      const tag = form === 'details' ? 'div' : 'ul';
      return `<${tag} id="set">${sections.join('')}</${tag}>`;
    },
  };
  document.getElementById('host').innerHTML = write[plugin]();
  return document.body.offsetHeight;
};

const tabs = (settings = {}, width = 1000) => ({ plugin: 'uiTabs', settings, width });
const accordion = (settings = {}, form = 'ul') => ({
  plugin: 'uiAccordion',
  settings,
  form,
  width: 1000,
});

const forms = {
  'tabs in rows': tabs({ mobileNav: false }),
  'tabs beside': tabs({ orientation: 'vertical' }),
  'a menu': tabs({}, 400),
  'a row that scrolls': tabs({ overflow: 'scroll' }),
  'tabs as an accordion': tabs({ overflow: 'accordion' }, 400),
  'closable tabs': tabs({ closable: true }),
  'tabs with links': tabs({ deeplinking: true }),
  sections: accordion(),
  'open sections': accordion({ expandMode: 'multiple' }),
  'sections of one height': accordion({ contentHeight: 100 }),
  'sections beside': accordion({ orientation: 'horizontal' }),
  'sections that fit': accordion({ orientation: 'horizontal', responsive: true }),
  'a slider': accordion({ orientation: 'horizontal', slider: true, dotNav: true }),
  details: accordion({}, 'details'),
  'a menu of sections': accordion({ contentNav: true }, 'menu'),
};

/** What a page's script does, each by itself. */
const acts = (plugin, settings) => ({
  init: [settings],
  select: ['select', COUNT - 1],
  next: ['next'],
  add: ['add', 'new', '<p>new</p>'],
  remove: ['remove', 5],
  disable: ['disable', 7],
  refresh: ['refresh'],
  options: ['setOptions', { theme: 'red' }],
  expand: plugin === 'uiTabs' ? ['last'] : ['expandAll'],
  collapse: plugin === 'uiTabs' ? ['first'] : ['collapseAll'],
  moved: ['setOptions', { animation: { effects: 'fade', duration: 5 } }],
  'select, moved': ['select', 3],
  destroy: ['destroy'],
});

const act = ({ plugin, args }) => {
  window.jQuery('#set')[plugin](...args);
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

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

QUnit.test.each(
  'Safety 15 a few layouts for whatever is done to three hundred items',
  forms,
  async (assert, { plugin, settings, width, form }) => {
    const page = await openPage({ ...host, viewport: { width, height: 700 } });
    const counted = await counter(page);
    await page.evaluate(build, { plugin, form, count: COUNT });
    const none = { animation: { effects: 'none' } };
    const many = [];
    for (const [name, args] of Object.entries(acts(plugin, { ...none, ...settings }))) {
      const counts = await counted(() => page.evaluate(act, { plugin, args }));
      if (Math.max(...counts) > MOST) many.push(`${name}: ${counts} layouts and styles`);
    }
    const resized = await counted(async () => {
      await page.evaluate(act, { plugin, args: [settings] });
      await page.setViewportSize({ width: width - 150, height: 700 });
      await page.evaluate(act, { plugin, args: ['refresh'] });
    });
    if (Math.max(...resized) > 2 * MOST) many.push(`resize: ${resized} layouts and styles`);
    assert.deepEqual(many, []);
  },
);

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

QUnit.test('Safety 15 both kinds in each other, eight deep, and back', async (assert) => {
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
