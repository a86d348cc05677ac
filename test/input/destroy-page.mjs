// A page that keeps books of what is under way, and what the browser itself knows of listeners.
import { openPage } from './page.mjs';

const list = (count, part) => Array.from({ length: count }, (_, n) => part(n + 1)).join('');

const inside = (n) => `<p>P${n}</p><button>B${n}</button>`;

export const html = {
  uiTabs:
    `<div id="set"><ul>${list(4, (n) => `<li><a>T${n}</a></li>`)}</ul>` +
    `<div>${list(4, (n) => `<div>${inside(n)}</div>`)}</div></div>`,
  uiAccordion: `<ul id="set">${list(4, (n) => `<li><h3>T${n}</h3><div>${inside(n)}</div></li>`)}</ul>`,
};

/** Counts timers, frames and observers; runs before everything else on the page. */
function keepBooks() {
  const left = new Set();
  const note = (name, id) => left.add(`${name} ${id}`);
  const start =
    (name, own) =>
    (task, ...args) => {
      const id = own.call(
        window,
        (...given) => {
          if (name !== 'setInterval') left.delete(`${name} ${id}`);
          task(...given);
        },
        ...args,
      );
      note(name, id);
      return id;
    };
  const pairs = [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
    ['requestAnimationFrame', 'cancelAnimationFrame'],
  ];
  for (const [name, stop] of pairs) {
    const own = window[stop];
    window[name] = start(name, window[name]);
    window[stop] = (id) => {
      left.delete(`${name} ${id}`);
      own.call(window, id);
    };
  }
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) {
    const { prototype } = window[name];
    const { observe, unobserve, disconnect } = prototype;
    const numbers = new WeakMap();
    let last = 0;
    const numberOf = (one) => numbers.get(one) ?? numbers.set(one, ++last).get(one);
    const signOf = (observer, target) => `${numberOf(observer)} of ${numberOf(target)}`;
    prototype.observe = function (target, ...more) {
      note(name, signOf(this, target));
      observe.call(this, target, ...more);
    };
    if (unobserve) {
      prototype.unobserve = function (target) {
        left.delete(`${name} ${signOf(this, target)}`);
        unobserve.call(this, target);
      };
    }
    prototype.disconnect = function () {
      const start = `${name} ${numberOf(this)} of `;
      for (const sign of left) if (sign.startsWith(start)) left.delete(sign);
      disconnect.call(this);
    };
  }
  Object.assign(window, { left, known: Object.keys(window).concat('left', 'known') });
}

const files = (type) =>
  ['tabs', 'accordion'].map((name) => `/assets/${type}/ui.${name}.min.${type}`);

/** Opens a page with a set that hasn't started, and both scripts. */
export async function openUnstarted(body, options = {}) {
  const page = await openPage({
    html: body,
    css: files('css'),
    scripts: files('js'),
    prepare: (one) => one.addInitScript(keepBooks),
    ...options,
  });
  const session = await page.context().newCDPSession(page);
  return { page, session };
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

/** All that is under way on the page, as the browser knows it. */
export async function underWay({ page, session }) {
  await page.evaluate(frames);
  const lists = [];
  for (const target of ['window', 'document', 'matchMedia("(min-width: 0px)")']) {
    lists.push(...(await listenersOf(session, target)));
  }
  const others = await page.evaluate(() => ({
    // A frame has its number as a name.
    globals: Object.keys(window).filter((one) => !window.known.includes(one) && isNaN(one)),
    // jQuery keeps its own.
    properties: Object.keys(document.getElementById('set')).filter((one) => !/^jQuery/.test(one)),
    left: Array.from(window.left),
    moving: document.getAnimations().length,
    html: document.body.innerHTML.replace(/<script.*<\/script>/gs, '').trim(),
  }));
  return { listeners: lists.sort(), ...others };
}

/** What garbage collection leaves: nodes, listeners, and the bytes of the heap. */
export async function kept(session) {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, jsEventListeners, usedSize };
}
