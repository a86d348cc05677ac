import { frame } from '../support/fit';
import { begin, eachOf, heard, type Kind } from '../support/kinds';
import { restoring } from '../support/links';
import { wayHtml, ways } from '../support/ways';

QUnit.module('guards: every way in', {
  ...restoring,
  afterEach() {
    restoring.afterEach();
    scrollTo(0, 0);
  },
});

/** What is open, as `0 1 0`, by the labels: those of a closed menu are out of sight. */
const told = (kind: Kind, root: Element): string =>
  kind
    .labels(root)
    .map((label) => Number(label.matches('[aria-selected=true], [aria-expanded=true]')))
    .join(' ');

QUnit.test.each(
  'C10, T4, A1 asked once and refused, it stays as it is:',
  eachOf(ways),
  async (assert, [kind, way]) => {
    const [reason, act, more] = way;
    const log = kind.log();
    const asked: { index: number; from: number; reason: string }[] = [];
    let answer = (): void => undefined;
    const question = new Promise<void>((resolve) => (answer = resolve));
    const beforeSelect = (_event: unknown, item: (typeof asked)[number]): false => {
      asked.push(item);
      answer();
      return false;
    };
    const settings = { deeplinking: true, ...more, ...log.settings, beforeSelect };
    const { root, set, state } = begin(kind, settings, wayHtml(kind));
    await heard(kind, root);
    // By then the labels have their form.
    await frame();
    log.take();
    act(set, root);
    await question;
    set.stop();
    const isMenu = root.classList.contains('mobile');
    assert.deepEqual([isMenu ? told(kind, root) : state(), log.take()], ['1 0 0', '']);
    assert.strictEqual(root.querySelector('[aria-busy=true]'), null);
    assert.deepEqual(
      asked.map((item) => [item.from, item.reason]),
      // Where several may be open, none is left.
      asked.map(() => [more && 'expandMode' in more ? -1 : 0, reason]),
    );
    assert.equal(new Set(asked.map(({ index }) => index)).size, asked.length, 'it is asked once');
  },
);
