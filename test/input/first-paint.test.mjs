import { openPage } from './page.mjs';

QUnit.module('first paint');

const items = [1, 2, 3, 4];

const sets = {
  tabs:
    `<div id="set" class="z-tabs-loading"><ul>${items.map((n) => `<li><a>Tab ${n}</a></li>`).join('')}</ul>` +
    `<div>${items.map((n) => `<div><p>Panel ${n}</p></div>`).join('')}</div></div>`,
  accordion: `<ul id="set" class="z-accordion-loading">${items
    .map((n) => `<li><h3>Section ${n}</h3><div><p>Content ${n}</p></div></li>`)
    .join('')}</ul>`,
};

const plugins = { tabs: 'uiTabs', accordion: 'uiAccordion' };

// What is there has been drawn before the server goes on.
const pause = `<script>requestAnimationFrame(() => requestAnimationFrame(() => fetch('/answer/release?key=go')));</script>
<script src="/answer/script/pause.js?hold=go"></script>`;

const pageOf = (kind, rest) => ({
  jquery: 0,
  scripts: [],
  css: [`/assets/css/ui.${kind}.min.css`],
  head: `<script src="/node_modules/jquery-3/dist/jquery.min.js"></script>
<script src="/assets/js/ui.${kind}.min.js"></script>`,
  html: `<p>Before</p>${sets[kind]}${rest}`,
});

/** What was drawn at one place and then at another, as the browser adds it up. */
const shifted = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { value } of list.getEntries()) sum += value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            for (const { value } of observer.takeRecords()) sum += value;
            resolve(sum);
          }),
        );
      }),
  );

for (const kind of Object.keys(sets)) {
  const start = `<script>$('#set').${plugins[kind]}()</script>`;

  QUnit.test(`R2 with the two lines of the README nothing moves [${kind}]`, async (assert) => {
    const page = await openPage(pageOf(kind, `${pause}${start}<p>Behind</p>`));
    assert.equal(await page.locator(`#set.z-${kind}`).isVisible(), true);
    assert.equal(await shifted(page), 0);
  });

  QUnit.test(`R2 started late, what is behind the set moves [${kind}]`, async (assert) => {
    const page = await openPage(pageOf(kind, `<p>Behind</p>${pause}${start}`));
    assert.true((await shifted(page)) > 0);
  });

  QUnit.test(`R2 without script all of it can be read [${kind}]`, async (assert) => {
    const context = { javaScriptEnabled: false };
    const page = await openPage({ ...pageOf(kind, '<p>Behind</p>'), context });
    const seen = await page.locator('body').innerText();
    for (const n of items)
      assert.true(seen.includes(kind === 'tabs' ? `Panel ${n}` : `Content ${n}`));
  });

  QUnit.test(
    `R2 when the script doesn’t come it can be read after a while [${kind}]`,
    async (assert) => {
      const page = await openPage(pageOf(kind, ''));
      const set = page.locator('#set');
      assert.equal(await set.evaluate((element) => getComputedStyle(element).visibility), 'hidden');
      await set.waitFor({ state: 'visible' });
      assert.true((await set.innerText()).includes(kind === 'tabs' ? 'Panel 4' : 'Content 4'));
    },
  );
}
