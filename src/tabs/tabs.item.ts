import { build, unwrap, wrapContent } from '../dom/build';
import { idFor, idOf } from '../dom/ids';
import { dropPassing, hasClass } from '../dom/query';
import {
  dropAttributes,
  dropClasses,
  dropEmptyStyle,
  keep,
  keepAll,
  restore,
  setAttribute,
  setClass,
  words,
  type Kept,
  type Undo,
} from '../widget/ledger';
import type { Item } from '../widget/widget';
import { isMarked } from '../widget/rows';
import { createScope, endScope, type Scope } from '../widget/scope';
import { adoptPanel, clearPanel, PANEL_NAMES, panelFor, releasePanel } from './tabs.panel';

/** One tab with its panel. */
export interface Tab extends Item {
  /** The inline `display` with which the panel shows; null as long as it isn't known. */
  display: string | null;
  /** Its natural width in pixels when it was last measured; 0 out of sight. */
  width: number;
  /** Its place in the rows: class names, and how many stand in its row. */
  place: string;
  /** Its close button. */
  close: HTMLButtonElement | null;
  /** What waits for the page's word on whether it may go; null while the page is being asked. */
  pending: Scope | null;
  /** Which nodes are ours: a sum of `MADE_` values. */
  readonly made: number;
  /** What the author had on the tab, the label and the panel. */
  readonly kept: readonly Kept[];
}

/** A tab's nodes as they come: the author's, or new ones. */
export interface NewTab {
  readonly element: HTMLElement;
  readonly label: HTMLElement | null;
  readonly panel: HTMLElement | null;
}

/** Where a tab is to stand, and how its ids begin. */
interface Place {
  readonly index: number;
  readonly container: HTMLElement;
  readonly prefix: string;
  /** A number that no other tab of the set has had. */
  readonly serial: number;
  /** What gives the set as a whole back to the author. */
  readonly undo: Undo;
}

// Those of panels are in `tabs.panel.ts`.
const MADE_LABEL = 1;

const TAB_NAMES = words(
  'class role type data-link tabindex aria-selected aria-checked aria-expanded aria-controls ' +
    'aria-disabled aria-busy aria-keyshortcuts',
);
const ITEM_NAMES = TAB_NAMES.concat('style');
const PLACES = words('z-first-row z-last-row z-first-col z-last-col');
const TAB_CLASSES = words(
  'z-tab z-link z-first z-last z-active z-above z-disabled z-closable',
).concat(PLACES);
/** How many tabs share the row, for the style sheet. */
const COLS = '--_cols';
const STALE_CLASSES = words('z-active z-above z-first z-last z-closable');
/** As most tabs are: the page isn't asked whether they may go. */
const IDLE = createScope();
/** Takes off what the markup brings of an earlier run. */
function clearState({ element, panel, kept }: Pick<Tab, 'element' | 'panel' | 'kept'>): void {
  // What had none of our attributes has nothing of ours.
  if (kept[0]) {
    dropClasses(element, STALE_CLASSES);
    paintPlace(element, '');
  }
  if (panel && kept[2]) clearPanel(panel);
}

/** Ties label and panel together for assistive technology; both get ids unless they have some. */
function tie(label: HTMLElement, panel: HTMLElement, { prefix, serial }: Place): void {
  const panelId = idFor(panel, `${prefix}-panel${serial}`);
  const labelId = idFor(label, `${prefix}-tab${serial}`);
  // What a copy of a running set brings names the parts of the other.
  setAttribute(label, 'aria-controls', panelId);
  setAttribute(panel, 'aria-labelledby', labelId);
  if (!labelId) panel.setAttribute('aria-label', (label.textContent || '').trim());
}

