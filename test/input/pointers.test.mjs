import {
  atRest,
  between,
  focused,
  label,
  MOVING,
  open,
  openAccordion,
  openTabs,
  press,
  sections,
  stateOf,
  stops,
  tabs,
  takeKeys,
  takeLog,
  tall,
  tap,
} from './widgets.mjs';

QUnit.module('real pointers');

const touch = { hasTouch: true, isMobile: true };
const selected = (to, from) => `select ${to} click, deactivate ${from} click`;
const opened = (index) => `select ${index} click, activate ${index} click`;
const closed = (index) =>
  ['select', 'activate', 'collapse'].map((name) => `${name} ${index} closed click`).join(', ');

/** Which of the set's panels are open, as its labels tell. */
const opensOf = (page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('#set [role=tab], #set .z-trigger'), (one) =>
      Number(/true/.test(one.getAttribute('aria-selected') ?? one.getAttribute('aria-expanded'))),
    ),
  );

const kinds = {
  tabs: ['tabs', '1 0 0', selected(1, 0)],
  accordion: ['accordion', '0 0 0', opened(1)],
  details: ['accordion', '0 0 0', opened(1), sections({ form: 'details' })],
};

QUnit.test.each('2.5.2, A2 a click acts at its release, once:', kinds, async (assert, row) => {
  const [kind, before, told, html] = row;
  const page = await open(kind, { html });
  for (const elsewhere of [() => label(page, 2).hover(), () => page.mouse.move(600, 700)]) {
    await label(page, 1).hover();
    await page.mouse.down();
    await elsewhere();
    await page.mouse.up();
  }
  for (const button of ['right', 'middle']) await label(page, 1).click({ button });
  assert.deepEqual([await takeLog(page), await stateOf(page)], ['', before], 'sliding off cancels');
  await label(page, 1).click();
  assert.deepEqual([await takeLog(page), await stateOf(page)], [told, '0 1 0']);
  const ring = () => getComputedStyle(document.activeElement).outlineStyle;
  assert.equal(await page.evaluate(ring), 'none', '2.4.7 no ring for a mouse');
  await label(page, 1).click();
  const next = kind === 'tabs' ? ['', '0 1 0'] : [closed(1), '0 0 0'];
  assert.deepEqual([await takeLog(page), await stateOf(page)], next, 'the next one');
  assert.equal(await focused(page), kind === 'tabs' ? 'T2' : 'H2');
});

QUnit.test('T8, 1.4.13 mouseover opens by hover, once for each label; it stays', async (assert) => {
  const page = await openTabs({ settings: { event: 'mouseover' } });
  await page.locator('#set.hover .z-tab').nth(1).hover();
  assert.equal(await takeLog(page), selected(1, 0));
  await label(page, 1).click();
  assert.equal(await takeLog(page), '');
  await page.locator('.z-content.z-active').hover();
  await press(page, 'Escape');
  assert.equal(await stateOf(page), '0 1 0', 'under the mouse, as it covers nothing');
  await page.mouse.move(600, 700);
  assert.equal(await stateOf(page), '0 1 0');
  await label(page, 2).hover();
  assert.equal(await takeLog(page), selected(2, 1));
});

QUnit.test('T8 a header that moves under a mouse that rests isn’t hovered', async (assert) => {
  // Where the second header was, the third one is when the second section is open.
  const content = (n) => `<div style="height: ${340 - 40 * n}px">C${n}</div>`;
  const page = await openAccordion({
    html: sections({ content }),
    settings: { event: 'mouseover', active: 0 },
  });
  await page.evaluate(() =>
    addEventListener('mouseover', ({ target }) => (window.over = target.textContent)),
  );
  const { x, y } = await label(page, 1).boundingBox();
  await page.mouse.move(x + 60, y + 20);
  await page.waitForFunction('over === "H3"');
  assert.equal(await stateOf(page), '0 1 0');
  await page.mouse.move(600, 700);
  await label(page, 2).hover();
  assert.equal(await stateOf(page), '0 0 1', 'a mouse that moves');
});

