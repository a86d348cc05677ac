/* How tables and pages tell what an option is by default and what it takes; words of code in backquotes. */

const code = (text) => '`' + String(text) + '`';

export const initialOf = ({ initial }) =>
  initial === null || initial === '' ? 'none' : code(Array.isArray(initial) ? '[]' : initial);

/** What an option takes, in few words. */
export const acceptedOf = ({ expected }) => {
  if (!expected.startsWith('one of ')) return expected.replace(/\bfalse\b/g, code);
  const words = expected.slice(7).split(', ');
  // Among the words the default comes first; of flags it is enough to say which there are.
  if (!words.includes('true')) return words.map(code).join(', ');
  const flags = words
    .filter((word) => /^(true|false)$/.test(word))
    .sort()
    .reverse();
  const [last, ...others] = flags.concat(words.filter((word) => !flags.includes(word))).reverse();
  return `${others.reverse().map(code).join(', ')} or ${code(last)}`;
};
