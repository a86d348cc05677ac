import $ from 'jquery';
import { accordionHtml, accordionState } from '../support/accordion';
import { put, tabsHtml } from '../support/fixture';
import { atHash, restoring } from '../support/links';
import { resetServer } from '../support/server';
import { state } from '../support/state';

QUnit.module('reveal, whatever the set is in', {
  async beforeEach() {
    restoring.beforeEach();
    await resetServer();
  },
  afterEach() {
    restoring.afterEach();
    scrollTo(0, 0);
  },
});

// Without a frame and padding: WebKit scrolls to where letters are, and no further.
const DEEP =
  '<i style="display: block; height: 2000px"></i>' +
  '<input id="deep" required style="border: 0; padding: 0">';
const deep = (): HTMLInputElement => document.getElementById('deep') as HTMLInputElement;

const inView = (): boolean => {
  const { top, bottom, height } = deep().getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
};

/** Scrolled to; some browsers show what has the focus a few frames later. */
async function scrolled(): Promise<void> {
  while (!inView())
    await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
}

type Part = 'tabs' | 'accordion';

/** Sets in each other's second item, the field in the innermost; they start in this order. */
function nest(parts: Part[]): () => string[] {
  const html = parts.reduceRight((inside, part, n) => {
    const whole = part === 'tabs' ? tabsHtml({ id: `set${n}` }) : accordionHtml({ id: `set${n}` });
    return whole.replace(/<p>[PC]2<\/p>/, inside);
  }, DEEP);
  put(`<form>${html}<button>Send</button></form>`);
  const roots = parts.map((_, n) => document.getElementById(`set${n}`)!);
  const begin = (n: number): unknown =>
    parts[n] === 'tabs'
      ? $(roots[n]!).uiTabs({ animation: { effects: 'none' } })
      : $(roots[n]!).uiAccordion({ animation: { effects: 'none' } });
  parts.forEach((_, n) => begin(n));
  return () => roots.map((root, n) => (parts[n] === 'tabs' ? state(root) : accordionState(root)));
}

const nested: Part[][] = [
  ['tabs', 'accordion', 'tabs'],
  ['accordion', 'tabs', 'accordion'],
];
const nests: Record<string, Part[]> = {};
for (const parts of nested) nests[parts.join(' with ')] = parts;

QUnit.test.each(
  'R1 a field that is refused is shown, and has the focus, in',
  nests,
  async (assert, parts) => {
    const states = nest(parts);
    assert.notDeepEqual(states()[0], '0 1 0');
    document.querySelector<HTMLElement>('form > button')!.click();
    assert.deepEqual(
      states(),
      parts.map(() => '0 1 0'),
    );
    assert.equal(document.activeElement, deep());
    await scrolled();
    assert.deepEqual([document.activeElement, inView()], [deep(), true]);
  },
);

QUnit.test.each('R1 a page opened at something within, in', nests, (assert, parts) => {
  atHash('#deep');
  const states = nest(parts);
  assert.deepEqual(
    states(),
    parts.map(() => '0 1 0'),
  );
});
