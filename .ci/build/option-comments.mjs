/*
 * Writes a comment above each option in the types: its sentence in the sources and its default. The compiler drops the
 * comments of joined tables, and knows no defaults.
 */
import { reference } from '../lib/reference.mjs';
import { initialOf } from '../lib/option-words.mjs';

const TABLE = /^declare const (tabs|accordion)Options: \{$/;
const OPTION = /^(\s+)'?([\w.]+)'?: Row</;

const isComment = (line) => /^\s+(\/\*\*|\*)/.test(line);

/** The comment of an option. If it has no default, the comment names none. */
const commentOf = (row, indent) => {
  const initial = initialOf(row);
  return `${indent}/** ${row.about}${initial === 'none' ? '' : ` Default: ${initial}.`} */`;
};

/** The types of one widget, as text, with a comment on every option of its table. */
export async function withComments(types) {
  const all = await reference();
  const lines = [];
  let rows = [];
  let above = [];
  for (const line of types.split('\n')) {
    if (isComment(line)) {
      above.push(line);
      continue;
    }
    const [, widget] = TABLE.exec(line) ?? [];
    const [, indent, name] = OPTION.exec(line) ?? [];
    if (widget) rows = all[widget].options.concat(all[widget].events);
    if (line === '};') rows = [];
    const row = rows.find((one) => one.name === name);
    lines.push(...(row ? [commentOf(row, indent)] : above), line);
    above = [];
  }
  return lines.join('\n');
}
