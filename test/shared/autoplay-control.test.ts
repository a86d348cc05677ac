import $ from 'jquery';
import { accordionHtml } from '../support/accordion';
import { frame } from '../support/fit';
import { put, tabsHtml } from '../support/fixture';
import {
  controlsIn,
  players,
  PLAYING,
  playSections,
  playTabs,
  point,
  STOPPED,
  steps,
  told,
} from '../support/players';
import { surroundings, tick, timersLeft } from '../support/surroundings';

QUnit.module('autoplay: the control, and what is told', surroundings);

const second = { autoplay: { interval: 1000 } };
const narrow = { minWindowWidth: 9999 };

QUnit.test.each('S1 it is a button of 24 px or more with a name:', players, (assert, [player]) => {
  const playing = player(second);
  const control = playing.control()!;
  assert.deepEqual(
    Array.from(control.attributes, ({ name, value }) => `${name}=${value}`),
    ['class=z-autoplay z-playing', 'type=button', 'aria-label=Stop automatic change'],
  );
  assert.equal(control.tagName, 'BUTTON');
  const { width, height } = control.getBoundingClientRect();
  assert.true(width >= 24 && height >= 24, `${width} by ${height}`);
  assert.true(control.checkVisibility());
  const labels = document.querySelector('.z-tabs-desktop, .z-accordion')!;
  assert.true(
    !!(control.compareDocumentPosition(labels) & Node.DOCUMENT_POSITION_FOLLOWING),
    'it comes first',
  );
});

QUnit.test.each('S1 pressing it stops and starts:', players, (assert, [player]) => {
  const playing = player(second);
  const control = playing.control()!;
  tick(900);
  control.click();
  assert.deepEqual([told(playing), timersLeft()], [STOPPED, []]);
  assert.false(control.hasAttribute('aria-pressed'), 'its name says it');
  assert.equal(steps(playing, 5000, 1), '1 0 0');
  control.click();
  assert.deepEqual([told(playing), timersLeft()], [PLAYING, [1000]]);
  assert.equal(steps(playing, 1000, 1), '0 1 0');
  playing.labels[2]!.click();
  control.click();
  assert.equal(told(playing), PLAYING, "also after a user's action");
  playing.widget.stop();
  control.click();
  assert.equal(told(playing), PLAYING, 'and after stop()');
  assert.strictEqual(playing.control(), control);
});

QUnit.test.each('S1 it starts with the interval of play():', players, (assert, [player]) => {
  const playing = player(second);
  playing.widget.play(300);
  playing.control()!.click();
  playing.control()!.click();
  assert.deepEqual(timersLeft(), [300]);
});

QUnit.test.each('S1 what play() started has it, too:', players, (assert, [player]) => {
  const playing = player();
  playing.widget.play();
  assert.equal(told(playing), PLAYING);
  playing.widget.stop();
  assert.equal(told(playing), STOPPED);
  playing.control()!.click();
  assert.deepEqual([told(playing), timersLeft()], [PLAYING, [2000]]);
});

QUnit.test.each('C17 control: false:', players, (assert, [player]) => {
  const playing = player({ autoplay: { interval: 1000, control: false } });
  assert.equal(told(playing), 'no control, off');
  playing.widget.stop();
  assert.equal(told(playing), 'no control, polite');
  playing.widget.setOptions({ autoplay: { control: true } });
  assert.equal(told(playing), STOPPED);
  playing.widget.setOptions({ autoplay: { control: false } });
  assert.equal(told(playing), 'no control, polite');
});

QUnit.test.each('S1 it keeps the focus over setOptions:', players, (assert, [player]) => {
  const playing = player(second);
  const control = playing.control()!;
  control.focus();
  playing.widget.setOptions({ texts: { pause: 'Halt' }, autoplay: { interval: 500 } });
  assert.strictEqual(document.activeElement, control);
  assert.equal(told(playing), 'Halt, z-playing, off');
  control.click();
  playing.widget.setOptions({ texts: { play: '<b>Los</b>' } });
  assert.equal(told(playing), '<b>Los</b>, still, polite');
  assert.strictEqual(document.activeElement, control);
});

QUnit.test.each('C17 the pointer over it does not pause:', players, (assert, [player]) => {
  const playing = player(second);
  const control = playing.control()!;
  point(playing.labels[0]!, 'over');
  assert.deepEqual(timersLeft(), []);
  point(control, 'over');
  if (!playing.stage.contains(control)) point(playing.stage, 'out');
  assert.equal(steps(playing, 1000, 1), '0 1 0');
  control.click();
  control.click();
  assert.equal(steps(playing, 1000, 1), '0 0 1', 'pressed while the pointer rests on it');
  point(playing.labels[0]!, 'over');
  assert.deepEqual(timersLeft(), []);
});

const names = ['role', 'aria-roledescription', 'aria-label', 'aria-labelledby'];
const called = (element: Element): string =>
  names.map((name) => element.getAttribute(name)).join(', ');

