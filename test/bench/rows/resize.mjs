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

/** The labels' own widths differ, so that rows do. */
const fits = {
  fitted: { mobileNav: false, responsiveDelay: 0 },
  'css alone': { responsive: false },
};

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

export default async function resizing(browser, note) {
  for (const widget of widgets) {
    const subjects = await openSubjects(browser, widget);
    for (const { library, call } of subjects) {
      await call('build', { widget, library, sets: SETS, items: 5 });
      await call('start');
    }
    const play = async (subject) => {
      const { script, all } = await resize(subject);
      return { 'resize script': script, resize: all };
    };
    await takeTurns(subjects, ROUNDS, play, note);
    for (const { close } of subjects) await close();
  }
  await fitting(browser, note);
}

async function fitting(browser, note) {
  const subjects = [];
  for (const [name, options] of Object.entries(fits)) {
    const subject = await openSubject(browser, 'tabs', 'ours');
    if (name === 'css alone') {
      await subject.page.addStyleTag({ content: '.z-tab.z-tab { flex: 1 0 auto }' });
    }
    await subject.call('build', { widget: 'tabs', library: 'ours', sets: SETS, items: 20 });
    await subject.call('start', options);
    subjects.push({ ...subject, name });
  }
  const play = async (subject) => ({ [`fit, ${subject.name}`]: (await resize(subject)).all });
  await takeTurns(subjects, ROUNDS, play, note);
  for (const { close } of subjects) await close();
}
