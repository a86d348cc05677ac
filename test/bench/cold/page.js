/*
 * What happens in a cold page. Markup first, by `cold.build`; then `cold.sample`, once without a start,
 * so that the waits themselves are known, and once with it. How other libraries are used is in
 * ../page/subjects.js.
 */
(function ($) {
  'use strict';

  const noop = () => {};
  const each = (count, make) => Array.from({ length: count }, (_, n) => make(n)).join('');

  const tabs = (items, id, className = '') =>
    `<div class="w${className}" id="${id}"><ul>${each(items, (n) => `<li><a>Label ${n}</a></li>`)}</ul>` +
    `<div>${each(items, (n) => `<div><p>Panel ${n}</p></div>`)}</div></div>`;

  const sections = (items, id, className = '') =>
    `<div class="w${className}" id="${id}">` +
    `${each(items, (n) => `<section><h3>Label ${n}</h3><div><p>Panel ${n}</p></div></section>`)}</div>`;

  const list = (items, id) =>
    `<ul class="w" id="${id}">` +
    `${each(items, (n) => `<li><h3>Label ${n}</h3><div><p>Panel ${n}</p></div></li>`)}</ul>`;

  const animation = { effects: 'none' };

  /** Markup of a set, and one call that starts it. */
  const own = {
    tabs: {
      ours: {
        html: tabs,
        start: (root) => $(root).uiTabs({ animation, select: noop, deactivate: noop }),
      },
      floor: {
        html: (items, id) => tabs(items, id, ' ft'),
        start: (root) => $(root).jqTabs({ select: noop, deactivate: noop }),
      },
    },
    accordion: {
      ours: {
        html: (items, id, asList) => (asList ? list : sections)(items, id),
        start: (root) => $(root).uiAccordion({ animation, select: noop }),
      },
      floor: {
        html: (items, id) => sections(items, id, ' fa'),
        start: (root) => $(root).jqAccordion({ select: noop }),
      },
    },
  };

  const theirs = ({ html, start }) => ({
    html: (items) => html(items),
    start: (root) => start([root]),
  });

  let subject;
  let roots;
  let padding = 0;

  const frame = () => new Promise(requestAnimationFrame);
  const task = (act = noop) => new Promise((resolve) => setTimeout(() => resolve(act())));
  const settled = async () => {
    await frame();
    await frame();
    await task();
  };

  function build({ widget, library, sets, items, asList }) {
    subject = own[widget][library] ?? theirs(subjects[widget][library]);
    document.body.innerHTML = each(sets, (n) => subject.html(items, `u${n}`, asList));
    roots = Array.from(document.body.children);
    return settled();
  }

  /** One call for each set. */
  function start() {
    for (const root of roots) subject.start(root);
  }

  /** A task that starts all sets, or none; then a forced layout, and two frames. */
  async function sample(withStart) {
    await task(() => {
      if (withStart) start();
    });
    void document.body.offsetHeight;
    await settled();
  }

  /**
   * Acts in a task between two stops, in which the counters are read. A frame could come while the page
   * stands still, so nothing is left to do for one: the page is laid out once, which is known and taken
   * off by the caller.
   */
  const stopped = (act) =>
    task(() => {
      debugger;
      act();
      document.body.style.paddingTop = `${(padding += 1)}px`;
      void document.body.offsetHeight;
      debugger;
    });

  /** Writes and asks for each set, as a start must not: shows that the counters see it. */
  function writeAndAsk() {
    for (const root of roots) {
      root.style.width = `${root.offsetWidth - 1}px`;
      void root.offsetWidth;
    }
  }

  /** Adds a script and waits until it has run. */
  const load = (src) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      Object.assign(script, { src, onload: () => resolve(task()), onerror: reject });
      document.head.append(script);
    });

  /** How many labels or headers say what they control. */
  const started = () => document.querySelectorAll('[aria-controls]').length;

  window.cold = {
    build,
    sample,
    load,
    started,
    countNothing: () => stopped(noop),
    countStart: () => stopped(start),
    countForced: () => stopped(writeAndAsk),
  };
})(window.jQuery);
