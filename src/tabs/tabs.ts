import { setAttribute, setClass, tagOf } from '../dom/build';
import { isHidden, isRightToLeft, saysHidden } from '../dom/query';
import { idFor, isAuthors } from '../core/claim';
import { nextUsable } from '../core/keyboard';
import { on } from '../core/listen';
import { watchSize } from '../core/measure';
import { forceOnly, openItem } from '../core/select';
import { idOf, indexFor, ensureInner, isUsable, itemNamed } from '../core/items';
import { markEnds, successor } from '../core/structure';
import { warn } from '../core/warn';
import type { Item, Kind } from '../core/widget';
import { firstOpen, mountFeatures } from '../features/all';
import { closeMenu, focusTarget, isAccordion, isMenu } from './tabs.dropdown';
import { describeTab, tellTabs } from './tabs.events';
import { mountFit } from './tabs.fit';
import { mountKeys } from './tabs.keys';
import { paintName } from './tabs.names';
import { adoptTabs, isIntact, mendTab, syncTabs, type Tabs } from './tabs.markup';
import { tabsCommands, tabsMethods } from './tabs.methods';
import { prepareTabs } from './tabs.motion';
import { tabsTable, tidyTabs } from './tabs.options';
import { mountScroll } from './tabs.scroll';
import { mountSwipe } from './tabs.swipe';
import { mountSticky, showWhenChosen } from './tabs.sticky';
import { mountSync } from './tabs.sync';
import {
  paintAll,
  paintPanelStop,
  paintRoot,
  paintTab,
  readTab,
  restoreLabels,
  sayClosed,
} from './tabs.view';

/** The tab that the options ask for, else the first that a user can select, else the first of all. */
function usual(tabs: Tabs): Item[] {
  const { items, options } = tabs;
  const name = options.defaultTab.trim();
  if (name === 'none' && options.collapsible) return [];
  const wanted = (name && itemNamed(tabs, name)) || items[indexFor(name, items.length)];
  if (!wanted && name && items[0]) warn(tabs, `option defaultTab: there is no tab "${name}"`);
  const all = [wanted, ...items];
  const first =
    all.find((item) => isUsable(item) && !saysHidden(item.element)) ||
    all.find((item) => item && item.panel);
  return first ? [first] : [];
}

/** Gives the list an accessible name unless the author gave it one: the root's, the heading before it, or a word. */
function nameList({ root, list, options, prefix, cleanUps }: Tabs): void {
  const before = root.previousElementSibling;
  const label = root.getAttribute('aria-label');
  let by = root.getAttribute('aria-labelledby');
  if (isAuthors(list, 'aria-labelledby') || isAuthors(list, 'aria-label')) return;
  if (!label && !by && before && /^H[1-6]$/.test(tagOf(before))) {
    const name = prefix + '-name';
    by = idFor(before, name);
    cleanUps.push(() => idOf(before) === name && setAttribute(before, 'id', null));
  }
  setAttribute(list, 'aria-labelledby', by);
  setAttribute(list, 'aria-label', by ? null : label || options['texts.tabs']);
}

/** Without tabs the root may have the focus: it has a role then, and its list's name (H7). */
function nameEmpty(tabs: Tabs, isEmpty: boolean): void {
  const { list, root, lent = [] } = tabs;
  const names = ['role', 'aria-label', 'aria-labelledby'];
  lent.forEach((name) => setAttribute(root, name, null));
  tabs.lent = names.filter((name) => isEmpty && !root.hasAttribute(name));
  tabs.lent.forEach((name) =>
    setAttribute(root, name, name === 'role' ? 'group' : list.getAttribute(name)),
  );
}

/** Looks with the first layout, and with each change of size, for what styles say (C12, T7). */
function watchStyles(tabs: Tabs): void {
  watchSize(tabs, tabs.arrow, () => {
    const before = tabs.mirrored;
    const endsAway = tabs.ends.some(({ element }) => isHidden(element));
    const [open] = tabs.open;
    const next = open && isHidden(open.element) ? successor(tabs, open) : undefined;
    tabs.mirrored = isRightToLeft(tabs.root);
    const { overflowY } = getComputedStyle(tabs.container);
    // Ours while panels move.
    if (overflowY !== 'clip') tabs.scrolls = overflowY !== 'visible';
    const write = (): void => {
      paintRoot(tabs);
      if (endsAway) markEnds(tabs, isHidden);
      // Nobody could see whose panel it is, nor come to it by key.
      if (next) forceOnly(tabs, [next], 'restore');
      if (next && tabs.finish) tabs.finish();
    };
    return (tabs.mirrored !== before || endsAway || next) && write;
  });
}

