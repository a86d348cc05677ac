import { startContent } from '../shared/content';
import { park } from '../shared/hiding';
import { readers } from '../shared/methods';
import { tellReady } from '../shared/ready';
import { firstItems } from '../shared/start';
import { choose, indexOf, type Change } from '../widget/selection';
import { lookLast, type Plugin } from '../widget/plugin';
import { tellFirst, warn, type Item, type Kind, type Reason } from '../widget/widget';
import { askChange, tellSelect, tellSettled } from './accordion.events';
import { adoptMarkup, lookAt, releaseMarkup } from './accordion.markup';
import { accordionMethods } from './accordion.methods';
import { move } from './accordion.motion';
import { isFixed, mount, paintScrollable, paintFirst } from './accordion.mount';
import { accordionOptions, tidyOptions, type AccordionOptions } from './accordion.options';
import type { Section } from './accordion.section';
import { paintDots } from './accordion.slider';
import {
  fitOpen,
  isDetails,
  isOpen,
  isReachable,
  isUsable,
  nextIndex,
  paintOpen,
  paintUsable,
  planOnly,
  planOpen,
  showContent,
  type Accordion,
  type AccordionParts,
} from './accordion.view';

const indexIn = ({ index }: Item): number => index;

/** Whether the author's own `details` is open. */
const isMarkedOpen = (section: Section): boolean =>
  isDetails(section) && section.element.hasAttribute('open');

/** What the options ask for: what `active` says, else what the markup marks. */
function usualSections({ options, parts, given, root }: Accordion): Section[] {
  const { active } = options;
  const { items, here } = parts;
  const marked = (): number[] => here.concat(items.filter(isMarkedOpen).map(indexIn));
  const said = active === false ? [] : ([] as number[]).concat(active);
  const wanted = said.length || given['active'] ? said : marked();
  return wanted
    .map((index) => {
      const section = items[indexOf(index, items.length)];
      if (!section) warn('uiAccordion', root, `option active: there is no section ${index}`);
      return section;
    })
    .filter((section, n, all) => isUsable(section) && all.indexOf(section) === n) as Section[];
}

/** The sections to open first; a horizontal accordion always shows one. */
function firstIndexes(accordion: Accordion): readonly number[] {
  const { options } = accordion;
  const horizontal = options.orientation === 'horizontal';
  // One that is out of sight would leave a horizontal accordion with nothing to see.
  const wanted = firstItems(accordion, () => usualSections(accordion))
    .filter((section) => !horizontal || isReachable(section as Section))
    .map(indexIn);
  const first = wanted.length || !horizontal ? -1 : nextIndex(accordion, -1, 1);
  if (first >= 0) wanted.push(first);
  return planOnly(accordion, wanted)?.open || accordion.open;
}

function start(accordion: Accordion): void {
  const { parts } = accordion;
  const open = firstIndexes(accordion);
  if (!accordion.alive) return;
  // What the page itself has opened by now is told of already.
  const told = accordion.open.length > 0;
  accordion.open = open;
  parts.current = open[open.length - 1] ?? -1;
  for (const section of parts.items)
    paintOpen(accordion, section, open.indexOf(section.index) >= 0);
  lookLast(() => {
    for (const section of parts.items) if (isOpen(accordion, section)) showContent(section);
  });
  paintFirst(accordion);
  paintDots(accordion);
  startContent(accordion);
  if (open.length && !told) tellFirst(accordion);
}

function apply(
  accordion: Accordion,
  change: Change,
  settled: () => void,
  reason: Reason,
): (() => void) | null {
  const { parts, open } = accordion;
  parts.current = change.opened[0] ?? open[open.length - 1] ?? -1;
  paintDots(accordion);
  const end = (): void => {
    const closed = change.closed.map((index) => parts.items[index] as Section);
    for (const section of closed) paintUsable(accordion, section);
    park(accordion, closed);
    if (isFixed(accordion)) paintScrollable(accordion);
    settled();
  };
  return move(accordion, change, end, /click|key/.test(reason));
}

const kind: Kind<AccordionOptions, AccordionParts> = {
  name: 'uiAccordion',
  noun: 'section',
  table: accordionOptions,
  tidy: tidyOptions,
  look: lookAt,
  adopt: adoptMarkup,
  mount,
  fitOpen,
  start,
  choose: ({ parts, open, options }, index) =>
    isUsable(parts.items[index])
      ? choose(open, index, {
          multiple: options.expandMode === 'multiple',
          collapsible: options.collapsible,
        })
      : null,
  planOpen,
  planOnly,
  ask: askChange,
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
