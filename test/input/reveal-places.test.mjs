// Where what is revealed comes to lie in the window: not under a header of the page's that stays there.
import { openPage } from './page.mjs';

QUnit.module('what a person looks for comes out from under the page’s header');

const tall = (n) => `<div style="height: ${n}px"></div>`;
const deep = `${tall(900)}<p><input id="deep" required></p>${tall(900)}`;
const HEADER = 90;
const MARGIN = 30;

const kinds = {
  tabs: `<div id="set"><ul><li><a>T1</a></li><li><a>T2</a></li></ul>
    <div><div>${tall(3000)}</div><div>${deep}</div></div></div>`,
  accordion: `<div id="set"><h3>H1</h3><div>${tall(3000)}</div><h3>H2</h3><div>${deep}</div></div>`,
};

const page = (kind) => `<style>
    html { scroll-padding-top: ${HEADER}px } body { margin: 0 }
    header { position: sticky; top: 0; height: ${HEADER}px; background: #fff; z-index: 9 }
    #deep { scroll-margin-top: ${MARGIN}px }
  </style>
  <header><a id="link" href="#deep">There</a> <button id="send" form="form">Send</button></header>
  <form id="form">${tall(400)}${kinds[kind]}${tall(2000)}</form>`;

const ways = {
  'a link': (opened) => opened.locator('#link').click(),
  'a link that was followed before': async (opened) => {
    await opened.evaluate(() => history.replaceState(null, '', '#deep'));
    await opened.locator('#link').click();
  },
  'reveal()': (opened) =>
    opened.evaluate(() => {
      const set = window.jQuery('#set');
      (set.data('uiTabs') || set.data('uiAccordion')).reveal(document.getElementById('deep'));
    }),
  'a form that is sent': (opened) => opened.locator('#send').click(),
};

const settings = [
  { findInPage: true, animation: { duration: 300 } },
  { findInPage: false, animation: { effects: 'none' } },
];

const cases = Object.keys(kinds).flatMap((kind) =>
  Object.keys(ways).flatMap((way) =>
    settings.map((one) => [`${kind}, by ${way}, findInPage ${one.findInPage}`, [kind, way, one]]),
  ),
);

const plugins = { tabs: 'uiTabs', accordion: 'uiAccordion' };

/** Starts the set far above or below what is looked for. */
const begin = ([plugin, given, top]) => {
  window.jQuery('#set')[plugin](given);
  window.scrollTo(0, top);
};

/** Where it begins, and whether it is seen there. */
const placeOf = (one) => {
  const { left, top, bottom } = one.getBoundingClientRect();
  const isSeen = document.elementFromPoint(left + 5, (top + bottom) / 2) === one;
  return { top, isSeen };
};

QUnit.test.each(
  'R1, 2.4.11 what is looked for, from above and from below:',
  Object.fromEntries(cases),
  async (assert, [kind, way, given]) => {
    for (const from of [0, 2500]) {
      const opened = await openPage({
        html: page(kind),
        css: [`/assets/css/ui.${kind}.min.css`],
        scripts: [`/assets/js/ui.${kind}.min.js`],
      });
      const active = kind === 'accordion' ? { active: 0 } : {};
      await opened.evaluate(begin, [plugins[kind], { ...given, ...active }, from]);
      await ways[way](opened);
      await opened.waitForFunction(() => !document.getAnimations().length);
      const { top, isSeen } = await opened.locator('#deep').evaluate(placeOf);
      assert.true(isSeen, `from ${from} it is seen`);
      assert.true(top >= HEADER + MARGIN - 1, `from ${from} it lies at ${top}`);
    }
  },
);