const named: [string, typeof playTabs, (attributes?: string) => string][] = [
  ['tabs', playTabs, (attributes = '') => tabsHtml({ attributes })],
  [
    'an accordion that is no list',
    playSections,
    (attributes = '') => accordionHtml({ attributes, form: 'div' }),
  ],
];

QUnit.test.each('S7 a named group while it is on:', named, (assert, [, player, html]) => {
  const { root, widget } = player({}, html());
  assert.equal(called(root), ', , , ');
  widget.play();
  assert.equal(called(root), 'group, carousel, Slides, ');
  widget.stop();
  widget.setOptions({ texts: { carousel: 'Karussell', slides: 'Bilder' } });
  assert.equal(called(root), 'group, Karussell, Bilder, ');
  widget.setOptions({ autoplay: { interval: 500 } });
  widget.setOptions({ autoplay: false });
  assert.equal(called(root), ', , , ');
});

QUnit.test.each("S7 the author's name, or a heading's:", named, (assert, [, player, html]) => {
  const mine = player(second, html('aria-label="Mine"'));
  assert.equal(called(mine.root), 'group, carousel, Mine, ');
  const heading = put('<h2>Pictures</h2>');
  const { root, widget } = player(second, html());
  const expected = `group, carousel, , ${heading.id}`;
  assert.true(heading.id.length > 0);
  assert.equal(called(root), expected);
  widget.setOptions({ debug: true });
  assert.equal(called(root), expected, 'also with other options');
  widget.destroy();
  assert.equal(heading.outerHTML, '<h2>Pictures</h2>');
});

QUnit.test.each("S7 an author's role stays:", named, (assert, [, player, html]) => {
  const { root } = player(second, html('role="region" aria-label="Mine"'));
  assert.equal(called(root), 'region, , Mine, ');
});

QUnit.test('S7 a list stays a list', (assert) => {
  const { root } = playSections(second);
  assert.equal(called(root), ', , , ');
});

QUnit.test.each('C14 a saved copy has one control:', players, (assert, [player]) => {
  const playing = player(second);
  const place = playing.stage.parentElement!;
  const saved = place.innerHTML;
  playing.widget.destroy();
  const copy = put(`<section>${saved}</section>`);
  place.querySelector(`:scope > #${playing.root.id}`)!.remove();
  const root = copy.querySelector<HTMLElement>(`#${playing.root.id}`)!;
  if (root.matches('.z-tabs')) $(root).uiTabs(second);
  else $(root).uiAccordion({ slider: !!copy.querySelector('.z-slider-wrapper'), ...second });
  assert.equal(controlsIn(copy).length, 1);
  controlsIn(copy)[0]!.click();
  assert.equal(controlsIn(copy)[0]!.getAttribute('aria-label'), 'Start automatic change');
});

QUnit.test.each(
  '2.4.3 going away, it leaves the focus to a label:',
  players,
  (assert, [player]) => {
    const playing = player(second);
    playing.control()!.focus();
    playing.widget.setOptions({ autoplay: { control: false } });
    assert.strictEqual(document.activeElement, playing.labels[0]);
  },
);

QUnit.test.each(
  '2.4.3 where no label is in sight, it leaves the focus to the set:',
  players,
  (assert, [player]) => {
    const playing = player(second);
    for (const item of playing.items) item.style.display = 'none';
    playing.control()!.focus();
    playing.widget.setOptions({ autoplay: { interval: 0 } });
    assert.strictEqual(document.activeElement, playing.root);
    playing.widget.destroy();
    assert.false(playing.root.hasAttribute('tabindex'));
  },
);

QUnit.test.each(
  '2.4.3 in the narrow form it leaves the focus to the bar, in a form that comes by the same options to a label:',
  { stays: [{}, '.z-tabs-mobile a'], goes: [{ mobileNav: false }, '.z-tabs-desktop a'] },
  async (assert, [more, expected]: [object, string]) => {
    const { root, widget, control } = playTabs({ ...second, ...narrow });
    await frame();
    control()!.focus();
    widget.setOptions({ autoplay: false, ...more });
    await frame();
    assert.strictEqual(document.activeElement, root.querySelector(expected));
  },
);

QUnit.test('S1 it stays right before an accordion that moves or goes', (assert) => {
  const playing = playSections(second);
  const { root } = playing;
  const host = root.parentElement!;
  const control = playing.control()!;
  host.insertBefore(put('<p></p>'), root);
  tick(1000);
  assert.strictEqual(root.previousElementSibling, control);
  root.remove();
  tick(1000);
  assert.deepEqual(controlsIn(document.body), []);
  host.appendChild(root);
  playing.widget.stop();
  assert.strictEqual(playing.control(), control);
});

QUnit.test.each('A16 turned on and off, it leaves nothing:', players, (assert, [player]) => {
  const { root, widget } = player();
  const kept = (widget as unknown as { widget: { life: { undo: unknown[] } } }).widget.life.undo;
  const before = kept.length;
  for (let n = 0; n < 200; n++) {
    widget.setOptions({ autoplay: { interval: 1000 } });
    widget.setOptions({ autoplay: false });
  }
  assert.deepEqual([kept.length, controlsIn(root).length], [before, 0]);
});
