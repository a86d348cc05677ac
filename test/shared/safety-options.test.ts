import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { begin, call, hacked, kinds, under } from '../support/safety';

// What options must not do.
QUnit.module('safety: options');

const deep = '{"__proto__":{"hacked":1},"constructor":{"prototype":{"hacked":1}},"animation":';

QUnit.test.each(
  'Safety 5 what would change all objects is dropped at any depth',
  kinds,
  (assert, kind) => {
    const json = `${deep}{"__proto__":{"hacked":1},"duration":7,"constructor":{"prototype":{"hacked":1}}}}`;
    const root = begin(kind, JSON.parse(json), { 'data-options': json });
    call(kind, root, 'setOptions', JSON.parse(json));
    assert.equal(call(kind, root, 'option', 'animation.duration'), 7);
    assert.strictEqual(call(kind, root, 'option', '__proto__.hacked'), undefined);
    assert.false(hacked());
  },
);

QUnit.test.each(
  'Safety 5 options in an attribute are JSON, and never run',
  kinds,
  (assert, kind) => {
    const root = begin(kind, {}, { 'data-options': '(window.hacked = 1, {theme: "red"})' });
    assert.equal(takeWarnings().length, 1);
    assert.equal(call(kind, root, 'option', 'theme'), 'silver');
    assert.false(hacked());
  },
);

QUnit.test.each('Safety 6 functions come from scripts alone', kinds, (assert, kind) => {
  const code = 'function () { window.hacked = 1 }';
  const names = ['ready', 'select', 'before-select', 'content-load', 'error', 'sanitize'];
  const attributes = under(
    names.map((name) => `data-${name}`),
    code,
  );
  const json = JSON.stringify({ select: code, ready: 'alert', beforeSelect: 'history.back' });
  const root = begin(kind, {}, { ...attributes, 'data-options': json });
  takeWarnings();
  for (const name of ['ready', 'select', 'beforeSelect', 'contentLoad', 'error', 'sanitize']) {
    assert.strictEqual(call(kind, root, 'option', name), null, name);
  }
  assert.false(hacked());
});

const values: Record<string, unknown> = {
  'a style': 'red; background: url(//x)',
  'a tag': '<b>',
  'no number': NaN,
  'no end': Infinity,
  'less than nothing': -5,
  'an object': { toString: () => 'red' },
};

QUnit.test.each(
  'Safety 12 numbers and names are checked before they are styles',
  kinds,
  (assert, kind) => {
    const names = [
      'width',
      'height',
      'headerSize',
      'contentHeight',
      'maxRows',
      'minWindowWidth',
      'theme',
      'size',
      'style',
    ];
    for (const [about, value] of Object.entries(values)) {
      const settings = under(names, value);
      const root = begin(kind, { ...settings, animation: { duration: value } });
      const usual = begin(kind);
      assert.equal(root.className, usual.className, about);
      assert.equal(root.getAttribute('style'), usual.getAttribute('style'), about);
      takeWarnings();
      $('#qunit-fixture').empty();
    }
  },
);
