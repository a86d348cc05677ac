import { markup as sectionsOf, openAccordion } from './accordion-page.mjs';
import { openLooks } from './contrast-page.mjs';
import { markup, openTabs } from './tabs-page.mjs';

QUnit.module('paper');

/** What is on paper, in order: labels in their row, headings of panels, texts of panels. */
const onPaper = (page) =>
  page.evaluate(() => {
    const found = [];
    const parts = '#set > [role=tablist] [role=tab], #set .z-content, #set .z-header';
    for (const part of document.querySelectorAll(parts)) {
      const { top, height } = part.getBoundingClientRect();
      if (!part.checkVisibility({ visibilityProperty: true }) || height === 0) continue;
      const { content } = getComputedStyle(part, '::before');
      const heading = content.startsWith('"') ? `${content.slice(1, -1)}: ` : '';
      found.push({ text: heading + part.textContent.trim(), top });
    }
    return found
      .sort((a, b) => a.top - b.top)
      .map(({ text }) => text)
      .join(', ');
  });

/** What is cut off, or lies over something else. */
const faults = (page) =>
  page.evaluate(() => {
    const parts = Array.from(document.querySelectorAll('#set .z-header, #set .z-content'));
    const shown = parts.filter((part) => part.checkVisibility({ visibilityProperty: true }));
    const cut = shown.filter((part) => part.scrollHeight > part.clientHeight + 1);
    const over = shown.filter((part, index) => {
      const before = shown[index - 1];
      const bottom = before ? before.getBoundingClientRect().bottom : -Infinity;
      return part.getBoundingClientRect().top < bottom - 1;
    });
    return [...cut, ...over].map((part) => part.outerHTML);
  });

const say = (page, type) => page.evaluate((name) => window.dispatchEvent(new Event(name)), type);

QUnit.test('R2 every panel is on paper, its label above it', async (assert) => {
  const page = await openTabs({ html: markup(3, (n) => `<a>T${n}</a>`) });
  assert.equal(await onPaper(page), 'T1, T2, T3, P1', 'on the screen');
  const before = await page.locator('#set').evaluate((set) => set.outerHTML);
  await say(page, 'beforeprint');
  await page.emulateMedia({ media: 'print' });
  assert.equal(await onPaper(page), 'T1: P1, T2: P2, T3: P3');
  assert.deepEqual(await faults(page), []);
  await page.emulateMedia({ media: 'screen' });
  await say(page, 'afterprint');
  assert.equal(await onPaper(page), 'T1, T2, T3, P1');
  assert.equal(await page.locator('#set').evaluate((set) => set.outerHTML), before);
});

const arrangements = [
  { position: 'bottom-right' },
  { orientation: 'vertical' },
  { style: 'underlined', dark: true },
  { style: 'clean', orientation: 'vertical', position: 'top-right' },
];

QUnit.test.each('R2 so it is in every arrangement', arrangements, async (assert, settings) => {
  const page = await openTabs({ settings });
  await say(page, 'beforeprint');
  await page.emulateMedia({ media: 'print' });
  assert.equal(await onPaper(page), 'T1: P1, T2: P2, T3: P3');
  const places = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll('.z-container'),
      ({ offsetLeft, offsetWidth, parentElement }) => [
        offsetLeft - parentElement.offsetLeft,
        offsetWidth - parentElement.offsetWidth,
        getComputedStyle(parentElement).colorScheme,
      ],
    ),
  );
  assert.deepEqual(places, [[0, 0, 'normal']], 'no empty column, and no light text');
});

