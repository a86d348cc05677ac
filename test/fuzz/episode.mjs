// An episode: a page, and what happens on it, all from one seed. It knows nothing of the page, so that
// steps can be left out when a failure is made smaller.
import { someMarkup } from './markup.mjs';
import { someOptions } from './options.mjs';
import { createRandom } from './random.mjs';

const index = (random) => random.whole(-1, 6);

/** An index as callers give it, or a name: most of them fit. */
const given = (random) =>
  random.chance(0.1)
    ? random.pick(['1', 'x', 'tab2', 'section2', 'named', 'p1', null, 99, 1.5, -9])
    : index(random);

const newTab = (random) => ({
  tab: 'Newer',
  content: '<p>newer</p>',
  index: index(random),
  disabled: random.chance(0.3),
  ...(random.chance(0.3) && { url: '/answer/ok/new?hold=0' }),
  ...(random.chance(0.3) && { name: 'named' }),
  ...(random.chance(0.3) && { closable: random.chance(0.7) }),
});

const newSection = (random) => {
  const { tab: header, ...rest } = newTab(random);
  return { header, ...rest };
};

const methods = {
  tabs: [
    [6, (random) => ['select', given(random)]],
    [2, (random) => [random.pick(['next', 'prev', 'first', 'last'])]],
    [3, (random) => ['add', 'New', '<p>new</p>']],
    [3, (random) => ['add', newTab(random)]],
    [2, (random) => ['move', given(random), given(random)]],
  ],
  accordion: [
    [6, (random) => [random.pick(['select', 'toggle', 'close']), given(random)]],
    [2, (random) => [random.pick(['next', 'prev', 'first', 'last'])]],
    [1, (random) => [random.pick(['expandAll', 'collapseAll'])]],
    [3, () => ['add', 'New', '<p>new</p>']],
    [2, (random) => ['add', newSection(random)]],
    [2, (random) => ['move', given(random), given(random)]],
  ],
};

const sharedMethods = [
  [2, (random) => ['remove', given(random)]],
  [1, (random) => ['enable', given(random)]],
  [2, (random) => ['disable', given(random)]],
  [1, () => ['refresh']],
  [2, (random) => [random.pick(['load', 'preload']), given(random)]],
  [1, (random) => ['play', random.pick([undefined, 20, { interval: 100 }])]],
  [1, () => ['stop']],
];

const call = (random, kind) => random.weighed([...methods[kind], ...sharedMethods])(random);

const keys =
  'ArrowRight ArrowLeft ArrowDown ArrowUp Home End Enter Space Tab Shift+Tab Escape Delete'.split(
    ' ',
  );

const hashes =
  ' #tab2 #tab9 #set/tab1 #set/tab2&inner/tab1 #section2 #set/section3 #deeper #inner #% #%E0%A4%A #"] #constructor #!/a/b #named #p2 #innermost'.split(
    ' ',
  );

const moments = {
  tabs: ['beforeselect', 'select', 'deactivate', 'beforeremove', 'remove'],
  accordion: ['beforeselect', 'select', 'activate', 'collapse', 'beforeremove', 'remove'],
};

/** A call in the next callback; that a callback ends its own widget happens, too. */
const inCallback = (random, kind) => [
  random.pick(moments[kind]),
  random.chance(0.1) ? ['destroy'] : call(random, kind),
];

/** A call in a function that the next load calls. */
const inRequest = (random, kind) => [
  random.pick(['ajax', 'beforeSend', 'render']),
  random.chance(0.2) ? ['destroy'] : call(random, kind),
];

const answers = ['pass', 'pass', 'pass', 'pass', 'false', 'prevent', 'promise', 'promise'];

const commands =
  'next prev first last play stop select toggle open close expand-all collapse-all other'.split(
    ' ',
  );

