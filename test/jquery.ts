// What jQuery can make a difference to: starting, data, events and triggering, AJAX, animation, removal.
// `npm test` runs these files with every jQuery, and all others with one of them.
import './support/console';
import './support/cleanup';
import './accordion/content-load.test';
import './accordion/destroy.test';
import './accordion/events.test';
import './accordion/init.test';
import './accordion/methods-change.test';
import './accordion/motion-engine.test';
import './shared/content-destroy.test';
import './shared/content-focus.test';
import './shared/content-scripts.test';
import './shared/content-visits.test';
import './shared/failure.test';
import './tabs/add.test';
import './tabs/content-events.test';
import './tabs/copies.test';
import './tabs/destroy-leaks.test';
import './tabs/destroy.test';
import './tabs/events.test';
import './tabs/init.test';
import './tabs/motion-engines.test';
import './tabs/remove.test';
import './tabs/scan.test';
import './tabs/select.test';
