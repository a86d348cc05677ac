/*
 * Examples of what both widgets have. An option's example is its value (`is`), what goes with it (`and`),
 * the markup it is shown on (`on`, else three items) and what to try (`try`).
 */

const plays = { 'autoplay.interval': 4000 };
const linked = (prefix) => ({
  deeplinking: true,
  deeplinkingPrefix: prefix,
  deeplinkingSeparator: '/',
});

export const options = {
  'autoplay.interval': {
    is: 4000,
    try: 'The button stops it, and so does a click on a tab or header.',
  },
  'autoplay.smart': {
    is: false,
    and: plays,
    try: 'A click on a tab or header only restarts the interval.',
  },
  'autoplay.pauseOnHover': {
    is: false,
    and: plays,
    try: 'It continues while the mouse is over it.',
  },
  'autoplay.pauseOnFocus': {
    is: false,
    and: { ...plays, 'autoplay.smart': false },
    try: 'Press Tab to move through it: it continues.',
  },
  'autoplay.control': {
    is: false,
    and: plays,
    methods: ['stop', 'play'],
    try: 'Without the button, add your own: users must be able to stop autoplay.',
  },
  cacheAjax: { is: false, on: 'urls', try: 'Each time you open Wind, it loads again.' },
  contentUrls: {
    is: ['', 'content/wind.html', 'content/swift.html'],
    on: 'blank',
    try: 'An empty entry keeps the content in the markup. The others load when you open them.',
  },
  dark: { is: true, try: 'Here it is always dark. With <code>auto</code>, it follows the page.' },
  deeplinking: {
    is: true,
    and: { deeplinkingPrefix: 'trip', deeplinkingSeparator: '/' },
    on: 'named',
    try: 'Open another item, look at the hash in the URL, then press the Back button. <a href="#trip/stays">A link to Stays</a> opens it.',
  },
  deeplinkingAutoScroll: {
    is: true,
    and: linked('sail'),
    on: 'named',
    try: 'Follow <a href="#sail/luggage">this link</a>, and reload the page: it scrolls to this example.',
  },
  deeplinkingMode: {
    is: 'multiple',
    and: linked('day'),
    on: 'named',
    try: 'Several widgets in this mode share the hash: each adds the name of its open item.',
  },
  deeplinkingPrefix: {
    is: 'ride',
    and: { deeplinking: true, deeplinkingSeparator: '/' },
    on: 'named',
    try: '<a href="#ride/stays">#ride/stays</a> opens Stays in this example only.',
  },
  deeplinkingSeparator: {
    is: ':',
    and: { deeplinking: true, deeplinkingPrefix: 'walk' },
    on: 'named',
    try: '<a href="#walk:luggage">#walk:luggage</a> opens Luggage.',
  },
  event: {
    is: 'mouseover',
    try: 'Move the mouse over a tab or header. Keys, taps and clicks work, too.',
  },
  executeScripts: {
    is: false,
    on: 'scripts',
    try: 'Open Thunder. Its script doesn’t run, so there is no distance beside the seconds.',
  },
  findInPage: { is: true, try: 'Press Ctrl+F (on a Mac, Cmd+F), and look for “lighthouse”.' },
  history: {
    is: 'replace',
    and: linked('tour'),
    on: 'named',
    try: 'The URL changes. The Back button doesn’t go through the tabs or sections.',
  },
  iframe: {
    is: true,
    and: { contentUrls: ['', 'content/page.html', 'pictures/night.svg'] },
    on: 'blank',
    try: 'Wind and Swift show a page and a picture. Content from another origin always needs an <code>iframe</code>.',
  },
  minWindowWidth: { is: 1000, fits: true, try: 'Make the window narrower than 1000 pixels.' },
  print: { is: 'current', try: 'Look at the print preview: only the open item is there.' },
  rememberState: {
    is: true,
    id: true,
    on: 'named',
    try: 'Open another item, and reload the page.',
  },
  responsiveDelay: {
    is: 500,
    fits: true,
    try: 'Change the width of the window: it waits half a second.',
  },
  rounded: { is: true },
  shadows: { is: false, and: { bordered: true } },
  ajax: {
    on: 'urls',
    id: true,
    takes: 'settings, item',
    body: "return {\n      headers: { 'X-Item': item.index },\n    };",
    try: 'Open Wind. Its request has the header <code>X-Item: 1</code>.',
  },
  render: {
    on: 'urls',
    id: true,
    takes: 'html',
    body: "return html.replace(/wind/g, 'breeze');",
    try: 'Open Wind. You can clean HTML in the same way, for example with DOMPurify.',
  },
  texts: {
    is: { play: 'Go on', pause: 'Wait' },
    and: plays,
    try: 'Point at the button: its name comes from this option.',
  },
};

/** What methods are called with, where they take something. */
export const methods = {
  select: { on: 'named', calls: ["'stays'", '0', '-1'] },
  setOptions: { calls: ["{rounded: true, theme: 'green'}", "{rounded: false, theme: 'silver'}"] },
  play: { calls: ['2000'] },
  stop: { and: { 'autoplay.interval': 3000 } },
  load: { on: 'urls', calls: ['1'], try: 'Open Wind, then load it again.' },
  preload: { on: 'urls', calls: ['1'], try: 'Then open Wind: its content has loaded.' },
  remove: { calls: ['0', '-1'] },
  enable: { on: 'disabled', calls: ['2'] },
  disable: { calls: ['1'] },
  active: { reads: true },
  count: { reads: true },
  option: { reads: true, calls: ["'animation.duration'", "'theme'"] },
};

/** What callbacks tell, and what they need to be called. */
export const events = {
  contentLoad: { on: 'urls', try: 'Open Wind.' },
  error: {
    and: { contentUrls: ['', 'content/missing.html', 'content/swift.html'] },
    on: 'blank',
    takes: 'event, xhr',
    tells: "xhr.status + ' ' + xhr.statusText",
    try: 'Open Wind, which has no file.',
  },
};
