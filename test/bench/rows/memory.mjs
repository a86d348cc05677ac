/* What widgets keep: heap and listeners, for a widget and for a further item, and after their end. */
import { launch, memoryOf } from '../browser.mjs';
import { openSubject, libraries, widgets } from '../subjects.mjs';

const SETS = 200;
const ITEMS = 505;
const ROUNDS = 200;
/** Until then the browser's own notes on the code grow. */
const WARM = 1000;

/** What a start leaves in memory, beyond the markup. */
async function keptBy(subject, shape) {
  const { widget, library, call } = subject;
  await call('build', { widget, library, ...shape });
  const before = await memoryOf(subject);
  await call('start');
  // Until then its timers keep it in memory, even when it has gone.
  await call('rest');
  const after = await memoryOf(subject);
  await call('clear');
  return { heap: after.heap - before.heap, listeners: after.listeners - before.listeners };
}

async function measure(subject) {
  // What the engine notes of code that runs often is the library's own, and kept once.
  for (let n = 0; n < 3; n++) {
    await keptBy(subject, { sets: SETS, items: 5 });
    await keptBy(subject, { items: ITEMS });
  }
  const one = await keptBy(subject, { items: 5 });
  const many = await keptBy(subject, { sets: SETS, items: 5 });
  const long = await keptBy(subject, { items: ITEMS });
  return {
    'heap a widget': many.heap / SETS,
    'heap an item': (long.heap - one.heap) / (ITEMS - 5),
    'listeners a widget': (many.listeners - one.listeners) / (SETS - 1),
    // So many may take another form, which has some of its own.
    'listeners an item': Math.round((long.listeners - one.listeners) / (ITEMS - 5)),
  };
}

async function leak(subject) {
  const { widget, library, call } = subject;
  const play = (rounds) => call('leak', { widget, library, items: 5 }, rounds);
  await play(WARM);
  const before = await memoryOf(subject);
  await play(ROUNDS);
  const after = await memoryOf(subject);
  return {
    'leak nodes': after.nodes - before.nodes,
    'leak listeners': after.listeners - before.listeners,
    'leak heap': (after.heap - before.heap) / ROUNDS,
  };
}

export default async function memory(_, note) {
  // Without machine code, which the engine makes as it likes, and keeps.
  const browser = await launch(['--js-flags=--no-opt --no-maglev --no-sparkplug']);
  for (const widget of widgets) {
    for (const label of libraries) {
      if (widget === 'accordion' && label === 'bootstrap') continue;
      const hasEnd = !['jquery-ui', 'bootstrap', 'foundation'].includes(label);
      for (const act of hasEnd ? [measure, leak] : [measure]) {
        const subject = await openSubject(browser, widget, label);
        const values = await act(subject);
        for (const [key, value] of Object.entries(values)) note(`${widget} ${key}`, label, value);
        await subject.close();
      }
    }
  }
  await browser.close();
}
