import { focused, markup, openTabs, stateOf, takeLog } from './tabs-page.mjs';

QUnit.module('input: what the browser finds in closed panels');

const deep = markup(3).replace(
  '<p>P3',
  '<div style="height: 1200px"></div><p id="deep">Deep</p><div style="height: 1200px"></div><p>P3',
);

QUnit.test.each(
  'R1 a link to something in a closed panel opens it, by',
  ['css', 'jquery'],
  async (assert, type) => {
    const page = await openTabs({
      html: `<a href="#deep" id="link">There</a>${deep}`,
      settings: { animation: { type, duration: 300, effects: 'slideV' } },
    });
    await page.locator('#set [hidden=until-found] #deep').waitFor({ state: 'attached' });
    await page.locator('#link').click();
    assert.equal(await stateOf(page), '0 0 1');
    assert.equal(await takeLog(page), 'select 2 find, deactivate 0 find');
    const top = await page.locator('#deep').evaluate((one) => one.getBoundingClientRect().top);
    assert.true(top >= 0 && top < 300, `its place in the window: ${top}`);
    assert.true(page.url().endsWith('#deep'), 'the address is what the link says');
  },
);

QUnit.test('AT18 panels that wait to be found are in the way of nobody', async (assert) => {
  const page = await openTabs({ html: `${markup(3)}<button id="after">After</button>` });
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const panels = nodes.filter(({ ignored, role }) => !ignored && role.value === 'tabpanel');
  assert.deepEqual(
    panels.map(({ name }) => name.value),
    ['T1'],
  );
  const stops = [];
  for (let n = 0; n < 3; n++) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  assert.deepEqual(stops, ['T1', 'panel P1', 'after']);
});
