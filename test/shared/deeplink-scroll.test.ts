import $ from 'jquery';
import { accordionHtml } from '../support/accordion';
import { instance, put, start, tabsHtml } from '../support/fixture';
import { accordion, begin, both } from '../support/kinds';
import { atHash, goTo, hashOf, restoring, restoringScroll } from '../support/links';
import { state } from '../support/state';

QUnit.module('deep links: what scrolls', restoringScroll);

const linked = { deeplinking: true };

// High enough that a list above them is out of sight.
const high = '<p style="height: 3000px"></p>';
const topOf = (element: Element): number => element.getBoundingClientRect().top;
const inSight = (element: Element): boolean => topOf(element) >= 0 && topOf(element) < innerHeight;

both('T20 a link to a name scrolls to a label that is out of sight:', (assert, kind) => {
  put(high);
  const { label, state } = begin(kind, linked);
  put(high);
  scrollTo(0, 0);
  assert.false(inSight(label(1)));
  goTo(hashOf(kind, 2));
  assert.deepEqual([state(), inSight(label(1))], ['0 1 0', true]);
  scrollBy(0, -100);
  const at = scrollY;
  goTo(hashOf(kind, 3));
  assert.deepEqual([state(), scrollY], ['0 0 1', at], 'in sight nothing scrolls');
});

QUnit.test('T20 a link opens what it names where the motion brings it into sight', (assert) => {
  const tall = accordionHtml({ count: 5 }).replaceAll('<p>', '<p style="height: 1500px">');
  const settings = { ...linked, active: 0, animation: { effects: 'slide' } } as const;
  const { header, set, state } = accordion(settings, tall);
  put(high);
  scrollBy(0, topOf(header(2)) - 400);
  goTo('#section3');
  // Ends what would still move.
  set.refresh();
  assert.deepEqual([state(), inSight(header(2))], ['0 0 1 0 0', true]);
});

QUnit.test('T20 a header below what the page keeps free above is no header in sight', (assert) => {
  put(high);
  const { header } = accordion(linked);
  put(high);
  const { style } = document.documentElement;
  style.scrollPaddingTop = '100px';
  scrollBy(0, topOf(header(1)) - 10);
  goTo('#section2');
  style.scrollPaddingTop = '';
  assert.equal(Math.round(topOf(header(1))), 100);
});

both('T22 writing the address never scrolls, also where an id equals the hash:', (assert, kind) => {
  const { click } = begin(kind, linked);
  put(`${high}<i id="${kind.noun}2">far</i>`);
  scrollTo(0, 0);
  click(1);
  assert.deepEqual([location.hash, scrollY], [hashOf(kind, 2), 0]);
});

// A link to where the page's address points already, which opens something other than this page.
QUnit.module('deep links: links that are followed again', restoring);

const plain = {};
const tab = { deeplinking: true, history: 'none' };

type Press = [settings: object, keys?: MouseEventInit, prevented?: 'prevented'];

const presses: Record<string, Press> = {
  'R1 what it points to opens': [plain],
  'R1 without findInPage, too': [{ findInPage: false }],
  'R1 but not with Ctrl': [plain, { ctrlKey: true }],
  'R1 also when the page prevents it, as it may scroll by itself': [plain, {}, 'prevented'],
  'T20 the tab that it names opens': [tab],
  'T20 but not with Ctrl': [tab, { ctrlKey: true }],
  'T20 nor when the page prevents it': [tab, {}, 'prevented'],
};

for (const [title, [settings, keys = {}, prevented]] of Object.entries(presses)) {
  QUnit.test(title, (assert) => {
    const hash = settings === tab ? '#tab3' : '#there';
    atHash(hash);
    const root = start(settings, tabsHtml().replace('<p>P3', '<p id="there">P3'));
    const link = put(`<a href="${hash}"><i>there</i></a>`);
    link.onclick = () => !prevented;
    instance(root).select(0);
    // After the set has heard of it: some browsers would go there during the next test.
    $(window).one('click', (event) => event.preventDefault());
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
    link.firstElementChild!.dispatchEvent(press);
    const opens = !keys.ctrlKey && (!prevented || settings === plain);
    assert.deepEqual([state(root), location.hash], [opens ? '0 0 1' : '1 0 0', hash]);
  });
}
