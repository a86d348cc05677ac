import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path a request asks for, without its query. */
export const pathOf = (request) => request.url.split('?')[0];

/** The project folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  LICENSE: 'text/plain; charset=utf-8',
};

const fileOf = (pathname) =>
  path.join(root, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '');

/** Answers with a file of the project folder; `edit` may change the text of a page. */
export async function sendFile(pathname, response, edit) {
  try {
    const file = fileOf(pathname);
    const type = types[path.extname(file) || path.basename(file)];
    if (!file.startsWith(root) || !type) throw new Error('not served');
    const content = await readFile(file);
    const isEdited = edit && type.startsWith('text/html');
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(isEdited ? edit(content.toString()) : content);
  } catch {
    response.writeHead(404, { 'content-type': 'text/plain' });
    response.end('Not found');
  }
}
