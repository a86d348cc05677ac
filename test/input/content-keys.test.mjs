// Content from a server, with real keys and a real mouse.
import { requests, reset } from './page.mjs';
import { openRemote } from './content-page.mjs';
import { focused, label, stateOf } from './tabs-page.mjs';

const { module, test } = QUnit;

module('content: keys and mouse');

test('AT11 arrows load nothing; Enter does', async (assert) => {
  const page = await openRemote([null, 'ok/b', 'ok/c']);
  await label(page, 0).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  assert.equal(await focused(page), 'T2');
  assert.equal(await stateOf(page), '1 0 0');
  assert.deepEqual(await requests(), []);
  await page.keyboard.press('Enter');
  await page.locator('.answer').waitFor();
  assert.equal(await stateOf(page), '0 0 1');
  assert.equal(await focused(page), 'T2');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  assert.equal(await stateOf(page), '1 0 0');
  await page.keyboard.press('End');
  assert.equal(await stateOf(page), '0 0 1', 'what is loaded follows');
  assert.deepEqual(await requests(), ['ok/c']);
});

/** Loads what fails, then presses "Try again" by `act`; gives the focus and the requests. */
async function retry(act) {
  const page = await openRemote([null, 'status/404'], { expected: [/404/, /404/] });
  await label(page, 1).click();
  await page.locator('.z-try-again').waitFor();
  const failed = await page.locator('.z-try-again').elementHandle();
  await act(page);
  await failed.waitForElementState('hidden');
  await page.locator('.z-try-again').waitFor();
  const role = await page.evaluate(() => document.activeElement.getAttribute('role'));
  return [role, ...(await requests())].join(' ');
}

test('C18, 2.4.3 Try again by mouse and by keys: the focus is in the panel', async (assert) => {
  const expected = 'tabpanel status/404 status/404';
  assert.equal(await retry((page) => page.locator('.z-try-again').click()), expected);
  reset();
  const byKeys = async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  };
  assert.equal(await retry(byKeys), expected);
});
