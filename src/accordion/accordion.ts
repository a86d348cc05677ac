import { hasClass, MADE, setClass, unwrapContent } from '../dom/build';
import { childWith } from '../dom/query';
import { isAuthors } from '../core/claim';
import { dropMade } from '../core/release';
import { own } from '../core/rows';
import { ensureInner, isUsable } from '../core/items';
import { itemAt } from '../core/structure';
import { on } from '../core/listen';
import { measureNow } from '../core/measure';
import type { Item, Kind } from '../core/widget';
import { firstOpen, mountFeatures } from '../features/all';
import { describeSection, tellActivated, tellSelected } from './accordion.events';
import { fits, mountFit, paintRegions, repaint, repaintEach, takeForm } from './accordion.fit';
import { mountKeys } from './accordion.keys';
import { adoptAccordion, isIntact, syncSections } from './accordion.markup';
import { accordionCommands, accordionMethods } from './accordion.methods';
import { prepareSections } from './accordion.motion';
import { isCurrent, mountNav } from './accordion.nav';
import { accordionTable, concludeActive, tidyAccordion } from './accordion.options';
import { mendSection, type Accordion } from './accordion.section';
import { mountSlider } from './accordion.slider';
import {
  paintAll,
  paintRoot,
  paintSection,
  paintStops,
  paintUsable,
  readStops,
} from './accordion.view';

/** What is open first: what the option `active` says, else what the markup marks; a horizontal one has one open. */
function usualSections(widget: Accordion): Item[] {
  const { options, values, items } = widget;
  const vertical = options.orientation === 'vertical';
  const named = ([] as readonly (number | false)[])
    .concat(options.active)
    .map((index) => index !== false && itemAt(widget, index));
  const isWanted = (item: Item): boolean =>
    own(values, 'active')
      ? named.indexOf(item) >= 0
      : isAuthors(item.element, 'open') || (options.contentNav && isCurrent(item));
  const found = items.filter((item) => isWanted(item) && (vertical ? isUsable(item) : fits(item)));
  return found.length || vertical ? found : items.filter(fits);
}

/** Puts the options into effect. */
function mount(widget: Accordion): void {
  mountSlider(widget);
  takeForm(widget);
  mountNav(widget);
  mountKeys(widget);
  on(widget, 'structure', () => {
    if (widget.size) takeForm(widget);
    repaint(widget);
  });
  on(widget, 'settle', () => paintStops(readStops(widget)));
  mountFeatures(widget);
  mountFit(widget);
  if (!widget.started) return paintRegions(widget);
  repaintEach(widget);
  measureNow(widget.root);
}

/** Turns the arrow of a section that loads; one without an arrow has a spinner in its panel. */
function showBusy({ trigger, panel, open }: Item, busy: boolean): HTMLElement | null {
  const arrow = childWith(trigger, 'z-arrow');
  if (arrow) setClass(arrow, 'z-loading', busy);
  return !arrow && busy && open ? panel : null;
}

/** Puts the author's controls back into headings, and takes off what stands around the root. */
function release({ kind, root, wrapper, returns }: Accordion, isCopy: boolean): void {
  const before = root.previousElementSibling;
  const outer = wrapper || root.parentElement;
  if (!isCopy) returns.reverse().forEach((back) => back());
  if (before && hasClass(before, 'z-autoplay')) dropMade(kind, before);
  if (!outer || !outer.matches(`.z-slider-wrapper[${MADE}]`)) return;
  Array.from(outer.children).forEach((child) => dropMade(kind, child));
  unwrapContent(outer);
}

/** The plugin `$.fn.uiAccordion`. */
export const accordionKind: Kind = {
  name: 'uiAccordion',
  noun: 'section',
  innerClass: 'z-auto-g',
  itemClasses: ['z-section', 'z-header', 'z-trigger', 'z-content'],
  rootClass: 'z-accordion',
  table: accordionTable,
  methods: accordionMethods,
  commands: accordionCommands,
  parts: {
    'z-section': 'class style open name',
    'z-header': 'class',
    'z-trigger':
      'class id role type tabindex aria-expanded aria-controls aria-labelledby aria-disabled aria-busy',
    'z-content': 'class id role tabindex aria-labelledby aria-busy aria-hidden hidden inert style',
    'z-sub-nav': 'class',
  },
  nodes: '.z-auto-g',
  ownClasses: /^z-(?!\d|demo-|(auto|disabled)$)/,
  optionClasses:
    /^(transition|horizontal|vertical|white|crystal|silver|gray|black|orange|red|green|(deep|light)?blue|yellow|purple)$/,
  authored: /\bid=(?!.*-\d+$)| type=| aria-labelledby=(?!.*-(header|label)-\d+$)/,
  closingEvents: ['activate', 'collapse'],
  effective: tidyAccordion,
  conclude: concludeActive,
  adopt: adoptAccordion,
  isIntact,
  mend: mendSection,
  sync: syncSections,
  mount,
  initial: (widget: Accordion) => firstOpen(widget, () => usualSections(widget)),
  rules: ({ options }: Accordion) => ({
    multiple: options.expandMode === 'multiple',
    toggles: options.orientation === 'vertical',
    collapsible: options.collapsible,
  }),
  paint: paintSection,
  readState: paintUsable,
  paintAll,
  prepareMotion: prepareSections,
  describe: describeSection,
  completeItem: ensureInner,
  tellNow: tellSelected,
  tellSettled: tellActivated,
  paintRoot,
  heading: ({ header }) => header,
  showBusy,
  contentChanged: ({ widget }) => measureNow(widget.root),
  focusTarget: ({ trigger }) => trigger,
  release,
} as Kind;
