// What lives in closed panels: its width, and the event that tells that it has its size.
import { laidOut, openPage } from './page.mjs';
import { both, list, markup, plugins, sections, tabs } from './widgets.mjs';

const openShared = (options) => openPage({ isShared: true, ...options });

/** Runs code in the page with `$` and the name of the plugin. */
const run = (page, plugin, code, given) =>
  page.evaluate(
    ([name, text, more]) => new Function('$', 'plugin', 'given', text)(window.jQuery, name, more),
    [plugin, code, given],
  );

QUnit.module('closed panels');

const forms = {
  tabs: ['tabs', {}],
  'tabs, vertical': ['tabs', { orientation: 'vertical' }],
  'tabs, flat theme': ['tabs', { theme: 'flat-blue' }],
  'tabs, underlined': ['tabs', { style: 'underlined' }],
  accordion: ['accordion', {}],
  'accordion, spacing': ['accordion', { contentSpacing: 9 }],
  'accordion, horizontal': ['accordion', { orientation: 'horizontal' }],
};

QUnit.test.each(
  'C25, R1 what is in a closed panel has the width that it will have, right after the start:',
  forms,
  async (assert, [kind, settings]) => {
    const plugin = plugins[kind];
    for (const css of ['', '#set > div > div, #set .own { padding: 0 11px }']) {
      const html = markup[kind]({ content: (n) => `<i style="display:block">${n}</i>` }).replace(
        /<div>(?=<i)/g,
        '<div class="own">',
      );
      const page = await openShared({ html, head: `<style>${css}</style>` });
      const widths = await run(
        page,
        plugin,
        `const width = (n) => {
          const { left, width } = $('#set i')[n].getBoundingClientRect();
          return [left - $('#set .z-content')[n].closest('.z-container, .z-section').getBoundingClientRect().left, width];
        };
        $('#set')[plugin]({ animation: { effects: 'none' }, ...given });
        const all = [];
        for (const n of [1, 2]) {
          const states = [$('#set .z-content')[n].getAttribute('hidden'), width(n).join()];
          $('#set')[plugin]('select', n);
          all.push(states, [width(n).join()]);
        }
        $('#set')[plugin]('select', 1);
        all.push(width(2)[1] === all[3][0].split(',').map(Number)[1]);
        return all;`,
        settings,
      );
      const [one, open, two, last, again] = widths;
      assert.deepEqual(
        [one, two],
        [
          ['until-found', open[0]],
          ['until-found', last[0]],
        ],
        css,
      );
      assert.true(again, 'closed again');
    }
  },
);

QUnit.test('C25, R1 the first twenty panels at once; none with fields', async (assert) => {
  const fields = (n) => (n === 2 ? '<input>' : `${n}`);
  const page = await openShared({
    html: tabs({ count: 9, content: fields }) + sections({ count: 20, id: 'acc' }),
  });
  const hidden = await run(
    page,
    '',
    `$('#set').uiTabs();
     $('#acc').uiAccordion();
     return $('.z-content').get().map((one) => one.getAttribute('hidden')).join();`,
  );
  const found = (count) => list(count, () => 'until-found,');
  assert.equal(hidden, `,,${found(7)}${found(12)}${list(8, () => ',')}`.slice(0, -1));
});

/** Notes `show` and `select` of all sets, with whether the panel has a size and moves. */
const noting = `
  window.log = [];
  ['uitabs:show', 'uiaccordion:show', 'uitabs:select'].forEach((type) =>
    document.addEventListener(type, ({ target, detail, type }) => {
      const content = $(detail.content)[0];
      // Those of style sheets are of colours and spinners.
      const moves = document.getAnimations().some((one) => one.constructor === Animation);
      log.push([type.split(':')[1], target.id, detail.index, detail.reason || '',
        content.offsetWidth > 99 ? '' : 'no size', moves ? 'moves' : ''].filter((one) => one !== '').join(' '));
    }));`;

const take = (page) => page.evaluate('log.splice(0).join(", ")');

/** What `show` has told since the last time, without what others have. */
const takeShows = (page) => page.evaluate('log.splice(0).filter((one) => /^show/.test(one))');

/** What it has told in all. */
const allShows = (page) => page.evaluate('log.filter((one) => /^show/.test(one))');

const first = { uiTabs: {}, uiAccordion: { active: 0 } };

/** Starts the set with its first item open, and notes what is told. */
const startNoting = (page, plugin) =>
  run(page, plugin, `${noting} $('#set')[plugin](given)`, first[plugin]);