QUnit.test.each(
  'R2 headings are in line with their text,',
  [
    { theme: 'silver' },
    { theme: 'flat-carrot' },
    { style: 'underlined' },
    { style: 'underlined', orientation: 'vertical' },
  ],
  async (assert, settings) => {
    const page = await openTabs({
      settings,
      css: ['/assets/css/ui.tabs.min.css', '/assets/css/ui.tabs.flat.min.css'],
    });
    await say(page, 'beforeprint');
    await page.emulateMedia({ media: 'print' });
    const [top, left, inside] = await page
      .locator('.z-content')
      .first()
      .evaluate((panel) => {
        const { left: start, top: above } = panel.getBoundingClientRect();
        const { paddingLeft, paddingTop } = getComputedStyle(panel);
        const { marginLeft } = getComputedStyle(panel, '::before');
        const text = panel.querySelector('p').getBoundingClientRect();
        const heading = parseFloat(paddingLeft) + parseFloat(marginLeft);
        return [text.top - above > parseFloat(paddingTop), heading, text.left - start];
      });
    assert.true(top);
    assert.equal(left, inside);
  },
);

QUnit.test('R2 a label of two lines is one heading', async (assert) => {
  const html = markup(2, (n) => `<a>T${n}<span>more</span></a>`);
  const page = await openTabs({ html, settings: { multiline: true } });
  await say(page, 'beforeprint');
  await page.emulateMedia({ media: 'print' });
  assert.equal(await onPaper(page), 'T1\\a more: P1, T2\\a more: P2');
});

QUnit.test('R2 current: what is selected is on paper, as on the screen', async (assert) => {
  const page = await openTabs({ settings: { print: 'current', defaultTab: 'tab2' } });
  await say(page, 'beforeprint');
  await page.emulateMedia({ media: 'print' });
  assert.equal(await onPaper(page), 'T1, T2, T3, P2');
});

QUnit.test('R2 the browser asks for labels when it prints, and they go', async (assert) => {
  const page = await openTabs();
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      window.seen = Array.from(document.querySelectorAll('.z-content'), (panel) =>
        panel.getAttribute('data-z-label'),
      );
    });
  });
  await page.pdf();
  await page.waitForFunction('window.seen && !document.querySelector("[data-z-label]")');
  assert.deepEqual(await page.evaluate('seen'), ['T1', 'T2', 'T3']);
});

const closed = {
  'of tabs': [openTabs, 'tabs', 'T1: P1, T2: P2, T3: P3', 'T1, T2, T3, P1'],
  'of accordions': [openAccordion, 'accordion', 'H1, C1, H2, C2, H3, C3', 'H1, H2, C2, H3'],
};
const searches = [true, false];

QUnit.test.each(
  'R2 panels are on paper where a page says that what is hidden is not shown,',
  Object.fromEntries(
    Object.entries(closed).flatMap(([name, rest]) =>
      searches.map((findInPage) => [`${name}, findInPage: ${findInPage}`, [findInPage, ...rest]]),
    ),
  ),
  async (assert, [findInPage, open, kind, paper, screen]) => {
    const page = await open({
      css: [`/assets/css/ui.${kind}.min.css`, '/node_modules/bootstrap/dist/css/bootstrap.min.css'],
      settings: {
        findInPage,
        // Said to be on paper, the window is as narrow as that.
        ...(kind === 'accordion' ? { active: 1 } : { mobileNav: false }),
      },
    });
    const html = () => page.locator('#set').evaluate((set) => set.outerHTML);
    const before = await html();
    await say(page, 'beforeprint');
    assert.equal(await onPaper(page), screen, 'on the screen');
    await page.emulateMedia({ media: 'print' });
    assert.equal(await onPaper(page), paper);
    assert.deepEqual(await faults(page), []);
    await page.emulateMedia({ media: 'screen' });
    await say(page, 'afterprint');
    assert.equal(await onPaper(page), screen);
    assert.equal(await html(), before, 'as before');
  },
);

QUnit.test('R2 destroyed sets are silent', async (assert) => {
  const page = await openTabs();
  await page.evaluate("window.jQuery('#set').uiTabs('destroy')");
  await say(page, 'beforeprint');
  assert.equal(await page.locator('[data-z-label]').count(), 0);
});

