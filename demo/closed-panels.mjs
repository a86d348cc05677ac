/* The page “In closed panels”. `npm run test:stacks` runs the libraries in closed panels, and this page. */
import { readFileSync } from 'node:fs';
import { codeBlock, sentence, shell } from './shell.mjs';
import { closedPanels } from './stacks.mjs';
import { hasFields, libraries, moduleAddresses } from './stacks/libraries.mjs';

const { devDependencies } = JSON.parse(
  readFileSync(new URL('../test/stacks/package.json', import.meta.url), 'utf8'),
);

const indented = (text, indent) => text.replace(/^(?=.)/gm, indent);

/** What tells a library that its panel has a size. */
const told = (line) => `$('#trip').on('uitabs:show', function (event, item) {
  if (item.index !== 1) return;
${indented(line, '  ')}
});`;

/** The name of a file, with as many of its folders as tell it from the others. */
function nameOf(file, files) {
  const parts = file.split('/');
  const names = parts.map((_, n) => parts.slice(n).join('/')).reverse();
  return names.find((name) => files.filter((one) => one.endsWith(`/${name}`)).length === 1);
}

/** The line for one of the files, by its name alone. */
const linkTo = (file, _, files) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" href="${nameOf(file, files)}">`
    : `<script src="${nameOf(file, files)}"></script>`;

function codeOf(library) {
  const { name, files = [], imports, style, markup, start, line } = library;
  const script = [
    `${imports ? `${imports}\n\n` : ''}$('#trip').uiTabs();`,
    start,
    ...(line && hasFields(library) ? [told(line)] : []),
  ].join('\n\n');
  return `${files.map(linkTo).join('\n')}${style ? `\n<style>\n${indented(style, '  ')}\n</style>` : ''}

<div id="trip">
  <ul>
    <li><a>Route</a></li>
    <li><a>${name}</a></li>
  </ul>
  <div>
    <div>Open the other tab.</div>
    <div>
${indented(markup, '      ')}
    </div>
  </div>
</div>

<script${imports ? ' type="module"' : ''}>
${indented(script, '  ')}
</script>`.trim();
}

/** The packages with these files; `datatables-1` is a name of the suite. */
function packagesOf({ files = [], modules = [] }) {
  const first = modules.slice(0, 1).map(([, file]) => file);
  const folders = [...first, ...files].map((file) => file.match(/^(@[^/]+\/)?[^/]+/)[0]);
  const packages = Array.from(new Set(folders), (folder) => {
    const version = devDependencies[folder];
    return version.startsWith('npm:') ? version.slice(4) : `${folder}@${version}`;
  });
  return packages.map((one) => `\`${one}\``).join(', ');
}

function needsOf(library) {
  if (library.note) return library.note;
  if (!library.line) return 'It needs no more than this, also in a panel with form fields.';
  return hasFields(library)
    ? 'The last lines are needed: a panel with a form field has no size while it is closed.'
    : 'It needs no more than this. In a panel with form fields, add the lines below.';
}

function saysOf(library) {
  const jquery = library.needsJquery3 ? 'It doesn’t run with jQuery 4: load jQuery 3. ' : '';
  return jquery + needsOf(library);
}

const addressesOf = ({ files = [], modules, needsJquery3 }) =>
  JSON.stringify({
    files,
    ...(needsJquery3 && { needsJquery3 }),
    ...(modules && { modules: moduleAddresses(modules, (file) => `./${file}`) }),
  });

const section = (library) => `<li>
<h3>${library.name}</h3>
<div>
<p>${sentence(`Packages: ${packagesOf(library)}. ${saysOf(library)}`)}</p>
<div class="running" data-name="${library.name}" data-library='${addressesOf(library)}'></div>
${codeBlock(codeOf(library), `: ${library.name}`)}
${library.line && !hasFields(library) ? codeBlock(told(library.line), `: ${library.name} in a panel with fields`) : ''}
</div>
</li>`;

const part = (id, title, content) => `<section class="example wide" id="${id}">
<div class="text"><h2>${title}</h2></div>
${content}
</section>`;

const listOf = (texts) =>
  `<ul class="list">\n${texts.map((text) => `<li>${sentence(text)}</li>`).join('\n')}\n</ul>`;

const usual = `$('#trip').uiTabs();
const map = L.map('map');`;

const show = `$('#trip').uiTabs({
  show: function (event, item) {
    if (item.index === 1) map.invalidateSize();
  },
});`;

/** The page; each frame runs the code below it when its section opens. */
export const closedPage = () =>
  shell(
    closedPanels.name,
    closedPanels.lead,
    [
      part(
        'start',
        'Start the tabs first',
        `${listOf([
          'Call the plugin, then the library. A closed panel has the width of an open one then, so a table, a carousel, a map or a chart that starts in it has the right size. The same goes for accordions.',
          'If the library comes first, the tabs need `data-role="z-tabs"` or the class `z-tabs-loading` (`z-accordion`, `z-accordion-loading`) in the markup. A horizontal accordion has to start first.',
        ])}\n${codeBlock(usual, ': start the tabs first')}`,
      ),
      part(
        'tell',
        'When the library has to be told',
        `${listOf([
          'Some closed panels have no width. Those with form fields (`input`, `select`, `textarea`, also those that an editor makes) have none, because validators skip fields without one. With `findInPage: false`, and in browsers that don’t know `hidden="until-found"`, no closed panel has one. After the first twenty closed panels of a page, the others get theirs when the page has loaded and is idle.',
          'Most libraries notice that they become visible. One that measures only once has to be told: call its method in `show`. `show` is called as soon as the panel has its size and before it moves, once each time it opens, also at the start. The events are `uitabs:show` and `uiaccordion:show`.',
          'If the library has to wait until nothing moves, use `select` of tabs, or `activate` of an accordion.',
          "The plugins send no `resize` to the window, because other parts of a page would hear it. If your library listens to nothing else, write `window.dispatchEvent(new Event('resize'))` in `show`.",
        ])}\n${codeBlock(show, ': tell the library')}`,
      ),
      part(
        'libraries',
        'Libraries',
        `<ul id="all-libraries" data-role="z-accordion" data-options='{"dark": "auto"}'>
${libraries.map(section).join('\n')}
</ul>
<script src="closed-panels.js"></script>`,
      ),
      part(
        'know',
        'What to know',
        listOf([
          'Each example above runs when you open it, with the code below it. In a copy of this project, `npm run test:stacks` installs the packages, and compares each library in a closed panel with the same library in an open one.',
          'For `:visible` of jQuery, a closed panel with a width is visible. To ask what is open, see [Why does a closed panel count as visible?](questions.html#is-open)',
          'These were tried in the same way, and need no line: bxSlider, CKEditor, Cropper.js, D3, Dropzone, Embla, FilePond, FlexSlider, GLightbox, GridStack, Handsontable, Highcharts, jCarousel, jsTree, keen-slider, noUiSlider, OpenLayers, Plotly, Plyr, Summernote, Tom Select, uPlot. Google Maps and Mapbox, which need a key, were not tried: call their own `resize` in `show`.',
          'An editor that keeps its text in a frame, such as TinyMCE, is never moved in a browser that would load the frame again.',
        ]),
      ),
    ].join('\n\n'),
  );
