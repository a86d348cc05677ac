/*
 * Writes beside each option in the types what the sources say of it, and its default, for editors to show:
 * the compiler leaves the sentences of spread tables out, and knows no defaults.
 */
import { reference } from '../lib/reference.mjs';
import { initialOf } from '../lib/option-words.mjs';

const TABLE = /^declare const (tabs|accordion)Options: \{$/;
const OPTION = /^(\s+)'?([\w.]+)'?: Row</;

const isComment = (line) => /^\s+(\/\*\*|\*)/.test(line);

/** The sentence of an option; what is off by default has none of a default. */
const commentOf = (row, indent) => {
  const initial = initialOf(row);
  return `${indent}/** ${row.about}${initial === 'none' ? '' : ` Default: ${initial}.`} */`;
};

/** The types of one widget, as text, with a comment on every option of its table. */
export async function withComments(types) {
  const said = await reference();
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
    if (widget) rows = said[widget].options.concat(said[widget].events);
    if (line === '};') rows = [];
    const row = rows.find((one) => one.name === name);
    lines.push(...(row ? [commentOf(row, indent)] : above), line);
    above = [];
  }
  return lines.join('\n');
}
