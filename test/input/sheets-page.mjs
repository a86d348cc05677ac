// A page with both widgets in all their forms, below a style sheet of somebody else, and what of
// their looks must be the same without it.
import { openPage } from './page.mjs';

const tabs = (label) => {
  const labels = ['A', 'B', 'C'].map((name) => `<li>${label(name)}</li>`).join('');
  return `<div><ul>${labels}</ul><div><div>One</div><div>Two</div><div>Three</div></div></div>`;
};
const link = (name) => `<a href="#${name}">${name}</a>`;
const button = (name) => `<button>${name}</button>`;

const sections = (outer, section, heading) => {
  const one = (name) =>
    `<${section}><${heading}>${name}</${heading}><div>${name}</div></${section}>`;
  return `<${outer}>${['A', 'B', 'C'].map(one).join('')}</${outer}>`;
};
const menu = `<ul><li><h3>A</h3><div><ul><li><a href="#1">1</a><ul><li><a href="#2">2</a></li></ul></li></ul></div></li></ul>`;

const forms = {
  'tabs of links': ['uiTabs', tabs(link), {}],
  'tabs of buttons': ['uiTabs', tabs(button), {}],
  'tabs, clean': ['uiTabs', tabs(link), { style: 'clean' }],
  'tabs, underlined': ['uiTabs', tabs(link), { style: 'underlined' }],
  'tabs, pills': ['uiTabs', tabs(button), { style: 'pills' }],
  'tabs, vertical': ['uiTabs', tabs(link), { orientation: 'vertical' }],
  'tabs, menu': ['uiTabs', tabs(link), { minWindowWidth: 9999 }],
  'tabs, flat': ['uiTabs', tabs(button), { theme: 'flat-carrot', size: 'small' }],
  'accordion, ul': ['uiAccordion', sections('ul', 'li', 'h3'), { active: 1 }],
  'accordion, section': ['uiAccordion', sections('div', 'section', 'h2'), { active: 1 }],
  'accordion, article': ['uiAccordion', sections('section', 'article', 'h3'), { active: 1 }],
  'accordion, details': ['uiAccordion', sections('div', 'details', 'summary'), { active: 1 }],
  'accordion, spaced': [
    'uiAccordion',
    sections('ul', 'li', 'h3'),
    { active: 1, sectionSpacing: 8 },
  ],
  'accordion, horizontal': [
    'uiAccordion',
    sections('ul', 'li', 'h3'),
    { orientation: 'horizontal', width: 600 },
  ],
  'accordion, slider': [
    'uiAccordion',
    sections('ul', 'li', 'h3'),
    { slider: true, dotNav: true, active: 0, autoplay: { interval: 1e6 } },
  ],
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
      // Waiting for the browser's search, or out of the page, as many sheets have it.
      const isHidden = !part.checkVisibility({ visibilityProperty: true });
      const isText = part.matches('.z-title');
      const name = `${index} ${part.localName}.${part.className}`;
      const { outlineStyle, outlineWidth, outlineOffset } = style;
      const isRinged = outlineStyle !== 'none';
      // What has no text, has no font; what is in the author's content, the page's.
      const isSign = part.matches('.z-autoplay, .z-dot-nav, .z-dot-nav-item');
      const isInside = part.parentElement.closest('.z-auto-g');
      found[name] = {
        ring: isRinged && [outlineStyle, outlineWidth, outlineOffset].join(' '),
        // Letters are as wide as the page's font has them.
        box:
          isText || isHidden
            ? ''
            : [left - box.left, top - box.top, height]
                .slice(isSign ? 1 : 0, isInside ? 1 : 3)
                .concat(isSign ? width : [])
                .map(round)
                .join(' '),
        middle: isText
          ? round(top + height / 2 - part.closest('.z-section').getBoundingClientRect().top)
          : '',
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

/** Opens the page with sheets by their address, or rules of one's own. */
export async function openForms({ css = [], rules = '', settings = {} } = {}) {
  const own = ['ui.tabs', 'ui.tabs.flat', 'ui.accordion'];
  const page = await openPage({
    // Somebody else's comes last, as a theme's does when a plugin has loaded its own first.
    css: [...own.map((name) => `/assets/css/${name}.min.css`), ...css],
    scripts: ['ui.tabs', 'ui.accordion'].map((name) => `/assets/js/${name}.min.js`),
    head: `<style>${rules}</style><style>body { width: 800px; margin: 0; font: 16px/1.5 Arial, sans-serif } #places > *, #places [data-look] { margin: 0 0 40px; width: 800px; max-width: none; line-height: 24px } #places .z-sub-nav, #places .z-sub-nav ul { line-height: 24px }</style>`,
    html: '<main class="entry-content" id="places"></main>',
    context: { reducedMotion: 'reduce' },
  });
  // Measures follow the font of the root, and some sheets have a large one.
  await page.evaluate('document.documentElement.style.fontSize = "16px"');
  await page.evaluate(
    ({ forms, settings }) => {
      for (const [name, [method, html, own]] of Object.entries(forms)) {
        const place = window.jQuery('<div></div>').appendTo('#places');
        const root = window.jQuery(html).attr('data-look', name).appendTo(place);
        root[method]({ animation: { effects: 'none' }, ...own, ...settings });
      }
    },
    { forms, settings },
  );
  return page;
}

export const looksOf = (page) => page.evaluate(readLooks);

/** In words, what differs. */
export function differences(plain, other) {
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
