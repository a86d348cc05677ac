// What would begin anew when it is moved: frames where browsers can't move them as they are, and custom elements.
import { laidOut, openPage } from './page.mjs';
import { both, callSet, list, markup, sections, tabs } from './widgets.mjs';

const still = { animation: { effects: 'none' } };
const frame = '<iframe srcdoc="<input>"></iframe>';

/** A custom element that counts how often it is connected, which is also all that it knows; the text in it is its page's. */
const counter = `<script>
  customElements.define('trip-count', class extends HTMLElement {
    connectedCallback() { this.dataset.times = Number(this.dataset.times ?? 0) + 1; }
  });
  customElements.define('trip-moved', class extends HTMLElement {
    connectedCallback() { this.dataset.times = Number(this.dataset.times ?? 0) + 1; }
    connectedMoveCallback() {}
  });
</script>`;

const forgetMoves = (page) => page.addInitScript('delete Element.prototype.moveBefore');

/** Opens a page in a browser that can't move nodes as they are, and waits for its frames. */
const openOld = (html, options = {}) =>
  openPage({ html, isShared: true, prepare: forgetMoves, ...options });

const start = (page, plugin, settings = {}, id = 'set') =>
  page.evaluate(
    ([name, given, root]) => void window.jQuery('#' + root)[name](given),
    [plugin, { ...still, ...settings }, id],
  );

/** Writes into all frames, which is lost when they are loaded anew. */
const write = (page) =>
  page.evaluate(() =>
    document.querySelectorAll('iframe').forEach(({ contentDocument }, n) => {
      contentDocument.querySelector('input').value = `typed ${n}`;
    }),
  );

const written = (page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return Array.from(document.querySelectorAll('iframe'), ({ contentDocument }) => {
      const field = contentDocument.querySelector('input');
      return field ? field.value : null;
    }).join();
  });

/** Where the content of the open panel lies in it, and how large the panel is. */
const placed = (page) =>
  page.evaluate(() => {
    const panel = document.querySelector('#set .z-active > .z-content, #set .z-content.z-active');
    const [box, inside] = [panel, panel.querySelector('i')].map((one) =>
      one.getBoundingClientRect(),
    );
    return [box.width, box.height, inside.left - box.left, inside.top - box.top, inside.width];
  });

QUnit.module('frames');

both(
  'C12, C25 a frame that the browser can’t move is never loaded anew: start, opening, refresh, destroy, start,',
  async (assert, kind, plugin) => {
    const page = await openOld(markup[kind]({ content: (n) => `<p>${n}</p>${frame}` }));
    await write(page);
    const before = await written(page);
    await start(page, plugin);
    for (const [name, ...given] of [
      ['select', 1],
      ['select', 2],
      ['refresh'],
      ['setOptions', { theme: 'red' }],
      ['destroy'],
      [still],
      ['select', 1],
    ]) {
      await callSet(page, plugin, name, ...given);
      assert.equal(await written(page), before, JSON.stringify(name));
    }
  },
);

both(
  'C12, C25 the frame of CKEditor 4 is never moved, because the editor would fill it anew, in',
  async (assert, kind, plugin) => {
    const html = markup[kind]({ content: (n) => `<p>${n}</p>` });
    const page = await openPage({ html, isShared: true });
    await start(page, plugin);
    await page.evaluate(() => {
      document
        .querySelectorAll('#set p')
        .forEach((one) => one.insertAdjacentHTML('afterend', '<iframe src=""></iframe>'));
      window.moves = 0;
      new MutationObserver((records) =>
        records.forEach(({ removedNodes }) =>
          removedNodes.forEach((node) => {
            if (node.localName === 'iframe') window.moves += 1;
          }),
        ),
      ).observe(document, { childList: true, subtree: true });
    });
    for (const given of [
      ['select', 1],
      ['refresh'],
      ['select', 0],
      ['destroy'],
      [still],
      ['select', 2],
    ])
      await callSet(page, plugin, ...given);
    assert.equal(await page.evaluate('moves'), 0);
  },
);

