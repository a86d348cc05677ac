import { both } from '../support/both';
import type { AnySet } from '../support/ways';

// A script in what is added runs while it is put in.
const page = window as unknown as { theirs?: () => unknown };

QUnit.module('scripts in what add() is given', { afterEach: () => void delete page.theirs });

const CONTENT = '<p>new</p><script>theirs()</script>';

const kinds = Object.keys(both) as (keyof typeof both)[];

/** Starts a set whose second item is open; what a script calls `theirs` is `task`. */
async function begin(kind: keyof typeof both, task: (set: AnySet) => unknown) {
  const one = await both[kind]();
  one.set.select(1);
  one.heard();
  let runs = 0;
  page.theirs = () => (runs++, task(one.set));
  return { ...one, runs: () => runs };
}

QUnit.test.each('C11 T17 A11 it selects what it is in:', kinds, async (assert, kind) => {
  const one = await begin(kind, (set) => set.last());
  one.set.add('New', CONTENT);
  assert.deepEqual([one.state(), one.set.active(), one.runs()], ['0 0 0 1', 3, 1]);
  assert.equal(one.heard(), one.told(1, 3, 'api'));
});

QUnit.test.each('C11 T17 A11 it asks what is open:', kinds, async (assert, kind) => {
  const seen: unknown[] = [];
  const one = await begin(kind, (set) => seen.push(set.active(), set.count(), one.state()));
  one.set.add('New', CONTENT);
  assert.deepEqual(seen, [1, 4, '0 1 0 0']);
  assert.deepEqual([one.state(), one.set.active(), one.heard()], ['0 1 0 0', 1, '']);
});

QUnit.test('C11 T17 it runs in a tab before the one that is selected', async (assert) => {
  for (const to of [-1, 0, 1]) {
    const seen: unknown[] = [];
    const one = await begin('tabs', (set) => {
      seen.push(set.active(), one.state());
      if (to >= 0) set.select(to);
    });
    one.set.add({ tab: 'New', content: CONTENT, index: 0 });
    assert.deepEqual(seen, [2, '0 0 1 0']);
    assert.equal(one.state(), ['0 0 1 0', '1 0 0 0', '0 1 0 0'][to + 1]);
    assert.equal(one.heard(), to < 0 ? '' : one.told(2, to, 'api'));
    one.set.destroy();
    one.root.remove();
  }
});

QUnit.test.each('C13 T17 A11 it ends the set:', kinds, async (assert, kind) => {
  const one = await begin(kind, (set) => set.destroy());
  one.set.add('New', CONTENT);
  const added = {
    tabs: one.html
      .replace('</ul>', '<li><a>New</a></li></ul>')
      .replace(/<\/div><\/div>$/, `<div>${CONTENT}</div></div></div>`),
    'an accordion': one.html.replace('</ul>', `<li><h3>New</h3><div>${CONTENT}</div></li></ul>`),
  };
  assert.equal(one.root.outerHTML, added[kind]);
  assert.deepEqual([one.heard(), one.runs()], ['', 1]);
});

QUnit.test.each('C13 T17 A11 it takes out what it is in:', kinds, async (assert, kind) => {
  const one = await begin(kind, (set) => set.remove(-1));
  one.set.add('New', CONTENT);
  assert.deepEqual([one.state(), one.set.count(), one.set.active()], ['0 1 0', 3, 1]);
  assert.equal(one.heard(), '');
  one.set.destroy();
  assert.equal(one.root.outerHTML, one.html);
});
