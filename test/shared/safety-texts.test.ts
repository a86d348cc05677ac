import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { put } from '../support/fixture';
import { markupOf } from '../support/markup';
import { call, bothEach, type Kind } from '../support/kinds';
import { startWith, hacked, hostileTexts, shapeOf, under } from '../support/safety';

// Text stays text, wherever it comes from.
QUnit.module('safety: texts');

/** Texts with everything on that shows them, or says them. */
const everything = (text: string, words: object): Record<string, unknown> => ({
  texts: under(Object.keys(words), text),
  contentUrls: ['javascript:1'],
  autoplay: { interval: 9999 },
  closable: true,
  slider: true,
  dotNav: true,
  minWindowWidth: 9999,
  animation: { effects: 'none' },
});

/** A widget whose label, and all its words, are a text; its shape, what it said, and what was left. */
function showing(kind: Kind, text: string) {
  const root = put(kind.html());
  const around = document.getElementById('qunit-fixture') as HTMLElement;
  const label = root.querySelector('a, h3') as HTMLElement;
  label.textContent = text;
  const before = shapeOf(around);
  const usual = put(kind.html({ count: 1, id: 'usual' }));
  call(kind, usual);
  const words = call(kind, usual, 'option', 'texts') as object;
  call(kind, usual, 'destroy');
  usual.remove();
  call(kind, root, everything(text, words));
  call(kind, root, 'add', text, { text });
  call(kind, root, 'setOptions', { theme: 'red' });
  const said = takeWarnings().length;
  const shape = shapeOf(around);
  const state = kind.state(root);
  call(kind, root, 'remove', 3);
  call(kind, root, 'destroy');
  const left = [shapeOf(around), label.textContent];
  $(around).empty();
  return { seen: { shape, said, state }, left, before: [before, text] };
}

bothEach('F3, F4 labels and words are text, no elements:', hostileTexts, (assert, kind, text) => {
  const usual = showing(kind, 'word');
  const { seen, left, before } = showing(kind, text);
  assert.deepEqual(seen, usual.seen);
  assert.deepEqual(left, before, 'nor when it ends');
  assert.false(hacked());
});

/** What items may say in attributes; those that say yes with any text are not among them. */
const SAID = [
  'data-link',
  'data-target',
  'data-content-type',
  'data-iframe-sandbox',
  'aria-label',
  'aria-controls',
  'aria-labelledby',
  'title',
  'lang',
];

bothEach('F4, F11 attributes are text, and come back:', hostileTexts, (assert, kind, text) => {
  const root = put(kind.html());
  const second = root.querySelectorAll('li')[1] as HTMLElement;
  const all = [
    second,
    ...Array.from(second.children),
    root.querySelectorAll('p')[1]!.parentElement!,
  ];
  for (const element of all) for (const name of SAID) element.setAttribute(name, text);
  const before = markupOf(root);
  const usual = startWith(kind, { rememberState: false });
  call(kind, root, { animation: { effects: 'none' } });
  const tags = (place: Element): string[] => shapeOf(place).map((shape) => shape.split(' ')[0]!);
  assert.deepEqual(tags(root), tags(usual));
  call(kind, root, 'select', 1);
  assert.equal(kind.state(root), '0 1 0');
  assert.deepEqual(takeWarnings(), []);
  call(kind, root, 'destroy');
  assert.equal(markupOf(root), before);
  assert.false(hacked());
});
