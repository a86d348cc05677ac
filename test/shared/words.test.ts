import { accordionHtml } from '../support/accordion';
import { frame } from '../support/fit';
import { start, tabsHtml } from '../support/fixture';
import { accordion } from '../support/kinds';

QUnit.module('names made of labels');

/** What labels and headers may hold, and the words that stand for them where there is only text. */
const contents: Record<string, [html: string, words: string]> = {
  text: ['One', 'One'],
  'two lines': ['One <b>two</b>', 'One two'],
  'a line and a badge': ['One<i>two</i>', 'One two'],
  'a picture': ['<img alt="One" src="data:,">', 'One'],
};

const titleOf = (root: Element, part: string): string | null =>
  root.querySelector(part)!.getAttribute('title');

QUnit.test.each(
  '2.4.6, 2.5.3, 4.1.2 what a label says is in the names of bar, button, dot and frame,',
  contents,
  async (assert, [html, words]) => {
    const framed = { iframe: true, contentUrls: ['/base/test/fragments/page.html'] };
    const menu = { closable: true, minWindowWidth: 9999, ...framed };
    const tabs = start(menu, tabsHtml().replace('T1', html));
    await frame();
    assert.deepEqual(
      [
        tabs.querySelector('.z-tabs-mobile')!.textContent,
        titleOf(tabs, '.z-close'),
        titleOf(tabs, 'iframe'),
      ],
      [words, `Close ${words}`, words],
    );
    assert.strictEqual(tabs.querySelector('.z-title *'), null, 'no node comes twice');
    const slider = { active: 0, slider: true, dotNav: true, ...framed };
    const { root } = accordion(slider, accordionHtml().replace('H1', html));
    const dot = root.parentElement!.querySelector('.z-dot-nav-item')!;
    const names = [dot.getAttribute('aria-label'), titleOf(root, 'iframe')];
    assert.deepEqual(names, [`Slide 1: ${words}`, words]);
  },
);
