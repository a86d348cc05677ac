// Values for the options that the steps give: most of them valid.

const flag = [true, false];
/** What answers: at once or when a step says so, well or badly; and what is refused unasked. */
const urls = [
  '/answer/ok/now',
  '/answer/ok/a?hold=0',
  '/answer/ok/b?hold=1',
  '/answer/ok/c?hold=2',
  '/answer/status/404?hold=0',
  '/answer/drop?hold=1',
  '/answer/never',
  '/answer/fragment/nested.html?hold=2',
  '',
  null,
  'javascript:alert(1)',
];

const shared = {
  autoplay: [
    false,
    { interval: 0 },
    { interval: 50 },
    { interval: 1000, smart: false },
    { interval: 200, control: false },
    { pauseOnHover: false, pauseOnFocus: false },
  ],
  cacheAjax: flag,
  deeplinking: flag,
  deeplinkingMode: ['single', 'multiple'],
  deeplinkingSeparator: ['', '/', 'none'],
  history: ['push', 'replace', 'none'],
  dark: [true, false, 'auto'],
  event: ['click', 'mouseover', 'dblclick', 'click mouseover'],
  executeScripts: flag,
  findInPage: [true, false, 'auto'],
  iframe: [false, false, false, true],
  minWindowWidth: [0, 400, 720, 2000],
  print: ['all', 'current'],
  rememberState: [true, false, 'session'],
  responsiveDelay: [0, 100],
  rounded: flag,
  shadows: flag,
  theme: ['silver', 'red', 'black', 'flat-x', 'my other'],
  texts: [{ loading: '<b>Wait</b>' }, { play: 'Go' }],
};

const duration = [0, 1, 300, 300, 5000];
const easing = ['swing', 'linear', 'easeOutBounce', 'easeInQuad'];
const type = ['css', 'jquery'];

const tabs = {
  ...shared,
  activation: ['auto', 'manual'],
  bordered: flag,
  closable: flag,
  collapsible: [false, false, true],
  defaultTab: ['tab1', 'tab2', '1', 'two', '', 'none'],
  heightStyle: ['content', 'content', 'equal'],
  maxRows: [1, 2, 3],
  mobileNav: [true, false, 'auto', 'accordion', 'accordion'],
  multiline: flag,
  orientation: ['horizontal', 'horizontal', 'vertical'],
  overflow: ['rows', 'scroll'],
  position: ['top-left', 'top-center', 'top-right', 'top-compact', 'bottom-left', 'bottom-compact'],
  responsive: [true, true, false],
  size: ['mini', 'medium', 'xxlarge'],
  spaced: flag,
  sticky: [false, false, true],
  style: ['normal', 'underlined', 'clean', 'pills'],
  swipe: flag,
  sync: ['', 'system'],
};

const accordion = {
  ...shared,
  active: [false, 0, 1, -1, [0, 2], []],
  bordered: flag,
  collapsible: [true, true, false],
  contentHeight: [0, 0, 60],
  contentNav: [false, false, true],
  contentSpacing: [0, 10],
  dotNav: flag,
  expandMode: ['single', 'multiple'],
  headerFontSize: [1, 1.5],
  headerSize: [24, 40],
  height: [200, 320],
  icon: ['arrow', 'plus'],
  iconPosition: ['end', 'start'],
  keyboard: flag,
  orientation: ['vertical', 'vertical', 'horizontal'],
  responsive: flag,
  scrollable: flag,
  sectionSpacing: [0, 0, 8],
  showIcons: flag,
  slider: [false, false, true],
  width: [400, 960],
};

const effects = {
  tabs: ['slideH', 'slideLeft', 'slideV', 'slideUp', 'slideUpDown', 'fade', 'none'],
  accordion: ['slide', 'slide', 'fade', 'none'],
};

const tables = { tabs, accordion };

/** Options with more to them than others come more often. */
const often = {
  tabs: ['overflow', 'overflow', 'minWindowWidth', 'closable'],
  accordion: ['orientation', 'slider', 'expandMode'],
};

/** What nobody should give, and a page's script may. */
const rubbish = [null, undefined, -1, NaN, 'x', '<i>', [], {}, 1e12, ['a', {}], '__proto__'];

const animation = (random, kind) => ({
  duration: random.pick(duration),
  easing: random.pick(easing),
  effects: random.pick(effects[kind]),
  type: random.pick(type),
});

function valueFor(random, kind, name) {
  if (random.chance(0.05)) return random.pick(rubbish);
  if (name === 'animation') return animation(random, kind);
  if (name !== 'contentUrls') return random.pick(tables[kind][name]);
  return Array.from({ length: random.whole(0, 5) }, () => random.pick(urls));
}

export function someOptions(random, kind) {
  const more = ['animation', 'animation', 'contentUrls', ...often[kind]];
  const names = [...Object.keys(tables[kind]), ...more];
  const options = {};
  for (let count = random.whole(1, 4); count > 0; count--) {
    const name = random.pick(names);
    options[name] = valueFor(random, kind, name);
  }
  return options;
}
