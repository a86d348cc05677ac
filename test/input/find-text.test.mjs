// Text fragments: what the browser looks for when a page is opened, and doesn't show to scripts.
import { openPage } from './page.mjs';
import { markup } from './tabs-page.mjs';

QUnit.module('input: text fragments');

const both = {
  css: ['/assets/css/ui.tabs.min.css', '/assets/css/ui.accordion.min.css'],
  scripts: ['/assets/js/ui.tabs.min.js', '/assets/js/ui.accordion.min.js'],
};
const tall = '<div style="height: 2000px"></div>';
const sections =
  '<h3>H1</h3><div>C1, not <i>deep</i>, a field</div>' +
  '<h3>H2</h3><div><p id="deep">Here\n a <b>deep</b> word<br>is far: in Çatal</p>behind</div>';
const start = (html, tag = 'div') => `<${tag} id="inner" data-role="z-accordion">${html}</${tag}>`;

/** Opens a page at a fragment; the open tab, the open section, and whether the words are in sight. */
async function openAt(hash, before = '', options = {}) {
  const set = markup(2).replace('id="set"', '$& data-role="z-tabs"').replace('P1', 'First');
  const html = before + tall + set.replace('<p>P2</p>', start(sections)) + tall;
  const page = await openPage({ html, hash: `#${hash}`, ...both, ...options });
  return page.evaluate(async () => {
    // What moved meanwhile is put right in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    const { $ } = window;
    const words = document.getElementById('deep');
    const { top, bottom } = words.getBoundingClientRect();
    const isInView = words.checkVisibility() && top > 0 && bottom < innerHeight;
    const open = [$('#set').uiTabs('active'), $('#inner').uiAccordion('active')];
    return [open.join(), isInView];
  });
}

const found = {
  'the words': 'A%20Deep%20word',
  'the words across a break': 'word%20is%20far',
  'the words across the end of a paragraph': '%C3%87atal%20behind',
  'how they begin and end': 'a%20deep,far',
  'what is before them': 'here-,a%20deep',
  'what is behind them': 'deep,-word%20is',
  'the header before them': 'H2-,Here%20a',
  'what tells them from others': 'a-,deep,-word',
  'signs that mean something elsewhere': 'far%3A%20in',
  'letters of other alphabets': '%C3%87atal',
  'a second fragment': 'a%20deep%20word&text=First',
};

QUnit.test.each(
  'R1 what holds the words is opened before a set has started, given',
  Object.entries(found),
  async (assert, [, words]) => {
    assert.deepEqual(await openAt(`:~:text=${words}`), ['1,1', true]);
  },
);

const elsewhere = {
  'in the title': ['', { head: '<title>A deep word</title>' }],
  'in data about the page': ['', { head: '<script type="a/b">{"a": "a deep word"}</script>' }],
  'where scripts are off': ['<noscript>a deep word</noscript>'],
  'in a script': ['<div><script type="a/b">a deep word</script></div>'],
  'where it is hidden': ['<div hidden>a deep word</div>'],
  'where it is out of display': ['<div style="display: none"><p>a deep word</p></div>'],
  'in what can be chosen': ['<select><option>a deep word</option></select>'],
  'in what can be written': ['<textarea>a deep word</textarea>'],
};

QUnit.test.each(
  'R1 nobody reads the same words',
  Object.entries(elsewhere),
  async (assert, [, [before, options]]) => {
    assert.deepEqual(await openAt(':~:text=a%20deep%20word', before, options), ['1,1', true]);
  },
);

const nowhere = {
  'words that come before in what is open': ['first'],
  'words that come before in sight': ['a%20deep%20word', '<p>A deep word</p>'],
  'words that are nowhere': ['a%20shallow%20word'],
  'parts of words': ['eep%20wor'],
  'words with other ones before': ['there-,a%20deep'],
  'words with other ones behind': ['deep,-field'],
  'what says nothing': ['%E0%A4%A'],
  'a broken pattern': ['(a%20deep'],
  nothing: [''],
  'words with signs between': ['far-,in'],
  'a word without an end': ['a'.repeat(100000)],
  'words in another order': ['word%20deep'],
  'words as many as fit': ['a%20deep%20'.repeat(440)],
  'words without an end': ['a%20deep%20'.repeat(10000)],
  'more than there is room for in one': [`a-,${'a%20deep%20'.repeat(45)},-a`],
};

QUnit.test.each(
  'R1 nothing is opened for',
  Object.entries(nowhere),
  async (assert, [, [words, before]]) => {
    assert.deepEqual(await openAt(`:~:text=${words}`, before), ['0,-1', false]);
  },
);

// Each of these letters may begin, end and surround what the link looks for.
const muddle = Array.from({ length: 60000 }, (_, at) => 'абвгд'[((at * at) % 1009) % 5]).join('');

QUnit.test.each(
  'R1, safety 15 a link that somebody made to keep a page busy does not:',
  ['а-,б,-я', 'а,б,-я', 'а-,б,в,-я'],
  async (assert, words) => {
    const hash = `:~:text=${encodeURI(words)}`;
    assert.deepEqual(await openAt(hash, `<p>${muddle}</p>`), ['0,-1', false]);
  },
);

