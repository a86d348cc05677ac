import $ from 'jquery';
import { instance, labels, panels, put, start, tabsHtml } from '../support/fixture';
import { frame } from '../support/fit';
import { begin, both, bothEach, call, kinds, type Kind } from '../support/kinds';
import { markupOf } from '../support/markup';
import { state } from '../support/state';

// What pages do to a running set by their own means.
QUnit.module('tabs: changes by the page');

QUnit.test('C12 a panel whose content the page replaced is shown like any other', (assert) => {
  const root = start();
  panels(root).forEach((panel, n) => $(panel).html(n ? 'Loaded' : '<section>new</section>'));
  for (const index of [1, 0, 2]) instance(root).select(index);
  labels(root)[2]!.focus();
  assert.equal(state(root), '0 0 1');
});

both('C12 what a style sheet hides is noticed with the first measuring:', async (assert, kind) => {
  put('<style>#set li:last-child { display: none }</style>');
  const { set, item } = begin(kind);
  await frame();
  assert.true(item(1).classList.contains('z-last'));
  assert.equal(set.last().active(), 1);
});

QUnit.test('T4 a button that is disabled itself is passed over', (assert) => {
  const root = start({}, tabsHtml().replace('<a>T2</a>', '<button disabled>T2</button>'));
  instance(root).next();
  assert.equal(state(root), '0 0 1');
});

const inside = (html: string): string => html.replace(/^<\w+[^>]*>|<\/\w+>$/g, '');

const notices: Record<string, (kind: Kind, root: HTMLElement) => unknown> = {
  scan: (kind, root) => call(kind, $(root.parentElement!), 'scan'),
  refresh: (kind, root) => call(kind, root, 'refresh'),
  'a second call': (kind, root) => call(kind, root),
  'a second call with options': (kind, root) => call(kind, root, { theme: 'red' }),
};

bothEach('C14 replaced parts start anew:', notices, (assert, kind, notice) => {
  for (const role of [`data-role="${kind.role}"`, '']) {
    const root = put(kind.html({ attributes: `data-animation-effects="none" ${role}` }));
    call(kind, root);
    call(kind, root, 'select', 2);
    root.innerHTML = inside(kind.html()).replace('3<', '3 new<');
    notice(kind, root);
    const isNew = kind.labels(root)[2]!.textContent!.endsWith('3 new');
    assert.deepEqual([isNew, kind.state(root)], [true, '0 0 1'], 'what was open stays so');
    kind.labels(root)[1]!.click();
    assert.equal(kind.state(root), '0 1 0', role);
    const bars = root.querySelectorAll('.z-tabs-mobile').length;
    assert.equal(bars, Number(kind.plugin === 'uiTabs'));
    $(root).remove();
  }
});

bothEach('C14 replaced panels and classes are noticed:', notices, (assert, kind, notice) => {
  const attributes = `data-role="${kind.role}" data-animation-effects="none"`;
  const root = put(kind.html({ attributes }));
  call(kind, root);
  kind.panels(root).forEach((panel) => $(panel).replaceWith('<div>new</div>'));
  notice(kind, root);
  kind.labels(root)[1]!.click();
  const texts = kind.panels(root).map((panel) => panel.textContent);
  assert.deepEqual([kind.state(root), ...texts], ['0 1 0', 'new', 'new', 'new']);
  for (const marked of ['.z-tab, .z-section', '.z-container, .z-trigger']) {
    const { length } = root.querySelectorAll(marked);
    $(root).find(marked).attr('class', 'other');
    notice(kind, root);
    assert.equal(root.querySelectorAll(marked).length, length, marked);
  }
});

QUnit.test('C14 a set that starts anew keeps open what has the same name', (assert) => {
  const root = start({ defaultTab: 1 }, tabsHtml().replace('<li><a>T2', '<li data-link="b"><a>T2'));
  root.innerHTML = inside(tabsHtml()).replace('<li><a>T3', '<li data-link="b"><a>T3');
  instance(root).refresh();
  assert.equal(state(root), '0 0 1');
});

QUnit.test('C14, C10 a set that starts anew waits for no promise', async (assert) => {
  const allowed = Promise.resolve(true);
  const settings = { active: [0], beforeSelect: () => allowed } as const;
  const { root, set, state } = begin(kinds.accordion, settings);
  set.expandAll();
  root.innerHTML = inside(kinds.accordion.html());
  set.refresh();
  await allowed;
  await frame();
  assert.equal(state(), '1 0 0');
});

both('1.4.10 a long word that the page puts into a panel breaks', (assert, kind) => {
  const { root, panel } = begin(kind, {}, kind.html({ attributes: 'style="width: 300px"' }));
  panel(0).firstElementChild!.textContent = 'x'.repeat(200);
  assert.deepEqual([panel(0).scrollWidth, root.scrollWidth <= 300], [panel(0).clientWidth, true]);
});

