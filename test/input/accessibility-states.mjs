// Every state of both widgets, as the page of states puts them up: the markup, made from a title, the
// settings, and what makes the state: `style` of the box around, what is done after the start (`play`, `stop`,
// `select`, `press` on a part, or `midway`, which stops all motion on its way), what is waited for (`loads`,
// `fails`), and `is`, which matches nothing in the box unless the set is in that state.
import { accordion, tabs } from './accessibility-markup.mjs';
import { list } from './widgets.mjs';

const narrow = (is, width = 260) => ({ style: `max-width: ${width}px`, is });
const never = { contentUrls: ['/answer/never'] };
const missing = { contentUrls: ['/answer/status/500'] };
const frame = { contentUrls: ['/demo/pictures/fjord.svg'], iframe: true };
const playing = { autoplay: { interval: 1e6 } };
const waiting = { beforeSelect: 'waits' };
const menu = { minWindowWidth: 9999 };
const rows = { mobileNav: false };
const scroll = { overflow: 'scroll' };
const below = { position: 'bottom-center' };
const folded = { mobileNav: 'accordion', maxRows: 1, minWindowWidth: 0 };
const slow = { animation: { effects: 'slideH', duration: 1e6 } };
const leaves = { select: 1, midway: true, is: '.z-content.z-leave' };

const shut = { collapsible: true, defaultTab: 'none' };

const withTools = (title) =>
  tabs(title).replace('</ul>', '</ul><div class="z-tools"><button>New</button></div>');
const rich = (n) =>
  `<li><a><i class="z-icon" aria-hidden="true"></i> Rich ${n} <span>second line</span> <b>${n}</b></a></li>`;
const many = (count) => (title) => tabs(title, count);
const richTabs = (title) => tabs(title, 3, rich);
const oneOff = (title) => tabs(title).replace('<li>', '<li data-disabled>');
const allOff = (title) => tabs(title).replaceAll('<li>', '<li data-disabled>');
const hidden = (title) => tabs(title).replaceAll('<li>', '<li hidden>');
const leading = (title) =>
  tabs(title)
    .replace(`<a>${title} 3`, `<a href="/elsewhere">${title} 3`)
    .replace('<div><p>Panel 3</p></div>', '');

export const tabsStates = {
  tabs: [tabs, {}, { is: '.z-tabs.horizontal:not(.responsive, .mobile)' }],
  'tabs in rows': [many(8), rows, narrow('.responsive:not(.z-stacked)', 460)],
  'a closed menu': [tabs, menu, { is: '.mobile .z-state-closed' }],
  'a row that scrolls': [many(9), scroll, narrow('.z-shift:not([style*=none])')],
  'tabs as an accordion': [tabs, folded, narrow('.z-as-accordion')],
  'tabs to close as an accordion': [tabs, { ...folded, closable: true }, narrow('.z-as-accordion')],
  'tabs at the bottom as an accordion': [tabs, { ...folded, ...below }, narrow('.z-as-accordion')],
  'vertical tabs': [tabs, { orientation: 'vertical' }, { is: '.vertical' }],
  'tabs at the bottom': [tabs, below, { is: '.z-container ~ [role=tablist]' }],
  'underlined tabs': [tabs, { style: 'underlined' }],
  pills: [tabs, { style: 'pills' }],
  'mini tabs': [tabs, { size: 'mini' }],
  'tabs to close': [tabs, { closable: true }, { is: '.z-close' }],
  'a disabled tab': [oneOff, {}, { is: '[role=tab][aria-disabled]' }],
  'rich labels': [richTabs, { multiline: true }, { is: '.z-multiline' }],
  'a tab that leads away': [leading, {}, { is: 'a[href]:not([aria-controls])' }],
  'an empty set': [() => tabs('', 0), {}, { is: '.z-tabs' }],
  'a tab that loads': [tabs, never, { is: '[aria-busy=true] > .z-spinner' }],
  'a tab that failed': [tabs, missing, { fails: true, is: '.z-failure' }],
  'a tab that is asked for': [tabs, waiting, { select: 1, is: '[role=tab][aria-busy=true]' }],
  'tabs that play': [tabs, playing, { play: true, is: '.z-autoplay.z-playing' }],
  'tabs that stopped': [tabs, playing, { stop: true, is: '.z-autoplay:not(.z-playing)' }],
  'tabs on their way': [tabs, slow, leaves],
  'tabs that are all disabled': [allOff, {}, { is: '.z-disabled ~ .z-disabled ~ .z-disabled' }],
  'tabs that are out of sight': [hidden, {}, { is: '.z-tab[hidden]' }],
  'tabs with tools': [withTools, {}, { is: '.z-row-grid > .z-tools' }],
  'vertical tabs with tools': [
    withTools,
    { orientation: 'vertical' },
    { is: '.vertical .z-tools' },
  ],
  'tabs with tools at the bottom': [withTools, below, { is: '.bottom > .z-tools' }],
  'tabs that stick': [withTools, { sticky: true }, { is: '.z-sticky' }],
  'tabs that are all closed': [tabs, shut, { is: '.z-tabs:not(:has(.z-active))' }],
  'tabs of one height': [tabs, { heightStyle: 'equal' }, { is: '.z-equal' }],
  'a frame': [tabs, frame, { loads: true, is: '.z-iframe' }],
};

