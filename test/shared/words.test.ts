import { accordionHtml, startAccordion } from '../support/accordion';
import { tabsHtml } from '../support/fixture';
import { barOf, startMenu } from '../support/menu';

QUnit.module('names made of labels');

/** What labels and headers may hold, and the words that stand for them where there is only text. */
const contents: Record<string, [html: string, words: string]> = {
  text: ['One', 'One'],
  'two lines': ['One <b>two</b>', 'One two'],
  'a line and a badge': ['One<i>two</i>', 'One two'],
  'a picture': ['<img alt="One" src="data:,">', 'One'],
};

const nameOf = (root: Element, part: string): string =>
  root.querySelector(part)!.getAttribute('title') ?? '';

QUnit.test.each(
  '2.4.6, 2.5.3, 4.1.2 what a label says is in the names of the bar, its button and its frame,',
  contents,
  async (assert, [html, words]) => {
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
  '2.4.6, 2.5.3, 4.1.2 what a header says is in the names of its dot and its frame,',
  contents,
  (assert, [html, words]) => {
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
