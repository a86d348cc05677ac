import $ from 'jquery';
import { accordionHtml, accordionState, triggersOf } from '../support/accordion';
import { instance, labels, panels, put, start, tabsHtml } from '../support/fixture';
import { markupOf } from '../support/markup';
import { state } from '../support/state';

// What pages do to a running set by their own means.
QUnit.module('tabs: changes by the page');

QUnit.test.each(
  'C12 a panel whose content the page replaced is shown like any other',
  { text: 'Loaded', element: '<section>new</section>' } as Record<string, string>,
  (assert, html) => {
    const root = start();
    for (const panel of panels(root)) $(panel).html(html);
    for (const index of [1, 0, 2]) instance(root).select(index);
    labels(root)[2]!.focus();
    assert.equal(state(root), '0 0 1');
    assert.equal(instance(root).active(), 2);
  },
);

QUnit.test('C13 destroy leaves what the page has put into a panel', (assert) => {
  const root = start();
  $(panels(root)[1]!).html('<section id="mine"><b>new</b></section>');
  instance(root).destroy();
  const second = root.lastElementChild!.children[1]!;
  assert.equal(markupOf(second), '<div><section id="mine"><b>new</b></section></div>');
});

QUnit.test('T4 a button that is disabled itself is passed over', (assert) => {
  const root = start({}, tabsHtml().replace('<a>T2</a>', '<button disabled>T2</button>'));
  instance(root).next();
  assert.equal(state(root), '0 0 1');
});

QUnit.test('C12 refresh() takes over what the page put in, took out, and disabled', (assert) => {
  const root = start();
  const list = labels(root)[0]!.parentElement!.parentElement!;
  $(list).append('<li><a>T4</a></li>');
  $(panels(root)[0]!.parentElement!).append('<div>P4</div>');
  $(list).children().eq(1).addClass('z-disabled');
  instance(root).refresh().select(3);
  assert.equal(state(root), '0 0 0 1');
  assert.equal(labels(root)[1]!.getAttribute('aria-disabled'), 'true');
  labels(root)[3]!.parentElement!.remove();
  panels(root)[3]!.remove();
  instance(root).refresh();
  assert.equal(instance(root).count(), 3);
  assert.equal(state(root).split('1').length, 2, `one is selected: ${state(root)}`);
});

const inside = (html: string): string => html.replace(/^<\w+[^>]*>|<\/\w+>$/g, '');
const parts = inside(tabsHtml());
const still = 'data-animation-effects="none"';

/** The two kinds: what replaces the parts, which has another label, and what is pressed and read then. */
const widgets = {
  uiTabs: {
    html: (attributes: string) => tabsHtml({ attributes }),
    parts: parts.replace('T3', 'T3 new'),
    labels,
    state,
  },
  uiAccordion: {
    html: (attributes: string) => accordionHtml({ attributes }),
    parts: inside(accordionHtml()).replace('H3', 'H3 new'),
    labels: triggersOf,
    state: accordionState,
  },
};

const call = (set: JQuery, name: keyof typeof widgets, ...args: unknown[]): unknown =>
  (set[name] as (...args: unknown[]) => unknown).apply(set, args);

const notices: Record<string, (set: JQuery, name: keyof typeof widgets) => unknown> = {
  scan: (set, name) => call(set.parent(), name, 'scan'),
  refresh: (set, name) => call(set, name, 'refresh'),
  'a second init': (set, name) => call(set, name),
  'a second init with options': (set, name) => call(set, name, { theme: 'red' }),
};

const noticed = Object.keys(widgets).flatMap((name) =>
  Object.keys(notices).flatMap((notice) =>
    ['markup', 'a call'].map((by) => [name, notice, by] as [keyof typeof widgets, string, string]),
  ),
);

QUnit.test.each(
  'C14 a set whose parts were replaced starts anew:',
  noticed,
  (assert, [name, notice, by]) => {
    const widget = widgets[name];
    const role = name === 'uiTabs' ? 'z-tabs' : 'z-accordion';
    const root = put(widget.html(`${still} ${by === 'markup' ? `data-role="${role}"` : ''}`));
    call($(root), name);
    call($(root), name, 'select', 2);
    root.innerHTML = widget.parts;
    notices[notice]!($(root), name);
    const all = widget.labels(root);
    assert.equal(all[2]!.textContent, name === 'uiTabs' ? 'T3 new' : 'H3 new');
    all[1]!.click();
    assert.equal(widget.state(root), '0 1 0');
    assert.equal(root.querySelectorAll('.z-tabs-mobile').length, Number(name === 'uiTabs'));
  },
);

QUnit.test('C14 destroy of a set whose parts were replaced leaves what is there', (assert) => {
  const root = start();
  root.innerHTML = parts;
  instance(root).destroy();
  assert.equal(root.innerHTML, parts);
});

QUnit.test('T4 a label whose own handler adds a tab is selected all the same', (assert) => {
  const root = start();
  labels(root)[1]!.addEventListener('click', () => void instance(root).add('T4', 'P4'));
  labels(root)[1]!.click();
  assert.equal(state(root), '0 1 0 0');
});

QUnit.test('C11 a label whose own handler selects leaves the address alone', (assert) => {
  const root = start({}, tabsHtml().replace('<a>T2', '<a href="#elsewhere">T2'));
  labels(root)[1]!.addEventListener('click', () => void instance(root).select(1));
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  labels(root)[1]!.dispatchEvent(event);
  assert.deepEqual([state(root), event.defaultPrevented], ['0 1 0', true]);
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

QUnit.test('C9 an event on the window is no press on a link', (assert) => {
  const root = start({ deeplinking: true });
  // An exception would be a failure of its own.
  window.dispatchEvent(new Event('click'));
  assert.equal(state(root), '1 0 0');
});
