// The pages of reference: each option, method and callback of the sources has a section, and its example works.
import { openFile } from './page.mjs';

QUnit.module('site: reference');

const plugins = { tabs: 'uiTabs', accordion: 'uiAccordion' };

/** Opens a page of reference, with what the sources say. */
async function open(widget, options) {
  const page = await openFile(`/demo/${widget}.html`, options);
  await page.addScriptTag({ url: '/demo/reference.js' });
  return page;
}

QUnit.test.each(
  'each option’s example has it in force:',
  Object.keys(plugins),
  async (assert, widget) => {
    const page = await open(widget);
    const faults = await page.evaluate(
      ([widget, plugin]) => {
        const { options } = window.reference[widget];
        const inForce = (name) => {
          const section = document.getElementById(`option-${name}`);
          if (!section) return 'no section';
          if (name.startsWith('texts.')) return null;
          const own = jQuery(section).find('.z-tabs, .z-accordion').first().data(plugin);
          return own ? own.option(name) : 'no set';
        };
        return options
          .map(({ name, initial }) => [name, inForce(name), initial])
          .filter(([, found, initial]) => /^no s/.test(found) || found === initial)
          .map(([name, found]) => `${name}: ${found}`);
      },
      [widget, plugins[widget]],
    );
    assert.deepEqual(faults, []);
  },
);

QUnit.test.each('what runs is what is shown:', Object.keys(plugins), async (assert, widget) => {
  const page = await openFile(`/demo/${widget}.html`, { context: { javaScriptEnabled: false } });
  const faults = await page.locator('.entry').evaluateAll((entries) =>
    entries
      .filter((entry) => {
        const shown = document.createElement('div');
        shown.innerHTML = entry.querySelector('pre code').textContent;
        const run = entry.querySelector('.run').cloneNode(true);
        // The two lines of the first paint, and the dark form that the page wants.
        const start = /^\$\('\.z-[a-z]+-loading'\)\.\w+\(\)$/;
        for (const script of run.querySelectorAll('script')) {
          if (start.test(script.textContent)) script.remove();
        }
        run.firstElementChild.removeAttribute('class');
        for (const name of ['data-dark', 'data-mobile-nav']) {
          if (!shown.innerHTML.includes(name)) run.firstElementChild.removeAttribute(name);
        }
        const plain = (element) => element.innerHTML.replace(/\s+/g, ' ').trim();
        return plain(run) !== plain(shown);
      })
      .map(({ id }) => id),
  );
  assert.deepEqual(faults, []);
});

QUnit.test.each(
  'what runs in a section is the source below it:',
  { recipes: ['recipes', 11], content: ['content', 5], state: ['state', 8] },
  async (assert, [name, count]) => {
    const page = await openFile(`/demo/${name}.html`, { context: { javaScriptEnabled: false } });
    const found = await page.locator('.source').evaluateAll((sources) =>
      sources.map((source) => {
        const shown = document.createElement('div');
        shown.innerHTML = source.querySelector('code').textContent;
        shown.querySelector('style')?.remove();
        const plain = ({ innerHTML }) => innerHTML.replace(/\s+/g, ' ').trim();
        const live = source.parentElement.querySelector('.live');
        return [plain(shown), plain(shown.firstElementChild)].includes(plain(live));
      }),
    );
    assert.deepEqual(found, new Array(count).fill(true));
  },
);

QUnit.test.each('each method’s buttons call it:', Object.keys(plugins), async (assert, widget) => {
  const page = await open(widget, { context: { reducedMotion: 'reduce' } });
  const called = await page.evaluate(
    ([widget, plugin]) => {
      const proto = Object.getPrototypeOf(jQuery('#select').data(plugin));
      const names = window.reference[widget].methods.map(({ calls }) => calls[0].split('(')[0]);
      return names.filter((name) => {
        let isCalled = false;
        const own = jQuery(`#method-${name} .run`).find('.z-tabs, .z-accordion').first();
        const method = proto[name];
        proto[name] = function (...given) {
          isCalled ||= this === own.data(plugin);
          return method.apply(this, given);
        };
        jQuery(`#method-${name} .run > button`).each((_, button) => button.click());
        proto[name] = method;
        return !isCalled;
      });
    },
    [widget, plugins[widget]],
  );
  assert.deepEqual(called, [], 'not called');
  const told = await page.locator('#methods output').allTextContents();
  assert.deepEqual(told, [widget === 'tabs' ? '0' : '-1', '3', 'silver'], 'what is read is shown');
});

QUnit.test.each(
  'each button that is to open something else does:',
  Object.keys(plugins),
  async (assert, widget) => {
    const page = await open(widget, { context: { reducedMotion: 'reduce' } });
    const idle = await page.evaluate((plugin) => {
      const names = ['select', 'prev', 'next', 'first', 'last', 'toggle', 'close'];
      return names.filter((name) => {
        const own = jQuery(`#${name}`).data(plugin);
        if (!own) return false;
        const before = own.active();
        document.querySelector(`#method-${name} .run > button`).click();
        return own.active() === before;
      });
    }, plugins[widget]);
    assert.deepEqual(idle, []);
  },
);

// What makes each of them happen.
const moments = {
  remove: ['remove', 1],
  beforeRemove: ['remove', 0],
};

QUnit.test.each(
  'each callback’s example tells of it:',
  Object.keys(plugins),
  async (assert, widget) => {
    const page = await open(widget, { expected: [/404/], context: { reducedMotion: 'reduce' } });
    const names = await page.evaluate(
      (name) => window.reference[name].events.map((event) => event.name),
      widget,
    );
    for (const name of names) {
      const section = page.locator(`#event-${name}`);
      const [method, index] = moments[name] ?? ['select', name === 'beforeSelect' ? 2 : 1];
      const read = () =>
        section.evaluate(
          (element, [plugin, method, index]) => {
            const own = jQuery(element).find('.z-tabs, .z-accordion').first().data(plugin);
            own[method](index);
            return [own.active(), own.count()].join();
          },
          [plugins[widget], method, index],
        );
      if (name.startsWith('before')) {
        const state = await read();
        assert.true(['0,3', '-1,3'].includes(state), `${name} refuses: ${state}`);
        continue;
      }
      await read();
      // Closing tells, too.
      if (name === 'collapse') await read();
      const output = section.locator('output').filter({ hasNotText: 'Not yet' });
      await output.waitFor();
      assert.notEqual(await output.textContent(), '', name);
    }
  },
);
