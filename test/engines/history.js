// WebKit refuses more than a hundred changes of the address in ten seconds; tests wait for their turn.
(() => {
  const PERIOD = 10500;
  const MOST = 60;
  let times = [];
  for (const name of ['pushState', 'replaceState']) {
    const change = History.prototype[name];
    History.prototype[name] = function (...args) {
      times.push(performance.now());
      return change.apply(this, args);
    };
  }
  QUnit.hooks.beforeEach(() => {
    times = times.slice(-MOST);
    const left = times.length < MOST ? 0 : times[0] + PERIOD - performance.now();
    return left > 0 ? new Promise((resolve) => setTimeout(resolve, left)) : undefined;
  });
})();
