/* The tables that `cold.mjs` prints. */
import { median } from '../table.mjs';

const FLOOR = 'floor';

const table = (head, lines) => {
  const widths = head.map((cell, n) => Math.max(...[head, ...lines].map((line) => line[n].length)));
  const line = (cells) => `| ${cells.map((cell, n) => cell.padEnd(widths[n])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...lines.map(line)].join(
    '\n',
  );
};

const ms = (value) => value.toFixed(value < 10 ? 2 : 1);
const medianOf = (costs, key) => median(costs.map((cost) => cost[key]));

/** Against the floor, round by round: the median, and between what they lie. */
function ratiosOf(costs, floor) {
  const ratios = costs.map((cost, round) => cost.all / floor[round].all);
  return { middle: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}

function startCell(costs, floor, goal) {
  if (!costs) return '–';
  const time = `${ms(medianOf(costs, 'all'))} ms`;
  if (!floor || costs === floor) return time;
  const { middle, least, most } = ratiosOf(costs, floor);
  const mark = goal ? (middle <= goal ? ' yes' : ' NO') : '';
  return `${time}, ${middle.toFixed(2)} × (${least.toFixed(2)}–${most.toFixed(2)})${mark}`;
}

const starts = (samples, scenes, subjects) =>
  table(
    ['cold start', ...subjects.map(({ label }) => label), 'goal'],
    scenes.map(({ name, goal }) => {
      const row = samples.starts[name];
      const cells = subjects.map(({ label, library }) =>
        startCell(row[label], row[FLOOR], library === 'ours' && goal),
      );
      return [name, ...cells, `≤ ${goal} ×`];
    }),
  );

function partsCell(costs) {
  if (!costs) return '–';
  const parts = ['script', 'style', 'layout'].map((key) => ms(medianOf(costs, key))).join(' + ');
  return `${parts} ms; ${medianOf(costs, 'styles')}, ${medianOf(costs, 'layouts')} passes`;
}

const parts = (samples, scenes, subjects) =>
  table(
    ['script + style + layout', ...subjects.map(({ label }) => label)],
    scenes.map(({ name }) => [
      name,
      ...subjects.map(({ label }) => partsCell(samples.starts[name][label])),
    ]),
  );

const evaluations = (samples, subjects) =>
  table(
    ['script evaluated', ...subjects.map(({ label }) => label)],
    Object.entries(samples.evaluations).map(([widget, row]) => [
      widget,
      ...subjects.map(({ label }) => (row[label] ? `${ms(median(row[label]))} ms` : '–')),
    ]),
  );

function forcedCell(counts) {
  if (!counts) return '–';
  const [{ start, probe }] = counts;
  return `${start.styles}, ${start.layouts} (probe ${probe.styles}, ${probe.layouts})`;
}

const forced = (samples, subjects) =>
  table(
    ['forced styles, layouts', ...subjects.map(({ label }) => label)],
    Object.entries(samples.forced).map(([name, row]) => [
      name,
      ...subjects.map(({ label }) => forcedCell(row[label])),
    ]),
  );

export function reportOf(samples, scenes, subjects) {
  const mine = subjects.filter(({ library }) => library === 'ours' || library === FLOOR);
  const all = [
    starts(samples, scenes, subjects),
    parts(samples, scenes, mine),
    evaluations(samples, subjects),
  ];
  if (Object.keys(samples.forced).length) all.push(forced(samples, subjects));
  return all.join('\n\n');
}
