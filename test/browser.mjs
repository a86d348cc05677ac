// The browser that tests and benchmarks drive, and a server for the pages that tests write.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { pathOf, sendFile } from '../.ci/lib/files.mjs';
import { answer } from './server.cjs';

const require = createRequire(import.meta.url);
const findBrowser = require('./find-browser.cjs');
const { folders } = require('./runs.cjs');

// What Chromium does besides showing a page. The suggestions of its address bar are pages, too: each window starts a process
// for them, and a short test would take twice its time. The rest is what the driver of the browser switches off itself: a
// second list takes the place of its own.
const features = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

function settings(more) {
  const { path: executablePath, env, args } = findBrowser();
  return {
    executablePath,
    args: [...args, `--disable-features=${features}`, ...more],
    env: { ...process.env, ...env },
  };
}

/** Launches a browser, with more arguments for its command. */
export const launch = (more = []) => chromium.launch(settings(more));

/** A browser for several processes: they find it where TEST_BROWSER says. */
export const launchServer = () => chromium.launchServer(settings([]));

/** The browser of TEST_BROWSER, or a new one. */
const connect = () =>
  process.env.TEST_BROWSER ? chromium.connect(process.env.TEST_BROWSER) : launch();

export const link = (href) => `<link rel="stylesheet" href="${href}">`;
export const script = (src) => `<script src="${src}"></script>`;

/** The text of a page: sheets, `head`, `html` as its body, jQuery `jquery` (1 to 4, or 0 for none), scripts. */
export function documentOf({ html, head, dir, lang, css, scripts, jquery, slim }) {
  const file = `/node_modules/${folders[jquery]}/dist/jquery${slim ? '.slim' : ''}.min.js`;
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8"><title>Test</title><link rel="icon" href="/assets/img/ui.icons.svg">
${css.map(link).join('\n')}
${head}
</head>
<body>
${html}
${[...(jquery ? [file] : []), ...scripts].map(script).join('\n')}
</body>
</html>`;
}

/** What a page has unless it says otherwise: both widgets, on jQuery 3. */
export const usual = {
  html: '',
  head: '',
  csp: '',
  dir: 'ltr',
  lang: 'en',
  jquery: 3,
  slim: false,
  css: ['ui.tabs', 'ui.tabs.flat', 'ui.accordion'].map((name) => `/assets/css/${name}.min.css`),
  scripts: ['ui.tabs', 'ui.accordion'].map((name) => `/assets/js/${name}.min.js`),
};

/**
 * Starts a browser, and a server with the answers of server.cjs, the files of the project and, before those,
 * the pages that `pageAt` has for a path, as `{ html, csp }`; `close` ends both.
 */
export async function start(pageAt) {
  const server = createServer((request, response) => {
    if (answer(request, response)) return null;
    const pathname = pathOf(request);
    // Browsers request it by themselves for documents that name none, such as style sheets.
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    const page = pageAt(pathname);
    // A document that takes the place of another one in the same page has these files at once.
    if (/^\/(assets|node_modules)\//.test(pathname))
      response.setHeader('cache-control', 'max-age=3600');
    if (!page) return sendFile(request, response);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(page.csp && { 'content-security-policy': page.csp }),
    });
    return response.end(page.html);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await connect();
  return {
    browser,
    origin: `http://127.0.0.1:${server.address().port}`,
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The errors and warnings of a page from now on. */
export function problemsOn(page) {
  const problems = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  return problems;
}

/** Makes the browser treat matching elements as hovered, or as focused by keys. Returns a function that takes such states. */
export async function forcing(page, selector) {
  const session = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS']) await session.send(`${domain}.enable`);
  const { nodeId } = (await session.send('DOM.getDocument', { depth: 0 })).root;
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId, selector });
  return (forcedPseudoClasses) =>
    Promise.all(
      nodeIds.map((one) =>
        session.send('CSS.forcePseudoState', { nodeId: one, forcedPseudoClasses }),
      ),
    );
}
