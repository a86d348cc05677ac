import {
  accordion,
  hearing,
  openLinked,
  press,
  seen,
  step,
  steps,
  tabs,
  takeLog,
} from './links-page.mjs';
import { openPage } from './page.mjs';

QUnit.module('history');

const jqueries = {
  'jQuery 1': { jquery: 1 },
  'jQuery 2': { jquery: 2 },
  'jQuery 3': { jquery: 3 },
  'jQuery 4': { jquery: 4 },
  'jQuery 3 slim': { jquery: 3, slim: true },
  'jQuery 4 slim': { jquery: 4, slim: true },
};

const pathOf = (page) => new URL(page.url()).pathname;

for (const plugin of [false, true]) {
  QUnit.test.each(
    `T20 Back and Forward walk the tabs, ${plugin ? 'with' : 'without'} the hashchange plugin,`,
    jqueries,
    async (assert, versions) => {
      const page = await openLinked({ ...versions, plugin });
      await page.waitForFunction('log.length === 1');
      for (const text of ['set T2', 'set T3', 'set T1']) await press(page, text);
      await takeLog(page);
      assert.deepEqual(await steps(page, 'back', 'back', 'forward', 'back', 'back'), [
        '#tab3: set P3',
        '#tab2: set P2',
        '#tab3: set P3',
        '#tab2: set P2',
        ': set P1',
      ]);
      assert.equal(
        await takeLog(page),
        [2, 1, 2, 1, 0]
          .map((index, n, all) => `set select ${index} hash, set left ${n ? all[n - 1] : 0} hash`)
          .join(', '),
      );
      await page.goBack();
      assert.equal(page.url(), 'about:blank', 'one step more leaves the page');
      await page.goForward();
      assert.equal(await seen(page), ': set P1');
      assert.equal(await step(page, 'forward'), '#tab2: set P2');
    },
  );
}

QUnit.test('T20 selecting after Back goes on from there', async (assert) => {
  const page = await openLinked();
  for (const text of ['set T2', 'set T3']) await press(page, text);
  await step(page, 'back');
  await press(page, 'set T1');
  assert.equal(await seen(page), '#tab1: set P1');
  assert.deepEqual(await steps(page, 'back', 'back'), ['#tab2: set P2', ': set P1']);
  await page.goBack();
  assert.equal(page.url(), 'about:blank');
});

QUnit.test('T20 keys are steps as well', async (assert) => {
  const page = await openLinked();
  await press(page, 'set T1');
  for (const key of ['ArrowRight', 'End']) await page.keyboard.press(key);
  assert.equal(await seen(page), '#tab3: set P3');
  assert.deepEqual(await steps(page, 'back', 'back'), ['#tab2: set P2', ': set P1']);
});

QUnit.test('T20 history: replace leaves no steps, none no hash', async (assert) => {
  for (const [history, hash] of [
    ['replace', '#tab3'],
    ['none', ''],
  ]) {
    const page = await openLinked({ starts: [['set', 'uiTabs', { history }]] });
    for (const text of ['set T2', 'set T3']) await press(page, text);
    assert.equal(await seen(page), `${hash}: set P3`);
    await page.goBack();
    assert.equal(page.url(), 'about:blank');
  }
});

QUnit.test('T20 loading again keeps the tab, and the steps', async (assert) => {
  const page = await openLinked();
  for (const text of ['set T2', 'set T3']) await press(page, text);
  await page.reload();
  assert.equal(await seen(page), '#tab3: set P3');
  assert.deepEqual(await steps(page, 'back', 'back', 'forward'), [
    '#tab2: set P2',
    ': set P1',
    '#tab2: set P2',
  ]);
});

QUnit.test('T20 a link from another page, and back to that', async (assert) => {
  const target = pathOf(await openLinked());
  const page = await openPage({ html: `<a href="${target}#tab2">There</a>` });
  const from = page.url();
  await page.getByText('There').click();
  await page.waitForURL(`**${target}#tab2`);
  await page.waitForFunction('log.length === 1');
  assert.equal(await seen(page), '#tab2: set P2');
  assert.equal(await takeLog(page), 'set select 1 hash');
  await press(page, 'set T3');
  assert.equal(await step(page, 'back'), '#tab2: set P2');
  await page.goBack();
  assert.equal(page.url(), from);
  await page.goForward();
  assert.equal(await seen(page), '#tab2: set P2');
});

QUnit.test('T20 a link in the page, and an address that is typed in', async (assert) => {
  const page = await openLinked({
    html: `${tabs()}<a href="#tab3">There</a><a href="#x">Else</a>`,
  });
  const seenAfter = (act) => hearing(page, act);
  assert.equal(await seenAfter(() => press(page, 'There')), '#tab3: set P3');
  assert.equal(await seenAfter(() => press(page, 'Else')), '#x: set P3');
  const typed = page.url().replace('#x', '#tab2');
  assert.equal(await seenAfter(() => page.goto(typed)), '#tab2: set P2');
  assert.deepEqual(await steps(page, 'back', 'back', 'back'), [
    '#x: set P2',
    '#tab3: set P3',
    ': set P1',
  ]);
});

