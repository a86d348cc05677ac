import $ from 'jquery';

interface WithEvents {
  _data(element: Element | Document | Window, name: string): Record<string, unknown> | undefined;
}

/** The jQuery event types that an element has handlers for. */
export function eventTypes(element: Element | Document | Window): string[] {
  return Object.keys(($ as unknown as WithEvents)._data(element, 'events') || {}).sort();
}

export function endWidgets(): void {
  $('.z-tabs').uiTabs('destroy');
  $('.z-accordion').uiAccordion('destroy');
}

const pageWide: [string, Document | Window][] = [
  ['document', document],
  ['window', window],
];
let before: string[][] = [];

QUnit.hooks.beforeEach(() => {
  before = pageWide.map(([, target]) => eventTypes(target));
});

// Destroys the widgets of each test, and checks that they leave no handlers on the page.
QUnit.hooks.afterEach((assert) => {
  endWidgets();
  $('#qunit-fixture').empty().removeAttr('style');
  const after = pageWide.map(([, target]) => eventTypes(target));
  if (JSON.stringify(after) !== JSON.stringify(before)) {
    assert.deepEqual(after, before, 'handlers on document and window');
  }
});
