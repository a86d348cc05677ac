// Builds, serves the demo on this machine only, and rebuilds and reloads on change.
import { existsSync, watch as watchFolder } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { watch } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';
import { pathOf, root, sendFile } from './static.mjs';

const host = '127.0.0.1';
const pages = new Set();

const client = `<script>
new EventSource('/__reload').onmessage = function (event) {
  if (event.data !== 'css') return location.reload();
  document.querySelectorAll('link[rel=stylesheet]').forEach(function (link) {
    link.href = link.href.split('?')[0] + '?' + Date.now();
  });
};
</script>
`;

const tell = (what) => pages.forEach((page) => page.write(`data: ${what}\n\n`));

function openStream(response) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('\n');
  pages.add(response);
  response.on('close', () => pages.delete(response));
}

/** Fragments fetched by a widget and pages in an iframe must arrive as they are. */
function isNavigation({ headers }) {
  if (headers['x-requested-with']) return false;
  const destination = headers['sec-fetch-dest'];
  return destination ? destination === 'document' : /text\/html/.test(headers.accept ?? '');
}

const addClient = (html) => html.replace(/<\/body>/i, `${client}</body>`);

// The demo of loading has real waits and failures, but only here: on any other static server these
// folders are plain files, which come at once.
const slow = { folder: '/demo/content/slow/', ms: 1500 };
const flaky = { folder: '/demo/content/flaky/', asked: new Map() };

/** The first, third, fifth request for a path fails, so that a retry works. */
function isToFail(pathname) {
  if (!pathname.startsWith(flaky.folder)) return false;
  const times = (flaky.asked.get(pathname) ?? 0) + 1;
  flaky.asked.set(pathname, times);
  return times % 2 === 1;
}

function fail(response) {
  response.writeHead(503, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
  response.end('Try again');
}

const server = createServer(async (request, response) => {
  const pathname = pathOf(request);
  if (pathname === '/__reload') return openStream(response);
  if (['/', '/demo'].includes(pathname))
    return response.writeHead(302, { location: '/demo/' }).end();
  if (isToFail(pathname)) return fail(response);
  if (pathname.startsWith(slow.folder)) await delay(slow.ms);
  return sendFile(pathname, response, isNavigation(request) ? addClient : null);
});

function listen(port, tries) {
  server.once('error', (error) => {
    if (error.code !== 'EADDRINUSE' || tries === 0) throw error;
    listen(port + 1, tries - 1);
  });
  server.removeAllListeners('listening');
  server.listen(port, host, () => {
    server.removeAllListeners('error');
    console.log(`
Open http://${host}:${server.address().port}/demo/ in your browser.
Pages reload when a file changes. Ctrl+C ends it.
`);
  });
}

process.chdir(root);
const { options } = await loadConfigFile(path.join(root, 'rollup.config.js'), { silent: true });
const isShown = ({ file = '', dir = '' }) => /^assets/.test(file + dir) && !file.endsWith('.d.ts');
const shown = options.filter(({ output }) => output.some(isShown));
console.log('Building the scripts and the style sheets, which takes about 20 seconds …');
const watcher = watch(shown.map((entry) => ({ ...entry, watch: { clearScreen: false } })));

let isServing = false;
let built = 0;
watcher.on('event', (event) => {
  if (event.code === 'ERROR') console.error(event.error.message, event.error.frame ?? '');
  if (event.code === 'BUNDLE_END') {
    event.result.close();
    const files = event.output.map((file) => path.relative(root, file)).join(', ');
    console.log(isServing ? `Built ${files}` : `  ${++built} of ${shown.length}`);
    tell(event.output.some((file) => file.endsWith('css')) ? 'css' : 'js');
  }
  if ((event.code === 'END' || event.code === 'ERROR') && !isServing) {
    isServing = true;
    const wanted = Number(process.env.PORT);
    listen(wanted || 8080, wanted ? 0 : 20);
  }
});

for (const folder of ['demo', 'assets/img'].filter(existsSync)) {
  watchFolder(path.join(root, folder), { recursive: true }, (_type, file) =>
    tell(file?.endsWith('.css') ? 'css' : 'page'),
  );
}
