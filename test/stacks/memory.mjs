// Nodes and listeners that stay in memory once the engine has cleared up.

/**
 * Waits until sets have done what they do half a second after their start: a set that starts now has, too. Its last panel is
 * then findable, and not at once, as the first twenty of a page may be.
 */
const settle = (page) =>
  page.evaluate(() => {
    const { $ } = window;
    if (!$?.fn.uiTabs) return null;
    const labels = '<li>Tab</li>'.repeat(22);
    const panels = '<div>Panel</div>'.repeat(22);
    const set = $(`<div><ul>${labels}</ul><div>${panels}</div></div>`).appendTo('body').uiTabs();
    const last = set.find('.z-content').last();
    return new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!last.is('[hidden=until-found]')) return;
        observer.disconnect();
        set.uiTabs('destroy').remove();
        resolve();
      });
      observer.observe(set[0], { attributeFilter: ['hidden'], subtree: true });
    });
  });

/**
 * The least that is counted, each time after two more rounds, as of the page or part that was left last something may
 * stay until the next one goes. It is counted until nothing has gone for some times.
 */
async function counted(page, session, work) {
  const least = { nodes: Infinity, jsEventListeners: Infinity };
  for (let same = 0; same < 4; same++) {
    await page.evaluate(work, 2);
    await settle(page);
    for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
    const now = await session.send('Memory.getDOMCounters');
    for (const key of Object.keys(least)) {
      if (now[key] < least[key]) [least[key], same] = [now[key], 0];
    }
  }
  return least;
}

/** What `rounds` of the work add to a page that has seen some already. */
const growth = (work, before, rounds) => async (page) => {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(work, before);
  const first = await counted(page, session, work);
  await page.evaluate(work, rounds);
  const last = await counted(page, session, work);
  const [nodes, listeners] = ['nodes', 'jsEventListeners'].map((key) => last[key] - first[key]);
  return { nodes, listeners };
};

const signed = (figure) => (figure < 0 ? figure : `+${figure}`);

/**
 * Opens a page with the pair and without it (`open(own, work)`), does the work in both, a function of how often, and throws
 * where the pair leaves more: a leak leaves one or more a round. The set that went last may still be counted.
 */
export async function compareGrowth(open, work, { before, rounds }) {
  const measure = growth(work, before, rounds);
  const own = await open(true, measure);
  const plain = await open(false, measure);
  const said = (key) => `${key} ${signed(own[key])} (without the pair ${signed(plain[key])})`;
  const figures = `${said('nodes')}, ${said('listeners')}`;
  // What a page had before and lost is no measure of what may stay.
  const isMore = (key) => own[key] >= Math.max(plain[key], 0) + rounds;
  if (isMore('nodes') || isMore('listeners')) throw new Error(figures);
  return `ok, ${figures}`;
}
