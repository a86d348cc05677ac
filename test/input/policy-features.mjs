// What either widget does, feature by feature, for pages that forbid all that it doesn't need. Each function
// runs on the page, and says whether what it did is there to be seen.

/** Options one after the other, with a selection in each. */
async function through({ set, plugin, frames, options }) {
  for (const given of options) {
    set[plugin]('setOptions', given)[plugin]('next');
    await frames();
  }
  return true;
}

/** Content in all its forms; what is added is taken out again. */
function add({ $, set, plugin, policy }) {
  const bold = document.createElement('b');
  bold.textContent = 'bold';
  const all = [bold, $(bold.cloneNode(true)), { text: '<b>bold</b>' }, 'bold'];
  if (policy) all.push(policy.createHTML('<b>bold</b>'));
  const before = set[plugin]('count');
  const texts = all.map((content) => {
    set[plugin]('add', 'New', content)[plugin]('last');
    const text = set.find('.z-content').last().text();
    set[plugin]('remove', -1);
    return text;
  });
  return (
    set[plugin]('count') === before && texts.every((text) => /^(<b>)?bold(<\/b>)?$/.test(text))
  );
}

function reveal({ set, plugin }) {
  const inside = set.find('.z-content p')[2];
  set[plugin]('first')[plugin]('reveal', inside);
  return inside.checkVisibility();
}

/** What is opened goes into the address, and what the address says is opened. */
async function link({ set, plugin, told, name }) {
  set[plugin]('setOptions', { deeplinking: true, rememberState: true, history: 'replace' });
  set[plugin]('first')[plugin]('select', 2);
  const said = location.hash.includes(name + '3');
  const over = told(`${plugin.toLowerCase()}:select`);
  location.hash = location.hash.replace('3', '2');
  await over;
  const isKept = Object.keys(localStorage).some((key) => key.startsWith(plugin));
  history.replaceState(null, '', location.pathname);
  localStorage.clear();
  return said && isKept && set[plugin]('active') === 1;
}

async function dark({ set, plugin, frames }) {
  set[plugin]('setOptions', { dark: 'auto' });
  document.documentElement.setAttribute('class', 'changed');
  await frames();
  document.documentElement.removeAttribute('class');
  const isAuto = set.hasClass('z-dark-auto');
  set[plugin]('setOptions', { dark: true });
  return isAuto && set.hasClass('z-dark');
}

async function print({ set, plugin, frames }) {
  window.dispatchEvent(new Event('beforeprint'));
  const hidden = set.find('.z-content[hidden]')[0];
  const wasOpen = !hidden || /paper/.test(hidden.style.display);
  window.dispatchEvent(new Event('afterprint'));
  set[plugin]('setOptions', { print: 'current' });
  await frames();
  return wasOpen && !set.find('[style*=paper]').length;
}

async function autoplay({ set, plugin, told, frames }) {
  set[plugin]('setOptions', { autoplay: { interval: 20 } })[plugin]('play');
  await told(`${plugin.toLowerCase()}:select`);
  const control = document.querySelector('.z-autoplay');
  control.click();
  await frames();
  const isStopped = /Start|Play/.test(control.getAttribute('aria-label') || control.textContent);
  set[plugin]('setOptions', { autoplay: false });
  return isStopped && !document.querySelector('.z-autoplay');
}

async function guards({ set, plugin }) {
  const refuse = () => Promise.resolve(false);
  set[plugin]('first');
  const before = set[plugin]('active');
  set[plugin]('setOptions', { beforeSelect: refuse })[plugin]('last');
  await Promise.resolve().then(() => {});
  set[plugin]('setOptions', { beforeSelect: null });
  return set[plugin]('active') === before;
}

function order({ set, plugin }) {
  set[plugin]('disable', 0)[plugin]('enable', 0)[plugin]('refresh');
  if (plugin === 'uiTabs') set[plugin]('move', 0, 2)[plugin]('move', 2, 0);
  return set[plugin]('count') === 4;
}

const shared = { add, reveal, link, dark, print, autoplay, guards, order };

