import { easing } from '../core/motion/easing';
import type { ItemCallback, ItemGuard } from '../core/events';
import { createTable, withOverrides } from '../core/options/options';
import {
  callback,
  count,
  flag,
  flagOr,
  itself,
  joined,
  classOption,
  oneOf,
  phrase,
  text,
  type Values,
  type OptionsOf,
  type SettingsOf,
  type ValuesOf,
} from '../core/options/rows';
import type { OptionRules, Widget } from '../core/widget';
import { sharedRows, type SharedRows } from '../features/all-features';
import type { TabsItem } from './tabs.events';

/** A flat theme needs the class `flat`, too. Authors may write it or not. */
const themeClasses = (theme: string): string =>
  ` ${theme}`.includes(' flat-') ? `flat ${theme}` : theme;

/** Every option of the tabs: type, default, check and sentence in one row each. */
export const tabsOptions = joined(sharedRows as SharedRows<TabsItem>, {
  /** What arrow keys do. `auto`: they select a tab. `manual`: they only move the focus, and Enter or Space selects the tab. */
  activation: oneOf(['auto', 'manual']),
  /** How long the animation takes, in milliseconds. */
  'animation.duration': count(600),
  /** How panels move. `none`: no animation. */
  'animation.effects': oneOf(
    // prettier-ignore
    ['slideV', 'slideH', 'slideLeft', 'slideRight', 'slideUp', 'slideDown', 'slideUpDown', 'fade', 'none'],
    undefined,
    { fadeIn: 'fade', slideTop: 'slideUp' },
  ),
  /** The easing: `linear`, `swing`, or another name in `$.easing`. If the jQuery Easing plugin is loaded, the default is `easeInQuad`. */
  'animation.easing': easing('easeInQuad'),
  /** Whether tabs and panels have borders. In flat themes, it is the coloured bar between the tabs and the panel. The styles `clean` and `underlined` have no borders. */
  bordered: flag(true, 'z-bordered'),
  /** Whether users can close tabs, with a button or the Delete key. `data-closable` on an `li` sets it for one tab. */
  closable: flag(false),
  /** Whether the open tab can be closed, by a click, Enter or Space on it. */
  collapsible: flag(false),
  /** The tab that is open at the start: `tab1`, `tab2` and so on by position, a `data-link` name, an id, an index from 0, or `none` if the tabs are `collapsible`. */
  defaultTab: text('tab1'),
  /** How high panels are: each as its content needs (`content`), or all as high as the highest (`equal`). With `equal`, find-in-page searches the open panel only. */
  heightStyle: oneOf(['content', 'equal'], { equal: 'z-equal' }),
  /** The largest number of rows of tabs. Tabs that need more rows become a dropdown, or what `mobileNav` says. */
  maxRows: count(2),
  /** Whether the tabs become a dropdown. `true`: in narrow windows (see `minWindowWidth`), and wherever they don't fit. `auto`: only where they don't fit. `accordion`: as `auto`, but each tab stands above its panel. */
  mobileNav: flagOr([true, false, 'auto', 'accordion']),
  /** Whether a `span` in a tab is a second line of text. The first line is in capitals. */
  multiline: flag(false, 'z-multiline'),
  /** Whether the tabs are in a row above or below the panels, or in a column beside them. */
  orientation: oneOf(['horizontal', 'vertical'], itself),
  /** What happens to tabs that don't fit into one row: they wrap into more rows (`rows`), or the row scrolls (`scroll`). Horizontal tabs only. */
  overflow: oneOf(['rows', 'scroll'], { scroll: 'z-scroll' }),
  /** Whether the tabs are above (`top`) or below (`bottom`) the panels, and on which side of their row. `compact`: the tabs fill the whole width, in equal parts. Vertical tabs are left (`top-left`) or right (`top-right`) of the panels. */
  position: Object.assign(
    oneOf(
      // prettier-ignore
      ['top-left', 'top-center', 'top-right', 'top-compact',
        'bottom-left', 'bottom-center', 'bottom-right', 'bottom-compact'],
      (value) => (value.split('-')[0] as string) + ' ' + value,
    ),
    { varies: true },
  ),
  /** Whether tabs that don't fit become even rows, a dropdown or a row that scrolls. If not, they only wrap. */
  responsive: flag(true),
  /** The size of the tabs: `mini`, `small`, `medium`, `large`, `xlarge`, `xxlarge`, or a class of your own. */
  size: classOption('medium'),
  /** Whether there is space between the tabs. Flat themes only. */
  spaced: flag(false, 'z-spaced'),
  /** Whether the row of tabs stays in sight while the page scrolls through a long panel: at the top of the window, or at the bottom with a `bottom` position. */
  sticky: flag(false, 'z-sticky'),
  /** The style: `normal` (also called `contained`), `underlined`, `clean`, `pills`, or a class of your own. */
  style: classOption('normal'),
  /** Whether a finger that moves a panel sideways selects the next tab or the one before. With the effect `slideH`, the panel follows the finger. */
  swipe: flag(false, 'z-swipe'),
  /** A name that tabs of the page have in common: what a user selects in one is selected in the others, by `data-link` or the tab's text. With `rememberState`, all pages of the site remember it, and no id is needed. */
  sync: text(''),
  /** The name of the tab list for screen readers, if the markup gives none. */
  'texts.tabs': phrase('Tabs'),
  /** The button that opens the list of all tabs. */
  'texts.moreTabs': phrase('More tabs'),
  /** The button that closes a tab. The text of the tab follows. */
  'texts.close': phrase('Close'),
  /** Announced when a user has closed a tab. The text of the tab comes first. */
  'texts.closed': phrase('closed'),
  /** Announced with a tab that a key closes. */
  'texts.deleteCloses': phrase('Delete closes it.'),
  /** The name of a theme, or a class of your own. */
  theme: classOption('silver', themeClasses),
  /** Called before a tab is selected. `item.from` is the index of the tab that is still selected. To prevent the change, return `false` or a promise of `false`, or call `event.preventDefault()`. */
  beforeSelect: callback<ItemGuard<TabsItem & { from: number }>>(),
  /** Called as soon as the panel of a selected tab has its size, before it moves: once each time it opens, also at the start. */
  show: callback<ItemCallback<TabsItem>>(),
  /** Called when a tab has been selected and its animation has ended. */
  select: callback<ItemCallback<TabsItem>>(),
  /** Called after `select`, for the tab that was selected before. */
  deactivate: callback<ItemCallback<TabsItem>>(),
  /** Called before a tab is removed, by a user or by `remove()`. To prevent it, do the same as in `beforeSelect`. */
  beforeRemove: callback<ItemGuard<TabsItem>>(),
  /** Called when a tab has been removed. `item` has its elements and its last index. */
  remove: callback<ItemCallback<TabsItem>>(),
});

