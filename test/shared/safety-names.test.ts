import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { put, tabsHtml } from '../support/fixture';
import { atHash, restoring, stored } from '../support/links';
import { call, kinds, still, bothEach } from '../support/kinds';
import { hacked, hostileTexts } from '../support/safety';

// Ids, names and prefixes are looked up as they are, and never as selectors.
QUnit.module('safety: names', restoring);

const tabs = kinds.tabs;
const linked = { deeplinking: true, deeplinkingSeparator: '/' };

const panelsOf = (root: Element): HTMLElement[] =>
  Array.from(root.querySelectorAll('p'), (text) => text.parentElement as HTMLElement);

QUnit.test.each(
  'F1, T1, T4 a label finds the panel of any id, by href or data-target:',
  hostileTexts,
  (assert, id) => {
    const ways: ((label: Element) => void)[] = [
      (label) => label.setAttribute('href', `#${id}`),
      (label) => label.parentElement!.setAttribute('data-target', id),
      (label) => label.parentElement!.setAttribute('data-target', `#${id}`),
    ];
    for (const name of ways) {
      const root = put(tabsHtml());
      const third = panelsOf(root)[2] as HTMLElement;
      third.id = id;
      const label = root.querySelector('a') as HTMLElement;
      name(label);
      call(tabs, root, still);
      assert.equal(label.getAttribute('aria-selected'), 'true');
      const shown = panelsOf(root).map((panel) => panel.closest('.z-content')!.checkVisibility());
      assert.deepEqual(shown, [false, false, true], 'the third panel is the first label’s');
      const named = label.getAttribute('aria-controls');
      assert.strictEqual(named, /\s/.test(id) ? null : id);
      $(root).remove();
    }
    assert.false(hacked());
  },
);

// An address has no place for half a character.
const isBroken = (text: string): boolean => /[\ud800-\udfff]/.test(text);

bothEach('F1, R1 a link leads to any id in a closed panel:', hostileTexts, (assert, kind, id) => {
  const root = put(kind.html());
  root.querySelectorAll('p')[1]!.id = id;
  call(kind, root, still);
  const before = kind.state(root);
  atHash(`#${isBroken(id) ? id : encodeURIComponent(id)}`);
  window.dispatchEvent(new Event('hashchange'));
  assert.equal(kind.state(root), isBroken(id) ? before : '0 1 0');
  assert.deepEqual(takeWarnings(), []);
  assert.false(hacked());
});

// No markup has this character in a name, and commas are read by it.
const isLost = (name: string): boolean => isBroken(name) || name.indexOf('\0') >= 0;

/** Where a name stands that deep links or what is stored are made of. */
const places: Record<string, (root: HTMLElement, name: string) => object> = {
  'a name': (root, name) => {
    root.querySelectorAll('li')[1]!.setAttribute('data-link', name);
    return { deeplinking: true };
  },
  'a prefix': (_, name) => ({ ...linked, deeplinkingPrefix: name }),
  'an id': (root, name) => {
    root.id = name;
    return linked;
  },
  'one of several': (_, name) => ({
    ...linked,
    deeplinkingPrefix: name,
    deeplinkingMode: 'multiple',
  }),
  'what is stored': (root, name) => {
    root.id = name;
    root.querySelectorAll('li')[1]!.setAttribute('data-link', name);
    return { rememberState: true };
  },
};

bothEach(
  'F1, F2, F10, C16, T20 what an address or the storage holds is found again:',
  hostileTexts,
  (assert, kind, name) => {
    for (const [about, place] of Object.entries(places)) {
      atHash('');
      const run = (): HTMLElement => {
        const root = put(kind.html());
        call(kind, root, { ...still, ...place(root, name) });
        return root;
      };
      const first = run();
      const before = kind.state(first);
      call(kind, first, 'select', 1);
      $(first).remove();
      const second = run();
      const isStored = about === 'what is stored';
      const allowed = isLost(name) && !isStored ? ['0 1 0', before] : ['0 1 0'];
      assert.true(allowed.includes(kind.state(second)), about);
      assert.equal(stored().length, Number(isStored));
      $(second).remove();
    }
    assert.deepEqual(takeWarnings(), []);
    assert.false(hacked());
  },
);
