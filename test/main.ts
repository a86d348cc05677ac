import './support/console';
import './support/cleanup';
import './tabs/select.test';
