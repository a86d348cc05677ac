import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { put } from '../support/fixture';
import {
  begin,
  begun,
  both,
  call,
  still,
  withEach,
  type AnySet,
  type Kind,
} from '../support/kinds';
import { markupOf } from '../support/markup';
import { attributeOf } from '../support/option-table';
import {
  code,
  jqueries,
  jqueryTag,
  jqueryUiTag,
  openPage,
  stateIn,
  widgetTag,
  type PageWindow,
} from '../support/page';
import { isVisible } from '../support/state';

// The built files on pages of their own, as sites have them.
QUnit.module('registration');

/** A set that starts by its markup, with its first item open. */
const marked = (kind: Kind, id = 'set', count = 3): string => {
  const first = `${attributeOf(kind.first)}="0"`;
  const attributes = `data-role="${kind.role}" data-animation-effects="none" ${first}`;
  return kind.html({ id, count, attributes });
};

const file = { major: window.testRun.major };

/** Presses a label of the set with an id. */
const pressIn = (page: PageWindow, index: number, id = 'set'): void =>
  page.document.querySelectorAll<HTMLElement>(`#${id} :is([role=tab], .z-trigger)`)[index]!.click();

QUnit.test.each(
  'C1 the built file runs with jQuery 1 to 4, and slim ones:',
  withEach(jqueries),
  async (assert, [kind, jquery]) => {
    const body = marked(kind) + kind.html({ id: 'called' });
    const page = await openPage([jqueryTag(jquery), widgetTag(kind)], body);
    assert.equal(stateIn(page), '1 0 0');
    const [set, called] = ['#set', '#called'].map((id) => page.jQuery(id)) as [JQuery, JQuery];
    call(kind, set, 'select', 2);
    assert.equal(stateIn(page), '0 0 1');
    const opened = new Promise<void>((resolve) => {
      called.on(`${kind.event}:${kind.opened}`, (_, { index }) => index === 1 && resolve());
    });
    call(kind, called, { animation: { effects: 'fade', duration: 1 } });
    pressIn(page, 1, 'called');
    await opened;
    assert.equal(stateIn(page, 'called'), '0 1 0');
    call(kind, page.jQuery('#set, #called'), 'destroy');
    assert.equal(markupOf(set[0]!), markupOf(marked(kind)));
    assert.deepEqual(page.said, []);
  },
);

both('C1 without jQuery one error says what to add:', async (assert, kind) => {
  const page = await openPage([widgetTag(kind)], marked(kind));
  assert.equal(page.said.length, 1);
  assert.true(/^error: .*jQuery/.test(page.said[0]!), page.said[0]);
  assert.equal(page.document.getElementById('set')!.outerHTML, marked(kind));
});

both('C1 it works under noConflict:', async (assert, kind) => {
  const keep = code('var jq = jQuery.noConflict(true);');
  const page = await openPage([jqueryTag(file), widgetTag(kind), keep], marked(kind));
  assert.deepEqual([typeof page['$'], typeof page.jQuery], ['undefined', 'undefined']);
  call(kind, (page['jq'] as JQueryStatic)('#set'), 'select', 1);
  assert.equal(stateIn(page), '0 1 0');
  assert.deepEqual(page.said, []);
});

QUnit.test.each(
  'C1 with two jQuery copies it binds to the one it found:',
  withEach({ 'old before new': [1, 4], 'new before old': [4, 1], 'twice the same': [3, 3] }),
  async (assert, [kind, [found, other]]) => {
    const [first, second] = [found, other].map((major) => jqueryTag({ major } as typeof file));
    const page = await openPage([first!, widgetTag(kind), second!], marked(kind));
    assert.equal(typeof page.jQuery.fn[kind.plugin], 'undefined', 'the second copy has none');
    const kept = page.jQuery.noConflict(true);
    assert.equal(page.jQuery.fn.jquery.charAt(0), String(found));
    call(kind, page.jQuery('#set'), 'select', 1);
    assert.equal(stateIn(page), '0 1 0');
    assert.equal(kept('#set').data(kind.plugin), undefined);
    assert.deepEqual(page.said, []);
  },
);

/** Notes the ids of the sets that start. */
const noting = ({ event }: Kind): string =>
  code(`var ids = []; jQuery(document).on('${event}:ready', (e) => ids.push(e.target.id));`);

both('C1 loaded twice it runs once:', async (assert, kind) => {
  const tags = [jqueryTag(file), noting(kind), widgetTag(kind), widgetTag(kind)];
  const page = await openPage(tags, marked(kind));
  assert.deepEqual(page['ids'], ['set']);
  pressIn(page, 1);
  assert.equal(stateIn(page), '0 1 0');
  assert.deepEqual(page.said, []);
});

