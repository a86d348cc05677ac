import { isForeignKey, keyName, keyStep, type KeyStep } from '../../src/shared/keyboard';

QUnit.module('shared: keyboard');

type Steps = Record<string, KeyStep | null>;

const always: Steps = { Home: 'first', End: 'last', Enter: 'press', ' ': 'press' };
const others: Steps = { Tab: null, Escape: null, a: null, PageUp: null, Delete: null, '': null };

QUnit.test.each<[vertical: boolean, rightToLeft: boolean, Steps]>(
  'T9 only the keys of the own axis count, and right-to-left mirrors a row',
  {
    'a row': [
      false,
      false,
      { ArrowLeft: 'prev', ArrowRight: 'next', ArrowUp: null, ArrowDown: null },
    ],
    'a row, right to left': [
      false,
      true,
      { ArrowLeft: 'next', ArrowRight: 'prev', ArrowUp: null, ArrowDown: null },
    ],
    'a column': [
      true,
      false,
      { ArrowUp: 'prev', ArrowDown: 'next', ArrowLeft: null, ArrowRight: null },
    ],
    'a column, right to left': [
      true,
      true,
      { ArrowUp: 'prev', ArrowDown: 'next', ArrowLeft: null, ArrowRight: null },
    ],
  },
  (assert, [vertical, rightToLeft, arrows]) => {
    const expected = { ...arrows, ...always, ...others };
    const steps: Steps = {};
    for (const key of Object.keys(expected)) steps[key] = keyStep(key, vertical, rightToLeft);
    assert.deepEqual(steps, expected);
  },
);

QUnit.test.each<[pressed: { key?: string; which?: number }, name: string]>(
  'T9 keys by name, by the names of old browsers, and by code',
  [
    [{ key: 'ArrowLeft', which: 37 }, 'ArrowLeft'],
    [{ key: 'Left' }, 'ArrowLeft'],
    [{ key: 'Up' }, 'ArrowUp'],
    [{ key: 'Right' }, 'ArrowRight'],
    [{ key: 'Down' }, 'ArrowDown'],
    [{ key: 'Spacebar' }, ' '],
    [{ key: ' ' }, ' '],
    [{ which: 13 }, 'Enter'],
    [{ which: 32 }, ' '],
    [{ which: 35 }, 'End'],
    [{ which: 36 }, 'Home'],
    [{ which: 37 }, 'ArrowLeft'],
    [{ which: 38 }, 'ArrowUp'],
    [{ which: 39 }, 'ArrowRight'],
    [{ which: 40 }, 'ArrowDown'],
    [{ key: 'x', which: 88 }, 'x'],
    [{ which: 88 }, '#88'],
    [{ key: '8', which: 56 }, '8'],
    [{ which: 8 }, 'Backspace'],
    [{}, '#undefined'],
  ],
  (assert, [pressed, name]) => assert.equal(keyName(pressed), name),
);

interface Press {
  prevented?: boolean;
  altKey?: boolean;
  ctrlKey?: boolean;
  metaKey?: boolean;
  shiftKey?: boolean;
  originalEvent?: { isComposing?: boolean; keyCode?: number };
}

QUnit.test.each<[Press, boolean]>(
  'T9 a key that is handled, part of a shortcut, or of typing is left alone',
  {
    plain: [{}, false],
    'plain, of a user': [{ originalEvent: { isComposing: false, keyCode: 39 } }, false],
    handled: [{ prevented: true }, true],
    'with Alt': [{ altKey: true }, true],
    'with Ctrl': [{ ctrlKey: true }, true],
    'with Meta': [{ metaKey: true }, true],
    'with Shift': [{ shiftKey: true }, true],
    composing: [{ originalEvent: { isComposing: true } }, true],
    'composing, as old browsers tell it': [{ originalEvent: { keyCode: 229 } }, true],
  },
  (assert, [{ prevented = false, ...press }, expected]) => {
    const event = { isDefaultPrevented: () => prevented, ...press };
    assert.equal(isForeignKey(event as unknown as JQuery.TriggeredEvent), expected);
  },
);
