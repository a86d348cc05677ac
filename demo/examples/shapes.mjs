/*
 * The markup of examples. Most show an option on the same three items, so that what differs is what the
 * option does; `attributes` is what the example says on the container.
 */

const trip = [
  ['Route', 'Three days along the coast.'],
  ['Stays', 'Two inns and a lighthouse.'],
  ['Luggage', 'Boots, a map and a raincoat.'],
];
const travel = ['Boats and ferries', 'Buses and trains', 'Weather and tides', 'Huts and inns'];
const long = `The boat leaves at eight, the bus
    when it is full. Whoever walks is there
    before noon, and has seen seals. The
    last stretch is a bridge of ropes.`;
const pictures = [
  ['Dunes', 'dunes', 'Sand dunes under a low sun.'],
  ['Fjord', 'fjord', 'A boat on still water.'],
  ['Night', 'night', 'Northern lights over water.'],
];

const lines = (rows, indent) => rows.map((row) => indent + row).join('\n');

/** Tabs of labels and the contents of their panels; a panel may have attributes as well. */
function setOf(attributes, items) {
  const labels = items.map(([label, , onItem = '']) => `<li${onItem}><a>${label}</a></li>`);
  const panels = items.map(([, text, , onPanel = '']) => `<div${onPanel}>${text}</div>`);
  return `<div${attributes}>
  <ul>
${lines(labels, '    ')}
  </ul>
  <div>
${lines(panels, '    ')}
  </div>
</div>`;
}

/** An accordion of pairs. */
function pairsOf(attributes, items) {
  const pairs = items.flatMap(([label, text, , onHeader = '']) => [
    `<h4${onHeader}>${label}</h4>`,
    `<div>${text}</div>`,
  ]);
  return `<div${attributes}>
${lines(pairs, '  ')}
</div>`;
}

/** A section of an accordion of a list. */
const itemOf = (label, text, onItem = '') => `<li${onItem}>
    <h4>${label}</h4>
    <div>${text}</div>
  </li>`;

const loads = (file) => [file, '', '', ` data-content-url="content/${file.toLowerCase()}.html"`];
const named = ([label, text]) => [label, text, ` data-link="${label.toLowerCase()}"`];
const off = ([label, text]) => [label, text, ' data-disabled'];

export const tabs = {
  trio: (attributes) => setOf(attributes, trip),
  named: (attributes) => setOf(attributes, trip.map(named)),
  disabled: (attributes) => setOf(attributes, [trip[0], trip[1], off(trip[2])]),
  urls: (attributes) => setOf(attributes, [trip[0], loads('Wind'), loads('Swift')]),
  scripts: (attributes) => setOf(attributes, [trip[0], loads('Thunder'), loads('Swift')]),
  blank: (attributes) => setOf(attributes, [trip[0], ['Wind', ''], ['Swift', '']]),
  // As a menu, what is open is a landmark.
  many: (attributes, title) =>
    setOf(attributes, [
      [title, 'More tabs than fit here.'],
      ...travel.map((label) => [label, `${label} of the day.`]),
    ]),
  twice: (attributes) => [setOf(attributes, trip), setOf(attributes, trip)].join('\n'),
  far: (attributes) =>
    setOf(attributes, [
      ['Route', '<p style="height: 40em">Scroll: the tabs stay.</p>'],
      trip[1],
      trip[2],
    ]),
  uneven: (attributes) => setOf(attributes, [trip[0], ['Way', long], trip[2]]),
  lines: (attributes) =>
    setOf(
      attributes,
      trip.map(([label, text], n) => [`${label} <span>part ${n + 1}</span>`, text]),
    ),
};

export const accordion = {
  // Open contents are landmarks, each with a name of its own; so the first header says what is shown.
  trio: (attributes, title) => pairsOf(attributes, [[title, trip[0][1]], trip[1], trip[2]]),
  long: (attributes, title) => pairsOf(attributes, [[title, long], trip[1], trip[2]]),
  named: (attributes, title) => `<ul${attributes}>
${lines(
  [[title, trip[0][1]], trip[1], trip[2]].map(([label, text], n) =>
    itemOf(label, text, ` data-link="${trip[n][0].toLowerCase()}"`),
  ),
  '  ',
)}
</ul>`,
  disabled: (attributes, title) => `<ul${attributes}>
  ${itemOf(title, trip[0][1])}
  ${itemOf('Stays', trip[1][1])}
  ${itemOf('Luggage', trip[2][1], ' data-disabled')}
</ul>`,
  urls: (attributes, title) =>
    pairsOf(attributes, [[title, trip[0][1]], loads('Wind'), loads('Swift')]),
  scripts: (attributes, title) =>
    pairsOf(attributes, [[title, trip[0][1]], loads('Thunder'), loads('Swift')]),
  blank: (attributes, title) =>
    pairsOf(attributes, [
      [title, trip[0][1]],
      ['Wind', ''],
      ['Swift', ''],
    ]),
  menu: (attributes) => `<ul${attributes}>
  <li><h4>Widgets</h4><div><ul>
    <li><a href="tabs.html">Tabs</a></li>
    <li><a href="accordion.html">Accordion</a></li>
  </ul></div></li>
  <li><h4>More</h4><div><ul>
    <li><a href="themes.html">Themes</a></li>
  </ul></div></li>
</ul>`,
  pictures: (attributes) =>
    pairsOf(
      attributes,
      pictures.map(([label, file, alt]) => [
        label,
        `<img src="pictures/${file}.svg"\n    width="1600" height="900"\n    alt="${alt}">`,
      ]),
    ),
};