QUnit.test('T8 nor is one that moves because something else closes', async (assert) => {
  for (const [kind, more] of [
    ['tabs', {}],
    ['accordion', { active: 0 }],
  ]) {
    const above = '<div style="height: 200px" onclick="this.style.height = 0">A</div>';
    const page = await open(kind, {
      html: above + { tabs, accordion: sections }[kind](),
      settings: { event: 'mouseover', ...more },
    });
    await page.evaluate(() =>
      addEventListener('mouseover', ({ target }) => (window.over = target.textContent)),
    );
    const second = label(page, 1);
    const { x, y, width, height } = await second.boundingBox();
    const place = [x + width / 2, y - 200 + height / 2];
    await page.mouse.click(...place);
    await page.waitForFunction((text) => window.over === text, await second.textContent());
    assert.equal(await stateOf(page), '1 0 0', kind);
    await page.mouse.move(600, 700);
    await page.mouse.move(...place);
    assert.equal(await stateOf(page), '0 1 0', `${kind}, a mouse that moves`);
  }
});

const twice = {
  tabs: [selected(1, 0), selected(2, 1)],
  accordion: [opened(1), `${opened(2)}, activate 1 closed click, collapse 1 closed click`],
};
const events = ['click', 'mouseover', 'touchend'];

QUnit.test.each('T8, A2 a tap acts once, with event', events, async (assert, event) => {
  for (const [kind, told] of Object.entries(twice)) {
    const page = await open(kind, { context: touch, settings: { event } });
    for (const index of [1, 2]) {
      await label(page, index).tap();
      await page.waitForFunction('log.length');
      assert.equal(await takeLog(page), told[index - 1], kind);
    }
    const hovers = await page.locator('#set.hover').count();
    assert.deepEqual([await stateOf(page), hovers], ['0 0 1', 0]);
  }
});

QUnit.test.each(
  'T8, A2 a press with the mouse opens what is closed, with event',
  ['mousedown', 'pointerdown', 'focusin', 'mouseup'],
  async (assert, event) => {
    for (const [kind, collapsible] of [
      ['tabs', {}],
      ['tabs', { collapsible: true }],
      ['accordion', {}],
    ]) {
      const page = await open(kind, { settings: { event, ...collapsible } });
      await label(page, 1).click();
      const seen = [await stateOf(page)];
      await label(page, 2).click();
      seen.push(await stateOf(page));
      await press(page, 'Enter');
      seen.push(await stateOf(page));
      // A closed tab stays the tab stop.
      const stays = collapsible.collapsible ? '0 0 [0,0,0,1]' : '0 0 1';
      const closed = kind === 'tabs' ? stays : '0 0 0';
      const told = `${kind} ${JSON.stringify(collapsible)}`;
      assert.deepEqual(seen, ['0 1 0', '0 0 1', closed], told);
    }
  },
);

QUnit.test.each(
  'T8, A2 a key that presses opens, and the next one closes, with event',
  ['keydown', 'keyup', 'keypress', 'click keydown'],
  async (assert, event) => {
    for (const [kind, html] of [
      ['tabs', tabs()],
      ['accordion', sections()],
      ['accordion', sections({ header: (n) => `<a href="#">H${n}</a>` }).replace(/<.?h3>/g, '')],
    ]) {
      const page = await open(kind, { html, settings: { event, collapsible: true } });
      await label(page, 1).focus();
      for (const key of ['Enter', 'Space']) {
        const seen = [];
        for (const _ of [1, 2]) {
          await press(page, key);
          seen.push((await opensOf(page)).join(' '));
        }
        assert.deepEqual(seen, ['0 1 0', '0 0 0'], `${key}: ${html}`);
      }
    }
  },
);

