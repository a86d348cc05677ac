import { build } from '../dom/build';

const PASSED = ['sandbox', 'allow', 'referrerpolicy'];

interface FrameSettings {
  readonly src: string;
  readonly title: string;
  /** Whether it may wait until it is seen. */
  readonly lazy: boolean;
  /** The elements with `data-iframe-…` attributes for the frame. */
  readonly sources: readonly Element[];
}

/** The frame that an earlier run has left in `target`, or null. */
export function frameIn(target: HTMLElement): HTMLIFrameElement | null {
  return target.querySelector<HTMLIFrameElement>(':scope > .z-video > .z-iframe');
}

/** Puts a frame into `target`, in place of what is there (rule C19). */
export function insertFrame(target: HTMLElement, settings: FrameSettings): HTMLIFrameElement {
  const frame = build('iframe', 'z-iframe') as HTMLIFrameElement;
  frame.title = settings.title;
  if (settings.lazy) frame.setAttribute('loading', 'lazy');
  for (const name of PASSED) {
    for (const source of settings.sources) {
      const value = source.getAttribute('data-iframe-' + name);
      // The first one counts; also an empty one says something.
      if (value !== null && !frame.hasAttribute(name)) frame.setAttribute(name, value);
    }
  }
  frame.src = settings.src;
  target.appendChild(build('div', 'z-video', frame));
  return frame;
}

/** Calls `done` when the frame has loaded; the function returned calls that off. */
export function whenFramed(frame: HTMLIFrameElement, done: () => void): () => void {
  const end = (): void => frame.removeEventListener('load', loaded);
  const loaded = (): void => {
    end();
    done();
  };
  frame.addEventListener('load', loaded);
  return end;
}
