import { openPage } from './page.mjs';

QUnit.module('deep links and scrolling');

const set = (ids) => `<style>body { margin: 0 }</style><div style="height: 1500px"></div>
<div id="set" style="scroll-margin-top: 40px">
  <ul><li><a>T1</a></li><li${ids.li ?? ''}><a>T2</a></li></ul>
  <div><div><p>P1</p></div><div${ids.panel ?? ''} style="height: 400px"><p>P2</p></div></div>
</div>
<div style="height: 1500px"></div>`;

const begin = (settings) =>
  `<script>jQuery(($) => $('#set').uiTabs(${JSON.stringify({
    deeplinking: true,
    animation: { effects: 'none' },
    ...settings,
  })}));</script>`;

/** Opens a page with the hash of the second tab, whose set starts before the page has loaded. */
async function open({ ids = {}, settings = {}, hash = '#tab2', context = {}, after = '' }) {
  const head = `<script src="/node_modules/jquery-3/dist/jquery.min.js"></script><script src="/assets/js/ui.tabs.min.js"></script>${begin(settings)}`;
  const page = await openPage({
    html: set(ids) + after,
    head,
    jquery: 0,
    scripts: [],
    hash,
    context,
  });
  // The browser scrolls in the frames after the page has loaded.
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let n = 0; n < 3; n++) await page.evaluate(frame);
  return page;
}

const place = (page) =>
  page.evaluate(() => ({
    active: jQuery('#set').uiTabs('active'),
    top: Math.round(document.getElementById('set').getBoundingClientRect().top),
    scrolled: Math.round(scrollY),
  }));

QUnit.test(
  'T21 with deeplinkingAutoScroll the set comes to the top, below its margin',
  async (assert) => {
    const settings = { deeplinkingAutoScroll: true };
    const page = await open({ settings, context: { reducedMotion: 'reduce' } });
    assert.deepEqual(await place(page), { active: 1, top: 40, scrolled: 1460 });
  },
);

QUnit.test('T21 a hash of somebody else leaves the page where it is', async (assert) => {
  const page = await open({ settings: { deeplinkingAutoScroll: true }, hash: '#other' });
  assert.deepEqual(await place(page), { active: 0, top: 1500, scrolled: 0 });
});
