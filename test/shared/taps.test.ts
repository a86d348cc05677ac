import { accordionState, startAccordion, triggersOf } from '../support/accordion';
import { labels, start } from '../support/fixture';
import { state } from '../support/state';

QUnit.module('taps');

const kinds: Record<string, () => [root: HTMLElement, label: HTMLElement, now: () => string]> = {
  tabs: () => {
    const root = start();
    return [root, labels(root)[1]!, () => state(root)];
  },
  'an accordion': () => {
    const root = startAccordion({ active: 0 });
    return [root, triggersOf(root)[1]!, () => accordionState(root)];
  },
};

/** A finger that goes down far from the place of a click that comes next. */
const touch = (target: Element): boolean =>
  target.dispatchEvent(
    new PointerEvent('pointerdown', { clientX: 400, pointerType: 'touch', bubbles: true }),
  );
const click = (target: Element, detail: number): boolean =>
  target.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));

QUnit.test.each(
  'T8 a click that no finger made counts after a finger has scrolled or swiped,',
  kinds,
  (assert, begin) => {
    const [root, label, now] = begin();
    touch(root);
    click(label, 1);
    assert.equal(now(), '1 0 0', 'the click of a finger that went astray');
    touch(root);
    // So do keys, scripts and assistive technology.
    click(label, 0);
    assert.equal(now(), '0 1 0');
  },
);
