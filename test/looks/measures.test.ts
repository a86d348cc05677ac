import type { TabsSettings } from '../../src/tabs/tabs.types';
import { instance, labels, start, tabsHtml } from '../support/fixture';
import { accordion } from '../support/kinds';

// Measures of looks.md on pages with style sheets of their own.
QUnit.module('looks: measures', {
  afterEach: () => document.documentElement.removeAttribute('style'),
});

const fonts: [name: string, root: string, height: number, text: string, header: string][] = [
  ['a small font on the root, as Bootstrap 3 has it, shrinks nothing', '10px', 49, '12px', '16.0'],
  ['a large font on the root lets everything grow', '32px', 97, '24px', '32.0'],
];

for (const [name, font, height, text, header] of fonts) {
  QUnit.test(name, (assert) => {
    document.documentElement.style.fontSize = font;
    const label = labels(start())[0]!;
    const { trigger } = accordion({ slider: true, dotNav: true, orientation: 'horizontal' });
    const dot = document.querySelector('.z-dot-nav-item')!.getBoundingClientRect();
    assert.deepEqual([label.offsetHeight, getComputedStyle(label).fontSize], [height, text]);
    assert.true(dot.width >= 24 && dot.width === dot.height, `${dot.width}`);
    assert.equal(parseFloat(getComputedStyle(trigger(0)).fontSize).toFixed(1), header);
  });
}

QUnit.test('lines of larger text lie below each other', (assert) => {
  const root = start({ multiline: true }, tabsHtml().replace('T1', 'T1<span>below</span>'));
  root.style.setProperty('--z-tab-font-size', '40px');
  const label = labels(root)[0]!;
  const lines = [label, label.lastElementChild!].map((one) =>
    parseFloat(getComputedStyle(one).lineHeight).toFixed(1),
  );
  assert.deepEqual(lines, ['48.0', '43.2']);
});

const sizes = ['mini', 'small', 'medium', 'large', 'xlarge', 'xxlarge'];

const measure = (settings: TabsSettings, html?: string): number[] =>
  sizes.map((size) => {
    const root = start({ ...settings, size }, html);
    const height = labels(root)[1]!.getBoundingClientRect().height;
    instance(root).destroy();
    root.remove();
    return height;
  });

QUnit.test('labels are as high as the table of sizes says', (assert) => {
  const lines = tabsHtml().replace('T2', 'T2<span>below</span>');
  const measured = {
    normal: measure({}),
    vertical: measure({ orientation: 'vertical' }),
    flat: measure({ theme: 'flat-carrot' }),
    lines: measure({ multiline: true }, lines),
  };
  assert.deepEqual(measured, {
    normal: [33, 39, 49, 51, 57, 63],
    vertical: [33, 39, 45, 51, 57, 63],
    flat: [32, 44, 50, 56, 62, 68],
    lines: [50, 56, 67, 71, 78, 86],
  });
});
