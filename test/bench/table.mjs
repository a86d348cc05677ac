/* What the figures come to: medians, ratios round by round, and whether goals are met. */
import { rows } from './goals.mjs';
import { filesOf } from './subjects.mjs';

const heads = {
  ours: 'ours',
  floor: 'floor',
  bare: 'bare motion',
  'jquery-ui': 'jQuery UI',
  bootstrap: 'Bootstrap',
  foundation: 'Foundation',
};
const columns = Object.keys({ ...heads, ...filesOf });

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** Round by round where both have all rounds, since two in a row meet the same computer. */
function ratioOf(ones, others) {
  if (ones.length !== others.length) return median(ones) / median(others);
  return median(ones.map((one, n) => one / others[n]));
}

const plain = (value, digits) =>
  value.toLocaleString('en', { minimumFractionDigits: 0, maximumFractionDigits: digits });

const multiple = (value) => `${plain(value, value < 0.1 ? 3 : 2)} ×`;

/** One goal: what there is, what is wanted, and whether that is met. */
function judge(goal, { key, unit, digits }, samples) {
  const { to, of, beyond, most } = goal;
  const ours = samples[key].ours;
  if (beyond && !samples[key][beyond]) return null;
  if (beyond) {
    const over = median(ours) - median(samples[key][beyond]);
    return [`${plain(over, digits)} ${unit} beyond ${beyond}`, `≤ ${most} ${unit}`, over <= most];
  }
  const others = of ? samples[of]?.ours : samples[key][to];
  if (!of && !to) return ['', `≤ ${plain(most, digits)} ${unit}`.trim(), median(ours) <= most];
  if (!others) return null;
  const ratio = ratioOf(ours, others);
  const against = to ?? of.replace(/^(tabs|accordion) /, '');
  return [`${multiple(ratio)} ${against}`, `≤ ${multiple(most)}`, ratio <= most];
}

function lineOf(row, samples) {
  const cells = columns.map((library) => {
    const values = samples[row.key][library];
    if (!values) return '–';
    return `${plain(median(values), row.digits)}${row.unit && ` ${row.unit}`}`;
  });
  const judged = row.goals.map((goal) => judge(goal, row, samples)).filter(Boolean);
  const join = (n) =>
    judged
      .map((one) => one[n])
      .filter(Boolean)
      .join('; ');
  const met = judged.map((one) => (one[2] ? 'yes' : '**no**')).join('; ');
  return { cells: [row.title, ...cells, join(0), join(1), met], met: judged.map((one) => one[2]) };
}

/** The table as Markdown, and how many goals are met. */
export function tableOf(samples) {
  const lines = rows.filter(({ key }) => samples[key]?.ours).map((row) => lineOf(row, samples));
  const head = ['', ...columns.map((name) => heads[name] ?? name), 'ratio', 'goal', 'met'];
  const rule = head.map((_, n) => (n ? '--:' : '---'));
  const text = [head, rule, ...lines.map(({ cells }) => cells)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
  const goals = lines.flatMap(({ met }) => met);
  return { text, met: goals.filter(Boolean).length, of: goals.length };
}
