// What the find box finds, for the words that people use.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pages } from '../../demo/site.mjs';
import { root } from '../../.ci/lib/files.mjs';
import { openFile } from './page.mjs';

QUnit.module('find');

/** What has to come first, by the words that are typed. */
const firsts = {
  // What people want
  wizard: 'recipes-short.html#wizard',
  postback: 'questions-tabs.html#submit',
  submit: 'questions-tabs.html#submit',
  sort: 'questions-tabs.html#sort',
  drag: 'questions-tabs.html#sort',
  reorder: 'questions-tabs.html#sort',
  'save order': 'questions-tabs.html#save-order',
  'remember the order of tabs': 'questions-tabs.html#save-order',
  'reopen closed tab': 'questions-tabs.html#reopen',
  'undo close': 'questions-tabs.html#reopen',
  jump: 'index.html#first-paint',
  fouc: 'index.html#first-paint',
  flash: 'index.html#first-paint',
  video: 'content.html#frame',
  translate: 'reference.html#texts',
  typescript: 'with-bundlers.html',
  csp: 'questions.html#csp',
  sass: 'styling.html#sass',
  cdn: 'index.html#install',
  analytics: 'recipes-short.html#analytics',
  checkbox: 'questions-accordion.html#controls',
  collapsed: 'accordion.html#option-active',
  initial: 'tabs.html#option-defaultTab',
  lazy: 'content.html',
  tooltip: 'questions-tabs.html#icons',
  slideshow: 'recipes.html#slider',
  cors: 'content.html#frame',
  retry: 'content.html#waiting',
  bottom: 'tabs.html#option-position',
  vertical: 'tabs.html#option-orientation',
  hover: 'tabs.html#option-event',
  'current tab': 'tabs.html#method-active',
  'tabs inside tabs': 'recipes.html#nested',
  'accordion inside tabs': 'recipes.html#both',
  equal: 'tabs.html#option-heightStyle',
  fixed: 'good-to-know.html#fixed-headers',
  offset: 'good-to-know.html#fixed-headers',
  seo: 'questions.html#search-engines',
  map: 'questions.html#charts',
  chart: 'questions.html#charts',
  'hide tab': 'questions-tabs.html#hide',
  justified: 'questions-tabs.html#wide',
  badge: 'questions-tabs.html#rename',
  rename: 'questions-tabs.html#rename',
  'dark mode': 'tabs.html#option-dark',
  'back button': 'tabs.html#option-history',
  cookie: 'tabs.html#option-rememberState',
  'ctrl+f': 'tabs.html#option-findInPage',
  'expand all': 'accordion.html#method-expandAll',
  'z-index': 'questions.html#layers',
  'behind my header': 'questions.html#layers',
  'plus minus': 'questions-accordion.html#plus',
  'only one open': 'accordion.html#option-expandMode',
  speed: 'tabs.html#option-animation.duration',
  'close button': 'tabs.html#option-closable',
  'unsaved changes': 'questions.html#ask',
  'screen reader': 'accessibility.html',
  shortcut: 'accessibility.html#keys',
  hebrew: 'reference.html#texts',
  'right to left': 'recipes.html#rtl',
  spinner: 'content.html#waiting',
  iframe: 'tabs.html#option-iframe',
  breakpoint: 'tabs.html#option-minWindowWidth',
  php: 'with-wordpress.html',
  angular: 'with-react-vue.html',
  upgrade: 'existing.html',
  specificity: 'styling.html#the-pages-own-style-sheet',
  'colour picker': 'themes-builder.html',
  'how do I open a tab from a link': 'questions-tabs.html#link',
  'duplicate id': 'questions.html#two-sets',
  swipe: 'questions.html#swipes',
  fieldset: 'questions-accordion.html#fieldset',
  'order of events': 'questions-accordion.html#events',
  'full width': 'questions-tabs.html#wide',
  'which li': 'questions-tabs.html#which-li',
  pagination: 'questions-tabs.html#stay',
  'stop video': 'recipes-short.html#media',
  'faq search': 'recipes-short.html#search',
  'query string': 'recipes-short.html#query',
  'only on phones': 'recipes-short.html#phone',
  sortablejs: 'recipes-short.html#sortable',
  'copy link': 'recipes-short.html#copy-link',
  'full height': 'recipes-short.html#window',
  'tabs with errors': 'recipes-short.html#marks',
  datatables: 'recipes-short.html#tables',
  'browser support': 'index.html#browsers',
  'internet explorer': 'index.html#browsers',
  'jquery 4': 'index.html#browsers',
  'no javascript': 'index.html#first-paint',
  tailwind: 'styling.html#the-pages-own-style-sheet',
  livewire: 'stacks.html#scan',
  modal: 'questions.html#dialog',
  laravel: 'stacks.html',
  'web component': 'with-shadow-dom.html',
  'next.js': 'with-react-vue.html',
  'memory leak': 'tabs.html#method-destroy',
  'uiTabs is not a function': 'stacks.html#order',
  'not working': 'questions.html#nothing',
  'no padding': 'styling.html#z-nopadding',
  'two lines': 'tabs.html#option-multiline',
  'auto height': 'tabs.html#option-heightStyle',
  shadow: 'tabs.html#option-shadows',
  token: 'questions.html#headers',
  skeleton: 'content.html#waiting',
  screenreader: 'accessibility.html',
  'start with tab 3': 'questions-tabs.html#first',
  'start closed': 'accordion.html#option-active',
  'change tab title': 'questions-tabs.html#rename',
  'drag tabs': 'questions-tabs.html#sort',
  'print accordion': 'questions.html#print',
  'link to a tab from another page': 'questions-tabs.html#other-page',
  'when does select fire': 'questions-accordion.html#events',
  '?tab=2': 'recipes-short.html#query',
  license: 'index.html#install',
  options: 'reference.html',
  callbacks: 'reference.html#tabs-callbacks',
  panes: 'tabs.html',
  'selected tab': 'tabs.html#method-active',
  reinit: 'tabs.html#method-refresh',
  'deep linking': 'tabs.html#option-deeplinking',
  'tree view': 'recipes.html#menu',
  'read more': 'accordion.html',
  'scroll arrows': 'tabs.html#option-overflow',
  'focus ring': 'styling.html#z-focus',
  'iframe height': 'content.html#frame',
  'background image': 'styling.html#custom-properties',
  'are you sure': 'questions.html#ask',
  'heading level': 'accessibility.html#roles',
  'no animation': 'questions.html#fx-off',
  'how many tabs': 'tabs.html#method-count',
  'definition list': 'accordion.html#markup-2',
  updatepanel: 'stacks.html#scan',
  'shown.bs.tab': 'from-bootstrap.html#tabs',
  themeroller: 'themes-builder.html',
  loop: 'questions.html#loop',
  'fires twice': 'questions.html#twice',
  twice: 'questions.html#twice',
  outside: 'questions-accordion.html#outside',
  confirm: 'questions.html#ask',
  ellipsis: 'questions-tabs.html#long',
  truncate: 'questions-tabs.html#long',
  'first field': 'questions-tabs.html#first-field',
  focus: 'questions-tabs.html#first-field',
  preload: 'content.html#ahead',
  'show less': 'questions.html#more',
  '$ is not defined': 'questions.html#nothing',
  'tabs look like a list': 'questions.html#nothing',
  'open by default': 'tabs.html#option-defaultTab',
  'active class': 'questions-tabs.html#selected',
  'scroll into view': 'questions-accordion.html#scroll',
  'scroll position': 'questions-tabs.html#scrolled',
  'accessibility statement': 'accessibility.html',
  integrity: 'index.html#install',
  version: 'index.html#install',
  setOptions: 'tabs.html#method-setOptions',
  'global options': 'questions.html#options',
  'table cell': 'questions.html#flex',
  'remove border': 'questions.html#bare',
  'lazy images': 'questions.html#images',
  'form in a panel': 'questions.html#form',
  'own icon': 'questions-accordion.html#own-icon',
  'load each time': 'content.html#anew',
  'all labels': 'questions-tabs.html#which-li',
  'disabled with a reason': 'questions-tabs.html#reason',
  requirejs: 'with-bundlers.html',
  'set content': 'questions-tabs.html#content',
  'escape key': 'accessibility.html#keys',
  'accordion menu': 'recipes.html#menu',
  'web vitals': 'index.html#first-paint',
  'tab order of the keyboard': 'accessibility.html#keys',
  'tabs don’t show': 'questions.html#nothing',
  'change active tab color': 'questions-tabs.html#selected',
  'remove animation': 'questions.html#fx-off',
  'tabindex -1': 'accessibility.html#roles',
  gtm: 'recipes-short.html#analytics',
  onbeforeunload: 'questions.html#ask',
  localStorage: 'tabs.html#option-rememberState',
  'clear local storage': 'questions.html#forget',
  'close other accordions': 'accordion.html#option-expandMode',
  'anchor inside accordion': 'good-to-know.html#links-search-and-forms',
  'html5 required': 'good-to-know.html#links-search-and-forms',
  'count of tabs': 'tabs.html#method-count',
  'get tab id': 'questions-tabs.html#first',
  'change speed': 'tabs.html#option-animation.duration',
  'mutation observer': 'tabs.html#method-refresh',
  'tab title attribute': 'questions-tabs.html#icons',
  'tabs on the left': 'tabs.html#option-orientation',
  'mouseleave close': 'tabs.html#option-event',
  'tabs from json': 'questions.html#json',
  'arrow left side': 'accordion.html#option-iconPosition',
  'get active section index': 'accordion.html#method-active',
  'accordion open event': 'accordion.html#event-activate',
  'select2 in tab': 'questions.html#charts',
  'event when loaded': 'tabs.html#event-contentLoad',
  'accordion stays open': 'accordion.html#option-expandMode',
  // Sentences, which no page has word by word
  'link to a specific tab from another page': 'questions-tabs.html#other-page',
  'change ajax url of a tab and reload': 'questions-tabs.html#reload-panel',
  'button in the header without opening': 'questions-accordion.html#controls',
  'swipe between tabs': 'questions.html#swipes',
  'use details element': 'accordion.html#markup-3',
  'hide the tabs when there is only one': 'questions-tabs.html#single',
  'align the last tab to the right': 'questions-tabs.html#last-right',
  'forget the remembered tab at logout': 'questions.html#forget',
  'run code when a tab opens for the first time': 'questions.html#once',
  'submit one form across several tabs': 'questions.html#across',
  'index of the clicked tab': 'tabs.html#method-active',
  'How to disable a tab with jQuery': 'tabs.html#method-disable',
  'pass data to the loaded page': 'tabs.html#option-ajax',
  'remember which sections are open': 'accordion.html#option-rememberState',
  'close on second click': 'accordion.html#option-collapsible',
  'accordion toggle icon': 'accordion.html#option-icon',
  'show on hover': 'tabs.html#option-event',
  'add an icon to a tab': 'questions-tabs.html#icons',
  'previous tab': 'tabs.html#method-prev',
  'reload the current tab': 'tabs.html#method-load',
  'accordion header sticky': 'questions-accordion.html#sticky',
  'reset to first tab': 'questions.html#forget',
  'without jquery': 'index.html#others',
  mousewheel: 'tabs.html#option-overflow',
  'elementor tabs': 'with-wordpress.html',
  'import map': 'with-bundlers.html',
  'container query': 'tabs.html#option-mobileNav',
  postmessage: 'recipes-short.html#media',
  // Names, whole and in part, values, classes, properties, texts and messages
  defaultTab: 'tabs.html#option-defaultTab',
  expandmode: 'accordion.html#option-expandMode',
  'autoplay.int': 'tabs.html#option-autoplay.interval',
  slideUpDown: 'tabs.html#option-animation.effects',
  pills: 'tabs.html#option-style',
  'flat-carrot': 'themes.html',
  beforeRemove: 'tabs.html#event-beforeRemove',
  '--z-accent': 'styling.html#z-accent',
  'z-nopadding': 'styling.html#z-nopadding',
  '.z-icons-large': 'styling.html#z-icons-large',
  'Try again': 'tabs.html#option-texts.tryAgain',
  'rememberState: no id': 'good-to-know.html#messages-in-the-console',
  'uiTabs needs jQuery': 'good-to-know.html#messages-in-the-console',
  // Slips
  colapsible: 'tabs.html#option-collapsible',
  acordion: 'accordion.html',
  keybord: 'accessibility.html#keys',
};

