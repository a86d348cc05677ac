import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { takeWarnings } from '../support/console';
import { createLog, next } from '../support/driver';
import { instance, labels, panels, start, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('tabs: move');

async function logged(html = tabsHtml({ tabs: 4 }), settings: TabsSettings = {}) {
  const log = createLog();
  const root = start({ ...settings, ...log.settings }, html);
  await next(root);
  log.take();
  return { log, root, tabs: instance(root) };
}

/** Labels, panels and names in their order: `2143 2143 tab2 …`. */
const order = (root: Element): string =>
  [
    labels(root)
      .map(({ textContent }) => textContent!.slice(1))
      .join(''),
    panels(root)
      .map(({ textContent }) => textContent!.trim().slice(1))
      .join(''),
    labels(root)
      .map((label) => label.closest('[data-link]')!.getAttribute('data-link')!.slice(3))
      .join(''),
  ].join(' ');

const moves: [number | string, number | string, string, string][] = [
  [0, 3, '2341', '0 1 0 0'],
  [3, 0, '4123', '0 0 0 1'],
  [1, 2, '1324', '0 1 0 0'],
  ['2', '1', '1324', '0 1 0 0'],
  [-1, 1, '1423', '0 0 0 1'],
  [0, -2, '2314', '0 1 0 0'],
  [2, 2, '1234', '0 0 1 0'],
];

QUnit.test.each('T19 label and panel, names and selection', moves, async (assert, move) => {
  const [from, to, after, selected] = move;
  for (const position of ['top-left', 'bottom-right'] as const) {
    const { log, root, tabs } = await logged(undefined, { position, defaultTab: 'tab3' });
    tabs.move(from, to);
    assert.equal(order(root), `${after} ${after} ${after}`);
    assert.equal(state(root), selected);
    assert.equal(tabs.active(), selected.split(' ').indexOf('1'));
    const ends = labels(root).map(({ parentElement }) =>
      ['z-first', 'z-last'].filter((name) => parentElement!.classList.contains(name)).join(),
    );
    assert.deepEqual(ends, ['z-first', '', '', 'z-last']);
    assert.equal(log.take(), '');
    tabs.next();
    assert.equal(log.take().split(',')[0], `select ${tabs.active()} api`);
    root.remove();
  }
});

QUnit.test('C7 T19 an index that is not there: a warning, no change', async (assert) => {
  const { root, tabs } = await logged();
  tabs.move(9, 0).move(0, 4).move(0, -5).move('x', 0);
  assert.deepEqual(
    takeWarnings().map((text) => text.replace(/^.*?: /, '')),
    ['9', '4', '-5', '"x"'].map((given) => `move(${given}): there is no tab with this index`),
  );
  assert.equal(order(root), '1234 1234 1234');
  assert.equal(state(root), '1 0 0 0');
});

QUnit.test('T3 T19 names by position and of the author stay with their tabs', async (assert) => {
  const html = tabsHtml({ tabs: 4 }).replace('<li><a>T1', '<li data-link="tabX"><a>T1');
  const { root, tabs } = await logged(html);
  tabs.move(0, 2).add('T5', '<p>P5</p>');
  assert.equal(order(root), '23145 23145 23X45');
});

const others: Record<string, string> = {
  'panels without a wrapper':
    '<div><ul><li><a>T1</a></li><li><a>T2</a></li><li><a>T3</a></li></ul>' +
    '<div>P1</div> <!-- one --> <div>P2</div> text <div>P3</div></div>',
  'panels by id':
    '<div><ul><li><a href="#c">T1</a></li><li><a href="#a">T2</a></li><li><a href="#b">T3</a></li></ul>' +
    '<div><div id="a">P2</div><div id="b">P3</div><div id="c">P1</div></div></div>',
  buttons:
    '<div><div><button>T1</button><button>T2</button><button>T3</button></div>' +
    '<div><div>P1</div><div>P2</div><div>P3</div></div></div>',
};

/** The text of the panel that each label shows. */
function shown(root: Element): string {
  const tabs = instance(root);
  return labels(root)
    .map((label, n) => {
      tabs.select(n);
      return label.textContent + panels(root).filter((panel) => !panel.hidden)[0]!.textContent;
    })
    .join(' ');
}

QUnit.test.each('C13 T19 the order stays after destroy, also with', others, (assert, html) => {
  const root = start({}, html);
  instance(root).move(0, 1).add({ tab: 'T0', content: 'P0', index: 0 });
  assert.equal(shown(root), 'T0P0 T2P2 T1P1 T3P3');
  instance(root).destroy();
  assert.equal(root.querySelectorAll('[class], [role], [hidden], [data-link]').length, 0);
  $(root).uiTabs({ animation: { effects: 'none' } });
  assert.equal(shown(root), 'T0P0 T2P2 T1P1 T3P3');
});

QUnit.test('C13 moved there and back, the markup is as it was', (assert) => {
  for (const html of Object.values(others)) {
    const root = start({}, html);
    if (html === others['panels by id']) continue;
    instance(root).move(0, 2).move(2, 0).destroy();
    assert.equal(root.outerHTML, html);
  }
});

QUnit.test('T19 focus, fields and frames of a panel that is moved', async (assert) => {
  const html = tabsHtml().replace('P1', '<input><iframe srcdoc="x"></iframe>');
  const { root, tabs } = await logged(html);
  const input = root.querySelector('input')!;
  const frame = root.querySelector('iframe')!;
  const { contentDocument } = frame;
  input.value = 'typed';
  input.focus();
  tabs.move(0, 2);
  assert.strictEqual(document.activeElement, input);
  assert.equal(input.value, 'typed');
  const moves = 'moveBefore' in Element.prototype;
  assert.equal(frame.contentDocument === contentDocument, moves, 'kept where the browser can');
});

QUnit.test('C11 T19 during an animation', async (assert) => {
  const { log, root, tabs } = await logged(undefined, {
    animation: { effects: 'fade', duration: 60000 },
  });
  tabs.select(1).move(1, 3);
  assert.equal(log.take(), 'select 1 api, deactivate 0 api', 'told as it was');
  assert.equal(state(root), '0 0 0 1');
});

QUnit.test('T10 places in rows follow, though their form stays', async (assert) => {
  const root = start({ minWindowWidth: 0, maxRows: 9, style: 'pills' }, tabsHtml({ tabs: 6 }));
  root.style.width = '200px';
  const settled = (): Promise<unknown> =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  instance(root).setOptions({ responsiveDelay: 0 });
  await settled();
  const rows = (): string =>
    labels(root)
      .map(({ parentElement }) => {
        const { classList } = parentElement!;
        return ['z-first-col', 'z-last-col'].filter((name) => classList.contains(name)).length;
      })
      .join('');
  const before = rows();
  assert.true(/1.*1/.test(before), before);
  instance(root).move(0, 3).remove(0).add('T7', 'P7');
  await settled();
  assert.equal(rows(), before);
});
