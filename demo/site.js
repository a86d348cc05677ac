/* On every page, before anything is drawn: colours and direction as they were chosen, and a few helpers. */
(function () {
  const root = document.documentElement;
  // Several pages of one site, so they remember together; where storage is blocked, they don't.
  const chosen = { scheme: '', dir: '' };

  function recall() {
    try {
      Object.assign(chosen, JSON.parse(localStorage.getItem('ui-demo')));
    } catch {
      // As the system has it, then.
    }
  }

  function apply() {
    root.style.colorScheme = chosen.scheme;
    root.dir = chosen.dir || 'ltr';
  }

  recall();
  apply();
  // Browsers load nothing into a page that was opened from a folder; the pages say so.
  root.classList.toggle('is-folder', location.protocol === 'file:');

  const waiting = '[data-role^=z-]:not(.z-tabs, .z-accordion)';

  /** Whether an element has been parsed to its end: something follows it, or what it is in. */
  const isParsed = (node) =>
    node !== null && (node.nextSibling !== null || isParsed(node.parentNode));

  // Sets of this site start as soon as they have been parsed. By themselves they would start a little later, when the whole
  // page has been. Some forms depend on the width of their labels, which no style sheet knows: below them, the page would move.
  const starts = new MutationObserver(() => {
    for (const set of document.querySelectorAll(waiting)) {
      if (set.parentElement.closest(waiting) || !isParsed(set)) continue;
      const entry = set.closest('.entry');
      if (entry) postpone(set, entry);
      else start(set);
    }
  });
  starts.observe(root, { childList: true, subtree: true });

  function start(set) {
    jQuery(set)[set.dataset.role === 'z-tabs' ? 'uiTabs' : 'uiAccordion']();
  }

  /** Starts a set when it comes near. Until then, it is drawn as those are that a call starts. */
  function postpone(set, entry) {
    const { role } = set.dataset;
    set.removeAttribute('data-role');
    set.classList.add(`${role}-loading`);
    whenNear(entry, () => {
      set.classList.remove(`${role}-loading`);
      set.dataset.role = role;
      start(set);
    });
  }

  // Pages with a hundred sets answer at once: what is far below starts when it comes near, or one by one in idle moments.
  const onIdle = (work) => window.requestIdleCallback?.(work, { timeout: 100 }) ?? setTimeout(work);
  const later = new Map();
  const nearby = new IntersectionObserver(
    (entries) => entries.forEach(({ target, isIntersecting }) => isIntersecting && begin(target)),
    { rootMargin: '100%' },
  );

  function begin(place) {
    nearby.unobserve(place);
    const works = later.get(place) ?? [];
    later.delete(place);
    if (place.isConnected) works.forEach((work) => work());
  }

  function goOn() {
    const [place] = later.keys();
    if (!place) return;
    begin(place);
    onIdle(goOn);
  }

  /** Does something when a place is less than a window away from what is seen, at once if it is. What follows one far below isn't asked. */
  function whenNear(place, work) {
    if (!later.size) {
      if (place.getBoundingClientRect().top < 2 * innerHeight) return work();
      onIdle(goOn);
    }
    later.set(place, [...(later.get(place) ?? []), work]);
    return nearby.observe(place);
  }

  window.whenNear = whenNear;

  function choose({ target }) {
    if (!target.closest('.switches')) return;
    chosen[target.name] = target.value;
    apply();
    // Running sets find out about both by this.
    jQuery('.z-tabs').uiTabs('refresh');
    jQuery('.z-accordion').uiAccordion('refresh');
    try {
      localStorage.setItem('ui-demo', JSON.stringify(chosen));
    } catch {
      // It holds for this page only.
    }
  }

  /** Says something that is seen and heard, for a moment of reading. */
  function say(button, text) {
    const status = document.getElementById('said');
    status.textContent = '';
    requestAnimationFrame(() => (status.textContent = text));
    button.textContent = text;
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  }

  function copy({ target }) {
    const button = target.closest('.copy');
    if (!button) return;
    const text = button.parentElement.querySelector('code').textContent;
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject())
      .then(() => say(button, 'Copied'))
      .catch(() => say(button, 'Select the text and copy it'));
  }

  // Code that is wider than its box scrolls sideways, by keys as well.
  const widths = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
      else target.removeAttribute('tabindex');
    }
  });

  // On a phone the row of links scrolls to the current one, and only that row.
  function showCurrent({ target }) {
    const link = target.matches('.pages') && target.querySelector('[aria-current]');
    if (!link) return;
    const row = link.closest('ul');
    const [one, all] = [link, row].map((element) => element.getBoundingClientRect());
    row.scrollLeft += one.left + one.width / 2 - all.left - all.width / 2;
  }

  for (const name of ['ready', 'select']) document.addEventListener(`uitabs:${name}`, showCurrent);
  document.addEventListener('change', choose);
  document.addEventListener('click', copy);
  document.addEventListener('DOMContentLoaded', () => {
    starts.disconnect();
    const form = document.querySelector('.switches');
    for (const name of Object.keys(chosen)) form.elements[name].value = chosen[name];
    const status = document.createElement('p');
    status.id = 'said';
    status.setAttribute('role', 'status');
    document.querySelector('main').append(status);
    for (const code of document.querySelectorAll('pre')) widths.observe(code);
  });
})();
