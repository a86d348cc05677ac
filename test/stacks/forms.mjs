// jquery-validation: an invalid field in a closed panel is shown, and the form is not sent.
import { expect, packages, pageOf, quoted, timesAsked, usingPage } from './browser.mjs';
import { role } from './markup.mjs';

const field = '<label>Name <input name="name" required></label>';

const other = '<label>Town <input name="town" value="Bath" required></label>';

const kinds = {
  tabs: `<div id="trip" ${role('tabs')}><ul><li><a>One</a></li><li><a>Two</a></li></ul>
    <div><div>First</div><div>${field}</div></div></div>`,
  accordion: `<div id="trip" ${role('accordion', { active: 0 })}>
    <section><h3>One</h3><div>First</div></section>
    <section><h3>Two</h3><div>${field}</div></section></div>`,
};

/** The script of the page on it, with this method of either widget. */
const validate = (plugin, method) =>
  quoted('jquery-validation.html').replace('uiTabs', plugin).replace("'reveal', field", method);

const methods = { 'reveal()': "'reveal', field", 'select()': "'select', 1" };

const sent = (kind, jquery, method) => () => {
  const [plugin, part] = { tabs: ['uiTabs', 'tab'], accordion: ['uiAccordion', 'button'] }[kind];
  const parts = {
    scripts: [`${packages}/jquery-validation/dist/jquery.validate.min.js`],
    head: validate(plugin, methods[method]),
    body: `<form id="booking" action="/sent">${other}${kinds[kind]}<button>Send</button></form>`,
    jquery,
  };
  const work = async (page) => {
    const name = page.locator('[name=name]');
    const press = (role, text) => page.getByRole(role, { name: text }).click();
    // By the button, and from a valid field: moving the focus meanwhile would make the validator forget its errors.
    for (const send of [
      () => press('button', 'Send'),
      () => page.locator('[name=town]').press('Enter'),
    ]) {
      await send();
      const errors = page.locator('label.error:visible');
      await errors.waitFor();
      expect(timesAsked('/sent'), 0, 'requests');
      expect(await errors.allInnerTexts(), ['This field is required.'], 'errors');
      expect(await name.isVisible(), true, 'the field is seen');
      await press(part, 'One');
    }
    await press(part, 'Two');
    await name.fill('Ann');
    await press('button', 'Send');
    await page.getByText('sent').waitFor();
    expect(timesAsked('/sent'), 1, 'requests');
  };
  return usingPage(parts, work, { '/sent': pageOf({ body: 'sent' }) });
};

export const rows = Object.keys(kinds).flatMap((kind) =>
  Object.keys(methods).flatMap((method) =>
    ['3.7.1', '4.0.0'].map((jquery) => [
      'jquery-validation',
      `${method} in closed ${kind} shows an invalid field, not sent, jQuery ${jquery}`,
      sent(kind, jquery, method),
    ]),
  ),
);
