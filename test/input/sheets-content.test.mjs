import { openPage } from './page.mjs';

QUnit.module("the page's content");

const names =
  'small large mini medium vertical horizontal top left center right clean underlined pills flat active hover hide disabled first last silver red dark rounded bordered mobile transition';

/** A bit of everything, and elements with the names that our containers have. */
const sample = `<div class="sample" style="width: 500px">
  <h1>H</h1><h2>H</h2><h3>H</h3><h4>H</h4><header><p>P <a href="#">a</a> <b>b</b> <small>s</small></p></header>
  <ul><li>1<ul><li>2</li></ul></li></ul><ol><li>1</li></ol><dl><dt>t</dt><dd>d</dd></dl>
  <section><article><nav><ul><li><a href="#">1</a></li></ul></nav></article></section>
  <button>B</button><input><input type="checkbox"><select><option>O</option></select><textarea></textarea>
  <fieldset><legend>L</legend><label>l</label></fieldset>
  <table><caption>c</caption><thead><tr><th>h</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table>
  <blockquote>q</blockquote><pre>p</pre><code>c</code><hr><figure><img alt="" width="9" height="9"><figcaption>c</figcaption></figure>
  <details><summary>S</summary><p>d</p></details><details open><summary>S</summary><p>d</p></details>
  <div role="tablist"><button role="tab" aria-selected="true">t</button></div><div role="tabpanel">p</div>
  <span hidden>h</span><div aria-expanded="true" aria-disabled="true">e</div>
  ${[names, 'hide', 'small']
    .map((name) => `<div class="${name}"><ul><li><a>a</a></li></ul><div>b</div></div>`)
    .join('')}
</div>`;

const places = `
  <div id="outside">${sample}</div>
  <div id="tabs" class="red rounded"><ul><li><a>A</a></li></ul><div><div>${sample}</div></div></div>
  <div id="flat"><ul><li><a>A</a></li></ul><div><div>${sample}</div></div></div>
  <div id="accordion"><section><h3>A</h3><div>${sample}</div></section></div>
  <div id="details"><details><summary>A</summary><div>${sample}</div></details></div>
`;

const start = () => {
  const { jQuery } = window;
  const still = { animation: { effects: 'none' } };
  jQuery('#tabs').uiTabs({ ...still, theme: 'red', orientation: 'vertical', multiline: true });
  jQuery('#flat').uiTabs({ ...still, theme: 'flat-carrot', style: 'clean', size: 'small' });
  jQuery('#accordion').uiAccordion({ ...still, active: 0, theme: 'black' });
  jQuery('#details').uiAccordion({ ...still, active: 0, contentHeight: 100, contentSpacing: 5 });
};

const files = ['ui.tabs', 'ui.tabs.flat', 'ui.accordion'].map(
  (name) => `/assets/css/${name}.min.css`,
);

// In the colours that panels have, so that nothing may differ.
const head =
  '<style>html { color-scheme: light } body { color: rgb(68, 68, 68) } #flat { --z-on-panel: rgb(68, 68, 68) }</style>';

const open = (css) =>
  openPage({
    css,
    head,
    html: places,
    scripts: ['ui.tabs', 'ui.accordion'].map((name) => `/assets/js/${name}.min.js`),
  });

/** All that the browser computes of a sample, with what is drawn before and after. */
const stylesIn = (page, place) =>
  page.evaluate((selector) => {
    const parts = document.querySelectorAll(`${selector} .sample, ${selector} .sample *`);
    return Array.from(parts, (part) =>
      ['', '::before'].map((pseudo) => {
        const style = getComputedStyle(part, pseudo);
        const values = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`);
        // Inherited, and seen by nothing here: tokens, how long words break, and the bullets of what is no item of a list.
        const ignored =
          style.display === 'list-item'
            ? /^--|^overflow-wrap/
            : /^--|^overflow-wrap|^list-style-type/;
        return [`${part.localName}.${part.className}${pseudo}`]
          .concat(values.filter((value) => !ignored.test(value)))
          .join('; ');
      }),
    ).flat();
  }, place);

/** The declarations that are in one text and not in the other. */
const surplus = (own, other) =>
  own
    .map((text, index) => {
      const known = new Set(other[index].split('; '));
      return text.split('; ').filter((part) => !known.has(part));
    })
    .flatMap((parts, index) => (parts.length ? [`${own[index].split(';')[0]}: ${parts}`] : []));

QUnit.test('our sheets change nothing outside of the widgets', async (assert) => {
  const plain = await stylesIn(await open([]), '#outside');
  const page = await open(files);
  await page.evaluate(start);
  const styled = await stylesIn(page, '#outside');
  assert.true(plain.length > 100, `${plain.length} styles`);
  assert.deepEqual(surplus(styled, plain), []);
});

QUnit.test("the author's content in a panel is as outside", async (assert) => {
  const page = await open(files);
  await page.evaluate(start);
  const outside = await stylesIn(page, '#outside');
  for (const place of ['#tabs', '#flat', '#accordion', '#details']) {
    assert.deepEqual(surplus(await stylesIn(page, place), outside), [], place);
  }
});
