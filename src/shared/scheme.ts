import { isInPage } from '../dom/query';
import { onEnd, onMedia, sharing } from '../widget/scope';
import type { Common } from './common';

/** Sets with `dark: 'auto'`, and what gives them the classes of their looks. */
const painters = new WeakMap<Node, () => void>();

/** Matches where the user wants dark pages. */
const query = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** Whether the set is dark now: by the option, or as the colour scheme around it is. */
export function isDark({ root, options }: Common): boolean {
  if (options.dark !== 'auto') return options.dark;
  const around = (isInPage(root) && root.parentElement) || document.documentElement;
  let { colorScheme } = getComputedStyle(around);
  if (colorScheme === 'normal') {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]');
    colorScheme = meta ? meta.content : '';
  }
  return /dark/.test(colorScheme) && (!/light/.test(colorScheme) || query().matches);
}

/** Sets that were taken out of the page without a word are not found, and so forgotten. */
function repaint(): void {
  for (const root of document.querySelectorAll('.z-dark-auto') as unknown as Element[]) {
    painters.get(root)?.();
  }
}

/** Watches for a page that changes its scheme, as a rule by an attribute of html or body. */
const watch = sharing((scope) => {
  const observer = new MutationObserver(repaint);
  for (const element of document.querySelectorAll('html, body') as unknown as Element[]) {
    observer.observe(element, { attributes: true });
  }
  onEnd(scope, () => observer.disconnect());
  onMedia(scope, query(), repaint);
});

/** Has a set painted anew when the colour scheme of the page changes, where it is to follow that. */
export function followScheme({ root, options, scope }: Common, paint: () => void): void {
  if (options.dark !== 'auto') return;
  painters.set(root, paint);
  watch(scope);
  onEnd(scope, () => painters.delete(root));
}