QUnit.test(
  'R1, safety 15 a link with what a page has again and again does not, either',
  async (assert) => {
    const page = await openPage({
      html: `<p>${'0 '.repeat(1000000)}</p><div id="set">${sections}</div>`,
      hash: `#:~:text=${'0%20'.repeat(124)}1`,
      ...both,
    });
    const seconds = await page.evaluate(() => {
      const begin = Date.now();
      window.jQuery('#set').uiAccordion();
      return (Date.now() - begin) / 1000;
    });
    assert.true(
      seconds < 4,
      `seconds until the set has started, some ten without an end: ${seconds}`,
    );
  },
);

QUnit.test('R1 words whose element has gone are looked for anew', async (assert) => {
  const page = await openPage({ html: start(sections), hash: '#:~:text=deep%20word', ...both });
  const open = await page.evaluate((html) => {
    const { $ } = window;
    const active = () => $('#inner').uiAccordion('active');
    const first = active();
    $('#inner').replaceWith(html);
    $('#inner').uiAccordion();
    return [first, active()];
  }, start(sections));
  assert.deepEqual(open, [1, 1]);
});

QUnit.test(
  'R1, safety 15 a large page with many sets is not read for each of them',
  async (assert) => {
    const page = await openPage({
      // Reading the page takes a second, by its clock.
      head: `<script>
      const { now } = Date, ask = getComputedStyle;
      window.times = 0;
      Date.now = () => now() + times * 1000;
      window.getComputedStyle = (element, ...rest) => {
        if (element === document.documentElement) times += 1;
        return ask(element, ...rest);
      };
    </script>`,
      html: start(sections).repeat(3),
      hash: '#:~:text=nowhere',
      ...both,
    });
    assert.equal(await page.evaluate('times'), 1);
  },
);

QUnit.test('R1 where the words are nowhere, the id counts', async (assert) => {
  const fields = '<p id="deep">There <input></p>';
  const page = await openPage({
    html: start(sections.replace(/<p id.*<\/p>/s, fields)),
    hash: '#deep:~:text=nowhere',
    ...both,
  });
  assert.equal(await page.evaluate('jQuery("#inner").uiAccordion("active")'), 1);
});

QUnit.test('R1 a page that is slow to start shows them, too', async (assert) => {
  const page = await openPage({
    html: start(sections).replace(/ data-role="[^"]*"/, ''),
    hash: '#:~:text=a%20deep%20word',
    ...both,
  });
  const open = await page.evaluate(() => {
    // An hour after the page has loaded, by its clock.
    const late = Date.now() + 3600000;
    Date.now = () => late;
    return window.jQuery('#inner').uiAccordion().uiAccordion('active');
  });
  assert.equal(open, 1);
});

QUnit.test('R1 once somebody has done something, a set starts as usual', async (assert) => {
  const page = await openPage({
    html: `${start('<h3>H</h3><div>C</div>')}<div id="late">${sections}</div>`,
    hash: '#:~:text=a%20deep%20word',
    ...both,
  });
  await page.locator('#inner button').click();
  const open = 'jQuery("#late").uiAccordion().uiAccordion("active")';
  assert.equal(await page.evaluate(open), -1);
});

// A browser without a window doesn't follow such links: what one with a window tells, in its order.
const follow = (found) => {
  window.dispatchEvent(new PopStateEvent('popstate'));
  found.dispatchEvent(new Event('beforematch', { bubbles: true }));
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  return new Promise((resolve) => setTimeout(resolve));
};

QUnit.test.each(
  'R1, T20 a link to text opens what holds it, and the address takes nobody back, in',
  ['uiTabs', 'uiAccordion'],
  async (assert, plugin) => {
    const html = {
      uiTabs: markup(2).replace('P2', 'A deep word'),
      uiAccordion: `<div id="set">${sections}</div>`,
    };
    for (const isPromised of [false, true]) {
      const page = await openPage({ html: html[plugin], ...both });
      await page.evaluate(
        ([name, later]) => {
          window.asked = [];
          window.jQuery('#set')[name]({
            deeplinking: true,
            animation: { effects: 'none' },
            beforeSelect: (_, { index, reason }) => {
              window.asked.push(`${index} ${reason}`);
              return later ? Promise.resolve() : undefined;
            },
          });
        },
        [plugin, isPromised],
      );
      const closed = '[hidden="until-found"]';
      await page.waitForSelector(closed, { state: 'attached' });
      await page.locator(closed).last().evaluate(follow);
      assert.equal(await page.evaluate('asked.join()'), '1 find');
      const open = `jQuery("#set").${plugin}("active")`;
      assert.equal(await page.evaluate(open), 1);
      await page.evaluate(() => {
        window.dispatchEvent(new PopStateEvent('popstate'));
        window.dispatchEvent(new HashChangeEvent('hashchange'));
        return new Promise((resolve) => setTimeout(resolve));
      });
      const home = plugin === 'uiTabs' ? 0 : -1;
      assert.equal(await page.evaluate(open), home, 'Back leads to where it began');
    }
  },
);