both(
  'C12, C25 what React, Preact, Mithril or Vue has rendered into a panel stays a child of it, in',
  async (assert, kind, plugin) => {
    for (const name of [
      '__reactContainer$a',
      '__reactFiber$a',
      '__k',
      'vnodes',
      '_vnode',
      '__vue__',
    ]) {
      const page = await openPage({
        html: markup[kind]({ content: (n) => `<p>${n}</p>` }),
        isShared: true,
      });
      await page.evaluate((property) => {
        document.querySelectorAll('#set p').forEach((one) => (one.parentNode[property] = {}));
        window.parents = Array.from(document.querySelectorAll('#set p'), (one) => one.parentNode);
      }, name);
      await start(page, plugin);
      for (const given of [['select', 1], ['refresh'], ['select', 2], ['select', 1]]) {
        await callSet(page, plugin, ...given);
        const isSame = await page.evaluate(() =>
          Array.from(document.querySelectorAll('#set p')).every(
            (one, n) => one.parentNode === window.parents[n],
          ),
        );
        assert.ok(isSame, `${name}: ${given}`);
      }
    }
  },
);

both(
  'C12, C25 what a framework renders into a panel that has its inner box already stays beside that, in',
  async (assert, kind, plugin) => {
    const html = markup[kind]({ content: (n) => `Loading ${n}` });
    const page = await openPage({ html, isShared: true });
    await start(page, plugin);
    await callSet(page, plugin, 'select', 1);
    await callSet(page, plugin, 'select', 2);
    const rendered = await page.evaluate(() => {
      const panel = document.querySelectorAll('#set .z-content')[1];
      panel['__k'] = {};
      panel.append(document.createElement('p'));
      return panel.childNodes.length;
    });
    await callSet(page, plugin, 'select', 1);
    const inside = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll('#set .z-content')[1].childNodes,
        (one) => one.nodeName,
      ).join(),
    );
    assert.deepEqual([rendered, inside], [2, 'DIV,P']);
  },
);

both(
  'C12 a panel without an inner box looks as others do, and is the content of events, in',
  async (assert, kind, plugin) => {
    const fill = '<i style="display: block; block-size: 40px; margin-block: 9px"></i>';
    const looks = [];
    for (const moved of [true, false])
      for (const settings of [{}, { contentSpacing: 7, theme: 'blue' }]) {
        const options = kind === 'tabs' ? {} : settings;
        const html = markup[kind]({ content: () => `${fill}<object></object>` });
        const page = await (moved ? openPage({ html, isShared: true }) : openOld(html));
        await start(page, plugin, { ...options, ...still });
        const content = await page.evaluate(
          ([name]) =>
            new Promise((done) => {
              const set = window.jQuery('#set');
              set.one(name.toLowerCase() + ':select', (_, item) =>
                done(window.jQuery(item.content)[0].className),
              );
              set[name]('select', 1);
            }),
          [plugin],
        );
        const own = kind === 'tabs' ? 'z-content z-active z-bare' : 'z-content z-bare';
        const inner = kind === 'tabs' ? 'z-content z-active' : 'z-auto-g';
        assert.equal(content, moved ? inner : own);
        looks.push(JSON.stringify(await placed(page)));
      }
    assert.deepEqual(looks.slice(0, 2), looks.slice(2));
  },
);

QUnit.test('C12, A5 sections without inner boxes open from no height, and back', async (assert) => {
  const page = await openOld(sections({ content: () => `Text <object></object>` }));
  await start(page, 'uiAccordion', { animation: { duration: 1000 } });
  for (const [part, open] of [
    [0, true],
    [1, false],
  ]) {
    await callSet(page, 'uiAccordion', 'select', 0);
    const [height, shown] = await page.evaluate((end) => {
      const panel = document.querySelector('#set .z-content');
      document.getAnimations().forEach((one) => {
        one.pause();
        one.currentTime = end * 999.9;
      });
      const all = [panel.offsetHeight, panel.parentNode.matches('.z-active')];
      document.getAnimations().forEach((one) => one.finish());
      return all;
    }, part);
    assert.deepEqual([height, shown], [0, open]);
  }
});

both('C12 custom elements that know no moves stay connected, in', async (assert, kind, plugin) => {
  for (const name of ['trip-count', 'trip-moved']) {
    const html = markup[kind]({ content: (n) => `<p>${n}</p><${name}></${name}>` });
    const page = await openPage({ html: html + counter, isShared: true });
    await start(page, plugin);
    await callSet(page, plugin, 'select', 1);
    await callSet(page, plugin, 'select', 2);
    const times = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('[data-times]'), (one) => one.dataset.times).join(),
      );
    const boxes = await page.locator('.z-content-inner, .z-auto-g').count();
    const running = await times();
    await callSet(page, plugin, 'destroy');
    assert.deepEqual([running, await times()], ['1,1,1', '1,1,1'], name);
    assert.equal(boxes > 0, name === 'trip-moved', `${name}: inner boxes`);
  }
});

