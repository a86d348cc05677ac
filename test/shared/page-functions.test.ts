import $ from 'jquery';
import { both, kinds, startRemote, urls } from '../support/content';
import { uncaught } from '../support/driver';
import { put } from '../support/fixture';
import { frame } from '../support/fit';
import {
  begin,
  begun,
  both as each,
  call,
  eachOf,
  past,
  runningOn,
  type Kind,
  type Running,
} from '../support/kinds';
import { markupOf } from '../support/markup';
import { release, requestLog, requests, resetServer } from '../support/server';

// Functions of the page may call any method, `destroy` among them, whenever they are called.
QUnit.module('functions of the page', { beforeEach: resetServer });

/** The requests that nobody has given up. */
async function goingOn(): Promise<string[]> {
  const { length } = await requests();
  const log = await requestLog({ aborted: length });
  return log.filter(({ aborted }) => !aborted).map(({ path }) => path);
}

/** Ends a set that runs on the element, as a function of the page does. */
const endOn = (kind: Kind, root: HTMLElement): unknown => call(kind, root, 'destroy');

const moving = { animation: { effects: 'fade', duration: 60000 } };

/** The functions that a load calls, each as settings, given what it does. */
const functions: Record<string, (act: (root: HTMLElement) => unknown) => object> = {
  ajax: (act) => ({
    ajax(this: HTMLElement) {
      act(this);
      return {};
    },
  }),
  beforeSend: (act) => {
    const settings = { beforeSend: () => act(document.getElementById('set')!) };
    return { ajax: settings };
  },
};

const tables = Object.fromEntries(Object.keys(kinds).map((name) => [name, functions])) as Record<
  'tabs' | 'accordion',
  typeof functions
>;

const rows = Object.keys(kinds).length ? eachOf(tables) : {};

QUnit.test.each('C9 it ends the set as that starts:', rows, async (assert, [kind, settings]) => {
  const log: string[] = [];
  const html = kind.html();
  const { root } = begin(
    kind,
    {
      ...settings((element) => endOn(kind, element)),
      ready: () => log.push('ready'),
      contentUrls: urls('ok/a?hold=a', 'ok/b?hold=b'),
    },
    html,
  );
  assert.equal(markupOf(root), markupOf(html), 'it is the author’s again');
  assert.notOk(call(kind, root, 'instance'));
  await frame();
  assert.deepEqual(log, [], 'the page hears of no start');
  assert.deepEqual(await goingOn(), []);
});

QUnit.test.each('C9 it ends the set as another opens:', rows, async (assert, [kind, settings]) => {
  const html = kind.html();
  let isArmed = false;
  const running = await begun(
    kind,
    {
      ...settings((element) => isArmed && endOn(kind, element)),
      ...moving,
      contentUrls: urls('', 'ok/b?hold=b'),
    },
    html,
  );
  isArmed = true;
  running.label(1).click();
  assert.equal(markupOf(running.root), markupOf(html));
  assert.equal(running.log.take(), '', 'and hears of nothing');
  await frame();
  assert.equal(markupOf(running.root), markupOf(html), 'nor is anything written later');
  assert.deepEqual(await goingOn(), []);
});

QUnit.test.each('C9 it opens another one:', rows, async (assert, [kind, settings]) => {
  let isArmed = false;
  const running = await begun(kind, {
    ...settings((element) => {
      if (isArmed) call(kind, element, 'select', 2);
      isArmed = false;
    }),
    ...moving,
    contentUrls: urls('', 'ok/b'),
  });
  isArmed = true;
  const loaded = new Promise((resolve) =>
    $(running.root).one(`${kind.event}:contentload`, resolve),
  );
  running.label(1).click();
  await loaded;
  dispatchEvent(new Event('beforeprint'));
  assert.equal(running.state(), '0 0 1');
  const [, panel] = kind.panels(running.root);
  assert.deepEqual([panel!.inert, panel!.textContent], [false, 'b'], 'its content came, unseen');
});

