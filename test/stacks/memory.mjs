// Nodes and listeners that stay in memory once the engine has cleared up.

async function counted(session) {
  for (let n = 0; n < 3; n++) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { nodes, jsEventListeners };
}

/** What `rounds` of the work add to a page that has seen some already. */
async function growthOf(page, work, { before, rounds }) {
  const session = await page.context().newCDPSession(page);
  await work(page, before);
  const first = await counted(session);
  await work(page, rounds);
  const last = await counted(session);
  const grown = (key) => last[key] - first[key];
  return { nodes: grown('nodes'), listeners: grown('jsEventListeners'), all: last.nodes };
}

const signed = (figure) => (figure < 0 ? figure : `+${figure}`);

/** Throws where the pages with the pair grow more than without, and 1 % of what they hold. */
export function compare(own, plain) {
  const said = (key) => `${key} ${signed(own[key])} (without the pair ${signed(plain[key])})`;
  const figures = `${said('nodes')}, ${said('listeners')}`;
  const slack = plain.all / 100;
  const isMore = own.nodes > plain.nodes + slack || own.listeners > plain.listeners + slack;
  if (isMore) throw new Error(figures);
  return figures;
}

/** Opens the page with the pair and without it, does the work in both, and compares what stays. */
export async function compareGrowth(openWith, work, { before, rounds }) {
  const grown = [];
  for (const own of [true, false]) {
    const page = await openWith(own);
    grown.push(await growthOf(page, work, { before, rounds }));
    await page.close();
  }
  return compare(...grown);
}
