// Books of all that is under way on a page, beside what the browser itself tells of it.

/** Counts timers, frames, observers, requests, and listeners that are on no node; runs before the page. */
function keepBooks() {
  const left = new Set();
  const note = (...sign) => left.add(sign.join(' '));
  const strike = (...sign) => left.delete(sign.join(' '));
  const numbers = new WeakMap();
  let last = 0;
  const numberOf = (one) => numbers.get(one) ?? numbers.set(one, ++last).get(one);

  const tasks = [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
    ['requestAnimationFrame', 'cancelAnimationFrame'],
    ['requestIdleCallback', 'cancelIdleCallback'],
  ];
  for (const [name, stop] of tasks) {
    const [begin, end] = [window[name], window[stop]];
    window[name] = (task, ...args) => {
      const run = (...given) => {
        if (name !== 'setInterval') strike(name, id);
        task(...given);
      };
      const id = begin.call(window, run, ...args);
      note(name, id);
      return id;
    };
    window[stop] = (id) => {
      strike(name, id);
      end.call(window, id);
    };
  }

  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) {
    const { prototype } = window[name];
    const { observe, unobserve, disconnect } = prototype;
    prototype.observe = function (target, ...more) {
      note(name, numberOf(this), 'of', numberOf(target));
      observe.call(this, target, ...more);
    };
    if (unobserve) {
      prototype.unobserve = function (target) {
        strike(name, numberOf(this), 'of', numberOf(target));
        unobserve.call(this, target);
      };
    }
    prototype.disconnect = function () {
      const start = `${name} ${numberOf(this)} of `;
      for (const sign of left) if (sign.startsWith(start)) left.delete(sign);
      disconnect.call(this);
    };
  }

  // The browser tells of listeners on nodes and on the window; here are those on queries and the like.
  const captures = (options) => !!(options?.capture ?? options);
  const signOf = (on, type, listener, options) => [
    `${on.constructor.name} ${type}${captures(options) ? ' capture' : ''}`,
    numberOf(on),
    numberOf(listener),
  ];
  const listening = (prototype, add, remove, fixed) => {
    const [begin, end] = [prototype[add], prototype[remove]];
    const isCounted = (on, listener) => on && listener && on !== window && !(on instanceof Node);
    prototype[add] = function (...args) {
      const [type, listener, options] = [...fixed, ...args];
      if (isCounted(this, listener)) note(...signOf(this, type, listener, options));
      begin.apply(this, args);
    };
    prototype[remove] = function (...args) {
      const [type, listener, options] = [...fixed, ...args];
      if (isCounted(this, listener)) strike(...signOf(this, type, listener, options));
      end.apply(this, args);
    };
  };
  const { addEventListener } = EventTarget.prototype;
  listening(EventTarget.prototype, 'addEventListener', 'removeEventListener', []);
  listening(MediaQueryList.prototype, 'addListener', 'removeListener', ['change']);

  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (...args) {
    note('request', numberOf(this));
    addEventListener.call(this, 'loadend', () => strike('request', numberOf(this)));
    send.apply(this, args);
  };
  const { fetch } = window;
  window.fetch = (...args) => {
    const sign = ['fetch', ++last];
    note(...sign);
    const answer = fetch.apply(window, args);
    const over = () => strike(...sign);
    answer.then((response) => response.clone().text()).then(over, over);
    return answer;
  };

  const namesOf = (holder) => Object.getOwnPropertyNames(holder).filter((name) => isNaN(name));
  const holders = () => ({
    window,
    document,
    html: document.documentElement,
    body: document.body,
    history,
    Object: Object.prototype,
    Array: Array.prototype,
    Element: Element.prototype,
  });
  const named = () =>
    Object.entries(holders()).flatMap(([name, holder]) =>
      namesOf(holder)
        // What old jQuery marks elements with.
        .filter((own) => !/^jQuery\d/.test(own))
        .map((own) => `${name}.${own}`),
    );
  let known;
  const books = {
    left,
    /** What the page was told of, and what it still owes the widget an answer to. */
    told: [],
    answers: [],
    begin: () => (known = new Set(named())),
    names: () => named().filter((name) => !known.has(name)),
    handlers: () =>
      Object.entries({ window, document, html: document.documentElement, body: document.body })
        .map(([name, one]) => {
          const on = [];
          for (const key in one) if (/^on/.test(key) && one[key]) on.push(`${name}.${key}`);
          return on;
        })
        .flat(),
  };
  window.books = books;
}

async function listenersOf(session, expression) {
  const { result } = await session.send('Runtime.evaluate', { expression });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId,
    depth: -1,
  });
  return listeners.map(
    ({ type, useCapture }) => `${expression} ${type}${useCapture ? ' capture' : ''}`,
  );
}

const frames = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );

function look() {
  const { jQuery: $, books } = window;
  const { documentElement: html, body } = document;
  const attributes = (element) => Array.from(element.attributes, ({ name, value }) => name + value);
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const all = Array.from(document.querySelectorAll('#set, #set *'));
  const handlersOf = (target) => Object.keys($._data(target, 'events') ?? {});
  return {
    left: Array.from(books.left),
    names: books.names(),
    handlers: books.handlers(),
    // jQuery keeps its own.
    properties: all.flatMap(Object.keys).filter((one) => !/^jQuery/.test(one)),
    data: all.flatMap((one) => Object.keys($(one).data())),
    jquery: [window, document, html, body].map(handlersOf).flat(),
    moving: [document.getAnimations().length, $.timers.length],
    history: [history.state, history.scrollRestoration, document.title],
    page: [...attributes(html), ...attributes(body)],
    head: document.head.innerHTML,
    sheets: sheets.map(({ cssRules }) => cssRules.length),
    html: body.innerHTML.replace(/<script.*<\/script>/gs, '').trim(),
  };
}

/** Has the books kept; before the page loads. */
export const keep = (page) => page.addInitScript(keepBooks);

/** Takes what is on the page now for the page's own. */
export const begin = (page) => page.evaluate(() => void window.books.begin());

/** All that is under way on the page. */
export async function underWay({ page, session }) {
  await page.evaluate(frames);
  const lists = [];
  for (const target of ['window', 'document']) lists.push(...(await listenersOf(session, target)));
  return { listeners: lists.sort(), ...(await page.evaluate(look)) };
}

/** What garbage collection leaves: nodes, listeners, objects (functions, too), and the bytes of the heap. */
export async function kept(session) {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const group = { objectGroup: 'all' };
  const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId,
    ...group,
  });
  const { result: count } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', group);
  return { counts: { nodes, listeners: jsEventListeners, objects: count.value }, usedSize };
}
