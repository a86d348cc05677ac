import { put } from '../support/fixture';
import { both, bothEach, call, kinds, marked, nested, still, type Kind } from '../support/kinds';
import { markupOf } from '../support/markup';

// The built files on pages of their own, as sites have them.
QUnit.module('registration');

const { major } = window.testRun;

const src = (url: string): string => `<script src="${url}"></script>`;
const code = (text: string): string => `<script>${text}</script>`;
const jqueryTag = (version: number, slim = false): string =>
  src(`/jquery/${version}/jquery${slim ? '.slim' : ''}.min.js`) + code('copies.push(jQuery);');
const widgetTag = ({ file }: Kind): string => src(`/assets/js/${file}.min.js`);

interface PageWindow extends Window {
  jQuery: JQueryStatic;
  /** What the console got, and what was thrown, in order. */
  said: string[];
  copies: JQueryStatic[];
  [name: string]: unknown;
}

// Before everything else, so that nothing is missed.
const listen = code(`
  var said = [], copies = [];
  console.warn = function (text) { said.push('warn: ' + text); };
  console.error = function (text) { said.push('error: ' + text); };
  onerror = function (text) { said.push('thrown: ' + text); return true; };
`);

/** A page of its own in a frame; resolves when it has loaded, and every jQuery's ready is over. */
async function openPage(head: string[], body: string): Promise<PageWindow> {
  const frame = put('<iframe width="800" height="400"></iframe>') as HTMLIFrameElement;
  const page = frame.contentWindow as unknown as PageWindow;
  const loaded = new Promise((resolve) => (frame.onload = resolve));
  // Written, so that its address is one with a path, and links to a hash lead into the page.
  page.document.open();
  page.document.write(
    '<!doctype html><link rel="stylesheet" href="/assets/css/ui.tabs.min.css">',
    '<link rel="stylesheet" href="/assets/css/ui.accordion.min.css">' + listen,
    ...head,
    `<body>${body}</body>`,
  );
  page.document.close();
  await loaded;
  await Promise.all(page.copies.map((copy) => new Promise((resolve) => copy(resolve))));
  return page;
}

const stateIn = ({ document: page }: PageWindow, kind: Kind, id = 'set'): string =>
  kind.state(page.getElementById(id)!);

const pressIn = (page: PageWindow, index: number, id = 'set'): void =>
  page.document.querySelectorAll<HTMLElement>(`#${id} :is([role=tab], .z-trigger)`)[index]!.click();

const jqueries: Record<string, [version: number, slim?: boolean]> = {
  'jQuery 1': [1],
  'jQuery 2': [2],
  'jQuery 3': [3],
  'jQuery 4': [4],
  'jQuery 3 slim': [3, true],
  'jQuery 4 slim': [4, true],
};

bothEach('C1 it runs with jQuery 1 to 4, also slim:', jqueries, async (assert, kind, jquery) => {
  const body = marked(kind) + kind.html({ id: 'called' });
  const page = await openPage([jqueryTag(...jquery), widgetTag(kind)], body);
  assert.equal(stateIn(page, kind), '1 0 0');
  const [set, called] = ['#set', '#called'].map((id) => page.jQuery(id)) as [JQuery, JQuery];
  call(kind, set, 'select', 2);
  assert.equal(stateIn(page, kind), '0 0 1');
  const opened = new Promise<void>((resolve) => {
    called.on(`${kind.event}:${kind.opened}`, (_, { index }) => index === 1 && resolve());
  });
  call(kind, called, { animation: { effects: 'fade', duration: 1 } });
  pressIn(page, 1, 'called');
  await opened;
  assert.equal(stateIn(page, kind, 'called'), '0 1 0');
  call(kind, page.jQuery('#set, #called'), 'destroy');
  assert.equal(markupOf(set[0]!), markupOf(marked(kind)));
  assert.deepEqual(page.said, []);
});

both('C1 without jQuery one error says what to add:', async (assert, kind) => {
  const page = await openPage([widgetTag(kind)], marked(kind));
  assert.deepEqual(page.said, [`error: ${kind.plugin} needs jQuery: add it first`]);
  assert.equal(page.document.getElementById('set')!.outerHTML, marked(kind));
});

