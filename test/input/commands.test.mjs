// Buttons that need no script, by real presses and keys; also as in browsers that don't know them.
import { openPage } from './page.mjs';
import { sections, stateOf, tabs } from './widgets.mjs';

QUnit.module('buttons without script');

const button = (command, value = '', more = '') =>
  `<button commandfor="set" command="${command}"${value && ` value="${value}"`} ${more}>${command} ${value}</button>`;

/** Opens a page with buttons and a set; `window.told` has the events of that. */
async function openSet({ html, set, plugin, settings = {}, prepare }) {
  const page = await openPage({ html: html + set, prepare, isShared: true });
  await page.evaluate(
    ([name, given]) => {
      window.told = [];
      const select = (_event, { index, reason }) => window.told.push(`${index} ${reason}`);
      window.jQuery('#set')[name]({ animation: { effects: 'none' }, select, ...given });
    },
    [plugin, settings],
  );
  return page;
}

/** As in a browser that doesn't know commands. */
const without = (page) =>
  page.addInitScript(() => {
    for (const name of ['command', 'commandForElement'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    addEventListener('command', (event) => event.stopImmediatePropagation(), true);
  });

const browsers = { 'by the browser': () => {}, 'without it': without };

QUnit.test.each('C22 tabs:', browsers, async (assert, prepare) => {
  const buttons = [
    ...['--next', '--prev', '--first', '--last'].map((name) => button(name)),
    button('--select', 'stays'),
    button('--select', '0'),
    button('--unknown'),
    button('--expand-all'),
    button('--next', '', 'disabled'),
  ];
  const html = tabs().replace('<li>', '<li data-link="stays">');
  const page = await openSet({ html: buttons.join(''), set: html, plugin: 'uiTabs', prepare });
  const after = async (name) => {
    await page.getByRole('button', { name, exact: true }).first().click();
    return stateOf(page);
  };
  assert.equal(await after('--next'), '0 1 0');
  assert.equal(await after('--last'), '0 0 1');
  assert.equal(await after('--next'), '1 0 0');
  assert.equal(await after('--prev'), '0 0 1');
  assert.equal(await after('--select stays'), '1 0 0');
  assert.equal(await after('--unknown'), '1 0 0');
  assert.equal(await after('--expand-all'), '1 0 0');
  await page.getByRole('button', { name: '--next', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  assert.equal(await stateOf(page), '0 1 0', 'by key');
  await page.keyboard.press('Space');
  assert.equal(await stateOf(page), '0 0 1');
  await page.locator('button:disabled').click({ force: true });
  assert.equal(await stateOf(page), '0 0 1');
  await page.evaluate(() => {
    document.body.addEventListener('click', (event) => event.preventDefault());
  });
  assert.equal(await after('--first'), '0 0 1', 'a click that the page has prevented');
  const told = await page.evaluate('window.told');
  assert.true(
    told.slice(1).every((one) => one.endsWith(' click')),
    told.join(),
  );
});

QUnit.test.each('C22 accordions:', browsers, async (assert, prepare) => {
  const names = ['--toggle', '--open', '--close'].map((name) => button(name, '1'));
  const all = [
    ...['--expand-all', '--collapse-all', '--next', '--prev', '--first', '--last'].map((name) =>
      button(name),
    ),
    button('--select', 'section2'),
  ];
  const page = await openSet({
    html: [...names, ...all].join(''),
    set: sections(),
    plugin: 'uiAccordion',
    settings: { expandMode: 'multiple' },
    prepare,
  });
  const after = async (name) => {
    await page.getByRole('button', { name, exact: true }).click();
    return stateOf(page);
  };
  assert.equal(await after('--toggle 1'), '0 1 0');
  assert.equal(await after('--open 1'), '0 1 0');
  assert.equal(await after('--close 1'), '0 0 0');
  assert.equal(await after('--expand-all'), '1 1 1');
  assert.equal(await after('--toggle 1'), '1 0 1');
  assert.equal(await after('--collapse-all'), '0 0 0');
  await page.evaluate("jQuery('#set').uiAccordion({ expandMode: 'single' }), null");
  assert.equal(await after('--last'), '0 0 1');
  assert.equal(await after('--next'), '1 0 0');
  assert.equal(await after('--select section2'), '0 1 0');
  assert.equal(await after('--prev'), '1 0 0');
  assert.equal(await after('--first'), '1 0 0');
});

QUnit.test.each(
  'C22, C17 play and stop; a press on another button stops a smart autoplay:',
  browsers,
  async (assert, prepare) => {
    const names = ['--play', '--stop', '--next'].map((name) => button(name));
    const settings = { autoplay: { interval: 60000 } };
    const set = tabs();
    const page = await openSet({ html: names.join(''), set, plugin: 'uiTabs', settings, prepare });
    const plays = () => page.locator('.z-autoplay').evaluate((one) => one.matches('.z-playing'));
    const after = async (name) => {
      await page.getByRole('button', { name, exact: true }).click();
      return plays();
    };
    assert.deepEqual(
      [await plays(), await after('--stop'), await after('--play'), await after('--next')],
      [true, false, true, false],
    );
  },
);

QUnit.test.each(
  'C22 sets and buttons that come later, and in a shadow root:',
  browsers,
  async (assert, prepare) => {
    const page = await openPage({ html: '<div id="host"></div>', prepare, isShared: true });
    const state = await page.evaluate(
      (html) => {
        const scope = document.getElementById('host').attachShadow({ mode: 'open' });
        scope.innerHTML = html;
        window.jQuery(scope.getElementById('set')).uiTabs({ animation: { effects: 'none' } });
        scope.querySelector('button').click();
        return Array.from(scope.querySelectorAll('[role=tab]'), (tab) => tab.ariaSelected).join();
      },
      button('--next') + tabs(),
    );
    assert.equal(state, 'false,true,false');
  },
);

QUnit.test('C22 a button in a shadow root knows its set by a property', async (assert) => {
  const page = await openPage({ html: `${tabs({ id: 'outer' })}<div id="host"></div>` });
  const selected = await page.evaluate((html) => {
    const scope = document.getElementById('host').attachShadow({ mode: 'open' });
    scope.innerHTML = `<button command="--next">Next</button>${html}`;
    return [scope.getElementById('set'), document.getElementById('outer')].map((set) => {
      window.jQuery(set).uiTabs({ animation: { effects: 'none' } });
      scope.querySelector('button').commandForElement = set;
      scope.querySelector('button').click();
      return window.jQuery(set).uiTabs('active');
    });
  }, tabs());
  assert.deepEqual(selected, [1, 1]);
});
