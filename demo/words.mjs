/* How tables and pages tell what an option is by default and what it takes; words of code in backquotes. */

const code = (text) => '`' + String(text) + '`';

export const initialOf = ({ initial }) =>
  initial === null || initial === '' ? 'none' : code(Array.isArray(initial) ? '[]' : initial);

/** What an option takes, in few words. */
export const acceptedOf = ({ expected }) =>
  expected.startsWith('one of ')
    ? expected.slice(7).split(', ').map(code).join(', ')
    : expected.replace(/\b(true|false)\b|'auto'/g, (word) => code(word.replace(/'/g, '')));
