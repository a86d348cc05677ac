// Every state of tabs, as the page of states puts them up.
import { list, tabs, tabsForms } from './accessibility-markup.mjs';

const rich = (n) =>
  `<li><a><i class="z-icon" aria-hidden="true"></i> Rich ${n} <span>second line</span> <b>${n}</b></a></li>`;
const narrow = 'max-width: 260px';
const menu = { minWindowWidth: 9999 };
const never = { contentUrls: ['/answer/never'] };
const missing = { contentUrls: ['/answer/status/500'] };
const oneOff = (title) => tabs(title).replace('<li>', '<li data-disabled>');

export const tabsStates = {
  tabs: [tabs, {}, { is: '.z-tabs.horizontal:not(.responsive, .mobile)' }],
  'tabs in rows': [
    (title) => tabs(title, 8),
    { mobileNav: false },
    { style: 'max-width: 460px', is: '.responsive:not(.z-stacked)' },
  ],
  'a closed menu': [tabs, menu, { is: '.mobile .z-state-closed' }],
  'a row that scrolls': [
    (title) => tabs(title, 9),
    { overflow: 'scroll' },
    { style: narrow, is: '.z-shift:not([style*=none])' },
  ],
  'vertical tabs': [tabs, { orientation: 'vertical' }, { is: '.vertical' }],
  'tabs at the bottom': [
    tabs,
    { position: 'bottom-center' },
    { is: '.bottom .z-container + * ~ [role=tablist]' },
  ],
  'underlined tabs': [tabs, { style: 'underlined' }],
  pills: [tabs, { style: 'pills' }],
  'mini tabs': [tabs, { size: 'mini' }],
  'tabs to close': [tabs, { closable: true }, { is: '.z-close' }],
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
  'tabs that are all disabled': [
    (title) => tabs(title).replace(/<li>/g, '<li data-disabled>'),
    {},
    { is: '.z-disabled ~ .z-disabled ~ .z-disabled' },
  ],
  'tabs that are out of sight': [
    (title) => tabs(title).replace(/<li>/g, '<li hidden>'),
    {},
    { is: '.z-tab[hidden]' },
  ],
  'a frame': [
    tabs,
    { contentUrls: ['/demo/pictures/fjord.svg'], iframe: true },
    { loads: true, is: '.z-iframe' },
  ],
};

/** Menus that are open: any press outside would close one, so that there is one of them in a page. */
export const openMenus = {
  'an open menu': [tabs, menu],
  'an open menu to close from': [tabs, { ...menu, closable: true }],
  'an open menu with a disabled tab': [oneOff, menu],
  'an open menu of rich labels': [(title) => tabs(title, 3, rich), { ...menu, multiline: true }],
};
