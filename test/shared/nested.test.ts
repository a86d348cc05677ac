import $ from 'jquery';
import { accordionHtml, accordionState } from '../support/accordion';
import { frame, until } from '../support/fit';
import { put } from '../support/fixture';
import {
  accordion,
  both,
  call,
  kinds,
  runningOn,
  still,
  type Kind,
  type Running,
} from '../support/kinds';
import { atHash, goTo, restoring } from '../support/links';
import { markupOf } from '../support/markup';

QUnit.module('sets in sets', restoring);

interface Pair {
  out: Kind;
  in: Kind;
}

const orders = { 'outer first': ['out', 'in'], 'inner first': ['in', 'out'] } as const;
type Order = (typeof orders)[keyof typeof orders];

/** Each kind in each other, in the second panel, started in both orders. */
const pairs: Record<string, [Pair, Order]> = {};
for (const [outer, out] of Object.entries(kinds)) {
  for (const [inner, within] of Object.entries(kinds)) {
    for (const [about, order] of Object.entries(orders)) {
      pairs[`${inner} in ${outer}, ${about}`] = [{ out, in: within }, order];
    }
  }
}

const htmlOf = ({ out, in: inner }: Pair): string =>
  out.html({ id: 'out' }).replace('<p>P2</p>', inner.html({ id: 'in' }));

/** Puts the outer set into the page, and starts both in an order. */
function run(pair: Pair, order: Order, settings: (id: keyof Pair) => object, html = htmlOf(pair)) {
  const holder = put(`<div>${html}</div>`);
  const rootOf = (id: string): HTMLElement => holder.querySelector<HTMLElement>(`#${id}`)!;
  for (const id of order) {
    call(pair[id], rootOf(id), { ...still, [pair[id].first]: 0, ...settings(id) });
  }
  const sets = (['out', 'in'] as const).map((id) => runningOn(pair[id], rootOf(id)));
  return [holder, ...sets] as [HTMLElement, Running, Running];
}

QUnit.test.each('C9, C12 they don’t touch each other:', pairs, (assert, [pair, order]) => {
  const log: string[] = [];
  const [holder, out, inner] = run(pair, order, (id) => ({
    [pair[id].first]: Number(id === 'out'),
    select: (_: unknown, item: { index: number; reason?: string }) =>
      item.reason && log.push(`${id} ${item.index}`),
  }));
  const states = (): string[] => [out.state(), inner.state()];
  assert.deepEqual(states(), ['0 1 0', '1 0 0']);
  inner.click(1);
  assert.deepEqual(states(), ['0 1 0', '0 1 0']);
  inner.item(2).querySelector<HTMLElement>('a, h3')!.click();
  assert.deepEqual(states(), ['0 1 0', '0 0 1']);
  out.set.select(0).select(1);
  assert.deepEqual(states(), ['0 1 0', '0 0 1']);
  assert.deepEqual(log, ['in 1', 'in 2', 'out 0', 'out 1'], 'each hears its own');
  assert.deepEqual([out.set.count(), inner.set.count()], [3, 3]);
  for (const set of order[0] === 'out' ? [out, inner] : [inner, out]) set.set.destroy();
  assert.equal(markupOf(holder.firstElementChild!), markupOf(htmlOf(pair)));
});

QUnit.test('C13 a slider that plays in a panel survives the end of the outer set', (assert) => {
  const html = accordionHtml({ id: 'out' }).replace('<p>C1</p>', accordionHtml({ id: 'in' }));
  const { root: out, set } = accordion({ active: 0 }, html);
  const list = out.querySelector<HTMLElement>('#in')!;
  const slider = { slider: true, dotNav: true, autoplay: { interval: 9000 } };
  $(list).uiAccordion({ ...still, active: 0, ...slider });
  const parts = (): number[] =>
    ['.z-slider-wrapper > #in', '.z-dot-nav-item', '.z-autoplay'].map(
      (selector) => out.querySelectorAll(selector).length,
    );
  const before = parts();
  set.destroy();
  assert.deepEqual([parts(), accordionState(list)], [before, '1 0 0']);
  $(list).uiAccordion('destroy');
  assert.deepEqual([parts(), out.outerHTML], [[0, 0, 0], html]);
});

