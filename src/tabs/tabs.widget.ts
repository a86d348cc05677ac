import { hasClass } from '../dom/attributes';
import { siblingsFrom } from '../dom/query';
import type { Widget, Item } from '../core/widget';
import type { TabsValues } from './tabs.options';

/** How labels can be laid out. In `rows`, all tabs are equally wide. */
export type Form = 'plain' | 'rows' | 'dropdown' | 'accordion';

/** A form, and the number of tabs in each of its rows, if it has rows. */
export interface Layout {
  readonly form: Form;
  readonly rows: readonly number[];
}

/** A running tab set. */
export interface Tabs extends Widget<TabsValues> {
  list: HTMLElement;
  /** Contains the panels. */
  container: HTMLElement;
  /** The bar with the button of the dropdown. */
  bar: HTMLElement;
  /**
   * A generated element that is as wide as the set and has no height: its width is observed. Its class,
   * `z-dropdown-arrow`, is older than that: it was an arrow, and pages have styles for it.
   */
  widthProbe: HTMLElement;
  /** The node that was behind the labels in the original markup. */
  next: Node | null;
  /** The tools behind the labels, each with the node that was behind it in the original markup. */
  toolsNext: [HTMLElement, Node | null][];
  /** Whether labels and tools have been moved, to the other side of the panels or back. */
  moved: boolean;
  /** How the labels are laid out. */
  layout: Layout;
  /** How far a finger has moved the open panel to the right, in pixels. */
  dragged: number;
  /** The button for screen readers that closes the selected tab. */
  closer?: HTMLElement | undefined;
  /** The attributes that were added to the root because there are no tabs. */
  attributesWhenEmpty: string[];
  /** The tab that is the tab stop. */
  tabStop: Item | undefined;
  /** Whether the container of the panels scrolls; known after the first measuring. */
  scrolls: boolean;
  /** Whether style sheets make boxes of words in labels; known after the first measuring. */
  hasBoxes: boolean;
  /** Whether text runs from right to left. At the start, it is known by attributes alone. */
  rightToLeft: boolean;
}

/** A row that wraps by itself, or a column. */
export const PLAIN: Layout = { form: 'plain', rows: [] };

export const isDropdown = ({ layout }: Tabs): boolean => layout.form === 'dropdown';

export const isVertical = ({ options }: Tabs): boolean => options.orientation === 'vertical';

/** Whether each label is above its panel. */
export const isAccordion = ({ layout }: Tabs): boolean => layout.form === 'accordion';

/** Whether the labels are one below the other. */
export const isColumn = (tabs: Tabs): boolean =>
  isDropdown(tabs) || isAccordion(tabs) || isVertical(tabs);

/** The tools behind the labels, or behind the box that holds them. */
export const toolsBehind = (labels: Node): HTMLElement[] =>
  siblingsFrom(labels as HTMLElement, (node) => node.nodeType === 1 && hasClass(node, 'z-tools'));
