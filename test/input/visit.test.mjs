// What a visitor sees before scripts come: sets are drawn as they will stand, so that nothing moves when they start.
import { laidOut, openPage, release } from './page.mjs';
import { list } from './widgets.mjs';

QUnit.module('a visit');

/** Short enough for a row on a phone. */
const words = ['', 'Route', 'Stays', 'Boats', 'Prices'];

const text = 'Three days along the coast, with two inns and a lighthouse. ';
const content = (n) => `<p>${text.repeat(2 + n)}</p><p>Content ${n}</p>`;

const labels = (label = (n) => `<a>${words[n]}</a>`) =>
  `<ul>${list(4, (n) => `<li>${label(n)}</li>`)}</ul>`;
const boxes = (tag = 'div', count = 4) => list(count, (n) => `<${tag}>${content(n)}</${tag}>`);
const tabs = (attributes = '', head = labels(), body = `<div>${boxes()}</div>`) =>
  `<div data-role="z-tabs" ${attributes}>${head}${body}</div>`;

const section = (tag, header, inner) => (n) =>
  `<${tag}><${header}>Header ${n}</${header}>${inner(n)}</${tag}>`;
const boxed = (n) => `<div>${content(n)}</div>`;
const accordion = (attributes = '', one = section('li', 'h3', boxed), tag = 'ul') =>
  `<${tag} data-role="z-accordion" ${attributes}>${list(4, one)}</${tag}>`;
const flat = (header, inner) => (n) => `<${header}>Header ${n}</${header}>${inner(n)}`;

const files = [
  '/node_modules/jquery-3/dist/jquery.min.js',
  '/assets/js/ui.tabs.min.js',
  '/assets/js/ui.accordion.min.js',
];
/** Comes when the page has been painted, and what is behind it then. */
const late = '/answer/script/late.js?hold=painted';
const scripts = (some, attributes = '') =>
  some.map((src) => `<script ${attributes} src="${src}"></script>`).join('');

/** What is in the head, and at the end of the body. */
const ways = {
  'in the head': [scripts(files), scripts([late])],
  'at the end': ['', scripts([late, ...files])],
  deferred: [scripts([late, ...files], 'defer'), ''],
  'as modules': [scripts([late, ...files], 'type="module"'), ''],
};

const waiting = '[data-role^=z-]:not(.z-tabs, .z-accordion), .z-tabs-loading, .z-accordion-loading';

/** Stops the five seconds for which sheets keep closed what waits for scripts: they could be over on a busy machine. */
const holdTime = () =>
  addEventListener('animationstart', ({ target }) =>
    target.getAnimations().forEach((one) => one.pause()),
  );

/** Loads a page until it is painted without its sets having started. */
async function openPainted(html, width, way, options = {}) {
  const [head, end] = ways[way];
  const page = await openPage({
    html: `<p>Before</p>${html}<p id="after">After</p><p>${text.repeat(60)}</p>${end}`,
    head: `<style>body { font: 16px/1.5 sans-serif }</style>${head}`,
    jquery: 0,
    scripts: [],
    viewport: { width, height: 800 },
    waitUntil: 'commit',
    prepare: (one) => one.addInitScript(holdTime),
    ...options,
  });
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      document.getElementById('after'),
  );
  return page;
}

async function startSets(page) {
  release('painted');
  await page.waitForFunction((selector) => !document.querySelector(selector), waiting);
}

