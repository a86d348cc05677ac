/* Panels of 2,000 nodes: shown for the first time and again, by call, and by a click on a slow computer. */
import { costOf } from '../browser.mjs';
import { openSubjects, takeTurns, widgets } from '../subjects.mjs';

const ROUNDS = 7;
const SLOWDOWN = 4;
const AGAIN = [1, 2, 1];

const mean = (values) => values.reduce((all, one) => all + one, 0) / values.length;

async function shown(subject) {
  const { widget, library, call } = subject;
  await call('build', { widget, library, items: 4, isHeavy: true });
  await call('start');
  const cost = (index) => costOf(subject, () => call('select', index));
  // The accordion is closed at first.
  if (widget === 'accordion') await call('select', 0);
  const first = [(await cost(1)).all, (await cost(2)).all];
  const again = [];
  for (const index of AGAIN) {
    // Without painting, which is the same for all.
    const { script, style, layout } = await cost(index);
    again.push(script + style + layout);
  }
  return { 'panel first': mean(first), 'panel again': mean(again) };
}

async function click(subject, index) {
  const { page, session, call } = subject;
  const { x, y } = await call('placeOf', index);
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(x, y);
  await call('settled');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await call('nextClick');
  await page.mouse.down();
  await page.mouse.up();
  const time = await page.evaluate(() => window.clicked);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await call('settled');
  return time;
}

async function clicked(subject) {
  const { widget, library, call } = subject;
  await call('build', { widget, library, items: 4, isHeavy: true });
  await call('start');
  // Up from the last, so that labels above it stay in sight.
  const fromLast = async (index) => {
    await call('select', 3);
    return click(subject, index);
  };
  const first = [await fromLast(2), await fromLast(1)];
  const again = [await fromLast(2), await fromLast(1)];
  return { 'click first': mean(first), 'click again': mean(again) };
}

export default async function panels(browser, note) {
  for (const widget of widgets) {
    const subjects = await openSubjects(browser, widget);
    await takeTurns(subjects, ROUNDS, shown, note);
    await takeTurns(subjects, ROUNDS, clicked, note);
    for (const { close } of subjects) await close();
  }
}
