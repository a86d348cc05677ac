import { hasClass, setClass, setAttribute } from '../dom/attributes';
import { labelText } from '../dom/text';
import { CONTROLS } from '../dom/query';
import { claim } from '../core/restore/claim';
import { dropPart } from '../core/restore/release';
import type { Item } from '../core/widget';
import type { Tabs } from './tabs.markup';

/** What Firefox tells of as a thing of its own in a label: all but plain words. */
const APART = ':not(span,i,b,u,small,br),[role],[title],[aria-label]';

/**
 * Has a tab be one thing in browse mode, whatever its label holds (H9): where that isn't plain words in one line, the tab
 * itself says all of them, and the parts are silent. Known by tags, as a start asks for no style.
 */
export function paintName({ kind, options }: Tabs, { trigger }: Item): void {
  const isNamed = trigger.hasAttribute('aria-label');
  if (!isNamed && !trigger.firstElementChild) return;
  const apart = options.multiline ? APART + ',span' : APART;
  const parts = Array.from(trigger.children).filter(
    (part) => hasClass(part, 'z-said') || !part.matches('[aria-hidden=true]'),
  );
  const isApart = parts.some((part) => part.matches(apart) || part.querySelector(apart));
  // The author's controls are not silenced.
  const words = isApart && !trigger.querySelector(CONTROLS) ? labelText(trigger, true) : '';
  if (hasClass(trigger, 'z-named') || (words && !isNamed)) {
    setClass(trigger, 'z-named', !!words);
    setAttribute(trigger, 'aria-label', words || null);
  }
  parts.forEach((part) => {
    if (!words) dropPart(kind, part);
    else if (!hasClass(part, 'z-said')) claim(kind, part, 'z-said');
    if (words) setAttribute(part, 'aria-hidden', 'true');
  });
}
