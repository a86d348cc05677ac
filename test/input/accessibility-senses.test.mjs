import { openStates } from './accessibility-page.mjs';
import { openAccordion } from './accordion-page.mjs';
import { openLooks } from './contrast-page.mjs';
import { label, openTabs, takeLog } from './tabs-page.mjs';

QUnit.module('accessibility: what is seen, and when');

const calm = { reducedMotion: 'reduce' };
const duration = 600;

/** Everything that moves at the moment, by the browser or by jQuery. */
const motions = (page) =>
  page.evaluate(() => [
    ...document.getAnimations().map(({ effect }) => JSON.stringify(effect.getKeyframes())),
    ...window
      .jQuery(':animated')
      .get()
      .map((element) => element.className),
  ]);

const effects = ['slideH', 'slideV', 'slideUpDown'];

QUnit.test.each(
  '2.3.3 where motion is unwanted, nothing moves in tabs, by',
  effects,
  async (assert, effect) => {
    for (const type of ['css', 'jquery']) {
      const settings = { animation: { effects: effect, duration, type } };
      const page = await openTabs({ settings, context: calm });
      await label(page, 1).click();
      assert.deepEqual(await motions(page), [], type);
      assert.equal(await takeLog(page), 'select 1 click, deactivate 0 click', 'once, and in order');
    }
  },
);

const opens = 'select 1 click, activate 1 click';
const closes = 'select 1 click, activate 1 click, activate 0 closed click, collapse 0 closed click';
const accordions = {
  vertical: [{}, opens],
  'several open': [{ expandMode: 'multiple', active: 0 }, opens],
  'one open': [{ active: 0 }, closes],
  horizontal: [{ orientation: 'horizontal' }, closes],
  'a slider': [{ slider: true, dotNav: true, active: 0 }, closes],
};

QUnit.test.each(
  '2.3.3 where motion is unwanted, nothing moves in accordions,',
  accordions,
  async (assert, [more, told]) => {
    for (const effect of ['slide']) {
      for (const type of ['css', 'jquery']) {
        const settings = { animation: { effects: effect, duration, type }, ...more };
        const page = await openAccordion({ settings, context: calm });
        await page.locator('.z-trigger').nth(1).click();
        assert.deepEqual(await motions(page), [], `${effect} ${type}`);
        assert.equal(await takeLog(page), told, 'once, and in order');
      }
    }
  },
);

/** How much lighter or darker the text of one is than that of the other, without hue: runs in the page. */
function lightness([label, plain]) {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const over = (color) => {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
  };
  const light = (element) => {
    over('#fff');
    for (let at = element, path = []; at || path.length;) {
      if (at) {
        path.push(at);
        at = at.parentElement;
        continue;
      }
      const { backgroundColor, backgroundImage } = getComputedStyle(path.pop());
      const [stop] = backgroundImage.match(/(rgba?|color)\([^)]*\)/) ?? [];
      over(backgroundColor);
      if (stop) over(stop);
    }
    over(getComputedStyle(element).color);
    const [r, g, b] = Array.from(
      canvas.getImageData(0, 0, 1, 1).data,
      (value) => (value / 255) ** 2.2,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const all = Array.from(document.querySelectorAll('[data-look]'));
  return all
    .map((root) => [root, root.querySelector(label), root.querySelector(plain)])
    .filter(([, one, other]) => one && other)
    .map(([root, one, other]) => {
      const both = [light(one), light(other)];
      return [root.dataset.look, Math.max(...both) / Math.min(...both)];
    });
}

QUnit.test.each(
  '1.4.1 disabled is told by lightness in every theme and style,',
  { 'in the light': false, 'in the dark': true },
  async (assert, dark) => {
    const page = await openLooks({ dark }, { dark });
    await page.evaluate(() =>
      document
        .querySelectorAll('.z-accordion > :last-child')
        .forEach((section) => section.classList.add('z-disabled')),
    );
    const pairs = [
      ...(await page.evaluate(lightness, [
        '.z-disabled > .z-link',
        '.z-tab:not(.z-disabled, .z-active) > .z-link',
      ])),
      ...(await page.evaluate(lightness, [
        '.z-disabled .z-trigger',
        '.z-section:not(.z-disabled) .z-trigger',
      ])),
    ];
    assert.true(pairs.length > 140, `${pairs.length} sets`);
    assert.deepEqual(
      pairs.filter(([, ratio]) => ratio < 1.5),
      [],
    );
  },
);

/** In which sets what is told differs from what is seen, right after a step: runs in the page. */
function step() {
  const states = ['aria-selected', 'aria-expanded'];
  const other = [];
  let count = 0;
  for (const box of document.querySelectorAll('[data-state]')) {
    const root = box.querySelector('.z-tabs, .z-accordion');
    const plugin = root.matches('.z-tabs') ? 'uiTabs' : 'uiAccordion';
    window.jQuery(root)[plugin]('next');
    for (const one of root.querySelectorAll('[aria-controls]')) {
      const owner = one.closest('.z-tab, .z-section, .z-tabs-mobile');
      if (one.closest('.z-tabs, .z-accordion') !== root) continue;
      const panel = document.getElementById(one.getAttribute('aria-controls'));
      const told = states.map((name) => one.getAttribute(name)).filter(Boolean);
      const isSeen = panel.checkVisibility({ visibilityProperty: true }) && !panel.inert;
      const isActive = owner.matches('.z-active, .z-tabs-mobile:not(.z-state-closed)');
      const signs = [...told, isSeen, isActive].map(String);
      if (signs.length !== 3 || new Set(signs).size > 1)
        other.push(`${box.dataset.state} ${signs}`);
      count += 1;
    }
  }
  return { other, count };
}

QUnit.test.each(
  '4.1.2, AA2 what is told changes in the same task as what is seen, in every state,',
  { 'at once': {}, 'on the way': { animation: { effects: 'fade', duration: 1e6 } } },
  async (assert, look) => {
    const page = await openStates({ look });
    const { other, count } = await page.evaluate(step);
    assert.deepEqual(other, []);
    assert.true(count > 80, `${count} labels`);
  },
);
