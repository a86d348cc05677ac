import { build, detach } from '../dom/build';
import { hasClass } from '../dom/query';
import type { View } from '../shared/common';
import { isLoading } from '../shared/content.state';
import { select } from '../widget/select';
import { tellContent } from './tabs.events';
import type { Tab } from './tabs.item';
import { innerOf } from './tabs.panel';
import { entryOf } from './tabs.menu';
import { nextIndex, paintPanelStop, selectedTab, type Tabs } from './tabs.view';

/** One spinner for the panel in sight. */
function paintSpinner(tabs: Tabs): void {
  const { parts } = tabs;
  const selected = selectedTab(tabs);
  const busy = !!selected && isLoading(selected);
  if (busy && !parts.spinner) {
    const spinner = build('span', 'z-spinner');
    spinner.setAttribute('aria-hidden', 'true');
    parts.spinner = spinner;
  }
  if (!parts.spinner) return;
  if (busy) parts.container.appendChild(parts.spinner);
  else detach(parts.spinner);
}

/** The tabs as the parts see them that both widgets share. */
export const view: View = {
  sourcesOf: ({ panel, element, label }: Tab) => (panel ? [panel, element, label] : []),
  innerOf: ({ panel }: Tab) => innerOf(panel as HTMLElement) || (panel as HTMLElement),
  statusPlace: ({ parts }: Tabs) => parts.container,
  paintBusy: paintSpinner,
  changed: (_: Tabs, tab: Tab) => {
    if (hasClass(tab.element, 'z-active')) paintPanelStop(tab);
  },
  tell: tellContent,
  entryOf,
  stageOf: (tabs: Tabs) => ({
    element: tabs.root,
    prefix: tabs.parts.prefix,
    live: tabs.parts.container,
    next: () => tabs.root.firstChild,
    advance: () => {
      const index = nextIndex(tabs, tabs.open[0] ?? -1, 1);
      if (index >= 0) select(tabs, index, 'autoplay');
    },
  }),
};