/** Where one has to be open and none is, the first that can be opened opens. */
function openOne(tabs: Tabs): void {
  const isFine = tabs.open.length || tabs.options.collapsible;
  const first = isFine ? undefined : nextUsable(tabs, 1);
  if (first) openItem(first, 'api');
}

function mount(tabs: Tabs): void {
  const { list, options, items } = tabs;
  paintRoot(tabs);
  nameList(tabs);
  mountKeys(tabs);
  const reads = tabs.started || options.closable || list.querySelector('[data-closable]');
  items.forEach((item) => (reads ? readTab : paintName)(tabs, item));
  on(tabs, 'structure', () => {
    nameEmpty(tabs, !tabs.items[0]);
    openOne(tabs);
  });
  if (!items[0]) nameEmpty(tabs, true);
  tabs.cleanUps.push(() => {
    closeMenu(tabs);
    nameEmpty(tabs, false);
  });
  watchStyles(tabs);
  // With the box that has the padding, or they would be lower as long as they weren't open.
  if (options.heightStyle === 'equal') items.filter(({ panel }) => panel).forEach(ensureInner);
  mountFit(tabs);
  if (options.overflow === 'scroll') mountScroll(tabs);
  if (options.swipe) mountSwipe(tabs);
  if (options.sticky) mountSticky(tabs);
  on(tabs, 'change', showWhenChosen);
  if (options.sync) mountSync(tabs);
  mountFeatures(tabs);
  if (tabs.started) openOne(tabs);
}

/** Whether the content of the selected tab is on its way; that of a frame doesn't always count. */
const waits = ({ open }: Tabs, unframed?: boolean): boolean =>
  open.some(({ load }) => load && load.phase === 'loading' && !(unframed && load.framed));

/** Puts the labels back; of a copy, nobody knows where they were. */
const release = (tabs: Tabs, isCopy: boolean): unknown => isCopy || restoreLabels(tabs);

/** The plugin `$.fn.uiTabs`. */
export const tabsKind: Kind = {
  name: 'uiTabs',
  noun: 'tab',
  rootClass: 'z-tabs',
  innerClass: 'z-content-inner',
  itemClasses: ['z-tab', 'z-tab', 'z-link', 'z-content'],
  table: tabsTable,
  methods: tabsMethods,
  commands: tabsCommands,
  parts: {
    'z-tabs-desktop': 'class role id style tabindex aria-label aria-labelledby aria-orientation',
    'z-container': 'class style aria-live',
    'z-tab': 'class role style tabindex data-link',
    'z-link':
      'class role id type tabindex aria-selected aria-controls aria-disabled aria-busy aria-keyshortcuts aria-description',
    'z-named': 'aria-label',
    'z-said': 'class aria-hidden',
    'z-content':
      'class role id tabindex aria-labelledby hidden inert aria-hidden aria-busy style data-z-label',
  },
  nodes: '.z-content-inner,.z-tabs-mobile,.z-dropdown-arrow',
  ownClasses:
    /^z-(?!\d|demo-|(auto|disabled|icons-large|nopadding|video|wide-screen|four-by-three)$)/,
  optionClasses:
    /^(hover|responsive|mobile|horizontal|vertical|(top|bottom)(-(left|center|right|compact))?|flat(-[a-z-]+)?|mini|small|medium|x{0,2}large|normal|contained|underlined|clean|pills|white|crystal|silver|gray|black|orange|red|green|(deep|light)?blue|yellow|purple)$/,
  authored:
    /(^| )id=(?!uiTabs\d+-|.*-\d+$)|^data-link=(?!tab\d+$)| (data-link|type)=|^(?!A |BUTTON |LI )\S+ aria-label=| aria-labelledby=(?!uiTabs\d+-|.+-header-\d+$)|[^L] role=tablist/,
  closingEvents: ['deactivate'],
  effective: tidyTabs,
  adopt: adoptTabs,
  isIntact,
  mend: mendTab,
  sync: syncTabs,
  mount,
  initial: (tabs: Tabs) => firstOpen(tabs, () => usual(tabs)),
  rules: ({ options: { collapsible } }: Tabs) => ({ collapsible, toggles: collapsible }),
  paint: paintTab,
  readState: readTab,
  paintAll,
  prepareMotion: prepareTabs,
  describe: describeTab,
  tellSettled: tellTabs,
  paintRoot,
  heading: ({ widget, element }: Item & { widget: Tabs }) =>
    isMenu(widget) ? widget.bar : isAccordion(widget) ? element : widget.list,
  waits: (tabs: Tabs) => waits(tabs, true),
  showBusy: ({ widget, open }: Item & { widget: Tabs }, busy: boolean) => {
    setClass(widget.root, 'z-busy', waits(widget));
    return busy && open ? widget.container : null;
  },
  contentChanged: paintPanelStop,
  sayRemoved: sayClosed,
  focusTarget,
  release,
} as unknown as Kind;
