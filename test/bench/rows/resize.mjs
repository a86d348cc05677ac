/*
 * A window that changes its width a hundred times, with fifty sets of five; and what it costs to fit
 * fifty sets of twenty labels, next to the same with `responsive: false`, whose lists the style sheet
 * wraps by itself into rows that labels fill as well.
 */
import { costOf } from '../browser.mjs';
import { openSubject, openSubjects, takeTurns, widgets } from '../subjects.mjs';

const ROUNDS = 2;
const SETS = 50;
const SIZES = 100;

async function resize(subject) {
  const { session, call } = subject;
  const metrics = { height: 800, deviceScaleFactor: 1, mobile: false };
  await call('settled');
  const cost = await costOf(subject, async () => {
    for (let n = 1; n <= SIZES; n++) {
      const width = 1200 - 4 * Math.min(n, SIZES - n);
      await session.send('Emulation.setDeviceMetricsOverride', { width, ...metrics });
      await call('painted');
    }
    // Until those who wait for the end have done theirs.
    for (let n = 0; n < 6; n++) await call('settled');
  });
  return { script: cost.script / SIZES, all: cost.all / SIZES };
}

/** Lets all take turns, each with sets of so many items, and ends them. */
async function compare(subjects, items, resultOf, note) {
  for (const { widget, library, options, call } of subjects) {
    await call('build', { widget, library, sets: SETS, items });
    await call('start', options);
  }
  const play = async (subject) => resultOf(await resize(subject), subject);
  await takeTurns(subjects, ROUNDS, play, note);
  for (const { close } of subjects) await close();
}

/** The labels' own widths differ, so that rows do. */
const fits = {
  fitted: { mobileNav: false, responsiveDelay: 0 },
  'css alone': { responsive: false },
};

export default async function resizing(browser, note) {
  for (const widget of widgets) {
    const resultOf = ({ script, all }) => ({ 'resize script': script, resize: all });
    await compare(await openSubjects(browser, widget), 5, resultOf, note);
  }
  const subjects = [];
  for (const [fit, options] of Object.entries(fits)) {
    subjects.push({ ...(await openSubject(browser, 'tabs', 'ours')), fit, options });
  }
  await subjects[1].page.addStyleTag({ content: '.z-tab.z-tab { flex: 1 0 auto }' });
  await compare(subjects, 20, ({ all }, { fit }) => ({ [`fit, ${fit}`]: all }), note);
}
