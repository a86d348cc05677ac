'use strict';

// A server that really answers, for tests of loading: slow, late, wrong or never. Karma and the
// input tests put `answer` in front of their own files, and a second origin has nothing else.
//
//   /answer/ok/<name>             <p class="answer">name</p>
//   /answer/status/<code>         that status, with a body that nobody should get to see
//   /answer/never                 no answer
//   /answer/drop                  a network error
//   /answer/fragment/<file>       a file of test/fragments
//   /answer/script/<name>.js      pushes 'external <name>' onto window.ran
//
// Each takes in its query: `hold=<key>` answers when the test releases the key, `cacheable=1` lets it
// be cached, `cors=1` lets pages of other origins read it.
//
//   /answer/release?key=<key>     answers all that are held by the key, or else the next one
//   /answer/log                   what was asked for; `count=2` waits for that many requests, and
//                                 `aborted=1` for that many that the client gave up
//   /answer/reset                 empties all this, and ends what is still open
//   /answer/origin                the second origin
const { EventEmitter, once } = require('node:events');
const fs = require('node:fs');
const http = require('node:http');
const path = require('node:path');

const prefix = '/answer/';
const folder = path.join(__dirname, 'fragments');

/** What is kept for one test: `early` are the keys released before anything was held by them. */
function begin() {
  const events = new EventEmitter();
  events.setMaxListeners(0);
  return { events, log: [], early: [], open: new Set() };
}

let current = begin();

const releaseOf = (key) => `release ${key}`;

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text) => text.replace(/[&<>"]/g, (sign) => entities[sign]);

const javascript = { 'content-type': 'text/javascript; charset=utf-8' };
const json = { 'content-type': 'application/json' };

function send({ response, query }, status, body = '', headers = {}) {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': query.has('cacheable') ? 'max-age=3600' : 'no-store',
    ...(query.has('cors') && { 'access-control-allow-origin': '*' }),
    ...headers,
  });
  response.end(body);
}

const hostile = '<h1>server says</h1><script>window.hacked = true</script>';

// Lengths that contradict each other are a network error at once. Cut off without a word, browsers
// would ask again, up to three times, and the log would tell of requests that nobody made.
const broken = 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n';

const answers = {
  ok: (exchange) => send(exchange, 200, `<p class="answer">${escape(exchange.name)}</p>`),
  status: (exchange) => send(exchange, Number(exchange.name), hostile),
  never: ({ signal }) => once(current.events, 'never', { signal }),
  drop(exchange) {
    exchange.isDropped = true;
    const { socket } = exchange.request;
    socket.end(broken, () => socket.destroy());
  },
  fragment(exchange) {
    const file = path.join(folder, path.basename(exchange.name));
    return fs.existsSync(file) ? send(exchange, 200, fs.readFileSync(file)) : unknown(exchange);
  },
  script(exchange) {
    const text = JSON.stringify(`external ${path.basename(exchange.name, '.js')}`);
    send(exchange, 200, `(window.ran = window.ran || []).push(${text});\n`, javascript);
  },
};

const unknown = (exchange) => send(exchange, 404, '<p>No such answer</p>');

/** A browser asks before it sends headers of the page's own to another origin. */
const preflight = (exchange) => send(exchange, 204, '', { 'access-control-allow-headers': '*' });

/** Notes the request, and that the client gave it up. */
function note(exchange, url) {
  const { method, headers } = exchange.request;
  const { events, log, open } = current;
  const record = {
    path: url.pathname.slice(prefix.length),
    query: url.search,
    method,
    headers: {
      accept: headers.accept ?? '',
      'x-requested-with': headers['x-requested-with'] ?? '',
    },
    aborted: false,
  };
  log.push(record);
  open.add(exchange);
  exchange.response.once('close', () => {
    open.delete(exchange);
    record.aborted = !exchange.response.writableFinished && !exchange.isDropped;
    exchange.stop();
    events.emit('news');
  });
  events.emit('news');
}

function takeEarly(key) {
  const index = current.early.indexOf(key);
  if (index >= 0) current.early.splice(index, 1);
  return index >= 0;
}

async function untilDue({ query, signal }) {
  const key = query.get('hold');
  if (key !== null && !takeEarly(key)) await once(current.events, releaseOf(key), { signal });
}

async function serve(exchange, kind) {
  const { request, response, signal } = exchange;
  if (request.method === 'OPTIONS') return preflight(exchange);
  try {
    await untilDue(exchange);
    await (answers[kind] ?? unknown)(exchange);
  } catch (error) {
    if (!signal.aborted) throw error;
    if (!response.destroyed) send(exchange, 503, '<p>The test is over</p>');
  }
}

/** The requests so far, in order; waits until there are so many, and so many given up. */
async function log({ count = 0, aborted = 0 } = {}) {
  const { log: records, events } = current;
  const isMet = () =>
    records.length >= count && records.filter((record) => record.aborted).length >= aborted;
  while (!isMet() && current.log === records) await once(events, 'news');
  return records.map((record) => ({ ...record }));
}

/** The same as texts: `ok/a?hold=x`. */
const requests = async (until) => (await log(until)).map((record) => record.path + record.query);

/** Answers what is held by the key; when nothing is, the next request with it doesn't wait. */
function release(key) {
  if (!current.events.emit(releaseOf(key))) current.early.push(key);
}

/** Forgets everything. What is open gets an answer: browsers repeat requests that are cut off. */
function reset() {
  const { events, open } = current;
  current = begin();
  for (const { stop } of open) stop();
  events.emit('news');
}

let other = null;

/** Starts a server that nobody closes, so that it must not keep the process; gives its origin. */
async function serveUnclosed(listener) {
  const server = http.createServer(listener).unref();
  server.on('connection', (socket) => socket.unref());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${server.address().port}`;
}

/** An origin with the same answers, but another one than the page's. */
const otherOrigin = () =>
  (other ??= serveUnclosed((request, response) => {
    if (!answer(request, response)) response.writeHead(404).end();
  }));

/** What tests ask of the server itself, by the query; each is answered with what it gives. */
const controls = {
  log: (query) => log({ count: Number(query.get('count')), aborted: Number(query.get('aborted')) }),
  release: (query) => release(query.get('key')),
  reset: () => reset(),
  origin: async () => ({ other: await otherOrigin() }),
};

async function control(exchange, act) {
  send(exchange, 200, JSON.stringify((await act(exchange.query)) ?? null), json);
}

/** Answers when the path is one of its own, and tells whether it is. */
function answer(request, response) {
  if (!request.url.startsWith(prefix)) return false;
  const url = new URL(request.url, 'http://localhost');
  const [kind, ...names] = url.pathname.slice(prefix.length).split('/');
  const stopping = new AbortController();
  const exchange = {
    request,
    response,
    query: url.searchParams,
    name: decodeURIComponent(names.join('/')),
    signal: stopping.signal,
    stop: () => stopping.abort(),
  };
  if (controls[kind]) {
    control(exchange, controls[kind]);
  } else {
    note(exchange, url);
    serve(exchange, kind);
  }
  return true;
}

module.exports = { answer, log, requests, release, reset, otherOrigin, serveUnclosed };
