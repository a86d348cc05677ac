/* The pages for those who come from another library, made of what is written in coming-from/. */
import bootstrap from './coming-from/bootstrap.mjs';
import easytabs from './coming-from/easytabs.mjs';
import jqueryUi from './coming-from/jquery-ui.mjs';
import liteaccordion from './coming-from/liteaccordion.mjs';
import { escape, prose } from './reference-page.mjs';

export const libraries = [jqueryUi, bootstrap, easytabs, liteaccordion];

const code = (text, label) => `<div class="code">
<button type="button" class="button copy" aria-label="Copy ${label}">Copy</button>
<pre><code>${escape(text)}</code></pre>
</div>`;

const rowOf = ({ old, ours, note = '' }) =>
  `<tr><td><code>${escape(old)}</code></td><td>${ours ? `<code>${escape(ours)}</code> ` : ''}${prose(note)}</td></tr>`;

/** A whole example: files, markup and call; `side` is 0 for the other library, 1 for ours. */
const exampleOf = ({ files, markup, start }, side) =>
  [files[side], markup[side], start[side] && `<script>${start[side]}</script>`]
    .filter(Boolean)
    .join('\n\n');

const partOf = (part, name) => `<section class="example wide" id="${part.id}">
<div class="text"><h2>${part.title}</h2></div>
<div class="pair">
<div><h3>With ${name}</h3>
${code(exampleOf(part, 0), `the ${part.id} of ${name}`)}</div>
<div><h3>With ours</h3>
${code(exampleOf(part, 1), `our ${part.id}`)}</div>
</div>
<div class="scrolls" tabindex="0" role="region" aria-label="${part.title}: what to write instead">
<table>
<thead><tr><th scope="col">${name}</th><th scope="col">Write instead</th></tr></thead>
<tbody>
${part.rows.map(rowOf).join('\n')}
</tbody>
</table>
</div>
<h3>Different on purpose</h3>
<ul class="list">
${part.different.map((text) => `<li>${prose(text)}</li>`).join('\n')}
</ul>
</section>`;

const place = (name) => `<!-- made: ${name} -->\n<!-- end -->`;

/** The page of a library, with places for what all pages have. */
export const comingPage = ({ name, lead, parts }) => `<!doctype html>
<html lang="en">
<head>
${place('head')}
</head>
<body>
${place('pages')}

<main id="main" class="wrap">

<div class="head">
<h1>From ${name}</h1>
<p class="lead">${lead}</p>
</div>

${parts.map((part) => partOf(part, name)).join('\n\n')}

</main>

${place('foot')}
</body>
</html>
`;

/** Links to these pages. */
export const comingCards = libraries
  .map(({ file, name, about }) => `<p><a href="${file}">From ${name}</a> ${about}</p>`)
  .join('\n');
