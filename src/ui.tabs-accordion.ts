import './ui.tabs';
import './ui.accordion';
