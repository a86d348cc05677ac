import { dropEmptyStyle, setClass } from '../dom/build';
import type { Item } from '../core/widget';
import { isMenu, mountMenu, paintMenu } from './tabs.dropdown';
import type { Tabs } from './tabs.markup';
import { placesOf } from './tabs.rows';

export const isVertical = ({ options }: Tabs): boolean => options.orientation === 'vertical';

/** The classes on the container that tell the form. */
export function paintForm(tabs: Tabs, form: string): void {
  const { root } = tabs;
  const menu = form === 'menu';
  const inRows = !!form && !menu;
  setClass(root, 'responsive', inRows);
  setClass(root, 'z-stacked', inRows && !/[^1+]/.test(form));
  setClass(root, 'mobile', menu);
  if (!isVertical(tabs)) return;
  // A column that has become a dropdown looks as a row that has.
  setClass(root, 'vertical', !menu);
  setClass(root, 'horizontal', menu);
}

const PLACES = ['z-first-row', 'z-last-row', 'z-first-col', 'z-last-col'];

/** Tells the style sheet where a tab stands: how many share its row, and classes; or nothing. */
function paintPlace({ element }: Item, place: string): void {
  const [count, ...names] = place.split(' ');
  for (const name of PLACES) setClass(element, name, names.indexOf(name) >= 0);
  // Written again, it would be styled again.
  if (element.style.getPropertyValue('--_cols') === count) return;
  element.style.setProperty('--_cols', count as string);
  dropEmptyStyle(element);
}

/** Puts a form into effect; tabs without a width, if those are known, have no place in it. */
export function arrange(tabs: Tabs, form: string, widths: readonly number[] | null): void {
  const before = tabs.form;
  tabs.form = form;
  paintForm(tabs, form);
  const places = form && form !== 'menu' ? placesOf(form) : [];
  if (places.length || (before && before !== 'menu'))
    tabs.items.forEach((item, n) =>
      paintPlace(item, ((!widths || widths[n]) && places.shift()) || ''),
    );
  if (isMenu(tabs) && !tabs.hasMenu) mountMenu(tabs);
  if (isMenu(tabs) || before === 'menu') paintMenu(tabs);
}
