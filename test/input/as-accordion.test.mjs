// Tabs that take the form of an accordion where they don't fit, by real keys, presses and fingers.
import { laidOut } from './page.mjs';
import { focused, label, openTabs, press, stateOf, stops, tabs, tall, tap } from './widgets.mjs';

QUnit.module('tabs as an accordion');

const narrow = { width: 320, height: 600 };
const wide = { width: 1000, height: 600 };
const wordy = { count: 4, label: (n) => `<a>T${n} with some more words</a>` };
const inBox = (tag) =>
  tabs(wordy).replace('<ul>', `<${tag}><ul>`).replace('</ul>', `</ul></${tag}>`);
const withTools = tabs(wordy).replace('</ul>', '</ul><p class="z-tools"><button>Tool</button></p>');

const openNarrow = ({ settings, ...options } = {}) =>
  openTabs({
    html: tabs(wordy),
    viewport: narrow,
    settings: { mobileNav: 'accordion', defaultTab: 'tab2', responsiveDelay: 0, ...settings },
    isShared: true,
    ...options,
  });

/** Labels and panels from top to bottom, as `T1 T2 P2 T3`; what isn't as wide as the set has a star. */
const seen = (page) =>
  page.evaluate(() => {
    const root = document.querySelector('#set');
    const all = [...root.querySelectorAll('[role=tab], [role=tabpanel]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.offsetHeight)
      .map((one) => ({
        text: one.textContent.trim().slice(0, 2),
        box: one.getBoundingClientRect(),
      }))
      .sort((a, b) => a.box.top - b.box.top);
    return all
      .map(({ text, box }) => text + (box.width > root.clientWidth - 4 ? '' : '*'))
      .join(' ');
  });

/** Notes the nodes and their order; tells later whether they are the same. */
const noteNodes = (page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('#set :not([data-z-made])')];
    window.areSame = () => {
      const now = [...document.querySelectorAll('#set *')].filter((one) => all.includes(one));
      return now.length === all.length && now.every((one, n) => one === all[n]);
    };
  });

const areSame = (page) => page.evaluate('areSame()');

/** The tabs and panels of the accessibility tree, in its order. */
async function treeOf(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const found = [];
  const walk = (id, isInList) => {
    const { role, name, childIds = [] } = nodes.find(({ nodeId }) => nodeId === id);
    const isList = isInList || role.value === 'tablist';
    if (role.value === 'tab') found.push(`${isInList ? '' : 'lost '}${name.value.slice(0, 2)}`);
    if (role.value === 'tabpanel') found.push(`panel of ${name.value.slice(0, 2)}`);
    childIds.forEach((child) => walk(child, isList));
  };
  walk(nodes[0].nodeId, false);
  return found.join(', ');
}

const forms = {
  above: {},
  'right to left': { dir: 'rtl' },
  below: { settings: { position: 'bottom-center' } },
  'in a column': { settings: { orientation: 'vertical' }, viewport: { width: 260, height: 600 } },
  'labels in a nav': { html: inBox('nav') },
  'labels in a padded box': {
    html: inBox('header'),
    head: '<style>header { padding: 9px; display: flex }</style>',
  },
  'with tools': { html: withTools },
  closable: { settings: { closable: true } },
  'that would stick': { settings: { sticky: true } },
  pills: { settings: { style: 'pills' } },
  'of buttons': {
    html: tabs({ ...wordy, label: () => '' }).replace(/<ul>.*<\/ul>/, () => {
      const labels = [1, 2, 3, 4].map((n) => `<button>${wordy.label(n).slice(3, -4)}</button>`);
      return `<div role="tablist">${labels.join('')}</div>`;
    }),
  },
  'of equal heights': { settings: { heightStyle: 'equal' } },
  'with a button for autoplay': { settings: { autoplay: { interval: 1e6 } } },
  'jQuery 1': { jquery: 1 },
  'jQuery 4': { jquery: 4 },
};

QUnit.test.each('T28 each label stands above its panel:', forms, async (assert, options) => {
  const page = await openNarrow({
    ...options,
    viewport: wide,
    settings: { maxRows: 1, ...options.settings },
  });
  await noteNodes(page);
  await page.setViewportSize(options.viewport || narrow);
  await page.waitForFunction('document.querySelector("#set.z-as-accordion")');
  await laidOut(page);
  assert.equal(await seen(page), 'T1 T2 P2 T3 T4');
  assert.true(await areSame(page), 'no node has moved');
  assert.equal(await page.locator('[role=tablist]').getAttribute('aria-orientation'), 'vertical');
  assert.equal(await treeOf(page), 'T1, T2, T3, T4, panel of T2');
  await label(page, 2).click();
  assert.equal(await seen(page), 'T1 T2 T3 P3 T4');
  await press(page, 'ArrowDown');
  assert.equal(await seen(page), 'T1 T2 T3 T4 P4');
  assert.true((await focused(page)).startsWith('T4'));
  await press(page, 'Home');
  assert.equal(await seen(page), 'T1 P1 T2 T3 T4');
  await page.setViewportSize(wide);
  await page.waitForFunction('!document.querySelector("#set.z-as-accordion")');
  assert.true(await areSame(page));
});

