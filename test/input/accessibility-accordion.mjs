// Every state of an accordion, as the page of states puts them up.
import { accordion, accordionForms } from './accessibility-markup.mjs';

const slide = (n) => `<img alt="Picture ${n}" src="/demo/pictures/fjord.svg">`;
const links = (n) =>
  `<ul><li><a href="#${n}a">A${n}</a></li><li><a href="#${n}b">B${n}</a></li></ul>`;
const high = (n) => `<div style="height: 900px">High ${n}</div>`;
const narrow = 'max-width: 260px';
const never = { contentUrls: ['/answer/never'] };
const missing = { contentUrls: ['/answer/status/500'] };
const oneOff = (title) => accordion(title).replace('<li>', '<li data-disabled>');

export const accordionStates = {
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
    { animation: { duration: 1e6 }, active: 0 },
    { select: 1, midway: true, is: '.z-content[inert]' },
  ],
  'a section that is asked for': [
    accordion,
    { active: 0, beforeSelect: 'waits' },
    { select: 1, is: '.z-trigger[aria-busy=true]' },
  ],
  'a frame in a section': [
    accordion,
    { contentUrls: ['/demo/pictures/fjord.svg'], iframe: true, active: 0 },
    { loads: true, is: '.z-iframe' },
  ],
  'a horizontal one with controls': [
    accordionForms['links in headers'],
    { orientation: 'horizontal' },
    { is: '.horizontal .z-controls a' },
  ],
  'a menu with the current page': [
    (title) =>
      accordion(title, { content: links }).replace('<a href', '<a aria-current="page" href'),
    { contentNav: true, active: 0 },
    { is: '.z-sub-nav [aria-current]' },
  ],
};
