import $ from 'jquery';
import { accordionHtml, accordionOf, startAccordion } from '../support/accordion';
import { instance, put, start, tabsHtml } from '../support/fixture';
import { barOf, startMenu } from '../support/menu';

QUnit.module('names made of labels');

/** What labels and headers may hold, and the words that stand for them where there is only text. */
const contents: Record<string, [html: string, words: string]> = {
  text: ['One', 'One'],
  'two lines': ['One <b>two</b>', 'One two'],
  'a line and a badge': ['One<i>two</i>', 'One two'],
  'a line that breaks': ['<b>One<br>two</b>', 'One two'],
  'a letter that is marked': ['<b><i>O</i>ne</b>', 'One'],
  'a picture': ['<img alt="One" src="data:,">', 'One'],
  'a picture and text': ['<img alt="One" src="data:,"> two', 'One two'],
  'a drawing with a name': ['<svg role="img" aria-label="One"></svg>', 'One'],
  'signs that aren’t said': ['<i aria-hidden="true">x</i> One <!-- no -->', 'One'],
  'nothing but a name': ['<i aria-hidden="true">x</i><span aria-label="One"></span>', 'One'],
  'what is out of sight': [
    '<i hidden>x</i>One<i style="display: none">x</i><img aria-hidden="true" alt="x">',
    'One',
  ],
  'what is never said': ['<svg><style>a{}</style></svg><script type="x">x</script>One', 'One'],
  'the name of another': ['<span aria-labelledby="name">x</span>', 'One'],
  'names of others and its own': [
    '<span id="own" aria-labelledby="name none own" aria-label="two">x</span>',
    'One two',
  ],
  'a name that is nowhere': ['<span aria-labelledby="none">One</span>', 'One'],
};

/** What names others is out of sight, as it often is, and would name itself. */
const named = '<p id="name" aria-labelledby="name" hidden><b>One</b></p>';

const nameOf = (root: Element, part: string): string =>
  root.querySelector(part)!.getAttribute('title') ?? '';

QUnit.test.each(
  '2.5.3, 4.1.2 what a label says is in the names of the bar, its button and its frame,',
  contents,
  async (assert, [html, words]) => {
    put(named);
    const root = await startMenu(
      { closable: true, iframe: true, contentUrls: ['/base/test/fragments/page.html'] },
      tabsHtml().replace('T1', html),
    );
    assert.deepEqual(
      [barOf(root).textContent, nameOf(root, '.z-close'), nameOf(root, 'iframe')],
      [words, `Close ${words}`, words],
    );
  },
);

QUnit.test.each(
  '2.5.3, 4.1.2 what a header says is in the names of its dot and its frame,',
  contents,
  (assert, [html, words]) => {
    put(named);
    const root = startAccordion(
      {
        active: 0,
        slider: true,
        dotNav: true,
        iframe: true,
        contentUrls: ['/base/test/fragments/page.html'],
      },
      accordionHtml().replace('H1', html),
    );
    const dot = root.parentElement!.querySelector('.z-dot-nav-item')!;
    assert.deepEqual(
      [dot.getAttribute('aria-label'), nameOf(root, 'iframe')],
      [`Slide 1: ${words}`, words],
    );
  },
);

QUnit.test.each(
  '2.5.3 the bar is called as the label is, by its author,',
  ['aria-label="One"', 'aria-labelledby="name"', 'aria-labelledby="name" aria-label="x"'],
  async (assert, name) => {
    put(named);
    const root = await startMenu({}, tabsHtml().replace('<a>T1', `<a ${name}>x`));
    assert.equal(barOf(root).textContent, 'One');
  },
);

QUnit.test('2.5.3 two lines of a label are words of their own, for its frame, too', (assert) => {
  const contentUrls = ['/base/test/fragments/page.html'];
  const html = tabsHtml().replace('T1', '\n One<span>two</span>');
  const root = start({ closable: true, iframe: true, contentUrls }, html);
  assert.deepEqual(
    [nameOf(root, '.z-close'), nameOf(root, 'iframe')],
    ['Close One two', 'One two'],
  );
});

/** A word in more elements than calls can be within each other. */
function deep(): HTMLElement {
  const root = document.createElement('span');
  let at = root;
  for (let n = 0; n < 20000; n++) at = at.appendChild(document.createElement('i'));
  at.textContent = 'One';
  return root;
}

// Out of sight, as browsers can't lay out what is so deep.
const hidden = (html: string): HTMLElement =>
  put(`<div style="display: none">${html}</div>`).firstElementChild as HTMLElement;

QUnit.test('Safety 15 labels and contents of any depth: tabs', (assert) => {
  const root = hidden(tabsHtml());
  $(root).uiTabs({ closable: true });
  instance(root).add({ tab: deep(), content: deep(), index: 0 }).select(0);
  assert.deepEqual([nameOf(root, '.z-close'), instance(root).active()], ['Close One', 0]);
});

QUnit.test('Safety 15 headers and contents of any depth: accordion', (assert) => {
  const root = hidden(accordionHtml());
  $(root).uiAccordion({ slider: true, dotNav: true });
  accordionOf(root).add(deep(), deep()).select(3);
  const dot = root.parentElement!.querySelector('.z-dot-nav-item:last-child')!;
  assert.deepEqual(
    [dot.getAttribute('aria-label'), accordionOf(root).active()],
    ['Slide 4: One', 3],
  );
});
