import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { takeWarnings } from '../support/console';
import { next } from '../support/driver';
import { instance, labels, panels, put, tabsHtml } from '../support/fixture';
import { outline } from '../support/outline';
import { state } from '../support/state';
import { dashboard, mailForm, savedCopy, uiShaped } from './pages/markup';

// Pages as they are in use, started as they start their tabs, with what their own scripts and style
// sheets rely on. Motion is off where it isn't what the page is about.
QUnit.module('tabs: existing pages');

const still = { effects: 'none' } as const;
/** The pages that name an easing of the plugin have the plugin, which is missing here (T15). */
function takePluginWarning(assert: Assert): void {
  assert.equal(takeWarnings().length, 1);
}

const count = (selector: string): number => $(selector).length;

QUnit.test('T001 vertical and multiline by markup, a theme of two classes', (assert) => {
  const accordion =
    '<div id="acc" data-role="z-accordion"><section><h3>H</h3><div></div></section></div>';
  const options = JSON.stringify({
    position: 'top-left',
    style: 'clean',
    theme: 'flat-belize-hole flat',
    multiline: true,
    spaced: true,
    rounded: false,
    orientation: 'vertical',
    animation: { easing: 'easeInOutExpo', duration: 500, effects: 'slideV' },
  });
  const root = put(
    tabsHtml({ id: 'nav', tabs: 7, attributes: `data-role="z-tabs" data-options='${options}'` })
      .replace('T1', 'T1<span>sub</span>')
      .replace(/<p>P[12]<\/p>/g, accordion),
  );
  $(root.parentElement!).uiTabs('scan');
  assert.equal(state(root), '1 0 0 0 0 0 0');
  assert.equal(
    outline(root).split('\n')[0],
    'div#nav.clean.flat.flat-belize-hole.medium.top.top-left.vertical' +
      '.z-bordered.z-icons-dark.z-multiline.z-shadows.z-spaced.z-tabs',
  );
  assert.equal(root.querySelector('.z-tabs-desktop .z-link > span')!.textContent, 'sub');
  assert.equal(root.querySelectorAll('.z-content #acc').length, 2);
  takePluginWarning(assert);
  assert.equal(root.querySelector('#acc')!.outerHTML, accordion, 'what is inside stays as it is');
  const panel = panels(root)[0]!;
  const before = panel.offsetHeight;
  panel.querySelector('section > div')!.innerHTML = '<div style="height: 300px"></div>';
  assert.equal(panel.offsetHeight, before + 300, 'the panel grows with what is loaded inside');
  assert.ok(panel.parentElement!.offsetHeight >= panel.offsetHeight);
});

QUnit.test('T002 in a form, with tabs that another plugin appends', (assert) => {
  const form = put(mailForm);
  let submitted = 0;
  $(form).on('submit', () => {
    submitted += 1;
    return false;
  });
  const root = document.getElementById('tabbed-nav')!;
  $('#tabbed-nav').uiTabs({
    theme: 'silver',
    orientation: 'vertical',
    position: 'top-left',
    size: 'medium',
    animation: { easing: 'easeInOutExpo', duration: 400, ...still },
  });
  assert.equal(count('.z-tabs.silver > ul > li > a'), 3, 'the bar and two tabs');
  assert.equal(count('.z-tabs.silver > ul > li.z-active > a'), 1);
  assert.deepEqual(
    ['k1', 'k2', 'p1', 'p2'].map((id) => document.getElementById(id)!.className),
    ['z-link', 'z-link', 'z-content z-active', 'z-content'],
    'the page finds its elements by id',
  );
  $(root).find('input').attr('title', 'swapped').prop('checked', true);
  document.getElementById('k2')!.click();
  assert.equal(state(root), '0 1');
  $('#tabbed-nav > ul.z-tabs-desktop').append('<li><a>T3</a></li>');
  $('#tabbed-nav > div').append('<div id="p3">P3</div>');
  instance(root).refresh().select(2);
  assert.equal(state(root), '0 0 1');
  instance(root).select(0);
  assert.ok($(root).find('input').is(':checked'));
  assert.equal(submitted, 0);
  takePluginWarning(assert);
});

QUnit.test('T003 all tabs frozen by a class right after the start', (assert) => {
  const root = put(tabsHtml({ id: 'tabbed-nav' }));
  $(root).uiTabs({ theme: 'silver', orientation: 'vertical', animation: { duration: 400 } });
  $('#tabbed-nav li').addClass('z-disabled');
  for (const label of labels(root)) {
    label.click();
    label.closest('li')!.click();
    assert.equal(state(root), '1 0 0');
  }
  $('#tabbed-nav .z-tabs-mobile li, #tabbed-nav .z-tabs-mobile a').each((_, one) => one.click());
  assert.equal(state(root), '1 0 0');
  $('#tabbed-nav li').removeClass('z-disabled');
  instance(root).setOptions({ animation: still });
  labels(root)[1]!.click();
  assert.equal(state(root), '0 1 0', 'read when it is pressed');
});

