import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { begin, call, kinds } from '../support/safety';

// Whatever is given to methods.
QUnit.module('safety: arguments');

const odd: Record<string, unknown> = {
  nothing: null,
  'a symbol': Symbol('odd'),
  'an object without text': Object.create(null),
  'a list': [[]],
  'a function': () => 1,
  'the document': document,
  'a date': new Date(NaN),
};

QUnit.test.each('C5, C7 an index of any kind is a warning at most', kinds, (assert, kind) => {
  const root = begin(kind);
  const before = root.outerHTML;
  for (const [about, value] of Object.entries(odd)) {
    for (const method of ['select', 'load', 'preload', 'remove', 'enable', 'disable']) {
      call(kind, root, method, value);
      assert.equal(takeWarnings().length, 1, `${method}, ${about}`);
    }
    assert.equal(call(kind, root, 'option', value), undefined, about);
  }
  assert.equal(root.outerHTML, before);
});

QUnit.test.each('C5 what is added may be of any kind', kinds, (assert, kind) => {
  const root = begin(kind);
  const texts = { ...odd, 'the document': '' };
  for (const [about, value] of Object.entries(texts)) {
    call(kind, root, 'add', 'label', value);
    if (kind.plugin === 'uiTabs')
      call(kind, root, 'add', { tab: 'label', index: value, name: value, closable: value });
    else call(kind, root, 'add', value, '');
    takeWarnings();
    assert.true(root.isConnected, about);
  }
  assert.equal(call(kind, root, 'count'), 3 + 2 * Object.keys(texts).length);
});

QUnit.test.each('C5 what holds the set, or a document, is not added', kinds, (assert, kind) => {
  const root = begin(kind);
  const before = document.documentElement.outerHTML;
  const all = [document, document.body, root, $(document.body), $(window) as unknown];
  for (const node of all) {
    call(kind, root, 'add', 'label', node);
    call(kind, root, 'add', node, 'content');
    const said = `${kind.plugin} #set: add(): what holds the widget can't be put into it`;
    assert.deepEqual(takeWarnings(), [said, said]);
  }
  assert.equal(document.documentElement.outerHTML, before);
});
