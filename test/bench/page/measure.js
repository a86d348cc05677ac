/* What the measures do in the page of one library: `bench.build`, then `bench.start`, then the rest. */
(function () {
  'use strict';

  const noop = () => {};
  const frame = () => new Promise(requestAnimationFrame);
  const task = (act = noop) => new Promise((resolve) => setTimeout(() => resolve(act())));
  const settled = async () => {
    await frame();
    await frame();
    await task();
  };

  /** Acts at the beginning of a frame; kept when that has been painted, with the time that it took. */
  const painted = (act = noop) =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const start = performance.now();
        act();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(0);
      }),
    );

  /** Adds a script and waits until it has run. */
  const load = (src) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      Object.assign(script, { src, onload: () => resolve(task()), onerror: reject });
      document.head.append(script);
    });

  /** A hundred paragraphs of nineteen words: 2,000 elements. */
  const words = Array.from({ length: 19 }, (_, n) => `<span>${'lorem ipsum'.slice(n % 6)}</span>`);
  const heavy = () => `<p>${words.join(' ')}</p>`.repeat(100);

  let subject;
  let roots = [];
  let padding = 0;

  const clear = () => document.body.replaceChildren();

  /** Puts the markup of some sets into the page. */
  function write({ widget, library, sets = 1, items, isHeavy, asList }) {
    subject = subjects[widget][library];
    const content = isHeavy ? heavy : undefined;
    const html = (_, n) => subject.html({ items, id: `u${n}`, content, asList });
    document.body.innerHTML = Array.from({ length: sets }, html).join('');
    roots = Array.from(document.body.children);
  }

  function build(scene) {
    write(scene);
    return settled();
  }

  /** One call for each set. */
  function startNow() {
    for (const root of roots) subject.start(root);
  }

  /** In a task of its own, as pages do; then a forced layout, and two frames. */
  async function inTask(act) {
    await task(act);
    void document.body.offsetHeight;
    await settled();
  }

  /**
   * Acts in a task between two stops, in which the counters are read. A frame could come while the page
   * stands still, so nothing is left to do for one: the page is laid out once.
   */
  const stopped = (name, ...args) =>
    task(() => {
      debugger;
      bench[name](...args);
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

  /** Waits until what a start leaves for idle time is done: no closed panel is left as it began. */
  async function rest() {
    while (document.querySelector('.z-content[hidden=""]')) await settled();
  }

  const selectNow = (index) => void subject.select(roots[0], index);

  /** Selects item after item, from all over the set, in one task; the page is laid out in the frame after it. */
  async function selectMany(turns, items) {
    const all = Array.from({ length: turns }, (_, turn) => (turn * 97 + 1) % items);
    if (!subject.isBusy) return painted(() => all.forEach(selectNow));
    for (const index of all) {
      await painted(() => selectNow(index));
      while (subject.isBusy(roots[0])) await frame();
    }
  }

  async function select(index) {
    await painted(() => selectNow(index));
    while (subject.isBusy?.(roots[0])) await frame();
    await settled();
  }

  /** Makes and ends widgets, on nodes that come and go. */
  async function leak(scene, rounds) {
    for (let n = 0; n < rounds; n++) {
      write(scene);
      startNow();
      if (n % 10 === 0) await frame();
      subject.end(roots[0]);
      clear();
    }
    await settled();
  }

  window.bench = {
    load,
    build,
    start: () => inTask(startNow),
    wait: () => inTask(noop),
    /** How many labels or headers say what they control. */
    started: () => document.querySelectorAll('[aria-controls]').length,
    stopped,
    startNow,
    writeAndAsk,
    selectNow,
    rest,
    clear,
    heavy,
    selectMany,
    select,
    leak,
  };
})();