both('C12 a set that is a custom element keeps its state in', async (assert, kind, plugin) => {
  const inner = `<trip-tabs id="inner"><ul><li><a>A</a></li><li><a>B</a></li></ul><div><div>a</div><div>b</div></div></trip-tabs>`;
  const page = await openPage({
    html:
      markup[kind]({ content: (n) => (n === 2 ? `<p>Text</p>${inner}` : `${n}`) }) +
      `<script type="module">customElements.define('trip-tabs', class extends HTMLElement {
          connectedCallback() { window.jQuery(this).uiTabs({ animation: { effects: 'none' } }); }
          disconnectedCallback() { window.jQuery(this).uiTabs('destroy'); }
        })</script>`,
  });
  await page.waitForFunction('window.customElements.get("trip-tabs")');
  await start(page, plugin);
  await page.evaluate("window.jQuery('#inner').uiTabs('select', 1)");
  await callSet(page, plugin, 'select', 1);
  assert.equal(await page.evaluate("window.jQuery('#inner').uiTabs('active')"), 1);
});

QUnit.test('C12 sets in panels, with frames, move nothing around them', async (assert) => {
  const deep = sections({ id: 'deep', content: () => frame });
  const page = await openOld(tabs({ content: (n) => (n === 2 ? deep : `${n}`) }));
  await write(page);
  const before = await written(page);
  await start(page, 'uiTabs');
  await start(page, 'uiAccordion', {}, 'deep');
  await callSet(page, 'uiTabs', 'select', 1);
  await page.evaluate("window.jQuery('#deep').uiAccordion('select', 1)");
  assert.equal(await written(page), before, 'open');
  await callSet(page, 'uiTabs', 'destroy');
  assert.equal(await written(page), before, 'destroyed');
});

QUnit.test('C12, A8 nothing is put around a slider that holds frames', async (assert) => {
  const page = await openOld(sections({ content: () => frame }), { isShared: false });
  await write(page);
  const before = await written(page);
  await start(page, 'uiAccordion', { orientation: 'horizontal', slider: true, dotNav: true });
  await page.locator('.z-dot-nav-item').nth(1).click();
  await laidOut(page);
  assert.equal(await written(page), before, 'open');
  await callSet(page, 'uiAccordion', 'setOptions', { slider: false });
  await callSet(page, 'uiAccordion', 'destroy');
  assert.equal(await written(page), before, 'destroyed');
  assert.equal(await page.locator('[data-z-made], .z-dot-nav').count(), 0);
});

both(
  'C12 what is content by itself and would begin anew in a box is the panel, in',
  async (assert, kind, plugin) => {
    const html = {
      tabs: `<div id="set"><ul>${list(2, (n) => `<li><a>T${n}</a></li>`)}</ul><div>${frame}${frame}</div></div>`,
      accordion: `<ul id="set">${list(2, (n) => `<li><h3>H${n}</h3>${frame}</li>`)}</ul>`,
    }[kind];
    const page = await openOld(html);
    await write(page);
    const before = await written(page);
    await start(page, plugin);
    await callSet(page, plugin, 'select', 1);
    assert.equal(await written(page), before);
    assert.true(await page.locator('iframe').nth(1).isVisible());
    assert.false(await page.locator('iframe').nth(0).isVisible());
    await callSet(page, plugin, 'destroy');
    assert.equal(await written(page), before);
    assert.equal(await page.evaluate("document.querySelector('iframe').className"), '');
  },
);

both(
  'C13, C25 an editor that came into an open panel survives destroy; its box stays, as a plain one, in',
  async (assert, kind, plugin) => {
    const page = await openOld(markup[kind]());
    await start(page, plugin, kind === 'tabs' ? {} : { active: 0 });
    await page.evaluate(
      (html) =>
        new Promise((done) => {
          const inner = document.querySelector('.z-content-inner, .z-auto-g');
          inner.insertAdjacentHTML('beforeend', html);
          inner.querySelector('iframe').onload = done;
        }),
      frame,
    );
    await write(page);
    await callSet(page, plugin, 'destroy');
    assert.equal(await written(page), 'typed 0');
    const box = await page.evaluate(
      "document.querySelector('iframe').parentNode.cloneNode().outerHTML",
    );
    assert.equal(box, '<div></div>');
    await start(page, plugin, kind === 'tabs' ? {} : { active: 0 });
    assert.equal(await written(page), 'typed 0', 'started again');
  },
);
