// What themes say of text, lists and buttons that come in no package: the rules that reach into sets.

const classic = `
.entry-content > * { max-width: 580px; margin-inline: auto }
.entry-content p { margin: 0 0 1.75em }
.entry-content ul { list-style: disc; margin: 0 0 1.5em 3em; padding-left: 20px }
.entry-content li { list-style: disc; margin: .5em 0 0 1em; padding: 2px 0 }
.entry-content h3 { clear: both; margin: 56px 0 28px; padding: 14px 0; font-size: 23px; line-height: 1.2 }
.entry-content a { box-shadow: 0 1px 0 0 currentcolor }
a { color: #007acc; text-decoration: none }
a:hover, a:focus { color: #686868 }
button { background: #1a1a1a; border: 0; border-radius: 2px; color: #fff; font-weight: 700; letter-spacing: .05em;
  line-height: 1; height: 50px; min-width: 160px; padding: 13px 14px 12px; text-transform: uppercase }
button:hover, button:focus { background: #007acc }`;

const block = `
body { background: #f9f9f9; color: #111; font: 18px/1.6 Cardo, serif }
.is-layout-flow > * { margin-block: 1.2rem 0 }
.wp-block-group ul, ol, ul { list-style-type: disc; margin-block: 1.2rem; padding-inline-start: 1.5em }
li { margin-bottom: .5rem }
h3 { font-weight: 400; line-height: 1.2; margin-block: 2.4rem 1.2rem }
a:where(:not(.wp-element-button)) { color: #111; text-decoration: underline }
button { background-color: #111; border-width: 0; color: #f9f9f9; font-size: 1rem; line-height: inherit; padding: .6rem 1rem }
p { margin-block: 1.2rem }`;

const twentyTwentyOne = `
body { background-color: #d1e4dd; color: #28303d; font-size: 1.25rem; line-height: 1.7 }
.entry-content > * { margin-block: 30px; max-width: 610px }
ul { list-style-type: disc; margin: 0; padding-left: 50px }
h3 { font-size: 2rem; font-weight: 300; line-height: 1.3 }
a { color: #28303d; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px }
a:hover { text-decoration-style: dotted }
.site a:focus:not(.wp-block-button__link) { background: rgba(255, 255, 255, .9); color: #28303d }
button { border: 3px solid transparent; border-radius: 0; font-size: 1.25rem; font-weight: 500; line-height: 1.5; padding: 15px 30px }
button:not(:hover):not(:active):not(.has-text-color) { color: #d1e4dd }
button:not(:hover):not(:active):not(.has-background) { background-color: #28303d }
button:hover, button:active { background-color: transparent; border-color: currentcolor; color: inherit }
button:focus { outline: 2px dotted currentcolor; outline-offset: -6px }`;

const byId = `
#main ul { list-style-type: disc; margin: 0; padding: 0 0 23px 1em; line-height: 26px }
#main ul li { position: relative; float: none; margin: 4px 0 4px 14px; list-style: square; text-indent: 4px }
#main h3 { margin: 20px 0 }
#main button { min-width: 160px; min-height: 44px; margin: 5px }`;

const drawnBullets = `
.entry-content ul { list-style: none; padding-left: 1.5em }
.entry-content li::before { content: '–'; display: inline-block; margin-right: 8px }`;

export const themes = {
  'classic theme': classic,
  'block theme': block,
  'Twenty Twenty-One': twentyTwentyOne,
  'rules by id': byId,
  'drawn bullets': drawnBullets,
};
