import { tabsHtml } from '../support/fixture';
import { markupOf } from '../support/markup';
import {
  code,
  jqueries,
  jqueryTag,
  jqueryUiTag,
  openPage,
  stateIn,
  tabsTag,
  type PageWindow,
} from '../support/page';

// The built file on pages of their own, as a site has it.
QUnit.module('tabs: registration');

const role = 'data-role="z-tabs" data-animation-effects="none"';
const markup = tabsHtml({ attributes: role });

/** How many nodes of each generated kind there are. */
const generated = (page: PageWindow): number[] =>
  ['.z-tabs-mobile', '.z-dropdown-arrow', '.z-tabs-nav'].map(
    (selector) => page.document.querySelectorAll(selector).length,
  );

const once = [1, 1, 2];

QUnit.test.each('C1 the built file runs with', jqueries, async (assert, file) => {
  const page = await openPage([jqueryTag(file), tabsTag], markup + tabsHtml({ id: 'called' }));
  assert.equal(stateIn(page), '1 0 0');
  page.jQuery('#called').uiTabs({ animation: { effects: 'fade', duration: 1 } });
  page.jQuery('#set').uiTabs('select', 2);
  assert.equal(stateIn(page), '0 0 1');
  const selected = new Promise<void>((resolve) => {
    page
      .jQuery('#called')
      .uiTabs({ select: (_event, { index }) => void (index === 1 && resolve()) });
  });
  page.document.querySelectorAll<HTMLElement>('#called .z-tabs-desktop a')[1]!.click();
  await selected;
  assert.equal(stateIn(page, 'called'), '0 1 0');
  page.jQuery('#set, #called').uiTabs('destroy');
  assert.equal(markupOf(page.document.getElementById('set')!), markupOf(markup));
  assert.deepEqual(page.said, []);
});

QUnit.test('C1 without jQuery one error says what to add', async (assert) => {
  const page = await openPage([tabsTag], markup);
  assert.equal(page.said.length, 1);
  assert.true(/^error: .*jQuery/.test(page.said[0]!), page.said[0]);
  assert.equal(page.document.getElementById('set')!.outerHTML, markup);
});

QUnit.test('C1 it works under noConflict', async (assert) => {
  const file = { major: window.testRun.major };
  const keep = code('var jq = jQuery.noConflict(true);');
  const page = await openPage([jqueryTag(file), tabsTag, keep], markup);
  assert.deepEqual([typeof page['$'], typeof page.jQuery], ['undefined', 'undefined']);
  (page['jq'] as JQueryStatic)('#set').uiTabs('select', 1);
  assert.equal(stateIn(page), '0 1 0');
  assert.deepEqual(page.said, []);
});

QUnit.test.each(
  'C1 with two jQuery copies it binds to the one it found',
  { 'old before new': [1, 4], 'new before old': [4, 1], 'twice the same': [3, 3] },
  async (assert, [found, other]) => {
    const tags = [{ major: found }, { major: other }].map((file) => jqueryTag(file as never));
    const page = await openPage([tags[0]!, tabsTag, tags[1]!], markup);
    assert.equal(typeof page.jQuery.fn.uiTabs, 'undefined', 'the second copy has none');
    const first = page.jQuery.noConflict(true);
    assert.equal(page.jQuery.fn.jquery.charAt(0), String(found));
    page.jQuery('#set').uiTabs('select', 1);
    assert.equal(stateIn(page), '0 1 0');
    assert.equal(first('#set').data('uiTabs'), undefined);
    assert.deepEqual(generated(page), once);
    assert.deepEqual(page.said, []);
  },
);

const count = code(
  'var ready = 0; jQuery(document).on("uitabs:ready", function () { ready += 1; });',
);

QUnit.test('C1 loaded twice it runs once', async (assert) => {
  const file = { major: window.testRun.major };
  const page = await openPage([jqueryTag(file), count, tabsTag, tabsTag], markup);
  assert.equal(page['ready'], 1);
  page.document.querySelectorAll<HTMLElement>('.z-tabs-desktop a')[1]!.click();
  assert.equal(stateIn(page), '0 1 0');
  assert.deepEqual(generated(page), once);
  assert.deepEqual(page.said, []);
});

const forUi =
  '<div id="set"><ul><li><a href="#p1">T1</a></li><li><a href="#p2">T2</a></li></ul>' +
  '<div id="p1">P1</div><div id="p2">P2</div></div>';
QUnit.test.each(
  'C2 beside jQuery UI, with jQuery',
  [1, 2, 3, 4] as const,
  async (assert, major) => {
    const ui = code('jQuery(function ($) { $("#set").tabs(); });');
    const page = await openPage([jqueryTag({ major }), jqueryUiTag, tabsTag, ui], forUi);
    const set = page.jQuery('#set');
    const theirs = set.data('uiTabs');
    assert.ok(theirs, 'jQuery UI has its widget under our key');
    set.uiTabs({ animation: { effects: 'none' } });
    assert.equal(page.said.splice(0).length, 1);
    assert.ok(set.data('uiTabs') === theirs, 'theirs stays');
    assert.strictEqual(typeof set.uiTabs('instance')!.active, 'function', 'ours is ours');
    assert.equal(stateIn(page), '1 0');
    page.document.querySelectorAll<HTMLElement>('.z-tabs-desktop a')[1]!.click();
    assert.equal(stateIn(page), '0 1', 'by a click');
    set.uiTabs('select', 0);
    assert.equal(stateIn(page), '1 0', 'by a method');
    set.uiTabs('destroy');
    assert.ok(set.data('uiTabs') === theirs);
    assert.deepEqual(page.said, []);
  },
);
