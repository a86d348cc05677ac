// Before everything else: time that passes when a step says so.
(() => {
  const { tick, passed } = window.stopClock(true);
  window.requestIdleCallback = (task) => window.setTimeout(task, 1);
  // jQuery's animations read it.
  const { Date } = window;
  window.Date = class extends Date {
    constructor(...args) {
      super(...(args.length ? args : [Date.now() + passed()]));
    }
    static now() {
      return Date.now() + passed();
    }
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

  window.fuzzTime = { tick, waiting, now: passed };
})();
