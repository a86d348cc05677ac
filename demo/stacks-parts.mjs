/* What the texts of the pages “With …” are made of. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../.ci/lib/files.mjs';

/** What stacks/ has: the page prints it, and `npm run test:stacks` runs it. */
export const quoted = (file) =>
  fs.readFileSync(path.join(root, 'demo/stacks', file), 'utf8').trim();

export const order = 'Load the files in [the usual order](stacks.html#order)';

/** A page: its name and address, what comes first, its blocks of code with their titles and texts, and what to know. */
export const stack = (name, slug, lead, codes, know) => ({
  file: `with-${slug}.html`,
  name,
  lead,
  codes,
  know,
});
