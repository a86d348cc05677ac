import $ from 'jquery';
import { both, field, type Both } from '../support/both';
import { takeWarnings } from '../support/console';
import { urls } from '../support/content';
import { uncaught } from '../support/driver';
import { begin, cases, kinds } from '../support/focused';
import { goTo, restoring, written } from '../support/links';
import { resetServer } from '../support/server';

// The focus goes, and a request begins, while a change is painted: the page hears of both at once.
QUnit.module('changes begun while another is painted', {
  async beforeEach() {
    restoring.beforeEach();
    await resetServer();
  },
  afterEach: restoring.afterEach,
});

const selections: [select: (one: Both) => unknown, to: number, reason: string][] = [
  [({ set }) => set.select(0), 0, 'api'],
  [({ set }) => set.select(2), 2, 'api'],
  [({ set, root }) => set.reveal(root.querySelectorAll('p')[2]!), 2, 'reveal'],
];

QUnit.test.each(
  'C11 what the page selects as it hears of a change is made after it:',
  cases,
  async (assert, [kind, hook]) => {
    for (const [select, to, reason] of selections) {
      const one = await begin(kind, hook, select);
      one.set.select(1);
      assert.deepEqual([one.state(), one.set.active()], [to ? '0 0 1' : '1 0 0', to]);
      assert.equal(one.heard(), `${one.told(0, 1, 'api')}, ${one.told(1, to, reason)}`);
      one.set.destroy();
      $(one.root).remove();
    }
  },
);

QUnit.test.each(
  'C11 T18 A11 what it selects and then takes out goes as it would after the change:',
  cases,
  async (assert, [kind, hook]) => {
    const after = await both[kind]();
    after.set.select(1).select(2).remove(2);
    const wanted = [after.state(), after.set.active(), after.heard()];
    $(after.root).remove();
    const one = await begin(kind, hook, ({ set }) => set.select(2).remove(2));
    one.set.select(1);
    assert.deepEqual([one.state(), one.set.active(), one.heard()], wanted);
    assert.deepEqual(wanted.slice(0, 2), kind === 'tabs' ? ['0 1', 1] : ['0 0', -1]);
  },
);

QUnit.test.each(
  'C11 T18 A11 what it takes out, and where it goes on, is told of after that:',
  cases,
  async (assert, [kind, hook]) => {
    const removes = await begin(kind, hook, ({ set }) => set.remove(0));
    removes.set.select(1);
    assert.deepEqual([removes.state(), removes.set.active()], ['1 0', 0]);
    assert.equal(removes.heard(), removes.told(0, 1, 'api'));
    removes.set.destroy();
    $(removes.root).remove();
    const goes = await begin(kind, hook, ({ set }) => set.next().next());
    goes.set.select(1);
    assert.deepEqual([goes.state(), goes.set.active()], ['1 0 0', 0]);
    const steps = [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const;
    assert.equal(goes.heard(), steps.map(([from, to]) => goes.told(from, to, 'api')).join(', '));
  },
);

const ends: ((one: Both) => unknown)[] = [
  ({ set }) => set.destroy(),
  ({ root }) => $(root).remove(),
];

QUnit.test.each(
  'C11 C13 what the page ends, or takes out, as it hears of a change is the author’s again:',
  cases,
  async (assert, [kind, hook]) => {
    for (const end of ends) {
      const one = await begin(kind, hook, end);
      one.set.select(1);
      assert.equal(one.root.outerHTML, one.html);
      one.set.select(2);
      assert.deepEqual([one.root.outerHTML, takeWarnings().length], [one.html, 1]);
      $(one.root).remove();
    }
  },
);

QUnit.test.each(
  'C9 C11 what the page throws as it hears of a change stops nothing:',
  cases,
  async (assert, [kind, hook]) => {
    const one = await begin(kind, hook, () => {
      throw new Error('theirs');
    });
    assert.deepEqual(await uncaught(0, () => one.set.select(1)), ['theirs', 'run ended']);
    assert.deepEqual([one.state(), one.heard()], ['0 1 0', one.told(0, 1, 'api')]);
    one.set.select(2);
    assert.deepEqual([one.state(), one.heard()], ['0 0 1', one.told(1, 2, 'api')]);
  },
);

QUnit.test.each(
  'C11 what breaks off a change leaves a set that works:',
  kinds,
  async (assert, kind) => {
    const one = await both[kind]();
    field().focus();
    const broken = one.root.querySelectorAll<HTMLElement>('.z-link, .z-trigger');
    for (const label of Array.from(broken)) {
      label.focus = () => {
        throw new Error('theirs');
      };
    }
    assert.throws(() => one.set.select(1), /theirs/);
    for (const label of Array.from(broken)) Reflect.deleteProperty(label, 'focus');
    one.set.select(2);
    assert.equal(one.set.active(), 2);
    one.set.destroy();
    assert.equal(one.root.outerHTML, one.html);
  },
);

QUnit.test(
  'C11 T20 a field that holds the user back as it is left by its address',
  async (assert) => {
    const one = await both.tabs({ deeplinking: true });
    field().focus();
    $(field()).one('blur', () => void one.set.select(0));
    goTo('#tab2');
    assert.equal(one.state(), '1 0 0');
    assert.equal(one.heard(), `${one.told(0, 1, 'hash')}, ${one.told(1, 0, 'api')}`);
    assert.deepEqual([location.hash, written().join()], ['#tab1', 'replace #tab1']);
  },
);

QUnit.test('C11 a header that the focus opens, and that gets it back', async (assert) => {
  const one = await both['an accordion']({ event: 'focusin' });
  field().focus();
  one.set.select(1);
  assert.equal(one.state(), '1 0 0');
  assert.equal(one.heard(), `${one.told(0, 1, 'api')}, ${one.told(1, 0, 'click')}`);
});

QUnit.test.each(
  'C11 C18 what the page selects as a request begins:',
  kinds,
  async (assert, kind) => {
    // The slim build has no such events.
    if (window.testRun.slim) return assert.strictEqual($.ajax, undefined);
    const one = await both[kind]({ contentUrls: urls(null, 'ok/a') });
    const loaded = new Promise((resolve) => {
      $(one.root).one('uitabs:contentload uiaccordion:contentload', resolve);
    });
    $(document).one('ajaxSend', () => void one.set.select(0));
    one.set.select(1);
    assert.equal(one.state(), '1 0 0');
    assert.equal(one.heard(), `${one.told(0, 1, 'api')}, ${one.told(1, 0, 'api')}`);
    await loaded;
    assert.equal(one.state(), '1 0 0');
  },
);

QUnit.test('A11 C13 a focus handler that ends an accordion whose section goes', async (assert) => {
  const one = await both['an accordion']();
  field().focus();
  $(one.root).one('focusin', '.z-trigger', () => one.set.destroy());
  one.set.remove(0);
  assert.equal(one.root.outerHTML, one.html.replace(/<li>.*?<\/li>/, ''));
  assert.equal(one.heard(), '');
});