QUnit.test(
  'T20 back to the hash of somebody else that the page was opened with',
  async (assert) => {
    const page = await openLinked({
      hash: '#chapter',
      starts: [['set', 'uiTabs', { defaultTab: 'tab2' }]],
    });
    for (const text of ['set T3', 'set T1']) await press(page, text);
    assert.deepEqual(await steps(page, 'back', 'back'), ['#tab3: set P3', '#chapter: set P2']);
  },
);

QUnit.test('C16 back to no hash is the tab that was restored', async (assert) => {
  const page = await openLinked({ starts: [['set', 'uiTabs', { rememberState: true }]] });
  await press(page, 'set T2');
  await page.goto(page.url().split('#')[0] + '?again');
  assert.equal(await seen(page), ': set P2');
  await press(page, 'set T3');
  assert.equal(await step(page, 'back'), ': set P2');
});

QUnit.test('A11 Back and Forward walk an accordion with several sections', async (assert) => {
  const starts = [['list', 'uiAccordion', { expandMode: 'multiple' }]];
  const page = await openLinked({ html: accordion(), starts });
  for (const text of ['list H3', 'list H1', 'list H3', 'list H1']) await press(page, text);
  assert.equal(await seen(page), ': ');
  await takeLog(page);
  assert.deepEqual(await steps(page, 'back', 'back', 'back', 'back', 'forward', 'forward'), [
    '#section1: list C1',
    '#section1,section3: list C1, list C3',
    '#section3: list C3',
    ': ',
    '#section3: list C3',
    '#section1,section3: list C1, list C3',
  ]);
  assert.equal(
    await takeLog(page),
    'list select 0 hash, list select 2 hash, list left 0 hash, list left 2 hash, ' +
      'list select 2 hash, list select 0 hash',
  );
  await page.reload();
  assert.equal(await seen(page), '#section1,section3: list C1, list C3');
});

QUnit.test('T20 a section that was disabled while open stays open', async (assert) => {
  const starts = [['list', 'uiAccordion', { active: 0 }]];
  const page = await openLinked({ html: accordion(), starts });
  await page.evaluate(() => jQuery('#list').uiAccordion('disable', 0));
  const named = () => page.evaluate("location.hash = 'section1'");
  assert.equal(await hearing(page, named), '#section1: list C1');
});

QUnit.test('T20 several sets in one hash', async (assert) => {
  const settings = { deeplinkingMode: 'multiple', deeplinkingSeparator: '/' };
  const page = await openLinked({
    html: tabs() + accordion(),
    starts: [
      ['set', 'uiTabs', settings],
      ['list', 'uiAccordion', settings],
    ],
  });
  for (const text of ['set T2', 'list H1', 'set T3', 'list H1']) await press(page, text);
  assert.equal(await seen(page), '#set/tab3: set P3');
  const both = '#set/tab2&list/section1: set P2, list C1';
  assert.deepEqual(await steps(page, 'back', 'back', 'back', 'back', 'forward', 'forward'), [
    '#set/tab3&list/section1: set P3, list C1',
    both,
    '#set/tab2: set P2',
    ': set P1',
    '#set/tab2: set P2',
    both,
  ]);
  await page.reload();
  assert.equal(await seen(page), both);
});

QUnit.test('T22 selecting and going back never move the page', async (assert) => {
  const space = '<div style="height: 2000px"></div>';
  const html =
    space +
    tabs()
      .replace(/<li>/g, '<li id="tab3">')
      .replace('<div><p>set P2', '<div id="tab2"><p>set P2') +
    space;
  const page = await openLinked({ html });
  await page.evaluate('scrollTo(0, 1600)');
  const places = [];
  const note = async () => void places.push(await page.evaluate('scrollY'));
  for (const text of ['set T2', 'set T3', 'set T2']) {
    await press(page, text);
    await note();
  }
  assert.deepEqual(places, [1600, 1600, 1600]);
  assert.equal(await seen(page), '#tab2: set P2');
});

QUnit.test('C16 storage and history that a frame may not use', async (assert) => {
  // A frame is narrow: labels would be a menu.
  const settings = { rememberState: true, mobileNav: false };
  const target = pathOf(await openLinked({ starts: [['set', 'uiTabs', settings]] }));
  const frame = `<iframe sandbox="allow-scripts" src="${target}#tab2"></iframe>`;
  const page = await openPage({ html: frame });
  const inner = page.frameLocator('iframe');
  const shown = () => inner.locator('p:visible').allTextContents();
  await inner.getByText('set T1').waitFor();
  assert.deepEqual(await shown(), ['set P2']);
  await inner.getByText('set T3').click();
  assert.deepEqual(await shown(), ['set P3']);
});