const pressed = { press: '.z-tabs-mobile .z-link', is: '.mobile [aria-expanded=true]' };

/** Open dropdowns. A page has only one of them, because any press outside closes it. */
export const openMenus = {
  'an open menu': [tabs, menu, pressed],
  'an open menu to close from': [tabs, { ...menu, closable: true }, pressed],
  'an open menu with a disabled tab': [oneOff, menu, pressed],
  'an open menu of rich labels': [richTabs, { ...menu, multiline: true }, pressed],
};

const slides = (title) =>
  accordion(title, { content: (n) => `<img alt="Picture ${n}" src="/demo/pictures/fjord.svg">` });
const links = (title) =>
  accordion(title, {
    content: (n) => `<ul>${list(2, (at) => `<li><a href="#${n}-${at}">Link ${at}</a></li>`)}</ul>`,
  });
const high = (title) =>
  accordion(title, { content: (n) => `<div style="height: 900px">High ${n}</div>` });
const sectionOff = (title) => accordion(title).replace('<li>', '<li data-disabled>');
const controls = (title) => accordion(title, { extra: ' <button type="button">Edit</button>' });
const linked = (title) => accordion(title, { extra: ' <a href="#more">More</a>' });

const eight = (title) => accordion(title, { count: 8 });
const here = (title) => links(title).replace('<a href', '<a aria-current="page" href');

const first = { active: 0 };
const three = { active: [0, 1, 2] };
const stays = { collapsible: false, active: 1 };
const low = { ...first, contentHeight: 100, scrollable: true };
const across = { orientation: 'horizontal' };
const slider = { slider: true, dotNav: true };
const plays = '.z-playing ~ .z-slider-wrapper .z-dot-nav, .z-playing';
const closes = { select: 1, midway: true, is: '.z-content[inert]' };
const asks = { select: 1, is: '.z-trigger[aria-busy=true]' };
const lowSlider = { ...slider, ...first, height: 200 };
const acrossPlaying = { ...slider, ...across, ...playing };
const fails = { fails: true, is: '.z-failure' };

export const accordionStates = {
  'an accordion': [accordion, {}, { is: '.z-accordion:not(:has(.z-active))' }],
  'an open accordion': [accordion, first, { is: '.z-active' }],
  'several open sections': [accordion, three, { is: '.z-active ~ .z-active ~ .z-active' }],
  'many sections': [eight, { active: [0, 7] }, { is: '.z-content:not([role])' }],
  'a section that stays': [accordion, stays, { is: '.z-active [aria-disabled]' }],
  'a disabled section': [sectionOff, {}, { is: '.z-disabled' }],
  'controls in headers': [controls, first, { is: '.z-controls button' }],
  'a horizontal accordion': [accordion, across, { is: '.z-accordion.horizontal' }],
  'a horizontal one that scrolls': [high, across, { is: '.horizontal .z-content[tabindex]' }],
  'a narrow horizontal one': [
    accordion,
    { ...across, responsive: true },
    narrow('.z-accordion.vertical'),
  ],
  'content that scrolls': [high, low, { is: '.z-content[tabindex]' }],
  'a slider with dots': [slides, lowSlider, { is: '.z-dot-nav-item.z-active' }],
  'a horizontal slider': [slides, acrossPlaying, { play: true, is: plays }],
  'an accordion as a menu': [links, { ...first, contentNav: true }, { is: '.z-sub-nav' }],
  'a section that loads': [accordion, { ...first, ...never }, { is: '.z-loading' }],
  'a section that failed': [accordion, { ...first, ...missing }, fails],
  'an accordion that plays': [accordion, { ...first, ...playing }, { play: true, is: plays }],
  'an accordion on its way': [accordion, { ...first, animation: { duration: 1e6 } }, closes],
  'a section that is asked for': [accordion, { ...first, ...waiting }, asks],
  'sections with a plus': [
    accordion,
    { ...first, icon: 'plus', iconPosition: 'start' },
    { is: '.z-icon-plus' },
  ],
  'a frame in a section': [accordion, { ...first, ...frame }, { loads: true, is: '.z-iframe' }],
  'a horizontal one with controls': [linked, across, { is: '.horizontal .z-controls a' }],
  'a menu with the current page': [
    here,
    { ...first, contentNav: true },
    { is: '.z-sub-nav [aria-current]' },
  ],
};
