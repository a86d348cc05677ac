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
