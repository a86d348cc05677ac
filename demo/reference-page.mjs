/*
 * The pages of reference: a section for each option, method and callback, with what the sources say of it
 * and its example, which stands in the page twice: to run, and to be read.
 */
import * as accordionExamples from './examples/accordion.mjs';
import { accordion, tabs } from './examples/shapes.mjs';
import * as tabsExamples from './examples/tabs.mjs';
import { acceptedOf, initialOf } from '../.ci/lib/option-words.mjs';

const widgets = {
  tabs: { plugin: 'uiTabs', role: 'z-tabs', shapes: tabs, examples: tabsExamples },
  accordion: {
    plugin: 'uiAccordion',
    role: 'z-accordion',
    shapes: accordion,
    examples: accordionExamples,
  },
};

export const escape = (text) =>
  String(text).replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]);

/** Sentences of the sources, with their words in backquotes as code. */
export const prose = (text) => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const kebab = (name) =>
  name.replace(/\./g, '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Options as attributes: single ones where their values are plain, JSON where not. */
const attributesOf = (settings) =>
  Object.entries(settings).map(([name, value]) =>
    typeof value === 'object'
      ? `data-${kebab(name)}='${JSON.stringify(value)}'`
      : `data-${kebab(name)}="${value}"`,
  );

// As much as the column of code has room for, beside an example and on a phone.
const COLUMN = 49;
const PHONE = 43;

/** The markup of an example, on its container what it is given. */
function markupOf(widget, name, example, id) {
  const { role, shapes } = widgets[widget];
  const { is, and = {}, on = 'trio', starts = true } = example;
  const settings = { ...(is === undefined ? {} : { [name]: is }), ...and };
  const attributes = [
    ...(id ? [`id="${id}"`] : []),
    ...(starts ? [`data-role="${role}"`] : []),
    ...attributesOf(settings),
  ];
  const value = typeof is === 'object' ? JSON.stringify(is) : is;
  return shapes[on](` ${attributes.join(' ')}`, is === undefined ? name : `${name}: ${value}`);
}

/** A button with the call that it makes, in lines that fit; what is read is shown beside it. */
function buttonOf(widget, id, method, given, reads) {
  const { plugin } = widgets[widget];
  const call = `    .${plugin}('${method}', ${given})">`;
  const space = call.length > COLUMN ? '\n      ' : ' ';
  const made = `$('#${id}')\n    .${plugin}('${method}'${given ? `,${space}${given}` : ''})`;
  const read = `$('#${id} ~ output').text(\n    $('#${id}').data('${plugin}')\n    .${method}(${given}))`;
  const label = escape(`${method}(${given})`);
  const end = label.length + 11 > COLUMN ? '\n</button>' : '</button>';
  return `<button type="button"\n  onclick="${reads ? read : made}">\n  ${label}${end}`;
}

/** An example: the set (`root`), and what is with it. */
const exampleOf = (root, rest = [], starts = true) => ({ root, rest, starts });

function optionExample(widget, name, example) {
  if (example.body) return callbackExample(widget, name, example, kebab(name));
  const id = example.id || example.methods ? kebab(name) : '';
  const buttons = (example.methods ?? []).map((method) => buttonOf(widget, id, method, ''));
  // Many labels show how they are fitted.
  return {
    ...exampleOf(markupOf(widget, name, example, id), buttons),
    fits: example.on === 'many' || example.fits,
  };
}

function methodExample(widget, name, example = {}) {
  const root = markupOf(widget, name, example, name);
  const { calls = [''], reads, button } = example;
  if (button) return exampleOf(root, [button]);
  const buttons = calls.map((given) => buttonOf(widget, name, name, given, reads));
  return exampleOf(root, [...buttons, ...(reads ? ['<output>–</output>'] : [])]);
}

/** A set with a callback, which shows what it is told. */
function callbackExample(widget, name, example, id = `on-${kebab(name)}`) {
  const { takes = 'event, item', tells, button } = example;
  const line = `    $('#${id} + output').text(${tells});`;
  const told = line.length > COLUMN ? line.replace(tells, (text) => `\n      ${text}\n    `) : line;
  const script = `<script>
$('#${id}').${widgets[widget].plugin}({
  ${name}: function (${takes}) {
${example.body ? `    ${example.body}` : told}
  },
});
</script>`;
  const root = markupOf(widget, name, { ...example, is: undefined, starts: false }, id);
  const output = tells ? ['<output>Not yet</output>'] : [];
  return exampleOf(root, [...output, ...(button ? [button] : []), script], false);
}

/** What this page wants of each set. */
const wishesOf = (widget, fits) => [
  // On a phone, a look that nobody sees behind a menu would tell nothing.
  ...(widget === 'tabs' && !fits ? ['data-mobile-nav="false"'] : []),
  // Pages here have a dark form.
  'data-dark="auto"',
];

/** A tag with its attributes, in lines that fit. */
function tagOf(name, attributes) {
  const lines = [`<${name}`];
  for (const one of attributes) {
    const line = `${lines.at(-1)} ${one}`;
    if (line.length < PHONE) lines.splice(-1, 1, line);
    else lines.push(`  ${one}`);
  }
  return `${lines.join('\n')}>`;
}

/** The markup of an example with what this page wants. What a script starts is drawn before by a class. */
function completed(widget, { root, starts, fits }) {
  const waits = starts ? [] : [`class="${widgets[widget].role}-loading"`];
  // A set begins at the margin, and so do the scripts and buttons that are with it.
  return root.replace(/^<(?!script|button)(\w+)([^>]*)>/gm, (_, name, text) => {
    const [first, ...others] = text.match(/[\w-]+=("[^"]*"|'[^']*')/g);
    const isNew = (wish) => !text.includes(wish.split('=')[0]);
    return tagOf(name, [first, ...waits, ...others, ...wishesOf(widget, fits).filter(isNew)]);
  });
}

/** An example as it runs and as it is read. */
const sourceOf = (widget, example) => [completed(widget, example), ...example.rest].join('\n');

export const codeOf = (source, name) => `<div class="code">
<button type="button" class="button copy" aria-label="Copy the example of ${escape(name)}">Copy</button>
<pre><code>${escape(source)}</code></pre>
</div>`;

const fromFolder =
  '<p class="hint from-folder">You opened this page as a file, so it can’t load content. Use any web server.</p>';

const paragraph = (kind, text) => (text ? [`<p class="${kind}">${text}</p>`] : []);

function entry(widget, { id, title, facts, about, example, hint }) {
  const source = sourceOf(widget, example);
  const lines = [
    `<section class="entry" id="${id}">`,
    `<h3><a href="#${id}">${escape(title)}</a></h3>`,
    ...paragraph('facts', facts),
    about,
    ...paragraph('hint', hint),
    ...(/content\//.test(source) ? [fromFolder] : []),
    `<div class="run">\n${source}\n</div>`,
    codeOf(source, title),
    '</section>',
  ];
  return lines.join('\n');
}

const nameOf = ({ calls }) => calls[0].split('(')[0];

const ownOptions = { tabs: 'Options of tabs', accordion: 'Options of the accordion' };

const notes = {
  'Options of both':
    '<p class="hint">An <em>item</em> is a tab with its panel, or a section of an accordion. A <em>widget</em> is the whole: the tabs, or the accordion. The <em>container</em> is the element that you call the plugin on.</p>\n',
};

/** What is on the page, group by group: entries have an id, a title, facts, a sentence and an example. */
function groupsOf(widget, { options, methods, events }) {
  const { examples } = widgets[widget];
  const isText = ({ name }) => name.startsWith('texts.');
  const words = options.filter(isText);
  const optionEntry = (option) => ({
    id: `option-${option.name}`,
    title: option.name,
    facts: `Default ${prose(initialOf(option))}. Takes ${prose(acceptedOf(option))}.`,
    about: `<p>${prose(option.about)}</p>`,
    hint: examples.options[option.name]?.try,
    example: optionExample(widget, option.name, examples.options[option.name] ?? {}),
  });
  return {
    Markup: Object.entries(examples.markup).map(([title, { about, html }], n) => ({
      id: `markup-${n + 1}`,
      title,
      about: `<p>${about}</p>`,
      example: exampleOf(html),
    })),
    [ownOptions[widget]]: options
      .filter((option) => !option.shared && !isText(option))
      .map(optionEntry),
    'Options of both': [
      ...options.filter((option) => option.shared && !isText(option)).map(optionEntry),
      {
        id: 'option-texts',
        title: 'texts',
        facts: 'All texts that the plugin shows or announces.',
        about: wordList(words),
        hint: examples.options.texts.try,
        example: optionExample(widget, 'texts', examples.options.texts),
      },
    ],
    Methods: methods.map((method) => ({
      id: `method-${nameOf(method)}`,
      title: method.calls.join(' · '),
      about: `<p>${prose(method.about)}</p>`,
      hint: examples.methods[nameOf(method)]?.try,
      example: methodExample(widget, nameOf(method), examples.methods[nameOf(method)]),
    })),
    Callbacks: events.map(({ name, about }) => ({
      id: `event-${name}`,
      title: `${name}(${examples.events[name]?.takes ?? 'event, item'})`,
      about: `<p>${prose(about)}</p>`,
      hint: examples.events[name]?.try,
      example: callbackExample(widget, name, examples.events[name] ?? {}),
    })),
  };
}

const wordList = (words) =>
  `<dl class="words">\n${words
    .map(
      ({ name, initial, about }) =>
        `<div id="option-${name}"><dt><code>${name}</code> “${escape(initial)}”</dt><dd>${prose(about)}</dd></div>`,
    )
    .join('\n')}\n</dl>`;

const slug = (title) => title.toLowerCase().replace(/ /g, '-');

/** The contents of a page of reference: a list of what is on it, and the sections. */
export function referencePage(widget, found) {
  const groups = Object.entries(groupsOf(widget, found[widget]));
  const index = groups
    .map(
      ([title, entries]) => `<details${title === ownOptions[widget] ? ' open' : ''}>
<summary>${title}</summary>
<ul>
${entries.map((one) => `<li><a href="#${one.id}">${escape(one.title.replace(/\(.*/, ''))}</a></li>`).join('\n')}
</ul>
</details>`,
    )
    .join('\n');
  const sections = groups
    .map(
      ([title, entries]) =>
        `<section class="group" id="${slug(title)}">\n<h2>${title}</h2>\n${notes[title] ?? ''}${entries.map((one) => entry(widget, one)).join('\n')}\n</section>`,
    )
    .join('\n');
  return `<nav class="index" aria-label="On this page">\n${index}\n</nav>\n<div class="entries">\n${sections}\n</div>`;
}
