import { forceStates } from './contrast-page.mjs';
import { differences, looksOf, openForms } from './sheets-page.mjs';

QUnit.module("other people's sheets");

const sheets = {
  'Bootstrap 5': { css: ['/node_modules/bootstrap/dist/css/bootstrap.min.css'] },
  'Foundation 6': { css: ['/node_modules/foundation-sites/dist/css/foundation.min.css'] },
  Pico: { css: ['/node_modules/@picocss/pico/css/pico.min.css'] },
  'bare rules': {
    rules:
      'li { float: left; list-style: square } a { text-decoration: underline } h3 { margin: 2em 0 }',
  },
  'bare rules for boxes': {
    rules: `
      ul, li { display: flex }
      i, span { position: absolute; margin: 10px; padding: 10px; min-width: 60px; min-height: 50px }
    `,
  },
  'large buttons': { rules: 'button { width: 100%; min-width: 40px; min-height: 40px }' },
  'the rules of a blog theme': {
    rules: `
      .entry-content > * { max-width: 580px; margin-left: auto; margin-right: auto; margin-bottom: 1.25em }
      .entry-content ul { list-style: disc; margin: 0 0 1.5em 3rem; padding: 0 0 0 2rem }
      .entry-content li { list-style: circle; margin: .5rem 0 0 2rem; padding: 2px }
      .entry-content h2, .entry-content h3 { margin: 3.5rem auto 2rem; padding: 1em 0; font-size: 2.4rem }
      .entry-content a { text-decoration: underline; color: #cd2653; box-shadow: inset 0 -1px 0 #000 }
      .entry-content a:hover, .entry-content a:focus { text-decoration: none; color: #000 }
      .entry-content p { margin-bottom: 1.25em }
      h3 { margin: 3.5rem auto 2rem; font-weight: 800 }
      ul { list-style: disc; margin: 0 0 3rem 2rem }
      button, .button, input[type='submit'] { background: #cd2653; border: 3px solid #000; border-radius: 99px; color: #fff; font-size: 1.5rem; font-weight: 600; letter-spacing: .0333em; line-height: 1.25; padding: 1.1em 1.44em; text-transform: uppercase; text-decoration: none; box-shadow: 0 1px 3px #000; margin: 4px }
      button:hover, button:focus { background: #28303d; text-decoration: underline; box-shadow: none }
    `,
  },
};

const states = { 'at rest': [], 'with the focus': ['focus', 'focus-visible'] };

/** The looks in each state. */
async function looksIn(sheet) {
  const page = await openForms(sheet);
  const force = await forceStates(page);
  const looks = {};
  for (const [state, classes] of Object.entries(states)) {
    await force(classes);
    looks[state] = await looksOf(page);
  }
  return looks;
}

let plain = null;

QUnit.test.each('looks are as without', sheets, async (assert, sheet) => {
  plain ??= await looksIn();
  const looks = await looksIn(sheet);
  for (const state of Object.keys(states)) {
    assert.deepEqual(differences(plain[state], looks[state]), [], state);
  }
});
