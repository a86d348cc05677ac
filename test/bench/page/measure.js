/* What the measures do in the page of one library: `bench.build`, then `bench.start`, then the rest. */
(function ($) {
  'use strict';

  const frame = () => new Promise(requestAnimationFrame);
  const settled = async () => {
    await frame();
    await frame();
  };

  /** Acts at the beginning of a frame; kept when that has been painted, with the time that it took. */
  const painted = (act = () => undefined) =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const start = performance.now();
        act();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(0);
      }),
    );

  /** A hundred paragraphs of nineteen words: 2,000 elements. */
  const words = Array.from({ length: 19 }, (_, n) => `<span>${'lorem ipsum'.slice(n % 6)}</span>`);
  const heavy = () => `<p>${words.join(' ')}</p>`.repeat(100);

  let subject;
  let roots;

  const clear = () => $(document.body).empty();

  /** Puts the markup of some sets into the page, and waits until it is seen. */
  async function build({ widget, library, sets = 1, items, isHeavy }) {
    clear();
    subject = subjects[widget][library];
    const content = isHeavy ? heavy : undefined;
    document.body.innerHTML = Array.from({ length: sets }, () => subject.html(items, content)).join(
      '',
    );
    roots = Array.from(document.body.children);
    await settled();
  }

  /** Waits until what a start leaves for idle time is done: no closed panel is left as it began. */
  async function rest() {
    while (document.querySelector('.z-content[hidden=""]')) await settled();
  }

  const startNow = (options) => subject.start && subject.start(roots, options);

  /** In a task of its own, as pages do, and until that has been painted. */
  async function start(options) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(startNow(options));
      port2.postMessage(0);
    });
    await settled();
  }

  /** Another item each time, from all over the set. */
  const indexOf = (turn, items) => (turn * 97 + 1) % items;

  /** Selects item after item without a frame in between; the page is laid out by hand. */
  function selectMany(turns, items) {
    if (subject.isBusy) return selectSlowly(turns, items);
    return painted(() => {
      for (let turn = 0; turn < turns; turn++) {
        subject.select(roots[0], indexOf(turn, items));
        void document.body.offsetHeight;
      }
    });
  }

  async function selectSlowly(turns, items) {
    for (let turn = 0; turn < turns; turn++) {
      await painted(() => subject.select(roots[0], indexOf(turn, items)));
      while (subject.isBusy(roots[0])) await frame();
    }
  }

  /** What a selection changes in the document. */
  async function mutations(index) {
    const records = [];
    const observer = new MutationObserver((more) => records.push(...more));
    observer.observe(document, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    });
    await select(index);
    observer.disconnect();
    return records.length;
  }

  /** Selects in a frame; the time until that is painted. */
  async function select(index) {
    const time = await painted(() => subject.select(roots[0], index));
    while (subject.isBusy?.(roots[0])) await frame();
    await settled();
    return time;
  }

  const placeOf = (index) => {
    const { x, y, width, height } = subject.label(roots[0], index).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };

  /** The time from the next click, as the browser knows it, until what it causes is painted. */
  function nextClick() {
    window.clicked = new Promise((resolve) =>
      addEventListener(
        'click',
        ({ timeStamp }) => painted().then(() => resolve(performance.now() - timeStamp)),
        { capture: true, once: true },
      ),
    );
  }

  async function addMany(times) {
    const took = [];
    await painted(() => {
      for (let n = 0; n < times; n++) {
        const start = performance.now();
        subject.add(roots[0], n);
        took.push(performance.now() - start);
      }
    });
    const sum = (part) => part.reduce((all, one) => all + one, 0);
    return { first: sum(took.slice(0, 100)), last: sum(took.slice(-100)) };
  }

  const removeMany = (times, index) =>
    painted(() => {
      for (let n = 0; n < times; n++) subject.remove(roots[0], index);
    });

  /** Makes and ends widgets, on nodes that come and go. */
  async function leak(widget, library, rounds) {
    for (let n = 0; n < rounds; n++) {
      subject = subjects[widget][library];
      document.body.innerHTML = subject.html(5);
      roots = Array.from(document.body.children);
      startNow();
      if (n % 10 === 0) await frame();
      subject.end(roots[0]);
      clear();
    }
    await settled();
  }

  window.bench = {
    build,
    start,
    rest,
    clear,
    heavy,
    painted,
    settled,
    selectMany,
    select,
    mutations,
    placeOf,
    nextClick,
    addMany,
    removeMany,
    leak,
  };
})(window.jQuery);