/** Makes one tab of its nodes: classes, roles, ids, and what is missing (rules T1, T2). */
export function adoptTab({ element, label: given, panel: found }: NewTab, place: Place): Tab {
  let made = 0;
  dropPassing(element);
  const keptTab = keep(element, ITEM_NAMES);
  const label = given || build('a', '');
  if (!given) {
    wrapContent(element, label);
    made += MADE_LABEL;
  }
  const [panel, madePanel] = panelFor(found, label, place);
  made += madePanel;
  const keptLabel = label === element ? null : keep(label, TAB_NAMES);
  const kept = keepAll([keptTab, keptLabel, panel && keep(panel, PANEL_NAMES)]);
  clearState({ element, panel, kept });
  if (isMarked(element, 'data-disabled')) setClass(element, 'z-disabled');
  setClass(element, 'z-tab');
  setClass(label, 'z-link');
  if (label !== element) element.setAttribute('role', 'presentation');
  // Tab comes to the label alone.
  if (label !== element) element.removeAttribute('tabindex');
  label.setAttribute('role', 'tab');
  dropAttributes(label, 'aria-checked aria-expanded aria-busy');
  // Or it would be the button that Enter in a field of its form presses.
  if (label.tagName === 'BUTTON') label.setAttribute('type', 'button');
  if (panel) {
    made += adoptPanel(panel);
    tie(label, panel, place);
  }
  // As a whole: what is put together from others takes more room.
  return {
    index: place.index,
    element,
    label,
    panel,
    plain: undefined,
    fresh: false,
    display: null,
    width: 0,
    place: '',
    close: null,
    pending: IDLE,
    made,
    kept,
  };
}

/** Tells the style sheet where an item stands: how many share its row, and classes; or nothing. */
function paintPlace(element: HTMLElement, place: string): void {
  const [count, ...names] = words(place);
  for (const name of PLACES) {
    setClass(element, name, names.indexOf(name) >= 0);
  }
  if (count) element.style.setProperty(COLS, count);
  else element.style.removeProperty(COLS);
  dropEmptyStyle(element);
}

/** Gives a tab its place in the rows, or none. */
export function placeTab(tab: Tab, place: string): void {
  if (place === tab.place) return;
  tab.place = place;
  paintPlace(tab.element, place);
}

/** What a label is in each form, with the attribute that tells whether it is selected. */
const STATES: Readonly<Record<string, string>> = {
  tab: 'aria-selected',
  menuitemradio: 'aria-checked',
  button: 'aria-expanded',
};

/** Tells whether a tab is selected, as is right for what it is. */
export function paintState({ label }: Tab, selected: boolean): void {
  const name = STATES[label.getAttribute('role') || ''];
  if (name) setAttribute(label, name, String(selected));
}

/** Makes a tab a choice of a menu, a button of an accordion (a link without a panel), or a tab again. */
export function paintRole(tab: Tab, form: string): void {
  const { element, label, panel } = tab;
  const others = { menu: 'menuitemradio', accordion: panel ? 'button' : 'link' };
  const role = others[form as keyof typeof others] || 'tab';
  const before = label.getAttribute('role') || '';
  if (before === role) return;
  label.setAttribute('role', role);
  const state = STATES[before];
  if (state) label.removeAttribute(state);
  paintState(tab, hasClass(element, 'z-active'));
  if (panel) panel.setAttribute('role', role === 'tab' ? 'tabpanel' : 'region');
}

function dropId(element: HTMLElement, prefix: string): void {
  if (idOf(element).indexOf(prefix + '-') === 0) element.removeAttribute('id');
}

/** Gives one tab's nodes back as the author wrote them. */
export function releaseTab(tab: Tab, prefix: string): void {
  const { element, label, panel, made, kept, pending } = tab;
  if (pending) endScope(pending);
  dropPassing(element);
  restore(element, kept[0] || null, ITEM_NAMES, TAB_CLASSES);
  dropId(label, prefix);
  if (made & MADE_LABEL) unwrap(label);
  else if (label !== element) restore(label, kept[1] || null, TAB_NAMES, TAB_CLASSES);
  if (!panel) return;
  dropId(panel, prefix);
  releasePanel(panel, made, kept[2] || null);
}
