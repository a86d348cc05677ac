import $ from 'jquery';
import {
  accordionHtml,
  accordionLog,
  accordionOf,
  accordionState,
  nextOf,
  running as runningIn,
  startAccordion,
} from '../support/accordion';
import { kinds, startRemote, urls } from '../support/content';
import { createLog, next } from '../support/driver';
import { instance, put, start, tabsHtml } from '../support/fixture';
import { atHash, restoring } from '../support/links';
import { menu, startMenu } from '../support/menu';
import { types } from '../support/motion';
import { narrow, sections, startSections } from '../support/sections';
import { release, requests, resetServer } from '../support/server';
import { state } from '../support/state';

QUnit.module('reveal, whatever the set is in', {
  async beforeEach() {
    restoring.beforeEach();
    await resetServer();
  },
  afterEach() {
    restoring.afterEach();
    scrollTo(0, 0);
  },
});

// Without a frame and padding: WebKit scrolls to where letters are, and no further.
const DEEP =
  '<i style="display: block; height: 2000px"></i>' +
  '<input id="deep" required style="border: 0; padding: 0">';
const deep = (): HTMLInputElement => document.getElementById('deep') as HTMLInputElement;

const inView = (): boolean => {
  const { top, bottom, height } = deep().getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
};

/** Scrolled to; some browsers show what has the focus a few frames later. */
async function scrolled(): Promise<void> {
  while (!inView())
    await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
}

type Part = 'tabs' | 'accordion';

/** Sets in each other's second item, the field in the innermost; they start in this order, or backwards. */
function nest(parts: Part[], backwards = false): () => string[] {
  const html = parts.reduceRight((inside, part, n) => {
    const whole = part === 'tabs' ? tabsHtml({ id: `set${n}` }) : accordionHtml({ id: `set${n}` });
    return whole.replace(/<p>[PC]2<\/p>/, inside);
  }, DEEP);
  put(`<form>${html}<button>Send</button></form>`);
  const roots = parts.map((_, n) => document.getElementById(`set${n}`)!);
  const begin = (n: number): unknown =>
    parts[n] === 'tabs'
      ? $(roots[n]!).uiTabs({ animation: { effects: 'none' } })
      : $(roots[n]!).uiAccordion({ animation: { effects: 'none' } });
  const order = parts.map((_, n) => n);
  for (const n of backwards ? order.reverse() : order) begin(n);
  return () => roots.map((root, n) => (parts[n] === 'tabs' ? state(root) : accordionState(root)));
}

const nested: Part[][] = [
  ['tabs', 'accordion'],
  ['accordion', 'tabs'],
  ['tabs', 'accordion', 'tabs'],
  ['accordion', 'tabs', 'accordion'],
];
const nests: Record<string, Part[]> = {};
for (const parts of nested) nests[parts.join(' with ')] = parts;

QUnit.test.each(
  'R1 a field that is refused is shown, and has the focus, in',
  nests,
  async (assert, parts) => {
    const states = nest(parts);
    assert.notDeepEqual(states()[0], '0 1 0');
    document.querySelector<HTMLElement>('form > button')!.click();
    assert.deepEqual(
      states(),
      parts.map(() => '0 1 0'),
    );
    assert.equal(document.activeElement, deep());
    await scrolled();
    assert.deepEqual([document.activeElement, inView()], [deep(), true]);
  },
);

QUnit.test.each('R1 a page opened at something within, in', nests, (assert, parts) => {
  for (const backwards of [false, true]) {
    atHash('#deep');
    const states = nest(parts, backwards);
    assert.deepEqual(
      states(),
      parts.map(() => '0 1 0'),
      backwards ? 'the innermost starts first' : 'the outermost starts first',
    );
    $('#qunit-fixture').empty();
  }
});

QUnit.test.each('R1 while tabs move, it is there at once, by', types, async (assert, type) => {
  const log = createLog();
  const animation = { type, duration: 10000, effects: 'slideV' } as const;
  const root = start({ animation, ...log.settings }, tabsHtml().replace('P3', DEEP));
  await next(root);
  log.take();
  instance(root).select(1).reveal(deep());
  assert.deepEqual([state(root), inView()], ['0 0 1', true]);
  assert.equal(log.take(), 'select 1 api, deactivate 0 api, select 2 reveal, deactivate 1 reveal');
  instance(root).select(0);
  instance(root).select(2).reveal(deep());
  assert.deepEqual([state(root), inView()], ['0 0 1', true], 'in what is opening just now');
  assert.equal(
    log.take(),
    'select 0 api, deactivate 2 api, select 2 api, deactivate 0 api',
    'which nobody is told of twice',
  );
  assert.equal(
    root.querySelectorAll('.z-animating, .z-leave, .z-moving').length + runningIn(root).length,
    0,
  );
});

QUnit.test.each('R1 and likewise while an accordion moves, by', types, async (assert, type) => {
  const log = accordionLog();
  const animation = { type, duration: 10000, effects: 'slide' } as const;
  const html = accordionHtml().replace('C3', DEEP);
  const root = startAccordion({ active: 0, animation, ...log.settings }, html);
  await nextOf(root);
  log.take();
  accordionOf(root).select(1).reveal(deep());
  assert.deepEqual([accordionState(root), inView()], ['0 0 1', true]);
  assert.equal(
    log.take(),
    'select 1 api, activate 1 api, collapse 0 closed api, ' +
      'select 2 reveal, activate 2 reveal, collapse 1 closed reveal',
  );
  accordionOf(root).close(2).reveal(deep());
  assert.deepEqual([accordionState(root), inView()], ['0 0 1', true], 'in what is closing');
  assert.equal(
    log.take(),
    'activate 2 closed api, collapse 2 closed api, select 2 reveal, activate 2 reveal',
  );
  assert.equal(
    root.querySelectorAll('.z-animating, .z-leave, .z-moving').length + runningIn(root).length,
    0,
  );
});

QUnit.test.each(
  'R1 C18 while content loads, and in what was loaded,',
  kinds,
  async (assert, kind) => {
    const remote = startRemote(kind, { contentUrls: urls('ok/a', 'ok/b?hold=b') });
    await remote.told('contentLoad 0');
    remote.heard();
    remote.open(1);
    await requests({ count: 2 });
    const methods = remote.methods as unknown as { reveal(element: Element): unknown };
    methods.reveal(remote.panel(2).querySelector('p')!);
    assert.deepEqual([remote.state(), remote.busy()], ['0 0 1', '0 1 0']);
    await release('b');
    await remote.told('contentLoad 1');
    assert.equal(remote.state(), '0 0 1', 'the answer takes nobody away');
    methods.reveal(remote.panel(1).querySelector('p')!);
    assert.deepEqual([remote.state(), remote.contents()], ['0 1 0', 'a b P3']);
    assert.deepEqual(await requests(), ['ok/a', 'ok/b?hold=b'], 'and is not loaded anew');
  },
);

QUnit.test('R1 T12 in a menu the bar tells what was opened', async (assert) => {
  const root = await startMenu({}, tabsHtml().replace('P3', DEEP));
  instance(root).reveal(deep());
  assert.equal(menu(root), 'T3: closed, 0 0 1, elsewhere');
  assert.true(inView());
});

QUnit.test('R1 T14 in an accordion of tabs', async (assert) => {
  const root = await startSections(narrow, tabsHtml().replace('P3', DEEP));
  instance(root).reveal(deep());
  assert.equal(sections(root), 'T1 T2 [T3] ');
  assert.true(inView());
});
