// The server that really answers: its paths and their queries are told in test/server.cjs. Modules
// that use it call `resetServer` before each test. Two things browsers do: they open six connections
// to an origin, so a test holds five answers at most; and they send a request for an address only
// when the one before for the same address is over, unless their queries differ.
const prefix = '/answer/';

/** One request as the server saw it; headers that did not come are empty. */
export interface RequestRecord {
  /** Without `/answer/`. */
  path: string;
  /** With its `?`, or empty. */
  query: string;
  method: string;
  headers: { accept: string; 'x-requested-with': string };
  /** Whether the client gave up before the answer was there. */
  aborted: boolean;
}

/** How many requests, and how many given up, to wait for. */
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

/** Lets the answers with `hold=<key>` come; before there is one, the next doesn't wait. */
export async function release(key: string): Promise<void> {
  await fetch(address(`release?key=${encodeURIComponent(key)}`));
}

/** Forgets all requests and releases, and ends what is still open. */
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
