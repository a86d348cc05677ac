import $ from 'jquery';
import { accordionHtml, forms } from '../support/accordion';
import { takeWarnings } from '../support/console';
import { instance, labels, panels, put, start, tabsHtml } from '../support/fixture';
import {
  accordion,
  begin,
  both,
  bothEach,
  call,
  kinds,
  runningOn,
  type Kind,
} from '../support/kinds';
import { markupOf } from '../support/markup';
import { state } from '../support/state';

// What pages and their frameworks add, take out and put elsewhere, as `refresh` takes it over.
QUnit.module('refresh');

const open = (root: Element): string[] =>
  Array.from(root.querySelectorAll<HTMLElement>('.z-content:not([hidden])')).map(
    ({ textContent }) => textContent!.trim(),
  );

QUnit.test('C12 what is open stays so when a flat header goes with its content', (assert) => {
  for (const more of ['', '<p>more</p>']) {
    const html = accordionHtml({ form: 'flat', count: 4 }).replace(
      /<\/div>(?=<h3|<\/div>$)/g,
      `$&${more}`,
    );
    const { root, set, header, content } = accordion({ active: 2 }, html);
    $([header(0), content(0)]).remove();
    set.refresh();
    assert.deepEqual([kinds.accordion.state(root), set.active()], ['0 1 0', 1], more);
    assert.deepEqual(open(root), [`C3${more && 'more'}`]);
    $(root).remove();
  }
});

QUnit.test('C12 flat sections come, and headers and contents go elsewhere', (assert) => {
  const html = accordionHtml({ form: 'flat' }).replace('</div>', '</div><p>more</p>');
  const { root, set } = accordion({ active: 1 }, html);
  const texts = (): string =>
    kinds.accordion
      .items(root)
      .map(({ textContent }) => textContent)
      .join();
  const [first, , third] = kinds.accordion.items(root);
  first!.before(third!);
  set.refresh();
  assert.deepEqual([texts(), set.active()], ['H3C3,H1C1more,H2C2', 2]);
  $(root).prepend('<h3>H0</h3><div>C0</div>');
  first!.before($('<h3>H4</h3>')[0]!);
  set.refresh();
  assert.deepEqual([texts(), set.active()], ['H0C0,H3C3,H4,H1C1more,H2C2', 4]);
  $(root).append($(first!).children());
  set.refresh();
  assert.deepEqual([texts(), set.active()], ['H0C0,H3C3,H4,H2C2,H1C1more', 3]);
  set.destroy();
  const left = Array.from(root.children, ({ textContent }) => textContent);
  assert.equal(left.join(), 'H0,C0,H3,C3,H4,H2,C2,H1,C1,more');
});

QUnit.test('C12 a panel that the page adds beside the others is paired', (assert) => {
  for (const position of ['top-left', 'bottom-left']) {
    const html =
      '<div><h2>Plan</h2><ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul>' +
      '<div id="a">PA</div><div id="b">PB</div></div>';
    const root = start({ position } as object, html);
    const list = root.querySelector('.z-tabs-desktop')!;
    $(list).append('<li><a href="#c">C</a></li><li><a>D</a></li>');
    $(root).append('<div id="d">PD</div><div id="c">PC</div>');
    instance(root).refresh().select(2);
    assert.deepEqual(
      panels(root).map(({ textContent }) => textContent),
      ['PA', 'PB', 'PD', 'PC'],
      position,
    );
    assert.deepEqual([state(root), open(root)], ['0 0 1 0', ['PC']]);
    instance(root).destroy();
    assert.deepEqual(
      Array.from(root.children, ({ id, tagName }) => id || tagName),
      ['H2', 'UL', 'a', 'b', 'd', 'c'],
    );
    root.remove();
  }
});

QUnit.test('C12 a panel beside the author’s wrapper is paired where a label names it', (assert) => {
  const root = start();
  $(root).append('<div id="own">footer</div><div id="d">PD</div>');
  labels(root)[0]!.closest('ul')!.insertAdjacentHTML('beforeend', '<li><a href="#d">T4</a></li>');
  instance(root).refresh().select(3);
  assert.deepEqual([state(root), open(root)], ['0 0 0 1', ['PD']]);
  assert.true(root.lastElementChild!.matches('#own'), 'what no label names stays where it is');
});

bothEach(
  'C12, T18, A11 where the page takes out the open one, the next one opens, else the one before:',
  { 'where one has to be open': false, collapsible: true },
  (assert, kind, collapsible) => {
    const settings = { collapsible, [kind.first]: 1 };
    const { root, set, item, panel } = begin(kind, settings, kind.html({ count: 4 }));
    const takeOut = (index: number): string => {
      $([item(index), panel(index)]).remove();
      set.refresh();
      return kind.state(root);
    };
    item(2).classList.add('z-disabled');
    // Sections may all be closed then.
    const none = collapsible && kind === kinds.accordion;
    assert.equal(takeOut(1), none ? '0 0 0' : '0 0 1');
    assert.equal(takeOut(2), none ? '0 0' : '1 0');
    set.select(0);
    if (collapsible) assert.equal(takeOut(1), none ? '1' : '0', 'what is closed by then stays so');
  },
);

