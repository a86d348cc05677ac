import $ from 'jquery';
import { takeWarnings } from '../support/console';
import { put, tabsHtml } from '../support/fixture';
import { atHash, restoring, stored } from '../support/links';
import { call, kinds, withEach } from '../support/kinds';
import { hacked, hostileTexts } from '../support/safety';

// Ids, names and prefixes are looked up as they are, and never as selectors.
QUnit.module('safety: names', restoring);

const texts = withEach(hostileTexts);

const tabs = kinds.tabs;
const STILL = { animation: { effects: 'none' } };

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
      call(tabs, root, STILL);
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

QUnit.test.each('F1, R1 a link leads to any id in a closed panel:', texts, (assert, [kind, id]) => {
  const root = put(kind.html());
  root.querySelectorAll('p')[1]!.id = id;
  call(kind, root, STILL);
  const before = kind.state(root);
  atHash(`#${isBroken(id) ? id : encodeURIComponent(id)}`);
  window.dispatchEvent(new Event('hashchange'));
  assert.equal(kind.state(root), isBroken(id) ? before : '0 1 0');
  assert.deepEqual(takeWarnings(), []);
  assert.false(hacked());
});

// No markup has this character in a name, and commas are read by it.
const isLost = (name: string): boolean => isBroken(name) || name.indexOf('\0') >= 0;

/** Where a name stands that deep links are made of. */
const places: Record<string, (root: HTMLElement, name: string) => Record<string, string>> = {
  'a name': (root, name) => {
    root.querySelectorAll('li')[1]!.setAttribute('data-link', name);
    return {};
  },
  'a prefix': (_, name) => ({ deeplinkingPrefix: name, deeplinkingSeparator: '/' }),
  'an id': (root, name) => {
    root.id = name;
    return { deeplinkingSeparator: '/' };
  },
  'one of several': (_, name) => ({
    deeplinkingPrefix: name,
    deeplinkingSeparator: '/',
    deeplinkingMode: 'multiple',
  }),
};

QUnit.test.each(
  'F1, F2, T20 what an address holds is found again:',
  texts,
  (assert, [kind, name]) => {
    for (const [about, place] of Object.entries(places)) {
      atHash('');
      const html = kind.html();
      const run = (): HTMLElement => {
        const root = put(html);
        call(kind, root, { ...STILL, deeplinking: true, ...place(root, name) });
        return root;
      };
      const first = run();
      const before = kind.state(first);
      call(kind, first, 'select', 1);
      $(first).remove();
      const second = run();
      const allowed = isLost(name) ? ['0 1 0', before] : ['0 1 0'];
      assert.true(allowed.includes(kind.state(second)), about);
      $(second).remove();
    }
    assert.deepEqual(takeWarnings(), []);
    assert.false(hacked());
  },
);

QUnit.test.each('F10, C16 what any id and name store is found:', texts, (assert, [kind, text]) => {
  const run = (): HTMLElement => {
    const root = put(kind.html());
    root.id = text;
    root.querySelectorAll('li')[1]!.setAttribute('data-link', text);
    call(kind, root, { ...STILL, rememberState: true });
    return root;
  };
  const first = run();
  call(kind, first, 'select', 1);
  assert.equal(stored().length, 1);
  $(first).remove();
  assert.equal(kind.state(run()), '0 1 0');
  assert.deepEqual(takeWarnings(), []);
  assert.false(hacked());
});
