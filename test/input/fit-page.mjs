// Sets whose labels differ in width, and the form that each takes.
import { openPage } from './page.mjs';

const words = [
  'Overview',
  'Features',
  'Pictures',
  'Specifications',
  'Reviews',
  'Support',
  'Questions',
  'Accessories',
];

const setHtml = (id) =>
  `<div><div id="${id}" class="set"><ul>${words.map((word) => `<li><a>${word}</a></li>`).join('')}</ul>` +
  `<div>${words.map((word) => `<div><p>${word} panel</p></div>`).join('')}</div></div></div>`;

/** What pages of these tests can do: tell the form that is seen, and wait for what is drawn. */
const helpers = () => {
  window.formOf = (root) => {
    if (root.querySelector('.z-tabs-mobile').getClientRects().length) return 'menu';
    const tops = {};
    for (const item of root.querySelectorAll('.z-tab')) {
      const { top } = item.getBoundingClientRect();
      tops[top] = (tops[top] ?? 0) + 1;
    }
    return Object.keys(tops)
      .sort((a, b) => a - b)
      .map((top) => tops[top])
      .join('+');
  };
  window.frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // In one frame the browser tells of a new size, in the next one the form is seen.
  window.drawn = async () => {
    for (let n = 0; n < 3; n++) await window.frame();
  };
  // Labels that break, or stick out of their row.
  window.misfits = (root) =>
    Array.from(root.querySelectorAll('[role=tab]'))
      .filter((label) => label.scrollWidth > label.clientWidth || label.offsetHeight > 60)
      .map((label) => label.textContent);
};

/** Opens a page with `count` sets, each in a box of its own, that have taken their forms. */
export async function openFit({ count = 1, settings = {}, ...options } = {}) {
  const html = Array.from({ length: count }, (_, n) => setHtml(`set${n || ''}`)).join('');
  const page = await openPage({ html, ...options });
  await page.evaluate(`(${helpers})()`);
  await page.evaluate(
    (given) => {
      window.jQuery('.set').uiTabs(given);
      return window.drawn();
    },
    { animation: { effects: 'none' }, responsiveDelay: 0, ...settings },
  );
  return page;
}

export const formOf = (page) => page.evaluate('formOf(document.getElementById("set"))');
