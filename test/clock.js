/**
 * Stops the page's timers until `tick` lets time pass; those that run already go on by themselves, and so do
 * those of no time with `atOnce`: jQuery's requests have such.
 */
window.stopClock = (atOnce = false) => {
  const own = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout };
  let timers = [];
  let passed = 0;
  // No timer of the browser's has such an id.
  let last = 2e9;
  const nextUntil = (end) =>
    timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due || a.id - b.id)[0];
  const drop = (id) => {
    timers = timers.filter((timer) => timer.id !== id);
  };
  window.setTimeout = (task, delay = 0, ...args) => {
    if (atOnce && !(delay > 0)) return own.setTimeout.call(window, task, 0, ...args);
    // As browsers do: what isn't a number of 32 bits is no time at all.
    const due = passed + Math.max(0, delay | 0);
    timers.push({ id: ++last, due, task: () => task(...args) });
    return last;
  };
  window.clearTimeout = (id) => {
    drop(id);
    own.clearTimeout.call(window, id);
  };
  return {
    tick(ms) {
      const end = passed + ms;
      let count = 0;
      for (let timer = nextUntil(end); timer; timer = nextUntil(end)) {
        if (++count > 10000) throw new Error('timers that start each other without end');
        passed = timer.due;
        drop(timer.id);
        timer.task();
      }
      passed = end;
    },
    passed: () => passed,
    left: () => timers.map(({ due }) => due - passed).sort((a, b) => a - b),
    end: () => void Object.assign(window, own),
  };
};