const forUi =
  '<div id="set"><ul><li><a href="#p1">T1</a></li><li><a href="#p2">T2</a></li></ul>' +
  '<div id="p1">P1</div><div id="p2">P2</div></div>';

QUnit.test.each('C2 beside jQuery UI, with jQuery', [1, 2, 3, 4], async (assert, major) => {
  const ui = code('jQuery(function ($) { $("#set").tabs(); });');
  const jquery = jqueryTag({ major } as typeof file);
  const page = await openPage([jquery, jqueryUiTag, widgetTag({ file: 'ui.tabs' }), ui], forUi);
  const set = page.jQuery('#set');
  const theirs = set.data('uiTabs');
  assert.ok(theirs, 'jQuery UI has its widget under our key');
  set.uiTabs(still);
  assert.equal(page.said.splice(0).length, 1);
  assert.ok(set.data('uiTabs') === theirs, 'theirs stays');
  assert.strictEqual(typeof set.uiTabs('instance')!.active, 'function', 'ours is ours');
  assert.equal(stateIn(page), '1 0');
  pressIn(page, 1);
  assert.equal(stateIn(page), '0 1', 'by a click');
  set.uiTabs('select', 0);
  assert.equal(stateIn(page), '1 0', 'by a method');
  set.uiTabs('destroy');
  assert.ok(set.data('uiTabs') === theirs);
  assert.deepEqual(page.said, []);
});

QUnit.module('start by markup');

/** A set with another in its first panel. */
const nested = (kind: Kind, id: string): string =>
  marked(kind, id, 2).replace('<p>P1</p>', marked(kind, `${id}-inner`, 2));

both('C3 on DOM ready every marked set starts, in document order:', async (assert, kind) => {
  const body = nested(kind, 'b') + kind.html({ id: 'not' }) + marked(kind, 'c', 2);
  const page = await openPage([jqueryTag({ major: 3 }), noting(kind), widgetTag(kind)], body);
  assert.deepEqual(page['ids'], ['b', 'b-inner', 'c']);
  for (const id of ['b', 'b-inner', 'c']) assert.equal(stateIn(page, id), '1 0', id);
  assert.equal(page.document.querySelectorAll('#not [class], #not [role]').length, 0);
  assert.deepEqual(page.said, []);
});

both('C3 scan starts what is marked and doesn’t run, in a fragment too:', (assert, kind) => {
  const inside = nested(kind, 'a') + kind.html({ id: 'not' }) + `<p>${marked(kind, 'b', 2)}</p>`;
  const holder = $(put(`<div>${inside}</div>`));
  const started: string[] = [];
  holder.on(`${kind.event}:ready`, ({ target }) => void started.push((target as Element).id));
  const [a, inner, b] = ['a', 'a-inner', 'b'].map((id) => document.getElementById(id)!);
  call(kind, b!, { theme: 'red' });
  const running = (call(kind, b!, 'instance') as AnySet).select(1);
  assert.strictEqual(call(kind, holder, 'scan'), holder);
  call(kind, $(document.body), 'scan');
  assert.deepEqual(started, ['b', 'a', 'a-inner']);
  assert.strictEqual(call(kind, b!, 'instance'), running);
  assert.deepEqual(
    [a, inner, b].map((root) => kind.state(root!)),
    ['1 0', '1 0', '0 1'],
  );
  assert.notOk(call(kind, $('#not'), 'instance'), 'what is not marked stays as it is');
});

QUnit.module('start by a call');

both('C2 C6 on an empty set nothing happens, nor where nothing runs:', (assert, kind) => {
  const none = $('#nothing');
  for (const given of [[], [{ theme: 'red' }], ['select', 1], ['scan']]) {
    assert.strictEqual(call(kind, none, ...given), none);
  }
  for (const reader of ['instance', 'active']) {
    assert.strictEqual(call(kind, none, reader), undefined);
  }
  call(kind, put(kind.html()), 'destroy');
});

both('C2 every match is started, and the set comes back:', (assert, kind) => {
  const roots = ['a', 'b', 'c'].map((id) => put(kind.html({ id })));
  const set = $(roots);
  assert.strictEqual(call(kind, set, { ...still, [kind.first]: 0 }), set);
  call(kind, roots[1]!, 'select', 2);
  assert.deepEqual(roots.map(kind.state), ['1 0 0', '0 0 1', '1 0 0']);
});

/** Ids that no selector may hold, that are missing, or double. */
const ids = ['1st', 'two words', 'a"]', '#x', 'a\\', '', 'same', '<img src=x>', ':has('];