/** How far the page has moved, by the browser's own figure, until an element of ours moves. */
const shiftOf = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const mark = document.createElement('div');
    mark.style.cssText = 'position: fixed; left: 0; top: 0; width: 90px; height: 90px';
    mark.style.background = 'red';
    let sum = 0;
    const seen = new Promise((done) => {
      new PerformanceObserver((entries) =>
        entries.getEntries().forEach(({ value, sources }) => {
          if (sources.some(({ node }) => node === mark)) done();
          else sum += value;
        }),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await frame();
    document.body.append(mark);
    await frame();
    mark.style.top = '500px';
    await seen;
    return sum;
  });

/** Loads a page, and tells how far it moves when its sets start. */
async function visit(html, width, way) {
  const page = await openPainted(html, width, way);
  await startSets(page);
  return shiftOf(page);
}

const json = (text) => `data-options='${text}'`;

/** Sets without options, as in the first examples of the documentation. */
const usual = {
  tabs: tabs(),
  'tabs, as in the README': tabs(json('{"mobileNav": "auto"}')),
  accordion: accordion(),
  'an accordion, as in the README': accordion(json('{"active": 0}')),
};

QUnit.test.each('R3 nothing moves when a set starts:', usual, async (assert, html) => {
  for (const way of Object.keys(ways)) {
    for (const width of [1000, 390]) {
      const shift = await visit(html, width, way);
      assert.true(shift <= 0.02, `scripts ${way}, ${width} px: ${shift.toFixed(3)}`);
    }
  }
});

const forms = {
  'tabs, labels without links': tabs(
    '',
    labels((n) => words[n]),
  ),
  'tabs, buttons in a list': tabs(
    '',
    labels((n) => `<button>${words[n]}</button>`),
  ),
  'tabs, buttons': tabs('', `<div>${list(4, (n) => `<button>${words[n]}</button>`)}</div>`),
  'tabs, a list in nav': tabs('', `<nav>${labels()}</nav>`),
  'tabs, panels without a box': tabs('', labels(), boxes()),
  'tabs, sections': tabs('', labels(), `<div>${boxes('section')}</div>`),
  'tabs, sections without a box': tabs('', labels(), boxes('section')),
  'tabs, the third one open': tabs(json('{"defaultTab": "tab3"}')),
  'tabs, the second one open by its index': tabs('data-default-tab="1"'),
  'tabs, the third one open by its index in JSON': tabs(json('{"defaultTab": 2}')),
  'tabs, panels without a box, the second one open': tabs(
    json('{"defaultTab": 1}'),
    labels(),
    boxes(),
  ),
  'tabs, vertical': tabs('class="vertical" data-orientation="vertical"'),
  'tabs, vertical by JSON': tabs(json('{"orientation": "vertical"}')),
  'tabs, vertical at the right': tabs(
    'class="vertical top-right" data-orientation="vertical" data-position="top-right"',
  ),
  'tabs, bottom': tabs('class="bottom bottom-left" data-position="bottom-left"'),
  'tabs, in the middle': tabs('class="top top-center" data-position="top-center"'),
  'tabs, pills': tabs('class="pills" data-style="pills"'),
  'tabs, pills in a column': tabs(
    'class="pills vertical" data-style="pills" data-orientation="vertical"',
  ),
  'tabs, underlined by JSON': tabs(json('{"style": "underlined"}')),
  'tabs, clean': tabs('class="clean" data-style="clean"'),
  'tabs, mini': tabs('class="mini" data-size="mini"'),
  'tabs, xxlarge by JSON': tabs(json('{"size":"xxlarge"}')),
  'tabs, flat': tabs('class="flat flat-emerald" data-theme="flat-emerald"'),
  'tabs, two lines': tabs(
    'class="z-multiline" data-multiline="true"',
    labels((n) => `<a>${words[n]} <span>and more</span></a>`),
  ),
  'tabs, a row that scrolls': tabs(
    'class="z-scroll" data-overflow="scroll"',
    labels((n) => `<a>${words[n].repeat(4)}</a>`),
  ),
  'tabs, no dropdown': tabs('data-mobile-nav="false"'),
  'tabs in tabs': tabs(
    '',
    labels(),
    `<div><div>${tabs()}${accordion()}</div>${boxes('div', 3)}</div>`,
  ),
  'an accordion of sections': accordion('', section('section', 'h3', boxed), 'div'),
  'an accordion of pairs': accordion('', flat('h3', boxed), 'div'),
  'an accordion of headings and text': accordion('', flat('h3', content), 'div'),
  'an accordion of terms': accordion(
    '',
    flat('dt', (n) => `<dd>${content(n)}</dd>`),
    'dl',
  ),
  'an accordion of details': accordion(
    '',
    section('details open', 'summary', boxed),
    'div',
  ).replace(/details open>/g, 'details>'),
  'an accordion, one open': accordion('data-active="1"'),
  'an accordion, two open': accordion(json('{"active": [1, 2]}')),
  'an accordion of pairs, one open': accordion('data-active="0"', flat('h3', boxed), 'div'),
  'an accordion, bordered': accordion('class="z-bordered" data-bordered="true"'),
  'an accordion of separate sections': accordion('class="z-ungrouped" data-section-spacing="8"'),
  'a horizontal accordion that becomes vertical': accordion(
    'class="horizontal" data-orientation="horizontal" data-responsive="true" data-active="0"',
  ),
  'a horizontal accordion': accordion('class="horizontal" data-orientation="horizontal"'),
};

/** The colours of the words that are seen, and of what they stand on. */
const coloursIn = (page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const colours = {};
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      const word = /^\s*(Route|Stays|Boats|Prices|Header|Content)\S*( \d)?/.exec(nodeValue)?.[0];
      const isSeen = { visibilityProperty: true, contentVisibilityAuto: true };
      if (!word || !parentElement.checkVisibility(isSeen)) continue;
      let ground = parentElement;
      let style = getComputedStyle(ground);
      const isClear = () =>
        style.backgroundImage === 'none' && style.backgroundColor === 'rgba(0, 0, 0, 0)';
      while (ground.parentElement && isClear()) {
        ground = ground.parentElement;
        style = getComputedStyle(ground);
      }
      const { color } = getComputedStyle(parentElement);
      colours[word.trim()] = `${color} on ${style.backgroundColor} ${style.backgroundImage}`;
    }
    return colours;
  });

