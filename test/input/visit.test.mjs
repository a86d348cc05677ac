// A visit: the page is painted, then its scripts come. Nothing moves when the sets start, nor changes its colour.
import { createHash } from 'node:crypto';
import {
  accordion,
  boxed,
  boxes,
  content,
  flat,
  json,
  labels,
  openPainted,
  scripts,
  section,
  startSets,
  tabs,
  text,
  ways,
  words,
} from './first-paint.mjs';
import { laidOut } from './page.mjs';
import { list } from './widgets.mjs';

QUnit.module('a visit');

/** How far the page has moved since it was painted whole, by the browser's own figure, until an element of ours moves. */
const shiftOf = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const mark = document.createElement('div');
    mark.style.cssText = 'position: fixed; left: 0; top: 0; width: 90px; height: 90px';
    mark.style.background = 'red';
    let sum = 0;
    const seen = new Promise((done) => {
      new PerformanceObserver((entries) =>
        entries.getEntries().forEach(({ value, sources, startTime }) => {
          if (sources.some(({ node }) => node === mark)) done();
          else if (startTime > window.paintedAt) sum += value;
        }),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await frame();
    document.body.append(mark);
    await frame();
    mark.style.top = '500px';
    await seen;
    mark.remove();
    return sum;
  });

/** Loads a page, and tells how far it moves when its sets start. */
async function visit(html, width, way) {
  const page = await openPainted(html, width, way);
  await startSets(page);
  return shiftOf(page);
}

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

const stuck = {
  'at the top': tabs('data-sticky="true"'),
  'at the bottom': tabs('data-sticky="true" data-position="bottom-left"'),
};

QUnit.test.each('R3, T27 nor for labels that stick,', stuck, async (assert, html) => {
  for (const width of [1000, 390])
    assert.equal(await visit(html, width, 'at the end'), 0, `${width} px`);
});

const tools = '<div class="z-tools"><button>Print</button></div>';
const slide = section(
  'section',
  'h3',
  () => '<div><img src="/demo/pictures/fjord.svg" width="1600" height="900" alt="A fjord"></div>',
);

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
  'tabs, buttons in nav': tabs('', `<nav>${list(4, (n) => `<button>${words[n]}</button>`)}</nav>`),
  'tabs, an ordered list': tabs('', labels().replace(/ul>/g, 'ol>')),
  'tabs, a list in nav': tabs('', `<nav>${labels()}</nav>`),
  'tabs, a list in a header': tabs('', `<header>${labels()}</header>`),
  'tabs, a list in a box': tabs('', `<div class="card-header"><h3>Trip</h3>${labels()}</div>`),
  'tabs, the list behind the panels': `<div data-role="z-tabs" class="bottom" data-position="bottom-left"><div>${boxes()}</div>${labels()}</div>`,
  'tabs with tools': tabs('', `${labels()}${tools}`),
  'tabs with tools, bottom': tabs(
    'class="bottom" data-position="bottom-left"',
    `${labels()}${tools}`,
  ),
  'tabs with tools, panels without a box': tabs('', `${labels()}${tools}`, boxes()),
  'tabs with several tools': tabs('', `${labels()}${tools}${tools}${tools}`),
  'vertical tabs with tools': tabs(json('{"orientation": "vertical"}'), `${labels()}${tools}`),
  'vertical tabs with tools, and a high panel': tabs(
    json('{"orientation": "vertical"}'),
    `${labels()}${tools}`,
    `<div>${list(4, (n) => `<div><div style="height: 500px">${n}</div></div>`)}</div>`,
  ),
  'tabs, none open': tabs(json('{"collapsible": true, "defaultTab": "none", "mobileNav": false}')),
  'tabs, none open, a dropdown': tabs(
    json('{"collapsible": true, "defaultTab": "none"}'),
    labels((n) => `<a>Where we go ${n}</a>`),
  ),
  'tabs, breaks behind the list and the panels': tabs(
    '',
    `${labels()}<br>`,
    `<div>${list(4, (n) => `${boxed(n)}<br>`)}</div><br>`,
  ),
  'tabs, panels of equal height': tabs(json('{"heightStyle": "equal"}')),
  'tabs, panels of equal height, with sets in them, the third one open': tabs(
    'data-height-style="equal" data-default-tab="2"',
    labels(),
    `<div><div>${tabs()}${accordion()}</div>${boxes('div', 3)}</div>`,
  ),
  'tabs, panels of equal height, none open': tabs(
    json('{"heightStyle": "equal", "collapsible": true, "defaultTab": "none", "mobileNav": false}'),
  ),
  'tabs, articles': tabs('', labels(), `<div>${boxes('article')}</div>`),
  'tabs, forms without a box': tabs('', labels(), boxes('form')),
  'tabs, panels in a section': tabs('', labels(), `<section>${boxes()}</section>`),
  'tabs, five, with lists in the panels': tabs(
    '',
    `<ul>${list(6, (n) => `<li><a>${n}</a></li>`)}</ul>`,
    `<div>${list(6, (n) => `<div><ul><li>${n}</li><li>More</li></ul><div>${content(n)}</div></div>`)}</div>`,
  ),
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
  'tabs, a style between all parts': tabs(
    '',
    `<style></style>${labels()}<style>b {}</style>`,
    `<div><style>b {}</style>${list(4, (n) => `${boxed(n)}<script></script>`)}</div>`,
  ),
  'tabs, an empty paragraph before each panel': tabs(
    '',
    `${labels()}<p></p>`,
    `<div>${list(4, (n) => `<p></p>${boxed(n)}`)}</div>`,
  ),
  'tabs, a heading before a list of buttons': tabs(
    '',
    `<h3>Trip</h3><div role="tablist">${list(4, (n) => `<button>${words[n]}</button>`)}</div>`,
  ),
  'tabs, panels that are paragraphs': tabs(
    '',
    labels(),
    `<div>${list(4, (n) => `<p>Content ${n}</p>`)}</div>`,
  ),
  'vertical tabs that play': tabs(
    json('{"orientation": "vertical", "autoplay": {"interval": 60000}}'),
  ),
  'bottom tabs that play': tabs(
    json('{"position": "bottom-left", "autoplay": {"interval": 60000}}'),
  ),
  'tabs, bottom, at the left in text from right to left': tabs(
    `dir="rtl" ${json('{"position": "bottom-left"}')}`,
  ),
  'tabs, vertical by JSON': tabs(json('{"orientation": "vertical"}')),
  'tabs, vertical at the right': tabs(
    'class="vertical top-right" data-orientation="vertical" data-position="top-right"',
  ),
  'tabs, bottom': tabs('class="bottom bottom-left" data-position="bottom-left"'),
  'tabs, in the middle': tabs('class="top top-center" data-position="top-center"'),
  'tabs, bottom in the middle by JSON': tabs(json('{"position": "bottom-center"}')),
  'tabs, vertical, of a position for rows': tabs(
    json('{"orientation": "vertical", "position": "bottom-left"}'),
  ),
  'tabs, panels that are fieldsets': tabs('', labels(), `<div>${boxes('fieldset')}</div>`),
  'tabs, in the middle by JSON': tabs(json('{"position": "top-center"}')),
  'tabs, vertical at the right by JSON': tabs(
    json('{"orientation": "vertical", "position": "top-right"}'),
  ),
  'tabs, pills': tabs('class="pills" data-style="pills"'),
  'tabs, pills in a column': tabs(
    'class="pills vertical" data-style="pills" data-orientation="vertical"',
  ),
  'tabs, underlined by JSON': tabs(json('{"style": "underlined"}')),
  'tabs, underlined in a column': tabs(json('{"style": "underlined", "orientation": "vertical"}')),
  'tabs, underlined, bottom': tabs(json('{"style": "underlined", "position": "bottom-left"}')),
  'tabs, clean': tabs('class="clean" data-style="clean"'),
  'tabs, mini': tabs('class="mini" data-size="mini"'),
  'tabs, xxlarge by JSON': tabs(json('{"size":"xxlarge"}')),
  'tabs, right to left': tabs('dir="rtl"'),
  'tabs, vertical, right to left': tabs('dir="rtl" data-orientation="vertical"'),
  'tabs, dark': tabs('data-dark="true" class="z-dark"'),
  'tabs, flat, pills': tabs('class="flat flat-emerald" data-style="pills"'),
  'tabs, flat, underlined by JSON': tabs(
    `class="flat flat-emerald" ${json('{"style": "underlined"}')}`,
  ),
  'tabs, flat': tabs('class="flat flat-emerald" data-theme="flat-emerald"'),
  'tabs, two lines': tabs(
    'class="z-multiline" data-multiline="true"',
    labels((n) => `<a>${words[n]} <span>and more</span></a>`),
  ),
  'tabs, a row that scrolls': tabs(
    'class="z-scroll" data-overflow="scroll"',
    labels((n) => `<a>${words[n].repeat(4)}</a>`),
  ),
  'tabs, a row that scrolls, by JSON': tabs(
    json('{"overflow": "scroll"}'),
    labels((n) => `<a>${words[n].repeat(4)}</a>`),
  ),
  'tabs, no dropdown': tabs('data-mobile-nav="false"'),
  'tabs that fit in one row': tabs('data-mobile-nav="auto"'),
  'tabs that are a dropdown if they need two rows': tabs(
    json('{"mobileNav": "auto"}'),
    labels((n) => `<a>Where we go ${n}</a>`),
  ),
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
  'an accordion, right to left': accordion('dir="rtl" data-active="1"'),
  'an accordion of pairs, dark': accordion(
    'data-active="0" data-dark="true" class="z-dark"',
    flat('h3', boxed),
    'div',
  ),
  'an accordion of pairs, one open': accordion('data-active="0"', flat('h3', boxed), 'div'),
  'an accordion of pairs, the content sections': accordion(
    '',
    flat('h3', (n) => `<section>${content(n)}</section>`),
    'div',
  ),
  'an accordion, headers with more': accordion(
    '',
    (n) => `<li><header><h3>Header ${n}</h3><a>More</a></header>${boxed(n)}</li>`,
  ),
  'an accordion of details, the second one open': accordion(
    '',
    section('details', 'summary', content),
    'div',
  ).replace(/<details>(?=<summary>Header 2)/, '<details open>'),
  'an accordion with a plus': accordion('data-icon="plus" data-active="1"'),
  'an accordion, the icon at the start': accordion('data-icon-position="start" data-active="1"'),
  'an accordion, the icon at the start, by JSON': accordion(
    json('{"iconPosition": "start", "rounded": true, "active": 0}'),
  ),
  'an accordion without icons': accordion(json('{"showIcons": false, "active": 0}')),
  'an accordion of texts in one': accordion('data-active="0"', (n) =>
    n === 1
      ? `<li><h3>Header 1</h3><div>${accordion(
          'data-active="0"',
          section('li', 'h4', (m) => content(m) + content(m)),
        )}</div></li>`
      : section('li', 'h3', boxed)(n),
  ),
  'an accordion, headers that are links': accordion(
    'data-active="0"',
    (n) => `<li><a href="#">Header ${n}</a>${boxed(n)}</li>`,
  ),
  'an accordion, headers that are buttons': accordion(
    'data-active="0"',
    (n) => `<div><button>Header ${n}</button>${boxed(n)}</div>`,
    'div',
  ),
  'an accordion, one open, the content a list': accordion(
    'data-active="0"',
    (n) => `<li><h3>Header ${n}</h3><ul><li>Content ${n}</li><li>More</li></ul></li>`,
  ),
  'an accordion, one open, the content text': accordion(
    'data-active="0"',
    section('li', 'h3', content),
  ),
  'an accordion of pairs, one open, the content text': accordion(
    'data-active="0"',
    flat('h4', (n) => `<p>Content ${n}</p>`),
    'div',
  ),
  'an accordion, a field beside each heading': accordion(
    '',
    (n) => `<li><header><input type="checkbox"> <h3>Header ${n}</h3></header>${boxed(n)}</li>`,
  ),
  'an accordion, a link behind each heading': accordion(
    '',
    (n) => `<li><header><h3>Header ${n}</h3> <a href="#">More</a></header>${boxed(n)}</li>`,
  ),
  'an accordion of pairs that plays': accordion(
    json('{"autoplay": {"interval": 60000}}'),
    flat('h3', boxed),
    'div',
  ),
  'an accordion that plays': accordion(json('{"autoplay": {"interval": 60000}}')),
  'a slider': accordion('class="z-slider" data-slider="true" data-active="1"', slide, 'div'),
  'a slider with dots by JSON': accordion(
    json('{"slider": true, "dotNav": true, "active": 0}'),
    slide,
    'div',
  ),
  'a horizontal slider': accordion(
    json('{"slider": true, "orientation": "horizontal", "responsive": true}'),
    slide,
    'div',
  ),
  'an accordion, bordered': accordion('class="z-bordered" data-bordered="true"'),
  'an accordion of separate sections': accordion('class="z-ungrouped" data-section-spacing="8"'),
  'an accordion of separate sections by JSON': accordion(json('{"sectionSpacing": 8}')),
  'an accordion, a section hidden': accordion().replace('<li>', '<li hidden>'),
  'a horizontal accordion that becomes vertical': accordion(
    'class="horizontal" data-orientation="horizontal" data-responsive="true" data-active="0"',
  ),
  'a horizontal accordion that becomes vertical, the first one open': accordion(
    json('{"orientation": "horizontal", "responsive": true}'),
  ),
  'a horizontal accordion, the third one open': accordion(
    json('{"orientation": "horizontal", "active": 2}'),
  ),
  'a horizontal accordion': accordion('class="horizontal" data-orientation="horizontal"'),
  'a horizontal accordion, right to left': accordion(
    `dir="rtl" ${json('{"orientation": "horizontal"}')}`,
  ),
  'a horizontal accordion that plays': accordion(
    json('{"orientation": "horizontal", "autoplay": {"interval": 60000}}'),
  ),
  'an accordion, breaks and styles between all parts': accordion(
    'data-active="1"',
    (n) =>
      `<section><h3>Header ${n}</h3><br><style>b {}</style>${boxed(n)}<br></section><style></style><br>`,
    'div',
  ),
  'an accordion of pairs, breaks between all parts': accordion(
    'data-active="0"',
    (n) => `<h3>Header ${n}</h3><br>${boxed(n)}<br>`,
    'div',
  ),
  'an accordion of pairs, lower headings in the contents': accordion(
    '',
    (n) => `<h3>Header ${n}</h3><p>Content ${n}</p><h4>More</h4><p>${text}</p>`,
    'div',
  ),
  'an accordion of five pairs, the fourth one open': accordion(
    'data-active="3"',
    (n) => flat('h3', boxed)(n) + (n === 4 ? flat('h3', boxed)(5) : ''),
    'div',
  ),
  'an accordion, headers that are spans': accordion(
    'data-active="0"',
    section('li', 'span', boxed),
  ),
  'a horizontal accordion, sections with gaps': `<style>section { display: grid; gap: 16px }</style>${accordion(
    json('{"orientation": "horizontal", "active": 0}'),
    section('section', 'h3', boxed),
    'div',
  )}`,
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

/** A sign of what is seen of a page. */
const pictureOf = async (page) => {
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  return createHash('sha256')
    .update(await page.screenshot())
    .digest('hex');
};

/**
 * Forms with something that only scripts show, at one of the widths: dots, buttons beside labels, the text of a bar, a plus, the
 * room in a fieldset, a shadow, the line above the first section that is seen. In horizontal accordions, it is how the browser draws the letters of titles.
 */
const shownLater = [
  'tabs with tools',
  'tabs with tools, panels without a box',
  'tabs with several tools',
  'vertical tabs with tools',
  'vertical tabs with tools, and a high panel',
  'tabs, two lines',
  'tabs, none open, a dropdown',
  'tabs, a row that scrolls',
  'tabs, a row that scrolls, by JSON',
  'tabs that are a dropdown if they need two rows',
  'tabs in tabs',
  'tabs, vertical, of a position for rows',
  'tabs, panels that are fieldsets',
  'an accordion with a plus',
  'an accordion, a section hidden',
  'an accordion of pairs that plays',
  'an accordion that plays',
  'vertical tabs that play',
  'bottom tabs that play',
  'an accordion of five pairs, the fourth one open',
  'a horizontal accordion, right to left',
  'a horizontal accordion that plays',
  'a slider with dots by JSON',
  'a horizontal slider',
  'a horizontal accordion',
  'a horizontal accordion, sections with gaps',
  'a horizontal accordion, the third one open',
  'a horizontal accordion that becomes vertical',
  'a horizontal accordion that becomes vertical, the first one open',
];

const looks = Object.fromEntries(
  Object.entries(forms).map(([name, html]) => [name, [html, !shownLater.includes(name)]]),
);

QUnit.test.each(
  'R3 what changes the form is known by classes:',
  looks,
  async (assert, [html, isWhole]) => {
    for (const width of [1000, 390]) {
      const page = await openPainted(html, width, 'at the end', { isShared: true });
      const before = await coloursIn(page);
      const picture = isWhole && (await pictureOf(page));
      await startSets(page);
      const shift = await shiftOf(page);
      assert.true(shift <= 0.05, `${width} px: ${shift.toFixed(3)}`);
      assert.deepEqual(await coloursIn(page), before, `colours at ${width} px`);
      if (!isWhole) continue;
      await assert.becomes(page, pictureOf, picture, `the picture at ${width} px`);
    }
  },
);

/** What the style sheet of a page says of the text of its articles. */
const theme = `<style>
  .article ul { list-style: square; padding-left: 40px }
  .article li { margin-bottom: 0.5em; padding-left: 1.2em; line-height: 2 }
  .article li::before { content: '\\2022'; display: block }
  .article a { border-bottom: 2px dotted; padding: 2px 4px }
  .article div { margin-bottom: 10px }
  section { display: grid; gap: 16px }
  button { border: 2px solid; padding: 12px 24px; text-transform: uppercase }
  dl { margin-bottom: 40px }
</style>`;

const themed = {
  tabs: tabs(),
  'tabs, a list in nav': forms['tabs, a list in nav'],
  'tabs, buttons in a list': forms['tabs, buttons in a list'],
  'tabs, buttons': forms['tabs, buttons'],
  'tabs, vertical': forms['tabs, vertical'],
  'tabs, panels without a box': forms['tabs, panels without a box'],
  accordion: accordion(json('{"active": 0}')),
  'an accordion of sections': accordion('', section('section', 'h3', boxed), 'div'),
  'an accordion of buttons in headings': accordion(
    '',
    (n) => `<section><h3><button>Header ${n}</button></h3>${boxed(n)}</section>`,
    'div',
  ),
  'an accordion of links in headings': accordion(
    '',
    (n) => `<h3><a href="#">Header ${n}</a></h3>${boxed(n)}`,
    'div',
  ),
  'an accordion of terms': accordion('', flat('dt', boxed), 'dl').replace(/(<\/?)div/g, '$1dd'),
};

QUnit.test.each(
  "R3 what a page's own rules make of a set is the same before the start:",
  themed,
  async (assert, html) => {
    const article = `${theme}<div class="article">${html}</div>`;
    for (const width of [1000, 390]) {
      const page = await openPainted(article, width, 'at the end', { isShared: true });
      const before = await pictureOf(page);
      await startSets(page);
      await assert.becomes(page, pictureOf, before, `the picture at ${width} px`);
    }
  },
);

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

QUnit.test(
  'R3 a page that gives everything transitions has open panels in their places at once',
  async (assert) => {
    const html = `<style>* { transition: all 60s }</style>${tabs()}`;
    const css = ['/assets/css/ui.tabs.min.css'];
    const page = await openPainted(html, 1000, 'at the end', { css });
    const place = () => page.getByText('Content 1').boundingBox();
    const before = await place();
    await startSets(page);
    await assert.becomes(page, place, before);
  },
);

QUnit.test(
  'R3 tabs that had to stay in one row until they are measured may have more rows then',
  async (assert) => {
    const set = tabs(
      json('{"mobileNav": "auto", "minWindowWidth": 0}'),
      labels((n) => `<a>Where we go ${n}</a>`),
    );
    const page = await openPainted(set, 390, 'at the end');
    await startSets(page);
    const rows = () =>
      page.evaluate(
        () => new Set(Array.from(document.querySelectorAll('.z-tab'), (one) => one.offsetTop)).size,
      );
    await assert.becomes(page, rows, 2);
    await assert.becomes(page, () => page.locator('.z-one-row').count(), 0);
  },
);

const sides = {
  'the left': ['top-left', 'ltr'],
  'the right': ['top-right', 'ltr'],
  'the right, below': ['bottom-right', 'ltr'],
  'the middle': ['top-center', 'ltr'],
  'the left, right to left': ['top-left', 'rtl'],
};

QUnit.test.each(
  'T11 labels of one row become a dropdown if they don’t fit, also at',
  sides,
  async (assert, [position, dir]) => {
    const set = tabs(
      json(`{"mobileNav": "auto", "position": "${position}"}`),
      labels((n) => `<a>Where we go ${n}</a>`),
    );
    const page = await openPainted(set, 390, 'at the end', { dir, isShared: true });
    await startSets(page);
    await assert.becomes(page, () => page.locator('.z-tabs.mobile').count(), 1);
  },
);