/** What is typed into the box, and what it finds. */
const typed = async (page, text) => {
  await page.fill('.find input', '');
  await page.fill('.find input', text);
  await page.locator('.found:not([hidden])').waitFor();
  return page.locator('.found a').evaluateAll((links) => links.map((a) => a.getAttribute('href')));
};

/** What each text finds first, typed into the box in one go. */
const firstsOf = (page, texts) =>
  page.evaluate(async (all) => {
    const input = document.querySelector('.find input');
    const list = document.querySelector('.found');
    const found = {};
    for (const text of all) {
      const isThere = new Promise((done) =>
        new MutationObserver(done).observe(list, { childList: true }),
      );
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await isThere;
      found[text] = list.querySelector('a').getAttribute('href');
    }
    return found;
  }, texts);

QUnit.test('each word finds first what it asks for', async (assert) => {
  const page = await openFile('/demo/good-to-know.html');
  assert.deepEqual(await firstsOf(page, Object.keys(firsts)), firsts);
});

QUnit.test('words that are nowhere find the nearest', async (assert) => {
  const page = await openFile('/demo/motion.html');
  assert.true((await typed(page, 'zebra autoplay')).includes('tabs.html#option-autoplay.interval'));
  const status = page.locator('.find [role=status]');
  assert.equal(await status.textContent(), 'Nothing has all these words. The nearest:');
  assert.true(await status.isVisible());
  assert.deepEqual(await typed(page, 'ыыыы'), ['questions.html', 'reference.html']);
  assert.equal(await status.textContent(), 'Nothing found. Look here:');
  await page.fill('.find input', '');
  assert.false(await page.locator('.found').isVisible());
});

