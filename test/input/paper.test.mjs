import { markup as sectionsOf, openAccordion } from './accordion-page.mjs';
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

QUnit.test(
  'R2 current: what is selected is on paper, its label above it, and no other',
  async (assert) => {
    const page = await openTabs({ settings: { print: 'current', defaultTab: 'tab2' } });
    await say(page, 'beforeprint');
    await page.emulateMedia({ media: 'print' });
    assert.equal(await onPaper(page), 'T2: P2');
  },
);

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

QUnit.test.each('R2 current: what is open is on paper', ['ul', 'details'], async (assert, form) => {
  const settings = { print: 'current', active: 1 };
  const page = await openAccordion({ settings, html: sectionsOf({ form }) });
  await page.emulateMedia({ media: 'print' });
  assert.equal(await onPaper(page), 'H1, H2, C2, H3');
});
