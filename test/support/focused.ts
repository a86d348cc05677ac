import $ from 'jquery';
import { both, field, type Both } from './both';

// What a page hears of while a change is painted, and how it acts then.
const hooks: Record<string, (root: HTMLElement, task: () => unknown) => unknown> = {
  'hears of the focus': (root, task) => $(root).one('focusin', '.z-link, .z-trigger', () => task()),
  'hears of the blur': (_root, task) => $(field()).one('blur', () => void task()),
};

export const kinds = Object.keys(both) as (keyof typeof both)[];
/** Every kind of set, with each of that. */
export const cases: Record<string, [kind: keyof typeof both, hook: string]> = {};
for (const kind of kinds)
  for (const hook of Object.keys(hooks)) cases[`${kind}, whose page ${hook}`] = [kind, hook];

/** A set whose page does something as it hears of the focus, which the next change moves. */
export const begin = async (
  kind: keyof typeof both,
  hook: string,
  task: (one: Both) => unknown,
) => {
  const one = await both[kind]();
  field().focus();
  hooks[hook]!(one.root, () => task(one));
  return one;
};