both('C12 labels sorted by the page keep their panels, also at the next start:', (assert, kind) => {
  const { root, set } = begin(kind, { [kind.first]: 2 });
  const [first] = kind.items(root);
  // As jQuery UI’s sortable does it: the labels alone.
  first!.parentElement!.append(first!);
  set.refresh();
  const read = (): string[] =>
    kind
      .labels(root)
      .map((label, n) => `${label.textContent} ${kind.panels(root)[n]!.textContent}`);
  const sorted = ['T2 P2', 'T3 P3', 'T1 P1'];
  assert.deepEqual([read(), kind.state(root), open(root)], [sorted, '0 1 0', ['P3']]);
  set.destroy();
  call(kind, root, { animation: { effects: 'none' }, [kind.first]: 0 });
  assert.deepEqual([read(), kind.state(root), open(root)], [sorted, '1 0 0', ['P2']]);
});

QUnit.test('C12 panels that labels name stay where they are', (assert) => {
  const html = tabsHtml()
    .replace('<div><p>P1', '<div id="one"><p>P1')
    .replace('<a>T1', '<a href="#one">T1');
  const root = start({}, html);
  const [first] = panels(root);
  const list = root.querySelector('.z-tabs-desktop')!;
  list.append(list.firstElementChild!);
  instance(root).refresh();
  assert.strictEqual(first, panels(root)[0]);
  assert.deepEqual([state(root), open(root)], ['0 0 1', ['P1']]);
});

/** What a framework shows later, or for a while. */
both('C12 content that comes after the start is the panel:', (assert, kind) => {
  const html = kind.html().replace('<div><p>P2</p></div>', '');
  const isTabs = kind === kinds.tabs;
  const { root, set, panel, click, state: now } = begin(kind, {}, html);
  takeWarnings();
  const place = isTabs ? root.querySelector('.z-container')! : kind.items(root)[1]!;
  for (let n = 0; n < 3; n++) {
    const given = $('<div class="own"><b>P2</b></div>')[0]!;
    place.insertBefore(given, panel(1));
    set.refresh();
    assert.strictEqual(panel(1), given, 'the author’s own');
    assert.equal(root.querySelectorAll('.z-content').length, 3);
    assert.equal(click(1, 2, 1), '0 1 0, 0 0 1, 0 1 0');
    assert.deepEqual(open(root), ['P2']);
    given.remove();
    set.refresh();
    assert.deepEqual([now(), root.querySelectorAll('.z-content').length], ['0 1 0', 3]);
    assert.equal(click(0, 2), '1 0 0, 0 0 1', 'the others stand for themselves');
  }
  takeWarnings();
  set.destroy();
  assert.equal(markupOf(root), markupOf(html));
});

QUnit.test.each('C12 content comes and goes in each form of accordion:', forms, (assert, form) => {
  const { root, set, content } = accordion({}, accordionHtml({ form }));
  const own = content(1);
  const marker = document.createComment('');
  for (let n = 0; n < 2; n++) {
    own.replaceWith(marker);
    set.refresh();
    assert.deepEqual([set.count(), open(root)], [3, n ? [''] : []], 'gone');
    marker.replaceWith(own);
    set.refresh();
    if (!n) set.select(1);
    assert.deepEqual([set.active(), open(root)], [1, ['C2']], form);
  }
  set.destroy();
  assert.equal(markupOf(root).replace('<!---->', ''), markupOf(accordionHtml({ form })));
});

both('C12 a panel that comes and goes while it is open:', (assert, kind) => {
  const { root, set, panel, state: now } = begin(kind, { [kind.first]: 1 });
  const own = panel(1);
  const next = own.nextSibling;
  const parent = own.parentNode!;
  own.remove();
  set.refresh();
  takeWarnings();
  assert.equal(now(), '0 1 0');
  parent.insertBefore(own, next);
  set.refresh();
  assert.deepEqual([now(), open(root), takeWarnings()], ['0 1 0', ['P2'], []]);
  assert.equal(root.querySelectorAll('.z-content').length, 3);
});

QUnit.test('C12 labels and panels are matched again, by ids first', (assert) => {
  const html =
    '<div><ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li><li><a href="#c">C</a></li></ul>' +
    '<div><div id="a">PA</div><div id="b">PB</div><div id="c">PC</div></div></div>';
  const root = start({}, html);
  const b = panels(root)[1]!;
  b.remove();
  instance(root).refresh();
  takeWarnings();
  instance(root).select(1);
  panels(root)[0]!.parentElement!.prepend(b);
  instance(root).refresh();
  assert.deepEqual([state(root), open(root), takeWarnings()], ['0 1 0', ['PB'], []]);
  // A framework that uses its nodes again for other items.
  ['c', 'a', 'b'].forEach((id, n) => labels(root)[n]!.setAttribute('href', `#${id}`));
  instance(root).refresh();
  const shown = [0, 1, 2].map((index) => (instance(root).select(index), open(root).join()));
  assert.deepEqual(shown, ['PC', 'PA', 'PB']);
});

