import { frame } from '../support/fit';
import { begin, kinds } from '../support/kinds';

QUnit.module('tabs: tools');

const tools = '<div class="z-tools"><button>Add</button></div>';
const html = (count = 3): string => kinds.tabs.html({ count }).replace('</ul>', `</ul>${tools}`);

type Side = 'left' | 'right' | 'top' | 'bottom';

/** Starts a set with tools, and gives the edges of its parts when it has been laid out. */
async function laidOut(settings: object, markup = html()) {
  const running = begin(kinds.tabs, settings, markup);
  await frame();
  const { root } = running;
  const box = (selector: string): DOMRect => root.querySelector(selector)!.getBoundingClientRect();
  const edge = (selector: string, side: Side): number => Math.round(box(selector)[side]);
  return { ...running, edge };
}

const forms: Record<string, [object, string, Side, string?]> = {
  'at the top': [{}, '.z-tabs-desktop', 'right'],
  centred: [{ position: 'top-center' }, '.z-tabs-desktop', 'right'],
  compact: [{ position: 'top-compact' }, '.z-tabs-desktop', 'right'],
  'at the bottom': [{ position: 'bottom-left' }, '.z-tabs-desktop', 'right'],
  underlined: [{ style: 'underlined' }, '.z-tabs-desktop', 'right'],
  flat: [{ theme: 'flat-carrot' }, '.z-tabs-desktop', 'right'],
  'a dropdown': [{ minWindowWidth: 9999 }, '.z-tabs-mobile', 'right'],
  'a dropdown at the bottom': [
    { minWindowWidth: 9999, position: 'bottom-left' },
    '.z-tabs-mobile',
    'right',
  ],
  'a row that scrolls': [{ overflow: 'scroll' }, '.z-tabs-desktop', 'right'],
  'right to left': [{}, '.z-tabs-desktop', 'left', 'rtl'],
};

QUnit.test.each(
  'T26 they stand at the end of the row of labels, over the whole width:',
  forms,
  async (assert, [settings, labels, end, dir = 'ltr']) => {
    const markup = html(9).replace('<div', `<div dir="${dir}"`);
    const { root, edge } = await laidOut(settings, markup);
    const whole = root.getBoundingClientRect();
    const start = end === 'right' ? 'left' : 'right';
    assert.equal(edge('.z-tools', end), Math.round(whole[end]), 'at the end');
    assert.equal(edge(labels, end), edge('.z-tools', start), 'beside the labels');
    assert.equal(edge(labels, start), Math.round(whole[start]));
    assert.equal(edge(labels, 'top'), edge('.z-tools', 'top'), 'in their row');
    assert.deepEqual(
      [edge('.z-container', 'left'), edge('.z-container', 'right')],
      [whole.left, whole.right].map(Math.round),
    );
    assert.equal(root.querySelector('.z-tools')!.closest('[role=tablist]'), null);
  },
);

QUnit.test('T26 in a vertical set they stand at the end of the column', async (assert) => {
  const tall = html().replace('<p>P1', '<p style="height: 900px">P1');
  const { edge } = await laidOut({ orientation: 'vertical' }, tall);
  assert.equal(edge('.z-tools', 'top'), edge('.z-tabs-desktop', 'bottom'));
  assert.equal(edge('.z-tools', 'left'), edge('.z-tabs-desktop', 'left'));
  assert.true(edge('.z-tools', 'right') <= edge('.z-container', 'left') + 1);
});

const several: Record<string, [object, string?]> = {
  'at the top': [{}],
  'at the bottom': [{ position: 'bottom-left' }],
  'beside a button that plays': [{ autoplay: { interval: 1e6 } }],
  'a dropdown': [{ minWindowWidth: 9999 }],
  'a row that scrolls': [{ overflow: 'scroll' }],
  'a row that sticks': [{ sticky: true }],
  'right to left': [{}, 'rtl'],
  'a column': [{ orientation: 'vertical' }],
  'a column, right to left': [{ orientation: 'vertical' }, 'rtl'],
  'a column beside a button that plays': [{ orientation: 'vertical', autoplay: { interval: 1e6 } }],
  'above tabs that are an accordion': [{ mobileNav: 'accordion', maxRows: 1 }],
};

QUnit.test.each(
  'T26 several of them share the place, in their order,',
  several,
  async (assert, [settings, dir = 'ltr']) => {
    const three = ['Find', 'Add', 'Sort'].map((word) => tools.replace('Add', word)).join('');
    const markup = html(9).replace(tools, three).replace('<div', `<div dir="${dir}"`);
    const { root } = await laidOut(settings, markup);
    const whole = root.getBoundingClientRect();
    const isColumn = ['vertical', 'z-as-accordion'].some((name) => root.classList.contains(name));
    // Parts of a pixel don't count: browsers round boxes.
    const inOrder = (one: DOMRect, next: DOMRect): boolean => {
      if (isColumn) return next.top > one.bottom - 1;
      const between = dir === 'ltr' ? next.left - one.right : one.left - next.right;
      return Math.abs(next.top - one.top) < 1 && between > -1;
    };
    const all = Array.from(root.querySelectorAll('.z-tools'), (box) => box.getBoundingClientRect());
    all.slice(1).forEach((box, n) => assert.true(inOrder(all[n]!, box), `${n} and ${n + 1}`));
    if (!isColumn) {
      const end = dir === 'ltr' ? 'right' : 'left';
      assert.equal(Math.round(all[2]![end]), Math.round(whole[end]), 'at the end');
    }
    root.querySelectorAll('.z-tabs-desktop .z-link, .z-content.z-active').forEach((part) => {
      const box = part.getBoundingClientRect();
      const covers = (one: DOMRect): boolean =>
        Math.min(one.right, box.right) - Math.max(one.left, box.left) > 1 &&
        Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top) > 1;
      assert.false(box.height > 0 && all.some(covers), part.textContent!);
    });
  },
);