both(
  'C25 show comes once for each opening, before anything moves, also at the start, in',
  async (assert, kind, plugin) => {
    const page = await openShared({ html: markup[kind]() });
    const shows = async () => (await takeShows(page)).join();
    await run(
      page,
      plugin,
      `${noting}
       $('#set')[plugin]({ ...given, show(event, item) { log.push('show callback ' + item.index) } });`,
      first[plugin],
    );
    await page.waitForFunction('log.length > 1');
    await laidOut(page);
    assert.equal(await shows(), 'show set 0,show callback 0');
    await run(page, plugin, `$('#set')[plugin]('select', 1)`);
    assert.equal(await shows(), 'show set 1 api,show callback 1');
    await run(page, plugin, `$('#set')[plugin]('refresh')[plugin]({ theme: 'red' })`);
    await laidOut(page);
    assert.equal(await shows(), '');
    await run(
      page,
      plugin,
      `$('#set')[plugin]('destroy')[plugin]({}); $('#set')[plugin]('destroy')`,
    );
    await take(page);
    await laidOut(page);
    assert.equal(await shows(), '', 'destroyed');
  },
);

both(
  'C25 show comes once, whatever opens a panel, not in a set that left the page, and no resize is sent, in',
  async (assert, kind, plugin) => {
    const [noun, label] = kind === 'tabs' ? ['tab', 'T3'] : ['section', 'H3'];
    const page = await openShared({ html: markup[kind]({ count: 6 }) });
    await run(
      page,
      plugin,
      `${noting}
       window.resized = 0;
       addEventListener('resize', () => (resized += 1), true);
       $('#set').on('uitabs:contentload uiaccordion:contentload', () => log.push('loaded'));
       $('#set')[plugin]({ ...given, deeplinking: true, animation: { effects: 'none' },
         contentUrls: ['', '', '', '', '', '/answer/fragment/form.html'] });`,
      first[plugin],
    );
    const once = "$('#set').one('uitabs:show uiaccordion:show', () => $('#set')[plugin]('stop'))";
    const find = "$('#set .z-content')[4].dispatchEvent(new Event('beforematch'))";
    const ways = {
      'show set 0': () => null,
      'show set 1 autoplay': () => run(page, plugin, `${once}[plugin]('play', 20)`),
      'show set 2 click': () => page.getByText(label).click(),
      'show set 3 hash': () => page.evaluate((name) => void (location.hash = name), `${noun}4`),
      'show set 4 find': () => run(page, '', find),
      'show set 5 api': () => run(page, plugin, `$('#set')[plugin]('select', 5)`),
    };
    for (const [shown, open] of Object.entries(ways)) {
      await open();
      await page.waitForFunction((one) => window.log.includes(one), shown);
    }
    await page.waitForFunction("log.includes('loaded')");
    await laidOut(page);
    assert.deepEqual(await allShows(page), Object.keys(ways));
    await run(page, plugin, `const [set] = $('#set'); set.remove(); $(set)[plugin]('select', 1)`);
    await laidOut(page);
    assert.deepEqual(
      [await allShows(page), await page.evaluate('resized')],
      [Object.keys(ways), 0],
    );
  },
);

QUnit.test('C25 show of tabs comes before select', async (assert) => {
  const page = await openShared({ html: tabs() });
  await run(page, '', `${noting} $('#set').uiTabs({ animation: { effects: 'none' } })`);
  await page.waitForFunction('log.length > 1');
  await run(page, '', `$('#set').uiTabs('select', 2)`);
  assert.equal(await take(page), 'show set 0, select set 0, show set 2 api, select set 2 api');
});

both('C25 show comes from outside in, for what is in sight, in', async (assert, kind, plugin) => {
  const inner = tabs({ id: 'inner' });
  for (const first of ['inner', 'set']) {
    const page = await openShared({
      html: markup[kind]({ content: (n) => (n === 2 ? inner : n) }),
    });
    await run(
      page,
      plugin,
      `${noting}
         const begin = { inner: () => $('#inner').uiTabs({ animation: { effects: 'none' } }), set: () => $('#set')[plugin]() };
         begin[given](); begin[given === 'set' ? 'inner' : 'set']();`,
      first,
    );
    await page.waitForFunction('log.some((one) => /^select inner/.test(one))');
    await take(page);
    await run(page, plugin, `$('#inner').uiTabs('select', 1)`);
    const closed = await take(page);
    await run(page, plugin, `$('#set')[plugin]('select', 1)`);
    assert.equal(/show/.test(closed), false, closed);
    const shown = await takeShows(page);
    assert.deepEqual(shown, ['show set 1 api', 'show inner 1 api']);
  }
});

both('C25 where a set starts out of sight, show comes later, in', async (assert, kind, plugin) => {
  const page = await openShared({
    html: `<div id="box" style="display: none">${markup[kind]()}</div>`,
  });
  await startNoting(page, plugin);
  await laidOut(page);
  assert.false(/show/.test(await take(page)));
  await page.evaluate("document.getElementById('box').style.display = ''");
  await page.waitForFunction('log.length');
  assert.equal(await take(page), 'show set 0');
});

