import { easing } from '../shared/animation/easing';
import { sharedOptions } from '../shared/options';
import { derive } from '../widget/options';
import {
  callback,
  count,
  flag,
  look,
  oneOf,
  text,
  visualFlag,
  type SettingsOf,
  type ValuesOf,
} from '../widget/rows';
import type {
  ErrorCallback,
  ReadyCallback,
  TabsCallback,
  TabsGuard,
  TabsRemovalGuard,
} from './tabs.types';

/** A flat theme needs the class `flat` beside its own, which authors write or leave out. */
const themeClasses = (theme: string): string =>
  /(^| )flat-/.test(theme) && !/(^| )flat( |$)/.test(theme) ? `flat ${theme}` : theme;

/** Every option of the tabs: type, default, check and sentence in one row each. */
export const tabsOptions = {
  ...sharedOptions,
  /** Whether arrow keys select a tab at once or only move the focus; Enter and Space then select. */
  activation: oneOf(['auto', 'manual'], 'auto'),
  /** How panels change. */
  animation: {
    /** How long the change takes, in milliseconds. */
    duration: count(600),
    /** The way panels move; `none` switches at once. */
    effects: oneOf(
      [
        'slideH',
        'slideLeft',
        'slideRight',
        'slideV',
        'slideUp',
        'slideDown',
        'slideUpDown',
        'fade',
        'none',
      ],
      'slideV',
      { off: 'none' },
      ['fade', 'fadeIn', 'slideUp', 'slideTop'],
    ),
    /** The easing; `easeInQuad` by default where the easing plugin is. The plugin's easings work without it. */
    easing: easing('easeInQuad'),
    /** What moves the panels: the browser (`css`) or jQuery's own animation (`jquery`). */
    type: oneOf(['css', 'jquery'], 'css'),
  },
  /** Whether users may close tabs, by a button or the Delete key; `data-closable` says it for one. */
  closable: flag(false),
  /** Borders around labels and panels; in flat themes the bar between them. None for `clean` and `underlined`. */
  bordered: visualFlag(true),
  /** The tab to begin with: `tab1` and so on by position, a `data-link` name, an id, or an index. */
  defaultTab: text('tab1'),
  /** How many rows of labels there may be before they become a menu. */
  maxRows: count(2),
  /** Whether labels that don't fit become a menu. */
  mobileNav: flag(true),
  /** Whether a `span` in a label is its second line. */
  multiline: visualFlag(false),
  /** Whether labels stand in a row above or below the panels, or in a column beside them. */
  orientation: oneOf(['horizontal', 'vertical'], 'horizontal', { classes: (value) => value }),
  /**
   * What labels do that don't fit: `rows`, `scroll` (one row that scrolls; a column stays one, as with
   * `rows`) or `accordion` (in narrow windows).
   */
  overflow: oneOf(['rows', 'scroll', 'accordion'], 'rows', {
    classes: (value) => (value === 'scroll' ? 'z-scroll' : ''),
  }),
  /** Where the labels are; a vertical set knows `top-left` and `top-right` only. */
  position: oneOf(
    [
      'top-left',
      'top-center',
      'top-right',
      'top-compact',
      'bottom-left',
      'bottom-center',
      'bottom-right',
      'bottom-compact',
    ],
    'top-left',
    { classes: (value) => value.split('-', 1) + ' ' + value, follows: true },
  ),
  /** Whether labels are arranged to fit the width there is. */
  responsive: flag(true),
  /** The size of the labels: `mini`, `small`, `medium`, `large`, `xlarge`, `xxlarge`, or your own. */
  size: look('medium'),
  /** Space between the labels of flat themes. */
  spaced: visualFlag(false),
  /** The style: `normal` (also called `contained`), `underlined`, `clean`, `pills`, or your own class. */
  style: look('normal'),
  /** The theme, or a class of your own. */
  theme: look('silver', themeClasses),
  /** Called once when the set has started; `item` is the container as a jQuery object. */
  ready: callback<ReadyCallback>(),
  /**
   * Called before a tab is selected, with `from`, the index of the one that is left. false, an event
   * whose default was prevented, or a promise of false refuses; one that is rejected, too.
   */
  beforeSelect: callback<TabsGuard>(),
  /** Called when a tab has been selected and its animation has ended. */
  select: callback<TabsCallback>(),
  /** Called for the tab that was left, after `select`. */
  deactivate: callback<TabsCallback>(),
  /** Called before a tab is removed, by a user or by `remove()`; refused as in `beforeSelect`. */
  beforeRemove: callback<TabsRemovalGuard>(),
  /** Called when a tab has been removed, with its nodes and the index that it had. */
  remove: callback<TabsCallback>(),
  /** Called when a panel's content has been loaded. */
  contentLoad: callback<TabsCallback>(),
  /** Called when a panel's content could not be loaded, with jQuery's XHR object. */
  error: callback<ErrorCallback>(),
};

/** All options with the values in force. */
export type TabsOptions = ValuesOf<typeof tabsOptions>;

/** Options as given to `uiTabs()` or `setOptions()`: any of them, groups in part. */
export type TabsSettings = Omit<SettingsOf<typeof tabsOptions>, 'defaultTab'> & {
  /** The tab to begin with: `tab1` and so on by position, a `data-link` name, an id, or an index. Default: `tab1`. */
  defaultTab?: string | number;
};

/** What one option rules out in another: a column is at the left or the right, and never scrolls. */
export function tidyOptions(values: TabsOptions): TabsOptions {
  const { orientation, overflow, position, responsive } = values;
  const vertical = orientation === 'vertical';
  return derive(values, {
    overflow: overflow === 'scroll' && (vertical || !responsive) ? 'rows' : overflow,
    position: !vertical || /^top-(left|right)$/.test(position) ? position : 'top-left',
  });
}
