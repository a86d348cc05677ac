// Requests to the test server. Its paths and queries are described in test/server.cjs. Modules that use it call `resetServer`
// before each test. Browsers open six connections to an origin, so a test may hold back five answers at most. And they send a
// request only when an earlier one for the same URL has ended, so use different queries.
const prefix = '/answer/';

/** One request that the server has received. Missing headers are empty. */
export interface RequestRecord {
  /** Without `/answer/`. */
  path: string;
  /** With its `?`, or empty. */
  query: string;
  method: string;
  headers: { accept: string; 'x-requested-with': string };
  /** Whether the client aborted it before the answer. */
  aborted: boolean;
}

/** The numbers of requests, and of aborted ones, to wait for. */
export interface Until {
  count?: number;
  aborted?: number;
}

/** The address of an answer: `address('ok/a?hold=x')`. */
export const address = (path: string): string => prefix + path;

async function ask<T>(path: string): Promise<T> {
  const response = await fetch(address(path));
  return (await response.json()) as T;
}

/** The requests since the reset, in order. */
export function requestLog({ count = 0, aborted = 0 }: Until = {}): Promise<RequestRecord[]> {
  return ask(`log?count=${count}&aborted=${aborted}`);
}

/** The same as texts: `ok/a?hold=x`. */
export async function requests(until: Until = {}): Promise<string[]> {
  return (await requestLog(until)).map(({ path, query }) => path + query);
}

/** Releases the answers with `hold=<key>`. If there is none yet, the next one doesn't wait. */
export async function release(key: string): Promise<void> {
  await fetch(address(`release?key=${encodeURIComponent(key)}`));
}

/** Forgets all requests and releases, and ends open connections. */
export async function resetServer(): Promise<void> {
  await fetch(address('reset'));
}

/** An origin with the same answers that isn't the page's: `http://127.0.0.1:1234`. */
export async function otherOrigin(): Promise<string> {
  return (await ask<{ other: string }>('origin')).other;
}

/** A test that needs `$.ajax`, which slim builds of jQuery don't have (rule C1). */
export function online(name: string, test: (assert: Assert) => Promise<void> | void): void {
  if (!window.testRun.slim) QUnit.test(name, test);
}
