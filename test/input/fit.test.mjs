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
  [1, 1.1],
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
