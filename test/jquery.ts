// What jQuery can make a difference to: starting, data, events and triggering, AJAX, animation, removal.
// `npm test` runs these files with every jQuery, and all others with one of them.
import './support/console';
import './support/cleanup';
import './accordion/motion-engine.test';
import './accordion/sections.test';
import './shared/content-destroy.test';
import './shared/content-events.test';
import './shared/content-focus.test';
import './shared/content-scripts.test';
import './shared/content-visits.test';
import './shared/destroy.test';
import './shared/events-presses.test';
import './shared/events.test';
import './shared/failure.test';
import './shared/guards-ways.test';
import './shared/heard.test';
import './shared/items.test';
import './shared/page-functions.test';
import './shared/registration.test';
import './shared/start.test';
import './shared/template.test';
import './tabs/motion-engines.test';
import './tabs/remove.test';
