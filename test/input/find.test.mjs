// What the find box finds, for the words that people use.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pages } from '../../demo/site.mjs';
import { root } from '../../.ci/lib/files.mjs';
import { openFile } from './page.mjs';

QUnit.module('find');

/** Places, and what is typed to find each of them first: words, sentences, names, values, slips. */
const places = {
  'accessibility.html': 'screen reader | screenreader | accessibility statement',
  'accessibility.html#keys': 'shortcut | escape key | tab order of the keyboard | keybord',
  'accessibility.html#roles': 'heading level | tabindex -1',
  'accordion.html': 'read more | acordion',
  'accordion.html#event-activate': 'accordion open event',
  'accordion.html#markup-2': 'definition list',
  'accordion.html#markup-3': 'use details element',
  'accordion.html#method-active': 'get active section index',
  'accordion.html#method-expandAll': 'expand all',
  'accordion.html#option-active': 'collapsed | start closed',
  'accordion.html#option-collapsible': 'close on second click',
  'accordion.html#option-expandMode':
    'only one open | close other accordions | accordion stays open | expandmode',
  'accordion.html#option-icon': 'accordion toggle icon',
  'accordion.html#option-iconPosition': 'arrow left side',
  'accordion.html#option-rememberState': 'remember which sections are open',
  'content.html': 'lazy',
  'content.html#ahead': 'preload',
  'content.html#anew': 'load each time',
  'content.html#frame': 'video | cors | iframe height',
  'content.html#waiting': 'retry | spinner | skeleton',
  'existing.html': 'upgrade',
  'from-bootstrap.html#tabs': 'shown.bs.tab',
  'good-to-know.html#fixed-headers': 'fixed | offset',
  'good-to-know.html#links-search-and-forms': 'anchor inside accordion | html5 required',
  'good-to-know.html#messages-in-the-console': 'rememberState: no id | uiTabs needs jQuery',
  'index.html#browsers': 'browser support | internet explorer | jquery 4',
  'index.html#first-paint': 'jump | fouc | flash | no javascript | web vitals',
  'index.html#install': 'cdn | license | integrity | version',
  'index.html#others': 'without jquery',
  'questions-accordion.html#controls': 'checkbox | button in the header without opening',
  'questions-accordion.html#events': 'order of events | when does select fire',
  'questions-accordion.html#fieldset': 'fieldset',
  'questions-accordion.html#outside': 'outside',
  'questions-accordion.html#own-icon': 'own icon',
  'questions-accordion.html#plus': 'plus minus',
  'questions-accordion.html#scroll': 'scroll into view',
  'questions-accordion.html#sticky': 'accordion header sticky',
  'questions-tabs.html#content': 'set content',
  'questions-tabs.html#first': 'start with tab 3 | get tab id',
  'questions-tabs.html#first-field': 'first field | focus',
  'questions-tabs.html#hide': 'hide tab',
  'questions-tabs.html#icons': 'tooltip | tab title attribute | add an icon to a tab',
  'questions-tabs.html#last-right': 'align the last tab to the right',
  'questions-tabs.html#link': 'how do I open a tab from a link',
  'questions-tabs.html#long': 'ellipsis | truncate',
  'questions-tabs.html#other-page':
    'link to a tab from another page | link to a specific tab from another page',
  'questions-tabs.html#reason': 'disabled with a reason',
  'questions-tabs.html#reload-panel': 'change ajax url of a tab and reload',
  'questions-tabs.html#rename': 'badge | rename | change tab title',
  'questions-tabs.html#reopen': 'reopen closed tab | undo close',
  'questions-tabs.html#save-order': 'save order | remember the order of tabs',
  'questions-tabs.html#scrolled': 'scroll position',
  'questions-tabs.html#selected': 'active class | change active tab color',
  'questions-tabs.html#single': 'hide the tabs when there is only one',
  'questions-tabs.html#sort': 'sort | drag | reorder | drag tabs',
  'questions-tabs.html#stay': 'pagination',
  'questions-tabs.html#submit': 'postback | submit',
  'questions-tabs.html#which-li': 'which li | all labels',
  'questions-tabs.html#wide': 'justified | full width',
  'questions.html#across': 'submit one form across several tabs',
  'questions.html#ask': 'unsaved changes | are you sure | confirm | onbeforeunload',
  'questions.html#bare': 'remove border',
  'questions.html#charts': 'map | chart | select2 in tab',
  'questions.html#csp': 'csp',
  'questions.html#dialog': 'modal',
  'questions.html#flex': 'table cell',
  'questions.html#forget':
    'clear local storage | forget the remembered tab at logout | reset to first tab',
  'questions.html#form': 'form in a panel',
  'questions.html#fx-off': 'no animation | remove animation',
  'questions.html#headers': 'token',
  'questions.html#images': 'lazy images',
  'questions.html#json': 'tabs from json',
  'questions.html#layers': 'z-index | behind my header',
  'questions.html#loop': 'loop',
  'questions.html#more': 'show less',
  'questions.html#nothing':
    'not working | $ is not defined | tabs look like a list | tabs don’t show',
  'questions.html#once': 'run code when a tab opens for the first time',
  'questions.html#options': 'global options',
  'questions.html#print': 'print accordion',
  'questions.html#search-engines': 'seo',
  'questions.html#swipes': 'swipe | swipe between tabs',
  'questions.html#twice': 'fires twice | twice',
  'questions.html#two-sets': 'duplicate id',
  'recipes-short.html#analytics': 'analytics | gtm',
  'recipes-short.html#copy-link': 'copy link',
  'recipes-short.html#marks': 'tabs with errors',
  'recipes-short.html#media': 'stop video | postmessage',
  'recipes-short.html#phone': 'only on phones',
  'recipes-short.html#query': 'query string | ?tab=2',
  'recipes-short.html#search': 'faq search',
  'recipes-short.html#sortable': 'sortablejs',
  'recipes-short.html#tables': 'datatables',
  'recipes-short.html#window': 'full height',
  'recipes-short.html#wizard': 'wizard',
  'recipes.html#both': 'accordion inside tabs',
  'recipes.html#menu': 'tree view | accordion menu',
  'recipes.html#nested': 'tabs inside tabs',
  'recipes.html#rtl': 'right to left',
  'recipes.html#slider': 'slideshow',
  'reference.html': 'options',
  'reference.html#tabs-callbacks': 'callbacks',
  'reference.html#texts': 'translate | hebrew',
  'stacks.html': 'laravel',
  'stacks.html#order': 'uiTabs is not a function',
  'stacks.html#scan': 'livewire | updatepanel',
  'styling.html#custom-properties': 'background image',
  'styling.html#sass': 'sass',
  'styling.html#the-pages-own-style-sheet': 'specificity | tailwind',
  'styling.html#z-accent': '--z-accent',
  'styling.html#z-focus': 'focus ring',
  'styling.html#z-icons-large': '.z-icons-large',
  'styling.html#z-nopadding': 'no padding | z-nopadding',
  'tabs.html': 'panes',
  'tabs.html#event-beforeRemove': 'beforeRemove',
  'tabs.html#event-contentLoad': 'event when loaded',
  'tabs.html#method-active': 'current tab | selected tab | index of the clicked tab',
  'tabs.html#method-count': 'how many tabs | count of tabs',
  'tabs.html#method-destroy': 'memory leak',
  'tabs.html#method-disable': 'How to disable a tab with jQuery',
  'tabs.html#method-load': 'reload the current tab',
  'tabs.html#method-prev': 'previous tab',
  'tabs.html#method-refresh': 'reinit | mutation observer',
  'tabs.html#method-setOptions': 'setOptions',
  'tabs.html#option-ajax': 'pass data to the loaded page',
  'tabs.html#option-animation.duration': 'speed | change speed',
  'tabs.html#option-animation.effects': 'slideUpDown',
  'tabs.html#option-autoplay.interval': 'autoplay.int',
  'tabs.html#option-closable': 'close button',
  'tabs.html#option-collapsible': 'colapsible',
  'tabs.html#option-dark': 'dark mode',
  'tabs.html#option-deeplinking': 'deep linking',
  'tabs.html#option-defaultTab': 'initial | open by default | defaultTab',
  'tabs.html#option-event': 'hover | mouseleave close | show on hover',
  'tabs.html#option-findInPage': 'ctrl+f',
  'tabs.html#option-heightStyle': 'equal | auto height',
  'tabs.html#option-history': 'back button',
  'tabs.html#option-iframe': 'iframe',
  'tabs.html#option-minWindowWidth': 'breakpoint',
  'tabs.html#option-mobileNav': 'container query',
  'tabs.html#option-multiline': 'two lines',
  'tabs.html#option-orientation': 'vertical | tabs on the left',
  'tabs.html#option-overflow': 'scroll arrows | mousewheel',
  'tabs.html#option-position': 'bottom',
  'tabs.html#option-rememberState': 'cookie | localStorage',
  'tabs.html#option-shadows': 'shadow',
  'tabs.html#option-style': 'pills',
  'tabs.html#option-texts.tryAgain': 'Try again',
  'themes-builder.html': 'colour picker | themeroller',
  'themes.html': 'flat-carrot',
  'with-bundlers.html': 'typescript | requirejs | import map',
  'with-react-vue.html': 'angular | next.js',
  'with-shadow-dom.html': 'web component',
  'with-wordpress.html': 'php | elementor tabs',
};

/** What has to come first, by what is typed. */
const firsts = Object.fromEntries(
  Object.entries(places).flatMap(([place, all]) => all.split(' | ').map((text) => [text, place])),
);

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
