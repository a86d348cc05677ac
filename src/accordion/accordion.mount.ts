import { build, detach } from '../dom/build';
import { hasClass } from '../dom/query';
import { listen } from './accordion.input';
import { fitWidth, freeSections, isFitting, layOut } from './accordion.layout';
import { isNarrow, takeForm, watchForm } from './accordion.form';
import { mountMenus } from './accordion.menu';
import { layDots, mountSlider } from './accordion.slider';
import { forgetMotion } from './accordion.motion';
import { isLoading } from '../shared/content.state';
import { markEnds } from '../shared/ends';
import { followScheme } from '../shared/scheme';
import { mountFollowers } from '../shared/start';
import { watchPage } from '../shared/watch';
import { setClass } from '../widget/ledger';
import { isMarked } from '../widget/rows';
import { remount, settle } from '../widget/widget';
import type { Section } from './accordion.section';
import { MADE_ARROW } from './accordion.trigger';
import {
  fillOpen,
  paintAll,
  paintDetails,
  paintRoot,
  paintUsable,
  type Accordion,
} from './accordion.view';

/** Arrows at the ends of the triggers, or none. */
function paintArrows({ options, parts }: Accordion, sections: readonly Section[]): void {
  const { showIcons } = options;
  for (const section of sections) {
    const { label, leads, made } = section;
    // At the start our own buttons have theirs, and the browser keeps an object for each that is asked for.
    if (showIcons && !parts.shared.started && made & MADE_ARROW) continue;
    const arrow = label.querySelector(':scope > .z-arrow');
    // What loads in the page that a saved copy is of doesn't load in the copy.
    if (arrow) setClass(arrow, 'z-loading', isLoading(section));
    if (!showIcons) {
      if (arrow) detach(arrow);
      section.made &= ~MADE_ARROW;
    } else if (!arrow && !leads) {
      label.appendChild(build('span', 'z-arrow'));
      section.made |= MADE_ARROW;
    }
  }
}

/** Whether contents have a height of their own, and may have to scroll. */
export const isFixed = ({ options }: Accordion): boolean =>
  options.contentHeight > 0 || options.orientation === 'horizontal';

/** Content of a fixed height that is taller scrolls, and has to be reached by key to do so. */
export function paintScrollable(accordion: Accordion): void {
  const { parts, open } = accordion;
  const fixed = isFixed(accordion);
  const scrolls = parts.items.map(
    ({ panel, index }) =>
      fixed && open.indexOf(index) >= 0 && panel.scrollHeight > panel.clientHeight,
  );
  parts.items.forEach((section, n) => {
    if (!scrolls[n] && !section.stop) return;
    const { panel } = section;
    // A tabindex of the author's is left alone; -1 may be there for the focus that it has now,
    // which would fall to the page's body if it went.
    const own = panel.getAttribute('tabindex');
    const focused = document.activeElement === panel;
    if (scrolls[n] && (own === null || (own === '-1' && focused))) {
      panel.tabIndex = 0;
      section.stop = true;
    } else if (!scrolls[n] && !focused) {
      panel.removeAttribute('tabindex');
      section.stop = false;
    }
  });
}

function paint(accordion: Accordion, changed: readonly Section[]): void {
  const { parts } = accordion;
  forgetMotion(parts);
  changed.forEach(parts.watch);
  paintArrows(accordion, changed);
  paintAll(accordion, changed);
  layDots(accordion);
  if (changed !== parts.items) return;
  layOut(accordion);
  // Asks for styles, and so comes after what changes those of all sections.
  if (parts.shared.started) parts.ends = markEnds(parts.items, parts.ends);
  paintScrollable(accordion);
}

/** Fits a horizontal accordion into the width that it has now, in the form that there is room for. */
function refit(accordion: Accordion): void {
  const { parts, root, scope } = accordion;
  if (!isFitting(accordion)) {
    fitWidth(accordion);
    paintScrollable(accordion);
  }
  // Out of sight it has no width; a vertical one isn't asked for it.
  if (isNarrow(accordion) === parts.narrow || !root.clientWidth) return;
  settle(accordion);
  if (scope.undo) remount(accordion);
}

/** What has to be put right when sections come or go, or `changed`; they stand beside each other. */
export function paintStructure(accordion: Accordion, changed: readonly Section[]): void {
  paint(accordion, changed);
  refit(accordion);
}

/** The same for the first time: the ends are known, and nothing asks for styles before the browser does. */
export function paintFirst(accordion: Accordion): void {
  const { parts } = accordion;
  paint(accordion, parts.items);
  parts.shared.started = true;
  refit(accordion);
}

const DISABLED = 'data-disabled';

/** Pages disable, hide and show sections by their own means; ARIA and looks follow. What is open is ours. */
function watchSections(accordion: Accordion): void {
  const { parts, scope } = accordion;
  const [observer, heed] = watchPage(scope, (records) => {
    const touched = records.map(({ target }) => target as Node);
    const marked = touched.filter((_, n) => records[n]?.attributeName === DISABLED);
    for (const section of parts.items) {
      const { element, index, panel } = section;
      if (marked.indexOf(element) >= 0)
        setClass(element, 'z-disabled', isMarked(element, DISABLED));
      if (touched.indexOf(element) < 0) continue;
      paintUsable(accordion, section);
      // Browsers open `details` where an address leads into them; while they close, they have to be open.
      if (!hasClass(panel, 'z-moving')) paintDetails(section, accordion.open.indexOf(index) >= 0);
    }
    parts.ends = markEnds(parts.items, parts.ends);
    refit(accordion);
    if (!scope.undo) return;
    // What they were changed by just now.
    observer.takeRecords();
    fillOpen(accordion);
    // What a guard writes that refuses would have it asked for ever.
    if (!accordion.open.length) observer.takeRecords();
  });
  parts.watch = ({ element }) =>
    observer.observe(element, {
      attributes: true,
      attributeFilter: ['class', 'hidden', 'style', 'open', DISABLED],
    });
  parts.heed = heed;
}

/** Puts the options into effect. */
export function mount(accordion: Accordion): void {
  const { parts } = accordion;
  const { started } = parts.shared;
  takeForm(accordion);
  if (accordion.options.orientation !== 'horizontal') freeSections(accordion);
  mountSlider(accordion);
  mountMenus(accordion);
  watchSections(accordion);
  // Before it is sized, which takes one out of sight for as wide as it may be.
  watchForm(accordion, () => refit(accordion));
  // At first, what is open comes before: its arrow would turn.
  if (started) paint(accordion, parts.items);
  followScheme(accordion, () => paintRoot(accordion));
  mountFollowers(accordion);
  listen(accordion);
  parts.heed();
  // Only now are its headers measured. Not the other way round: by a scrollbar, that would never end.
  if (started && !parts.narrow) refit(accordion);
}
