import { keepListening } from '../core/arrival';
import { cancelLater, doLater } from '../core/idle';
import { emit, on } from '../core/signals';
import { itemsChanged } from '../core/collection';
import type { CleanUp, Feature, Widget } from '../core/widget';

/** The events by which a page learns that somebody uses it, before a key or a press needs a header. */
const SIGNS_OF_USE = ['mouseover', 'touchstart', 'focusin', 'keydown'];

/** What starts to observe the headers of each widget. Doing it at once would slow the start down. */
const waiting = new Set<CleanUp>();

function stopWaiting(): void {
  SIGNS_OF_USE.forEach((type) => document.removeEventListener(type, watchAll, true));
  cancelLater(watchAll);
}

function watchAll(): void {
  stopWaiting();
  const due = Array.from(waiting);
  waiting.clear();
  due.forEach((watch) => watch());
}

function watchSoon(watch: CleanUp): void {
  waiting.add(watch);
  // The others wait already.
  if (waiting.size > 1) return;
  SIGNS_OF_USE.forEach((type) => document.addEventListener(type, watchAll, true));
  doLater(watchAll);
}

const ALL = { childList: true, characterData: true, subtree: true };

const textsOf = ({ items }: Widget): string => items.map(({ header }) => header.textContent).join();

/**
 * Observes the content of headers: if the page sets the text of a header, that removes the trigger, which is made again
 * at once. Links get their click listeners at the same time (see `keepListening`), because that can wait, too.
 */
function mount(widget: Widget): void {
  const { kind, cleanUps } = widget;
  let texts = textsOf(widget);
  let isPaused: boolean;
  let observer: MutationObserver | undefined;
  const repairAll = (): void => {
    const repaired = observer && !isPaused ? widget.items.filter(kind.repair) : [];
    if (!repaired[0]) return;
    repaired.forEach((item) => kind.updateItem(widget, item));
    itemsChanged(widget);
    // Once for each task: otherwise a page that answers each change with another one would block the browser.
    isPaused = true;
    setTimeout(() => {
      isPaused = false;
      repairAll();
    });
  };
  const onText = (): void => {
    repairAll();
    // The button of a dropdown shows the text of the selected tab.
    kind.paintAll(widget);
    emit(widget, 'headerText');
  };
  const watch = (): void => {
    const mine = (observer = observer || new MutationObserver(onText));
    widget.items.forEach((item) => {
      keepListening(item);
      mine.observe(item.header, ALL);
    });
    if (textsOf(widget) === texts) repairAll();
    else onText();
  };
  watchSoon(watch);
  on(widget, 'structure', () => {
    texts = textsOf(widget);
    watchSoon(watch);
  });
  cleanUps.push(() => {
    if (waiting.delete(watch) && !waiting.size) stopWaiting();
    if (observer) observer.disconnect();
    observer = undefined;
  });
}

export const headerObserver = { mount } satisfies Feature;
