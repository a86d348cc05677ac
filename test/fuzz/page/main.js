// Takes the steps of an episode on the page, and checks after each of them.
import { checks } from './checks.js';
import { $, atMiddleOf, instanceOn, itemAt, plain, plugins, setRoot } from './common.js';
import { itemsOf } from './items.js';
import { noteWidths } from './places.js';
import { createSteps, guard, guards, removalGuard } from './steps.js';

/** Steps after which the focus may be on the page's body: it is the page's or the browser's doing. */
const LOSES_FOCUS = /^(hash|back|show|pageHides|pageRemoves|pageFills|again|saved)$/;

/** What takes the focus when it is pressed; anything else takes it away. */
const FOCUSABLE = 'a[href], button:enabled, input:enabled, summary, [tabindex]';

/** What markup that was given back must not have; frames stay. */
const TRACE =
  / (class="[^"]*\bz-(?!disabled|video|iframe)|id="ui|hidden|inert|tabindex|aria-(?!label=)|role="(?!tablist))[^ >]*/;

let kind;
let steps;
let hadFocus = false;
/** What had the focus before. */
let focused = null;
let wasSaved = false;
/** What the author wrote, where nothing has changed it; null where something may have. */
let written = null;
/** Whether the author wrote nothing that looks like a trace. */
let isPlain = true;
/** Whether what was pressed last takes no focus. */
let pressedNothing = false;

/** All running widgets on the page, each with its kind. */
const running = () =>
  Array.from(document.querySelectorAll('.z-tabs, .z-accordion')).flatMap((root) =>
    Object.keys(plugins)
      .map((one) => ({ root, kind: one, instance: instanceOn(root, one) }))
      .filter(({ instance }) => instance),
  );

function start(options) {
  const root = setRoot();
  asAuthor();
  $(root)[plugins[kind]]({ ...guards, ...options });
}

function asAuthor() {
  $(setRoot()).off('.fuzz .fuzzcall');
}

function endAll() {
  for (const one of running().reverse()) one.instance.destroy();
  const { outerHTML } = setRoot();
  const problems = [];
  if (!wasSaved && isPlain && TRACE.test(outerHTML))
    problems.push(`left: ${TRACE.exec(outerHTML)[0]}`);
  if (!wasSaved && written !== null && plain(setRoot()) !== written)
    problems.push(`written was ${written}`, `given back is ${outerHTML}`);
  return problems;
}

/** Starts and ends at once, which leaves no trace. A saved copy's own nodes may come back elsewhere. */
function passBy(options) {
  if (wasSaved) return [];
  const { contentUrls, iframe, ...rest } = options;
  const before = plain(setRoot());
  asAuthor();
  $(setRoot())[plugins[kind]](rest);
  $(setRoot()).uiTabs('scan').uiAccordion('scan');
  for (const one of running().reverse()) one.instance.destroy();
  const after = plain(setRoot());
  return before === after ? [] : [`before it was ${before}`, `after a second end ${after}`];
}

/** Ends the widget and starts it again, on its own markup or on what was saved of it. */
function restart(options, isToSave) {
  // An emptied list that is no `ul` couldn't be told from a panel.
  const saved = isToSave && !setRoot().querySelector('div.z-tabs-desktop:empty');
  const html = setRoot().outerHTML;
  const problems = endAll();
  guard.promised = [];
  removalGuard.promised = [];
  problems.push(...passBy(options));
  if (saved) $(setRoot()).replaceWith(html);
  wasSaved = wasSaved || saved;
  start(options);
  $(setRoot()).uiTabs('scan').uiAccordion('scan');
  return problems;
}

function twiceUsedIds() {
  const seen = new Set();
  return Array.from(document.querySelectorAll('[id]'), ({ id }) => id).filter(
    (id) => seen.size === seen.add(id).size,
  );
}

/** Whether nothing is on its way; what style sheets move doesn't count. */
const isAtRest = () =>
  !$.timers?.length &&
  !document
    .getAnimations()
    .some((one) => !(one instanceof CSSTransition || one instanceof CSSAnimation));

const each = (...moments) =>
  moments.flatMap((moment) => running().flatMap((one) => checks[moment](one)));

function checkNow() {
  return [...each('now'), ...twiceUsedIds().map((id) => `the id ${id} comes twice`)];
}

