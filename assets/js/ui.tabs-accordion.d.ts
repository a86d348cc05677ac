import './ui.tabs.js';
import './ui.accordion.js';
