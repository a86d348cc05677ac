// Serves the files of the project.
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

/** The project folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The path of a request, without its query. */
export const pathOf = (request) => request.url.split('?')[0];

// `dev`: changed files are read again.
const files = sirv(root, { dev: true });

/** Answers a request with the file of the project that it asks for. */
export const sendFile = (request, response) =>
  files(request, response, () => {
    response.writeHead(404, { 'content-type': 'text/plain' });
    response.end('Not found');
  });
