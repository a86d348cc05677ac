import { build, detach } from '../dom/build';
import { firstThat, hasClass } from '../dom/query';
import { onEnd } from '../widget/scope';
import type { Common } from './common';

/** The words for assistive technology in `place`; there before it is needed, or it would not be heard. */
export function statusIn({ life }: Common, place: HTMLElement): HTMLElement {
  const children = Array.prototype.slice.call(place.children) as HTMLElement[];
  const found = firstThat(children, (child) => hasClass(child, 'z-status'));
  if (found) return found;
  const status = place.appendChild(build('span', 'z-status'));
  status.setAttribute('role', 'status');
  onEnd(life, () => detach(status));
  return status;
}
