import $ from 'jquery';
import { hostileTexts } from './safety';

/** Hashes that name nothing, and do harm if they are used as anything but text. */
export const hostile: Record<string, string> = {
  'a lone percent sign': '#%',
  everything: '#*',
  '10 kB': '#' + 'tab2'.repeat(2500),
  '1 MB': '#' + 'set/tab9&'.repeat(116500),
  'nothing after the sign': '#',
};
for (const [name, text] of Object.entries(hostileTexts)) hostile[name] = `#${text}`;

/** The URL before the tests. Each test ends with it. */
const before = location.href;

let writes: string[] = [];

/** Returns and removes the changes of the URL since the start of the test, or the last call: `push #tab2`. */
export const written = (): string[] => writes.splice(0);

const noting = (how: 'push' | 'replace') =>
  function (this: History, state: unknown, unused: string, url?: string | URL | null): void {
    writes.push(`${how} ${new URL(String(url)).hash || 'no hash'}`);
    History.prototype[`${how}State`].call(this, state, unused, url);
  };

/** Sets the hash of the page without an event, as if the page had been opened with it. */
export function atHash(hash: string): void {
  History.prototype.replaceState.call(history, null, '', before.split('#')[0] + hash);
}

/** Changes the hash as a link or the Back button does, but synchronously. */
export function goTo(hash: string): void {
  atHash(hash);
  $(window).trigger('hashchange');
}

/** Removes what the tests have stored. */
function forgetStored(): void {
  for (const key of Object.keys(localStorage)) {
    if (/^ui(Tabs|Accordion):/.test(key)) localStorage.removeItem(key);
  }
}

/** For modules whose tests change the address or the storage. */
export const restoring = {
  beforeEach(): void {
    forgetStored();
    writes = [];
    // The length of the history is no use, because it is at most fifty.
    history.pushState = noting('push');
    history.replaceState = noting('replace');
  },
  afterEach(): void {
    for (const name of ['pushState', 'replaceState']) Reflect.deleteProperty(history, name);
    atHash(new URL(before).hash);
    forgetStored();
  },
};

/** The same where tests scroll the page. */
export const restoringScroll = {
  ...restoring,
  afterEach(): void {
    restoring.afterEach();
    scrollTo(0, 0);
  },
};

/** The keys and values that sets have stored, as `uiTabs:<path>#set ["tab2"]` without the path. */
export const stored = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => /^ui(Tabs|Accordion):/.test(key))
    .sort()
    .map((key) => `${key.replace(location.pathname, '')} ${localStorage.getItem(key)}`);

/** Stores a value for the widget of a kind with an id, as an earlier visit would have. */
export function store(kind: 'uiTabs' | 'uiAccordion', id: string, value: string): void {
  localStorage.setItem(`${kind}:${location.pathname}#${id}`, value);
}

/** The hash of an item by its position. */
export const hashOf = ({ noun }: { noun: string }, number: number): string => `#${noun}${number}`;
