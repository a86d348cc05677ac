import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path a request asks for, without its query. */
export const pathOf = (request) => request.url.split('?')[0];

/** The project folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.wav': 'audio/wav',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  LICENSE: 'text/plain; charset=utf-8',
};

const fileOf = (pathname) =>
  path.join(root, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '');

/** A file of the project folder, with its type, or null where there is none to be served. */
async function fileAt(pathname) {
  try {
    const file = fileOf(pathname);
    const type = types[path.extname(file) || path.basename(file)];
    return file.startsWith(root) && type ? { type, content: await readFile(file) } : null;
  } catch {
    return null;
  }
}

/** Answers with a file of the project folder; `edit` may change its `content`, and add `headers`. */
export async function sendFile(pathname, response, edit = (file) => file) {
  const file = await fileAt(pathname);
  if (!file) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  const { type, content, headers } = edit(file);
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store', ...headers });
  return response.end(content);
}
