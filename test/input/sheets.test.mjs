// Other people's style sheets and ours beside each other: what of the looks must be the same with theirs, and
// of their content with ours.
import { usual } from '../browser.mjs';
import { forceStates } from './contrast-page.mjs';
import { laidOut, openPage } from './page.mjs';
import { sections, tabs } from './widgets.mjs';

QUnit.module('style sheets');

const links = tabs({ content: String, label: (n) => `<a href="#${n}">T${n}</a>` });
const buttons = tabs({ content: String, label: (n) => `<button>T${n}</button>` });
const list = sections({ content: String });
const boxes = (outer, section, heading) =>
  `<${outer}>${['A', 'B', 'C']
    .map((n) => `<${section}><${heading}>${n}</${heading}><div>${n}</div></${section}>`)
    .join('')}</${outer}>`;
const menu = sections({
  count: 1,
  content: () => '<ul><li><a href="#1">1</a><ul><li><a href="#2">2</a></li></ul></li></ul>',
});
const slides = { slider: true, dotNav: true, active: 0, autoplay: { interval: 1e6 } };

const forms = {
  'tabs of links': ['uiTabs', links, {}],
  'tabs of buttons': ['uiTabs', buttons, {}],
  'tabs, clean': ['uiTabs', links, { style: 'clean' }],
  'tabs, underlined': ['uiTabs', links, { style: 'underlined' }],
  'tabs, pills': ['uiTabs', buttons, { style: 'pills' }],
  'tabs, vertical': ['uiTabs', links, { orientation: 'vertical' }],
  'tabs, menu': ['uiTabs', links, { minWindowWidth: 9999 }],
  'tabs, flat': ['uiTabs', buttons, { theme: 'flat-carrot', size: 'small' }],
  'accordion, ul': ['uiAccordion', list, { active: 1 }],
  'accordion, section': ['uiAccordion', boxes('div', 'section', 'h2'), { active: 1 }],
  'accordion, article': ['uiAccordion', boxes('section', 'article', 'h3'), { active: 1 }],
  'accordion, details': [
    'uiAccordion',
    sections({ content: String, form: 'details' }),
    { active: 1 },
  ],
  'accordion, spaced': ['uiAccordion', list, { active: 1, sectionSpacing: 8 }],
  'accordion, horizontal': ['uiAccordion', list, { orientation: 'horizontal', width: 600 }],
  'accordion, slider': ['uiAccordion', list, slides],
  'accordion, menu': ['uiAccordion', menu, { active: 0, contentNav: true }],
};

/** What of a look a page's rules may reach, of each part: runs in the page. */
function readLooks() {
  const parts =
    '.z-tabs-nav, .z-tabs-mobile > li, .z-tabs-mobile .z-link, .z-tab, [role=tab], .z-container, .z-content, .z-content-inner, .z-section, .z-header, .z-trigger, .z-section .z-title, .z-section .z-arrow, .z-auto-g, .z-dot-nav, .z-dot-nav-item, .z-autoplay, .z-sub-nav, .z-sub-nav ul, .z-sub-nav li, .z-sub-nav a';
  const painted =
    'backgroundColor backgroundImage borderTopWidth borderRightWidth borderBottomWidth borderLeftWidth borderStartStartRadius borderEndEndRadius boxShadow textDecorationLine textTransform letterSpacing fontSize fontStyle fontWeight textAlign opacity listStyleType display visibility filter'.split(
      ' ',
    );
  const round = (value) => Math.round(value * 2) / 2;
  const looks = {};
  for (const root of document.querySelectorAll('[data-look]')) {
    const box = root.getBoundingClientRect();
    const scope = root.closest('.z-slider-wrapper') ?? root;
    const found = {};
    Array.from(scope.querySelectorAll(parts)).forEach((part, index) => {
      const style = getComputedStyle(part);
      const { left, top, width, height } = part.getBoundingClientRect();
      const place = [left - box.left, top - box.top, height];
      const middle = () =>
        top + height / 2 - part.closest('.z-section').getBoundingClientRect().top;
      // Waiting for the browser's search, or out of the page, as many sheets have it.
      const isHidden = !part.checkVisibility({ visibilityProperty: true });
      const name = `${index} ${part.localName}.${part.className}`;
      const { outlineStyle, outlineWidth, outlineOffset } = style;
      const isRinged = outlineStyle !== 'none';
      // What has no text, has no font; what is in the author's content, the page's.
      const isSign = part.matches('.z-autoplay, .z-dot-nav, .z-dot-nav-item');
      const isInside = part.parentElement.closest('.z-auto-g');
      // Letters are as wide as the page's font has them.
      const numbers = part.matches('.z-title')
        ? [middle()]
        : [...place.slice(isSign ? 1 : 0, isInside ? 1 : 3), ...(isSign ? [width] : [])];
      found[name] = {
        ring: isRinged && [outlineStyle, outlineWidth, outlineOffset].join(' '),
        box: isHidden && !part.matches('.z-title') ? '' : numbers.map(round).join(' '),
        hidden: isHidden,
        before: getComputedStyle(part, '::before').content,
        after: getComputedStyle(part, '::after').content,
        ...Object.fromEntries(
          (isHidden ? [] : painted)
            .filter((key) => !isSign || !/^font|^text|^letter/.test(key))
            .map((key) => [key, style[key].replace('rgba(0, 0, 0, 0) 0px 0px 0px 0px', 'none')]),
        ),
      };
    });
    looks[root.dataset.look] = found;
  }
  return looks;
}

