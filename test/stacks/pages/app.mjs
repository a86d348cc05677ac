// What a project with a bundler writes.
import $ from 'jquery';
import 'ui-tabs';
import 'ui-tabs/accordion';
import 'ui-tabs/assets/css/ui.tabs.css';
import 'ui-tabs/assets/css/ui.accordion.css';

$('#trip').uiTabs({ mobileNav: 'auto', animation: { effects: 'none' } });
$('#faq').uiAccordion({ active: 0, animation: { effects: 'none' } });
