// Every state of tabs, as the page of states puts them up.
import { list, tabs, tabsForms } from './accessibility-markup.mjs';

const rich = (n) =>
  `<li><a><i class="z-icon" aria-hidden="true"></i> Rich ${n} <span>second line</span> <b>${n}</b></a></li>`;
const narrow = 'max-width: 260px';
const menu = { minWindowWidth: 9999 };
const never = { contentUrls: ['/answer/never'] };
const missing = { contentUrls: ['/answer/status/500'] };
const oneOff = (title) => tabs(title).replace('<li>', '<li data-disabled>');
const sections = { ...menu, overflow: 'accordion' };

export const tabsStates = {
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
  'a closed menu': [tabs, menu, { is: '.mobile .z-state-closed' }],
  'a row that scrolls': [
    (title) => tabs(title, 9),
    { overflow: 'scroll' },
    { style: narrow, is: '.z-shift:not([style*=none])' },
  ],
  'tabs as an accordion': [tabs, sections, { is: '.z-sections [role=button][aria-expanded=true]' }],
  'an accordion of bottom tabs': [
    tabs,
    { ...sections, position: 'bottom-left' },
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
  'a menu to close from': [tabs, { ...menu, closable: true }, { is: '.mobile .z-close' }],
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
    { animation: { effects: 'slideH', duration: 1e6 } },
    { select: 1, midway: true, is: '.z-content.z-leave' },
  ],
  'vertical tabs as a menu': [
    tabs,
    { ...menu, orientation: 'vertical' },
    { is: '.mobile .z-state-closed' },
  ],
  'a menu of pictures': [tabsForms['tabs of pictures'], menu, { is: '.mobile' }],
  'an accordion of pictures': [tabsForms['tabs of pictures'], sections, { is: '.z-sections' }],
  'an accordion of buttons': [tabsForms['buttons in a row'], sections, { is: '.z-sections' }],
  'a menu of buttons': [tabsForms['buttons in a row'], menu, { is: '.mobile' }],
  'a menu with a disabled tab': [oneOff, menu, { is: '.mobile [aria-disabled]' }],
  'an accordion with a disabled tab': [oneOff, sections, { is: '.z-sections [aria-disabled]' }],
  'a vertical set with a disabled tab': [
    oneOff,
    { orientation: 'vertical' },
    { is: '.vertical [aria-disabled]' },
  ],
  'tabs that are all disabled': [
    (title) => tabs(title).replace(/<li>/g, '<li data-disabled>'),
    {},
    { is: '.z-disabled ~ .z-disabled ~ .z-disabled' },
  ],
  'tabs of which one is out of sight': [
    (title) => tabs(title).replace('<li>', '<li hidden>'),
    {},
    { is: '.z-tab[hidden]:not(.z-active)' },
  ],
  'tabs that are out of sight': [
    (title) => tabs(title).replace(/<li>/g, '<li hidden>'),
    {},
    { is: '.z-tab[hidden]' },
  ],
  'a row that scrolls to close': [
    (title) => tabs(title, 9),
    { overflow: 'scroll', closable: true },
    { style: narrow, select: 4, is: '.z-shift:not([style*=none]) ~ * .z-close' },
  ],
  'vertical tabs to close': [
    tabs,
    { orientation: 'vertical', closable: true },
    { is: '.vertical .z-close' },
  ],
  'an accordion to close from': [
    tabs,
    { ...sections, closable: true },
    { is: '.z-sections .z-close' },
  ],
  'a menu that loads': [tabs, { ...menu, ...never }, { is: '.mobile [aria-busy]' }],
  'a menu that failed': [tabs, { ...menu, ...missing }, { fails: true, is: '.mobile .z-failure' }],
  'a menu that is asked for': [
    tabs,
    { ...menu, beforeSelect: 'waits' },
    { select: 1, is: '.mobile [aria-busy]' },
  ],
  'an accordion of tabs that loads': [
    tabs,
    { ...sections, ...never },
    { is: '.z-sections [aria-busy]' },
  ],
  'an accordion of tabs that failed': [
    tabs,
    { ...sections, ...missing },
    { fails: true, is: '.z-sections .z-failure' },
  ],
  'an accordion of tabs that is asked for': [
    tabs,
    { ...sections, beforeSelect: 'waits' },
    { select: 1, is: '.z-sections [role=button][aria-busy]' },
  ],
  'a frame': [
    tabs,
    { contentUrls: ['/demo/pictures/fjord.svg'], iframe: true },
    { loads: true, is: '.z-iframe' },
  ],
  'a frame that loads': [tabs, { ...never, iframe: true }, { is: '[aria-busy=true]' }],
  'a menu that plays': [
    tabs,
    { ...menu, autoplay: { interval: 1e6 } },
    { play: true, is: '.mobile .z-playing' },
  ],
  'an accordion of tabs that plays': [
    tabs,
    { ...sections, autoplay: { interval: 1e6 } },
    { play: true, is: '.z-sections .z-playing' },
  ],
};

/** Menus that are open: any press outside would close one, so that there is one of them in a page. */
export const openMenus = {
  'an open menu': [tabs, menu],
  'an open menu to close from': [tabs, { ...menu, closable: true }],
  'an open menu with a disabled tab': [oneOff, menu],
  'an open menu of rich labels': [(title) => tabs(title, 3, rich), { ...menu, multiline: true }],
  'an open menu of pictures': [tabsForms['tabs of pictures'], menu],
  'an open menu of buttons': [tabsForms['buttons in a row'], menu],
  'an open menu that plays': [tabs, { ...menu, autoplay: { interval: 1e6 } }, { play: true }],
  'an open menu that is asked for': [tabs, { ...menu, beforeSelect: 'waits' }, { select: 1 }],
};
