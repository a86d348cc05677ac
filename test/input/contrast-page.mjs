// A page with every look of both widgets, and a reader of the contrasts that the browser computes.
import { lights } from './accessibility-page.mjs';
import { forcing } from '../browser.mjs';
import { laidOut, openPage } from './page.mjs';

const themes = 'white crystal silver gray black orange red green blue deepblue'.split(' ');
const more = ['lightblue', 'yellow', 'purple'];
const flat =
  'turquoise emerald peter-river amethyst wet-asphalt green-sea nephritis belize-hole wisteria midnight-blue sun-flower carrot alizarin graphite concrete orange pumpkin pomegranate silver asbestos'
    .split(' ')
    .map((name) => `flat-${name}`);
const styles = ['normal', 'underlined', 'clean', 'pills'];

const failure =
  '<div class="z-failure"><p>Text</p><button class="z-try-again">Again</button></div><p>Text</p>';
const menu = '<ul><li><a href="#a" aria-current="page">A</a></li><li><a href="#b">B</a></li></ul>';

/** Starts all sets. The `data-look` of each says which one it is. */
function build({ tabs, accordions, failure, menu, settings }) {
  const { jQuery } = window;
  const still = { animation: { effects: 'none' }, ...settings };
  const put = (html, look) => jQuery(html).attr('data-look', look).appendTo('main');
  const labels = '<ul><li><a>A</a></li><li><a>B</a></li><li class="z-disabled"><a>C</a></li></ul>';
  for (const [theme, style] of tabs) {
    const panels = `<div><div></div><div></div><div></div></div>`;
    const set = put(`<div>${labels}${panels}</div>`, `${theme} ${style}`);
    // Inserted after the start: before it, the classes would look like those of a saved copy.
    set
      .uiTabs({ ...still, theme, style })
      .find('.z-content-inner')
      .html(failure);
  }
  for (const theme of accordions) {
    const sections = ['', menu, ''].map((html) => `<li><h3>A</h3><div>${html}</div></li>`);
    const disabled = '<li class="z-disabled"><h3>A</h3><div>A</div></li>';
    const set = put(`<ul>${sections.join('')}${disabled}</ul>`, `${theme} accordion`);
    set.uiAccordion({ ...still, theme, active: [0, 1], contentNav: true });
    set.find('.z-auto-g').first().html(failure);
    const slides = '<ul><li><h3>A</h3><div>A</div></li><li><h3>B</h3><div>B</div></li></ul>';
    put(slides, `${theme} slider`).uiAccordion({
      ...still,
      theme,
      slider: true,
      dotNav: true,
      active: 0,
      autoplay: { interval: 1e6 },
    });
  }
}

/** What a mouse or the focus may be on. */
const targets =
  '.z-link, .z-header, .z-trigger, .z-content, .z-try-again, .z-autoplay, .z-dot-nav-item, .z-sub-nav a';

/** Opens the page, with the options given for all sets, in the light or in the dark; `options` are those of `openPage`. */
export async function openLooks(settings, dark, options = {}) {
  const { head, context } = lights(dark);
  const page = await openPage({
    head,
    html: '<main></main>',
    ...options,
    context: { ...context, reducedMotion: 'reduce' },
  });
  const tabs = [...themes, ...flat].flatMap((theme) => styles.map((style) => [theme, style]));
  await page.evaluate(build, { tabs, accordions: [...themes, ...more], failure, menu, settings });
  await laidOut(page);
  return page;
}

/** Makes the browser treat every target as hovered, or as focused by keys. */
export const forceStates = (page) => forcing(page, targets);

