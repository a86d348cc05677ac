// What a page's own rules reach of the looks, by what they weigh, and its sizes.
import { laidOut, openPage } from './page.mjs';
import { sections, tabs } from './widgets.mjs';

QUnit.module('looks: weights');

/** Opens a page with a set of each form that has parts of its own; `rules` come after our sheets. */
async function openForms(rules = '') {
  const page = await openPage({
    head: `<style>body { font: 16px/1.5 Arial, sans-serif } ${rules}</style>`,
    html: `<div id="page">${['row', 'menu'].map((id) => tabs({ id })).join('')}
      ${tabs({ id: 'buttons', label: (n) => `<button>T${n}</button>` })}
      ${['list', 'flat', 'slides'].map((id) => sections({ id })).join('')}</div>`,
    isShared: true,
  });
  await page.evaluate(() => {
    const { jQuery } = window;
    const animation = { effects: 'none' };
    jQuery('#row, #buttons').uiTabs({ animation });
    jQuery('#menu').uiTabs({ animation, minWindowWidth: 9999 });
    jQuery('#list').uiAccordion({ animation, active: 0 });
    jQuery('#flat').uiAccordion({ animation, active: 0, orientation: 'horizontal', width: 600 });
    jQuery('#slides').uiAccordion({ animation, active: 0, slider: true, dotNav: true });
  });
  await laidOut(page);
  return page;
}

const place = 'position float textIndent marginTop marginRight marginBottom marginLeft'.split(' ');
const sizes = ['minWidth', 'minHeight'];
const padding = 'paddingTop paddingRight paddingBottom paddingLeft'.split(' ');
const parts = {
  '.z-content': place,
  '.z-container': [...place, ...sizes],
  '.z-content-inner, .z-auto-g': [...place, ...sizes, 'display'],
  '.z-slider-wrapper': [...place, ...sizes, ...padding, 'display'],
  '.z-tabs-nav, .z-tabs-mobile > li': [...place, ...sizes, ...padding],
  '.z-tabs-mobile .z-link': [...place, ...sizes, ...padding, 'display'],
};

const valuesOf = (page) =>
  page.evaluate(
    (all) =>
      Object.entries(all).flatMap(([selector, names]) =>
        Array.from(document.querySelectorAll(selector), (part, index) => {
          const style = getComputedStyle(part);
          return `${selector} ${index}: ${names.map((name) => `${name} ${style[name]}`).join(', ')}`;
        }),
      ),
    parts,
  );

QUnit.test('rules by one id move none of the boxes', async (assert) => {
  const plain = await valuesOf(await openForms());
  assert.true(plain.length > 35, `${plain.length} parts`);
  const page = await openForms(
    `#page :is(div, ul, li, a):where(:not(.z-tabs, .z-accordion)) { position: sticky; float: right; margin: 7px; min-width: 7px; min-height: 7px;
      text-indent: 7px; padding: 7px; display: inline-flex }`,
  );
  const moved = await valuesOf(page);
  assert.deepEqual(
    moved.filter((part, index) => part !== plain[index]),
    [],
  );
});

QUnit.test('rules for what is empty, or not read, hide nothing of ours', async (assert) => {
  const seen = async (rules) => {
    const page = await openForms(rules);
    await page.evaluate(() => {
      const { jQuery } = window;
      jQuery('#buttons').uiTabs({ closable: true, autoplay: { interval: 60000 } });
      jQuery('#row')
        .uiTabs({ contentUrls: ['', '/answer/slow?hold=shown'] })
        .uiTabs('select', 1);
      jQuery('#list').uiAccordion({ icon: 'plus' });
    });
    await laidOut(page);
    return page.evaluate(() =>
      Array.from(
        document.querySelectorAll('[data-z-made]'),
        ({ className, offsetWidth, offsetHeight }) => `${className} ${offsetWidth} ${offsetHeight}`,
      ),
    );
  };
  const plain = await seen('');
  const sizes = await seen(
    'body span:empty, i:empty, button:empty, [aria-hidden="true"] { display: none }',
  );
  assert.deepEqual(
    sizes.filter((part, n) => part !== plain[n]),
    [],
  );
});