both('C13 an emptied set that has the focus leaves no trace', (assert, kind) => {
  const { root, set, label } = begin(kind, {}, kind.html({ count: 1 }));
  label(0).focus();
  set.remove(0).refresh().destroy();
  assert.false(root.hasAttribute('tabindex'));
});

QUnit.test('C14 destroy of a set whose parts were replaced leaves what is there', (assert) => {
  const root = start();
  const parts = inside(tabsHtml());
  root.innerHTML = parts;
  instance(root).destroy();
  assert.equal(root.innerHTML, parts);
});

QUnit.test('C13 a set that its first select ends during destroy is ended once', (assert) => {
  const html = tabsHtml({ attributes: 'class="red vertical"' });
  const root = put(html);
  $(root).uiTabs({ select: () => void $(root).uiTabs('destroy') });
  $(root).uiTabs('destroy');
  assert.equal(markupOf(root), markupOf(html));
});

QUnit.test('T11 a dropdown of a vertical set stays one with other options', (assert) => {
  const root = start({ orientation: 'vertical', minWindowWidth: 100000 });
  const form = (): string =>
    (root.className.match(/mobile|vertical|horizontal/g) || []).sort().join(' ');
  window.dispatchEvent(new Event('resize'));
  instance(root).refresh();
  const before = form();
  instance(root).setOptions({ dark: 'auto' });
  assert.deepEqual([before, form()], ['horizontal mobile', 'horizontal mobile']);
});

QUnit.test('C12 a list that the page hides stays hidden', (assert) => {
  const root = start();
  const list = $(root).find('.z-tabs-desktop').hide();
  instance(root).select(2).refresh();
  assert.deepEqual([list.css('display'), state(root)], ['none', '0 0 1']);
});

QUnit.test('C12 in a form no button of ours sends it, and fields stay checked', (assert) => {
  const html = tabsHtml().replace('P1', '<input type="checkbox">');
  const form = put(`<form>${html}</form>`);
  $(form).on('submit', () => {
    assert.step('sent');
    return false;
  });
  const root = form.firstElementChild as HTMLElement;
  $(root).uiTabs({ closable: true, autoplay: { interval: 9e5 }, minWindowWidth: 1e6 });
  $(root).find('input').prop('checked', true);
  $(root)
    .find('.z-autoplay, .z-tabs-mobile a, .z-tab:last-child *')
    .each((_, one) => one.click());
  assert.deepEqual([instance(root).count(), $(root).find('input').is(':checked')], [2, true]);
  assert.verifySteps([]);
});

/** Saved on its way, without the marks of what is ours. */
const savedCopy =
  '<div id="tabbed-nav" data-options=\'{"multiline": true, "animation": {"effects": "slideH"}}\' ' +
  'class="mine z-multiline z-tabs horizontal top top-left silver" data-role="z-tabs" ' +
  'data-style="normal" data-orientation="horizontal" data-theme="silver">' +
  '<ul class="z-tabs-nav z-tabs-mobile z-state-closed" style="display: none;"><li>' +
  '<a style="text-align: left;" class="z-link"><span class="z-title">T</span>' +
  '<span class="z-arrow"></span></a></li></ul><i class="z-dropdown-arrow"></i>' +
  '<ul class="z-tabs-nav z-tabs-desktop z-hide-menu"><!-- li -->' +
  '<li data-link="tab2" id="tab2" class="z-tab z-last"><a class="z-link">T</a></li>' +
  '<li data-link="tab3" id="tab3" class="z-tab"><a class="z-link">U</a></li></ul>' +
  '<div class="h-content2 z-container"><!-- panel --><div class="z-content z-active" ' +
  'style="display: none; position: absolute; left: 717px; top: 0px;">' +
  '<div class="z-content-inner"><form></form></div></div>' +
  '<div class="z-content" style="display: none;"><div class="z-content-inner">U</div></div>' +
  '</div></div>';

QUnit.test('C14 a copy that was saved on its way, without our marks, starts again', (assert) => {
  const root = put(savedCopy);
  $(root.parentElement!).uiTabs('scan');
  assert.equal(state(root), '1 0');
  assert.notOk(panels(root)[0]!.getAttribute('style'), 'what it had inline is gone');
  const ours = '.z-tabs-mobile, .z-dropdown-arrow, .z-hide-menu, .z-content-inner';
  const tags = Array.from(root.querySelectorAll(ours), ({ tagName }) => tagName);
  assert.deepEqual(tags, ['UL', 'I', 'DIV']);
  assert.equal(root.querySelectorAll('.z-content-inner > form').length, 1);
  const names = labels(root).map((label) => label.parentElement!.getAttribute('data-link'));
  assert.deepEqual(names, ['tab2', 'tab3'], 'names stay');
  instance(root)
    .setOptions({ animation: { effects: 'none' } })
    .select(1);
  assert.equal(state(root), '0 1');
});
