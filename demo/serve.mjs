// Serves the demo on this machine only, and meanwhile builds; rebuilds, and reloads pages, on change.
import { existsSync, readdirSync, readFileSync, statSync, watch as watchFolder } from 'node:fs';
import path from 'node:path';
import { server, tell } from './server.mjs';
import { root } from '../.ci/lib/files.mjs';

const host = '127.0.0.1';

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

function serve() {
  const wanted = Number(process.env.PORT);
  listen(wanted || 8080, wanted ? 0 : 20);
}

process.chdir(root);
// What was built last is good enough to look at until the new build is there.
const isBuilt = existsSync('assets/js/ui.tabs.min.js');
if (isBuilt) serve();
console.log('Building the scripts and the style sheets, which takes about 20 seconds …');

// After the server has begun, as these take a while to load.
const { watch } = await import('rollup');
const { loadConfigFile } = await import('rollup/loadConfigFile');
const { options } = await loadConfigFile(path.join(root, 'rollup.config.js'), { silent: true });
const isShown = ({ file = '', dir = '' }) => /^assets/.test(file + dir) && !file.endsWith('.d.ts');
const shown = options.filter(({ output }) => output.some(isShown));
const watcher = watch(shown.map((entry) => ({ ...entry, watch: { clearScreen: false } })));

const filesIn = (place) =>
  statSync(place, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(place, { recursive: true }).map((file) => path.join(place, file))
    : [place];

/** What is in these files and folders, to compare. */
const textOf = (places) =>
  places
    .flatMap(filesIn)
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .map((file) => readFileSync(file, 'latin1'))
    .join();

let isFirst = true;
let built = 0;
const before = new Map();
watcher.on('event', (event) => {
  if (event.code === 'ERROR') console.error(event.error.message, event.error.frame ?? '');
  if (event.code === 'BUNDLE_START') before.set(`${event.output}`, textOf(event.output));
  if (event.code === 'BUNDLE_END') {
    event.result.close();
    const files = event.output.map((file) => path.relative(root, file)).join(', ');
    console.log(isFirst ? `  ${++built} of ${shown.length}` : `Built ${files}`);
    // Nobody's page reloads for a build that changes nothing.
    if (before.get(`${event.output}`) !== textOf(event.output))
      tell(event.output.some((file) => file.endsWith('css')) ? 'css' : 'js');
  }
  if ((event.code === 'END' || event.code === 'ERROR') && isFirst) {
    isFirst = false;
    if (!isBuilt) serve();
  }
});

for (const folder of ['demo', 'assets/img'].filter(existsSync)) {
  watchFolder(path.join(root, folder), { recursive: true }, (_type, file) =>
    tell(file?.endsWith('.css') ? 'css' : 'page'),
  );
}
