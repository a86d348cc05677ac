import $ from 'jquery';
import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { accordionHtml, contentsOf, idle } from '../support/accordion';
import { accordion, begunAccordion } from '../support/kinds';
import { seek } from '../support/motion';

QUnit.module('accordion: ARIA');

QUnit.test('AA2 expanded equals visible: after a click, by API, in motion', async (assert) => {
  const animation = { effects: 'slide', duration: 60000 } as const;
  const { root, set, state, click } = await begunAccordion({ active: 1, animation });
  const steps = [() => click(0), () => set.select(2), () => set.close(2)];
  const states = steps.map((step) => (step(), [state(), (seek(root, 30000), state())].join(', ')));
  assert.deepEqual(states, ['1 0 0, 1 0 0', '0 0 1, 0 0 1', '0 0 0, 0 0 0']);
});

const regions: Record<string, [number, 'single' | 'multiple', boolean]> = {
  'six, all at once': [6, 'multiple', true],
  'seven, all at once': [7, 'multiple', false],
  'seven, one at a time': [7, 'single', true],
};

QUnit.test.each('AA3 contents are regions unless too many can open:', regions, (assert, row) => {
  const [sections, expandMode, expected] = row;
  const { root, set } = accordion({ expandMode }, accordionHtml({ count: sections }));
  const roles = (): (string | null)[] => contentsOf(root).map((one) => one.getAttribute('role'));
  assert.deepEqual(roles(), Array(sections).fill(expected ? 'region' : null));
  set.setOptions({ expandMode: 'multiple' }).add('H', 'C');
  assert.deepEqual(roles(), Array(sections + 1).fill(null));
});

const held: Record<string, [AccordionSettings, clicks: number[], expected: string]> = {
  'one that may not be closed': [{ collapsible: false, active: 1 }, [], '- true -'],
  'another one, when that has opened': [{ collapsible: false, active: 1 }, [2], '- - true'],
  'one of a horizontal accordion': [{ orientation: 'horizontal' }, [], 'true - -'],
  'none of one that a narrow window has turned vertical': [
    { orientation: 'horizontal', responsive: true, minWindowWidth: 99999 },
    [],
    '- - -',
  ],
  'none of several that are open': [{ collapsible: false, active: [0, 1] }, [], '- - -'],
  'the last of several': [{ collapsible: false, active: [0, 1] }, [0], '- true -'],
  'none that may be closed': [{ active: 0 }, [], '- - -'],
  'nor with keys': [{ active: 0, keyboard: true }, [], '- - -'],
};

QUnit.test.each('AA4, AA5 what has to stay open says so; all are stops:', held, (assert, row) => {
  const [settings, clicks, expected] = row;
  const { root, set, click, trigger } = accordion(settings);
  click(...clicks);
  assert.equal(idle(root), expected);
  trigger(1).focus();
  assert.strictEqual(document.activeElement, trigger(1));
  set.disable(2);
  const stops = Array.from(root.querySelectorAll('button'), ({ tabIndex }) => tabIndex);
  assert.deepEqual(stops, [0, 0, 0]);
});

type Closing = (set: ReturnType<typeof accordion>) => unknown;

const closings: Record<string, Closing> = {
  'its own header': ({ click }) => click(0),
  'another section': ({ click }) => click(2),
  'the API': ({ set }) => set.collapseAll(),
};

QUnit.test.each('AA8 focus in what closes goes to its header:', closings, async (assert, close) => {
  for (const effects of ['none', 'slide'] as const) {
    const html = accordionHtml().replace('C1', '<input>');
    const animation = { effects, duration: 60000 };
    const found = await begunAccordion({ active: 0, animation }, html);
    found.root.querySelector('input')!.focus();
    close(found);
    assert.strictEqual(document.activeElement, found.trigger(0), effects);
    $(found.root).remove();
  }
});
