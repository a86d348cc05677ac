// What browsers tell screen readers by themselves, from what listens where.
import { openPage } from './page.mjs';
import { callSet, sections, tabs } from './widgets.mjs';

QUnit.module('what is heard');

/** The listeners to presses on the ancestors of a panel below the body, as `UL click`, by the browser's own list. */
async function listenersAround(page, selector) {
  const session = await page.context().newCDPSession(page);
  const found = [];
  for (let up = 0; ; up += 1) {
    const expression = `[...(function* () { for (let at = document.querySelector(${JSON.stringify(selector)}); at !== document.body; at = at.parentElement) yield at; })()][${up}]`;
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (!result.objectId) return found;
    const { objectId } = result;
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
    const types = listeners
      .map(({ type }) => type)
      .filter((type) => /^(click|mouse(down|up))$/.test(type));
    found.push(...types.map((type) => `${result.description} ${type}`));
  }
}

const still = { animation: { effects: 'none' } };

const sets = {
  tabs: ['uiTabs', tabs(), {}],
  'vertical tabs': ['uiTabs', tabs(), { orientation: 'vertical' }],
  'tabs that scroll': ['uiTabs', tabs({ count: 40 }), { overflow: 'scroll' }],
  'a dropdown': ['uiTabs', tabs(), { minWindowWidth: 9999 }],
  'closable tabs that play': ['uiTabs', tabs(), { closable: true, autoplay: { interval: 9999 } }],
  'tabs opened by hovering': ['uiTabs', tabs(), { event: 'mouseover' }],
  'tabs that are swiped': ['uiTabs', tabs(), { swipe: true, sticky: true, collapsible: true }],
  'tabs as an accordion': [
    'uiTabs',
    tabs({ count: 40 }),
    { mobileNav: 'accordion', closable: true, sync: 'all' },
  ],
  'an accordion': ['uiAccordion', sections(), {}],
  details: ['uiAccordion', sections({ form: 'details' }), { keyboard: true }],
  'a horizontal accordion': ['uiAccordion', sections(), { orientation: 'horizontal' }],
  'a slider': [
    'uiAccordion',
    sections(),
    { slider: true, dotNav: true, autoplay: { interval: 9999 } },
  ],
  'an accordion opened by hovering': ['uiAccordion', sections(), { event: 'mouseover' }],
};

QUnit.test.each('H5 nothing around a panel listens to presses:', sets, async (assert, row) => {
  const [plugin, html, settings] = row;
  for (const jquery of [1, 3, 4]) {
    const page = await openPage({ html: `<main>${html}</main>`, jquery, isShared: true });
    await callSet(page, plugin, { ...still, ...settings });
    assert.deepEqual(await listenersAround(page, '#set .z-content'), [], `jQuery ${jquery}`);
  }
});

QUnit.test('H5 a set in a set, and in a shadow, is pressed as any other', async (assert) => {
  const inner = sections({ id: 'inner', header: (n) => `I${n}` });
  const icon = '<x-icon></x-icon>';
  const html = sections({ header: (n) => `H${n}${icon}`, content: (n) => (n === 1 ? inner : 'C') });
  const page = await openPage({ html: '<div id="host"></div>', isShared: true });
  const result = await page.evaluate((markup) => {
    const shadow = document.getElementById('host').attachShadow({ mode: 'open' });
    shadow.innerHTML = markup;
    const { jQuery } = window;
    jQuery(shadow.querySelectorAll('#set, #inner')).uiAccordion({ animation: { effects: 'none' } });
    shadow.querySelectorAll('x-icon').forEach((one) => {
      one.attachShadow({ mode: 'open' }).innerHTML = '<b>+</b>';
    });
    const state = () =>
      [...shadow.querySelectorAll('.z-trigger')]
        .map((one) => one.getAttribute('aria-expanded') === 'true')
        .map(Number)
        .join('');
    const press = (element) => {
      element.dispatchEvent(
        new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }),
      );
      return state();
    };
    const [icon] = shadow.querySelectorAll('x-icon');
    return [press(icon.shadowRoot.firstChild), press(shadow.querySelector('#inner .z-title'))];
  }, html);
  assert.deepEqual(result, ['100000', '110000']);
});

/** How many listeners to clicks each label has, by the browser's own list. */
async function clickListeners(page) {
  const session = await page.context().newCDPSession(page);
  const counts = [];
  for (let n = 0; ; n += 1) {
    const expression = `document.querySelectorAll('#set .z-trigger, #set [role=tab]')[${n}]`;
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (!result.objectId) return counts.join(' ');
    const { objectId } = result;
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
    counts.push(listeners.filter(({ type }) => type === 'click').length);
  }
}

const links = sections({ count: 2, header: (n) => `<a>H${n}</a>` });

QUnit.test.each(
  'H1, C13 a link keeps one listener to clicks from the first use of the page to the end, a button none:',
  { tabs: ['uiTabs', tabs({ count: 2 }), '1 1 1'], accordion: ['uiAccordion', links, '1 1 0'] },
  async (assert, [plugin, html, added]) => {
    const page = await openPage({ html, isShared: true });
    const call = (...given) => callSet(page, plugin, ...given);
    const labels = page.locator('#set .z-trigger, #set [role=tab]');
    await call(still);
    await page.keyboard.press('Shift');
    const counts = [await clickListeners(page)];
    await labels.nth(1).click();
    counts.push(await clickListeners(page));
    await call('add', 'T3', 'P3');
    counts.push(await clickListeners(page));
    await call('setOptions', { rounded: true });
    await call('refresh');
    counts.push(await clickListeners(page));
    assert.deepEqual(counts, ['1 1', '1 1', added, added]);
    await call('destroy');
    const session = await page.context().newCDPSession(page);
    const { result } = await session.send('Runtime.evaluate', {
      expression: 'document.querySelector("#set a")',
    });
    const { objectId } = result;
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
    assert.deepEqual(listeners, []);
  },
);
