import { eachRow, isObject, type Values } from './options';
import { kebab, type Table } from './rows';

/**
 * The options in `data-options`, read as JSON and never evaluated. What isn't a JSON object is
 * reported with the parser's message and gives no option.
 */
export function optionsFromJson(root: Element, report: (message: string) => void): Values {
  const json = root.getAttribute('data-options');
  if (!json || !json.trim()) return {};
  let problem = 'it is not an object';
  try {
    const parsed: unknown = JSON.parse(json);
    if (isObject(parsed)) return parsed;
  } catch (error) {
    problem = (error as Error).message;
  }
  report(`data-options is not used: ${problem}`);
  return {};
}

/** The array that an attribute holds as JSON; any other text as it is. */
function listIn(text: string): unknown {
  if (!/^\s*\[/.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The options in single attributes: `data-theme`, `data-animation-duration` and so on. */
export function optionsFromAttributes(root: Element, table: Table): Values {
  const values: Values = {};
  // Most have none: looking for each takes as long as all else.
  const isOption = ({ name }: Attr): boolean => /^data-(?!role$|options$)/.test(name);
  if (!Array.prototype.some.call(root.attributes, isOption)) return values;
  eachRow(table, (row, path) => {
    const text = row.callable ? null : root.getAttribute('data-' + path.map(kebab).join('-'));
    if (text === null) return;
    let at = values;
    for (const group of path.slice(0, -1)) at = (at[group] = at[group] || {}) as Values;
    at[path[path.length - 1] as string] = listIn(text);
  });
  return values;
}
