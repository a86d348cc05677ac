import { openPage } from './page.mjs';
import { markup, openTabs, stateOf } from './tabs-page.mjs';

QUnit.module('what a person looks for, with real input');

const field = (n) => `<p><input id="field${n}" required></p>`;

const form = () => {
  const set = [1, 3].reduce((html, n) => html.replace(`<p>P${n}</p>`, field(n)), markup(3));
  return `<form id="form">${set}<button id="send">Send</button></form>`;
};

const active = (page) => page.evaluate('document.activeElement.id');

QUnit.test(
  'R1 a page checks its form with each letter and when a field is left; sent, it is shown',
  async (assert) => {
    const page = await openTabs({ html: form() });
    await page.evaluate(() => {
      const { form: checked } = window;
      const check = () => checked.checkValidity();
      for (const type of ['input', 'change', 'focusout']) checked.addEventListener(type, check);
    });
    await page.locator('#field1').click();
    await page.mouse.click(600, 600);
    assert.equal(await stateOf(page), '1 0 0', 'a field is left');
    await page.locator('#field1').pressSequentially('abc');
    assert.deepEqual([await stateOf(page), await active(page)], ['1 0 0', 'field1']);
    await page.keyboard.press('Enter');
    assert.deepEqual([await stateOf(page), await active(page)], ['0 0 1', 'field3']);
    await page.locator('[role=tab]').first().click();
    await page.locator('#send').click();
    assert.deepEqual([await stateOf(page), await active(page)], ['0 0 1', 'field3']);
  },
);

QUnit.test(
  'R1 Enter in a field that was typed into sends a form without a button',
  async (assert) => {
    const box = '<p><input type="checkbox" required></p>';
    const html = `<form><input id="name">${markup(3).replace('<p>P3</p>', box)}</form>`;
    const page = await openTabs({ html });
    await page.locator('#name').pressSequentially('abc');
    await page.keyboard.press('Enter');
    assert.equal(await stateOf(page), '0 0 1');
  },
);

QUnit.test('R1 a list of errors leads to its fields, as often as it is used', async (assert) => {
  const page = await openTabs({ html: `<a id="error" href="#field3">Field 3</a>${form()}` });
  for (const time of ['first', 'second', 'third']) {
    const heard = time === 'first' ? page.waitForURL(/#field3$/) : null;
    await page.locator('#error').click();
    await heard;
    await page.waitForFunction(() => document.activeElement.id === 'field3');
    assert.equal(await stateOf(page), '0 0 1', time);
    await page.locator('[role=tab]').first().click();
    assert.equal(await stateOf(page), '1 0 0');
  }
});

const tall = (n) => `<div style="height: ${n}px"></div>`;
const deep = '<p id="deep">deep</p>';
const long = { 3: deep };
const linked = {
  tabs: markup(3).replace('<div id="set"', '<div id="set" data-role="z-tabs"'),
  accordion: `<div id="set" data-role="z-accordion">${[1, 2, 3]
    .map((n) => `<h3>H${n}</h3><div><p>P${n}</p></div>`)
    .join('')}</div>`,
};

QUnit.test.each(
  'R1 a page opened at something within shows it, whatever has closed above:',
  ['tabs', 'accordion'],
  async (assert, kind) => {
    const html = linked[kind].replace(/<p>P(\d)<\/p>/g, (_, n) => long[n] || tall(600));
    const page = await openPage({
      html: tall(1500) + html + tall(3000),
      hash: '#deep',
      css: [`/assets/css/ui.${kind}.min.css`],
      scripts: [`/assets/js/ui.${kind}.min.js`],
    });
    const top = 'Math.round(document.getElementById("deep").getBoundingClientRect().top)';
    await page.waitForFunction(`Math.abs(${top}) < 2`);
    assert.true(await page.evaluate('scrollY > 1000'));
  },
);

const targets = {
  'a tab': ['tabs', '<li>', '<li id="there">', '[role=tab]'],
  'a panel': ['tabs', '<div><p>P2', '<div id="there"><p>P2', '[role=tab]'],
  'a header': ['accordion', '<h3>H2', '<h3 id="there">H2', '#there'],
};

QUnit.test.each(
  'R1 a link to an item itself opens it, and what it is named by comes into sight:',
  targets,
  async (assert, [kind, from, to, seen]) => {
    const at = linked[kind].lastIndexOf(from, linked[kind].indexOf('P3'));
    const html = linked[kind].slice(0, at) + linked[kind].slice(at).replace(from, to);
    const page = await openPage({
      html: `<a href="#there">There</a>${tall(2500)}${html}${tall(2500)}`,
      css: [`/assets/css/ui.${kind}.min.css`],
      scripts: [`/assets/js/ui.${kind}.min.js`],
    });
    await page.getByText('There').click();
    const open = 'document.querySelector(".z-content:not([hidden])")?.textContent';
    await page.waitForFunction(`/[PC][23]/.test(${open})`);
    const { y } = await page.locator(seen).last().boundingBox();
    assert.true(y >= 0 && y < 800, `${y}`);
  },
);
