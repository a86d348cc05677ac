const $ = require('jquery');
require('ui-tabs');
require('ui-tabs/accordion');
require('ui-tabs/texts/de');
require('ui-tabs/assets/css/ui.tabs.css');
require('ui-tabs/assets/css/ui.tabs.flat.css');
require('ui-tabs/assets/css/ui.accordion.css');

window.seen = { $ };
$('#faq').uiAccordion({ active: 0, animation: { effects: 'none' } });
