// Sets in the open shadow root of a custom element: the example as it is printed, presses, keys, focus, address.
import { expect, quoted, usingPage } from './browser.mjs';
import { accordion, tabs } from './markup.mjs';

const tab = (page, name) => page.getByRole('tab', { name, exact: true });

/** Whether the first trigger names the panel that it controls. */
const namesPanel = (page) =>
  page.evaluate(() => {
    const tree = document.querySelector('trip-tabs').shadowRoot;
    const name = tree.querySelector('[aria-controls]')?.getAttribute('aria-controls');
    return !!name && !!tree.getElementById(name);
  });

const example = (jquery) => () =>
  usingPage({ body: quoted('shadow.html'), jquery }, async (page) => {
    await tab(page, 'Stays').click();
    await page.getByText('Two inns.').waitFor();
    expect(new URL(page.url()).hash, '#tab2', 'the address');
    await tab(page, 'Stays').press('ArrowLeft');
    await page.getByText('Three days.').waitFor();
    await page.goBack();
    await page.getByText('Two inns.').waitFor();
    expect(await namesPanel(page), true, 'aria-controls');
  });

/** A page with a set in a shadow root, as the example has it. */
const pageWith = (html, call) => ({
  body: `<trip-tabs></trip-tabs><script>
    customElements.define('trip-tabs', class extends HTMLElement {
      connectedCallback() {
        this.attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(html)};
        ['tabs', 'accordion'].forEach((name) => {
          const sheet = document.createElement('link');
          Object.assign(sheet, { rel: 'stylesheet', href: '/assets/css/ui.' + name + '.min.css' });
          this.shadowRoot.prepend(sheet);
        });
        $(this.shadowRoot.querySelector('#set')).${call};
      }
    });
  </script>`,
});

/** The list of a dropdown opens, a press in it selects, and a press beside it closes it. */
const dropdown = (jquery) => () =>
  usingPage(
    { ...pageWith(tabs('id="set"'), 'uiTabs({ minWindowWidth: 9999 })'), jquery },
    async (page) => {
      const bar = (name) => page.getByRole('button', { name, exact: true });
      // The style sheet is there.
      await tab(page, 'Stays').waitFor({ state: 'hidden' });
      await bar('Route').click();
      await tab(page, 'Stays').click();
      await page.getByText('Two inns').waitFor();
      await tab(page, 'Stays').waitFor({ state: 'hidden' });
      await bar('Stays').press('Enter');
      await tab(page, 'Route').waitFor();
      await page.mouse.click(500, 700);
      await tab(page, 'Route').waitFor({ state: 'hidden' });
      await page.getByText('Two inns').waitFor();
    },
  );

const inside = '<button>Book</button>';
const kinds = {
  tabs: {
    html: tabs('id="set"', 'id="own"').replace('Two inns', `${inside}$&`),
    call: (options) => `uiTabs(${options})`,
    trigger: (page) => tab(page, 'Stays'),
    first: (page) => tab(page, 'Route'),
    focused: 'Route',
  },
  accordion: {
    html: accordion('id="set"').replace('<div>At the', `<div id="own">${inside}At the`),
    call: (options) => `uiAccordion(${options})`,
    trigger: (page) => page.getByRole('button', { name: 'Is there water?' }),
    first: (page) => page.getByRole('button', { name: 'How long' }),
    focused: 'Is there water?',
  },
};

/** The author's own id names the panel, and the focus of a panel that Back closes goes to the selected tab, or to its header. */
const idsAndFocus = (kind, jquery) => () => {
  const { html, call, trigger, first, focused: wanted } = kinds[kind];
  const options = '{ deeplinking: true, animation: { effects: "none" } }';
  return usingPage({ ...pageWith(html, call(options)), jquery }, async (page) => {
    await first(page).waitFor();
    expect(await trigger(page).getAttribute('aria-controls'), 'own', 'aria-controls');
    await page.evaluate((type) => {
      window.heard = [];
      const hear = ({ detail }) => detail.reason && window.heard.push(detail.index);
      document.querySelector('trip-tabs').addEventListener(type, hear);
    }, `ui${kind}:select`);
    await first(page).press('Enter');
    await trigger(page).press('Enter');
    expect(await page.evaluate('heard.at(-1)'), 1, 'heard on the host');
    await page.getByRole('button', { name: 'Book' }).focus();
    await page.goBack();
    await page.getByRole('button', { name: 'Book' }).waitFor({ state: 'hidden' });
    const focused = () => {
      const { activeElement } = document.querySelector('trip-tabs').shadowRoot;
      return activeElement?.closest('.z-tab, .z-trigger, h3')?.textContent.trim() ?? 'nowhere';
    };
    expect(await page.evaluate(focused), wanted, 'the focus');
  });
};

const ends = ['1.12.4', '4.0.0'];
const stack = 'Shadow DOM';

export const rows = [
  ...['3.7.1', '4.0.0'].flatMap((jquery) => [
    [stack, `the example as printed, jQuery ${jquery}`, example(jquery)],
  ]),
  ...ends.map((jquery) => [stack, `a dropdown, jQuery ${jquery}`, dropdown(jquery)]),
  ...Object.keys(kinds).flatMap((kind) =>
    ends.map((jquery) => [
      stack,
      `ids, focus and Back of ${kind}, jQuery ${jquery}`,
      idsAndFocus(kind, jquery),
    ]),
  ),
];
