/* What the pages that are made of data have in common. */
import { escape, prose } from './reference-page.mjs';

/** Words in backquotes are code, and `[text](address)` is a link. */
export const sentence = (text) =>
  prose(text).replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');

/** Code with a button that copies it; `label` says what that copies. */
export const codeBlock = (text, label) => `<div class="code">
<button type="button" class="button copy" aria-label="Copy${label}">Copy</button>
<pre><code>${escape(text)}</code></pre>
</div>`;

const place = (name) => `<!-- made: ${name} -->\n<!-- end -->`;

/** A page with this heading, sentence and content, and places for what all pages have. */
export const shell = (title, lead, content) => `<!doctype html>
<html lang="en">
<head>
${place('head')}
</head>
<body>
${place('pages')}

<main id="main" class="wrap">

<div class="head">
<h1>${title}</h1>
<p class="lead">${lead}</p>
</div>

${content}

</main>

${place('foot')}
</body>
</html>
`;
