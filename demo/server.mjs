// The server of the demo: compressed files, pages that reload when they are told to, and answers that are late or fail.
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pathOf, sendFile } from '../.ci/lib/files.mjs';

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

const withClient = ({ type, content }) => ({
  type,
  content: Buffer.from(content.toString().replace(/<\/body>/i, `${client}</body>`)),
});

const encodings = {
  br: (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (content) => gzipSync(content),
};

/** What was compressed last for an address, so that only what has changed is compressed again. */
const known = new Map();

/** A text as the browser would rather have it. */
function compressed({ type, content }, { url, headers }) {
  const accepted = headers['accept-encoding'] ?? '';
  const encoding = Object.keys(encodings).find((name) => accepted.includes(name));
  if (!encoding || !/^text|json|svg/.test(type)) return { type, content };
  const key = `${encoding} ${url}`;
  if (!known.get(key)?.content.equals(content))
    known.set(key, { content, small: encodings[encoding](content) });
  const own = { 'content-encoding': encoding, vary: 'accept-encoding' };
  return { type, content: known.get(key).small, headers: own };
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

export const server = createServer(async (request, response) => {
  const pathname = pathOf(request);
  if (pathname === '/__reload') return openStream(response);
  if (['/', '/demo'].includes(pathname))
    return response.writeHead(302, { location: '/demo/' }).end();
  if (isToFail(pathname)) return fail(response);
  if (pathname.startsWith(slow.folder)) await delay(slow.ms);
  return sendFile(pathname, response, (file) => {
    const isPage = file.type.startsWith('text/html') && isNavigation(request);
    return compressed(isPage ? withClient(file) : file, request);
  });
});
