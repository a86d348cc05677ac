// A server and a browser for the episodes.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { pathOf, sendFile } from '../../demo/static.mjs';
import { connect } from '../browser.mjs';
import { answer } from '../server.cjs';

const require = createRequire(import.meta.url);
const { folders } = require('../runs.cjs');

const documentFor = (jquery, slim) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Fuzz</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/css/ui.tabs.min.css">
<link rel="stylesheet" href="/assets/css/ui.accordion.min.css">
<script src="/test/fuzz/page/clock.js"></script></head>
<body><button id="before">Before</button><div id="holder"></div><button id="after">After</button>
<script src="/node_modules/${folders[jquery]}/dist/jquery${slim ? '.slim' : ''}.min.js"></script>
<script src="/assets/js/ui.tabs.min.js"></script>
<script src="/assets/js/ui.accordion.min.js"></script>
<script type="module" src="/test/fuzz/page/main.js"></script></body></html>`;

/** Starts both; `close` ends them. */
export async function startBrowser() {
  const server = createServer((request, response) => {
    if (answer(request, response)) return null;
    const [, jquery, slim] = /^\/fuzz-(\d)(-slim)?\.html$/.exec(pathOf(request)) || [];
    if (!jquery) return sendFile(pathOf(request), response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    return response.end(documentFor(jquery, slim));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await connect();
  return {
    browser,
    /** The address of the page with a jQuery, as `3` or `4-slim`. */
    pageFor: (jquery) => `http://127.0.0.1:${server.address().port}/fuzz-${jquery}.html`,
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
