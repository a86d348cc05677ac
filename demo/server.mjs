// The server of the demo: compressed files, pages that reload when they are told to, and answers that are late or fail.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import compression from 'compression';
import { pathOf, root, sendFile } from '../.ci/lib/files.mjs';

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

/** Lets all open pages read their style sheets again (`css`), or load again. */
export const tell = (what) => pages.forEach((page) => page.write(`data: ${what}\n\n`));

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

/** A page that a person opens, with what reloads it; null where the path leads to none. */
async function pageAt(pathname) {
  const file = path.join(root, pathname, pathname.endsWith('/') ? 'index.html' : '');
  if (!file.startsWith(root) || !file.endsWith('.html') || !existsSync(file)) return null;
  const text = await readFile(file, 'utf8');
  return text.replace(/<\/body>/i, `${client}</body>`);
}

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

async function respond(request, response) {
  const pathname = pathOf(request);
  if (isToFail(pathname)) return fail(response);
  if (pathname.startsWith(slow.folder)) await delay(slow.ms);
  const page = isNavigation(request) && (await pageAt(pathname));
  if (!page) return sendFile(request, response);
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  return response.end(page);
}

const compress = compression();

export const server = createServer((request, response) => {
  const pathname = pathOf(request);
  if (pathname === '/__reload') return openStream(response);
  if (['/', '/demo'].includes(pathname))
    return response.writeHead(302, { location: '/demo/' }).end();
  return compress(request, response, () => respond(request, response));
});