QUnit.test('T19 mouse and finger close, and leave the focus elsewhere', async (assert) => {
  const html = between(tabs({ count: 4 }));
  const page = await openTabs({
    html,
    settings: { closable: true },
    context: { hasTouch: true },
  });
  const closer = (index) => page.locator('#set .z-close').nth(index);
  await closer(0).click();
  assert.equal(await stateOf(page), '1 0 0');
  assert.equal(await takeLog(page), 'select 0 click, deactivate 0 click, remove 0 click');
  await page.locator('#after').focus();
  await tap(closer(1));
  assert.equal(await focused(page), 'after');
  assert.equal(await takeLog(page), 'remove 1 click');
  await label(page, 1).click();
  assert.equal(await stateOf(page), '0 1');
});

const engines = ['css', 'jquery'];
const sized = (...heights) =>
  tabs({ content: (n) => `<p style="height: ${heights[n - 1]}px; margin: 0">P${n}</p>` });

QUnit.test.each('T15 focus and page stay in place, by', engines, async (assert, type) => {
  const page = await openTabs({
    html: tall() + sized(60, 900, 90) + tall(),
    settings: { animation: { type, duration: 300, effects: 'slideV' } },
  });
  await label(page, 1).evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await page.evaluate(() => {
    window.seen = [];
    const look = () => {
      const { textContent } = document.activeElement;
      const box = document.querySelector('.z-container');
      window.seen.push([window.scrollY, box.scrollTop, box.scrollLeft, textContent].join());
      if (!window.log.length) requestAnimationFrame(look);
    };
    document.addEventListener('click', () => requestAnimationFrame(look), true);
  });
  const before = await page.evaluate('scrollY');
  await label(page, 1).click();
  await page.waitForFunction('log.length > 1');
  const seen = await page.evaluate('seen');
  assert.deepEqual([...new Set(seen)], [`${before},0,0,T2`], `in ${seen.length} frames`);
  assert.equal(await page.evaluate('scrollY'), before);
});

const closes = `${opened(1)}, activate 0 closed click, collapse 0 closed click`;
const thatMove = {
  tabs: ['tabs', { effects: 'slideH' }, {}, selected(1, 0)],
  'an accordion': ['accordion', {}, {}, opened(1)],
  'an accordion with one open': ['accordion', {}, { active: 0 }, closes],
  'a horizontal accordion': ['accordion', {}, { orientation: 'horizontal' }, closes],
  'a slider': ['accordion', {}, { slider: true, dotNav: true, active: 0 }, closes],
};

QUnit.test.each('2.3.3, T15, A5 no motion where none is wanted:', thatMove, async (assert, row) => {
  const [kind, animation, more, told] = row;
  for (const type of engines) {
    const settings = { animation: { duration: 8000, type, ...animation }, ...more };
    const page = await open(kind, { settings, context: { reducedMotion: 'reduce' } });
    const seen = async () => [await page.evaluate(MOVING), await takeLog(page)];
    await label(page, 1).click();
    assert.deepEqual(await seen(), [false, told], `${type}: events come at once, in order`);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await label(page, 2).click();
    assert.true(await page.evaluate(MOVING), 'a change of the wish is heard');
  }
});

const bar = (page) => page.locator('.z-tabs-mobile a');
const menuPage = (options) =>
  openTabs({
    html: between(tabs({ count: 4 })) + tall(400),
    head: '<meta name="viewport" content="width=device-width">',
    viewport: { width: 400, height: 700 },
    ...options,
  });

/** What is selected, whether the menu is open, and what has the focus. */
const menuState = async (page) => {
  const isOpen = await page.locator('#set .z-tabs-desktop').isVisible();
  const isBar = await bar(page).evaluate((one) => one === document.activeElement);
  const title = (await bar(page).textContent()).trim();
  return `${title} ${isOpen ? 'open' : 'closed'}, ${isBar ? 'bar' : await focused(page)}`;
};

