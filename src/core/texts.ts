import { pathOf } from '../dom/query';
import { withOverrides } from './options/options';
import type { Values } from './options/rows';
import { hasOwn } from './values';
import type { Widget } from './widget';

/** Texts by their names in the option `texts`. */
type Texts = Readonly<Record<string, string>>;

/** What the files in `assets/js/texts` define, by language in small letters. */
interface Page {
  uiTexts?: Readonly<Record<string, Texts>>;
}

/**
 * The values of a widget, with the texts in the language of its markup if that file is on the page. Texts that were
 * given stay.
 */
export function inLanguage({ root, values, kind }: Widget): Values {
  const { uiTexts: all } = window as Page;
  if (!all) return values;
  const nearest = (pathOf(root) as Element[]).find((one) => one.matches && one.matches('[lang]'));
  const lang = (nearest || document.documentElement).getAttribute('lang') || '';
  const has = (tag: string): boolean => hasOwn(all, tag);
  let tag = lang.toLowerCase();
  // `de-AT`, then `de`: the last part is cut off.
  while (tag && !has(tag)) tag = tag.replace(/(^|-)[^-]*$/, '');
  const changes: Record<string, unknown> = {};
  const texts = (tag && all[tag]) || {};
  Object.keys(texts).forEach((name) => {
    const path = 'texts.' + name;
    if (hasOwn(kind.table.rows, path) && !hasOwn(values, path)) changes[path] = texts[name];
  });
  return withOverrides(values, changes);
}
