// The browser that tests and benchmarks drive.
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const findBrowser = createRequire(import.meta.url)('./find-browser.cjs');

function settings(more) {
  const { path: executablePath, env, args } = findBrowser();
  return { executablePath, args: args.concat(more), env: { ...process.env, ...env } };
}

/** A browser of one's own, with more arguments for its command. */
export const launch = (more = []) => chromium.launch(settings(more));

/** A browser for several processes: they find it where TEST_BROWSER says. */
export const launchServer = () => chromium.launchServer(settings([]));

/** The browser of TEST_BROWSER, or one of one's own. */
export const connect = () =>
  process.env.TEST_BROWSER ? chromium.connect(process.env.TEST_BROWSER) : launch();
