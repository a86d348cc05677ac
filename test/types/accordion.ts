// The same for the accordion.
import $ from 'jquery';
import 'ui-tabs/accordion';
import type {
  AccordionInstance,
  AccordionItem,
  AccordionOptions,
  AccordionSettings,
} from 'ui-tabs/accordion';

const faq = $('#faq');

faq.uiAccordion({ active: [0, 2], expandMode: 'multiple', height: 300 }).show();
faq.uiAccordion({ active: false, animation: { effects: 'fade' }, autoplay: { interval: 900 } });
faq.uiAccordion({ icon: 'plus', iconPosition: 'start' });
// @ts-expect-error: a side that there isn't
faq.uiAccordion({ iconPosition: 'left' });
faq.uiAccordion('toggle', 1).uiAccordion('collapseAll');
// @ts-expect-error: true says nothing
faq.uiAccordion({ active: true });
// @ts-expect-error: the tabs' effect
faq.uiAccordion({ animation: { effects: 'slideV' } });
// @ts-expect-error: the tabs' option
faq.uiAccordion({ defaultTab: 'tab1' });
faq.uiAccordion('move', 0, 'food').uiAccordion('add', { header: 'Food', index: 0 });
// @ts-expect-error: no header
faq.uiAccordion('add', { content: 'Soup' });

const settings: AccordionSettings = { orientation: 'horizontal', width: 640 };
const instance: AccordionInstance | undefined = faq.data('uiAccordion');
const named: AccordionInstance | undefined = faq.uiAccordion('instance');
if (instance && named) {
  const chained: AccordionInstance = instance.toggle(0).close(-1).expandAll().setOptions(settings);
  const options: AccordionOptions = chained
    .add('Food', '<p>Soup</p>')
    .add({ header: 'Maps', url: 'maps.html', name: 'maps', disabled: true })
    .move('maps', 0)
    .option();
  const open: number | number[] = chained.active();
  const size: number = chained.option('headerSize') + chained.option('animation').duration;
  // @ts-expect-error: where several may be open it is an array
  const one: number = chained.active();
  void [options.headerSize.toFixed(), open, one, size];
}

faq.uiAccordion({
  ready: (_event, item) => void item.id.length,
  beforeSelect: (_event, { open, from }) => open && from > -1,
  select(event, item) {
    const given: AccordionItem = item;
    const container: HTMLElement = event.target;
    container.append(event.type, given.header, given.content, String(given.open));
    // @ts-expect-error: elements, not jQuery objects
    item.header.text();
  },
  beforeRemove: (_event, { index }) => index > 0,
  remove: (_event, { header }) => header.remove(),
  activate: null,
});
