import type { Widget, Item } from '../core/widget';
import type { TabsValues } from './tabs.options';

/** A running tab set. */
export interface Tabs extends Widget<TabsValues> {
  list: HTMLElement;
  /** Holds the panels. */
  container: HTMLElement;
  /** Stands for the labels in the dropdown form. */
  bar: HTMLElement;
  /** Named after an arrow that older pages style (T2): as wide as the set, of no height, and watched for its width. */
  arrow: HTMLElement;
  /** What the author has after the labels. */
  next: Node | null;
  /** How the labels lie: the counts of their rows, or `menu`; empty for one row, or a column. */
  form: string;
  /** How far a finger has moved the open panel to the right, in pixels. */
  dragged: number;
  /** The button that closes the selected tab for screen readers, where that may be closed. */
  closer?: HTMLElement | undefined;
  /** The attributes that an empty set has given its root. */
  lent?: string[];
  /** The tab that Tab comes to. */
  tabStop: Item | undefined;
  /** Whether the box of the panels scrolls; known with the first measuring. */
  scrolls: boolean;
  /** Whether text runs from right to left; a start knows it of attributes alone. */
  mirrored: boolean;
}

export const isDropdown = ({ form }: Tabs): boolean => form === 'dropdown';

export const isVertical = ({ options }: Tabs): boolean => options.orientation === 'vertical';

/** Whether each label stands above its panel (T28). */
export const isAccordion = ({ form }: Tabs): boolean => form === 'accordion';

/** Whether the labels lie one below the other. */
export const isColumn = (tabs: Tabs): boolean =>
  isDropdown(tabs) || isAccordion(tabs) || isVertical(tabs);
