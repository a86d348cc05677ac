import $ from 'jquery';
import { frame } from '../support/fit';
import { instance, labels, panels, put, start, tabsHtml, once } from '../support/fixture';
import { begin, bothEach } from '../support/kinds';
import { state } from '../support/state';

QUnit.module('tabs: ARIA');

const listOf = (root: Element): HTMLElement => root.querySelector(':scope > [role=tablist]')!;

/** What a set tells assistive technology, one line for each label. */
function told(root: Element): string[] {
  return labels(root).map((label) => {
    const names = ['aria-selected', 'tabindex', 'aria-disabled'];
    return names.map((name) => label.getAttribute(name) ?? '-').join(' ');
  });
}

QUnit.test('AT2, AT3, AT13 one tab is selected, and one a stop', (assert) => {
  const root = start();
  assert.deepEqual(told(root), ['true 0 -', 'false -1 -', 'false -1 -']);
  instance(root).disable(1).select(2);
  assert.deepEqual(told(root), ['false -1 -', 'false -1 true', 'true 0 -']);
  instance(root).disable(2);
  assert.deepEqual(told(root), ['false -1 -', 'false -1 true', 'true 0 true']);
  instance(root).enable(1).enable(2).add('T4', 'P4').remove(2);
  assert.deepEqual(told(root), ['false -1 -', 'false -1 -', 'true 0 -']);
});

QUnit.test('AT3 with none selected the first enabled is the stop', (assert) => {
  const links = tabsHtml()
    .replace(/<a>/g, '<a href="/x">')
    .replace(/<div><p>.*<\/p><\/div>/, '');
  const html = links.replace('<li>', '<li class="z-disabled">');
  assert.deepEqual(told(start({}, html)), ['false -1 true', 'false 0 -', 'false -1 -']);
});

QUnit.test("AT4 the author's ids are used, and what can't be used is not named", (assert) => {
  const html = tabsHtml()
    .replace('<a>T1', '<a id="l1">T1')
    .replace('<div><p>P1', '<div id="p1"><p>P1')
    .replace('<div><p>P2', '<div id="two words"><p>P2')
    .replace('<div><p>P3', '<div id="p1"><p>P3');
  const root = start({}, html);
  const controls = labels(root).map((label) => label.getAttribute('aria-controls'));
  assert.deepEqual(controls, ['p1', null, null]);
  assert.equal(panels(root)[0]!.getAttribute('aria-labelledby'), 'l1');
  for (const panel of panels(root)) {
    const name = document.getElementById(panel.getAttribute('aria-labelledby')!);
    assert.equal(name!.textContent, `T${panels(root).indexOf(panel) + 1}`);
  }
});

QUnit.test('AT5 the list is named by its author, a heading until its end, or texts', (assert) => {
  const nameOf = (html: string): (string | null)[] => {
    const list = listOf(start({}, html));
    const label = document.getElementById(list.getAttribute('aria-labelledby')!);
    return [list.getAttribute('aria-label'), label && label.textContent];
  };
  assert.deepEqual(nameOf(tabsHtml()), ['Tabs', null]);
  assert.deepEqual(nameOf(tabsHtml({ attributes: 'aria-label="Mine"' })), ['Mine', null]);
  assert.deepEqual(nameOf(tabsHtml().replace('<ul', '<ul aria-label="List"')), ['List', null]);
  const heading = put('<h3>Chapters</h3>');
  assert.deepEqual(nameOf(tabsHtml()), [null, 'Chapters']);
  instance(heading.nextElementSibling!).destroy();
  assert.equal(heading.outerHTML, '<h3>Chapters</h3>', 'C13');
  const other = put('<h3>More</h3>');
  start();
  other.id = 'mine';
  instance(other.nextElementSibling!).destroy();
  assert.equal(other.id, 'mine', 'an id that the page has given it meanwhile stays');
});

QUnit.test('AT13 a disabled tab is not the first that shows, not even by name', (assert) => {
  const html = tabsHtml().replace('<li>', '<li data-disabled>');
  assert.equal(state(start({}, html)), '0 1 0');
  assert.equal(state(start({ defaultTab: 'tab1' }, html.replace('set', 'other'))), '0 1 0');
});

QUnit.test('AT14, AT18 a stop is the open panel whose beginning takes no focus', async (assert) => {
  const html = tabsHtml().replace('<p>P2</p>', '<style>i {}</style><button>B</button> text');
  const root = start({}, html);
  await once(root, 'uitabs:select');
  // A panel that the browser's search finds would be one though it is closed.
  const stops = () => panels(root).map((panel) => panel.getAttribute('tabindex') ?? '-');
  assert.deepEqual(stops(), ['0', '-', '-']);
  instance(root).select(1);
  assert.deepEqual(stops(), ['-', '-', '-']);
  $(panels(root)[1]!.querySelector('button')!).remove();
  labels(root)[1]!.focus();
  assert.deepEqual(stops(), ['-', '0', '-'], 'judged again');
});

const leaving: Record<string, (root: HTMLElement) => unknown> = {
  'a selection by script': (root) => instance(root).select(1),
  'what is revealed': (root) => instance(root).reveal(panels(root)[1]!),
};

QUnit.test.each('AT18 the focus of what closes goes to a tab:', leaving, async (assert, leave) => {
  for (const inside of [false, true]) {
    const root = start({}, tabsHtml().replace('P1', 'P1 <button>B</button>'));
    await once(root, 'uitabs:select');
    const [panel] = panels(root);
    (inside ? panel!.querySelector('button')! : panel!).focus();
    leave(root);
    assert.strictEqual(document.activeElement, labels(root)[1], inside ? 'inside' : 'the panel');
    const stops = panels(root).map((one) => one.getAttribute('tabindex'));
    assert.deepEqual(stops, [null, '0', null]);
    $(root).remove();
  }
});

const styles: Record<string, string> = {
  'all blocks': 'div { display: block }',
  'those of one part of the page': '#qunit-fixture div { display: block }',
  'each panel, with a layout': '#qunit-fixture #set > div > div, #set > li > div { display: flex }',
  'none of the panels': '#qunit-fixture #set > div > div, #set > li > div { display: none }',
};

bothEach('C12, AT18, AA7 one panel shows where a page shows', styles, async (assert, kind, css) => {
  put(`<style>${css}</style>`);
  const { set, state } = begin(kind, {}, kind.html().replace('<p>P2', '<p><input>'));
  await frame();
  const states = [state(), ...[1, 2].map((index) => (set.select(index), state()))];
  assert.deepEqual(states, ['1 0 0', '0 1 0', '0 0 1']);
});