const accordions = {
  'a list': {},
  'of details': { html: sectionsOf({ form: 'details' }) },
  horizontal: { settings: { orientation: 'horizontal' } },
  'horizontal, from the right': { settings: { orientation: 'horizontal' }, dir: 'rtl' },
  'of fixed height': {
    settings: { contentHeight: 20 },
    html: sectionsOf({ content: (n) => `<p>C${n}</p><p style="height: 200px"></p>` }),
  },
  'with autoplay': { settings: { autoplay: { interval: 1e6 } } },
};

QUnit.test.each('R2 every section is on paper:', accordions, async (assert, options) => {
  const page = await openAccordion(options);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await onPaper(page), 'H1, C1, H2, C2, H3, C3');
  assert.deepEqual(await faults(page), []);
  assert.false(await page.locator('.z-autoplay').isVisible(), 'no button on paper');
});

/** Contrasts with white of all text in accordions; paper may be without fills. */
const onWhite = () => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const light = (color) => {
    canvas.fillStyle = '#fff';
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (byte) => {
      const value = byte / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const parts = document.querySelectorAll('.z-trigger, .z-sub-nav a, .z-auto-g');
  return Array.from(parts, (part) => {
    const { color, backgroundImage, backgroundColor } = getComputedStyle(part);
    const bar = getComputedStyle(part.closest('.z-header') ?? part);
    const isPlain = [backgroundImage, bar.backgroundImage].every((image) => image === 'none');
    const isDark = light(backgroundColor) < light('#fff') || light(bar.backgroundColor) < 1.05;
    const { look } = part.closest('[data-look]').dataset;
    return {
      what: `${look} ${part.className}`,
      isClear: isPlain && !isDark,
      ratio: 1.05 / light(color),
    };
  });
};

QUnit.test.each(
  'R2 text is dark on white, in every theme,',
  [false, true],
  async (assert, dark) => {
    const page = await openLooks({ dark });
    await page.emulateMedia({ media: 'print' });
    const all = await page.evaluate(onWhite);
    assert.true(all.length > 60, `${all.length} texts`);
    assert.deepEqual(
      all.filter(({ ratio, isClear }) => !isClear || ratio < 4.5),
      [],
    );
  },
);

QUnit.test(
  'R2 signs that something can be pressed or is on its way are not on paper',
  async (assert) => {
    const page = await openAccordion({
      settings: { slider: true, dotNav: true, active: 0, autoplay: { interval: 1e6 } },
    });
    const signs = page.locator('.z-dot-nav, .z-autoplay, .z-arrow');
    const shown = async () => {
      const states = await Promise.all((await signs.all()).map((sign) => sign.isVisible()));
      return states.filter(Boolean).length;
    };
    assert.equal(await shown(), 5, 'on the screen');
    await page.emulateMedia({ media: 'print' });
    assert.equal(await shown(), 0);
  },
);

QUnit.test.each('R2 current: what is open is on paper', ['ul', 'details'], async (assert, form) => {
  const settings = { print: 'current', active: 1 };
  const page = await openAccordion({ settings, html: sectionsOf({ form }) });
  await page.emulateMedia({ media: 'print' });
  assert.equal(await onPaper(page), 'H1, H2, C2, H3');
});

QUnit.test('R2 a set inside of another has an option of its own', async (assert) => {
  const inner = sectionsOf({ id: 'inner', count: 2, content: (n) => `I${n}` });
  const page = await openAccordion({
    settings: { print: 'current', active: 0 },
    html: sectionsOf({ count: 2, content: (n) => (n === 1 ? inner : 'C2') }),
  });
  await page.evaluate("window.jQuery('#inner').uiAccordion({ animation: { effects: 'none' } })");
  await page.emulateMedia({ media: 'print' });
  const shown = await page.evaluate(() =>
    Array.from(document.querySelectorAll('.z-content'))
      .filter((content) => content.checkVisibility({ visibilityProperty: true }))
      .map((content) => content.textContent.trim()),
  );
  assert.deepEqual(shown, ['H1I1H2I2', 'I1', 'I2']);
});
