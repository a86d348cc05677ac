import { kept, underWay } from './destroy-books.mjs';
import { html, openUnstarted } from './destroy-page.mjs';

// What says that nothing is left has to see what is.
QUnit.module('input: the books see what is left');

/** What a page leaves behind, and where it shows; what goes on by itself comes last. */
const leaks = {
  'a listener on the window': ['listeners', () => addEventListener('resize', () => {}, true)],
  'a listener on the document': ['listeners', () => document.addEventListener('x', () => {})],
  'a listener on an element': ['listeners', () => document.body.addEventListener('x', () => {})],
  'a handler by jQuery': [
    'listeners jquery',
    () => window.jQuery(document.body).on('a.b', () => {}),
  ],
  'a handler as a property': ['listeners handlers', () => (window.onhashchange = () => {})],
  'a query for a scheme': [
    'left',
    () => matchMedia('(prefers-color-scheme: dark)').addListener(() => {}),
  ],
  'a query for motion': [
    'left',
    () => matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => {}),
  ],
  'a listener for fonts': ['left', () => document.fonts.addEventListener('loadingdone', () => {})],
  'a timer': ['left', () => setTimeout(() => {}, 1e6)],
  'a timer that comes again': ['left', () => setInterval(() => {}, 1e6)],
  'an observer of changes': [
    'left',
    () => new MutationObserver(() => {}).observe(document.body, { attributes: true }),
  ],
  'an observer of sizes': ['left', () => new ResizeObserver(() => {}).observe(document.body)],
  'an observer of sight': ['left', () => new IntersectionObserver(() => {}).observe(document.body)],
  'one of two that an observer watches': [
    'left',
    () => {
      const observer = new ResizeObserver(() => {});
      for (const one of [document.body, document.documentElement]) observer.observe(one);
      observer.unobserve(document.body);
    },
  ],
  'a request': ['left', () => void window.jQuery.get('/answer/never')],
  'a request by fetch': ['left', () => void fetch('/answer/never')],
  'an animation': ['moving', () => void document.body.animate({ opacity: [1, 1] }, 1e6)],
  'a state of the history': ['history', () => history.replaceState({ our: 1 }, '')],
  'how it scrolls back': ['history', () => (history.scrollRestoration = 'manual')],
  'a title': ['history head', () => (document.title = 'Other')],
  'a global': ['names', () => (window.leaked = 1)],
  'a global that is not listed': [
    'names',
    () => Object.defineProperty(window, 'hidden', { value: 1, enumerable: false }),
  ],
  'a method for all': [
    'names',
    () => Object.defineProperty(Array.prototype, 'leaked', { value: 1 }),
  ],
  'a property of the document': ['names', () => (document.leaked = 1)],
  'a property of the set': ['properties', () => (document.getElementById('set').leaked = 1)],
  'data of the set': ['data', () => void window.jQuery('#set').data('leaked', 1)],
  'a style element': ['head sheets', () => document.head.append(document.createElement('style'))],
  'a sheet': ['sheets', () => void document.adoptedStyleSheets.push(new CSSStyleSheet())],
  'a rule': ['sheets', () => document.styleSheets[0].insertRule('x { color: red }')],
  'a class of the page': ['page', () => document.documentElement.classList.add('leaked')],
  'an attribute': ['html', () => document.querySelector('h3').setAttribute('role', 'x')],
  'frames that go on': [
    'left',
    () => {
      const again = () => requestAnimationFrame(again);
      again();
    },
  ],
  'an animation by jQuery': [
    'left moving html',
    () => void window.jQuery('#set').animate({ top: 1 }, 1e6),
  ],
};

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

QUnit.test('C13 each thing that a page can leave shows where it belongs', async (assert) => {
  const set = await openUnstarted(html.uiAccordion);
  const places = {};
  let before = await underWay(set);
  for (const [name, [, leak]] of Object.entries(leaks)) {
    await set.page.evaluate(`void (${leak})()`);
    const after = await underWay(set);
    places[name] = Object.keys(after)
      .filter((place) => !isSame(after[place], before[place]))
      .join(' ');
    before = after;
  }
  assert.deepEqual(
    places,
    Object.fromEntries(Object.entries(leaks).map(([name, [place]]) => [name, place])),
  );
});

const ends = {
  listeners: () => {
    const query = matchMedia('print');
    const heard = () => {};
    query.addListener(heard);
    query.removeListener(heard);
    query.addEventListener('change', heard, { capture: true });
    query.removeEventListener('change', heard, true);
    document.addEventListener('x', heard);
    document.removeEventListener('x', heard);
  },
  tasks: () => {
    clearTimeout(setTimeout(() => {}, 1e6));
    clearInterval(setInterval(() => {}, 1e6));
    cancelAnimationFrame(requestAnimationFrame(() => {}));
    setTimeout(() => {});
  },
  requests: () => {
    const xhr = window.jQuery.get('/answer/never');
    const controller = new AbortController();
    fetch('/answer/never', { signal: controller.signal }).catch(() => {});
    xhr.abort();
    controller.abort();
    return Promise.all([window.jQuery.get('/answer/ok/a'), fetch('/answer/ok/a')]);
  },
  observers: () => {
    const observer = new ResizeObserver(() => {});
    observer.observe(document.body);
    observer.unobserve(document.body);
    observer.observe(document.body);
    observer.disconnect();
  },
};

QUnit.test.each(
  'C13 they strike what has ended:',
  Object.fromEntries(Object.keys(ends).map((name) => [name, name])),
  async (assert, name) => {
    const set = await openUnstarted(html.uiAccordion);
    const before = await underWay(set);
    await set.page.evaluate(ends[name]);
    assert.deepEqual(await underWay(set), before);
  },
);

QUnit.test('C13 one object shows, and one node, and one listener', async (assert) => {
  const { page, session } = await openUnstarted(html.uiTabs);
  const steps = [
    () => void (window.held = []),
    () => void window.held.push({}),
    () => void window.held.push(() => {}),
    () => void window.held.push(document.body.appendChild(document.createElement('p'))),
    () => void document.body.addEventListener('x', window.held[1]),
  ];
  const counts = [];
  for (const step of [() => {}, ...steps]) {
    await page.evaluate(step);
    counts.push((await kept(session)).counts);
  }
  const more = counts
    .slice(2)
    .map((now, n) => Object.keys(now).filter((name) => now[name] > counts[n + 1][name]));
  assert.deepEqual(more, [['objects'], ['objects'], ['nodes', 'objects'], ['listeners']]);
});
