import { keepListening } from '../core/arrival';
import { whenIdle } from '../core/idle';
import { emit, on } from '../core/signals';
import { itemsChanged } from '../core/collection';
import type { CleanUp, Feature, Widget } from '../core/widget';

/** What is to be done when the page is idle. Doing it at once would slow the start down. */
const idleWork = new Set<CleanUp>();

function doWhenIdle(work: CleanUp): void {
  idleWork.add(work);
  // It waits already.
  if (idleWork.size > 1) return;
  whenIdle(() => {
    idleWork.forEach((one) => one());
    idleWork.clear();
  });
}

const ALL = { childList: true, characterData: true, subtree: true };

/**
 * When the page is idle, adds click listeners to links (see `keepListening`), and observes the content of headers: if
 * the page sets the text of a header, that removes the trigger, which is made again at once.
 */
function mount(widget: Widget): void {
  const { kind, cleanUps } = widget;
  let isPaused: boolean;
  let observer: MutationObserver | undefined;
  const mend = (): void => {
    const mended = observer && !isPaused ? widget.items.filter(kind.repair) : [];
    if (!mended[0]) return;
    mended.forEach((item) => kind.readState(widget, item));
    itemsChanged(widget);
    // Once for each task: otherwise a page that answers each change with another one would block the browser.
    isPaused = true;
    setTimeout(() => {
      isPaused = false;
      mend();
    });
  };
  const onText = (): void => {
    mend();
    // The button of a dropdown shows the text of the selected tab.
    kind.paintAll(widget);
    emit(widget, 'text');
  };
  const watch = (): void => {
    const mine = (observer = observer || new MutationObserver(onText));
    widget.items.forEach((item) => {
      keepListening(item);
      mine.observe(item.header, ALL);
    });
    mend();
  };
  doWhenIdle(watch);
  on(widget, 'structure', () => doWhenIdle(watch));
  cleanUps.push(() => {
    idleWork.delete(watch);
    if (observer) observer.disconnect();
    observer = undefined;
  });
}

export const headerObserver = { mount } satisfies Feature;
