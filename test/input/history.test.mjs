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

QUnit.module('history');

const jqueries = {
  'jQuery 1': { jquery: 1 },
  'jQuery 3': { jquery: 3 },
  'jQuery 4': { jquery: 4 },
};

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
  'T20 the hash of somebody else changes nothing, also where the page began with it',
  async (assert) => {
    const page = await openLinked({ hash: '#else', html: `${tabs()}<a href="#else">Else</a>` });
    await press(page, 'set T3');
    assert.equal(await hearing(page, () => press(page, 'Else')), '#else: set P3');
  },
);

QUnit.test('A11 Back and Forward walk an accordion with several sections', async (assert) => {
  const starts = [['list', 'uiAccordion', { expandMode: 'multiple' }]];
  const page = await openLinked({ html: accordion(), starts });
  for (const text of ['list H3', 'list H1', 'list H1']) await press(page, text);
  assert.equal(await seen(page), ': list C3');
  assert.deepEqual(await steps(page, 'back', 'back'), ['#section1: list C1', '#section3: list C3']);
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