const writes: Record<string, (panel: HTMLElement) => unknown> = {
  'html()': (panel) => $(panel).html('<i>new</i>'),
  'append()': (panel) => $(panel).html('<i>n</i>').append('<b>e</b>', 'w'),
  'append() beside what was there': (panel) => {
    $(panel).find('p').remove();
    $(panel).append('<i>new</i>');
  },
  'prepend()': (panel) => {
    $(panel).find('p').text('w');
    $(panel).prepend('n', '<i>e</i>');
  },
};

bothEach('C12 what is put straight into a panel is gathered:', writes, (assert, kind, write) => {
  const { root, set, panel, click } = begin(kind);
  const isWhole = (n: number): string => {
    const [box, ...more] = Array.from(panel(n).childNodes) as HTMLElement[];
    const isInner = !!box && !more.length && box.matches('.z-content-inner, .z-auto-g');
    return isInner ? box.textContent! : panel(n).innerHTML;
  };
  write(panel(0));
  set.refresh();
  assert.equal(isWhole(0), 'new', 'by refresh');
  click(1, 0, 2);
  write(panel(1));
  click(1);
  assert.equal(isWhole(1), 'new', 'by the next showing');
  assert.equal(kind.state(root), '0 1 0');
});

/** Items with a letter each as their names or ids; none where there is a blank. */
const named = (kind: Kind, names: string, attribute: string): string =>
  names
    .split('')
    .reduce(
      (html, name, n) =>
        html.replace(
          new RegExp(`<(li|h3)>(?=(<a>)?T${n + 1})`),
          name === ' ' ? '$&' : `<$1 ${attribute}="${name}">`,
        ),
      kind.html({ count: names.length }),
    );

both('C12 of replaced items, the open one is kept by name, else by position:', (assert, kind) => {
  const replace = (root: HTMLElement, html: string): void => {
    const next = $(html)[0]!;
    const isTabs = kind === kinds.tabs;
    const places = isTabs ? ['ul:not(.z-tabs-mobile)', '.z-container'] : [];
    const from = isTabs ? ['ul', ':scope > div'] : [];
    if (!isTabs) $(root).empty().append($(next).children());
    places.forEach((place, n) =>
      root
        .querySelector(place)!
        .replaceChildren(...Array.from(next.querySelector(from[n]!)!.children)),
    );
  };
  for (const [before, after, expected, attribute = 'data-link'] of [
    ['abc', 'cbax', '1 0 0 0'],
    ['   ', '   ', '0 0 1'],
    ['abc', 'xyz', '0 0 1'],
    ['abc', 'cbax', '1 0 0 0', 'id'],
  ] as const) {
    const running = begin(kind, { [kind.first]: 2 }, named(kind, before, attribute));
    replace(running.root, named(kind, after, attribute));
    running.set.refresh();
    assert.equal(running.state(), expected, `${before} ${after}`);
    $(running.root).remove();
  }
});

both('C13 destroy finds its parts by its items, where their classes are gone:', (assert, kind) => {
  const plain = kind.html({ attributes: 'data-animation-effects="none"' });
  const withMoved =
    kind === kinds.tabs
      ? plain.replace('data-', 'data-position="bottom-left" data-')
      : plain.replace('T1', 'a <input> b').replace('T2', '<label><input> c</label>');
  for (const html of [plain, withMoved])
    for (const refreshes of [false, true]) {
      const root = put(html);
      call(kind, root, { [kind.first]: 0 });
      // As a framework’s binding of classes does it.
      const takeOff = (): unknown =>
        $(root).find('.z-tab, .z-section, .z-content, .z-link, .z-header').removeAttr('class');
      takeOff();
      if (refreshes) runningOn(kind, root).set.refresh();
      takeOff();
      runningOn(kind, root).set.destroy();
      assert.equal(markupOf(root), markupOf(html), `${refreshes}`);
      root.remove();
    }
});

QUnit.test('C13 destroy takes off what panels got with labels that the page replaced', (assert) => {
  const html = tabsHtml();
  const root = start({}, html);
  const list = root.querySelector('.z-tabs-desktop')!;
  const labelsOf = (markup: string): string =>
    (/<ul>(.*?)<[/]ul>/s.exec(markup) as unknown as string[])[1]!;
  list.innerHTML = labelsOf(html);
  instance(root).refresh();
  instance(root).select(1);
  instance(root).destroy();
  assert.equal(markupOf(root), markupOf(html));
});

both('C12 the focus stays on a label whose link or button is made again', (assert, kind) => {
  const changes: Record<string, (set: ReturnType<typeof begin>) => void> = {
    'other content': ({ panel }) => $(panel(1)).replaceWith('<div>New</div>'),
    'other classes': ({ item }) => (item(0).className = 'own'),
  };
  for (const [what, change] of Object.entries(changes)) {
    const running = begin(kind, {}, kind.html().replace(/<\/?a>/g, ''));
    const { root, set, label, state: now } = running;
    label(1).focus();
    change(running);
    set.refresh();
    assert.strictEqual(document.activeElement, label(1), what);
    assert.equal(now(), '1 0 0');
    root.remove();
  }
});
