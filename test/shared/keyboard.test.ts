import $ from 'jquery';
import { press } from '../support/driver';
import { begun, both, kinds, type Kind, type Running } from '../support/kinds';

QUnit.module('keyboard');

const keys: Record<string, string> = {
  ...{ D: 'ArrowDown', U: 'ArrowUp', L: 'ArrowLeft', R: 'ArrowRight', H: 'Home', E: 'End' },
  ...{ N: 'Enter', S: ' ', X: 'Delete' },
};

/** Where the focus is after each key, with `!` where the browser may act on it as well. */
const walk = ({ kind, root }: Pick<Running, 'kind' | 'root'>, pressed: string): string =>
  Array.from(pressed, (key) => {
    const { defaultPrevented } = press(document.activeElement!, keys[key]!);
    const index = kind.labels(root).indexOf(document.activeElement as HTMLElement);
    return `${index}${defaultPrevented ? '' : '!'}`;
  }).join(' ');

/** A set with all its keys, whose first label has the focus. */
async function focused(kind: Kind, settings: object = {}, html = kind.html()) {
  const more = kind.plugin === 'uiTabs' ? { closable: true } : { keyboard: true };
  const found = await begun(kind, { ...more, ...settings }, html);
  found.label(0).focus();
  return found;
}

const { tabs, accordion } = kinds;
const column = { orientation: 'vertical' };
const across = { orientation: 'horizontal' };
const rtl = 'dir="rtl"';
const byStyle = 'style="direction: rtl"';
const all = '1 2 1 0 2 0 2';

type Way = [kind: Kind, settings: object, attributes: string, keys: string, at: string];

const ways: Record<string, Way> = {
  'AT7, AT9 Right and Left move in a row, and go round': [tabs, {}, '', 'RRLLLHE', all],
  'AT7 in a row Up and Down are the browser’s': [tabs, {}, '', 'UD', '0! 0!'],
  'AT7, AT9 Down and Up move in a column': [tabs, column, '', 'DDUUUHE', all],
  'AT7 in a column Left and Right are the browser’s': [tabs, column, '', 'LR', '0! 0!'],
  'AT8 right to left, Left is the next': [tabs, {}, rtl, 'LLRRRHE', all],
  'AT8 right to left by style, Left is the next': [tabs, {}, byStyle, 'LLRRRHE', all],
  'AA6, A10 Down and Up move between headers': [accordion, {}, rtl, 'DDUUUHE', all],
  'AA6 the other axis is the browser’s': [accordion, {}, '', 'LR', '0! 0!'],
  'AA6 horizontal: Right and Left': [accordion, across, '', 'RRLLLHE', all],
  'AA6 horizontal: the other axis is the browser’s': [accordion, across, '', 'DU', '0! 0!'],
  'AA6, A10 horizontal, right to left': [accordion, across, rtl, 'LLRRRHE', all],
  'AA6, A10 the same by a style': [accordion, across, byStyle, 'LLRRRHE', all],
};

for (const [title, [kind, settings, attributes, pressed, at]] of Object.entries(ways)) {
  QUnit.test(title, async (assert) => {
    const found = await focused(kind, settings, kind.html({ attributes }));
    assert.equal(walk(found, pressed), at);
    // Tabs follow, sections don't.
    const selected = kind === tabs ? Number(at.slice(-2).replace('!', '')) : 0;
    assert.equal(found.set.active(), selected);
    if (!selected) assert.equal(found.log.take(), '');
  });
}

both('AT9, AT13, AA6 keys pass over what is disabled or hidden:', async (assert, kind) => {
  const settings = { [kind.first]: 2 };
  const found = await focused(kind, settings, kind.html({ count: 6 }));
  found.set.disable(0).disable(3);
  found.item(4).classList.add('hide');
  found.item(1).style.display = 'none';
  found.label(2).focus();
  const [on, back] = kind === tabs ? 'RL' : 'DU';
  assert.equal(walk(found, `${on}${on}${back}HE`), '5 2 5 2 5');
});

const foreign: KeyboardEventInit[] = [
  ...[{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }],
  { isComposing: true },
];

both('AT12, AT15 keys of others, and Delete, do nothing of ours:', async (assert, kind) => {
  const { log, set, label } = await focused(kind);
  const isTaken = (key: string, more = {}): boolean => press(label(0), key, more).defaultPrevented;
  for (const more of foreign) {
    const taken = Object.values(keys).filter((key) => isTaken(key, more));
    assert.deepEqual(taken, [], JSON.stringify(more));
  }
  if (kind === tabs) set.setOptions({ closable: false });
  for (const key of ['Tab', 'Escape', 'a', '1', 'PageDown', 'Delete', 'F5']) {
    assert.false(isTaken(key), key);
  }
  assert.strictEqual(document.activeElement, label(0));
  assert.equal(log.take(), '');
});

both('AT15 keys in panels, in fields, and those the page has handled:', async (assert, kind) => {
  const html = kind.html().replace('P1', 'P1 <input>').replace('T1', 'T1 <input>');
  const { log, root, label, panel } = await focused(kind, {}, html);
  const fields = Array.from(root.querySelectorAll('input'));
  assert.equal(fields.length, 2);
  for (const field of [...fields, panel(0)]) {
    field.focus();
    const at = document.activeElement;
    for (const key of Object.values(keys)) assert.false(press(field, key).defaultPrevented, key);
    assert.strictEqual(document.activeElement, at);
  }
  label(0).contentEditable = 'true';
  label(0).focus();
  for (const key of Object.values(keys)) assert.false(press(label(0), key).defaultPrevented, key);
  label(0).contentEditable = 'inherit';
  $(label(0)).on('keydown', (event) => event.preventDefault());
  for (const key of Object.values(keys)) press(label(0), key);
  assert.strictEqual(document.activeElement, label(0));
  assert.equal(log.take(), '');
});

QUnit.module('keyboard: options');

QUnit.test('AA6 without the option the keys are the browser’s', async (assert) => {
  const found = await focused(accordion, { keyboard: false });
  assert.equal(walk(found, 'DULRHE'), '0! 0! 0! 0! 0! 0!');
  found.set.setOptions({ keyboard: true });
  assert.equal(walk(found, 'D'), '1');
});
