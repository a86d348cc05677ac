import { build, detach } from '../dom/build';
import type { View } from '../shared/common';
import { isLoading } from '../shared/content.state';
import { setClass } from '../widget/ledger';
import { placesOf } from '../widget/select';
import { change } from '../widget/change';
import { tellContent } from './accordion.events';
import { paintScrollable } from './accordion.mount';
import { contentOf, type Section } from './accordion.section';
import { isReachable, nextIndex, planOnly, type Accordion } from './accordion.view';

/** The arrow turns into a spinner; where there is none, one stands in the content. */
function paintSpinner(_: Accordion, section: Section): void {
  const { label, panel } = section;
  const busy = isLoading(section);
  const arrow = label.querySelector(':scope > .z-arrow');
  const old = panel.querySelector(':scope > .z-spinner');
  if (old) detach(old);
  if (arrow) return setClass(arrow, 'z-loading', busy);
  if (!busy) return;
  const spinner = build('span', 'z-spinner');
  spinner.setAttribute('aria-hidden', 'true');
  panel.insertBefore(spinner, panel.firstChild);
}

/** The accordion as the parts see it that both widgets share. */
export const view: View = {
  sourcesOf: ({ header, panel, element }: Section) => [header, panel, element],
  innerOf: contentOf,
  statusPlace: (_: Accordion, { element }: Section) => element,
  paintBusy: paintSpinner,
  changed: (accordion: Accordion) => paintScrollable(accordion),
  tell: tellContent,
  entryOf: ({ parts }: Accordion) => parts.items.filter(isReachable)[0]?.label,
  stageOf: (accordion: Accordion) => {
    const { root, parts } = accordion;
    return {
      element: parts.wrapper || root,
      prefix: parts.prefix,
      live: root,
      next: () => root,
      advance: () => {
        const next = parts.items[nextIndex(accordion, parts.current, 1)];
        // One at a time also where several may be open: it couldn't go on when all are.
        if (next)
          change(accordion, () => planOnly(accordion, placesOf(accordion, [next])), 'autoplay');
      },
    };
  },
};