const frame = `<style>
  body { width: 800px; margin: 0; font: 16px/1.5 Arial, sans-serif }
  #places > *, #places [data-look] { margin: 0 0 40px; width: 800px; max-width: none; line-height: 24px }
  #places .z-sub-nav, #places .z-sub-nav ul { line-height: 24px }
</style>`;

/** Opens a page with both widgets in all their forms, below sheets by their address, or rules. */
async function openForms({ css = [], rules = '' } = {}) {
  const page = await openPage({
    // Somebody else's comes last, as a theme's does when a plugin has loaded its own first.
    css: [...usual.css, ...css],
    head: `<style>${rules}</style>${frame}`,
    html: '<main class="entry-content" id="places"></main>',
    context: { reducedMotion: 'reduce' },
  });
  await page.evaluate((all) => {
    // Measures follow the font of the root, and some sheets have a large one.
    document.documentElement.style.fontSize = '16px';
    for (const [name, [method, html, settings]] of Object.entries(all)) {
      const place = window.jQuery('<div></div>').appendTo('#places');
      const root = window.jQuery(html).removeAttr('id').attr('data-look', name).appendTo(place);
      root[method]({ animation: { effects: 'none' }, ...settings });
    }
  }, forms);
  await laidOut(page);
  // Closed panels are findable when the page is idle, and bare text has its box then.
  await page.waitForFunction(() => !document.querySelector('.z-content[hidden=""]'));
  return page;
}

/** In words, what differs. */
function differences(plain, other) {
  const lines = [];
  for (const [look, parts] of Object.entries(plain)) {
    for (const [part, facts] of Object.entries(parts)) {
      for (const [key, value] of Object.entries(facts)) {
        const now = other[look]?.[part]?.[key];
        if (now !== value) lines.push(`${look}: ${part}: ${key} ${now}, not ${value}`);
      }
    }
  }
  return lines;
}