const linked = { deeplinking: true, deeplinkingSeparator: '/' } as const;

const addressOf = (pair: Pair, n: number): string => `#in/${pair.in.noun}${n}`;

QUnit.test.each('T20 the outer set opens first:', pairs, (assert, [pair, order]) => {
  for (const outer of [linked, {}]) {
    atHash(addressOf(pair, 3));
    const log: string[] = [];
    const [holder, out, inner] = run(pair, order, (id) => ({
      ...(id === 'in' ? linked : outer),
      select: (_: unknown, { index, reason }: { index: number; reason?: string }) =>
        reason === 'hash' && log.push(`${id} ${index}`),
    }));
    const states = (): string[] => [out.state(), inner.state()];
    assert.deepEqual(states(), ['0 1 0', '0 0 1'], 'at load');
    inner.set.select(0);
    out.set.select(0);
    log.length = 0;
    goTo(addressOf(pair, 3));
    assert.deepEqual(states(), ['0 1 0', '0 0 1'], 'later');
    assert.deepEqual(log, ['out 1', 'in 2']);
    $(holder).remove();
  }
});

/** What a page does with the inner set, from callbacks of the outer one that the inner one's start opens. */
const entries: Record<string, (inner: Kind, root: HTMLElement) => unknown> = {
  'starts it': (inner, root) => call(inner, root),
  'gives it options': (inner, root) => call(inner, root, { theme: 'red' }),
  'calls a method': (inner, root) => call(inner, root, 'select', 2),
  'ends it': (inner, root) => call(inner, root, 'destroy'),
  'starts it by scan': (inner, root) => call(inner, $(root), 'scan'),
};

const outerFirst = Object.fromEntries(
  Object.entries(pairs).filter(([, [, order]]) => order === orders['outer first']),
);

QUnit.test.each('C2, C9 as it opens the outer one, a page', outerFirst, async (assert, [pair]) => {
  for (const [name, enter] of Object.entries(entries)) {
    for (const moment of ['beforeSelect', 'select', 'show']) {
      atHash(addressOf(pair, 2));
      const html = htmlOf(pair);
      const holder = put(html);
      const inner = holder.querySelector<HTMLElement>('#in')!;
      const log: string[] = [];
      call(pair.out, holder, {
        ...still,
        [pair.out.first]: 0,
        [moment]: (_: unknown, { index }: { index: number }) => {
          if (index === 1) enter(pair.in, inner);
        },
      });
      const about = `${name} in ${moment}`;
      const told = (one: string) => ({ [one]: () => log.push(one) });
      call(pair.in, inner, { ...linked, ...still, ...told('ready'), ...told(pair.in.opened) });
      if (name === 'ends it') {
        await frame();
        assert.equal(markupOf(inner), markupOf($(html).find('#in')[0]!), about);
      } else {
        await until(() => log.includes(pair.in.opened));
        // An accordion also tells of the section that closes.
        const each = pair.in === kinds.tabs ? 1 : 2;
        const [state, count] = name === 'calls a method' ? ['0 0 1', 2 + each] : ['0 1 0', 2];
        assert.deepEqual([pair.in.state(inner), log.length], [state, count], about);
        pair.in.labels(inner)[0]!.click();
        assert.equal(pair.in.state(inner), '1 0 0', about);
        assert.equal(log.length, count + each, `${about}: once`);
      }
      call(pair.in, inner, 'destroy');
      call(pair.out, holder, 'destroy');
      assert.equal(markupOf(holder), markupOf(html), about);
      $(holder).remove();
    }
  }
});

both('AT13 a disabled outer item is not opened:', (assert, kind) => {
  const pair = { out: kinds.tabs, in: kind };
  const html = htmlOf(pair).replace('<li><a>T2', '<li data-disabled><a>T2');
  atHash(addressOf(pair, 2));
  const [, out] = run(pair, orders['outer first'], () => linked, html);
  assert.equal(out.set.active(), 0);
  goTo(addressOf(pair, 3));
  assert.equal(out.set.active(), 0);
});