both(
  'C25 show of what opens in a set that the page has just hidden comes when it is in sight again, in',
  async (assert, kind, plugin) => {
    const page = await openShared({
      head: '<style>.off { display: none }</style>',
      html: `<div id="box">${markup[kind]({ count: 5 })}</div>`,
    });
    const untilShown = (expected) =>
      page.waitForFunction(
        (count) => window.log.filter((one) => /^show/.test(one)).length === count,
        expected.length,
      );
    await startNoting(page, plugin);
    await page.waitForFunction('log.length');
    await laidOut(page);
    await take(page);
    const expected = [];
    const ways = {
      1: (isHidden) => `$('#box').css('display', ${isHidden} ? 'none' : '')`,
      2: (isHidden) => `box.hidden = ${isHidden}`,
      3: (isHidden) => `$('#box').toggleClass('off', ${isHidden})`,
      4: (isHidden) => `$('#set').toggleClass('off', ${isHidden})`,
    };
    for (const [n, hide] of Object.entries(ways)) {
      await run(page, plugin, `${hide(true)}; $('#set')[plugin]('select', ${n})`);
      await laidOut(page);
      assert.deepEqual(await allShows(page), expected, hide(true));
      await run(page, plugin, hide(false));
      expected.push(`show set ${n}`);
      await untilShown(expected);
      await run(page, plugin, `${hide(true)}; $('#set')[plugin]('select', 0); ${hide(false)}`);
      expected.push('show set 0');
      await untilShown(expected);
      assert.deepEqual(await allShows(page), expected, `${hide(true)}, in one script`);
    }
  },
);

both(
  'C25, R1 a panel that is added has the width that it will have, for scripts in it, too, unless it has fields, in',
  async (assert, kind, plugin) => {
    const page = await openShared({ html: markup[kind]() });
    const found = await run(
      page,
      plugin,
      `window.widthOf = (id) => document.getElementById(id).getBoundingClientRect().width;
       const box = (id) => '<i id="' + id + '" style="display: block"></i>';
       const script = '<script>window.inside = widthOf("one")</' + 'script>';
       $('#set')[plugin]({ animation: { effects: 'none' } })
         [plugin]('add', 'One', box('one') + script)
         [plugin]('add', 'Two', box('two') + '<input>');
       const hidden = $('#set .z-content').slice(-2).get().map((one) => one.getAttribute('hidden'));
       const closed = ['one', 'two'].map(widthOf);
       $('#set')[plugin]('select', 3);
       return [hidden, [window.inside, ...closed].map((width) => width / widthOf('one'))];`,
    );
    assert.deepEqual(found, [
      ['until-found', ''],
      [1, 1, 0],
    ]);
  },
);

both('R1 a closed panel that gets fields has no box any more, in', async (assert, kind, plugin) => {
  const page = await openShared({ html: markup[kind]({ content: () => '' }) });
  const hidden = await run(
    page,
    plugin,
    `$('#set')[plugin]({ contentUrls: ['', '/answer/fragment/form.html'] });
       const panel = $('#set .z-content')[1];
       const before = panel.getAttribute('hidden');
       return new Promise((done) => {
         $('#set').on('uitabs:contentload uiaccordion:contentload', () => done([before, panel.getAttribute('hidden')]));
         $('#set')[plugin]('preload', 1);
       });`,
  );
  assert.deepEqual(hidden, ['until-found', '']);
});

QUnit.test('C25, C12 show comes each time for a set in a panel’s shadow root', async (assert) => {
  const page = await openShared({
    html: tabs({ content: (n) => (n === 2 ? '<p id="host"></p>' : n) }),
  });
  await run(
    page,
    '',
    `${noting}
     const shadow = document.getElementById('host').attachShadow({ mode: 'open' });
     shadow.innerHTML = given;
     $(shadow.firstElementChild).uiTabs({ animation: { effects: 'none' } });
     $('#set').uiTabs({ animation: { effects: 'none' } });`,
    tabs({ id: 'inner' }),
  );
  await page.waitForFunction('log.length > 1');
  await laidOut(page);
  for (const round of [1, 2]) {
    await take(page);
    await run(page, '', `$('#set').uiTabs('select', 1)`);
    // To the page, the event comes from the host of the shadow root.
    await page.waitForFunction('log.some((one) => /^show host 0/.test(one))');
    const shown = await takeShows(page);
    assert.deepEqual(shown, ['show set 1 api', 'show host 0 api'], `opening ${round}`);
    await run(page, '', `$('#set').uiTabs('select', 0)`);
  }
});