/** What a page hears while a set changes, as settings, or by listening to the set. */
const moments: Record<string, (act: () => void, root: HTMLElement) => object | void> = {
  'the focus comes': (act, root) => root.addEventListener('focusin', act),
  'the focus goes': (act, root) => root.addEventListener('focusout', act),
  'a panel is shown': (act) => ({ show: act }),
  'a request is aborted': (act) => ({ ajax: { error: act } }),
};

/** What it does then. */
const acts: Record<string, unknown[]> = {
  ends: ['destroy'],
  'goes back': ['select', 0],
  'goes on': ['select', 2],
  'removes it': ['remove', 1],
  'switches motion off': ['setOptions', { animation: { effects: 'none' } }],
  'takes the addresses away': ['setOptions', { contentUrls: null }],
};

const during = Object.keys(kinds).length ? eachOf({ tabs: moments, accordion: moments }) : {};

/** Begins a change and a load, from a panel that has the focus, during which the page does something. */
async function disturbed(
  kind: Kind,
  act: unknown[],
  moment: (typeof moments)[string],
): Promise<Running> {
  const root = put(kind.html().replace('P1', '<button>P1</button>'));
  let isArmed = false;
  const once = (): void => {
    if (isArmed) call(kind, root, ...((isArmed = false), act));
  };
  const settings = { ...moving, ...moment(once, root), contentUrls: urls('', 'never', 'ok/c') };
  call(kind, root, { [kind.first]: 0, ...settings });
  const running = runningOn(kind, root);
  await past({ kind, root }, kind.log());
  root.querySelector<HTMLElement>('p button')!.focus();
  isArmed = true;
  call(kind, root, 'select', 1);
  if (call(kind, root, 'instance')) call(kind, root, 'load', 1);
  return running;
}

QUnit.test.each(
  'C9, C11 while it changes, the page may do anything:',
  during,
  async (assert, [kind, moment]) => {
    for (const [name, act] of Object.entries(acts)) {
      const { root, state } = await disturbed(kind, act, moment);
      dispatchEvent(new Event('beforeprint'));
      if (call(kind, root, 'instance')) {
        const one = kind === kinds.tabs ? /^(0 )*1( 0)*$/ : /^(0 )*[01]( 0)*$/;
        assert.true(one.test(state()), `${name}: ${state()}`);
        assert.notOk(root.querySelector('.z-animating, .z-moving, .z-leave'), 'nothing moves on');
        call(kind, root, 'destroy');
      }
      await frame();
      assert.notOk(root.querySelector('[class], [hidden], [aria-selected]'), `${name}: markup`);
      root.remove();
    }
  },
);

both('C13 as it ends, loads are stopped before its markup is given back:', async (assert, kind) => {
  const html = kind.html().replace(/id="set"/, 'id="set" title="Mine"');
  const { root, set } = await begun(kind, { contentUrls: urls('', 'never', 'never?2') }, html);
  set.preload(1);
  set.select(2);
  set.destroy();
  assert.equal(markupOf(root), markupOf(html));
});

both('C9 where it ends the set, no other is loaded:', async (assert, kind) => {
  if (kind === kinds.tabs) return assert.expect(0);
  const asked: number[] = [];
  const ajax = function (this: HTMLElement, _: unknown, { index }: { index: number }) {
    asked.push(index);
    endOn(kind, this);
  };
  begin(kind, { active: [0, 1], ajax, contentUrls: urls('ok/a', 'ok/b') });
  assert.deepEqual([asked, await requests()], [[0], []]);
});

const renders: Record<string, (running: Running) => unknown> = {
  'ends the set': ({ kind, root }) => endOn(kind, root),
  'opens another': ({ set }) => set.select(2),
  // The last, as what it asks for is held.
  'asks for it again': ({ set }) => set.load(0),
};

