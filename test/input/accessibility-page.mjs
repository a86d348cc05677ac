// A page with both widgets in every state that they have, each in a box that tells which it is.
import { openPage } from './page.mjs';

const list = (count, part) => Array.from({ length: count }, (_, n) => part(n + 1)).join('');

const tabs = (title, count = 3, label = (n) => `<li><a>${title} ${n}</a></li>`) =>
  `<div><ul>${list(count, label)}</ul><div>${list(count, (n) => `<div><p>Panel ${n}</p></div>`)}</div></div>`;

const accordion = (title, { count = 3, content = (n) => `<p>Content ${n}</p>`, extra = '' } = {}) =>
  `<ul>${list(count, (n) => `<li><h3>${title} ${n}${extra}</h3><div>${content(n)}</div></li>`)}</ul>`;

const rich = (n) =>
  `<li><a><i class="z-icon" aria-hidden="true"></i> Rich ${n} <span>second line</span> <b>${n}</b></a></li>`;
const slide = (n) => `<img alt="Picture ${n}" src="/demo/pictures/fjord.svg">`;
const links = (n) =>
  `<ul><li><a href="#${n}a">A${n}</a></li><li><a href="#${n}b">B${n}</a></li></ul>`;
const high = (n) => `<div style="height: 900px">High ${n}</div>`;
const narrow = 'max-width: 260px';
const slow = { effects: 'slideH', duration: 1e6 };

/**
 * The states: markup from the title, settings, and then the style of the box around, and what is done
 * after the start: a selection, `press` on a part, or `midway`, which stops all motion on its way. `is` matches
 * nothing in the box unless the set is in that state.
 */
