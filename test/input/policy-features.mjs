// What either widget does, feature by feature, for pages that forbid all that it doesn't need. Each function
// runs on the page, and says whether what it did is there to be seen.

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

const shared = { add, reveal, link, autoplay };

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

async function asMenu({ set, plugin, frames }) {
  set[plugin]('setOptions', { minWindowWidth: 9999 })[plugin]('first');
  await frames();
  set.find('.z-tabs-mobile a')[0].click();
  const wasOpen = set.find('.z-tabs-mobile a')[0].getAttribute('aria-expanded') === 'true';
  set.find('[role=tab]')[1].click();
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

async function slider({ $, set, plugin, frames }) {
  set[plugin]('setOptions', { slider: true, dotNav: true, height: 100 });
  await frames();
  $('.z-dot-nav-item')[2].click();
  await frames();
  const is = set[plugin]('active') === 2 && set.parent().is('.z-slider-wrapper');
  set[plugin]('setOptions', { slider: false, dotNav: false });
  return is && !document.querySelector('.z-slider-wrapper');
}

const groups = {
  tabs: { ...shared, rowThatScrolls, asMenu, closable },
  accordion: { ...shared, slider },
};

/** What each feature is called. */
export const namesOf = (kind) => Object.keys(groups[kind]);

/** The features of a widget, as text that gives an object of functions in a page. */
export const featuresOf = (kind) =>
  `({ ${Object.entries(groups[kind])
    .map(([name, one]) => `${name}: ${one}`)
    .join(', ')} })`;