QUnit.test.each('R3 what changes the form is known by classes:', forms, async (assert, html) => {
  for (const width of [1000, 390]) {
    const page = await openPainted(html, width, 'at the end');
    const before = await coloursIn(page);
    await startSets(page);
    const shift = await shiftOf(page);
    assert.true(shift <= 0.05, `${width} px: ${shift.toFixed(3)}`);
    assert.deepEqual(await coloursIn(page), before, `colours at ${width} px`);
  }
});

QUnit.test(
  'R3 a page that aligns by text has a dropdown in its place, whichever tab is open',
  async (assert) => {
    const set = tabs(json('{"defaultTab": "tab2"}'));
    const html = `<div style="display: flex; align-items: baseline">Trip <div id="set">${set}</div></div>`;
    const page = await openPainted(html, 390, 'at the end');
    const before = await page.locator('#set').boundingBox();
    await startSets(page);
    await laidOut(page);
    assert.deepEqual(await page.locator('#set').boundingBox(), before);
  },
);

/** Waits until those contents are seen that have a 1: a change of medium takes its time. */
const untilSeen = (page, which) =>
  page.waitForFunction(
    (wanted) =>
      Array.from(document.querySelectorAll('p'))
        .filter((one) => /^Content/.test(one.textContent))
        .map((one) =>
          one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
        )
        .map(Number)
        .join('') === wanted,
    which,
  );

const all = { tabs: [tabs(), '1000'], accordion: [accordion(), '0000'] };

/** Where the words of labels, headers and contents are seen, and fields among them. */
const placesIn = (page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    const places = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const isWord = /^(Route|Stays|Boats|Prices|Header|Content)/.test(node.nodeValue);
      const isSeen = (isWord ? node.parentElement : node).checkVisibility?.({
        visibilityProperty: true,
        contentVisibilityAuto: true,
      });
      if (!isSeen || !(isWord || node.matches?.('input'))) continue;
      const range = document.createRange();
      range.selectNode(node);
      const { x, y, width, height } = range.getBoundingClientRect();
      const place = [x, y, width, height].map(Math.round);
      places.push(`${node.nodeValue ?? node.localName} ${place}`);
    }
    // The start may put the labels behind the panels.
    return places.sort();
  });