const sheets = {
  'Bootstrap 5': { css: ['/node_modules/bootstrap/dist/css/bootstrap.min.css'] },
  'Foundation 6': { css: ['/node_modules/foundation-sites/dist/css/foundation.min.css'] },
  Pico: { css: ['/node_modules/@picocss/pico/css/pico.min.css'] },
  'bare rules': {
    rules:
      'li { float: left; list-style: square } a { text-decoration: underline } h3 { margin: 2em 0 }',
  },
  'bare rules for boxes': {
    rules: `
      ul, li { display: flex }
      i, span { position: absolute; margin: 10px; padding: 10px; min-width: 60px; min-height: 50px }
    `,
  },
  'large buttons': { rules: 'button { width: 100%; min-width: 40px; min-height: 40px }' },
  'the rules of a blog theme': {
    rules: `
      .entry-content > * { max-width: 580px; margin-left: auto; margin-right: auto; margin-bottom: 1.25em }
      .entry-content ul { list-style: disc; margin: 0 0 1.5em 3rem; padding: 0 0 0 2rem }
      .entry-content li { list-style: circle; margin: .5rem 0 0 2rem; padding: 2px }
      .entry-content h2, .entry-content h3 { margin: 3.5rem auto 2rem; padding: 1em 0; font-size: 2.4rem }
      .entry-content a { text-decoration: underline; color: #cd2653; box-shadow: inset 0 -1px 0 #000 }
      .entry-content a:hover, .entry-content a:focus { text-decoration: none; color: #000 }
      .entry-content p { margin-bottom: 1.25em }
      h3 { margin: 3.5rem auto 2rem; font-weight: 800 }
      ul { list-style: disc; margin: 0 0 3rem 2rem }
      button, .button, input[type='submit'] { background: #cd2653; border: 3px solid #000; border-radius: 99px; color: #fff; font-size: 1.5rem; font-weight: 600; letter-spacing: .0333em; line-height: 1.25; padding: 1.1em 1.44em; text-transform: uppercase; text-decoration: none; box-shadow: 0 1px 3px #000; margin: 4px }
      button:hover, button:focus { background: #28303d; text-decoration: underline; box-shadow: none }
    `,
  },
};

const states = { 'at rest': [], 'with the focus': ['focus', 'focus-visible'] };

async function looksIn(sheet) {
  const page = await openForms(sheet);
  const force = await forceStates(page);
  const looks = {};
  for (const [state, classes] of Object.entries(states)) {
    await force(classes);
    looks[state] = await page.evaluate(readLooks);
  }
  return looks;
}

let plain = null;

QUnit.test.each('a set looks the same beside', sheets, async (assert, sheet) => {
  plain ??= await looksIn();
  const looks = await looksIn(sheet);
  for (const state of Object.keys(states)) {
    assert.deepEqual(differences(plain[state], looks[state]), [], state);
  }
});

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

const still = { animation: { effects: 'none' } };
const short = { count: 1, content: () => sample };
const inside = {
  tabs: ['uiTabs', tabs(short), { theme: 'red', orientation: 'vertical', multiline: true }],
  flat: ['uiTabs', tabs(short), { theme: 'flat-carrot', style: 'clean', size: 'small' }],
  accordion: [
    'uiAccordion',
    `<div><section><h3>A</h3><div>${sample}</div></section></div>`,
    { active: 0, theme: 'black' },
  ],
  details: [
    'uiAccordion',
    sections({ ...short, form: 'details' }),
    { active: 0, contentHeight: 100, contentSpacing: 5 },
  ],
};

/** Opens a page with the sample alone, and in each widget. */
async function openSamples(options) {
  const places = Object.entries(inside).map(
    ([name, [, html]]) => `<div id="${name}">${html}</div>`,
  );
  const page = await openPage({
    // In the colours that panels have, so that nothing may differ.
    head: '<style>html { color-scheme: light } body, #flat { --z-on-panel: rgb(68, 68, 68); color: rgb(68, 68, 68) }</style>',
    html: `<div id="outside">${sample}</div>${places.join('')}`,
    ...options,
  });
  await page.evaluate(
    ([all, more]) => {
      for (const [name, [plugin, , settings]] of Object.entries(all))
        window.jQuery(`#${name} > *`)[plugin]({ ...more, ...settings });
    },
    [inside, still],
  );
  await laidOut(page);
  return page;
}

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
  const plain = await stylesIn(await openSamples({ css: [] }), '#outside');
  const styled = await stylesIn(await openSamples(), '#outside');
  assert.true(plain.length > 100, `${plain.length} styles`);
  assert.deepEqual(surplus(styled, plain), []);
});

QUnit.test("the author's content in a panel is as outside", async (assert) => {
  const page = await openSamples();
  const outside = await stylesIn(page, '#outside');
  for (const place of Object.keys(inside)) {
    assert.deepEqual(surplus(await stylesIn(page, `#${place}`), outside), [], place);
  }
});