const copies = { alone: [3], 'old before new': [1, 4], 'new before old': [4, 1], same: [3, 3] };

bothEach<number[]>(
  'C1, C9 it works under noConflict, and beside a second copy with the one it found:',
  copies,
  async (assert, kind, majors) => {
    const [first, ...more] = majors.map((one) => jqueryTag(one));
    const page = await openPage([first!, widgetTag(kind), ...more], marked(kind));
    const [found, ...others] = page.copies;
    page.copies.forEach(() => page.jQuery.noConflict(true));
    assert.deepEqual([typeof page['$'], typeof page.jQuery], ['undefined', 'undefined']);
    let heard = 0;
    others.forEach((other) => other('#set').on(`${kind.event}:beforeselect`, () => void heard++));
    call(kind, found!('#set'), 'select', 1);
    assert.deepEqual([stateIn(page, kind), heard], ['0 1 0', others.length]);
    for (const other of others) {
      assert.equal(typeof other.fn[kind.plugin], 'undefined', 'the second copy has none');
      assert.equal(other('#set').data(kind.plugin), undefined);
    }
    assert.deepEqual(page.said, []);
  },
);

/** Notes the ids of the sets that start. */
const noting = ({ event }: Kind): string =>
  code(`var ids = []; jQuery(document).on('${event}:ready', (e) => ids.push(e.target.id));`);

both('C1 loaded twice it runs once:', async (assert, kind) => {
  const tags = [jqueryTag(major), noting(kind), widgetTag(kind), widgetTag(kind)];
  const page = await openPage(tags, marked(kind));
  assert.deepEqual(page['ids'], ['set']);
  pressIn(page, 1);
  assert.equal(stateIn(page, kind), '0 1 0');
  assert.deepEqual(page.said, []);
});

const forUi =
  '<div id="set"><ul><li><a href="#p1">T1</a></li><li><a href="#p2">T2</a></li></ul>' +
  '<div id="p1">P1</div><div id="p2">P2</div></div>';

QUnit.test.each('C2 it works beside jQuery UI on jQuery', [1, 2, 3, 4], async (assert, version) => {
  const ui = code('jQuery(function ($) { $("#set").tabs(); });');
  const theirScript = src('/jquery-ui/jquery-ui.min.js');
  const tags = [jqueryTag(version), theirScript, widgetTag(kinds.tabs), ui];
  const page = await openPage(tags, forUi);
  const set = page.jQuery('#set');
  const theirs = set.data('uiTabs');
  assert.ok(theirs, 'jQuery UI has its widget under our key');
  set.uiTabs(still);
  assert.deepEqual(page.said.splice(0), [`warn: uiTabs #set: data("uiTabs") is another plugin's`]);
  assert.ok(set.data('uiTabs') === theirs, 'theirs stays');
  assert.strictEqual(typeof set.uiTabs('instance')!.active, 'function', 'ours is ours');
  assert.equal(stateIn(page, kinds.tabs), '1 0');
  pressIn(page, 1);
  assert.equal(stateIn(page, kinds.tabs), '0 1', 'by a click');
  set.uiTabs('select', 0);
  assert.equal(stateIn(page, kinds.tabs), '1 0', 'by a method');
  set.uiTabs({ theme: 'red' });
  assert.true(set.hasClass('red'), 'and by a second call');
  set.uiTabs('destroy');
  assert.strictEqual(set.uiTabs('instance'), undefined);
  assert.ok(set.data('uiTabs') === theirs);
  assert.deepEqual(page.said, []);
});

both('C3 on DOM ready every marked set starts, in document order:', async (assert, kind) => {
  const body = nested(kind, 'b') + kind.html({ id: 'not' }) + marked(kind, 'c', 2);
  const page = await openPage([jqueryTag(3), noting(kind), widgetTag(kind)], body);
  assert.deepEqual(page['ids'], ['b', 'b-inner', 'c']);
  for (const id of ['b', 'b-inner', 'c']) assert.equal(stateIn(page, kind, id), '1 0', id);
  assert.equal(page.document.querySelectorAll('#not [class], #not [role]').length, 0);
  assert.deepEqual(page.said, []);
});