/** Every kind of step: how often, its name, and what it is given. */
const steps = [
  [14, 'call', (random, kind) => call(random, kind)],
  [7, 'set', (random, kind) => [someOptions(random, kind)]],
  [1, 'again', (random, kind) => [someOptions(random, kind)]],
  [1, 'saved', (random, kind) => [someOptions(random, kind)]],
  [12, 'click', (random) => [index(random)]],
  [2, 'clickInside', (random) => [index(random)]],
  [1, 'clickControl', (random) => [index(random)]],
  [2, 'clickOwn', (random) => [random.whole(0, 9)]],
  [3, 'clickClose', (random) => [index(random)]],
  [1, 'keyClose', (random) => [index(random)]],
  [2, 'command', (random) => [`--${random.pick(commands)}`, String(given(random))]],
  [3, 'swipe', (random) => [index(random), random.pick([-90, -20, 20, 90])]],
  [2, 'hover', (random) => [index(random)]],
  [1, 'away', () => []],
  [12, 'key', (random) => [random.pick(keys)]],
  [3, 'focusLabel', (random) => [index(random)]],
  [2, 'focusInside', (random) => [index(random)]],
  [2, 'hash', (random) => [random.pick(hashes)]],
  [2, 'back', () => []],
  [2, 'window', (random) => [random.pick([320, 500, 700, 1100])]],
  [3, 'width', (random) => [random.pick(['', '200px', '330px', '600px', '1000px'])]],
  [1, 'turn', (random) => [random.whole(0, 2), random.pick(['ltr', 'rtl', ''])]],
  [1, 'speak', (random) => [random.whole(0, 2), random.pick(['de', 'ar', 'pt-BR', 'xx', ''])]],
  [2, 'show', (random) => [random.chance(0.7)]],
  [2, 'pageDisables', (random) => [index(random)]],
  [2, 'pageCloses', (random) => [index(random), random.pick([null, '', 'false'])]],
  [2, 'pageHides', (random) => [index(random)]],
  [1, 'pageAdds', () => []],
  [1, 'pageRemoves', (random) => [index(random)]],
  [1, 'pageFills', (random) => [index(random)]],
  [1, 'grow', (random) => [index(random)]],
  [2, 'reveal', (random) => [index(random)]],
  [2, 'find', (random) => [index(random)]],
  [1, 'submit', (random) => [index(random)]],
  [6, 'answer', (random) => [String(random.whole(0, 2))]],
  [2, 'guard', (random) => [random.pick(answers)]],
  [2, 'guardRemoval', (random) => [random.pick(answers)]],
  [3, 'decide', (random) => [random.pick([true, false, 'reject'])]],
  [2, 'inCallback', inCallback],
  [2, 'inRequest', inRequest],
  [10, 'time', (random) => [random.pick([1, 20, 150, 400, 1100, 7000])]],
];

const ALTERS = /^(page|grow|turn|speak|again|saved)|Close$/;
const METHODS = /^(add|remove|move|load|preload)$/;

/** Whether after a step the markup is no longer what the author wrote. */
const alters = (name, args) =>
  ALTERS.test(name) || args.flat().some((one) => METHODS.test(one) || one === 'Delete');

/** Options by which no content comes. */
function withoutContent(one) {
  if (typeof one !== 'object' || one === null || Array.isArray(one)) return one;
  const { contentUrls, iframe, ...rest } = one;
  return rest;
}

/**
 * The episode of a seed: its markup, its first options, and its steps. One of three keeps its content: when it is
 * over, what the author wrote has to be there again, apart from white space within `class` and `style`. All end with an end and a new start.
 */
export function episodeOf(kind, seed, count) {
  const random = createRandom(seed);
  const rows = steps.map(([weight, name, args]) => [weight, [name, args]]);
  const keepsContent = random.chance(0.3);
  const stepOf = (number) => {
    const [name, make] = random.weighed(rows);
    const args = make(random, kind);
    if (!keepsContent) return { number, name, args };
    if (alters(name, args)) return { number, name: 'time', args: [20] };
    return { number, name, args: args.map(withoutContent) };
  };
  const html = someMarkup(random, kind, keepsContent);
  const closable = random.chance(0.4) ? { closable: true } : {};
  const settings = { ...closable, ...someOptions(random, kind) };
  const taken = Array.from({ length: count - 1 }, (_, number) => stepOf(number));
  return {
    kind,
    seed,
    keepsContent,
    html,
    settings: keepsContent ? withoutContent(settings) : settings,
    steps: [...taken, { number: count - 1, name: 'again', args: [{}] }],
  };
}
