// Listens: presses real keys in Firefox while Orca runs, and compares what it says after each with the scenes.
// `node test/screenreader/run.mjs scroll closable` takes the scenes whose names contain one of the words;
// `--renew` writes what was heard into them; `--assets /some/assets` listens to another build.
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { documentOf, usual } from '../browser.mjs';
import { pathOf, root, sendFile } from '../../.ci/lib/files.mjs';
import { answer } from '../server.cjs';
import { openDesktop } from './desktop.mjs';
import { missingPackages } from './programs.mjs';
import { isAllowed, lineOf, readScene, withHeard } from './scene.mjs';

const given = process.argv.slice(2);
const isRenewed = given.includes('--renew');
const assets = given.includes('--assets') ? given[given.indexOf('--assets') + 1] : null;
const words = given.filter((word) => !word.startsWith('--') && word !== assets);
const folder = path.join(root, 'test/screenreader/scenes');

/** Goes to each page that the test names, and says when it is there. */
const follow = `<script>
addEventListener('load', () => requestIdleCallback(() => fetch('/there')));
new EventSource('/next').onmessage = ({ data }) => location.replace(data);
</script>`;

const types = { '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml' };

/** Answers with a file of the build that is listened to. */
async function sendBuilt(pathname, response) {
  const content = await readFile(path.join(assets, pathname.replace('/assets', '')));
  response.writeHead(200, { 'content-type': types[path.extname(pathname)] });
  response.end(content);
}

/** The pages by their paths, who waits for the next one, and what is called when a page is there. */
function servePages() {
  const documents = new Map([['/', documentOf({ ...usual, html: '<p>Begin.</p>', head: follow })]]);
  let follower = null;
  let arrived = () => {};
  const server = createServer((request, response) => {
    if (answer(request, response)) return null;
    const pathname = pathOf(request);
    if (pathname === '/there') {
      response.end();
      return arrived();
    }
    if (pathname === '/next') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      follower = response;
      return null;
    }
    const page = documents.get(pathname);
    if (!page && assets && pathname.startsWith('/assets/')) return sendBuilt(pathname, response);
    if (!page) return sendFile(request, response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    return response.end(page);
  });
  const there = () => new Promise((resolve) => (arrived = resolve));
  return {
    server,
    there,
    async show(html) {
      const pathname = `/scene-${documents.size}`;
      // The press that gives a page the focus is on the first paragraph, so that Tab and arrows go on from there.
      documents.set(
        pathname,
        documentOf({ ...usual, html: `<p>Begin.</p>\n${html}`, head: follow }),
      );
      const next = there();
      follower.write(`data: ${pathname}\n\n`);
      await next;
    },
  };
}

async function perform({ html, steps }, { show }, desktop) {
  await show(html);
  await desktop.enter();
  const heard = [];
  for (const { key } of steps) heard.push({ key, heard: await desktop.press(key) });
  return heard;
}

const isSame = (steps, heard) => steps.every((step, n) => isAllowed(step, heard[n]));

/** Performs one scene, and prints what was heard otherwise; whether all was as it is written. */
async function listen(file, pages, desktop) {
  const text = await readFile(path.join(folder, file), 'utf8');
  const scene = readScene(text);
  let heard = await perform(scene, pages, desktop);
  if (scene.unsteady && !isSame(scene.steps, heard)) heard = await perform(scene, pages, desktop);
  if (isRenewed) await writeFile(path.join(folder, file), withHeard(text, heard));
  const same = isSame(scene.steps, heard);
  console.log(`${same ? 'ok' : 'not ok'} ${file}: ${scene.title}`);
  scene.steps.forEach((step, n) => {
    if (!isAllowed(step, heard[n]))
      console.log(`  written: ${lineOf(step)}\n  heard:   ${lineOf(heard[n])}`);
  });
  return same;
}

async function main() {
  const missing = missingPackages();
  if (missing.length) {
    const names = missing.join(' ');
    console.error(
      `Missing packages: ${names}\nOn Debian: apt-get install --no-install-recommends ${names}`,
    );
    return 1;
  }
  const pages = servePages();
  const { server } = pages;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ready = pages.there();
  const desktop = await openDesktop(`http://127.0.0.1:${server.address().port}/`);
  const files = (await readdir(folder)).sort();
  const wanted = files.filter((file) => !words.length || words.some((word) => file.includes(word)));
  let failed = 0;
  try {
    await ready;
    for (const file of wanted) if (!(await listen(file, pages, desktop))) failed += 1;
  } finally {
    await desktop.close();
    server.closeAllConnections();
    server.close();
  }
  console.log(`${wanted.length - failed} passed, ${failed} failed`);
  return failed || !wanted.length ? 1 : 0;
}

process.exitCode = await main();
