import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import {
  accordionHtml,
  accordionOf,
  accordionState,
  begun,
  contentsOf,
  forms,
  headersOf,
  seek,
  startAccordion,
  triggersOf,
} from '../support/accordion';
import { put } from '../support/fixture';

QUnit.module('accordion: ARIA');

const h4 = (html: string): string => html.replace(/h3>/g, 'h4>');

QUnit.test.each(
  'AA1 a real button is the only child of the author’s heading,',
  forms,
  (assert, form) => {
    const root = startAccordion(
      {},
      h4(accordionHtml({ form })).replace('H2', 'H2 <a href="/x">x</a>'),
    );
    if (form === 'details') {
      assert.true(triggersOf(root).every(({ tagName }) => tagName === 'SUMMARY'));
      return;
    }
    for (const header of headersOf(root)) {
      assert.equal(header.tagName, 'H4');
      assert.equal(header.children.length, 1);
      const button = header.firstElementChild as HTMLButtonElement;
      assert.deepEqual([button.tagName, button.type], ['BUTTON', 'button']);
      assert.equal(header.textContent, button.textContent);
      assert.false(button.hasAttribute('role'));
    }
  },
);

QUnit.test(
  'AA2 expanded equals visible: at start, after a click, by API, in motion',
  async (assert) => {
    const animation = { effects: 'slide', duration: 60000 } as const;
    const { root, accordion } = await begun({ active: 1, animation });
    const states = [accordionState(root)];
    const act = (run: () => void): void => {
      run();
      states.push(accordionState(root));
      seek(root, 30000);
      states.push(accordionState(root));
    };
    act(() => triggersOf(root)[0]!.click());
    act(() => void accordion.select(2));
    act(() => void accordion.close(2));
    assert.deepEqual(states, ['0 1 0', '1 0 0', '1 0 0', '0 0 1', '0 0 1', '0 0 0', '0 0 0']);
    assert.equal(root.querySelectorAll('[aria-selected], [role=tab], [role=tabpanel]').length, 0);
  },
);

QUnit.test(
  'AA3 trigger and content name each other, with two equal sets and none with an id',
  (assert) => {
    const roots = [
      startAccordion(),
      startAccordion(),
      startAccordion({}, accordionHtml({ id: '' })),
    ];
    for (const root of roots) {
      triggersOf(root).forEach((trigger, n) => {
        const content = document.getElementById(trigger.getAttribute('aria-controls')!);
        assert.strictEqual(content, contentsOf(root)[n]);
        assert.strictEqual(
          document.getElementById(content!.getAttribute('aria-labelledby')!),
          trigger,
        );
      });
    }
    const ids = Array.from(
      document.querySelectorAll('#qunit-fixture [id]:not(ul)'),
      ({ id }) => id,
    );
    assert.deepEqual([ids.length, new Set(ids).size], [18, 18]);
  },
);

const regions: [number, 'single' | 'multiple', boolean][] = [
  [6, 'multiple', true],
  [7, 'multiple', false],
  [7, 'single', true],
];

QUnit.test.each(
  'AA3 contents are regions unless too many may be open',
  regions,
  (assert, [sections, expandMode, expected]) => {
    const root = startAccordion({ expandMode }, accordionHtml({ sections }));
    const roles = (): boolean[] =>
      contentsOf(root).map((one) => one.getAttribute('role') === 'region');
    assert.deepEqual(
      roles(),
      Array.from({ length: sections }, () => expected),
    );
    accordionOf(root).setOptions({ expandMode: 'multiple' }).add('H', 'C');
    assert.deepEqual(
      roles(),
      Array.from({ length: sections + 1 }, () => false),
    );
  },
);

const modes: AccordionSettings[] = [
  {},
  { expandMode: 'multiple' },
  { orientation: 'horizontal' },
  { keyboard: true },
] as const;

QUnit.test.each(
  'AA4 every trigger is in Tab order, in document order',
  modes,
  (assert, settings) => {
    const root = startAccordion(settings);
    accordionOf(root).disable(1).select(2);
    assert.deepEqual(
      triggersOf(root).map(({ tabIndex }) => tabIndex),
      [0, 0, 0],
    );
    const order = Array.from(root.querySelectorAll('button'));
    assert.deepEqual(triggersOf(root), order);
  },
);

QUnit.test('AA5 an open section that may not be closed says so, and stays focusable', (assert) => {
  const idle = (root: HTMLElement): string =>
    triggersOf(root)
      .map((trigger) => trigger.getAttribute('aria-disabled') ?? '-')
      .join(' ');
  const held = startAccordion({ collapsible: false, active: 1 });
  assert.equal(idle(held), '- true -');
  triggersOf(held)[2]!.click();
  assert.equal(idle(held), '- - true');
  const across = startAccordion({ orientation: 'horizontal' });
  assert.equal(idle(across), 'true - -');
  const several = startAccordion({ collapsible: false, active: [0, 1] });
  assert.equal(idle(several), '- - -');
  triggersOf(several)[0]!.click();
  assert.equal(idle(several), '- true -');
  triggersOf(several)[1]!.focus();
  assert.strictEqual(document.activeElement, triggersOf(several)[1]);
  assert.equal(idle(startAccordion()), '- - -');
});

QUnit.test('AA7 a style of the page that shows all blocks shows no closed content', (assert) => {
  const page = put(
    `<div class="page"><style>#qunit-fixture .page div { display: block }</style></div>`,
  );
  const root = startAccordion({ active: 2 });
  page.appendChild(root);
  assert.equal(accordionState(root), '0 0 1');
});

const closings: [string, (root: HTMLElement) => void][] = [
  ['its own header', (root) => triggersOf(root)[0]!.click()],
  ['another section', (root) => triggersOf(root)[2]!.click()],
  ['the API', (root) => void accordionOf(root).collapseAll()],
];

QUnit.test.each(
  'AA8 focus in content that closes goes to its header, by',
  closings,
  async (assert, [, close]) => {
    for (const effects of ['none', 'slide'] as const) {
      const html = accordionHtml().replace('C1', '<input>');
      const { root } = await begun({ active: 0, animation: { effects, duration: 60000 } }, html);
      root.querySelector('input')!.focus();
      close(root);
      assert.strictEqual(document.activeElement, triggersOf(root)[0], effects);
      $(root).remove();
    }
  },
);

QUnit.test('AA9 controls beside a title are outside the heading, and reachable', (assert) => {
  const root = startAccordion({}, accordionHtml().replace('H1', 'H1 <button>Edit</button>'));
  const edit = $(root).find('button:not(.z-trigger)')[0]!;
  assert.strictEqual(edit.closest('h3'), null);
  edit.focus();
  assert.strictEqual(document.activeElement, edit);
  assert.equal(headersOf(root)[0]!.textContent, 'H1 ');
});

QUnit.test('C12 a style of the page that hides all contents hides no open one', (assert) => {
  const page = put(`<div><style>#acc > li > div { display: none }</style>${accordionHtml()}</div>`);
  const root = page.querySelector<HTMLElement>('#acc')!;
  $(root).uiAccordion({ active: 0, animation: { effects: 'none' } });
  assert.equal(accordionState(root), '1 0 0');
  accordionOf(root).select(2);
  assert.equal(accordionState(root), '0 0 1');
});
