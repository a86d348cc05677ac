import $ from 'jquery';
import { accordionHtml, accordionState } from '../support/accordion';
import { labelTexts } from '../support/driver';
import { instance, labels, panels, put, start, tabsHtml } from '../support/fixture';
import { state } from '../support/state';

// Panels that are more than boxes.
QUnit.module('tabs: kinds of panels');

const outer = (panel: string): string =>
  `<div id="set"><ul><li><a>T1</a></li><li><a>T2</a></li></ul><div><div>P1</div>${panel}</div></div>`;

const wholes: Record<string, string> = {
  'a table': '<table id="own"><caption>c</caption><tbody><tr><td>1</td></tr></tbody></table>',
  'a list': '<ol id="own"><li>one</li></ol>',
  'a definition list': '<dl id="own"><dt>a</dt><dd>b</dd></dl>',
  details: '<details id="own" open=""><summary>s</summary>text</details>',
  'a picture': '<picture id="own"><source srcset="/base/x.png"><img alt=""></picture>',
  'a drawing': '<svg id="own"><rect width="9" height="9"></rect></svg>',
  'a field': '<textarea id="own">text</textarea>',
};

QUnit.test.each('T1 a panel stays what it is:', wholes, (assert, html) => {
  const root = put(outer(html));
  const { outerHTML } = root;
  const own = document.getElementById('own')!;
  for (const defaultTab of ['tab1', 'own']) {
    $(root).uiTabs({ animation: { effects: 'none' }, defaultTab });
    assert.equal(state(root), defaultTab === 'own' ? '0 1' : '1 0');
    instance(root).select(1);
    assert.equal(state(root), '0 1');
    assert.equal(own.outerHTML, html);
    assert.true(panels(root)[1]!.contains(own) && panels(root)[1] !== own);
    instance(root).refresh().destroy();
    assert.equal(root.outerHTML, outerHTML);
  }
});

const blanks = [
  '<p></p>',
  '<p>&nbsp;</p>',
  '<p><br></p>',
  '<div class="clear"></div>',
  '<div class="clear">&nbsp;</div>',
  '<div class="row clear-left"></div>',
  '<div class=" clearfix "></div>',
  '<div id="clear"></div>',
  '<div style="height:0;clear:both"></div>',
];

QUnit.test.each(
  'T1 what editors leave, and what only ends floats, is no part:',
  blanks,
  (assert, blank) => {
    const last = blank.replace(/div/g, 'li');
    const list = `<ul><li><a>T1</a></li><li><a>T2</a></li>${last}</ul>`;
    const boxes = `${blank}<div>P1</div>${blank}<div>P2</div>${blank}`;
    for (const panels of [`<div>${boxes}</div>`, boxes]) {
      const html = `<div id="set">${blank}${list}${blank}${panels}${blank}</div>`;
      const root = start({}, html);
      assert.equal(state(root), '1 0');
      assert.equal(labelTexts(root), 'T1:P1 T2:P2');
      instance(root).refresh().select(1);
      assert.equal(state(root), '0 1');
      instance(root).destroy();
      assert.equal(root.outerHTML, html);
    }
  },
);

const empties = [
  '<p id="own"></p>',
  '<p>1</p>',
  '<p><br>1</p>',
  '<div class="clearfix panel"></div>',
  '<div class="clear">1</div>',
  '<div class="clear"><img alt=""></div>',
  '<div class="clear"><br><img alt=""></div>',
  '<div class="clearance"></div>',
  '<div title="clear"></div>',
  '<script-box></script-box>',
];

const asMany = [
  '<p>P1</p><p></p><p>P3</p>',
  '<div>P1</div><p></p><div>P3</div>',
  '<div>P1</div><div class="clearfix"></div><div>P3</div>',
];

QUnit.test.each(
  'T1 blank ones are panels where there are too few others:',
  asMany,
  (assert, html) => {
    const list = '<ul><li><a>T1</a></li><li><a>T2</a></li><li><a>T3</a></li></ul>';
    const root = start({}, `<div id="set">${list}<div>${html}</div></div>`);
    assert.equal(labelTexts(root), 'T1:P1 T2: T3:P3');
  },
);

QUnit.test.each('T1 what is filled, or may be yet, is a panel:', empties, (assert, empty) => {
  const root = start({}, outer('<div>P2</div>').replace('<div>P1</div>', empty));
  assert.equal(labelTexts(root), `T1:${empty.replace(/<.*?>/g, '')} T2:P2`);
});