/** The parser waits here until the page has been painted. */
const cut = scripts([late]);

const halves = {
  tabs: [tabs('', labels(), `<div>${boxes()}</div>${cut}`), '1000'],
  'tabs in the box of their panels': [tabs('', labels(), `<div>${boxes()}${cut}</div>`), '1000'],
  'tabs without such a box': [tabs('', labels(), boxes() + cut), '1000'],
  'an accordion': [accordion().replace('</ul>', `${cut}</ul>`), '0000'],
};

QUnit.test.each(
  'R3 a set that has come in part is drawn as it will stand:',
  halves,
  async (assert, [html, open]) => {
    const parts = { jquery: 0, scripts: [], waitUntil: 'commit' };
    const page = await openPage({ html: html + scripts(files), ...parts });
    await untilSeen(page, open);
    const before = await placesIn(page);
    await startSets(page);
    await laidOut(page);
    assert.deepEqual(await placesIn(page), before);
  },
);

const mixed = section('li', 'header', boxed);

const places = {
  'tabs that close': tabs('data-closable="true"'),
  'tabs that close by JSON': tabs(json('{"closable": true}')),
  'a tab that closes': tabs('', labels().replace('<li>', '<li data-closable="true">')),
  'a tab that stays among such': tabs(
    'data-closable="true"',
    labels().replace('<li>', '<li data-closable="false">'),
  ),
  'tabs of one width': tabs('data-position="top-compact"'),
  'tabs of one width by JSON': tabs(json('{"position": "bottom-compact", "mobileNav": "auto"}')),
  'a list with a width of the page': `<style>.mine { width: 340px }</style>${tabs(
    'class="top-center" data-position="top-center" data-mobile-nav="false"',
    labels().replace('<ul>', '<ul class="mine">'),
  )}`,
  'a field before a heading': accordion('', (n) =>
    mixed(n).replace(/Header ./, '<input type="checkbox"> <h3>$&</h3>'),
  ),
  'a field behind a heading': accordion('', (n) =>
    mixed(n).replace(/Header ./, '<h3>$&</h3> <input type="checkbox">'),
  ),
  'a heading that is a label': accordion('').replace(
    /Header ./g,
    '<label><input type="radio">$&</label>',
  ),
};

QUnit.test.each(
  'R3 words and fields stand in their places before the start:',
  places,
  async (assert, html) => {
    for (const width of [1000, 390]) {
      const page = await openPainted(html, width, 'at the end');
      const before = await placesIn(page);
      await startSets(page);
      await laidOut(page);
      assert.deepEqual(await placesIn(page), before, `${width} px`);
    }
  },
);

QUnit.test.each(
  'R3, R2 closed content is out of reach, and is read where no script comes:',
  all,
  async (assert, [html, open]) => {
    const page = await openPainted(html, 1000, 'at the end');
    await untilSeen(page, open);
    await page.emulateMedia({ media: 'print' });
    await untilSeen(page, '1111');
    await page.emulateMedia({ media: 'screen' });
    const times = await page.waitForFunction(() => {
      const closed = matchMedia('screen').matches && document.getAnimations();
      return (
        closed.length > 0 && closed.map((one) => (one.finish(), one.effect.getTiming().duration))
      );
    });
    await untilSeen(page, '1111');
    assert.deepEqual([...new Set(await times.jsonValue())], [5000], 'closed for five seconds');
    await startSets(page);
  },
);

QUnit.test.each(
  'R3, C13 a set that has been ended is drawn as one that never was:',
  all,
  async (assert, [html]) => {
    const page = await openPage({ html });
    const plugin = html.includes('z-tabs') ? 'uiTabs' : 'uiAccordion';
    await page.evaluate((name) => window.jQuery('[data-role]')[name]('destroy'), plugin);
    await untilSeen(page, '1111');
    assert.equal(
      await page.locator('ul').evaluate((one) => getComputedStyle(one).listStyleType),
      'disc',
    );
  },
);
