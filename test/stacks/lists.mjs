// Lists of frameworks whose items come, go and change places, with a call of `refresh` after each change, as the site's
// pages on these frameworks say: what is open stays open.
import { script } from '../browser.mjs';
import { expect, packages, usingPage } from './browser.mjs';

const at = (file) => `${packages}/${file}`;

const days = `[{ id: 1, label: 'Route', text: 'Three days.' }, { id: 2, label: 'Stays', text: 'Two inns.' }]`;
const food = `{ id: 3, label: 'Food', text: 'Fish.' }`;

/**
 * For each framework: what the page loads; the attributes of what holds the items, of an item, of a label and of a text;
 * and the page around the markup, with buttons that add an item, take the first one out, and turn the order round.
 */
const frameworks = {
  Knockout: {
    parts: { scripts: [at('knockout/build/output/knockout-latest.js')] },
    binds: ['data-bind="foreach: days"', '', 'data-bind="text: label"', 'data-bind="text: text"'],
    page: (html, plugin) => `${html}
      <button data-bind="click: () => days.push(${food})">Add</button>
      <button data-bind="click: () => days.shift()">Take</button>
      <button data-bind="click: () => days.reverse()">Turn</button>
      <script>
        const days = ko.observableArray(${days});
        ko.applyBindings({ days });
        $('#trip').${plugin}();
        days.subscribe(() => $('#trip').${plugin}('refresh'));
      </script>`,
  },
  AngularJS: {
    parts: { scripts: [at('angular/angular.js')] },
    binds: ['', 'ng-repeat="day in days"', 'ng-bind="day.label"', 'ng-bind="day.text"'],
    page: (html, plugin) => `<div ng-app="page" ng-controller="Trip">${html}
      <button ng-click="days.push(${food})">Add</button>
      <button ng-click="days.shift()">Take</button>
      <button ng-click="days.reverse()">Turn</button></div>
      <script>
        angular.module('page', []).controller('Trip', function ($scope, $timeout) {
          $scope.days = ${days};
          $scope.$watchCollection('days', () => {
            $timeout(() => { $('#trip').${plugin}().${plugin}('refresh') });
          });
        });
      </script>`,
  },
  Alpine: {
    // It starts when the page is there.
    parts: { head: script(at('alpinejs/dist/cdn.js')).replace('<script', '<script defer') },
    binds: ['', 'x-for="day in days" :key="day.id"', 'x-text="day.label"', 'x-text="day.text"'],
    page: (html, plugin) => `<div x-data="page">${html}
      <button @click="days.push(${food})">Add</button>
      <button @click="days.shift()">Take</button>
      <button @click="days.reverse()">Turn</button></div>
      <script>
        document.addEventListener('alpine:init', () => {
          Alpine.data('page', () => ({
            days: ${days},
            init() {
              const show = () => $('#trip').${plugin}().${plugin}('refresh');
              this.$nextTick(show);
              this.$watch('days', () => this.$nextTick(show));
            },
          }));
        });
      </script>`,
  },
  'Vue in the page': {
    parts: { scripts: [at('vue/dist/vue.global.js')] },
    binds: ['', 'v-for="day in days" :key="day.id"', 'v-text="day.label"', 'v-text="day.text"'],
    page: (html, plugin) => `<div id="page">${html}
      <button @click="days.push(${food})">Add</button>
      <button @click="days.shift()">Take</button>
      <button @click="days.reverse()">Turn</button></div>
      <script>
        Vue.createApp({
          data: () => ({ days: ${days} }),
          mounted: () => $('#trip').${plugin}(),
          updated: () => $('#trip').${plugin}('refresh'),
        }).mount('#page');
      </script>`,
  },
};

/** An element that is repeated: Alpine repeats what is in a template. */
const repeated = (each, element) =>
  each.startsWith('x-for')
    ? `<template ${each}>${element}</template>`
    : element.replace(/^<\w+/, `$& ${each}`);

const kinds = {
  tabs: {
    plugin: 'uiTabs',
    role: 'tab',
    markup: ([list, each, label, text]) => `<div id="trip">
      <ul ${list}>${repeated(each, `<li><a ${label}></a></li>`)}</ul>
      <div ${list}>${repeated(each, `<div><p ${text}></p></div>`)}</div></div>`,
  },
  accordion: {
    plugin: 'uiAccordion',
    role: 'button',
    markup: ([list, each, label, text]) => `<ul id="trip" ${list}>
      ${repeated(each, `<li><h3><span ${label}></span></h3><div><p ${text}></p></div></li>`)}</ul>`,
  },
};

const lists = (framework, kind, jquery) => () => {
  const { parts, binds, page: around } = frameworks[framework];
  const { plugin, role, markup } = kinds[kind];
  return usingPage({ body: around(markup(binds), plugin), jquery, ...parts }, async (page) => {
    const header = (name) => page.getByRole(role, { name, exact: true });
    const press = (name) => page.getByRole('button', { name, exact: true }).click();
    const shows = (labels, text) =>
      page.waitForFunction((wanted) => {
        const said = (selector) =>
          Array.from(document.querySelectorAll(selector), (one) => one.textContent.trim());
        return [said('.z-tab, .z-trigger'), said('.z-content:not([hidden])')].join(':') === wanted;
      }, `${labels}:${text}`);
    await header('Stays').click();
    await shows('Route,Stays', 'Two inns.');
    await press('Add');
    await shows('Route,Stays,Food', 'Two inns.');
    await press('Turn');
    await shows('Food,Stays,Route', 'Two inns.');
    await press('Take');
    await shows('Stays,Route', 'Two inns.');
    await header('Route').press('Enter');
    await shows('Stays,Route', 'Three days.');
    await press('Take');
    await shows('Route', 'Three days.');
    await press('Take');
    await shows('', '');
    await press('Add');
    await header('Food').click();
    await shows('Food', 'Fish.');
    expect(await page.locator('.z-content:visible').count(), 1, 'panels');
  });
};

export const rows = Object.keys(frameworks).flatMap((framework) =>
  Object.keys(kinds).flatMap((kind) =>
    ['1.12.4', '4.0.0'].map((jquery) => [
      framework,
      `items come, go and change places: ${kind}, jQuery ${jquery}`,
      lists(framework, kind, jquery),
    ]),
  ),
);
