import $ from 'jquery';
import { put } from '../support/fixture';
import { begin, both, bothEach, call, kinds, nested, runningOn, type Kind } from '../support/kinds';
import { markupOf } from '../support/markup';

// Parts of a running set that were saved without its container, and what authors wrote on saved boxes.
QUnit.module('saved parts');

const inside = (element: Element): string => element.innerHTML;

/** The markup in a container whose set has shown all its panels. */
function savedParts(kind: Kind, settings: object = {}): string {
  const { root, set } = begin(kind, settings);
  set.select(1).select(2).select(0);
  const html = inside(root);
  set.destroy();
  root.remove();
  return html;
}

const forms = {
  'as usual': {},
  'side by side': { orientation: 'horizontal' },
  'columns and buttons': { orientation: 'vertical', overflow: 'scroll', closable: true },
  'at the bottom': { position: 'bottom-left', closable: true },
};

/** What stands in a container: how many of each element, and the texts. */
function counted(root: Element): string {
  const counts: Record<string, number> = {};
  root.querySelectorAll('*').forEach(({ tagName }) => {
    counts[tagName] = (counts[tagName] ?? 0) + 1;
  });
  return JSON.stringify(Object.entries(counts).sort()) + root.textContent;
}

const known = (kind: Kind, settings: object): object =>
  Object.fromEntries(
    Object.entries(settings).filter(
      ([name]) => kind === kinds.tabs || !/position|overflow|closable/.test(name),
    ),
  );

bothEach('C14 parts in a container without our class start once:', forms, (assert, kind, form) => {
  const settings = known(kind, form);
  const fresh = begin(kind, settings);
  const expected = counted(fresh.root);
  fresh.set.destroy();
  const html = savedParts(kind, settings);
  const { root, state, click, set } = begin(kind, settings, `<div id="set">${html}</div>`);
  assert.equal(counted(root), expected, 'nothing is there twice, nothing is missing');
  assert.equal(state(), '1 0 0');
  assert.equal(click(2, 1), '0 0 1, 0 1 0');
  set.destroy();
  assert.equal(root.textContent!.replace(/\s/g, '').length, 12, 'the texts alone');
  assert.notOk(root.querySelector('[class], [role]'), 'all of ours is gone');
});

both('C13, C14 classes of a container that holds a running set stay:', (assert, kind) => {
  for (const inner of Object.values(kinds)) {
    const html = kind.html({ attributes: 'class="red vertical z-demo-own"' });
    const root = put(html.replace('<p>P1</p>', nested(inner, 'inner')));
    call(inner, $(root), 'scan');
    const child = document.getElementById('inner')!;
    const before = [markupOf(child), root.className];
    const settings = { animation: { effects: 'none' }, [kind.first]: 0 };
    call(kind, root, settings);
    assert.equal(markupOf(child), before[0], 'the set in it is left alone');
    call(kind, root, 'destroy');
    assert.equal(root.className, before[1]);
    $(root).remove();
  }
});

/** What an author may write on a box of ours. */
const written = {
  'a class and an id': 'class="x NAME" id="mine"',
  'an id': 'class="NAME" id="mine"',
  'a class': 'class="NAME x"',
  'an attribute': 'data-mine="1" class="NAME"',
  'a style': 'class="NAME" style="color: red"',
};

bothEach('C14 a saved box that the author wrote on stays:', written, (assert, kind, attributes) => {
  const name = kind === kinds.tabs ? 'z-content-inner' : 'z-auto-g';
  const own = attributes.replace('NAME', name);
  const { root, set } = begin(kind);
  for (const mark of ['', ' data-z-made="box"']) {
    const box = `class="${name}" data-z-made="box"`;
    const saved = root.outerHTML.replace(box, own + mark);
    const copy = begin(kind, {}, saved);
    const [authors] = Array.from(
      copy.panel(0).querySelectorAll('.x, #mine, [data-mine], [style*=color]'),
    );
    assert.equal(authors?.innerHTML, '<p>P1</p>', 'the box is there, with what it holds');
    assert.notOk(authors!.matches(`.${name}, [data-z-made]`), 'and is the author’s alone');
    assert.equal(copy.state(), '1 0 0');
    copy.set.destroy();
    assert.equal(
      root.parentElement!.querySelectorAll('.x, #mine, [data-mine], [style*=color]').length,
      1,
    );
    copy.root.remove();
  }
  set.destroy();
});

const renewals: Record<string, (kind: Kind, root: HTMLElement) => unknown> = {
  scan: (kind, root) => call(kind, $(root.parentElement!), 'scan'),
  refresh: (kind, root) => call(kind, root, 'refresh'),
  'a second call': (kind, root) => call(kind, root),
};

bothEach('C14 a morphed set takes its new options:', renewals, (assert, kind, renew) => {
  const attributes = 'data-theme="red" data-options=\'{"findInPage": true, "shadows": false}\'';
  const root = put(kind.html({ attributes }));
  call(kind, root, { rounded: true, animation: { effects: 'none' }, [kind.first]: 0 });
  const { set } = runningOn(kind, root);
  set.setOptions({ dark: true }).select(1);
  // As libraries that morph do: the new attributes, and the new nodes.
  const next = $(
    kind.html({ attributes: 'data-theme="blue" data-options=\'{"print": "current"}\'' }),
  )[0]!;
  for (const { name } of Array.from(root.attributes)) root.removeAttribute(name);
  for (const { name, value } of Array.from(next.attributes)) root.setAttribute(name, value);
  root.replaceChildren(...Array.from(next.childNodes));
  renew(kind, root);
  const read = ['theme', 'print', 'shadows', 'findInPage', 'rounded', 'dark'].map((path) =>
    set.option(path),
  );
  assert.deepEqual(read, ['blue', 'current', true, 'auto', true, true]);
  assert.deepEqual([root.matches('.blue:not(.red)'), kind.state(root)], [true, '0 1 0']);
});

const headers = {
  'in a fieldset': '<fieldset id="set"><h3>H1</h3><div>P1</div><h3>H2</h3><div>P2</div></fieldset>',
  'with labels':
    '<div id="set"><div><h3><label><input type="radio"> H1</label></h3><div>P1</div></div></div>',
};

QUnit.test.each('A1, C14 a saved accordion has the same triggers,', headers, (assert, html) => {
  const { root, set } = begin(kinds.accordion, {}, html);
  const parts = [counted(root), root.querySelector('.z-trigger')!.outerHTML];
  const saved = root.outerHTML;
  set.destroy();
  root.remove();
  const copy = begin(kinds.accordion, {}, saved);
  assert.deepEqual([counted(copy.root), copy.root.querySelector('.z-trigger')!.outerHTML], parts);
  assert.equal(copy.click(0, 0).replace(/ 0/g, ''), '0, 1');
});
