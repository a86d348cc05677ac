import { keepListening } from '../core/arrival';
import { whenIdle } from '../core/idle';
import { emit, on } from '../core/signals';
import { changed } from '../core/collection';
import type { CleanUp, Feature, Widget } from '../core/widget';

/** What waits for the page to be idle: at once it would slow the start down. */
const waiting = new Set<CleanUp>();

function soon(work: CleanUp): void {
  if (waiting.add(work).size > 1) return;
  whenIdle(() => {
    waiting.forEach((one) => one());
    waiting.clear();
  });
}

const ALL = { childList: true, characterData: true, subtree: true };

/**
 * Listens on links, and watches what is in headers, and nothing else, as soon as the page is idle: a page that sets the
 * text of a header wipes its trigger out, which is made again before a key or a press needs it (C12).
 */
function mount(widget: Widget): void {
  const { kind, cleanUps } = widget;
  let rests: boolean;
  let observer: MutationObserver | undefined;
  const mend = (): void => {
    const mended = observer && !rests ? widget.items.filter(kind.mend) : [];
    if (!mended[0]) return;
    mended.forEach((item) => kind.readState(widget, item));
    changed(widget);
    // A page that answers each change with one of its own isn't held up.
    rests = true;
    setTimeout(() => {
      rests = false;
      mend();
    });
  };
  const onText = (): void => {
    mend();
    // The bar of a dropdown says what is selected.
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
  soon(watch);
  on(widget, 'structure', () => soon(watch));
  cleanUps.push(() => {
    waiting.delete(watch);
    if (observer) observer.disconnect();
    observer = undefined;
  });
}

export const headers: Feature = { mount };