export const states = {
  tabs: [tabs, {}, { is: '.z-tabs.horizontal:not(.responsive, .mobile)' }],
  'tabs in rows': [
    (title) => tabs(title, 8),
    { mobileNav: false },
    { style: 'max-width: 460px', is: '.responsive:not(.z-stacked)' },
  ],
  'stacked tabs': [
    (title) => tabs(title, 4),
    { mobileNav: false },
    { style: 'max-width: 110px', is: '.z-stacked' },
  ],
  'a closed menu': [tabs, { minWindowWidth: 9999 }, { is: '.mobile .z-state-closed' }],
  'a row that scrolls': [
    (title) => tabs(title, 9),
    { overflow: 'scroll' },
    { style: narrow, is: '.z-shift:not([style*=none])' },
  ],
  'tabs as an accordion': [
    tabs,
    { overflow: 'accordion', minWindowWidth: 9999 },
    { is: '.z-sections [role=button][aria-expanded=true]' },
  ],
  'an accordion of bottom tabs': [
    tabs,
    { overflow: 'accordion', minWindowWidth: 9999, position: 'bottom-left' },
    { select: 1, is: '.z-sections .z-outline' },
  ],
  'vertical tabs': [tabs, { orientation: 'vertical' }, { is: '.vertical' }],
  'vertical tabs at the right': [
    tabs,
    { orientation: 'vertical', position: 'top-right' },
    { is: '.vertical.top-right' },
  ],
  'tabs at the bottom': [
    tabs,
    { position: 'bottom-center' },
    { is: '.bottom .z-container + * ~ [role=tablist]' },
  ],
  'compact tabs': [tabs, { position: 'top-compact' }],
  'underlined tabs': [tabs, { style: 'underlined' }],
  'clean tabs': [tabs, { style: 'clean' }],
  pills: [tabs, { style: 'pills' }],
  'mini tabs': [tabs, { size: 'mini' }],
  'tabs to close': [tabs, { closable: true }, { is: '.z-close' }],
  'a menu to close from': [
    tabs,
    { closable: true, minWindowWidth: 9999 },
    { is: '.mobile .z-close' },
  ],
  'a disabled tab': [
    (title) => tabs(title).replace('<li>', '<li data-disabled>'),
    {},
    { is: '[role=tab][aria-disabled]' },
  ],
  'rich labels': [(title) => tabs(title, 3, rich), { multiline: true }, { is: '.z-multiline' }],
  'a tab that leads away': [
    (title) =>
      tabs(title)
        .replace(`<a>${title} 3`, `<a href="/elsewhere">${title} 3`)
        .replace('<div><p>Panel 3</p></div>', ''),
    {},
    { is: 'a[href]:not([aria-controls])' },
  ],
  'tabs in tabs': [
    (title) =>
      tabs(title).replace(
        '<p>Panel 1</p>',
        tabs('Inner').replace('<div', '<div data-role="z-tabs"'),
      ),
    {},
    { is: '.z-tabs .z-tabs' },
  ],
  'an empty set': [() => tabs('', 0), {}, { is: '.z-tabs' }],
  'a tab that loads': [
    tabs,
    { contentUrls: ['/answer/never'] },
    { is: '[aria-busy=true] ~ .z-spinner' },
  ],
  'a tab that failed': [
    tabs,
    { contentUrls: ['/answer/status/500'] },
    { fails: true, is: '.z-failure' },
  ],
  'a tab that is asked for': [
    tabs,
    { beforeSelect: 'waits' },
    { select: 1, is: '[role=tab][aria-busy=true]' },
  ],
  'tabs that play': [
    tabs,
    { autoplay: { interval: 1e6 } },
    { play: true, is: '.z-autoplay.z-playing' },
  ],
  'tabs that stopped': [
    tabs,
    { autoplay: { interval: 1e6 } },
    { stop: true, is: '.z-autoplay:not(.z-playing)' },
  ],
  'tabs on their way': [
    tabs,
    { animation: slow },
    { select: 1, midway: true, is: '.z-content.z-leave' },
  ],
  'an accordion': [accordion, {}, { is: '.z-accordion:not(:has(.z-active))' }],
  'an open accordion': [accordion, { active: 0 }, { is: '.z-active' }],
  'several open sections': [
    accordion,
    { active: [0, 1, 2] },
    { is: '.z-active ~ .z-active ~ .z-active' },
  ],
  'many sections': [
    (title) => accordion(title, { count: 8 }),
    { active: [0, 7] },
    { is: '.z-content:not([role])' },
  ],
  'separate sections': [
    accordion,
    { sectionSpacing: 10, bordered: true, active: 0 },
    { is: '.z-ungrouped' },
  ],
  'a section that stays': [
    accordion,
    { collapsible: false, active: 1 },
    { is: '.z-active [aria-disabled]' },
  ],
  'a disabled section': [
    (title) => accordion(title).replace('<li>', '<li data-disabled>'),
    {},
    { is: '.z-disabled' },
  ],
  'controls in headers': [
    (title) => accordion(title, { extra: ' <button type="button">Edit</button>' }),
    { active: 0 },
    { is: '.z-controls button' },
  ],
  'a horizontal accordion': [
    accordion,
    { orientation: 'horizontal' },
    { is: '.z-accordion.horizontal' },
  ],
  'a horizontal one that scrolls': [
    (title) => accordion(title, { content: high }),
    { orientation: 'horizontal' },
    { is: '.horizontal .z-content[tabindex]' },
  ],
  'a narrow horizontal one': [
    accordion,
    { orientation: 'horizontal', responsive: true },
    { style: narrow, is: '.z-accordion.vertical' },
  ],
  'content that scrolls': [
    (title) => accordion(title, { content: high }),
    { contentHeight: 100, scrollable: true, active: 0 },
    { is: '.z-content[tabindex]' },
  ],
  'a slider with dots': [
    (title) => accordion(title, { content: slide }),
    { slider: true, dotNav: true, active: 0, height: 200 },
    { is: '.z-dot-nav-item.z-active' },
  ],
  'a horizontal slider': [
    (title) => accordion(title, { content: slide }),
    { slider: true, dotNav: true, orientation: 'horizontal', autoplay: { interval: 1e6 } },
    { play: true, is: '.z-playing ~ .z-slider-wrapper .z-dot-nav, .z-playing' },
  ],
  'an accordion as a menu': [
    (title) => accordion(title, { content: links }),
    { contentNav: true, active: 0 },
    { is: '.z-sub-nav' },
  ],
  'a section that loads': [
    accordion,
    { contentUrls: ['/answer/never'], active: 0 },
    { is: '.z-loading' },
  ],
  'a section that failed': [
    accordion,
    { contentUrls: ['/answer/status/500'], active: 0 },
    { fails: true, is: '.z-failure' },
  ],
  'an accordion that plays': [
    accordion,
    { autoplay: { interval: 1e6 }, active: 0 },
    { play: true, is: '.z-playing' },
  ],
  'an accordion on its way': [
    accordion,
    { animation: { ...slow, effects: 'slide' }, active: 0 },
    { select: 1, midway: true, is: '.z-content[inert]' },
  ],
  // Any press outside would close it.
  'an open menu': [
    tabs,
    { minWindowWidth: 9999 },
    { press: '.z-tabs-mobile .z-link', is: '.mobile [aria-expanded=true]' },
  ],
};

