// What a visitor sees before scripts come: words and fields in their places, of each set what will be open.
import {
  accordion,
  boxed,
  boxes,
  content,
  files,
  flat,
  json,
  labels,
  late,
  openPainted,
  prepare,
  scripts,
  section,
  startSets,
  tabs,
  words,
} from './first-paint.mjs';
import { laidOut, openPage } from './page.mjs';

QUnit.module('before the start');

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
    const parts = { jquery: 0, scripts: [], waitUntil: 'commit', prepare };
    const page = await openPage({ html: html + scripts(files), isShared: true, ...parts });
    await untilSeen(page, open);
    const before = await placesIn(page);
    await startSets(page);
    await laidOut(page);
    assert.deepEqual(await placesIn(page), before);
  },
);

const mixed = section('li', 'header', boxed);
const icon = '<i class="z-icon"><svg width="16" height="16"></svg></i>';

const places = {
  'a panel without padding': tabs('', labels(), `<div>${boxes()}</div>`).replace(
    '<div><p>',
    '<div class="z-nopadding"><p>',
  ),
  'a label that is hidden': tabs('', labels().replace('<li><a>Stays', '<li hidden><a>Stays')),
  'large icons above labels': tabs(
    'class="z-icons-large"',
    labels((n) => `<a>${icon}${words[n]}</a>`),
  ),
  'pictures in labels': tabs(
    '',
    labels((n) => `<a><svg width="32" height="32"></svg>${words[n]}</a>`),
  ),
  'icons in labels': tabs(
    '',
    labels((n) => `<a>${icon}${words[n]}</a>`),
  ),
  'several texts behind a heading': accordion('data-active="1"', flat('h3', content), 'div'),
  'blank paragraphs in an accordion': accordion(
    'data-active="1"',
    (n) => `<div><h3>Header ${n}</h3><p></p>${boxed(n)}<p></p></div><p></p>`,
    'div',
  ),
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
  'a box behind the list that ends floats': tabs('', `${labels()}<div class="clear"></div>`),
  'such a box, and panels without a box': tabs(
    json('{"defaultTab": "tab2"}'),
    `${labels()}<div class="clearfix"></div>`,
    boxes(),
  ),
  'such a box behind the panels': tabs(
    '',
    labels(),
    `<div>${boxes()}</div><div class="clear"></div>`,
  ),
  'a break behind the list': tabs('', `${labels()}<br style="clear: both">`),
  'such boxes in an accordion': accordion(
    '',
    (n) => section('div', 'h3', boxed)(n).replace('</h3>', '$&<div class="clear"></div>'),
    'div',
  ).replace(/<.div>$/, '<br><div class="clear"></div>$&'),
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

QUnit.test.each('R3 before the start, all stands in its place:', places, async (assert, html) => {
  for (const width of [1000, 390]) {
    const page = await openPainted(html, width, 'at the end', { isShared: true });
    const before = await placesIn(page);
    await startSets(page);
    await laidOut(page);
    assert.deepEqual(await placesIn(page), before, `${width} px`);
  }
});

QUnit.test.each(
  'R3, R2 closed content is out of reach, and is read where no script comes:',
  all,
  async (assert, [html, open]) => {
    const page = await openPainted(html, 1000, 'at the end', { isShared: true });
    await untilSeen(page, open);
    await page.emulateMedia({ media: 'print' });
    await untilSeen(page, '1111');
    await page.emulateMedia({ media: 'screen' });
    const times = await page.waitForFunction(() => {
      const closed = matchMedia('screen').matches && document.getAnimations();
      return closed.length > 0 && closed.map((one) => (one.finish(), one.effect.getTiming().delay));
    });
    await untilSeen(page, '1111');
    assert.deepEqual([...new Set(await times.jsonValue())], [5000], 'closed for five seconds');
    await startSets(page);
  },
);

/** The page's own rules that are to end all animations, as some resets have them. */
const reset = `<style>@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after { animation-delay: -1ms !important; animation-duration: 1ms !important; transition: none !important }
}</style>`;

QUnit.test.each(
  'R3 closed content is closed, too, where motion is reduced, and by rules of the page:',
  all,
  async (assert, [html, open]) => {
    const context = { reducedMotion: 'reduce' };
    const page = await openPainted(reset + html, 1000, 'at the end', { context });
    await untilSeen(page, open);
    const before = await placesIn(page);
    await startSets(page);
    await laidOut(page);
    assert.deepEqual(await placesIn(page), before);
  },
);

QUnit.test.each('R3, R2 without scripting, all is seen at once:', all, async (assert, [html]) => {
  const page = await openPage({ html, context: { javaScriptEnabled: false } });
  const seen = await page
    .locator('p', { hasText: 'Content' })
    .evaluateAll((all) =>
      all.map((one) =>
        one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
      ),
    );
  assert.deepEqual(seen, [true, true, true, true]);
  assert.equal(
    await page
      .locator('li')
      .first()
      .evaluate((one) => getComputedStyle(one).display),
    'list-item',
  );
});

QUnit.test('R3 as long as a set waits for its script, frames compute no styles', async (assert) => {
  const page = await openPainted(all.accordion[0], 1000, 'at the end');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const computed = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount').value;
  };
  await untilSeen(page, all.accordion[1]);
  // Not paused, as they are for the other tests.
  await page.evaluate(() => {
    window.isHeld = false;
    document.getAnimations().forEach((one) => one.play());
  });
  const before = await computed();
  await page.evaluate(async () => {
    for (let n = 0; n < 20; n++) await new Promise(requestAnimationFrame);
  });
  assert.true((await computed()) - before < 10, 'in twenty frames');
});