async function rowThatScrolls({ set, plugin, frames }) {
  set[plugin]('setOptions', { overflow: 'scroll', minWindowWidth: 0 });
  set[0].style.width = '150px';
  await frames();
  set[plugin]('last');
  await frames();
  const scrolls = set.find('.z-tabs-desktop')[0].scrollLeft > 0;
  // Read first, or Chrome leaves an empty one.
  if (set[0].getAttribute('style')) set[0].removeAttribute('style');
  return scrolls;
}

async function asAccordion({ set, plugin, frames }) {
  set[plugin]('setOptions', { overflow: 'accordion', minWindowWidth: 9999 });
  await frames();
  const is = set.hasClass('z-sections');
  set.find('.z-link[role=button]')[1].click();
  set[plugin]('setOptions', { animation: { effects: 'slideV', duration: 20 } })[plugin]('next');
  await frames();
  set[plugin]('setOptions', { animation: { effects: 'none' }, overflow: 'rows' });
  return is && set[plugin]('active') > 0;
}

async function asMenu({ set, plugin, frames }) {
  set[plugin]('setOptions', { minWindowWidth: 9999 })[plugin]('first');
  await frames();
  set.find('.z-tabs-mobile a')[0].click();
  const wasOpen = set.find('.z-tabs-mobile a')[0].getAttribute('aria-expanded') === 'true';
  set.find('[role=menuitemradio]')[1].click();
  set[plugin]('setOptions', { minWindowWidth: 0 });
  return wasOpen && set[plugin]('active') === 1;
}

async function closable({ set, plugin, told }) {
  set[plugin]('setOptions', { closable: true, beforeRemove: () => Promise.resolve(true) });
  set[plugin]('add', 'New', 'new')[plugin]('last');
  const over = told('uitabs:remove');
  set.find('.z-close').last()[0].click();
  await over;
  const key = new KeyboardEvent('keydown', { key: 'Delete', bubbles: true, cancelable: true });
  set[plugin]('add', 'New', 'new')[plugin]('last');
  const gone = told('uitabs:remove');
  set.find('.z-link').last()[0].dispatchEvent(key);
  await gone;
  set[plugin]('setOptions', { closable: false, beforeRemove: null });
  return set[plugin]('count') === 4 && !set.find('.z-close').length;
}

const columns = (context) =>
  through({
    ...context,
    options: [
      { orientation: 'vertical', position: 'top-right' },
      { orientation: 'horizontal', position: 'bottom-compact', multiline: true },
      { position: 'top-left', style: 'pills', size: 'xlarge', theme: 'my-own' },
    ],
  });

const sides = (context) =>
  through({
    ...context,
    options: [
      { orientation: 'horizontal', height: 100, width: 400 },
      { animation: { effects: 'slide', duration: 20 } },
      { responsive: true, minWindowWidth: 9999 },
      { orientation: 'vertical', animation: { effects: 'none' } },
    ],
  });

async function slider({ $, set, plugin, frames }) {
  set[plugin]('setOptions', { slider: true, dotNav: true, height: 100 });
  await frames();
  $('.z-dot-nav-item')[2].click();
  await frames();
  const is = set[plugin]('active') === 2 && set.parent().is('.z-slider-wrapper');
  set[plugin]('setOptions', { slider: false, dotNav: false });
  return is && !document.querySelector('.z-slider-wrapper');
}

async function several({ set, plugin, frames }) {
  const options = { expandMode: 'multiple', contentHeight: 5, scrollable: true, contentNav: true };
  set[plugin]('setOptions', options)[plugin]('expandAll');
  await frames();
  const all = set.find('.z-active').length;
  set[plugin]('collapseAll')[plugin]('toggle', 1)[plugin]('close', 1);
  set[plugin]('setOptions', { expandMode: 'single', contentHeight: 0, contentNav: false });
  return all === 4;
}

const groups = {
  tabs: { ...shared, rowThatScrolls, asAccordion, asMenu, closable, columns },
  accordion: { ...shared, sides, slider, several },
};

/** What each feature is called. */
export const namesOf = (kind) => Object.keys(groups[kind]);

/** The features of a widget, as text that gives an object of functions in a page. */
export const featuresOf = (kind) =>
  `(() => { ${through}; return { ${Object.entries(groups[kind])
    .map(([name, one]) => `${name}: ${one}`)
    .join(', ')} }; })()`;