const failed = Array.from({ length: 2 }, () => /500/);

/** Starts all sets, and gives them all one look. */
async function build([all, look]) {
  const { jQuery } = window;
  const failures = [];
  for (const [name, html, settings, { style = '', select, midway, ...then }] of all) {
    const box = jQuery('<section>').attr({ 'data-state': name, style }).appendTo('main');
    jQuery('<h2>').text(name).appendTo(box);
    const root = jQuery(html).appendTo(box);
    const plugin = root.is('ul') ? 'uiAccordion' : 'uiTabs';
    if (then.fails) failures.push(new Promise((resolve) => (settings.error = resolve)));
    if (settings.beforeSelect) settings.beforeSelect = ({ reason }) => new Promise(() => reason);
    root[plugin]({ animation: { effects: 'none' }, responsiveDelay: 0, ...settings, ...look });
    root[plugin]('scan');
    const instance = root[plugin]('instance');
    if (then.play) instance.play();
    if (then.stop) instance.stop();
    if (select) instance.select(select);
    if (midway) {
      for (const one of root[0].getAnimations({ subtree: true })) {
        one.pause();
        one.currentTime = 5e5;
      }
    }
  }
  await Promise.all(failures);
  // Lets what observes sizes have its say.
  for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
  for (const [name, , , { press }] of all) {
    if (press) document.querySelector(`[data-state="${name}"] ${press}`).click();
  }
  return all
    .filter(([name, , , { is }]) => is && !document.querySelector(`[data-state="${name}"] ${is}`))
    .map(([name]) => name);
}

/** Opens the page; `look` are options for all sets. */
export async function openStates({ look = {}, dark = false, context = {}, ...options } = {}) {
  const page = await openPage({
    css: ['ui.tabs', 'ui.tabs.flat', 'ui.accordion'].map((name) => `/assets/css/${name}.min.css`),
    scripts: ['ui.tabs', 'ui.accordion'].map((name) => `/assets/js/${name}.min.js`),
    head: `<style>html { color-scheme: ${dark ? 'dark' : 'light'} } body { background: ${dark ? '#121212; color: #eee' : '#fff; color: #222'} }</style>`,
    html: '<main><h1>States</h1></main>',
    context: { colorScheme: dark ? 'dark' : 'light', ...context },
    expected: failed,
    ...options,
  });
  const all = Object.entries(states).map(([name, [markup, settings, then = {}]]) => [
    name,
    markup(name.replace(/^\w/, (letter) => letter.toUpperCase())),
    settings,
    then,
  ]);
  const others = await page.evaluate(build, [all, look]);
  if (others.length) throw new Error(`not in the state that is meant: ${others.join(', ')}`);
  return page;
}
