/*
 * Fails if files of `src` import each other in a circle, types included. It is a part of `npm run lint`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const src = join(import.meta.dirname, '../src');

const importsOf = (file) =>
  ts
    .preProcessFile(readFileSync(file, 'utf8'))
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => join(dirname(file), `${name}.ts`));

const files = readdirSync(src, { recursive: true })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
  .map((name) => join(src, name));
const imports = new Map(files.map((file) => [file, importsOf(file)]));

const finished = new Set();
const circles = [];

/** Follows the imports of a file; `path` is how it was reached. */
function follow(file, path) {
  if (path.includes(file)) {
    circles.push([...path.slice(path.indexOf(file)), file]);
    return;
  }
  if (finished.has(file)) return;
  (imports.get(file) ?? []).forEach((other) => follow(other, [...path, file]));
  finished.add(file);
}
files.forEach((file) => follow(file, []));

circles.forEach((circle) =>
  console.error(`Circle of imports: ${circle.map((file) => relative(src, file)).join(' → ')}`),
);
process.exitCode = circles.length ? 1 : 0;
