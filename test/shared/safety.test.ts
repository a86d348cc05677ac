import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { accordionHtml } from '../support/accordion';
import { put, tabsHtml } from '../support/fixture';

// What options, names and numbers must not do; other rules of safety are with what they are about.
QUnit.module('safety');

interface Kind {
  readonly plugin: 'uiTabs' | 'uiAccordion';
  readonly html: (items?: number, id?: string) => string;
}
type Any = Record<string, (...args: unknown[]) => unknown>;

const kinds: Record<string, Kind> = {
  tabs: { plugin: 'uiTabs', html: (tabs = 3, id = 'set') => tabsHtml({ tabs, id }) },
  accordion: {
    plugin: 'uiAccordion',
    html: (sections = 3, id = 'set') => accordionHtml({ sections, id }),
  },
};

/** Calls a plugin as a page's script does that nobody has checked. */
const call = ({ plugin }: Kind, root: Element, ...args: unknown[]): unknown =>
  ($(root) as unknown as Any)[plugin]!(...args);

/** The same value under each of the names. */
function under(names: readonly string[], value: unknown): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const name of names) record[name] = value;
  return record;
}

const begin = (kind: Kind, settings: unknown = {}, attributes: Record<string, unknown> = {}) => {
  const root = put(kind.html());
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, String(value));
  call(kind, root, settings);
  return root;
};

const hacked = (): boolean => 'hacked' in window || 'hacked' in {};
const bad = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

QUnit.test.each(
  'Safety 3 the name of what is added is text, its content is HTML',
  kinds,
  (assert, kind) => {
    const root = begin(kind);
    call(kind, root, 'add', bad, '<b class="in">content</b>');
    const label = Array.from(root.querySelectorAll('.z-link, .z-title')).pop() as Element;
    assert.equal(label.textContent, bad);
    assert.equal(label.querySelectorAll('*:not(.z-arrow)').length, 0);
    assert.equal(root.querySelectorAll('b.in').length, 1);
    assert.false(hacked());
  },
);

QUnit.test.each('Safety 4 texts of the options are text', kinds, (assert, kind) => {
  const names = [
    'tabs',
    'loading',
    'failed',
    'tryAgain',
    'moreTabs',
    'play',
    'pause',
    'slide',
    'slides',
    'dots',
  ];
  const texts = under(names, bad);
  const settings = { texts, contentUrls: ['javascript:1'], autoplay: { interval: 9999 } };
  const root = begin(kind, { ...settings, slider: true, dotNav: true, minWindowWidth: 9999 });
  takeWarnings();
  assert.equal(document.querySelectorAll('#qunit-fixture img, #qunit-fixture script').length, 0);
  call(kind, root, 'destroy');
  assert.false(hacked());
});

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

QUnit.test.each(
  'Safety 11 attributes come back as values, and are no markup',
  kinds,
  (assert, kind) => {
    const root = begin(kind, {}, { title: bad, 'aria-label': bad, 'data-link': bad });
    const before = root.getAttribute('title');
    call(kind, root, 'setOptions', { theme: 'red' });
    call(kind, root, 'destroy');
    assert.deepEqual(
      [before, root.getAttribute('title'), root.querySelectorAll('img').length],
      [bad, bad, 0],
    );
  },
);

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
    if (kind.plugin === 'uiTabs') call(kind, root, 'add', { tab: 'label', index: value });
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

/** A set in a set in a set; each in the second panel. */
const nested = ({ html }: Kind, depth: number): string => {
  let inside = '<p class="deep">deep</p>';
  for (let n = depth - 1; n >= 0; n--) {
    inside = html(2, `level${n}`).replace(/<p>[PC]2<\/p>/, inside);
  }
  return inside;
};

QUnit.test.each(
  'Safety 15 fifty levels of sets, opened from the innermost',
  kinds,
  (assert, kind) => {
    const root = put(nested(kind, 50));
    const deepest = root.querySelector('.deep')!;
    const levels = Array.from({ length: 50 }, (_, n) => document.getElementById(`level${n}`)!);
    for (const level of levels) call(kind, level, { animation: { effects: 'none' } });
    call(kind, levels[0]!, 'reveal', deepest);
    assert.true(deepest.checkVisibility({ visibilityProperty: true }));
    for (const level of levels) call(kind, level, 'destroy');
    assert.equal(root.querySelectorAll('.z-content').length, 0);
  },
);

QUnit.test.each('Safety 15 five thousand items', kinds, (assert, kind) => {
  const many = put(kind.html(5000));
  call(kind, many, { animation: { effects: 'none' } });
  call(kind, many, 'select', 4999);
  call(kind, many, 'remove', 0);
  assert.equal(call(kind, many, 'count'), 4999);
  assert.equal(call(kind, many, 'active'), 4998);
  call(kind, many, 'destroy');
  assert.equal(many.querySelectorAll('[role]').length, 0);
});