QUnit.test('T005 a dashboard of frames that shows and hides its tabs', (assert) => {
  put(dashboard);
  const root = document.getElementById('tabbed-nav')!;
  $('#tabbed-nav').uiTabs({
    defaultTab: 'tab3',
    multiline: true,
    theme: 'white',
    position: 'top-compact',
    size: 'mini',
    animation: { easing: 'easeInOutExpo', duration: 450, ...still },
  });
  assert.equal(instance(root).active(), 2);
  assert.equal(count('.z-tabs.white.z-bordered > ul > li.z-active > a'), 1);
  assert.equal(count('.z-tabs.horizontal.top-compact > ul.z-tabs-desktop > li > a'), 4);
  assert.equal(count('.z-tabs .z-container'), 1, 'the style elements are no panels');
  assert.equal($('.z-container').attr('style'), 'top: 5px; overflow: hidden;');
  const items = $('#grouping > li').toArray();
  assert.deepEqual(
    items.map((li) => [li.id, li.getAttribute('data-link'), li.style.display]),
    [
      ['http://a/x', 'tab1', 'block'],
      ['http://b/x', 'tab2', 'none'],
      ['', 'tab3', ''],
      ['', 'tab4', ''],
    ],
  );
  const { next: forward, first } = instance(root);
  first.call(instance(root));
  forward.call(instance(root));
  assert.equal(instance(root).active(), 2, 'a hidden tab is passed over');
  $(items[1]!).css({ display: 'block', width: '25%' });
  instance(root).first().next();
  assert.equal(instance(root).active(), 1, 'and reached once the page shows it');
  assert.equal(items[1]!.style.width, '25%');
  takePluginWarning(assert);
});

QUnit.test('T014 the shape of jQuery UI: panels by href, without a wrapper', async (assert) => {
  const root = put(uiShaped);
  const heard: number[] = [];
  $(root).uiTabs({
    theme: 'white',
    style: 'clean',
    orientation: 'vertical',
    animation: { duration: 800, ...still },
    select: (_event, tab) => void heard.push(tab.index),
  });
  assert.equal(state(root), '1 0');
  assert.notOk(root.classList.contains('z-tabs-loading'));
  await next(root);
  labels(root)[1]!.click();
  assert.deepEqual(heard, [0, 1], 'once for the first tab, too');
  assert.equal(document.getElementById('tabs-2')!.getClientRects().length, 1);
  assert.equal(location.hash, '', 'the address stays');
});

QUnit.test('T089 a saved copy of a running set starts again', (assert) => {
  const root = put(savedCopy);
  $(root.parentElement!).uiTabs('scan');
  assert.equal(state(root), '1 0');
  const panel = panels(root)[0]!;
  const { position, display, left } = panel.style;
  assert.deepEqual([position, display, left], ['', '', ''], 'what it had inline is gone');
  assert.equal(getComputedStyle(panel).position, 'static');
  assert.equal(count('#tabbed-nav .z-tabs-mobile'), 1);
  assert.equal(count('#tabbed-nav .z-dropdown-arrow'), 1);
  assert.equal(count('#tabbed-nav .z-content-inner .z-content-inner'), 0);
  assert.equal(count('#tabbed-nav form'), 1);
  assert.notOk($('#tabbed-nav .z-tabs-desktop').hasClass('z-hide-menu'));
  assert.deepEqual(
    labels(root).map((label) => label.parentElement!.getAttribute('data-link')),
    ['tab2', 'tab3'],
    'names stay',
  );
  instance(root).setOptions({ animation: still });
  instance(root).select(1);
  assert.equal(state(root), '0 1');
  takePluginWarning(assert);
});

QUnit.test('T111 nested sets without id that are to remember their state', (assert) => {
  const inner = tabsHtml({ tabs: 2, attributes: 'class="inner"' }).replace(' id="set"', '');
  const root = put(tabsHtml({ id: 'tabbed-nav', tabs: 4 }).replace(/<p>P[12]<\/p>/g, inner));
  const settings: TabsSettings = { rememberState: true, animation: still };
  $('#tabbed-nav').uiTabs({ ...settings, theme: 'gray', position: 'top-compact', size: 'mini' });
  $('.inner').uiTabs({ ...settings, theme: 'red', style: 'underlined' });
  const sets = $('.inner').toArray();
  instance(sets[0]!).select(1);
  assert.deepEqual([instance(sets[0]!).active(), instance(sets[1]!).active()], [1, 0]);
  instance(root).select(1);
  assert.equal(state(root), '0 1 0 0');
  assert.equal(state(sets[1]!), '1 0');
  const ids = $('#tabbed-nav [id]').toArray();
  assert.equal(new Set(ids.map(({ id }) => id)).size, ids.length, 'ids of ours come once');
  assert.equal(takeWarnings().length, 2);
});
