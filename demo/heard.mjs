/* What a screen reader says of examples, made of the scenes that `npm run test:screenreader` listens to. */
import fs from 'node:fs';
import { readScene } from '../test/screenreader/scene.mjs';
import { escape } from './reference-page.mjs';

const folder = new URL('../test/screenreader/scenes/', import.meta.url);

/** The scenes whose pages run here; the others are shown as source. */
const running = [
  '11-badges',
  '21-closing-first',
  '13-vertical',
  '34-right-to-left',
  '04-accordion',
];

/** A title without the numbers of rules. */
const plain = (title) => title.replace(/ \([A-Z]\d+(, [A-Z]\d+)*\)/g, '');

const lineOf = ({ key, heard }) =>
  `<li><kbd>${key}</kbd> <bdi dir="ltr">${heard.map((words) => `“${escape(words)}”`).join(' ') || '(nothing)'}</bdi></li>`;

/** What is pressed and heard, in order. */
const transcript = (steps) => `<ol class="list">\n${steps.map(lineOf).join('\n')}\n</ol>`;

const dedented = (html) => html.replace(/^ {4}/gm, '');

/** A page that runs. */
const example = ({ title, html, steps }) => `<div><h3>${plain(title)}</h3>
${dedented(html)
  .replace(/data-role=/g, 'data-dark="auto" data-rounded="true" data-role=')
  // The file of icons shows nothing as a picture.
  .replace(/="\/assets\/img\/ui\.icons\.svg/g, '="pictures/fjord.svg')}
${transcript(steps)}
</div>`;

const section = ({ title, html, steps }) => `<h3>${plain(title)}</h3>
<div>
<pre tabindex="0"><code>${escape(dedented(html))}</code></pre>
${transcript(steps)}
</div>`;

/** The part of the page on accessibility. */
export function heardExamples() {
  const scenes = fs
    .readdirSync(folder)
    .sort()
    .map((file) => ({
      name: file.replace('.txt', ''),
      ...readScene(fs.readFileSync(new URL(file, folder), 'utf8')),
    }));
  const live = running.map((name) => scenes.find((scene) => scene.name === name));
  const others = scenes.filter(({ name }) => !running.includes(name));
  return `${live.map(example).join('\n')}
<div><h3>More examples</h3>
<div data-role="z-accordion" data-expand-mode="multiple" data-rounded="true" data-dark="auto">
${others.map(section).join('\n')}
</div>
</div>`;
}
