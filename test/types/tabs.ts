// What the compiler has to accept, and by @ts-expect-error what it has to refuse, in a page's code.
import $ from 'jquery';
import 'ui-tabs';
import 'ui-tabs/texts/de';
import 'ui-tabs/texts/pt-BR';
import type { Content, Reason, TabsInstance, TabsItem, TabsOptions, TabsSettings } from 'ui-tabs';

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Whether a value's type is exactly this one. */
function exactly<A>() {
  return function is<B>(value: B, answer: Same<A, B>): unknown {
    return [value, answer];
  };
}

const set = $('#trip');

// The call: options, or a method by name.
exactly<JQuery>()(set.uiTabs({ theme: 'red' }), true);
set.uiTabs().addClass('mine');
set.uiTabs({ autoplay: null, contentUrls: ['a.html', null] });
set.uiTabs('select', 1).uiTabs('next');
exactly<number | undefined>()(set.uiTabs('active'), true);
// @ts-expect-error: no such option
set.uiTabs({ colour: 'red' });
// @ts-expect-error: an effect that there isn't
set.uiTabs({ animation: { effects: 'explode' } });
// @ts-expect-error: no such method
set.uiTabs('open', 1);

// Options kept in a variable, and those in force.
// @ts-expect-error: neither a name nor an index
set.uiTabs({ defaultTab: true });
set.uiTabs({ sync: 'system', collapsible: true, defaultTab: 'none' });
set.uiTabs({ heightStyle: 'equal', mobileNav: 'accordion', rememberState: 'session', swipe: true });
set.uiTabs({ sticky: true });
// @ts-expect-error: a form that there isn't
set.uiTabs({ mobileNav: 'sections' });
// @ts-expect-error: jQuery UI's third kind
set.uiTabs({ heightStyle: 'fill' });
const settings: TabsSettings = { defaultTab: 'tab2', texts: { close: 'Schließen' } };
set.uiTabs(settings);
const inForce = (options: TabsOptions): [number, boolean, 'auto' | 'manual'] => [
  options.animation.duration,
  options.rounded,
  options.activation,
];
// @ts-expect-error: in force a group is never off
export const off: TabsOptions['animation'] = false;

// The instance.
const trip = set.data('uiTabs');
exactly<TabsInstance | undefined>()(trip, true);
exactly<TabsInstance | undefined>()(set.uiTabs('instance'), true);
// @ts-expect-error: there may be none
trip.next();
if (trip) {
  const chained: TabsInstance = trip
    .select(1)
    .select('stays')
    .select(-1)
    .next()
    .setOptions(settings);
  chained.add('Food', $('<p>')).add({ tab: 'Maps', url: 'maps.html', index: 0 }).play(500).stop();
  chained.reveal(document.body).load(0).disable(1).enable(1).remove(-1).refresh();
  inForce(chained.option());
  const [index, count]: [number, number] = [chained.active(), chained.count()];
  exactly<number>()(chained.option('animation.duration'), true);
  exactly<TabsOptions['texts']>()(chained.option('texts'), true);
  exactly<boolean | undefined>()(set.uiTabs('option', 'rounded'), true);
  exactly<unknown>()(chained.option('animation.' + String(count)), true);
  // @ts-expect-error: one index
  set.uiTabs('select', 1, 42);
  void [index, count];
  // @ts-expect-error: a reader doesn't return the instance
  chained.count().next();
  // @ts-expect-error: no index
  chained.select();
  // @ts-expect-error: no label
  chained.add({ content: 'Soup' });
}

// Callbacks: `this`, the event and the item.
const note = (item: TabsItem): [number, string, HTMLElement | undefined, Reason | undefined] => [
  item.index,
  item.tab.text(),
  item.content[0],
  item.reason,
];
set.uiTabs({
  ready(event, item) {
    exactly<HTMLElement>()(this, true);
    item.item.addClass(item.id + event.type);
  },
  select(event, item) {
    exactly<TabsItem>()(item, true);
    event.preventDefault();
    exactly<HTMLElement>()(event.target, true);
    note(item);
    // @ts-expect-error: it has `tab` and `content`
    void item.header;
  },
  beforeSelect: (_event, { index, from }) => index > from,
  error: (_event, xhr) => void [xhr.status, xhr.statusText],
  render: (answer, xhr, { index }): Content => ({ text: `${answer} ${xhr.status} ${index}` }),
  ajax: (settings, { index }) => index > 0 && { timeout: 500, headers: { for: settings.url } },
});
set.uiTabs({ rememberState: 'session', heightStyle: 'equal' });
// @ts-expect-error: no such word
set.uiTabs({ rememberState: 'local' });
set.uiTabs({ ajax: { method: 'POST', data: { a: 1 } }, mobileNav: 'auto' });
set.uiTabs({ beforeSelect: () => Promise.resolve(false) });
// @ts-expect-error: it has to answer at all, or say nothing
set.uiTabs({ beforeSelect: () => 'no' });

// jQuery's own `data` is as it was.
exactly<TabsInstance | undefined>()(set.data('mine'), false);
