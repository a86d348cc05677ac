import $ from 'jquery';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  contentsOf,
  startAccordion,
} from '../support/accordion';
import { put } from '../support/fixture';
import { replacing } from '../support/links';

QUnit.module('accordion: what authors write');

const detailsHtml = (): string =>
  accordionHtml({ form: 'details' }).replace(/<details>/g, '<details name="faq">');

const moving = { 'with motion': { duration: 50 }, without: { effects: 'none' } } as const;

QUnit.test.each(
  'A1 A2 details of one name, which browsers close:',
  moving,
  async (assert, animation) => {
    const root = put(detailsHtml());
    const { outerHTML } = root;
    $(root).uiAccordion({ animation, active: 0 });
    const isOpen = (): boolean[] =>
      Array.from(root.children, (element) => (element as HTMLDetailsElement).open);
    for (const index of [1, 2, 0]) {
      const settled = new Promise((resolve) => $(root).one('uiaccordion:collapse', resolve));
      accordionOf(root).select(index);
      await settled;
      assert.equal(accordionState(root), [0, 1, 2].map((n) => Number(n === index)).join(' '));
      assert.deepEqual(
        isOpen(),
        [0, 1, 2].map((n) => n === index),
      );
    }
    accordionOf(root).setOptions({ expandMode: 'multiple' }).expandAll();
    assert.deepEqual(isOpen(), [true, true, true]);
    accordionOf(root).destroy();
    assert.equal(root.outerHTML, outerHTML);
  },
);

QUnit.test('A1 an author’s button in a form is not the one that sends it', (assert) => {
  const html = accordionHtml().replace('H1', '<button>H1</button>');
  const root = startAccordion({}, html.replace('<h3>H2</h3>', '<button class="b">H2</button>'));
  const buttons = Array.from(root.querySelectorAll<HTMLButtonElement>('.z-trigger'));
  assert.deepEqual(
    buttons.map(({ type }) => type),
    ['button', 'button', 'button'],
  );
  accordionOf(root).destroy();
  assert.deepEqual(
    Array.from(root.querySelectorAll('button'), (button) => button.outerHTML),
    ['<button>H1</button>', '<button class="b">H2</button>'],
  );
});

QUnit.test('A1 a list that the author hid shows when it is open', (assert) => {
  const html = '<ul id="acc"><li><a>H1</a><ul style="display:none"><li>C1</li></ul></li></ul>';
  const root = startAccordion({ active: 0 }, html);
  assert.equal(getComputedStyle(root.querySelector('ul')!).display, 'block');
  accordionOf(root).destroy();
  assert.equal(root.outerHTML, html);
});

QUnit.test('A11 C13 a section that the page takes out is given back', (assert) => {
  for (const form of ['ul', 'flat'] as const) {
    const root = startAccordion({ active: 0 }, accordionHtml({ form }));
    const other = startAccordion({}, accordionHtml({ id: 'other', form }));
    const section = root.firstElementChild!;
    other.appendChild(section);
    accordionOf(root).refresh();
    assert.notOk(section.querySelector('.z-trigger'), form);
    accordionOf(other).refresh().select(3);
    assert.deepEqual([accordionState(root), accordionState(other)], ['0 0', '0 0 0 1']);
    accordionOf(root).destroy();
    accordionOf(other).destroy();
    const moved = $(accordionHtml({ form })).children(form === 'flat' ? ':lt(2)' : ':first');
    const expected = $(accordionHtml({ id: 'other', form })).append(moved);
    assert.equal(other.outerHTML, expected[0]!.outerHTML);
    $(root).add(other).remove();
  }
});

const slides = { orientation: 'horizontal', slider: true, dotNav: true } as const;

const dotsOf = (root: Element): HTMLElement[] =>
  Array.from(root.parentElement!.querySelectorAll<HTMLElement>('.z-dot-nav-item'));

QUnit.test(
  'A8 2.4.3 a dot that is still wanted keeps the focus, else the header has it',
  (assert) => {
    const root = startAccordion(slides);
    const accordion = accordionOf(root).select(1);
    const dot = dotsOf(root)[2]!;
    dot.focus();
    accordion
      .setOptions({ rounded: true })
      .add('New', 'N')
      .remove(0)
      .setOptions({ texts: { slide: 'Bild' } });
    assert.deepEqual(
      dotsOf(root).map((one) => one.getAttribute('aria-label')),
      ['Bild 1: H2', 'Bild 2: H3', 'Bild 3: New'],
    );
    assert.strictEqual(document.activeElement, dot);
    const header = root.querySelector('.z-trigger');
    accordion.remove(2);
    assert.strictEqual(document.activeElement, header, 'fewer sections');
    for (const options of [{ dotNav: false }, { slider: false }]) {
      accordion.setOptions(slides);
      dotsOf(root)[1]!.focus();
      accordion.setOptions(options);
      assert.strictEqual(document.activeElement, header);
      assert.equal(document.querySelectorAll('.z-dot-nav').length, 0);
    }
  },
);

QUnit.test(
  'A8 2.4.3 with its last section gone, the slider has the focus of its dots',
  (assert) => {
    const root = startAccordion(slides);
    dotsOf(root)[0]!.focus();
    accordionOf(root).remove(0).remove(0).remove(0);
    assert.strictEqual(document.activeElement, root);
  },
);

QUnit.test('A8 2.4.3 also where what moves loses the focus', (assert) => {
  // Safari, for one, has no other way to move an element.
  replacing(Element.prototype as { moveBefore?: unknown }, { moveBefore: undefined }, () => {
    const root = startAccordion(slides);
    dotsOf(root)[1]!.focus();
    accordionOf(root).setOptions({ slider: false });
    assert.strictEqual(document.activeElement, root.querySelector('.z-trigger'));
  });
});

QUnit.test('A8 C15 a slider that starts before it is in the page', async (assert) => {
  const root = $(accordionHtml())[0] as HTMLElement;
  $(root).uiAccordion({ ...slides, animation: { effects: 'none' } });
  const holder = put('<div style="width:500px"></div>');
  const wrapped = new Promise((resolve) => {
    new MutationObserver(resolve).observe(holder, { childList: true });
  });
  holder.appendChild(root);
  await wrapped;
  while (!holder.querySelector('.z-dot-nav')) await new Promise(requestAnimationFrame);
  accordionOf(root).select(2);
  assert.deepEqual(
    dotsOf(root).map((dot) => dot.classList.contains('z-active')),
    [false, false, true],
  );
  assert.equal(contentsOf(root).length, 3);
  accordionOf(root).destroy();
  assert.equal(holder.innerHTML, accordionHtml());
});

QUnit.test.each(
  'A1 content that the page’s sheet hides until a script shows it',
  moving,
  async (assert, animation) => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = '#acc > li > div { display: none }';
    const root = put(accordionHtml());
    const { outerHTML } = root;
    const shown = (): string[] =>
      contentsOf(root).map((content) =>
        content.checkVisibility({ visibilityProperty: true }) ? content.style.display : '-',
      );
    try {
      $(root).uiAccordion({ animation, active: 0 });
      assert.deepEqual(shown(), ['block', '-', '-'], 'at the start');
      const settled = new Promise((resolve) => $(root).one('uiaccordion:collapse', resolve));
      accordionOf(root).select(1);
      await settled;
      assert.deepEqual(shown(), ['-', 'block', '-']);
      assert.equal(accordionState(root), '0 1 0');
      accordionOf(root).destroy();
      assert.equal(root.outerHTML, outerHTML);
    } finally {
      style.remove();
    }
  },
);
