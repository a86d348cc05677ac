// What a person looks for inside: by links, by scripts, by forms, by the browser's search.
import { openPage } from './page.mjs';
import {
  callSet,
  atRest,
  label,
  markup,
  openTabs,
  plugins,
  stateOf,
  tabs,
  takeLog,
  tall,
} from './widgets.mjs';

QUnit.module('what is looked for');

const HEADER = 90;
const MARGIN = 30;
const deep = `${tall(900)}<p><input id="deep" required></p>${tall(900)}`;
const content = (n) => [tall(3000), deep][n - 1];

const pageWith = (kind) => `<style>
    html { scroll-padding-top: ${HEADER}px } body { margin: 0 }
    header { position: sticky; top: 0; height: ${HEADER}px; background: #fff; z-index: 9 }
    #deep { scroll-margin-top: ${MARGIN}px }
  </style>
  <header><a id="link" href="#deep">There</a> <button id="send" form="form">Send</button></header>
  <form id="form">${tall(400)}${markup[kind]({ count: 2, content })}${tall(2000)}</form>`;

const ways = {
  'a link': (page) => page.locator('#link').click(),
  'a link that was followed before': async (page) => {
    await page.evaluate(() => history.replaceState(null, '', '#deep'));
    await page.locator('#link').click();
  },
  'reveal()': (page) =>
    page.evaluate(() => {
      const set = window.jQuery('#set');
      (set.data('uiTabs') || set.data('uiAccordion')).reveal(document.getElementById('deep'));
    }),
  'a form that is sent': (page) => page.locator('#send').click(),
};

const found = Object.fromEntries(
  Object.keys(ways).flatMap((way) =>
    ['tabs', 'accordion'].map((kind) => [`${kind}, by ${way}`, [kind, ways[way]]]),
  ),
);

/** Where it begins, and whether it is seen there. */
const placeOf = (one) => {
  const { left, top, bottom } = one.getBoundingClientRect();
  return { top, isSeen: document.elementFromPoint(left + 5, (top + bottom) / 2) === one };
};

QUnit.test.each('R1, 2.4.11 what is looked for is seen,', found, async (assert, [kind, look]) => {
  for (const [from, settings] of [
    [0, { findInPage: true, animation: { duration: 300 } }],
    [2500, { findInPage: false, animation: { effects: 'none' } }],
  ]) {
    const page = await openPage({ html: pageWith(kind), isShared: true });
    const active = kind === 'accordion' ? { active: 0 } : {};
    await page.evaluate(
      ([plugin, given, top]) => {
        window.jQuery('#set')[plugin](given);
        window.scrollTo(0, top);
      },
      [plugins[kind], { ...settings, ...active }, from],
    );
    await look(page);
    await page.locator('#deep').waitFor();
    await atRest(page);
    const place = async () => {
      const { top, isSeen } = await page.locator('#deep').evaluate(placeOf);
      return [isSeen, top >= HEADER + MARGIN - 1 ? 'below the margin' : top];
    };
    await assert.becomes(page, place, [true, 'below the margin'], `from ${from}`);
  }
});

QUnit.test('R1 the browser opens a panel for a script’s hash, in its place', async (assert) => {
  const inside = (n) => (n === 3 ? `${tall(1200)}<p id="deep">Deep</p>${tall(1200)}` : `P${n}`);
  const page = await openTabs({
    html: tabs({ content: inside }),
    settings: { animation: { duration: 300, effects: 'slideV' } },
  });
  await page.locator('#set [hidden=until-found] #deep').waitFor({ state: 'attached' });
  await page.evaluate("void (location.hash = 'deep')");
  await page.waitForFunction('log.length > 1');
  assert.equal(await takeLog(page), 'select 2 find, deactivate 0 find');
  assert.equal(await stateOf(page), '0 0 1');
  const isInPlace = async () => {
    const { top } = await page.locator('#deep').evaluate(placeOf);
    return (top >= 0 && top < 300) || top;
  };
  await assert.becomes(page, isInPlace, true, 'its place in the window');
  assert.equal(await page.evaluate('location.hash'), '#deep', 'as it was written');
});

const texts = {
  'a paragraph': '<p>two inns</p>',
  'the panel itself': 'two inns',
  'the panel, in part bold': 'at <b>two inns</b><br>there',
  'a heading': '<h5>two inns</h5>',
  'a link': '<a href="#there">two inns</a>',
  'a span': '<span>two inns</span>',
  'a disclosure': '<details open><summary>Where</summary>two inns</details>',
};

QUnit.test.each(
  'R1 the browser’s search finds words of a closed panel that stand in',
  texts,
  async (assert, text) => {
    const content = (n) => (n === 3 ? text : `P${n}`);
    for (const [kind, plugin] of Object.entries(plugins)) {
      const page = await openPage({ html: markup[kind]({ content }), isShared: true });
      const before = await page.locator('#set').evaluate((set) => set.outerHTML);
      await callSet(page, plugin);
      // Browsers find no text that is not `visible` by its style, however its panel is hidden.
      const isFound = () =>
        page.evaluate(() => {
          const words = document.createTreeWalker(document.querySelector('#set'), 4);
          while (!words.nextNode().data.includes('two inns'));
          const { parentElement } = words.currentNode;
          const isClosed = parentElement.closest('[hidden=until-found]') !== null;
          return isClosed && getComputedStyle(parentElement).visibility === 'visible';
        });
      await assert.becomes(page, isFound, true, plugin);
      await callSet(page, plugin, 'destroy');
      const after = await page.locator('#set').evaluate((set) => set.outerHTML);
      assert.equal(after, before, 'destroy gives it back');
    }
  },
);

const field = (n) =>
  n === 2 ? '<p>P2</p>' : `<p><input id="field${n}" required ${n === 1 ? 'value="a"' : ''}></p>`;

QUnit.test('R1 a form that the page checks opens nothing until it is sent', async (assert) => {
  const page = await openTabs({
    html: `<form id="form">${tabs({ content: field })}<button id="send">Send</button></form>`,
  });
  const state = async () =>
    `${await stateOf(page)}, ${await page.evaluate('document.activeElement.id')}`;
  await page.evaluate(() => {
    const { form } = window;
    const check = () => form.checkValidity();
    for (const type of ['input', 'change', 'focusout']) form.addEventListener(type, check);
    check();
  });
  assert.equal(await stateOf(page), '1 0 0', 'it is checked before anybody does anything');
  await page.locator('#field1').pressSequentially('b');
  await page.locator('#field1').click();
  await page.mouse.click(600, 600);
  assert.equal(await stateOf(page), '1 0 0', 'a field that has changed is left');
  await page.locator('#field1').pressSequentially('abc');
  assert.equal(await state(), '1 0 0, field1');
  await page.keyboard.press('Enter');
  await assert.becomes(page, state, '0 0 1, field3');
  await label(page, 0).click();
  await page.locator('#send').click();
  await assert.becomes(page, state, '0 0 1, field3');
});
