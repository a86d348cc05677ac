import { widthOf } from '../dom/query';
import { setAttribute } from '../widget/ledger';
import type { Tab } from './tabs.item';
import { isMenu } from './tabs.menu';
import { isAccordion, type Tabs } from './tabs.view';

export const px = (value: string): number => parseFloat(value) || 0;
export const isVertical = ({ options }: Tabs): boolean => options.orientation === 'vertical';

/** The borders of what stands for the list, and the padding of the list. */
export function edgesOf({ parts: { list } }: Tabs, box: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(list);
  return box.offsetWidth - box.clientWidth + px(paddingLeft) + px(paddingRight);
}

/** The width that there is for labels, or in a vertical set for everything; 0 out of sight. */
export function roomOf(tabs: Tabs): number {
  const { root, list, bar } = tabs.parts;
  if (isVertical(tabs)) return root.clientWidth;
  // The list of an accordion has no box; what is beside it isn't left before it is measured.
  const box = isMenu(tabs) ? bar : isAccordion(tabs) && !list.clientWidth ? root : list;
  return box.clientWidth && widthOf(box) - edgesOf(tabs, box);
}

/** What lies between a tab and its neighbours. */
export function marginsOf(tab: Tab | undefined): number {
  if (!tab) return 0;
  const { marginLeft, marginRight } = getComputedStyle(tab.element);
  return px(marginLeft) + px(marginRight);
}

/**
 * Tells a parent that is as wide as its content how much the set wants, where the list as it lies
 * doesn't. A form must not want more or less than the one before: it would end itself.
 */
export function want({ parts: { arrow } }: Tabs, width: string): void {
  if (width) arrow.style.gridTemplateColumns = `minmax(0, ${width})`;
  else setAttribute(arrow, 'style', null);
}
