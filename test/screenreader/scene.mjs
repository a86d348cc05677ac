// Scenes are text files that a person reads like a play: a title, the page (indented HTML), what is done, and after
// each arrow what is heard.
//
//   A row that scrolls is no stop of its own (H2)
//
//       <div data-role="z-tabs"> … </div>
//
//   Tab   → "January page tab." "1 of 10."
//   End   → silence
//
// `Unsteady: reason` below the title gives a scene a second try. Where a reader says one of two things that serve the
// listener as well, both are written, the usual one first, and `Either: reason` tells why:
//
//   Enter → "collapsed" or "Trip: Hotels collapsed push button."

const SILENCE = 'silence';

const wordsOf = (heard) =>
  heard === SILENCE ? [] : Array.from(heard.matchAll(/"([^"]*)"/g), (one) => one[1]);

/** A step: its key, what is heard, and all that may be heard. */
function readStep(line) {
  const [key, heard] = line.split('→').map((part) => part.trim());
  const allowed = heard.split(/ or (?=")/).map(wordsOf);
  return { key, heard: allowed[0], allowed };
}

/** The title, the reason for a second try, the HTML, and the steps of a scene. */
export function readScene(text) {
  const lines = text.split('\n');
  const [title] = lines;
  const unsteady = /^Unsteady: (.*)$/m.exec(text)?.[1];
  const html = lines.filter((line) => /^ {4}/.test(line)).join('\n');
  const steps = lines
    .filter((line) => line.includes('→') && !line.startsWith('    '))
    .map(readStep);
  if (steps.some(({ allowed }) => allowed[1]) && !/^Either: /m.test(text))
    throw new Error(`${title}: a line "Either: reason" has to say why two things may be heard`);
  return { title, unsteady, html, steps };
}

const quoted = (heard) => heard.map((one) => `"${one.replace(/"/g, '”')}"`).join(' ') || SILENCE;

/** How a step is written. */
export const lineOf = ({ key, heard, allowed = [heard] }, width = 0) =>
  `${key.padEnd(width)} → ${allowed.map(quoted).join(' or ')}`;

/** Whether what was heard is what may be heard. */
export const isAllowed = ({ allowed }, { heard }) => allowed.map(quoted).includes(quoted(heard));

/** The text of a scene with what was heard in its steps, where that was something else. */
export function withHeard(text, steps) {
  const width = Math.max(...steps.map(({ key }) => key.length));
  const rest = steps.slice();
  return text
    .split('\n')
    .map((line) => {
      if (!line.includes('→') || line.startsWith('    ')) return line;
      const [before, heard] = [readStep(line), rest.shift()];
      return lineOf(isAllowed(before, heard) ? before : heard, width);
    })
    .join('\n');
}
