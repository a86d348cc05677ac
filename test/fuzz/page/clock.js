// Before everything else: time that passes when a step says so. Timers
// of no time are real, as jQuery's requests have such.
(() => {
  const own = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout, Date };
  let timers = [];
  let passed = 0;
  let last = 2e9;

  window.setTimeout = (task, delay = 0, ...args) => {
    if (!(delay > 0)) return own.setTimeout.call(window, task, 0, ...args);
    timers.push({ id: ++last, due: passed + (delay | 0), task: () => task(...args) });
    return last;
  };
  window.requestIdleCallback = (task) => window.setTimeout(task, 1);
  window.clearTimeout = (id) => {
    timers = timers.filter((timer) => timer.id !== id);
    own.clearTimeout.call(window, id);
  };
  // jQuery's animations read it.
  window.Date = class extends own.Date {
    constructor(...args) {
      super(...(args.length ? args : [own.Date.now() + passed]));
    }
    static now() {
      return own.Date.now() + passed;
    }
  };

  const due = (end) =>
    timers.filter((timer) => timer.due <= end).sort((a, b) => a.due - b.due || a.id - b.id)[0];

  const tick = (ms) => {
    const end = passed + ms;
    for (let timer = due(end); timer; timer = due(end)) {
      passed = Math.max(passed, timer.due);
      timers = timers.filter((other) => other !== timer);
      timer.task();
    }
    passed = end;
  };

  // How many requests wait for each key.
  const waiting = {};
  const count = (url, by) => {
    const [, key] = /[?&]hold=(\w+)/.exec(url) || [];
    if (key) waiting[key] = (waiting[key] || 0) + by;
  };
  const { open, send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (method, url, ...args) {
    this.asked = String(url);
    open.call(this, method, url, ...args);
  };
  XMLHttpRequest.prototype.send = function (...args) {
    count(this.asked, 1);
    this.addEventListener('loadend', () => count(this.asked, -1));
    send.apply(this, args);
  };
  const { fetch } = window;
  window.fetch = (url, ...args) => {
    count(String(url), 1);
    const over = () => count(String(url), -1);
    const answer = fetch(url, ...args);
    answer.then(over, over);
    return answer;
  };

  window.fuzzTime = { tick, waiting, now: () => passed };
})();