/** The values as the code reads them, by path. */
export type TabsValues = ValuesOf<typeof tabsOptions>;

/** All options with the values in force. */
export type TabsOptions = OptionsOf<typeof tabsOptions>;

/** Options as given to `uiTabs()` or `setOptions()`: any of them, groups in part. */
export type TabsSettings = Omit<SettingsOf<typeof tabsOptions>, 'defaultTab'> & {
  /** The tab that is open at the start: `tab1`, `tab2` and so on by position, a `data-link` name, an id, an index from 0, or `none` if the tabs are `collapsible`. Default: `tab1`. */
  defaultTab?: string | number;
};

/**
 * Resolves conflicts between options: a column is at the left or the right and never scrolls, and find-in-page doesn't
 * work with panels of equal height.
 */
function tidyTabs(values: Values): Values {
  const { findInPage, heightStyle, orientation, overflow, position, responsive } = values;
  const vertical = orientation === 'vertical';
  const scrolls = overflow === 'scroll' && !vertical && responsive;
  return withOverrides(values, {
    // Panels of equal height keep their size while they are closed, so they aren't `hidden="until-found"`.
    findInPage: heightStyle === 'content' && findInPage,
    overflow: scrolls ? 'scroll' : 'rows',
    position: vertical && position !== 'top-right' ? 'top-left' : position,
  });
}

export const tabsRules = {
  table: createTable(tabsOptions),
  effective: tidyTabs,
  rules: ({ options: { collapsible } }: Widget<TabsValues>) => ({
    collapsible,
    toggles: collapsible,
    replaces: true,
  }),
} satisfies OptionRules;