const red = 'rgb(200, 0, 0)';
const label = '#row .z-tabs-desktop > :last-child > .z-link';
const button = '#buttons .z-tabs-desktop > :last-child > .z-link';
const header = '#list li:last-child > .z-header';
const weights = {
  // All but colours and fonts: one class, tokens by any.
  '.z-link { padding: 3px; font-size: 20px }': [[label, { paddingTop: '3px', fontSize: '20px' }]],
  '.mine .z-link { padding: 3px; font-size: 20px }': [
    [button, { paddingTop: '3px', fontSize: '20px' }],
  ],
  '.z-content-inner, .z-auto-g { padding: 3px }': [
    ['#row .z-content-inner', { paddingTop: '3px' }],
    ['#list .z-auto-g', { paddingTop: '3px' }],
  ],
  '.z-content { min-height: 300px }': [['#row .z-content', { minHeight: '300px' }]],
  'li { --z-on-surface: rgb(200, 0, 0); --z-surface: rgb(0, 0, 90); --z-header-font-size: 20px }': [
    [label, { color: red, backgroundImage: 'linear-gradient(rgb(0, 0, 90), rgb(0, 0, 90))' }],
    [button, { color: red }],
    [header, { color: red, fontSize: '20px' }],
  ],
  // Colours, fill and decoration of labels, fonts of headers: more than a theme's rule for links or headings.
  '.mine a, .z-link, .z-header { color: rgb(200, 0, 0); font-size: 30px }': [
    [label, { color: 'rgb(68, 68, 68)' }],
    [button, { color: 'rgb(68, 68, 68)' }],
    [header, { color: 'rgb(68, 68, 68)', fontSize: '12px' }],
  ],
  '.mine .z-link, .mine .z-header { color: rgb(200, 0, 0); background: none; text-decoration: underline; font: 30px serif }':
    [
      [label, { color: red, backgroundImage: 'none', textDecorationLine: 'underline' }],
      [button, { color: 'rgb(68, 68, 68)' }],
      [header, { color: red, fontSize: '30px', fontFamily: 'serif' }],
    ],
  '.mine .z-link.z-link.z-link.z-link:is(button) { color: rgb(200, 0, 0) }': [
    [button, { color: red }],
  ],
};

QUnit.test.each("what a page's rule reaches:", weights, async (assert, expected) => {
  const rule = Object.keys(weights).find((one) => weights[one] === expected);
  const page = await openForms(rule);
  await page.evaluate("document.getElementById('page').className = 'mine'");
  for (const [selector, values] of expected) {
    const read = (element, names) => {
      const style = getComputedStyle(element);
      return Object.fromEntries(names.map((name) => [name, style[name]]));
    };
    const found = await page.locator(selector).first().evaluate(read, Object.keys(values));
    assert.deepEqual(found, values, selector);
  }
});

const padded = '#list .z-content { padding: 31px 17px }';

QUnit.test("A5 a page's own padding of a content stays, and moves with it", async (assert) => {
  const page = await openForms(padded);
  const read = () =>
    page
      .locator('#list .z-content')
      .first()
      .evaluate((content) => {
        const style = getComputedStyle(content);
        return [style.padding, content.offsetHeight];
      });
  const [padding, height] = await read();
  assert.equal(padding, '31px 17px');
  const heights = await page.evaluate(async () => {
    const { jQuery } = window;
    const list = jQuery('#list');
    const content = list.find('.z-content')[0];
    const found = [];
    const watch = (at) => {
      const [motion] = content.getAnimations();
      motion.pause();
      motion.currentTime = at;
      found.push(content.offsetHeight);
    };
    list.uiAccordion('setOptions', {
      animation: { effects: 'slide', duration: 1000, easing: 'linear', type: 'css' },
    });
    list.uiAccordion('select', 0);
    [0, 500, 1000 - 1e-3].forEach(watch);
    return found;
  });
  assert.deepEqual(heights, [height, Math.round(height / 2), 0], 'on its way');
});

QUnit.test('headers and labels have their heights where 1rem is 10 px', async (assert) => {
  const heightsOf = async (rules) => {
    const page = await openForms(`.z-tabs, .z-accordion { line-height: 24px } ${rules}`);
    return page.evaluate(() =>
      [
        '#row .z-link',
        '#menu .z-link',
        '#list .z-trigger',
        '#list .z-content',
        '#flat .z-header',
      ].map((selector) =>
        Array.from(document.querySelectorAll(selector), (one) => {
          const { width, height } = one.getBoundingClientRect();
          return selector.startsWith('#flat') ? width : height;
        }).join(),
      ),
    );
  };
  const plain = await heightsOf('');
  assert.equal(plain[2], '40,40,40');
  assert.deepEqual(await heightsOf('html { font-size: 62.5% }'), plain);
});
