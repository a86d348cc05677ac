import { onEnd } from '../widget/scope';
import type { Common } from './common';

/** Scrolls the page to a widget once it has loaded (rule T21); the page's scroll margins count. */
export function scrollWhenLoaded({ root, life }: Common): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const go = (): void =>
    root.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
  if (document.readyState === 'complete') return go();
  addEventListener('load', go);
  onEnd(life, () => removeEventListener('load', go));
}