both('C9 `render` ends the set, loads again, or opens another:', async (assert, kind) => {
  for (const act of Object.values(renders)) {
    const html = kind.html();
    const running: Running[] = [];
    const rendered = new Promise<void>((resolve) => {
      const render = (answer: string): string => {
        const [first] = running.splice(0);
        if (first) act(first);
        resolve();
        return `<u>${answer}</u>`;
      };
      running.push(begin(kind, { render, contentUrls: urls('ok/a?hold=a') }, html));
    });
    const [{ root }] = running as [Running];
    await release('a');
    await rendered;
    const isEnded = !call(kind, root, 'instance');
    if (isEnded) assert.equal(markupOf(root), markupOf(html), 'it is the author’s again');
    else if (act === renders['opens another']) assert.equal(kind.state(root), '0 0 1');
    else assert.notOk(root.querySelector('u'), 'the first answer is not put in');
    call(kind, root, 'destroy');
    $(root).remove();
  }
});

each(
  'C13 a set that left the page natively doesn’t tell of what is open first:',
  async (assert, kind) => {
    const html = kind.html();
    const log: string[] = [];
    const left = put(html);
    const outside = $(html)[0]!;
    await new Promise<void>((resolve) => {
      const settings = (told: () => unknown) => ({ [kind.first]: 0, [kind.opened]: told });
      call(
        kind,
        left,
        settings(() => log.push('left')),
      );
      call(
        kind,
        outside,
        settings(() => resolve(void log.push('outside'))),
      );
      left.remove();
    });
    assert.deepEqual(log, ['outside']);
    call(kind, outside, 'destroy');
  },
);

each('C1, C16 memory on a page whose lists write themselves as text:', (assert, kind) => {
  // As Prototype 1.6 has it.
  const lists = Array.prototype as { toJSON?: unknown };
  lists.toJSON = function (this: unknown[]) {
    return `[${this.map((one) => JSON.stringify(one)).join(', ')}]`;
  };
  try {
    const html = kind.html({ count: 12 });
    const first = begin(kind, { rememberState: true }, html);
    first.set.select(10);
    first.set.destroy();
    first.root.remove();
    assert.equal(begin(kind, { rememberState: true }, html).state().indexOf('1'), 20);
  } finally {
    delete lists.toJSON;
    localStorage.clear();
  }
});

each('C1 a selection on a page with another bind:', (assert, kind) => {
  const { set, state } = begin(kind);
  const functions = Function.prototype as { bind: unknown };
  const { bind } = functions;
  // As MooTools 1.2 has it: arguments are one list.
  functions.bind = function (this: (...args: unknown[]) => unknown, on: unknown, list: unknown) {
    const given = ([] as unknown[]).concat(list || []);
    return (...args: unknown[]) => this.apply(on, given.length ? given : args);
  };
  try {
    set.select(1);
  } finally {
    functions.bind = bind;
  }
  assert.equal(state(), '0 1 0');
});

both('C9, C13 what it throws at an abort keeps no set from ending', async (assert, kind) => {
  const html = kind.html();
  const { root } = begin(kind, { contentUrls: urls('ok/a?hold=a') }, html);
  $(document).one('ajaxError', () => {
    throw new Error('page');
  });
  const said = await uncaught(1, () => endOn(kind, root));
  assert.deepEqual(said, ['run ended', 'page']);
  assert.equal(markupOf(root), markupOf(html));
});

both('C9, C18 what it throws for an answer keeps no content out', async (assert, kind) => {
  const fails = (): never => {
    throw new Error('page');
  };
  const remote = startRemote(kind, {
    contentUrls: urls('ok/a?hold=a', 'status/500?hold=b'),
    ajax: { success: fails, error: [fails] },
  });
  const loaded = remote.loaded(0);
  const first = await uncaught(1, () => void release('a'));
  await loaded;
  assert.deepEqual(
    [first, remote.contents(), remote.busy()],
    [['run ended', 'page'], 'a P2 P3', '0 0 0'],
  );
});
