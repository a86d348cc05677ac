import { formOf, openFit } from './fit-page.mjs';

QUnit.module('fit');

/** A list without what repeats the entry before it. */
const turns = (all) => all.filter((one, n) => one !== all[n - 1]);

const repeated = (all) => all.filter((one, n) => all.indexOf(one) !== n);

/** Has each set walk its part of 1200 to 200 px by single pixels, and back; gives what was seen. */
const walk = async (part) => {
  const sets = Array.from(document.querySelectorAll('.set'));
  const widthOf = (n, at) => 1200 - n * part - at;
  const go = async (steps) => {
    const seen = [];
    for (const at of steps) {
      sets.forEach((set, n) => (set.parentNode.style.width = `${widthOf(n, at)}px`));
      await window.drawn();
      sets.forEach((set, n) =>
        seen.push({
          width: widthOf(n, at),
          form: window.formOf(set),
          misfits: window.misfits(set),
        }),
      );
    }
    return seen;
  };
  const steps = Array.from({ length: part + 1 }, (_, n) => n);
  return [await go(steps), await go(steps.toReversed())];
};

const forms = ['8', '6+2', '5+3', '4+4'];

QUnit.test.each(
  'T13 1200 to 200 px and back, pixel by pixel, at zoom',
  [0.9, 1, 1.1, 1.5],
  async (assert, zoom) => {
    const page = await openFit({
      count: 40,
      settings: { minWindowWidth: 0 },
      viewport: { width: 1300, height: 800 },
      context: { deviceScaleFactor: zoom },
    });
    for (const seen of await page.evaluate(walk, 25)) {
      const down = seen.toSorted((a, b) => b.width - a.width);
      const order = turns(down.map(({ form }) => form));
      assert.deepEqual(repeated(order), [], `each form once: ${order.join(' ')}`);
      assert.deepEqual(
        order,
        [...forms.filter((form) => order.includes(form)), 'menu'],
        'in the order of their rows',
      );
      assert.true(order.includes('8') && order.length > 2, order.join(' '));
      const bad = down.filter(({ misfits }) => misfits.length);
      assert.deepEqual(bad, [], 'every label fits');
    }
  },
);

QUnit.test('T13, T11 a real window, pixel by pixel over its threshold', async (assert) => {
  const page = await openFit({ viewport: { width: 740, height: 600 } });
  await page.evaluate(() => {
    window.seen = [];
    const note = () => {
      const form = window.formOf(document.getElementById('set'));
      if (window.seen.at(-1) !== form) window.seen.push(form);
      requestAnimationFrame(note);
    };
    note();
  });
  const wide = await formOf(page);
  for (let width = 739; width >= 700; width--) {
    await page.setViewportSize({ width, height: 600 });
    await page.evaluate('drawn()');
    assert.equal((await formOf(page)) === 'menu', width <= 720, `${width} px`);
  }
  for (let width = 701; width <= 740; width++) {
    await page.setViewportSize({ width, height: 600 });
    await page.evaluate('drawn()');
  }
  const seen = await page.evaluate('seen');
  const menu = seen.indexOf('menu');
  for (const way of [seen.slice(0, menu + 1), seen.slice(menu)]) {
    assert.deepEqual(repeated(way), [], `each form once: ${way.join(' ')}`);
  }
  assert.deepEqual([seen[0], seen.at(-1)], [wide, wide]);
});

QUnit.test('T10 a real window, in strides, with the usual delay', async (assert) => {
  const page = await openFit({
    settings: { minWindowWidth: 0, responsiveDelay: 100 },
    viewport: { width: 1200, height: 600 },
  });
  const becomes = async (width, wanted) => {
    await page.setViewportSize({ width, height: 600 });
    await page.waitForFunction((name) => document.getElementById('set').matches(name), wanted);
    assert.deepEqual(await page.evaluate('misfits(document.getElementById("set"))'), []);
    return formOf(page);
  };
  assert.equal(await formOf(page), '8');
  assert.equal(await becomes(300, '.mobile'), 'menu');
  assert.equal(await becomes(1200, ':not(.mobile, .responsive)'), '8');
  const rows = await becomes(700, '.responsive');
  assert.true(/^\d\+\d$/.test(rows), rows);
  assert.equal(await becomes(1200, ':not(.mobile, .responsive)'), '8');
});

QUnit.test('T11 a container that never changes, at the window’s threshold', async (assert) => {
  const page = await openFit({
    head: '<style>body > div { width: 1000px }</style>',
    viewport: { width: 800, height: 600 },
  });
  assert.equal(await formOf(page), '8');
  await page.setViewportSize({ width: 720, height: 600 });
  await page.waitForFunction('formOf(document.getElementById("set")) === "menu"');
  await page.setViewportSize({ width: 721, height: 600 });
  await page.waitForFunction('formOf(document.getElementById("set")) === "8"');
  assert.equal(await formOf(page), '8');
});

QUnit.test('T10 no frame shows another form at the start', async (assert) => {
  const page = await openFit({
    settings: { minWindowWidth: 0 },
    viewport: { width: 600, height: 600 },
  });
  const seen = await page.evaluate(async () => {
    const set = document.getElementById('set');
    window.jQuery(set).uiTabs('destroy');
    await window.drawn();
    window.jQuery(set).uiTabs({ minWindowWidth: 0, maxRows: 9 });
    const seen = [];
    // After this callback of the frame, and after the layout that follows, the frame is painted.
    for (let n = 0; n < 3; n++) {
      await new Promise((resolve) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = resolve;
          channel.port2.postMessage('');
        });
      });
      seen.push(window.formOf(set));
    }
    return seen;
  });
  assert.equal(turns(seen).length, 1, seen.join(' '));
  assert.notEqual(seen[0], '8');
});

const layouts = async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount').value;
  };
};

QUnit.test('T10 all sets of a page together force one layout at the start', async (assert) => {
  for (const [responsive, least] of [
    [true, 2],
    [false, 1],
  ]) {
    const page = await openFit({ count: 30, viewport: { width: 900, height: 600 } });
    await page.evaluate('jQuery(".set").uiTabs("destroy"), drawn()');
    const count = await layouts(page);
    const before = await count();
    await page.evaluate((on) => {
      window.jQuery('.set').uiTabs({ responsive: on, minWindowWidth: 0, mobileNav: false });
      return window.drawn();
    }, responsive);
    const taken = (await count()) - before;
    assert.true(taken <= least + 1, `responsive ${responsive}: ${taken} layouts`);
  }
});
