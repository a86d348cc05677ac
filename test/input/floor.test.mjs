// The floor: what Internet Explorer 11 lacks is taken away before the page loads, so that what is used unguarded
// fails. Looks aren't judged: that browser has no custom properties.
import { openPage } from './page.mjs';

QUnit.module('floor');

/** Runs in the page, before anything else. */
function takeAway() {
  const without = (place, ...names) => names.forEach((name) => delete place[name]);
  without(
    Element.prototype,
    ...['after', 'animate', 'append', 'before', 'checkVisibility', 'closest', 'getAnimations'],
    ...['getAttributeNames', 'matches', 'moveBefore', 'prepend', 'remove', 'replaceChildren'],
    ...['replaceWith', 'scroll', 'scrollBy', 'scrollTo', 'toggleAttribute'],
  );
  without(CharacterData.prototype, 'after', 'before', 'remove', 'replaceWith');
  without(DocumentFragment.prototype, 'append', 'children', 'firstElementChild', 'prepend');
  without(Document.prototype, 'append', 'prepend', 'getAnimations', 'scrollingElement');
  without(NodeList.prototype, 'entries', 'forEach', 'keys', 'values');
  without(HTMLElement.prototype, 'inert');
  without(Node.prototype, 'getRootNode', 'isConnected');
  without(Event.prototype, 'composedPath');
  without(MediaQueryList.prototype, 'addEventListener', 'removeEventListener');
  without(
    window,
    ...[
      'AbortController',
      'CSS',
      'IntersectionObserver',
      'ResizeObserver',
      'fetch',
      'queueMicrotask',
    ],
    ...['Animation', 'requestIdleCallback', 'scrollX', 'scrollY', 'scheduler', 'navigation'],
  );

  // Only elements of HTML have it there.
  HTMLElement.prototype.contains = Node.prototype.contains;
  without(Node.prototype, 'contains');

  // Of several names, the first counts.
  const { add, remove } = DOMTokenList.prototype;
  DOMTokenList.prototype.add = function (name) {
    add.call(this, name);
  };
  DOMTokenList.prototype.remove = function (name) {
    remove.call(this, name);
  };

  const walk = Document.prototype.createTreeWalker;
  Document.prototype.createTreeWalker = function (...given) {
    if (given.length < 4) throw new TypeError('Argument not optional');
    return walk.apply(this, given);
  };

  const { matchMedia } = window;
  window.matchMedia = (query) =>
    matchMedia(/hover|pointer|prefers/.test(query) ? 'not all' : query);

  const { scrollBy } = window;
  window.scrollBy = function (x, y) {
    if (typeof x === 'object') throw new TypeError('Argument not optional');
    scrollBy.call(window, x, y);
  };

  const { key } = Object.getOwnPropertyDescriptors(KeyboardEvent.prototype);
  const old = { Escape: 'Esc', Delete: 'Del', ' ': 'Spacebar' };
  Object.defineProperty(KeyboardEvent.prototype, 'key', {
    get() {
      const name = key.get.call(this);
      return old[name] ?? name.replace(/^Arrow/, '');
    },
  });
}

const html = `
<div id="trip" data-role="z-tabs" data-closable="true"
  data-options='{"animation": {"duration": 50}, "deeplinking": true, "rememberState": true, "dark": "auto"}'>
  <ul><li><a>Route</a></li><li><a>Stays</a></li><li><a>Maps</a></li></ul>
  <div><div>Three days.</div><div><a href="#x">Two</a> inns.</div><div>Four.</div></div>
</div>
<div id="faq" data-role="z-accordion" data-options='{"animation": {"duration": 50}, "keyboard": true}'>
  <h3>How <em>long</em> is it? <a href="#why">Why</a></h3><div style="height: 900px">Eleven kilometres.</div>
  <h3>Water?</h3><div>At the second hut.</div>
</div>
<div id="show" data-role="z-accordion" data-options='{"slider": true, "dotNav": true, "orientation":
  "horizontal", "responsive": true, "autoplay": {"interval": 60000}}'>
  <h3>One</h3><div>1</div><h3>Two</h3><div>2</div>
</div>`;

const both = {
  html,
  css: ['/assets/css/ui.tabs.min.css', '/assets/css/ui.accordion.min.css'],
  scripts: ['/assets/js/ui.tabs.min.js', '/assets/js/ui.accordion.min.js'],
  prepare: (page) => page.addInitScript(takeAway),
};

/** What is open in the three of them. */
const states = (page) =>
  page.evaluate(() => [
    jQuery('#trip').data('uiTabs').active(),
    jQuery('#faq').data('uiAccordion').active(),
    jQuery('#show').data('uiAccordion').active(),
  ]);

const settled = (page) => page.waitForFunction(() => !jQuery('.z-animating, .z-moving').length);

QUnit.test.each('nothing newer is used unguarded, jQuery', [1, 2, 3, 4], async (assert, jquery) => {
  const page = await openPage({ ...both, jquery });
  const before = await states(page);
  await page.getByRole('tab', { name: 'Stays' }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Water?' }).click();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.locator('.z-dot-nav-item').nth(1).click();
  await settled(page);
  assert.deepEqual(
    [before, await states(page)],
    [
      [0, -1, 0],
      [1, 0, 1],
    ],
  );
});

QUnit.test('marks come and go, one by one', async (assert) => {
  const page = await openPage(both);
  const marks = () =>
    page.evaluate(() =>
      jQuery('#trip .z-tab')
        .get()
        .map(({ className }) => className.split(' ').filter((name) => /first|last/.test(name))),
    );
  assert.deepEqual(await marks(), [['z-first'], [], ['z-last']]);
  await page.evaluate(() => jQuery('#trip').uiTabs('remove', 0).uiTabs('add', 'Food', 'Soup'));
  assert.deepEqual(await marks(), [['z-first'], [], ['z-last']]);
  const classes = await page.evaluate(() => [
    document.querySelector('#trip [role=tablist]').className,
    jQuery('#trip')
      .uiTabs('destroy')
      .find('ul, li, div')
      .toArray()
      .map((one) => one.className),
  ]);
  assert.deepEqual(classes, ['z-tabs-nav z-tabs-desktop', ['', '', '', '', '', '', '', '']]);
});