/** Every pair of colours that has to contrast, with its figure: runs in the page. */
export function readPairs(state) {
  const colors = (text) =>
    Array.from(text.matchAll(/(rgba?|color)\(([^)]*)\)/g), ([, name, inside]) => {
      const numbers = inside.match(/(?<=^|[\s,/])-?[\d.]+(e-?\d+)?/g).map(Number);
      const [r, g, b] = numbers.map((value) => (name === 'color' ? value * 255 : value));
      return [r, g, b, numbers[3] ?? 1];
    });
  const over = (top, below) =>
    [0, 1, 2].map((n) => top[n] * top[3] + below[n] * (1 - top[3])).concat(1);
  const grounds = (element) => {
    if (!element) return [[255, 255, 255, 1]];
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const [fill] = colors(backgroundColor);
    const base =
      fill[3] === 1 ? [fill] : grounds(element.parentElement).map((one) => over(fill, one));
    const stops = colors(backgroundImage);
    return stops.length ? stops.flatMap((stop) => base.map((one) => over(stop, one))) : base;
  };
  const light = (color) => {
    const [r, g, b] = color
      .slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const contrast = (color, ground) => {
    const [a, b] = [light(over(color, ground)), light(ground)];
    return Math.max(a, b) / Math.min(a, b);
  };
  const least = (text, on) =>
    Math.min(...colors(text).flatMap((color) => on.map((ground) => contrast(color, ground))));

  const pairs = [];
  const note = (root, what, ratio, limit) =>
    pairs.push({
      what: `${root.dataset.look}, ${state}: ${what}`,
      ratio: Math.floor(ratio * 100) / 100,
      limit,
    });
  const ownOf = (root, selector) => Array.from(root.querySelectorAll(selector));
  const text = (root, element, what) =>
    note(root, `text of ${what}`, least(getComputedStyle(element).color, grounds(element)), 4.5);
  // The colours of a label's text and fill, with its opacity.
  const shown = (element) => {
    const pale = element.closest('.z-header') ?? element;
    const part = Number(getComputedStyle(pale).opacity);
    const [ground] = grounds(element);
    const [behind] = grounds(pale.parentElement);
    const text = over(colors(getComputedStyle(element).color)[0], ground);
    return [text, ground].map((color) => over([...color.slice(0, 3), part], behind));
  };
  // Users tell it from others by lightness alone, without hue.
  const disabled = (root, element, other) => {
    const [seen, beside] = [element, other].map(shown);
    const ratios = seen.map((color, index) => contrast(color, beside[index]));
    note(root, 'a disabled label beside others', Math.max(...ratios), 1.5);
  };
  const ring = (root, element, what) => {
    if (!state.includes('focus')) return;
    const { outlineStyle, outlineColor, outlineWidth } = getComputedStyle(element);
    const isThere = outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2;
    note(root, `ring of ${what}`, isThere ? least(outlineColor, grounds(element)) : 0, 3);
  };
  // A selected label is told by a line, or by a fill that its neighbour doesn't have.
  const marks = (element, other) => {
    const [style, plain] = [element, other].map((one) => getComputedStyle(one));
    const [own, beside, behind] = [element, other, element.parentElement].map(grounds);
    const shadows = style.boxShadow
      .split(/,(?![^(]*\))/)
      .filter((one) => one.includes('inset') && !one.includes(' 0px 0px 0px 0px'));
    const edges = (element.closest('.mobile') ? ['Left'] : ['Top', 'Bottom'])
      .filter((side) => parseFloat(style[`border${side}Width`]) > 0)
      .map((side) => [`border${side}Color`, style[`border${side}Color`]])
      .filter(([name, color]) => color !== plain[name])
      .map(([, color]) => color);
    const lines = [...shadows, ...edges].map((line) =>
      Math.max(least(line, own), least(line, behind)),
    );
    const fills = own.flatMap((one) => beside.map((two) => contrast(one, two)));
    return Math.max(Math.min(...fills), ...lines);
  };
  const failureOf = (root) =>
    ownOf(root, '.z-failure').forEach((box) => {
      const button = box.querySelector('button');
      text(root, box, 'a failure');
      text(root, button, 'try again');
      ring(root, button, 'try again');
      const { borderInlineStartColor } = getComputedStyle(box);
      note(root, 'edge of a failure', least(borderInlineStartColor, grounds(box.parentElement)), 3);
      text(root, box.nextElementSibling, 'a panel');
      ring(root, box.closest('.z-content'), 'a panel');
    });
  const arrow = (root, trigger, what) => {
    const { borderBottomColor } = getComputedStyle(trigger.querySelector('.z-arrow'));
    note(root, `arrow of ${what}`, least(borderBottomColor, grounds(trigger)), 3);
  };
  const tabs = (root) => {
    const [selected, other, off] = ownOf(root, '.z-tabs-desktop .z-link');
    const bar = root.matches('.mobile') && root.querySelector('.z-tabs-mobile .z-link');
    if (bar) {
      text(root, bar, 'the bar');
      arrow(root, bar, 'the bar');
      ring(root, bar, 'the bar');
    }
    disabled(root, off, other);
    text(root, selected, 'the selected label');
    text(root, other, 'a label');
    ring(root, selected, 'the selected label');
    ring(root, other, 'a label');
    note(root, 'mark of the selected label', marks(selected, other), 3);
  };
  const accordion = (root) => {
    const [open, , shut, off] = ownOf(root, '.z-trigger');
    disabled(root, off, shut);
    for (const [what, trigger] of Object.entries({ 'an open header': open, 'a header': shut })) {
      text(root, trigger, what);
      arrow(root, trigger, what);
      ring(root, trigger, what);
    }
    note(root, 'mark of an open header', marks(open.parentElement, shut.parentElement), 3);
    const [current, link] = ownOf(root, '.z-sub-nav a');
    text(root, current, 'the current link');
    text(root, link, 'a link');
    ring(root, current, 'the current link');
    ring(root, link, 'a link');
    const { borderInlineStartColor } = getComputedStyle(current);
    note(root, 'mark of the current link', least(borderInlineStartColor, grounds(current)), 3);
  };
  const slider = (root) => {
    const box = root.closest('.z-slider-wrapper');
    const controls = [...ownOf(box, '.z-dot-nav-item'), ...ownOf(box, '.z-autoplay')];
    for (const control of controls) {
      const what = control.className;
      const { borderTopColor, borderLeftColor } = getComputedStyle(control, '::before');
      const sign = control.matches('.z-autoplay') ? borderLeftColor : borderTopColor;
      note(root, `sign of ${what}`, least(sign, grounds(control)), 3);
      ring(root, control, what);
    }
  };
  for (const root of document.querySelectorAll('[data-look]')) {
    if (root.matches('.z-tabs')) tabs(root);
    else if (root.matches('.z-slider')) slider(root);
    else accordion(root);
    failureOf(root);
  }
  return pairs;
}
