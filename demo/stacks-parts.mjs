/* What the texts of the pages “With …” are made of. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../.ci/lib/files.mjs';

/** What stacks/ has: the page prints it, and `npm run test:stacks` runs it. */
export const quoted = (file) =>
  fs.readFileSync(path.join(root, 'demo/stacks', file), 'utf8').trim();

export const order = 'Load the files in [the usual order](stacks.html#order)';

/** The markup of most examples. */
export const markup = `<div id="trip" data-role="z-tabs" data-mobile-nav="auto">
  <ul>
    <li><a>Route</a></li>
    <li><a>Stays</a></li>
  </ul>
  <div>
    <div>Three days.</div>
    <div>Two inns.</div>
  </div>
</div>`;

/** A page: its name and address, what comes first, its blocks of code with their titles, texts and what runs above them, and what to know. */
export const stack = (name, slug, lead, codes, know) => ({
  file: `with-${slug}.html`,
  name,
  lead,
  codes,
  know,
});
