import { begin, bothEach, kinds } from '../support/kinds';

QUnit.module('what is heard');

const STATES = ['aria-selected', 'aria-expanded'];

/** Notes each state of a label as it is written: `T2 true`. */
function noteStates(root: Element) {
  const observer = new MutationObserver(() => undefined);
  observer.observe(root, { attributeFilter: STATES, subtree: true });
  const said = ({ target, attributeName }: MutationRecord): string =>
    `${target.textContent} ${(target as Element).getAttribute(attributeName!)}`;
  return (): string => observer.takeRecords().map(said).join(', ');
}

const settings = {
  plain: {},
  moving: { animation: { effects: 'fade', duration: 1 } },
  vertical: { orientation: 'vertical' },
  horizontal: { orientation: 'horizontal' },
  'from right to left': { dir: 'rtl' },
  'with a set inside': { inside: true },
} as const;

bothEach('H4 what closes is written before what opens', settings, (assert, kind, given) => {
  const { dir, inside, ...options } = { dir: 'ltr', inside: false, ...given };
  const inner = kinds.tabs.html({ id: 'inner' });
  const html = kind.html({ attributes: `dir="${dir}"` });
  const { label, root, set } = begin(kind, options, inside ? html.replace('<p>P1', inner) : html);
  const states = noteStates(root);
  label(2).click();
  assert.equal(states(), 'T1 false, T3 true');
  label(0).click();
  assert.equal(states(), 'T3 false, T1 true');
  set.select(1);
  assert.equal(states(), 'T1 false, T2 true');
});
