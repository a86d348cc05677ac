import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { put } from '../support/fixture';
import {
  begin,
  begun,
  both,
  call,
  kinds,
  marked,
  nested,
  statesOf,
  still,
  bothEach,
  type AnySet,
  type Kind,
} from '../support/kinds';
import { markupOf } from '../support/markup';
import { isVisible } from '../support/state';

QUnit.module('start by markup');

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
  const states = [a, inner, b].map((root) => kind.state(root!));
  assert.deepEqual(states, ['1 0', '1 0', '0 1']);
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

bothEach(
  'C2, C12, AA3, AT4 two sets, and one of the other kind, with the id',
  Object.fromEntries(ids.map((id) => [id, id])),
  (assert, kind, id) => {
    const htmlOf = (one: Kind): string =>
      one.html({ id: 'X' }).replace('"X"', id ? `'${id}'` : '""');
    const all = [kind, kind, ...Object.values(kinds).filter((other) => other !== kind)];
    const sets = all.map((one) => begin(one, {}, htmlOf(one)));
    const named = Array.from(
      document.querySelectorAll('#qunit-fixture [id] [id]'),
      (one) => one.id,
    );
    assert.equal(new Set(named).size, named.length, named.join(', '));
    for (const { kind: own, root } of sets) {
      own.labels(root).forEach((label, n) => {
        const panel = document.getElementById(label.getAttribute('aria-controls')!)!;
        assert.strictEqual(panel, own.panels(root)[n]);
        assert.equal(panel.getAttribute('aria-labelledby'), label.id);
      });
    }
    sets[1]!.click(1);
    assert.deepEqual(statesOf(sets), ['1 0 0', '0 1 0', '1 0 0']);
    for (const { kind: own, root, set } of sets) {
      set.destroy();
      assert.equal(markupOf(root), markupOf(htmlOf(own)));
    }
  },
);

QUnit.test('C2 markup with ids may be there twice', (assert) => {
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
    texts: { play: 'X' },
    unknown: {},
  };
  for (const value of [settings.animation, settings.texts, settings.contentUrls, settings]) {
    Object.freeze(value);
  }
  const { set } = begin(kind, settings);
  assert.deepEqual(takeWarnings(), [`${kind.plugin} #set: there is no option unknown`]);
  set.setOptions({ animation: { duration: 7 } });
  assert.equal(settings.animation.duration, '5');
  const shared = { texts: { play: 'A' }, contentUrls: ['', 'a'] };
  set.setOptions(shared);
  shared.texts.play = 'B';
  shared.contentUrls.push('b');
  assert.equal(set.option('texts.play'), 'A');
  assert.deepEqual(set.option('contentUrls'), ['', 'a']);
});

both('C2 a second call is setOptions; with nothing new, nothing happens:', async (assert, kind) => {
  const given = { ...still, theme: 'red', [kind.first]: 1 };
  const { log, root, set, state } = await begun(kind, given);
  const observer = new MutationObserver(() => undefined);
  observer.observe(root, { attributes: true, childList: true, subtree: true });
  for (const again of [undefined, {}, given, { rounded: false }]) call(kind, root, again);
  assert.deepEqual(observer.takeRecords(), []);
  observer.disconnect();
  call(kind, root, { theme: 'blue', [kind.first]: 2 });
  assert.strictEqual(call(kind, root, 'instance'), set);
  assert.deepEqual([state(), log.take()], ['0 1 0', ''], 'the selection stays');
  assert.ok($(root).is('.blue:not(.red)'));
  assert.equal(set.option('animation.effects'), 'none', 'and so does what was set');
});

QUnit.test('C5 an accordion does not start where tabs run', (assert) => {
  const { root } = begin(kinds.tabs);
  const before = root.outerHTML;
  $(root).uiAccordion();
  assert.deepEqual(takeWarnings(), ['uiAccordion #set: uiTabs runs here']);
  assert.equal(root.outerHTML, before);
});

type Mover = { moveBefore?: unknown };

both('C12, C2 a field keeps the focus; its listeners may start the set again:', (assert, kind) => {
  const { moveBefore } = Element.prototype as Mover;
  // Nodes that move lose the focus in browsers without it.
  delete (Element.prototype as Mover).moveBefore;
  try {
    const html = kind.html().replace('<p>P1</p>', '<p><input></p>');
    const root = put(html);
    const field = root.querySelector('input')!;
    field.focus();
    let count = 0;
    const onFocus = (): void => {
      count += 1;
      call(kind, root, { theme: 'red' });
    };
    root.addEventListener('focusin', onFocus);
    call(kind, root, { ...still, [kind.first]: 0 });
    assert.deepEqual([document.activeElement, count], [field, 1]);
    assert.deepEqual([kind.state(root), call(kind, root, 'option', 'theme')], ['1 0 0', 'red']);
    root.removeEventListener('focusin', onFocus);
    call(kind, root, 'destroy');
    assert.equal(markupOf(root), markupOf(html));
  } finally {
    if (moveBefore) Object.assign(Element.prototype, { moveBefore });
  }
});