QUnit.test('nothing of it is loaded before somebody looks for something', async (assert) => {
  const asked = [];
  const page = await openFile('/demo/motion.html', {
    prepare: (one) => one.on('request', (request) => asked.push(path.basename(request.url()))),
  });
  const isSearch = (name) => ['names.js', 'minisearch.js'].includes(name);
  assert.deepEqual(asked.filter(isSearch), []);
  await typed(page, 'theme');
  await page.fill('.find input', 'themes');
  assert.deepEqual(asked.filter(isSearch).sort(), ['minisearch.js', 'names.js']);
});

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** The links of the site to places in it, and those of the find box, which lead nowhere. */
function strayLinks() {
  const html = Object.fromEntries(pages.map(({ file }) => [file, read(`demo/${file}`)]));
  const [, rows] = read('demo/names.js').match(/window\.names = (\[[^]*\]);/);
  const found = JSON.parse(rows.replace(/,\n\]$/, ']')).map(([, , href]) => ['names.js', href]);
  const linked = Object.entries(html).flatMap(([file, text]) =>
    Array.from(text.matchAll(/<a [^>]*?href="([^"]*)"/g), ([, href]) => [file, href]),
  );
  const isMissing = ([from, href]) => {
    const [file, id] = href.replace(/\?[^#]*/, '').split('#');
    const target = html[file || from];
    // A hash with a separator is a deep link of an example.
    const isPlace = id && /^[\w.-]+$/.test(id);
    return target === undefined || (isPlace && !new RegExp(`(id|data-link)="${id}"`).test(target));
  };
  return [...found, ...linked]
    .filter(([, href]) => /^#.|^[\w-]+\.(html|md)/.test(href))
    .filter(isMissing);
}

QUnit.test('links lead to pages of the site, and to places that are there', (assert) => {
  assert.deepEqual(strayLinks(), []);
});

QUnit.test('C5 the reference has all messages of the console', (assert) => {
  const [, messages] = read('demo/reference.md').split('### Messages in the console');
  const files = readdirSync(path.join(root, 'src'), { recursive: true });
  const sources = files.filter((file) => file.endsWith('.ts')).map((file) => read(`src/${file}`));
  const told = sources.join('\n').matchAll(/\bwarn(?:Once)?\([^`'"]*?(['`"])(.+?)\1(?=[,);\n])/g);
  const parts = Array.from(told, ([, , text]) => text.split(/\$\{.*?\}/)).flat();
  const isMissing = (part) => part.length > 5 && !messages.includes(part);
  assert.true(parts.length > 20, 'they are found');
  assert.deepEqual(parts.map((part) => part.trim()).filter(isMissing), []);
});
