/*
 * What the theme builder is made of: the public custom properties, as the table in reference.md has them (a test
 * compares that with the style sheets), and the colours of every theme, as Sass has them.
 */
import path from 'node:path';
import * as sass from 'sass';
import { root } from '../.ci/lib/files.mjs';

/** The rows of the table of properties, one for each name. */
export const tokensOf = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `--z-'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .flatMap(([, names, about, tabs, accordion]) =>
      names.match(/--z-[a-z-]+/g).map((name) => ({
        name,
        about,
        tabs: tabs !== '–',
        accordion: accordion !== '–',
      })),
    );

const source = `
@use 'sass:list';
@use 'sass:map';
@use 'sass:meta';
@use 'tokens/themes';
@each $name, $theme in themes.$themes {
  @each $form, $roles in themes.whole($theme) {
    @each $role, $value in $roles {
      @if meta.type-of($value) == color { #{$name}-#{$form} { --#{$role}: #{$value}; } }
      // Colours within a fill.
      @if $role == 'sheen' {
        @each $stop in $value { #{$name}-#{$form} { --sheen-#{list.index($value, $stop)}: #{$stop}; } }
      }
    }
  }
}`;

const twice = (digits) => digits.replace(/./g, '$&$&');
const byte = (share) =>
  Math.round(parseFloat(share) * 2.55)
    .toString(16)
    .padStart(2, '0');

/** A colour as fields for colours want it, with six digits. */
const hexOf = (color) =>
  color.startsWith('#')
    ? color.replace(/^#(...)$/, (_, digits) => `#${twice(digits)}`)
    : `#${color
        .match(/[\d.]+%/g)
        .map(byte)
        .join('')}`;

/** The colours of the themes: `{silver: {light: {surface: '#fdfcfc', …}, dark: {…}}, …}`. */
export function themeColors() {
  const { css } = sass.compileString(source, { loadPaths: [path.join(root, 'scss')] });
  const themes = {};
  for (const [, name, form, role, value] of css.matchAll(
    /([a-z]+)-(light|dark) \{\s*--([a-z\d-]+): ([^;]+);/g,
  )) {
    themes[name] ??= { light: {}, dark: {} };
    themes[name][form][role] = hexOf(value);
  }
  return themes;
}
