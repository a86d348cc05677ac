// A page with both widgets in all states, each in a box with the name of the state.
import { accordionForms, tabsForms } from './accessibility-markup.mjs';
import { accordionStates, openMenus, tabsStates } from './accessibility-states.mjs';
import { openPage } from './page.mjs';

const mapped = (all, make) =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => make(name, one)));

const formsOf = (forms, settings) =>
  mapped(forms, (name, html) => [`${name},`, [html, settings, { is: '.z-active' }]]);

const of = (plugin, states) =>
  mapped(states, (name, [html, settings, then]) => [name, { plugin, html, settings, ...then }]);

/** Menus that are open, by name: a page can have one of them. */
export const menus = of('uiTabs', openMenus);

export const states = {
  ...of('uiTabs', { ...formsOf(tabsForms, {}), ...tabsStates }),
  'an open menu': menus['an open menu'],
  ...of('uiAccordion', { ...formsOf(accordionForms, { active: 0 }), ...accordionStates }),
};

/** The states in which nothing moves. */
export const settled = Object.fromEntries(
  Object.entries(states).filter(([name]) => !name.endsWith('way')),
);

/** The page's own colours, light or dark. */
export const lights = (dark) => ({
  head: `<style>html { color-scheme: ${dark ? 'dark' : 'light'} }
    body { background: ${dark ? '#121212; color: #eee' : '#fff; color: #222'} }</style>`,
  context: { colorScheme: dark ? 'dark' : 'light' },
});

/** Starts all sets, and gives them all one look. */
async function build([all, look]) {
  const { jQuery } = window;
  const ends = [];
  for (const { name, plugin, html, settings, style = '', select, midway, ...then } of all) {
    const box = jQuery('<section>').attr({ 'data-state': name, style }).appendTo('main');
    jQuery('<h2>').text(name).appendTo(box);
    const root = jQuery(html).appendTo(box);
    const end = { [then.fails]: 'error', [then.loads]: 'contentLoad' }.true;
    if (end) ends.push(new Promise((resolve) => (settings[end] = resolve)));
    if (settings.beforeSelect) settings.beforeSelect = ({ reason }) => new Promise(() => reason);
    root[plugin]({ animation: { effects: 'none' }, responsiveDelay: 0, ...settings, ...look });
    root.uiTabs('scan').uiAccordion('scan');
    const instance = root[plugin]('instance');
    if (then.loads) {
      // A frame waits until it is near.
      box[0].scrollIntoView();
      await ends.at(-1);
    }
    if (then.play) instance.play();
    if (then.stop) instance.stop();
    if (select) instance.select(select);
    if (midway) {
      for (const one of root[0].getAnimations({ subtree: true })) {
        one.pause();
        one.currentTime = 5e5;
      }
    }
  }
  await Promise.all(ends);
  scrollTo(0, 0);
  // Waits for the observers of sizes, and for the timers that they start.
  for (let n = 0; n < 3; n++) {
    await new Promise(requestAnimationFrame);
    for (let m = 0; m < 2; m++) await new Promise((done) => setTimeout(done));
  }
  const boxOf = ({ name }) => document.querySelector(`[data-state="${name}"]`);
  for (const one of all) if (one.press) boxOf(one).querySelector(one.press).click();
  return all.filter((one) => one.is && !boxOf(one).querySelector(one.is)).map(({ name }) => name);
}

/** Opens the page; `look` are options for all sets, `of` are the states. */
export async function openStates({ look = {}, dark = false, of: given = states, ...options } = {}) {
  const all = Object.entries(given).map(([name, { html, ...one }]) => {
    const title = name.replace(/^\w/, (letter) => letter.toUpperCase()).replace(/,$/, '');
    return { name, html: html(title), ...one };
  });
  const { head, context } = lights(dark);
  const page = await openPage({
    head,
    html: '<main><h1>States</h1></main>',
    expected: all.filter(({ fails }) => fails).map(() => /500/),
    ...options,
    context: { ...context, ...options.context },
  });
  const others = await page.evaluate(build, [all, look]);
  if (others.length) throw new Error(`not in the state that is meant: ${others.join(', ')}`);
  return page;
}
