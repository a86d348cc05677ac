import $ from 'jquery';
import { both, call, heard, marked, begin, begun, still, type Kind } from '../support/kinds';
import { uncaught } from '../support/driver';
import { put } from '../support/fixture';

QUnit.module('content from a template');

const page = window as { ran?: number };

/** A set whose second item is a template: of the panel in tabs, asked for on the header in accordions. */
function htmlOf(kind: Kind, content: string): string {
  const html = kind.html();
  const asked = 'data-content-type="template"';
  return kind.noun === 'tab'
    ? html.replace('<div><p>P2</p>', `<div ${asked}> <template>${content}</template> `)
    : html
        .replace('<h3>T2', `<h3 ${asked}>T2`)
        .replace('<p>P2</p>', `<template>${content}</template>`);
}

const text = (kind: Kind, root: Element): string => kind.panels(root)[1]!.textContent.trim();

both('C23 it takes its place when the panel is first shown, once:', async (assert, kind) => {
  const { root, set } = begin(kind, {}, htmlOf(kind, '<p class="one">Late</p>'));
  assert.deepEqual([root.querySelectorAll('.one').length, text(kind, root)], [0, '']);
  const loaded = heard(kind, root, 'contentload');
  set.select(1);
  assert.equal(text(kind, root), 'Late', 'at once');
  const [, item] = (await loaded) as [unknown, { index: number }];
  assert.equal(item.index, 1);
  const node = root.querySelector('.one');
  set.select(0).select(1);
  assert.deepEqual([root.querySelectorAll('.one').length, root.querySelector('.one')], [1, node]);
  set.destroy();
  assert.equal(root.querySelectorAll('.one').length, 1, 'it stays');
});

both('C23, C13 a set that leaves the page at once tells nothing of it:', async (assert, kind) => {
  const { root, set } = begin(kind, {}, htmlOf(kind, '<p>Late</p>'));
  const told: string[] = [];
  root.addEventListener(`${kind.plugin.toLowerCase()}:contentload`, ({ type }) => told.push(type));
  set.select(1);
  root.remove();
  await Promise.resolve();
  assert.deepEqual(told, []);
});

both('C23, C14 templates that it holds stay templates:', (assert, kind) => {
  const { root, set } = begin(kind, {}, htmlOf(kind, '<p>Late</p><template>Row</template>'));
  const found = (): (string | number)[] => [
    text(kind, root),
    root.querySelectorAll('template').length,
  ];
  set.select(1);
  assert.deepEqual(found(), ['Late', 1]);
  set.select(0).select(1).preload(1).refresh();
  assert.deepEqual(found(), ['Late', 1], 'shown again');
  set.destroy();
  call(kind, root, { ...still, [kind.first]: 1 });
  assert.deepEqual(found(), ['Late', 1], 'started again');
  const copy = put(root.outerHTML);
  call(kind, copy, { ...still, [kind.first]: 1 });
  const panel = kind.panels(copy)[1]!;
  assert.deepEqual(
    [panel.textContent.trim(), panel.querySelectorAll('template').length],
    ['Late', 1],
    'a saved copy',
  );
});

both('C23 scripts in it run once, and sets in it start:', (assert, kind) => {
  page.ran = 0;
  const content = `<script>window.ran += 1;</script>${marked(kind, 'inner', 2)}`;
  const { root, set } = begin(kind, {}, htmlOf(kind, content));
  assert.equal(page.ran, 0);
  set.select(1);
  assert.equal(page.ran, 1);
  assert.equal(kind.state(root.querySelector('#inner')!), '1 0');
  delete page.ran;
});

both('C9, C23 a script in it that throws is reported, and stops nothing:', async (assert, kind) => {
  const content = '<u>Late</u><script>throw new Error("mine");</script>';
  const { root, click, log, label } = await begun(kind, {}, htmlOf(kind, content));
  const events: string[] = [];
  $(root).on('click', (event) => events.push(event.type));
  const said = await uncaught(1, () => label(1).click());
  assert.deepEqual(said.sort(), ['mine', 'run ended']);
  assert.equal(log.take(), kind.change(1, 0, 'click'));
  assert.deepEqual([root.querySelectorAll('u').length, events], [1, ['click']]);
  assert.equal(click(0), '1 0 0');
});

both('C23 preload shows it unseen, and so does print of all panels:', (assert, kind) => {
  const first = begin(kind, {}, htmlOf(kind, 'Late'));
  first.set.preload(1);
  assert.deepEqual([text(kind, first.root), first.state()], ['Late', '1 0 0']);
  const second = begin(kind, {}, htmlOf(kind, 'Late'));
  const third = begin(kind, { print: 'current' }, htmlOf(kind, 'Late'));
  window.dispatchEvent(new Event('beforeprint'));
  window.dispatchEvent(new Event('afterprint'));
  assert.deepEqual([text(kind, second.root), text(kind, third.root)], ['Late', '']);
});

both('C23, C2 in what is open first, the page is told after the start:', async (assert, kind) => {
  const root = put(htmlOf(kind, 'Late'));
  const told: string[] = [];
  const first = kind.noun === 'tab' ? { defaultTab: 'tab2' } : { active: 1 };
  const note = (event: Event): unknown => told.push(event.type);
  call(kind, root, { ...first, ready: note, contentLoad: note, [kind.opened]: note });
  assert.equal(text(kind, root), 'Late');
  await heard(kind, root);
  const event = (name: string): string => `${kind.event}:${name}`;
  assert.deepEqual(told, [event('ready'), event('contentload'), event(kind.opened)]);
});

both('C23 templates of a page that doesn’t ask stay:', (assert, kind) => {
  const html = htmlOf(kind, 'Late').replace(' data-content-type="template"', '');
  const { root, set } = begin(kind, {}, html);
  set.select(1);
  assert.equal(root.querySelectorAll('template').length, 1);
});

QUnit.test('C23 in an accordion it may follow its header', (assert) => {
  const root = put(
    '<div><h3 data-content-type="template">A</h3><template><p>Late</p></template><h3>B</h3><p>C</p></div>',
  );
  $(root).uiAccordion({ active: 0, animation: { effects: 'none' } });
  const [panel] = root.querySelectorAll<HTMLElement>('.z-content');
  assert.deepEqual([panel!.textContent, panel!.offsetHeight > 0], ['Late', true]);
});
