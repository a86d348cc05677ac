import $ from 'jquery';

interface WithEvents {
  _data(element: Element | Document | Window, name: string): Record<string, unknown> | undefined;
}

/** The jQuery event types that an element has handlers for. */
export function eventTypes(element: Element | Document | Window): string[] {
  return Object.keys(($ as unknown as WithEvents)._data(element, 'events') || {}).sort();
}

const pageWide: [string, Document | Window][] = [
  ['document', document],
  ['window', window],
];
let before: string[][] = [];

QUnit.hooks.beforeEach(() => {
  before = pageWide.map(([, target]) => eventTypes(target));
});

// Every test leaves the page as it found it: widgets end, and take their traces with them.
QUnit.hooks.afterEach((assert) => {
  for (const root of Array.from(document.querySelectorAll<HTMLElement>('.z-tabs'))) {
    if ($(root).uiTabs('instance')) $(root).uiTabs('destroy');
  }
  for (const root of Array.from(document.querySelectorAll<HTMLElement>('.z-accordion'))) {
    if ($(root).uiAccordion('instance')) $(root).uiAccordion('destroy');
  }
  $('#qunit-fixture').empty().removeAttr('style');
  const after = pageWide.map(([, target]) => eventTypes(target));
  if (JSON.stringify(after) !== JSON.stringify(before)) {
    assert.deepEqual(after, before, 'handlers on document and window');
  }
});