/** How many elements of a page the browser styles again because of a change. */
async function styledBy(page, change) {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const traceConfig = { includedCategories: ['devtools.timeline'] };
  await session.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' });
  await page.evaluate(change);
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  return events
    .filter(({ args }) => args.beginData?.frame === frameTree.frame.id)
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

const many = '<section><h3>H</h3><p>P</p><ul><li>L</li></ul><div>D</div></section>'.repeat(99);

QUnit.test.each(
  'R3 what comes and goes before other content, also in a panel, has little styled again:',
  {
    'no set': `<main>${many}</main>`,
    tabs: tabs('', labels(), `<div><div>${many}</div>${boxes('div', 3)}</div>`),
    'an accordion': accordion(
      'data-active="0"',
      section('li', 'h3', () => `<div>${many}</div>`),
    ),
  },
  async (assert, html) => {
    const page = await openPage({ html });
    const change = () => {
      for (const parent of [document.body, document.querySelector('section').parentElement]) {
        for (const tag of ['div', 'section', 'p', 'ul', 'nav', 'header']) {
          const one = document.createElement(tag);
          parent.prepend(one);
          document.body.getBoundingClientRect();
          one.remove();
          document.body.getBoundingClientRect();
        }
      }
    };
    const count = await styledBy(page, change);
    assert.true(count > 0 && count < 90, `${count} elements`);
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

QUnit.test('C12, looks what saved markup hides is hidden by the sheet alone', async (assert) => {
  const html = `<div class="z-tabs"><ul class="z-tabs-nav"><li class="z-tab z-active"><a>T1</a></li></ul>
    <div class="z-container"><div class="z-content z-active">P1</div><div class="z-content" style="display: none">P2</div></div></div>
    <ul class="z-accordion"><li class="z-section"><h3>H1</h3><div class="z-content" style="display: none">C1</div></li></ul>`;
  const page = await openPage({ html, jquery: 0, scripts: [] });
  const seen = await page.evaluate(() =>
    Array.from(document.querySelectorAll('.z-content'), (one) => one.checkVisibility()),
  );
  assert.deepEqual(seen, [true, false, false]);
});
