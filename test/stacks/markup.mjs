// The sets that the checks put into pages: those of the README.

/** Attributes that start a set by its markup. */
export const role = (kind, options = {}) =>
  `data-role="z-${kind}" data-options='${JSON.stringify({ animation: { effects: 'none' }, ...options })}'`;

/** Tabs in `attributes`; `second` are attributes of the second panel. */
export const tabs = (attributes, second = '') => `
<div ${attributes}>
  <ul>
    <li><a>Route</a></li>
    <li><a>Stays</a></li>
  </ul>
  <div>
    <div>Three days along the coast.</div>
    <div ${second}>Two inns and a lighthouse.</div>
  </div>
</div>`;

export const accordion = (attributes) => `
<ul ${attributes}>
  <li>
    <h3>How long is the walk?</h3>
    <div>Eleven kilometres. Three of them go uphill.</div>
  </li>
  <li>
    <h3>Is there water?</h3>
    <div>At the second hut.</div>
  </li>
</ul>`;

/** Both, started by their markup. */
export const both = (options = {}) =>
  tabs(`id="trip" ${role('tabs', { mobileNav: 'auto', ...options })}`) +
  accordion(`id="faq" ${role('accordion', { active: 0, ...options })}`);
