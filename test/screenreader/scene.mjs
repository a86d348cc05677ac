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
// `Unsteady: reason` below the title gives a scene a second try.

const SILENCE = 'silence';

/** The title, the reason for a second try, the HTML, and the steps of a scene. */
export function readScene(text) {
  const lines = text.split('\n');
  const [title] = lines;
  const unsteady = /^Unsteady: (.*)$/m.exec(text)?.[1];
  const html = lines.filter((line) => /^ {4}/.test(line)).join('\n');
  const steps = lines
    .filter((line) => line.includes('→') && !line.startsWith('    '))
    .map((line) => {
      const [key, heard] = line.split('→').map((part) => part.trim());
      return {
        key,
        heard: heard === SILENCE ? [] : Array.from(heard.matchAll(/"([^"]*)"/g), (one) => one[1]),
      };
    });
  return { title, unsteady, html, steps };
}

/** How a step is written. */
export function lineOf({ key, heard }, width = 0) {
  const words = heard.map((one) => `"${one.replace(/"/g, '”')}"`);
  return `${key.padEnd(width)} → ${words.join(' ') || SILENCE}`;
}

/** The text of a scene with what was heard in its steps. */
export function withHeard(text, steps) {
  const width = Math.max(...steps.map(({ key }) => key.length));
  const rest = steps.slice();
  return text
    .split('\n')
    .map((line) =>
      line.includes('→') && !line.startsWith('    ') ? lineOf(rest.shift(), width) : line,
    )
    .join('\n');
}
