import $ from 'jquery';
import 'ui-tabs';
import 'ui-tabs/accordion';
import 'ui-tabs/texts/de';
import './sheet.scss';
import 'ui-tabs/assets/css/ui.tabs.flat.css';

window.seen = { $ };
$('#faq').uiAccordion({ active: 0, animation: { effects: 'none' } });
