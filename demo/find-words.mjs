/*
 * The words that people look for something by, where the page doesn't say them itself. Who types one of these words, or
 * of these groups of words, finds that address first. Sections that are written by hand can have them in `data-find`, too.
 */
export const findWords = {
  'tabs.html':
    'tabs, tabbed, tab panel, tab bar, tab control, pane, panes, panels, tabpane, tab panes, tabset, tab strip, tabview, data attributes, data attribute, data-options, html attributes',
  'accordion.html':
    'accordion, accordeon, acordion, collapsible sections, panels that open, summary, read more, spoiler, disclosure, expander, expandable, collapsible panels',
  'recipes.html#in-steps': 'next and back, next button, previous button, steps',
  'recipes.html#slider':
    'slideshow, carousel, gallery of pictures, image slider, thumbnails, slides, swiper',
  'recipes.html#nested':
    'tabs inside tabs, tabs in tabs, nested, sub tabs, subtabs, multi level, tabs within tabs, two levels',
  'recipes.html#both':
    'accordion inside tabs, accordion in tabs, tabs in an accordion, tabs inside accordion',
  'recipes.html#rtl': 'rtl, right to left, arabic example, hebrew page',
  'questions.html#reload': 'keep the open tab, reload, refresh the page',
  'questions-tabs.html#icons':
    'tooltip, icon, icons, icon only, font awesome, fontawesome, svg icon, svg icons, icon font, material icons, glyphicon, emoji, avatar, image in tab, picture in a tab, picture tab, add an icon, add an icon to a tab, icon in a tab, title attribute, tab title attribute',
  'questions.html#charts':
    'google maps, chart.js, slick, tinymce, ckeditor, fullcalendar, highcharts, mapbox, d3, plotly, masonry, isotope, apexcharts, echarts, recaptcha, datepicker, date picker, google map gray, zero height, carousel in closed section, select2 in tab',
  'questions.html#later': 'dynamic, ajax content start, live, new markup',
  'recipes-short.html#wizard': 'wizard, stepper, multi step form, steps with validation, checkout',
  'questions-tabs.html#submit':
    'postback, submit, after submit, webforms, asp.net, aspx, viewstate, submit button',
  'questions-tabs.html#rename':
    'rename, badge, badges, rename a tab, change tab title, change title, change label, highlight a tab, new content, unread',
  'questions-tabs.html#hide': 'hide tab, hide a tab, show a tab, hidden tab',
  'questions-tabs.html#wide':
    'full width, justified, justify, equal width, equal widths, stretch, fill, tab width, width of tabs',
  'questions-tabs.html#height': 'fixed height, scroll in a panel',
  'questions-tabs.html#which-li':
    'z-tab, which li, extra li, one li too many, nth-child, index is off by one',
  'questions-tabs.html#stay': 'links in the panel, stay in the panel, pagination',
  'questions-accordion.html#fieldset': 'fieldset, disabled fieldset, disabled form',
  'questions-accordion.html#controls':
    'checkbox, radio, checkbox in a header, link in accordion header',
  'questions-accordion.html#events':
    'order of events, callback order, select or activate, select vs activate, when does select fire, event order',
  'questions.html#csp': 'csp, content security policy, unsafe-inline',
  'questions.html#search-engines': 'seo, google, crawler',
  'questions.html#two-sets':
    'two sets, duplicate id, same id, several sets, multiple instances, several instances, many sets, more than one set, multiple accordions, several accordions, two accordions, multiple tabs on one page',
  'questions.html#swipes': 'swipe, gesture',
  'recipes-short.html#media':
    'stop video, stop sound, pause, youtube stops, audio, video autoplay, video keeps playing, sound goes on, postmessage',
  'recipes-short.html#search': 'faq search, filter sections, search field',
  'recipes-short.html#query':
    'query string, query parameter, url parameter, tab=2, open tab by url parameter, url parameter, get parameter',
  'recipes-short.html#phone': 'only on phones, only on mobile',
  'recipes-short.html#sortable': 'sortablejs',
  'recipes-short.html#copy-link': 'copy link, permalink icon, share',
  'recipes-short.html#window':
    'full height, fill the window, 100vh, full screen, full height panels, height of the window',
  'recipes-short.html#marks': 'error mark, tabs with errors, red tab',
  'recipes-short.html#analytics':
    'analytics, tracking, google analytics, gtag, matomo, statistics, gtm, tag manager, google tag manager, gtag, datalayer, tracking, matomo, plausible',
  'recipes-short.html#tables': 'datatables, table in a tab',
  'index.html#first-paint':
    'jump, jumps, fouc, flash, flash of unstyled content, flicker, layout shift, cls, blink, flashes, no javascript, noscript, without javascript, core web vitals, web vitals, flash on load, panels flash on load, hide panel flash on load, content flashes',
  'index.html#install':
    'cdn, jsdelivr, unpkg, script tag, setup, set up, get started, getting started, requirements, license, licence, minified, bower, quick start, quickstart, installation, how to install, include, integrity, sri, subresource integrity, integrity hash, version, current version, latest version, mit, open source, commercial use',
  'index.html#speed':
    'kb, weight, performance, benchmark, fast enough, laggy, bundle size, file size, gzip, lighthouse, thousand, thousands, hundreds, too slow, slow start, slow page',
  'content.html#frame':
    'video, youtube, vimeo, cors, other site, cross origin, external page, iframe height, embed, responsive video, load pdf, embed pdf, pdf in a tab',
  'content.html#waiting':
    'retry, spinner, loading, loader, timeout, error message, 404, 500, skeleton, placeholder, progress, loading spinner, loading indicator, error handling, timeout, offline, progress bar',
  'content.html#ahead':
    'preload, prefetch, load before, preload all, preload all content, load all tabs, load everything at once',
  'good-to-know.html#changed-labels':
    'count, counter, number in a tab, label text, title of a tab, notification',
  'good-to-know.html#fixed-headers':
    'fixed, fixed header, sticky header, offset, scroll-padding-top, scroll-margin-top, navbar, covered',
  'tabs.html#option-defaultTab':
    'initial, initially, first tab, preselect, preselected, active tab at start',
  'tabs.html#option-position':
    'below, under, right side, centre, centred, compact, tabs at the bottom, align, alignment, right aligned tabs, aligned right, tabs on the right, right tabs',
  'tabs.html#option-orientation':
    'left side, sidebar, side tabs, column, vertical tabs, tabs on the left, left tabs, tabs on the side',
  'tabs.html#option-event':
    'hover, mouseenter, mouse over, onhover, trigger, on hover, open on hover, hover instead of click, show on hover, mouseleave, mouseout, mouseleave close, keep open on hover, keep panel open on hover, open on mouseover',
  'tabs.html#option-heightStyle':
    'equal, equal heights, same height, page jumps between tabs, auto height, min height, height changes',
  'tabs.html#option-closable': 'close button, x button, closeable',
  'tabs.html#option-mobileNav':
    'hamburger, select box, burger, tabs as a select, dropdown menu, tabs to accordion, responsive tabs, container query, mobile accordion, tabs become an accordion',
  'tabs.html#option-overflow':
    'tabs scroll horizontally, scroll horizontally on mobile, too many tabs, scrollable tabs, one line, swipe the row, wrap, scroll buttons, scroll arrows, arrows to scroll tabs, scrolling tabs, overflowing tabs, tabs overflow, mousewheel, mouse wheel, wheel',
  'tabs.html#option-maxRows': 'two rows, rows of tabs, multi row, several rows',
  'tabs.html#option-minWindowWidth': 'breakpoint, media query',
  'tabs.html#option-style':
    'flat, underline, pill, look, material, nav-tabs style, chrome tabs, indicator, underline of the selected tab',
  'tabs.html#option-theme': 'skin, colour scheme',
  'tabs.html#option-dark': 'dark mode, night mode, prefers-color-scheme, night',
  'tabs.html#option-sync': 'synchronize, group of tabs, linked tabs, same choice everywhere',
  'tabs.html#option-activation': 'arrow keys, automatic, manual',
  'tabs.html#option-cacheAjax': 'cache',
  'tabs.html#option-contentUrls': 'load from url, remote',
  'tabs.html#option-executeScripts': 'script tag, eval, inline script',
  'tabs.html#option-findInPage':
    'ctrl f, search in the page, find text, hidden until-found, beforematch, find in page, find-in-page',
  'tabs.html#option-history':
    'back button, back, pushstate, replacestate, browser history, browser back button, back button closes tab',
  'tabs.html#option-rememberState':
    'remember, cookie, localstorage, sessionstorage, save, persist, local storage, session storage, remember last tab, remember the open tab, stateful, gdpr, cookies, privacy',
  'tabs.html#option-deeplinking':
    'deep link, hash, anchor, permalink, bookmark, url of a tab, deep linking, hashchange, location.hash, location hash',
  'tabs.html#option-print': 'printing, print, paper, pdf, printer',
  'tabs.html#option-animation.effects': 'slide, fade, transition, effect, no motion',
  'tabs.html#option-animation.duration':
    'speed, slow, fast, delay, milliseconds, change speed, animation speed, transition speed, slow down, faster',
  'tabs.html#option-animation.easing': 'easing, bounce, swing, timing function',
  'tabs.html#option-autoplay.interval':
    'rotate, automatic, timer, carousel, autorotate, auto rotate, cycle, auto play',
  'tabs.html#option-collapsible': 'close the open tab, no tab open, toggle',
  'tabs.html#method-active':
    'current tab, selected index, which tab is open, get active, selected tab, active tab, selected tab index, active tab index, index of the open tab, name of the open tab, which tab is open by number, number of the open tab, get index, index of the clicked tab, which tab was clicked',
  'tabs.html#method-select':
    'switch, change tab, go to, activate, programmatically, set active, trigger click, simulate click, click a tab from code, tab switch, open a tab from code',
  'tabs.html#method-add': 'append, new tab, dynamic, insert',
  'tabs.html#method-remove': 'delete, close a tab from code',
  'tabs.html#method-enable': 'unlock, enabled',
  'tabs.html#method-disable':
    'lock, grey out, disabled tab, inactive, readonly, disable a tab, disable a tab with jquery, disabled look',
  'tabs.html#method-refresh':
    'update, markup changed, redraw, resize, reinit, reinitialize, re-init, restart, rebuild, recalculate, relayout, window resize, resized, wrong size, wrong width, mutation observer, mutationobserver, re-render, rerender, detect changes',
  'tabs.html#method-destroy':
    'uninstall, unmount, teardown, stop the plugin, dispose, memory leak, clean up, unbind, unload, remove the plugin',
  'tabs.html#method-load':
    'reload, load again, reload the ajax content, reload the current tab, reload a tab, refresh content, refresh ajax content, reload tab content, refresh tab content',
  'tabs.html#method-reveal': 'scroll to, show an element',
  'tabs.html#event-select':
    'on change, onchange, change event, tabchange, after, onselect, on select, onclick, click event, click handler, after change, tab changed, onshow, onactivate',
  'tabs.html#event-beforeSelect':
    'prevent, cancel, guard, validate, stop the change, preventdefault, return false, veto, block, async, await',
  'tabs.html#event-ready': 'initialized, create, oninit, loaded, onload, on load',
  'tabs.html#event-error': 'onerror, ajax error',
  'accordion.html#option-active':
    'collapsed, all closed, closed at first, none open, initially open, expanded, open at start, details open, start closed, closed at start, all sections closed, closed on page load, all closed on load, details element, summary open, accordion closed by default',
  'accordion.html#option-expandMode':
    'multi open, several open, more than one, keep open, only one open, multiple, close others, close the others, close other sections, independent sections, single open, close other accordions, close others when one opens, one at a time, accordion stays open, stays open',
  'accordion.html#option-collapsible':
    'always one open, keep one open, second click, close on second click, click again to close, toggle on click',
  'accordion.html#option-contentHeight': 'fixed height, scroll inside, max height',
  'accordion.html#option-icon':
    'plus, minus, chevron, plus and minus, caret, rotate icon, rotate arrow, triangle, indicator, toggle icon, accordion icon, accordion toggle icon, expand icon, collapse icon',
  'accordion.html#option-iconPosition':
    'icon left, icon before the text, arrow left, arrow at the left, arrow on the left, icon right, arrow left side',
  'accordion.html#option-showIcons': 'no icon, remove the arrow, hide the arrow',
  'accordion.html#option-contentNav': 'sub menu, submenu, second level',
  'accordion.html#option-orientation': 'horizontal accordion',
  'accordion.html#option-slider': 'gallery, image slider',
  'accordion.html#option-keyboard': 'arrow keys, up and down',
  'accordion.html#method-expandAll': 'expand all, open all, show all',
  'accordion.html#method-collapseAll': 'collapse all, close all, hide all',
  'reference.html#texts':
    'translate, translation, hebrew, arabic, language, i18n, localization, locale, german, french, spanish, chinese, labels of buttons, strings, lang attribute, lang',
  'with-bundlers.html':
    'typescript, types, typings, d.ts, vite, webpack, esbuild, rollup, npm, import, module, require, esm, requirejs, amd, commonjs, es modules, import map, es6',
  'styling.html#sass': 'scss, sass variables, mixin, compile',
  'styling.html#custom-properties':
    'css variables, colours, font size, padding, border radius, spacing, font, font family, border color, background, background color, background image, hover color, text color, change colors, line height',
  'styling.html#the-pages-own-style-sheet':
    'override, specificity, important, conflict, own css, theme breaks, tailwind, preflight, reset, normalize',
  'good-to-know.html#content-security':
    'csp, nonce, unsafe-inline, xss, trusted types, security, sanitize',
  'good-to-know.html#search-engines': 'index, indexed, bot',
  'good-to-know.html#links-search-and-forms':
    'form, forms, invalid field, required, validation, anchor link, required field in hidden tab, an invalid form control is not focusable, hidden required field, form validation, anchor inside accordion, anchor inside a tab, anchor in a closed panel, html5 required, required attribute, html5 validation',
  'themes.html':
    'colour, color, red, blue, green, orange, black, white, silver, gray, crystal, flat, skins, all themes, themes, theme gallery, colours of themes, colors',
  'themes-builder.html':
    'own theme, contrast, colour picker, generator, customize, customise, gradient, themeroller',
  'playground.html': 'try, sandbox, jsfiddle, codepen, generator, configurator',
  'content.html':
    'lazy, lazy loading, lazyload, ajax, fetch, remote content, load on demand, ajax tabs, load on click, load when opened, html from server, load page, load php page, load html file, load html, load external html, external html',
  'motion.html': 'animation, effects, easing, transition, transitions',
  'accessibility.html':
    'a11y, wcag, aria, section 508, screen reader, blind, keyboard, screenreader, nvda, jaws, voiceover, ada, ada compliance, bitv, en 301 549, accessible, accessibility statement, vpat, conformance, conformance statement, wcag 2.2',
  'accessibility.html#keys':
    'keyboard, keybord, shortcut, shortcuts, keys, home, end, keyboard navigation, tab order, focus order, tab key, escape, esc, escape key, space bar, enter key, tab order wrong, tab order of the keyboard, focus trap, keyboard trap, trap focus',
  'accessibility.html#roles':
    'aria-selected, aria-expanded, tablist, tabpanel, role, tabindex, heading level, heading levels, aria-controls, aria-labelledby, aria-hidden, inert, name of the tab list, label for screen readers, tabindex -1, aria-selected false',
  'accessibility.html#settings': 'reduced motion, high contrast, forced colors, zoom',
  'existing.html':
    'upgrade, update, migrate, older version, legacy, jquery tools, jquery mobile, other plugin, replace another plugin, older uitabs',
  'existing.html#better': 'new, changes, what has changed, changelog, release notes',
  'from-jquery-ui.html': 'jquery ui tabs, heightstyle',
  'from-bootstrap.html': 'nav-tabs, data-bs-toggle, tab-pane, collapse, bs5',
  'with-wordpress.html':
    'php, plugin, theme, elementor, wp, gutenberg, drupal, joomla, elementor tabs, divi, woocommerce, product tabs',
  'with-react-vue.html':
    'angular, angular component, angular 17, ngoninit, ngondestroy, svelte, component, jsx, useeffect, framework, next.js, nextjs, nuxt',
  'with-turbo.html': 'rails, hotwire, turbolinks, pjax',
  'with-jquery-validation.html':
    'validate, validator, required fields, error in a closed tab, unobtrusive',
  'with-htmx.html': 'hx-get, swap, partial',
  'questions-tabs.html#first':
    'tab number, start with a tab, start with tab 2, start with tab 3, select by name, select by id, select tab by id, select tab by name, open second tab, get tab id, tab id, id of the open tab, get tab name',
  'questions-tabs.html#other-page':
    'link to tab, link to a tab, link to tab from other page, link to a tab from another page, anchor',
  'questions-tabs.html#sort': 'drag tabs, drag a tab, move a tab',
  'questions.html#print': 'print accordion, print tabs, print all',
  'questions.html#headers': 'token, authorization, bearer, csrf',
  'questions.html#address': 'url, address, url hash, hash in the url',
  'index.html#browsers':
    'browser support, supported browsers, old browsers, ie11, internet explorer, safari, firefox, edge, chrome, jquery version, jquery 3, jquery 4, slim, es5, opera, ipad, ios, webview, cordova, electron, prototype.js, mootools',
  'stacks.html':
    'laravel, django, symfony, spring, server side, sharepoint, shopify, magento, typo3, asp.net core, cms, prestashop, moodle, shopify tabs, shopify product tabs, magento tabs',
  'stacks.html#scan':
    'livewire, blazor, updatepanel, partial postback, jsf, primefaces, partial view',
  'stacks.html#order':
    'is not a function, uiTabs is not a function, undefined, jquery twice, two copies of jquery',
  'good-to-know.html#messages-in-the-console':
    'warning, warnings, error in the console, errors, what a warning means, prior to initialization, cannot call methods prior to initialization',
  'with-shadow-dom.html': 'web component, custom element, lit',
  'tabs.html#option-multiline':
    'two lines, second line, subtitle, uppercase, capital letters, caps',
  'tabs.html#option-shadows': 'shadow, box shadow',
  'styling.html#z-nopadding': 'no padding, remove padding',
  'reference.html':
    'options, settings, parameters, config, configuration, methods, api, api reference, docs, documentation, manual, cheat sheet',
  'reference.html#tabs-callbacks':
    'callback, callbacks, events, event listener, event listeners, event handler, addEventListener, listener, hooks, bind, observer',
  'tabs.html#option-ajax':
    'ajaxoptions, ajaxsettings, post request, http method, send data, query data, pass data, pass data to the loaded page, pass parameters, post data, extra parameters',
  'from-bootstrap.html#tabs': 'shown.bs.tab, show.bs.tab, hidden.bs.tab, hide.bs.tab, nav-pills',
  'from-bootstrap.html#accordion':
    'shown.bs.collapse, show.bs.collapse, hidden.bs.collapse, data-parent, data-bs-parent',
  'from-jquery-ui.html#tabs':
    'beforeload, tabsactivate, tabsbeforeactivate, newtab, newpanel, fx, beforeactivate',
  'from-jquery-ui.html#accordion': 'accordionactivate, autoheight, fillspace, clearstyle',
  'styling.html#z-focus': 'focus ring, outline, focus outline, focus style, dotted line',
  'tabs.html#option-bordered': 'no border, remove border, border around, borders',
  'questions-tabs.html#dropdown':
    'mobile, phone, phones, smartphone, iphone, android, small screen, tablet, disable the dropdown, no dropdown, switch off the dropdown',
  'recipes.html#menu':
    'menu, navigation, nav, side menu, sidebar menu, tree, tree view, treeview, accordion menu, mega menu',
  'recipes.html': 'example, examples, demo, demos, samples',
  'questions-tabs.html#page':
    'external link, tab as external link, tab that goes to another page, link as a tab, open in new window, new window, target blank, _blank',
  'recipes-short.html#select':
    'select element, dropdown select, change tabs with a select, dropdown that changes tabs',
  'accordion.html#markup-2': 'h3, h2, headings and divs, flat markup, definition list, dl dt dd',
  'accordion.html#markup-3': 'details element, details, details summary',
  'styling.html#z-tabs': 'css classes',
  'tabs.html#method-count':
    'length, number of tabs, tab count, how many tabs, last index, count of tabs, tabs count, count tabs',
  'good-to-know.html#wide-content': 'too wide, wide table, horizontal scrollbar, table overflows',
  'tabs.html#option-size': 'bigger tabs, smaller tabs, large tabs, size of tabs, compact tabs',
  'index.html#why': 'why, features, advantages, benefits',
  'good-to-know.html#iframes-and-copies-of-jquery':
    'noconflict, two versions of jquery, conflict with another jquery',
  'with-visits.html': 'pjax',
  'questions.html#fx-off':
    'testing, unit test, cypress, playwright, selenium, jest, disable animation, instant, remove animation, turn off animation, without animation, disable transition, stop animation',
  'recipes-short.html#close': 'back to top',
  'questions.html#nothing':
    'bug, looks wrong, stylesheet missing, style sheet missing, bullets, tabs look like a list, content not showing, tab content not showing, tabs not showing, not showing, tabs do not show, nothing shows, not displayed, tabs not displayed, tabs don’t show',
  'questions-tabs.html#first-field': 'focus field, focus a field',
  'content.html#anew':
    'loaded once, load once, load each time, load every time, no cache, always fresh, reload each time',
  'questions.html#options':
    'default options, global options, defaults, global defaults, options for all tabs, setter',
  'questions.html#twice': 'loading twice, select fires twice, listener runs twice',
  'questions-accordion.html#outside': 'close when clicking outside',
  'questions-accordion.html#own-icon': 'rotate icon of my own',
  'accessibility.html#yours': 'heading order, what I have to do',
  'tabs.html#method-prev': 'previous tab, previous',
  'accordion.html#option-rememberState':
    'remember which sections are open, remember open sections, keep sections open after reload',
  'index.html#others':
    'without jquery, work without jquery, tabs without jquery, vanilla, vanilla js, no jquery, alternatives, bootstrap or this',
  'questions-accordion.html#first': 'open the section with an error, section with an error',
  'questions-tabs.html#scrolled':
    'page scrolls to top, jumps to the top, scroll to top on click, smooth scroll',
  'questions-tabs.html#link':
    'open tab javascript, change tab javascript, switch tab javascript, open tab with js, set active tab, javascript',
  'questions-accordion.html#several': 'keep all open, keep several open',
  'questions-tabs.html#selected':
    'active tab color, selected tab color, change active tab color, color of the active tab, change selected tab color',
  'questions.html#ask': 'onbeforeunload, beforeunload, dirty form, discard changes',
  'questions.html#forget': 'clear local storage, clear storage, delete stored state',
  'questions.html#json': 'tabs from json, json data, json data tabs',
  'tabs.html#event-contentLoad':
    'event when loaded, event when all loaded, event when content is loaded, after load, loaded event',
  'accordion.html#method-active':
    'get active section index, active section index, is accordion open, is section open, which section is open, index of the open section',
  'accordion.html#event-activate':
    'accordion active event, accordion change event, accordion open event',
};
