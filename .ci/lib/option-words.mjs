/* The default of an option and the values that it accepts, in words for tables and pages. Code is in backquotes. */

const code = (text) => '`' + String(text) + '`';

export const initialOf = ({ initial }) =>
  initial === null || initial === '' ? 'none' : code(Array.isArray(initial) ? '[]' : initial);

/** The values that an option accepts, in few words. */
export const acceptedOf = ({ expected }) => {
  if (!expected.startsWith('one of ')) return expected.replace(/\bfalse\b/g, code);
  const words = expected.slice(7).split(', ');
  // The default is the first one. For flags, the order is always the same.
  if (!words.includes('true')) return words.map(code).join(', ');
  const flags = words
    .filter((word) => /^(true|false)$/.test(word))
    .sort()
    .reverse();
  const [last, ...others] = flags.concat(words.filter((word) => !flags.includes(word))).reverse();
  return `${others.reverse().map(code).join(', ')} or ${code(last)}`;
};