QUnit.test('T1 a panel with a blank paragraph stays one', (assert) => {
  const list = '<ul><li><a>T1</a></li><li><a>T2</a></li></ul>';
  const root = start({}, `<div id="set">${list}<div><p>1</p><p>&nbsp;</p><p>2</p></div></div>`);
  assert.equal(labelTexts(root), 'T1:1\xa02 T2:');
});

QUnit.test('T1 an empty list with a class is the list', (assert) => {
  const root = start({}, '<div id="set"><ul class="clearfix"></ul><div></div></div>');
  assert.equal(root.querySelectorAll('ul.clearfix.z-tabs-desktop').length, 1);
  assert.equal(instance(root).count(), 0);
});

QUnit.test('T1 a panel that the author hid shows', (assert) => {
  const root = start(
    { defaultTab: 'tab2' },
    outer('<table id="own" style="display:none"></table>'),
  );
  assert.notEqual(getComputedStyle(document.getElementById('own')!).display, 'none');
  instance(root).destroy();
  assert.equal(document.getElementById('own')!.getAttribute('style'), 'display:none');
});

QUnit.test('T1, T5 a box takes no room where its panel wants none', (assert) => {
  const root = start({ defaultTab: 'tab2' }, outer('<table class="z-nopadding"></table>'));
  const [, panel] = panels(root);
  const { parentElement, offsetLeft } = root.querySelector('table') as HTMLElement;
  assert.deepEqual([parentElement!.parentElement, offsetLeft], [panel, panel!.clientLeft]);
});

const inner = tabsHtml({ id: 'inner', attributes: 'data-role="z-tabs"' });
const innerAccordion = accordionHtml({ id: 'inner', attributes: 'data-role="z-accordion"' });
const still = { animation: { effects: 'none' } } as const;

QUnit.test.each('C12 a set as the panel of another,', [true, false], (assert, outerFirst) => {
  for (const html of [inner, innerAccordion]) {
    const root = put(outer(html));
    const { outerHTML } = root;
    const set = document.getElementById('inner')!;
    const begin = (): void => {
      if (html === inner) $(set).uiTabs({ ...still, overflow: 'scroll', position: 'bottom-left' });
      else $(set).uiAccordion({ ...still, active: 0 });
    };
    if (!outerFirst) begin();
    $(root).uiTabs({ ...still, defaultTab: 'tab2' });
    if (outerFirst) begin();
    if (html === inner) instance(set).select(1).setOptions({ overflow: 'rows' }).next().prev();
    assert.equal(
      html === inner ? state(set) : accordionState(set),
      html === inner ? '0 1 0' : '1 0 0',
    );
    assert.equal(state(root), '0 1');
    instance(root).destroy();
    if (html === inner) $(set).uiTabs('destroy');
    else $(set).uiAccordion('destroy');
    assert.equal(root.outerHTML, outerHTML);
    $(root).remove();
  }
});

QUnit.test('C12 the only panel, which is a set, is no wrapper', (assert) => {
  const root = start({}, `<div id="set"><ul><li><a>T1</a></li></ul>${inner}</div>`);
  assert.equal(instance(root).count(), 1);
  const set = $('#inner').uiTabs(still)[0]!;
  assert.deepEqual([state(root), state(set)], ['1', '1 0 0']);
});

QUnit.test('C12 T17 a label that the page took out is no place for new ones', (assert) => {
  const root = start();
  root.querySelector('.z-tab')!.remove();
  panels(root)[0]!.remove();
  instance(root).add({ tab: 'New', content: 'N', index: 0 });
  assert.equal($(root).find('.z-tab').text(), 'T2T3New');
  instance(root).refresh();
  assert.equal(instance(root).count(), 3);
});

QUnit.test('T18 T19 focus in a panel whose label the page took out', (assert) => {
  const root = start({}, tabsHtml().replace('P1', '<input>').replace('P3', '<input>'));
  for (const [gone, stays] of [
    [0, 0],
    [1, 0],
  ] as const) {
    instance(root).select(gone);
    panels(root)[gone]!.querySelector('input')!.focus();
    labels(root)[gone]!.parentElement!.remove();
    instance(root).refresh();
    assert.strictEqual(document.activeElement, labels(root)[stays]);
  }
});

const T14: Record<string, [html: string, stop: string | null]> = {
  'a hidden field before text': ['<input type="hidden"><p>text</p>', '0'],
  'a hidden field before a field': ['<input type="hidden"><input>', null],
  'words for browsers without scripts': ['<noscript>text</noscript><input>', null],
};

QUnit.test.each('T14 a panel that begins with', T14, (assert, [html, stop]) => {
  const root = start({}, tabsHtml().replace('<p>P1</p>', html));
  assert.equal(panels(root)[0]!.getAttribute('tabindex'), stop);
});