QUnit.test('T12 a menu works by keys alone', async (assert) => {
  const page = await menuPage();
  const presses = async (...keys) => {
    await press(page, ...keys);
    return menuState(page);
  };
  await page.locator('#before').focus();
  assert.equal(await presses('Tab'), 'T1 closed, bar');
  assert.equal(await presses('Enter'), 'T1 open, T1');
  assert.equal(await presses('ArrowDown', 'ArrowDown'), 'T1 open, T3');
  assert.equal(await presses('Escape'), 'T1 closed, bar');
  assert.equal(await presses('Space', 'End', 'Enter'), 'T4 closed, bar');
  assert.equal(await takeLog(page), 'select 3 key, deactivate 0 key');
  assert.equal(await presses('ArrowDown', 'Home', 'ArrowDown'), 'T4 open, T2');
  assert.equal(await presses('Space'), 'T2 closed, bar');
  assert.equal(await takeLog(page), 'select 1 key, deactivate 3 key');
  await takeKeys(page);
  assert.equal(await presses('Enter', 'ArrowUp', 'ArrowUp'), 'T2 open, T4', 'around');
  assert.equal(await presses('ArrowDown', 'ArrowDown', 'Space'), 'T2 closed, bar', 'chosen again');
  const taken = 'Enter,ArrowUp,ArrowUp,ArrowDown,ArrowDown, '.split(',');
  assert.equal(await takeKeys(page), taken.map((key) => `${key} prevented`).join(', '));
  assert.equal(await presses('Enter', 'ArrowUp', 'Tab'), 'T2 closed, bar');
  assert.equal(await presses('Enter', 'Shift+Tab'), 'T2 closed, bar');
  assert.equal(await presses('Shift+Tab'), 'T2 closed, before');
  await takeKeys(page);
  assert.equal(await stops(page, 'Tab', 'Tab', 'Tab').then((all) => all.slice(-5)), 'after');
  assert.equal(await takeKeys(page), 'Tab, Tab, Tab', 'Tab always leaves');
  assert.equal(await takeLog(page), '');
});

/** A tap as long as real ones are: what the page does at its beginning is over before its end. */
async function tapSlowly(page, x, y) {
  const client = await page.context().newCDPSession(page);
  const send = (type, touchPoints) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x, y }]);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await send('touchEnd', []);
}

const pressing = {
  'a mouse': [{}, (target) => target.click(), (page) => page.mouse.click(200, 650)],
  'a finger': [touch, tap, (page) => tapSlowly(page, 200, 650)],
};

QUnit.test.each('T12, T8, 3.2.2 a menu obeys', pressing, async (assert, [context, act, away]) => {
  const page = await menuPage({ context });
  const url = page.url();
  await act(bar(page));
  assert.equal(await menuState(page), 'T1 open, T1');
  await act(bar(page));
  assert.equal(await menuState(page), 'T1 closed, bar');
  await act(bar(page));
  await act(label(page, 2));
  assert.equal(await menuState(page), 'T3 closed, bar');
  assert.deepEqual([await takeLog(page), page.url()], [selected(2, 0), url]);
  await act(bar(page));
  await page.evaluate(() => {
    window.clicked = new Promise((resolve) => addEventListener('click', () => resolve()));
  });
  await away(page);
  await page.evaluate('clicked');
  assert.equal(await menuState(page), 'T3 closed, bar');
  assert.equal(await takeLog(page), '');
});

QUnit.test('T12 an open menu moves nothing and stays in the window', async (assert) => {
  const page = await menuPage({
    html: tabs({ count: 40 }),
    viewport: { width: 320, height: 500 },
  });
  const heights = () =>
    page.evaluate('[document.documentElement.scrollWidth, jQuery("#set").outerHeight()]');
  const before = await heights();
  await bar(page).click();
  assert.deepEqual(await heights(), before);
  await press(page, 'End');
  const [list, last] = await Promise.all(
    ['.z-tabs-desktop', '.z-tab:last-child'].map((part) =>
      page.locator(part).evaluate((one) => one.getBoundingClientRect().toJSON()),
    ),
  );
  assert.true(list.right <= 320 && list.height <= 350, JSON.stringify(list));
  const isSeen = last.top >= list.top && last.bottom <= list.bottom + 1;
  assert.true(isSeen, 'what has the focus is in sight');
});
