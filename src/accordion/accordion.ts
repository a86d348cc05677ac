import { readers } from '../shared/methods';
import { tellReady } from '../shared/ready';
import { choose, indexOf, type Change } from '../widget/selection';
import type { Plugin } from '../widget/plugin';
import { tellFirst, warn, type Kind } from '../widget/widget';
import { tellSelect, tellSettled } from './accordion.events';
import { adoptMarkup, releaseMarkup } from './accordion.markup';
import { accordionMethods } from './accordion.methods';
import { move } from './accordion.motion';
import { mount, paintScrollable, paintStructure } from './accordion.mount';
import { accordionOptions, tidyOptions, type AccordionOptions } from './accordion.options';
import type { Section } from './accordion.section';
import { paintDots } from './accordion.slider';
import {
  isDetails,
  isReachable,
  isUsable,
  paintOpen,
  type Accordion,
  type AccordionParts,
} from './accordion.view';

const indexIn = ({ index }: Section): number => index;

/** Whether the author's own `details` is open. */
const isMarkedOpen = (section: Section): boolean =>
  isDetails(section) && section.element.hasAttribute('open');

/** What is to be open first: what `active` says, else what the markup marks. */
function wantedIndexes({ options, parts, given }: Accordion): readonly number[] {
  const { active } = options;
  const { here } = parts;
  if (typeof active === 'number') return [active];
  if (active) return active;
  return given['active'] ? here : here.concat(parts.items.filter(isMarkedOpen).map(indexIn));
}

/** The sections to open first; a horizontal accordion always shows one. */
function initialIndexes(accordion: Accordion): number[] {
  const { options, parts, root } = accordion;
  const { items: sections } = parts;
  // One that is out of sight would leave a horizontal accordion with nothing to see.
  const horizontal = options.orientation === 'horizontal';
  const canStart = (section: Section | undefined): boolean =>
    isUsable(section) && (!horizontal || isReachable(section));
  const open: number[] = [];
  for (const wanted of wantedIndexes(accordion)) {
    const index = indexOf(wanted, sections.length);
    if (index < 0) warn('uiAccordion', root, `option active: there is no section ${wanted}`);
    else if (canStart(sections[index]) && open.indexOf(index) < 0) open.push(index);
  }
  const first = sections.filter(isReachable)[0];
  if (!open.length && horizontal && first) open.push(first.index);
  return options.expandMode === 'multiple' ? open.sort((a, b) => a - b) : open.slice(0, 1);
}

function start(accordion: Accordion): void {
  const { parts } = accordion;
  const open = initialIndexes(accordion);
  accordion.open = open;
  parts.started = true;
  parts.current = open[open.length - 1] ?? -1;
  for (const section of parts.items) paintOpen(section, open.indexOf(section.index) >= 0);
  paintStructure(accordion);
  paintDots(accordion);
  if (open.length) tellFirst(accordion);
}

function apply(accordion: Accordion, change: Change, settled: () => void): (() => void) | null {
  const { parts, open } = accordion;
  parts.current = change.opened[0] ?? open[open.length - 1] ?? -1;
  paintDots(accordion);
  return move(accordion, change, () => {
    paintScrollable(accordion);
    settled();
  });
}

const kind: Kind<AccordionOptions, AccordionParts> = {
  name: 'uiAccordion',
  table: accordionOptions,
  tidy: tidyOptions,
  adopt: (root) =>
    adoptMarkup(root, 'uiAccordion', (message) => warn('uiAccordion', root, message)),
  mount,
  start,
  choose: ({ parts, open, options }, index) =>
    isUsable(parts.items[index])
      ? choose(open, index, {
          multiple: options.expandMode === 'multiple',
          collapsible: options.collapsible,
        })
      : null,
  apply,
  tellNow: tellSelect,
  tell: tellSettled,
  release: ({ parts }) => releaseMarkup(parts),
};

/** The plugin `$.fn.uiAccordion`. */
export const accordionPlugin: Plugin<AccordionOptions, AccordionParts> = {
  kind,
  role: 'z-accordion',
  methods: accordionMethods,
  readers,
  ready: ({ root, options }) => tellReady(root, 'uiaccordion:ready', options.ready),
};