function checkLater() {
  noteWidths();
  return each('now', 'later', ...(isAtRest() ? ['rest'] : []));
}

const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
  });

/** How far rows have scrolled, which goes on for some frames. */
const scrolled = () =>
  Array.from(
    document.querySelectorAll('.z-scroll > .z-tabs-desktop'),
    (one) => one.scrollLeft,
  ).join();

/** Whether this is a control of autoplay that options have taken away. */
const goesByOption = (element) => element.matches('.z-autoplay') && !element.isConnected;

function checkFocus(step) {
  const lost =
    hadFocus &&
    document.activeElement === document.body &&
    !LOSES_FOCUS.test(step.name) &&
    !pressedNothing &&
    !goesByOption(focused) &&
    !!instanceOn(setRoot(), kind);
  hadFocus = !!instanceOn(setRoot(), kind) && setRoot().contains(document.activeElement);
  focused = document.activeElement;
  pressedNothing = false;
  return lost ? ['the focus was lost'] : [];
}

/** Starts the set again that a callback has ended, which may have lost the focus. */
function ensureRunning() {
  if (instanceOn(setRoot(), kind)) return;
  start({});
  hadFocus = false;
}

/** Checks after a step that was taken already, or takes it first. */
async function take(step) {
  let problems = [];
  ensureRunning();
  if (steps[step.name]) {
    const result = steps[step.name](...step.args);
    if (Array.isArray(result)) problems.push(...result);
    if (result instanceof Promise) await result;
  } else {
    // What a link has had the browser find, and a guard refuses, closes one task later.
    await new Promise((resolve) => setTimeout(resolve));
  }
  problems.push(...checkNow());
  await frame();
  await frame();
  for (let before = '', now = scrolled(); now !== before;) {
    before = now;
    if (now) await frame();
    now = scrolled();
  }
  problems.push(...checkLater(), ...checkFocus(step));
  return problems;
}

const ours = '.z-tabs-mobile a, .z-autoplay, .z-dot-nav-item, .z-failure button, .z-shift';

/** Where to press for a step; null where there is nothing. */
function pointFor({ name, args: [index] }) {
  ensureRunning();
  const items = itemsOf[kind](setRoot());
  const item = itemAt(items, index);
  const { panel } = items.find((one) => one.panel?.checkVisibility()) || {};
  const buttons = Array.from(document.querySelectorAll(ours)).filter((one) =>
    one.checkVisibility(),
  );
  const target = {
    click: item?.label,
    hover: item?.label,
    // A disabled one is like any other place on the page, which takes the focus away.
    clickClose: item?.element.querySelector(':scope > .z-close:enabled'),
    clickControl: item?.element.querySelector('.z-header input, .z-header button:not(.z-trigger)'),
    clickInside: panel?.querySelector('button, input, p'),
    clickOwn: buttons[index % buttons.length],
  }[name];
  const point = target?.checkVisibility() && atMiddleOf(target);
  return point && target.contains(point.hit) ? { x: point.x, y: point.y } : null;
}

// What a pointer comes over may move before it presses; a link that is followed takes the focus away.
const notePress = ({ target }) => (pressedNothing = !target.closest(FOCUSABLE));
document.addEventListener('mousedown', notePress, true);
window.addEventListener('click', ({ target, defaultPrevented }) => {
  pressedNothing ||= !defaultPrevented && !!target.closest('a[href]');
});

// A form that a key has filled in would leave the page.
document.addEventListener('submit', (event) => event.preventDefault());

window.fuzz = {
  begin(episode) {
    kind = episode.kind;
    steps = createSteps(kind, { itemsOf: itemsOf[kind], restart });
    document.getElementById('holder').innerHTML = episode.html;
    isPlain = !TRACE.test(episode.html);
    written = episode.keepsContent ? plain(setRoot()) : null;
    start(episode.settings);
    $(setRoot()).uiTabs('scan').uiAccordion('scan');
    return take({ name: 'begin', args: [] });
  },
  take,
  pointFor,
  /** Gives the focus to a tab that is to be closed by a key; whether it has it. */
  focusFor({ args: [index] }) {
    const items = instanceOn(setRoot(), kind) ? itemsOf[kind](setRoot()) : [];
    const label = itemAt(items, index)?.label;
    label?.focus();
    return !!label && document.activeElement === label;
  },
};
