/* The tables that `cold.mjs` prints. */
import { median } from '../table.mjs';

const ms = (value) => value.toFixed(value < 10 ? 2 : 1);
const medianOf = (costs, key) => median(costs.map((cost) => cost[key]));

/** A table with a line for each entry of `rows`, and a column for each subject that has something in one. */
function table(title, rows, subjects, cellOf) {
  const lines = Object.entries(rows).map(([name, row]) => [
    name,
    ...subjects.map((subject) => (row[subject.label] ? cellOf(row, subject, name) : '–')),
  ]);
  const head = [title, ...subjects.map(({ label }) => label)];
  const widths = head.map((cell, n) => Math.max(...[head, ...lines].map((line) => line[n].length)));
  const line = (cells) => `| ${cells.map((cell, n) => cell.padEnd(widths[n])).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...lines].map(line).join('\n');
}

/** The time, and against the floor, round by round: the median, between what they lie, and the goal. */
function startCell({ floor, ...row }, { label, library }, goal) {
  const costs = row[label] ?? floor;
  const time = `${ms(medianOf(costs, 'all'))} ms`;
  if (!floor || costs === floor) return time;
  const ratios = costs.map((cost, round) => cost.all / floor[round].all);
  const [least, most, middle] = [Math.min(...ratios), Math.max(...ratios), median(ratios)];
  const mark = library === 'ours' ? `, ${middle <= goal ? 'yes' : 'NO'}: ≤ ${goal} ×` : '';
  return `${time}, ${middle.toFixed(2)} × (${least.toFixed(2)}–${most.toFixed(2)})${mark}`;
}

function partsCell(row, { label }) {
  const costs = row[label];
  const parts = ['script', 'style', 'layout'].map((key) => ms(medianOf(costs, key))).join(' + ');
  return `${parts} ms; ${medianOf(costs, 'styles')}, ${medianOf(costs, 'layouts')} passes`;
}

function forcedCell(row, { label }) {
  const [{ start, probe }] = row[label];
  return `${start.styles}, ${start.layouts} (probe ${probe.styles}, ${probe.layouts})`;
}

export function reportOf({ starts, evaluations, forced }, scenes, subjects) {
  const mine = subjects.filter(({ library }) => /^(ours|floor)$/.test(library));
  const goalOf = (name) => scenes.find((scene) => scene.name === name).goal;
  return [
    table('cold start', starts, subjects, (row, one, name) => startCell(row, one, goalOf(name))),
    table('script + style + layout', starts, mine, partsCell),
    table(
      'script evaluated',
      evaluations,
      subjects,
      (row, one) => `${ms(median(row[one.label]))} ms`,
    ),
    table('forced styles, layouts', forced, subjects, forcedCell),
  ].join('\n\n');
}