const apart: Record<string, object> = {
  'in a row': {},
  'in a column': { orientation: 'vertical' },
  'above tabs that are an accordion': { mobileNav: 'accordion', maxRows: 1 },
};

QUnit.test.each('T26 they touch no label, nor each other,', apart, async (assert, settings) => {
  const two = tools.replace('</div>', ' <button>Sort</button></div>');
  const narrow = `style="width: ${'mobileNav' in settings ? 200 : 600}px"`;
  const markup = html(6).replace(tools, two).replace('<div', `<div ${narrow}`);
  const { root } = await laidOut(settings, markup);
  const [first, second] = root.querySelectorAll('.z-tools button');
  const [add, sort] = [first!, second!].map((tool) => tool.getBoundingClientRect());
  assert.true(sort!.left - add!.right >= 3, 'like words');
  root.querySelectorAll('.z-tab').forEach((tab, n) => {
    const box = tab.getBoundingClientRect();
    const beside = Math.max(add!.left - box.right, add!.top - box.bottom, box.top - add!.bottom);
    assert.true(beside >= 7, `label ${n}: ${beside} px`);
  });
});

QUnit.test('T26, T10 labels have the width that they leave', async (assert) => {
  const wide = tools.replace('"z-tools"', '"z-tools" style="width: 500px"');
  const { root } = await laidOut({}, html(6).replace(tools, wide));
  assert.true(root.classList.contains('responsive'), root.className);
});

const narrow: Record<string, [object, string]> = {
  'a dropdown': [{}, '.z-tabs-mobile'],
  'a row that scrolls': [{ overflow: 'scroll' }, '.z-tabs-desktop'],
  'several rows': [{ mobileNav: false }, '.z-tabs-desktop'],
};

QUnit.test.each(
  'T26 in a narrow set they wrap, so that labels stay in reach:',
  narrow,
  async (assert, [settings, labels]) => {
    const many = tools.replace('<button>Add</button>', '<button>Add one more</button>'.repeat(4));
    const markup = html(6).replace(tools, many).replace('<div', '<div style="width: 320px"');
    const { root, edge } = await laidOut(settings, markup);
    assert.true(edge(labels, 'right') - edge(labels, 'left') >= 90, 'labels have room');
    assert.true(root.scrollWidth <= 320, `the set is ${root.scrollWidth} px wide`);
  },
);

QUnit.test('T26, T12 the open list of a dropdown lies below its bar', async (assert) => {
  const { root, edge } = await laidOut({ minWindowWidth: 9999 });
  root.querySelector<HTMLElement>('.z-tabs-mobile a')!.click();
  const gap = edge('.z-tabs-desktop', 'top') - edge('.z-tabs-mobile', 'bottom');
  assert.true(Math.abs(gap) <= 1, `${gap} px`);
  assert.equal(edge('.z-tabs-desktop', 'right'), edge('.z-tools', 'right'));
});

const both = html().replace('<ul>', tools.replace(/div/g, 'p') + '<ul>');

const orders: Record<string, [string, string, string]> = {
  'behind the labels': [html(), 'DIV UL DIV', 'UL DIV DIV'],
  'before and behind the labels': [both, 'P DIV UL DIV', 'P UL DIV DIV'],
  'two behind the labels': [
    html().replace('</ul>', `</ul> ${tools.replace(/div/g, 'p')} `),
    'DIV UL P DIV',
    'UL P DIV DIV',
  ],
  'behind labels in a box': [
    html().replace('<ul>', '<nav><ul>').replace('</ul>', '</ul></nav>'),
    'DIV NAV DIV',
    'NAV DIV DIV',
  ],
  'before the labels': [
    html()
      .replace(tools, '')
      .replace('<ul>', tools + '<ul>'),
    'DIV DIV UL',
    'DIV UL DIV',
  ],
};

QUnit.test.each(
  'T26, T2, 2.4.3 with labels at the bottom, they come after the panels if they stood',
  orders,
  (assert, [markup, bottom, top]) => {
    const { root, set } = begin(kinds.tabs, { position: 'bottom-left' }, markup);
    const order = (): string =>
      Array.from(root.children)
        .filter((part) => !part.hasAttribute('data-z-made'))
        .map(({ tagName }) => tagName)
        .join(' ');
    assert.equal(order(), bottom);
    assert.equal(root.querySelectorAll('.z-tools')[0]!.textContent, 'Add');
    set.setOptions({ position: 'top-left' });
    assert.equal(order(), top, 'at the top');
    set.setOptions({ position: 'bottom-right' });
    set.destroy();
    assert.equal(
      root.innerHTML,
      new DOMParser().parseFromString(markup, 'text/html').body.firstElementChild!.innerHTML,
    );
  },
);

QUnit.test('T26, C13 they are no panel, and stay as they are', (assert) => {
  const { root, set, state } = begin(kinds.tabs, {}, html());
  const box = root.querySelector('.z-tools')!;
  assert.deepEqual([state(), box.outerHTML], ['1 0 0', tools]);
  set.destroy();
  assert.equal(
    root.innerHTML,
    new DOMParser().parseFromString(html(), 'text/html').body.firstElementChild!.innerHTML,
  );
});
