// The files of the project, for whatever serves or reads them.
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

/** The project folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The path a request asks for, without its query. */
export const pathOf = (request) => request.url.split('?')[0];

// What has changed since is sent as it is now.
const files = sirv(root, { dev: true });

/** Answers a request with the file of the project that it asks for. */
export const sendFile = (request, response) =>
  files(request, response, () => {
    response.writeHead(404, { 'content-type': 'text/plain' });
    response.end('Not found');
  });
