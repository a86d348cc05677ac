import $ from 'jquery';
import type { TabsSettings } from '../../src/tabs/tabs.types';
import { takeWarnings } from '../support/console';
import { frame } from '../support/fit';
import { instance, put, start, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('tabs: classes and names');

/** The container's classes that tell of position and orientation. */
const placing = (root: HTMLElement): string =>
  Array.from(root.classList)
    .filter((name) => /^(top|bottom|horizontal|vertical)/.test(name))
    .sort()
    .join(' ');

const words = ['left', 'center', 'right', 'compact'];
const positions = ['top', 'bottom'].reduce<string[]>(
  (all, side) => all.concat(words.map((word) => `${side}-${word}`)),
  [],
);

QUnit.test.each('T2 T7 the root has the classes of its position', positions, (assert, given) => {
  const position = given as NonNullable<TabsSettings['position']>;
  const side = given.split('-')[0]!;
  const root = start({ position });
  const all = [side, given].sort();
  assert.equal(placing(root), all.concat('horizontal').sort().join(' '));
  const isFirst = root.lastElementChild!.classList.contains('z-container');
  assert.equal(isFirst, side === 'top', 'where the labels are');
  instance(root).setOptions({ orientation: 'vertical' });
  const vertical = given === 'top-right' ? 'top-right' : 'top-left';
  assert.equal(placing(root), `top ${vertical} vertical`);
  assert.equal(instance(root).option('position'), vertical);
  assert.ok(root.lastElementChild!.classList.contains('z-container'));
  instance(root).setOptions({ orientation: 'horizontal' });
  assert.equal(instance(root).option('position'), given, 'and back');
  assert.equal(placing(root), all.concat('horizontal').sort().join(' '));
});

QUnit.test('C12, T11 classes of the author stay where nothing is managed', (assert) => {
  const root = start({ responsive: false }, tabsHtml({ attributes: 'class="mobile vertical"' }));
  assert.deepEqual([root.matches('.mobile'), root.matches('.vertical')], [true, true]);
});

QUnit.test.each<[TabsSettings, string, TabsSettings?]>(
  'T7 in right-to-left text the default position follows, one that is set does not',
  {
    default: [{}, 'horizontal top top-right'],
    'default, vertical': [{ orientation: 'vertical' }, 'top top-right vertical'],
    'set by call': [{ position: 'top-left' }, 'horizontal top top-left'],
    'set later': [{}, 'horizontal top top-left', { position: 'top-left' }],
    center: [{ position: 'bottom-center' }, 'bottom bottom-center horizontal'],
  },
  async (assert, [settings, expected, later]) => {
    for (const how of ['dir="rtl"', 'style="direction: rtl"']) {
      const root = put(`<div ${how}>${tabsHtml()}</div>`).firstElementChild as HTMLElement;
      $(root).uiTabs(settings);
      // What a style says is seen with the first layout.
      if (how !== 'dir="rtl"') await frame();
      if (later) instance(root).setOptions(later);
      assert.equal(placing(root), expected, how);
    }
  },
);

QUnit.test('T2 hover where a pointer hovers, and the shade of the icons', (assert) => {
  const root = start();
  assert.equal(root.classList.contains('hover'), matchMedia('(hover: hover)').matches);
  const plain: TabsSettings = { theme: 'silver', style: 'normal', dark: false };
  const shades: [settings: TabsSettings, shade: string][] = [
    [{ theme: 'white' }, 'dark'],
    [{ theme: 'silver' }, 'dark'],
    [{ theme: 'black' }, 'light'],
    [{ theme: 'deepblue' }, 'light'],
    [{ theme: 'black', style: 'clean' }, 'light'],
    [{ theme: 'black', style: 'underlined' }, 'dark'],
    [{ theme: 'black', style: 'pills' }, 'dark'],
    [{ dark: true }, 'light'],
    [{ dark: true, style: 'underlined' }, 'light'],
    [{ dark: true, theme: 'flat-carrot' }, 'light'],
  ];
  for (const [settings, shade] of shades) {
    instance(root).setOptions({ ...plain, ...settings });
    const icons = Array.from(root.classList).filter((name) => /^z-icons-/.test(name));
    assert.deepEqual(icons, [`z-icons-${shade}`], JSON.stringify(settings));
  }
});

const named = (attributes: string[]): string =>
  `<div id="set"><ul>${attributes.map((one) => `<li ${one}><a>T</a></li>`).join('')}</ul>` +
  `<div>${attributes.map((_, n) => `<div id="panel-${n}">P</div>`).join('')}</div></div>`;

QUnit.test('T3 every li has a data-link: the author’s, else by position', (assert) => {
  const own = ['', 'data-link="own"', 'data-link=""', 'data-link="__proto__"'];
  for (const deeplinking of [false, true]) {
    const items = Array.from(start({ deeplinking }, named(own)).querySelectorAll('.z-tab'));
    const names = items.map((li) => li.getAttribute('data-link'));
    assert.deepEqual(names, ['tab1', 'own', 'tab3', '__proto__']);
  }
});

const unknown = ['tab4', 'nothing', '3', '__proto__', '[id]'];
QUnit.test.each<[defaultTab: unknown, index: number, warnings?: number]>(
  'T3 defaultTab by position, name, id or number; an unknown one warns, and is the first:',
  {
    'the first position': ['tab1', 0],
    'the last position': ['tab3', 2],
    'a name': ['news', 1],
    'the id of a tab': ['the-li', 2],
    'the id of a panel': ['panel-1', 1],
    'a number': [0, 0],
    'a number as text': ['2', 2],
    'a number from the end': [-1, 2],
    'empty text': ['', 0],
    ...Object.fromEntries(unknown.map((one) => [`unknown ${one}`, [one, 0, 1] as [string, 0, 1]])),
  },
  (assert, [defaultTab, index, warnings = 0]) => {
    // The name of a tab goes before one of its panel.
    const html = named(['', 'data-link="news"', 'id="the-li"']).replace(
      '="panel-1"',
      '$& data-link',
    );
    const root = start({ defaultTab } as TabsSettings, html);
    assert.equal(state(root), ['1 0 0', '0 1 0', '0 0 1'][index]!);
    assert.equal(takeWarnings().length, warnings);
  },
);

QUnit.test('T3 tabN is a position also where an author’s name says otherwise', (assert) => {
  const root = start({ defaultTab: 'tab1' }, named(['data-link="a"', 'data-link="tab1"']));
  assert.equal(state(root), '1 0');
});

QUnit.test('T3 a defaultTab that is hidden is opened where all are', (assert) => {
  const root = start({ defaultTab: 'tab2' }, named(['class="hide"', 'class="hide"']));
  assert.equal(instance(root).active(), 1);
});

QUnit.test('AT6 a tabindex of the author’s on an li is no stop, and comes back', (assert) => {
  const root = start({}, named(['tabindex="0"', '']));
  const item = root.querySelector('li.z-tab')!;
  assert.equal(item.getAttribute('tabindex'), null);
  instance(root).destroy();
  assert.equal(item.getAttribute('tabindex'), '0');
});

QUnit.test('T5, C19 the author’s classes that have a look stay and work', (assert) => {
  const root = start(
    {},
    '<div id="set" class="center z-icons-large"><ul><li><a><span class="z-icon">x</span>T1</a></li>' +
      '<li><a>T2</a></li></ul><div><div class="z-nopadding">P1</div><div>' +
      '<div class="z-video z-wide-screen"></div><div class="z-video z-four-by-three"></div></div></div></div>',
  );
  assert.ok(root.querySelector('.z-link .z-icon'));
  instance(root).setOptions({ theme: 'red', position: 'bottom-left' });
  assert.ok(root.classList.contains('center') && root.classList.contains('z-icons-large'));
  const padding = (panel: Element): string => getComputedStyle(panel.firstElementChild!).padding;
  const [bare, padded] = Array.from(root.querySelectorAll('.z-content')) as [Element, Element];
  assert.deepEqual([padding(bare), bare.matches('.z-nopadding')], ['0px', true]);
  instance(root).select(1);
  const films = Array.from(root.querySelectorAll<HTMLElement>('.z-content-inner > .z-video'));
  const shapes = films.map(({ offsetWidth, offsetHeight }) => offsetWidth / offsetHeight);
  assert.deepEqual(
    shapes.map((shape) => shape.toFixed(2)),
    ['1.78', '1.33'],
  );
  assert.notEqual(padding(padded), '0px');
});
