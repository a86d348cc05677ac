/** Whether `count` tabs, each as wide as the widest, fit into one row. */
const fitsRow = (count: number, widest: number, space: number, gap: number): boolean =>
  count * (widest + gap) - gap <= space;

/**
 * The number of tabs in each row (rule T10): one row where their natural widths fit, else the fewest
 * rows of equal tabs in which every label fits, the first ones full. `gap` lies between neighbours.
 */
export function rowsOf(widths: readonly number[], space: number, gap: number): number[] {
  const sum = widths.reduce((total, width) => total + width + gap, -gap);
  if (sum <= space) return [widths.length];
  const rows: number[] = [];
  let count = 0;
  let widest = 0;
  for (const width of widths) {
    widest = Math.max(widest, width);
    if (count && !fitsRow(count + 1, widest, space, gap)) {
      rows.push(count);
      count = 0;
      widest = width;
    }
    count += 1;
  }
  rows.push(count);
  // A last tab alone in the second row takes its neighbour along, where both fit there.
  const [first = 0] = rows;
  const isLone = rows.length === 2 && count === 1 && first > 2;
  return isLone && fitsRow(2, Math.max(...widths.slice(-2)), space, gap) ? [first - 1, 2] : rows;
}

/** The place of each tab in the rows of a form: how many share its row, and its classes. */
export function placesOf(form: string): string[] {
  const places: string[] = [];
  form.split('+').forEach((count, row, rows) => {
    const last = Number(count) - 1;
    for (let col = 0; col <= last; col++) {
      places.push(
        count +
          (row ? '' : ' z-first-row') +
          (row === rows.length - 1 ? ' z-last-row' : '') +
          (col ? '' : ' z-first-col') +
          (col === last ? ' z-last-col' : ''),
      );
    }
  });
  return places;
}
