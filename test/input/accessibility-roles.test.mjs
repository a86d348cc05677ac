import { markup as sectionsOf, openAccordion } from './accordion-page.mjs';
import { markup, openTabs } from './tabs-page.mjs';

QUnit.module('accessibility: roles and names');

const narrow = { minWindowWidth: 9999 };
const links = sectionsOf({
  count: 2,
  content: (n) => `<ul><li><a href="#${n}">L${n}</a></li></ul>`,
});
const twoTabs = markup(2);
const twoSections = sectionsOf({ count: 2 });

/** What is said of every form, as it is nested. */
const forms = {
  tabs: [
    openTabs,
    twoTabs,
    {},
    `
- tablist "Tabs":
  - tab "T1" [selected]
  - tab "T2"
- tabpanel "T1":
  - paragraph: P1`,
  ],
  'tabs at the bottom': [
    openTabs,
    twoTabs,
    { position: 'bottom-left' },
    `
- tabpanel "T1":
  - paragraph: P1
- tablist "Tabs":
  - tab "T1" [selected]
  - tab "T2"`,
  ],
  'a menu': [
    openTabs,
    twoTabs,
    narrow,
    `
- button "T1"
- tabpanel "T1":
  - paragraph: P1`,
  ],
  'tabs that play': [
    openTabs,
    twoTabs,
    { autoplay: { interval: 1e6 } },
    `
- button "Stop automatic change"
- tablist "Tabs":
  - tab "T1" [selected]
  - tab "T2"
- tabpanel "T1":
  - paragraph: P1`,
  ],
  'an accordion': [
    openAccordion,
    twoSections,
    { active: 1 },
    `
- list:
  - listitem:
    - heading "H1" [level=3]:
      - button "H1"
  - listitem:
    - heading "H2" [level=3]:
      - button "H2" [expanded]
    - region "H2":
      - paragraph: C2`,
  ],
  'a horizontal accordion': [
    openAccordion,
    twoSections,
    { orientation: 'horizontal' },
    `
- list:
  - listitem:
    - heading "H1" [level=3]:
      - button "H1" [disabled] [expanded]
    - region "H1":
      - paragraph: C1
  - listitem:
    - heading "H2" [level=3]:
      - button "H2"`,
  ],
  'a slider': [
    openAccordion,
    twoSections,
    { slider: true, dotNav: true, active: 0 },
    `
- group "Slides":
  - list:
    - listitem:
      - heading "H1" [level=3]:
        - button "H1" [expanded]
      - region "H1":
        - paragraph: C1
    - listitem:
      - heading "H2" [level=3]:
        - button "H2"
  - group "Choose a slide":
    - 'button "Slide 1: H1" [disabled]'
    - 'button "Slide 2: H2"'`,
  ],
  'an accordion as a menu': [
    openAccordion,
    links,
    { contentNav: true, active: 0 },
    `
- list:
  - listitem:
    - heading "H1" [level=3]:
      - button "H1" [expanded]
    - region "H1":
      - list:
        - listitem:
          - link "L1":
            - /url: "#1"
  - listitem:
    - heading "H2" [level=3]:
      - button "H2"`,
  ],
};

QUnit.test.each(
  '1.3.1 roles, names and what they hold, of',
  forms,
  async (assert, [open, html, settings, tree]) => {
    const page = await open({ html, settings });
    assert.equal(`\n${await page.locator('body').ariaSnapshot()}`, tree);
  },
);

QUnit.test(
  '1.3.1, AT17 an open menu is in the tree once, and gone when it closes',
  async (assert) => {
    const page = await openTabs({ html: twoTabs, settings: narrow });
    const tree = () => page.locator('body').ariaSnapshot();
    const closed = await tree();
    await page.locator('.z-tabs-mobile .z-link').click();
    assert.equal(
      `\n${await tree()}`,
      `
- button "T1" [expanded]
- tablist "Tabs":
  - tab "T1" [selected]
  - tab "T2"
- tabpanel "T1":
  - paragraph: P1`,
    );
    await page.keyboard.press('Escape');
    assert.equal(await tree(), closed);
  },
);

QUnit.test('the language and the direction of a panel are its own', async (assert) => {
  const html = markup().replace('<div><p>P2', '<div dir="rtl" lang="ar"><p>P2');
  const page = await openTabs({ html });
  await page.getByRole('tab').nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  const parts = await page.evaluate(() =>
    ['[role=tab]', '[role=tabpanel][lang] p', '[role=tabpanel]:not([lang]) p'].map((part) => {
      const element = document.querySelector(part);
      return [element.closest('[lang]').lang, getComputedStyle(element).direction].join(' ');
    }),
  );
  assert.deepEqual(parts, ['en ltr', 'ar rtl', 'en ltr']);
  assert.deepEqual(
    await page.getByRole('tabpanel').allTextContents(),
    ['P2'],
    'keys go with the list',
  );
});