const positions = ['top-left', 'bottom-right'];

QUnit.test.each('T28 Tab goes from label to panel, at', positions, async (assert, position) => {
  const between = `<button id="before">B</button>${tabs({ ...wordy, content: (n) => `<input id="f${n}">` })}<button id="after">A</button>`;
  const page = await openNarrow({ html: between, settings: { position } });
  await page.locator('#before').focus();
  const all = await stops(page, 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab');
  const name = 'T2 with some more words';
  assert.equal(all, [name, 'f2', 'after', 'f2', name].join(', '));
  const down = await stops(page, 'ArrowDown', 'Tab', 'Shift+Tab');
  const next = 'T3 with some more words';
  assert.equal(down, [next, 'f3', next].join(', '));
});

const styles = {
  filled: { theme: 'silver' },
  rounded: { theme: 'black', rounded: true },
  clean: { style: 'clean' },
  underlined: { style: 'underlined' },
  flat: { theme: 'flat-carrot' },
};

QUnit.test.each(
  'T28 where the labels would be below the panel, labels and panels are drawn as elsewhere,',
  styles,
  async (assert, settings) => {
    const drawn = async (position) => {
      const page = await openNarrow({ settings: { ...settings, position } });
      return page.evaluate(() => {
        const parts = document.querySelectorAll('.z-tab, .z-tab > .z-link, .z-container');
        const names =
          /^(border-.*-(width|color|radius)|margin-|padding-|box-shadow|background-(color|image))/;
        return Array.from(parts, (part) =>
          Array.from(getComputedStyle(part))
            .filter((name) => names.test(name))
            .map((name) => `${part.className} ${name}: ${getComputedStyle(part)[name]}`),
        )
          .flat()
          .sort();
      });
    };
    assert.deepEqual(await drawn('bottom-left'), await drawn('top-left'));
  },
);

QUnit.test('T28, T23 a press closes the open tab of a collapsible set', async (assert) => {
  const page = await openNarrow({ settings: { collapsible: true }, context: { hasTouch: true } });
  await tap(label(page, 1));
  assert.equal(await seen(page), 'T1 T2 T3 T4');
  const root = page.locator('#set');
  const { height } = await root.boundingBox();
  const labels = await page
    .locator('[role=tab]')
    .evaluateAll((all) => all.reduce((sum, one) => sum + one.offsetHeight, 0));
  assert.true(Math.abs(height - labels) < 5, 'nothing is left of the panels');
  await tap(label(page, 0));
  assert.equal(await seen(page), 'T1 P1 T2 T3 T4');
});

QUnit.test('T28 a set that isn’t collapsible stays open', async (assert) => {
  const page = await openNarrow();
  await label(page, 1).click();
  assert.equal(await stateOf(page), '0 1 0 0');
});

QUnit.test('T28, T10 it is for the widths at which auto takes the dropdown', async (assert) => {
  const page = await openNarrow({ viewport: wide, settings: { maxRows: 2, minWindowWidth: 500 } });
  const form = () =>
    page.evaluate(
      'document.querySelector("#set").className.match(/z-as-accordion|responsive|mobile/)?.[0]',
    );
  const forms = {
    1000: undefined,
    560: 'responsive',
    480: 'z-as-accordion',
    300: 'z-as-accordion',
  };
  for (const width of [1000, 560, 480, 300, 480, 560, 1000]) {
    await page.setViewportSize({ width, height: 600 });
    await laidOut(page);
    await assert.becomes(page, form, forms[width], `${width} px`);
  }
  for (const [name, given] of [
    ['overflow', { overflow: 'scroll' }],
    ['responsive', { responsive: false }],
  ]) {
    await page.setViewportSize(narrow);
    await page.evaluate((more) => window.jQuery('#set').uiTabs('setOptions', more), given);
    await laidOut(page);
    const isFolded = await page.evaluate('$("#set").is(".z-as-accordion")');
    assert.false(isFolded, name);
    const back = { overflow: 'rows', responsive: true };
    await page.evaluate((more) => window.jQuery('#set').uiTabs('setOptions', more), back);
  }
});

QUnit.test('T28, A5 the pressed label stays in sight when a panel above closes', async (assert) => {
  const content = (n) => `<p style="height: 1500px">P${n}</p>`;
  const page = await openNarrow({ html: tall(200) + tabs({ ...wordy, content }) + tall(2000) });
  await label(page, 3).scrollIntoViewIfNeeded();
  await label(page, 3).click();
  const isSeen = () =>
    page.evaluate(() => {
      const { top, bottom } = document.activeElement.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  assert.equal(await seen(page), 'T1 T2 T3 T4 P4');
  assert.true(await isSeen(), 'by mouse');
  await press(page, 'ArrowUp');
  assert.true(await isSeen(), 'by key');
  await press(page, 'Home', 'End');
  assert.true(await isSeen());
});

QUnit.test('T28, T15 at most, the panel fades in', async (assert) => {
  const animation = { effects: 'slideH', duration: 1e6 };
  const page = await openNarrow({ settings: { animation }, isShared: false });
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => !(one instanceof CSSTransition))
        .flatMap((one) => Object.keys(one.effect.getKeyframes()[0]))
        .filter((name) => !/^(offset|easing|composite|computedOffset)$/.test(name))
        .join(),
    );
  await label(page, 0).click();
  assert.equal(await moving(), 'opacity');
  assert.equal(await seen(page), 'T1 P1 T2 T3 T4', 'all is in its place at once');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await label(page, 2).click();
  assert.equal(await moving(), '');
});

QUnit.test('T28, T20 an address brings the label into sight', async (assert) => {
  const page = await openNarrow({
    html:
      tall(2000) +
      tabs({ ...wordy, content: (n) => `<p style="height: 900px">P${n}</p>` }) +
      tall(2000),
    settings: { deeplinking: true, deeplinkingSeparator: '/' },
  });
  await page.evaluate('location.hash = "set/tab4"');
  const seen = () =>
    page.evaluate(() => {
      const one = document.querySelector('[aria-selected=true]');
      const { top } = one.getBoundingClientRect();
      return [one.textContent.slice(0, 2), Math.abs(top) < 3 ? 'at the top' : top];
    });
  await assert.becomes(page, seen, ['T4', 'at the top']);
});

QUnit.test('T28, T24 panels of equal height keep the height of the set', async (assert) => {
  const content = (n) => `<p style="height: ${n * 50}px">P${n}</p>`;
  const page = await openNarrow({
    html: tabs({ ...wordy, content }),
    settings: { heightStyle: 'equal' },
  });
  const heights = [];
  for (const n of [0, 1, 2, 3]) {
    await label(page, n).click();
    heights.push((await page.locator('#set').boundingBox()).height);
  }
  assert.deepEqual(heights, Array(4).fill(heights[0]));
});

QUnit.test('T28, T24, T23 with none open, nothing is left of equal panels', async (assert) => {
  const page = await openNarrow({
    html: tabs({ ...wordy, content: (n) => `<p style="height: ${n * 50}px">P${n}</p>` }),
    settings: { heightStyle: 'equal', collapsible: true },
  });
  await label(page, 1).click();
  assert.equal(await seen(page), 'T1 T2 T3 T4');
  const { height } = await page.locator('.z-container').boundingBox();
  assert.true(height < 5, String(height));
  await label(page, 3).click();
  assert.equal(await seen(page), 'T1 T2 T3 T4 P4');
});

QUnit.test('T28, R2 on paper, every panel has its heading', async (assert) => {
  const page = await openNarrow({ isShared: false });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate('dispatchEvent(new Event("beforeprint"))');
  const shown = () =>
    page.evaluate(() => ({
      labels: document.querySelector('[role=tab]').checkVisibility(),
      panels: [...document.querySelectorAll('[role=tabpanel]')].map((one) => one.offsetHeight > 20),
    }));
  await assert.becomes(page, shown, { labels: false, panels: Array(4).fill(true) });
});

QUnit.test.each(
  'T28 it is as wide as it can be in a parent as wide as its content,',
  [
    'float: left',
    'display: table-cell',
    'width: fit-content',
    'display: flex; flex-direction: column; align-items: center',
  ],
  async (assert, style) => {
    for (const html of [tabs(wordy), inBox('nav')]) {
      const page = await openNarrow({ html: `<div style="${style}">${html}</div>` });
      const width = () => page.locator('#set').evaluate((set) => set.offsetWidth);
      await assert.becomes(page, width, 304);
      await page.setViewportSize(wide);
      await page.waitForSelector('#set:not(.z-as-accordion)');
    }
  },
);

QUnit.test('T28, C13 destroy() in this form gives all back', async (assert) => {
  const page = await openNarrow();
  await page.evaluate('$("#set").uiTabs("destroy")');
  const html = await page.evaluate('document.querySelector("#set").outerHTML');
  assert.equal(html, tabs(wordy));
});

const boxed = (html) => html.replace('</ul><div>', '</ul><section><div>') + '</section>';

QUnit.test.each(
  'T28 a set in a panel keeps its own form,',
  { 'in the usual markup': (html) => html, 'with panels in a box': boxed },
  async (assert, make) => {
    const content = (n) =>
      n === 2
        ? `<div id="inner"><ul><li><a>I1</a></li><li><a>I2</a></li></ul><div><div>J1</div><div>J2</div></div></div>`
        : `P${n}`;
    const page = await openNarrow({ html: make(tabs({ ...wordy, content })) });
    await page.evaluate('$("#inner").uiTabs({ mobileNav: false, dark: true })');
    await laidOut(page);
    const found = await page.evaluate(() => {
      const labels = [...document.querySelectorAll('#inner [role=tab]')];
      const [first, second] = labels.map((one) => one.getBoundingClientRect());
      return {
        isRow: first.top === second.top && first.right <= second.left + 1,
        arrows: labels.map((one) => getComputedStyle(one, '::after').content),
        isOuter: document.querySelector('#set').matches('.z-as-accordion'),
      };
    });
    assert.deepEqual(found, { isRow: true, arrows: ['none', 'none'], isOuter: true });
  },
);
