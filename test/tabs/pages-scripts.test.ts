import $ from 'jquery';
import type { TabsItem, TabsSettings } from '../../src/tabs/tabs.types';
import { takeWarnings } from '../support/console';
import { next } from '../support/driver';
import { instance, labels, put, tabsHtml } from '../support/fixture';
import { state } from '../support/state';
import { slugs } from './pages/markup';

// More pages as they are in use: those whose scripts listen to `select` and call methods.
QUnit.module('tabs: existing pages with scripts');

const still = { effects: 'none' } as const;
const count = (selector: string): number => $(selector).length;

const group = (settings: TabsSettings): HTMLElement => {
  put(slugs);
  const root = document.getElementById('f')!;
  $(root).uiTabs({
    maxRows: 10,
    position: 'top-compact',
    style: 'clean',
    theme: 'flat',
    spaced: true,
    bordered: false,
    mobileNav: false,
    size: 'mini',
    animation: { easing: 'easeInOutExpo', duration: 300, effects: 'fade' },
    ...settings,
  });
  return root;
};

QUnit.test('T037 names of the author, hidden tabs, and indexes as text', (assert) => {
  const root = group({ defaultTab: 'slug-c', animation: still });
  assert.equal(instance(root).active(), 2, 'defaultTab by an author’s name');
  const items = $('ul#pt li').toArray();
  const kept = items.map((li) => `${li.dataset['index']} ${li.dataset['link']} ${li.className}`);
  assert.deepEqual(kept, [
    '0 slug-a z-tab z-first',
    '1 slug-b hide z-tab',
    '2 slug-c z-tab z-last z-active',
  ]);
  if ($('#f').data('uiTabs')) instance(root).select('0').refresh();
  assert.equal($('.z-content.z-active fieldset').attr('data-name'), 'slug-a');
  instance(root).next();
  assert.equal(instance(root).active(), 2, 'the hidden one is passed over');
  $('li[data-link=slug-b]').removeClass('hide').show();
  instance(root).prev();
  assert.equal(instance(root).active(), 1);
  instance(root).destroy();
  $('#pt').parent().remove();
  assert.equal(instance(group({ defaultTab: 'tab1' })).active(), 0, 'tab1 is a position');
  assert.equal(takeWarnings().length, 1, 'the easing plugin is missing here');
});

QUnit.test('T037 a page’s handler selects, returns false, and wins', async (assert) => {
  const heard: string[] = [];
  const root = group({
    select() {
      heard.push($(this).find('.z-content.z-active fieldset').attr('data-name')!);
    },
  });
  await next(root);
  $('#f li.z-tab a').on('click', () => {
    $('#f').data('uiTabs')!.select('2');
    return false;
  });
  labels(root)[1]!.click();
  const selected = next(root);
  assert.equal(instance(root).active(), 2, 'the tab that the handler chose');
  await selected;
  assert.deepEqual(heard, ['slug-a', 'slug-c'], 'select came for it alone, in its own state');
  assert.equal(takeWarnings().length, 1);
});

QUnit.test('T039 a theme and a size of the site, and sets that lead each other', async (assert) => {
  let last = -1;
  const settings: TabsSettings = {
    position: 'top-compact',
    style: 'clean',
    theme: 'flat-bookHabUpdate',
    spaced: true,
    bordered: true,
    mobileNav: false,
    responsive: false,
    animation: { easing: 'easeInBounce', duration: 400, ...still },
    size: 'bookingSize',
    select: (_event, item) => void (last = item.index),
  };
  const root = put(tabsHtml({ id: 'rooms' }));
  const other = put(tabsHtml({ id: 'other' }));
  $('#rooms, #other').uiTabs(settings);
  $('#rooms ul.z-tabs-nav.z-tabs-desktop').hide();
  $('.z-tabs.flat.flat-bookHabUpdate > .z-container').css('border', '3px solid');
  assert.equal(root.querySelector<HTMLElement>('.z-container')!.style.borderWidth, '3px');
  assert.ok(root.classList.contains('bookingSize'));
  await next(other);
  instance(root).select(2);
  assert.equal(last, 2);
  instance(other).select(last);
  assert.equal(state(other), '0 0 1');
  instance(root).select(0);
  assert.equal(
    $('#rooms ul.z-tabs-desktop').css('display'),
    'none',
    'hidden by the page, for good',
  );
  assert.equal(count('#rooms .z-content.z-active'), 1);
  assert.equal(takeWarnings().length, 2);
});

QUnit.test(
  'T060 select comes once for the first tab; the li’s id is in item.tab',
  async (assert) => {
    const heard: string[] = [];
    const inner = tabsHtml({ id: 'inner', tabs: 2 });
    const root = put(
      tabsHtml({ id: 'tabbed-nav', tabs: 2 })
        .replace('<li><a>T1', '<li id="k1"><a>T1')
        .replace('<li><a>T2', '<li id="k2"><a>T2')
        .replace('<p>P2</p>', `<div class="nestedTabs-wrapper">${inner}</div>`),
    );
    const select = (_event: unknown, item: TabsItem): void =>
      void heard.push($(item.tab[0]!).attr('id')!);
    $(root).uiTabs({
      defaultTab: 'tab2',
      size: 'xxlarge',
      style: 'contained',
      theme: 'flat-nephritis',
      minWindowWidth: 1199,
      responsiveDelay: 0,
      animation: { easing: 'easeInOutExpo', duration: 600, ...still },
      select,
    });
    assert.deepEqual(heard, [], 'not before the call returns');
    await next(root);
    assert.deepEqual(heard, ['k2']);
    $('.nestedTabs-wrapper > div').uiTabs({ animation: still });
    instance(document.getElementById('inner')!).select(1);
    labels(root)[0]!.click();
    assert.deepEqual(heard, ['k2', 'k1'], 'and the nested set is not heard');
    assert.ok($(root).is('.flat.flat-nephritis.contained.xxlarge'));
    assert.equal(takeWarnings().length, 1);
  },
);
