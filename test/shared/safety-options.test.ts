import { takeWarnings } from '../support/console';
import { begin, call, hacked, kinds, under } from '../support/safety';

// What options must not do.
QUnit.module('safety: options');

const deep = '{"__proto__":{"hacked":1},"constructor":{"prototype":{"hacked":1}},"animation":';

QUnit.test.each(
  'F5 what would change all objects is dropped at any depth',
  kinds,
  (assert, kind) => {
    const json = `${deep}{"__proto__":{"hacked":1},"duration":7,"constructor":{"prototype":{"hacked":1}}}}`;
    const root = begin(kind, JSON.parse(json), { 'data-options': json });
    call(kind, root, 'setOptions', JSON.parse(json));
    // Names that are no options may be told of.
    takeWarnings();
    assert.equal(call(kind, root, 'option', 'animation.duration'), 7);
    assert.strictEqual(call(kind, root, 'option', '__proto__.hacked'), undefined);
    assert.false(hacked());
  },
);

QUnit.test.each('F6 functions come from scripts alone', kinds, (assert, kind) => {
  const code = 'function () { window.hacked = 1 }';
  const names = ['ready', 'select', 'before-select', 'content-load', 'error', 'render'];
  const attributes = under(
    names.map((name) => `data-${name}`),
    code,
  );
  const json = JSON.stringify({ select: code, ready: 'alert', beforeSelect: 'history.back' });
  const root = begin(kind, {}, { ...attributes, 'data-options': json });
  takeWarnings();
  for (const name of ['ready', 'select', 'beforeSelect', 'contentLoad', 'error', 'render']) {
    assert.strictEqual(call(kind, root, 'option', name), null, name);
  }
  assert.false(hacked());
});
