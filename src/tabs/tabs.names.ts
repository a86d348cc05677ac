import { hasClass, setClass, setAttribute, idOf } from '../dom/attributes';
import { labelText } from '../dom/text';
import { CONTROLS, HEADINGS } from '../dom/query';
import { claim, hadAttribute } from '../core/restore/claim';
import { releasePart } from '../core/restore/release';
import type { Item } from '../core/widget';
import { idFor } from '../core/ids';
import type { Tabs } from './tabs.widget';

/** Elements that are plain text, unless a style sheet makes boxes of them. */
const TEXT = 'span,i,b,u,small';

/**
 * What Firefox exposes as separate objects in a label: all elements that aren't plain text, and icons that contain text,
 * because an icon may be a box above the text of the label.
 */
const SEPARATE = `:not(${TEXT},br),.z-icon:not(:empty),[role]:not(.z-plain),[title],[aria-label]`;

/**
 * Icons that a style sheet draws. They get the role `none`: otherwise, one above the text would keep the browse mode of
 * screen readers from the tab.
 */
const ICONS = 'span:empty:not([role]),i:empty:not([role])';

/** Whether style sheets make a box of some words of a label, as they do of a badge. Reads styles. */
export const readBoxes = ({ items }: Tabs): boolean =>
  items.some(
    ({ trigger }) =>
      trigger.firstElementChild &&
      Array.from(trigger.querySelectorAll(TEXT)).some(
        (part) => part.textContent && getComputedStyle(part).display !== 'inline',
      ),
  );

/**
 * Makes screen readers read a label as one thing: unless it is plain text in one line, the tab gets all of its text as
 * `aria-label`, and its children are `aria-hidden`. At the start, which reads no styles, tags decide alone.
 *
 * What is ours is known by classes: `z-named` is a label with our `aria-label`, `z-said` a child that this name contains,
 * `z-plain` an icon without a role.
 */
export function paintName({ kind, options, hasBoxes }: Tabs, { trigger }: Item): void {
  const isNamed = trigger.hasAttribute('aria-label');
  if (!isNamed && !trigger.firstElementChild) return;
  const separate = hasBoxes || options.multiline ? SEPARATE + ',' + TEXT : SEPARATE;
  const parts = Array.from(trigger.children).filter(
    (part) => hasClass(part, 'z-said') || !part.matches('[aria-hidden=true]'),
  );
  const isSeparate = parts.some((part) => part.matches(separate) || part.querySelector(separate));
  // The author's controls aren't hidden.
  const words = isSeparate && !trigger.querySelector(CONTROLS) ? labelText(trigger, true) : '';
  if (hasClass(trigger, 'z-named') || (words && !isNamed)) {
    setClass(trigger, 'z-named', !!words);
    setAttribute(trigger, 'aria-label', words || null);
  }
  parts.forEach((part) => {
    const isSaid = hasClass(part, 'z-said');
    // What was written in the other case goes first.
    if (isSaid !== !!words) releasePart(kind, part);
    if (words && !isSaid) claim(kind, part, 'z-said');
    if (words) setAttribute(part, 'aria-hidden', 'true');
    else if (part.matches(ICONS)) {
      claim(kind, part, 'z-plain');
      setAttribute(part, 'role', 'none');
    }
  });
}

/** The name of the list: that of the root, otherwise a text. */
export const labelFor = ({ root, options }: Tabs): string =>
  root.getAttribute('aria-label') || options['texts.tabs'];

/** Gives the tab list an accessible name, unless the author has: that of the root, the heading before it, or a text. */
export function nameList(tabs: Tabs): void {
  const { root, list, prefix, cleanUps } = tabs;
  const before = root.previousElementSibling;
  let by = root.getAttribute('aria-labelledby');
  if (hadAttribute(list, 'aria-labelledby') || hadAttribute(list, 'aria-label')) return;
  if (!by && !root.getAttribute('aria-label') && before && before.matches(HEADINGS)) {
    const name = prefix + '-name';
    // In a saved page, the heading has the id that an earlier set gave it.
    if (/^uiTabs\d+-name$/.test(idOf(before))) setAttribute(before, 'id', null);
    by = idFor(before, name);
    cleanUps.push(() => idOf(before) === name && setAttribute(before, 'id', null));
  }
  setAttribute(list, 'aria-labelledby', by);
  setAttribute(list, 'aria-label', by ? null : labelFor(tabs));
}

/** Without tabs, the root may be focused, so it gets a role and the name of the list. */
export function nameIfEmpty(tabs: Tabs, isEmpty: boolean): void {
  const { list, root } = tabs;
  const names = ['role', 'aria-label', 'aria-labelledby'];
  tabs.attributesWhenEmpty.forEach((name) => setAttribute(root, name, null));
  tabs.attributesWhenEmpty = names.filter((name) => isEmpty && !root.hasAttribute(name));
  tabs.attributesWhenEmpty.forEach((name) =>
    setAttribute(root, name, name === 'role' ? 'group' : list.getAttribute(name)),
  );
}
