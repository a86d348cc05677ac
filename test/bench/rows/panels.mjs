/* Panels of 2,000 nodes: shown for the first time and again. */
import { costOf } from '../browser.mjs';
import { openSubjects, takeTurns, widgets } from '../subjects.mjs';

const ROUNDS = 7;

const mean = (values) => values.reduce((all, one) => all + one, 0) / values.length;

async function shown(subject) {
  const { widget, library, call } = subject;
  await call('build', { widget, library, items: 4, isHeavy: true });
  await call('start');
  const cost = (index) => costOf(subject, () => call('select', index));
  // The accordion is closed at first.
  if (widget === 'accordion') await call('select', 0);
  const first = [await cost(1), await cost(2)].map(({ all }) => all);
  // Without painting, which is the same for all.
  const again = [await cost(1), await cost(2), await cost(1)].map(
    ({ script, style, layout }) => script + style + layout,
  );
  return { 'panel first': mean(first), 'panel again': mean(again) };
}

export default async function panels(browser, note) {
  for (const widget of widgets) {
    const subjects = await openSubjects(browser, widget);
    await takeTurns(subjects, ROUNDS, shown, note);
    for (const { close } of subjects) await close();
  }
}