QUnit.test.each(
  'C2, AA3, AT4 two sets with the id',
  withEach(Object.fromEntries(ids.map((id) => [id, id]))),
  (assert, [kind, id]) => {
    const html = kind.html({ id: 'X' }).replace('"X"', id ? `'${id}'` : '""');
    const sets = [begin(kind, {}, html), begin(kind, {}, html)];
    const named = Array.from(
      document.querySelectorAll('#qunit-fixture [id] [id]'),
      (one) => one.id,
    );
    assert.equal(new Set(named).size, named.length, named.join(', '));
    for (const { root } of sets) {
      kind.labels(root).forEach((label, n) => {
        const panel = document.getElementById(label.getAttribute('aria-controls')!)!;
        assert.strictEqual(panel, kind.panels(root)[n]);
        assert.equal(panel.getAttribute('aria-labelledby'), label.id);
      });
    }
    sets[1]!.click(1);
    assert.deepEqual(
      sets.map(({ state }) => state()),
      ['1 0 0', '0 1 0'],
    );
    for (const { root, set } of sets) {
      set.destroy();
      assert.equal(markupOf(root), markupOf(html));
    }
  },
);

QUnit.test('C2 markup with ids of its own that is there twice', (assert) => {
  const twin =
    '<div id="same"><ul><li id="l"><a id="a">1</a></li><li><a id="b">2</a></li></ul>' +
    '<div><div id="p">1</div><div id="q">2</div></div></div>';
  const roots = [put(twin), put(twin)];
  $(roots).uiTabs(still);
  $(roots[1]!).uiTabs('select', 1);
  const shown = roots.map((root) =>
    Array.from(root.querySelectorAll('.z-content'), isVisible).map(Number).join(),
  );
  assert.deepEqual(shown, ['1,0', '0,1']);
  assert.equal($('[aria-controls=p]').length, 1, 'a name stands for one panel');
  $(roots).uiTabs('destroy');
  assert.deepEqual(roots.map(markupOf), [twin, twin].map(markupOf));
});

both('C2 the instance is there inside ready, and when the call returns:', (assert, kind) => {
  const inside: unknown[] = [];
  const ready = function (this: HTMLElement): void {
    inside.push($(this).data(kind.plugin), call(kind, this, 'instance'));
  };
  const { root, set } = begin(kind, { ready });
  assert.ok(set);
  for (const found of [...inside, $(root).data(kind.plugin)]) assert.strictEqual(found, set);
});

both('C2 the options object is neither changed nor kept:', (assert, kind) => {
  const settings = {
    contentUrls: ['', 'a'],
    animation: { effects: 'none', duration: '5' },
    texts: { close: 'X' },
    unknown: {},
  };
  for (const value of [settings.animation, settings.texts, settings.contentUrls, settings]) {
    Object.freeze(value);
  }
  const { set } = begin(kind, settings);
  assert.equal(takeWarnings().length, 1, 'of the unknown one');
  set.setOptions({ animation: { duration: 7 } });
  assert.equal(settings.animation.duration, '5');
  const shared = { texts: { close: 'A' }, contentUrls: ['', 'a'] };
  set.setOptions(shared);
  shared.texts.close = 'B';
  shared.contentUrls.push('b');
  assert.equal(set.option('texts.close'), 'A');
  assert.deepEqual(set.option('contentUrls'), ['', 'a']);
});

both('C2 a second call is setOptions; with nothing new, nothing happens:', async (assert, kind) => {
  const given = { ...still, theme: 'red', [kind.first]: 1 };
  const { log, root, set, state } = await begun(kind, given);
  const observer = new MutationObserver(() => undefined);
  observer.observe(root, { attributes: true, childList: true, subtree: true });
  for (const again of [undefined, {}, given]) call(kind, root, again);
  assert.deepEqual(observer.takeRecords(), []);
  observer.disconnect();
  call(kind, root, { theme: 'blue', [kind.first]: 2 });
  assert.strictEqual(call(kind, root, 'instance'), set);
  assert.deepEqual([state(), log.take()], ['0 1 0', ''], 'the selection stays');
  assert.ok($(root).is('.blue:not(.red)'));
  assert.equal(set.option('animation.effects'), 'none', 'and so does what was set');
});

both('C2 the page’s own data under our key stays; methods go by name:', (assert, kind) => {
  const root = put(kind.html());
  const foreign = { foreign: true, select: () => assert.ok(false, 'theirs is not called') };
  $(root).data(kind.file.replace('.', '-'), foreign);
  call(kind, root, still);
  assert.equal(takeWarnings().length, 1);
  assert.strictEqual($(root).data(kind.plugin) as unknown, foreign);
  call(kind, root, 'select', 1);
  call(kind, root, { theme: 'red' });
  assert.equal(kind.state(root), '0 1 0');
  assert.equal(call(kind, root, 'active'), 1);
  call(kind, root, 'destroy');
  assert.strictEqual($(root).data(kind.plugin) as unknown, foreign);
  assert.equal(call(kind, root, 'instance'), undefined);
});
