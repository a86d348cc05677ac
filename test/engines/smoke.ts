import $ from 'jquery';

// What has to work in a browser of 2016, without custom properties, grid, `fetch` and
// ResizeObserver. It uses nothing newer itself.
QUnit.module('an old engine');

const fixture = (): HTMLElement => document.getElementById('qunit-fixture') as HTMLElement;

function put(html: string): JQuery {
  fixture().style.cssText = 'position: static; width: 800px; height: auto';
  return $(html).appendTo(fixture());
}

const tabsHtml =
  '<div id="set"><ul><li><a>One</a></li><li><a>Two</a></li><li><a>Three</a></li></ul>' +
  '<div><div>P1</div><div>P2</div><div>P3</div></div></div>';
const accordionHtml =
  '<ul id="acc"><li><h3>One</h3><div>C1</div></li><li><h3>Two</h3><div>C2</div></li></ul>';

const still = { effects: 'none' } as const;

/** Which panels or contents can be seen. */
const seen = ($root: JQuery): boolean[] =>
  $root
    .find('.z-content')
    .get()
    .map((element) => element.offsetHeight > 0);

const press = (element: HTMLElement | undefined, which: number): void =>
  void $(element as HTMLElement).trigger($.Event('keydown', { which, keyCode: which }));

QUnit.test('tabs: roles, clicks, methods, callbacks', (assert) => {
  const log: string[] = [];
  const note = (name: string) => (_event: unknown, tab: { index: number }) =>
    void log.push(`${name} ${tab.index}`);
  const $set = put(tabsHtml);
  $set.uiTabs({ animation: still, select: note('select'), deactivate: note('deactivate') });
  const $labels = $set.find('[role=tab]');
  assert.equal($labels.length, 3);
  assert.deepEqual(seen($set), [true, false, false]);
  $labels.eq(1).trigger('click');
  assert.deepEqual(seen($set), [false, true, false]);
  $set.uiTabs('next');
  assert.deepEqual(seen($set), [false, false, true]);
  assert.deepEqual(
    $labels.get().map((label) => label.getAttribute('aria-selected')),
    ['false', 'false', 'true'],
  );
  assert.deepEqual(log, ['select 0', 'select 1', 'deactivate 0', 'select 2', 'deactivate 1']);
});

QUnit.test('tabs: add, remove, setOptions, destroy', (assert) => {
  const $set = put(tabsHtml);
  const before = fixture().innerHTML;
  $set.uiTabs({ animation: still });
  $set.uiTabs('add', 'Four', 'P4');
  assert.equal($set.uiTabs('count'), 4);
  $set.uiTabs('remove', 3);
  $set.uiTabs('setOptions', { orientation: 'vertical', theme: 'green' });
  assert.true($set.hasClass('vertical'));
  $set.uiTabs('destroy');
  assert.equal(fixture().innerHTML, before);
});

QUnit.test('accordion: roles, clicks, methods', (assert) => {
  const $acc = put(accordionHtml);
  const before = fixture().innerHTML;
  $acc.uiAccordion({ animation: still });
  const $triggers = $acc.find('.z-trigger');
  assert.deepEqual(seen($acc), [false, false]);
  $triggers.eq(1).trigger('click');
  assert.deepEqual(seen($acc), [false, true]);
  assert.equal($triggers.eq(1).attr('aria-expanded'), 'true');
  $acc.uiAccordion('destroy');
  assert.equal(fixture().innerHTML, before);
});

QUnit.test('motion ends, and so do its traces', (assert) => {
  const done = assert.async();
  const $set = put(tabsHtml);
  $set.uiTabs({
    animation: { effects: 'slideH', duration: 50, type: 'jquery' },
    select: (_event: unknown, tab: { index: number }) => {
      if (tab.index !== 2) return;
      setTimeout(() => {
        assert.deepEqual(seen($set), [false, false, true]);
        assert.equal($set.find('[style*=absolute]').length, 0);
        done();
      });
    },
  });
  $set.uiTabs('select', 2);
});

QUnit.test('the arrow keys', (assert) => {
  const $set = put(tabsHtml);
  $set.uiTabs({ animation: still });
  const $labels = $set.find('[role=tab]');
  press($labels[0], 39);
  assert.deepEqual(seen($set), [false, true, false]);
  press($labels[1], 36);
  assert.deepEqual(seen($set), [true, false, false]);
});

QUnit.test('content from elsewhere', (assert) => {
  const done = assert.async();
  const $acc = put(accordionHtml);
  const text = (): string => $acc.find('.z-content').eq(1).text() as string;
  // The slim builds of jQuery leave it to the browser, and this one has no `fetch`.
  const loads = 'ajax' in $ || 'fetch' in window;
  const told = (name: string) => () => {
    assert.equal(name, loads ? 'contentLoad' : 'error');
    assert.true(
      text().indexOf(loads ? 'Twelve noon' : 'This content could not be loaded.') >= 0,
      text(),
    );
    assert.equal($acc.find('.z-try-again').length, loads ? 0 : 1);
    assert.deepEqual(seen($acc), [false, true]);
    done();
  };
  $acc.uiAccordion({
    animation: still,
    contentUrls: ['', '/demo/content/noon.html'],
    contentLoad: told('contentLoad'),
    error: told('error'),
  });
  $acc.uiAccordion('select', 1);
});
