import {
  control,
  focusedClass,
  kinds,
  moves,
  openPlaying,
  told,
  within,
} from './autoplay-page.mjs';
import { laidOut } from './page.mjs';

QUnit.module('autoplay: real input');

const label = (page, n) => page.locator('#set [role=tab], #set .z-trigger').nth(n);
const away = (page) => page.mouse.move(1100, 700);
const tall = '<div style="height: 4000px"></div>';

QUnit.test.each('C17 the mouse over it pauses, leaving resumes:', kinds, async (assert, kind) => {
  const page = await openPlaying(kind);
  await moves(page);
  await label(page, 0).hover();
  assert.equal(await within(page), '');
  await page.locator('#set .z-content:not([hidden])').first().hover();
  assert.equal(await within(page), '', 'from part to part it stays paused');
  assert.equal(await told(page), 'Stop');
  await away(page);
  await moves(page);
  assert.ok(true, 'it moves on');
});

QUnit.test.each('S2, 2.2.1 Tab into the set stops it for good:', kinds, async (assert, kind) => {
  const page = await openPlaying(kind);
  await page.focus('#before');
  await page.keyboard.press('Tab');
  assert.equal(await focusedClass(page), 'z-autoplay', 'the control is the first stop');
  await moves(page);
  await page.keyboard.press('Tab');
  assert.equal(await told(page), 'Start');
  await page.focus('#after');
  assert.equal(await within(page), '');
});

QUnit.test.each('C17 smart: false, it waits while Tab is inside:', kinds, async (assert, kind) => {
  const page = await openPlaying(kind, { autoplay: { smart: false } });
  await page.focus('#before');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  assert.equal(await within(page), '');
  assert.equal(await told(page), 'Stop');
  await page.keyboard.press('Shift+Tab');
  assert.equal(await focusedClass(page), 'z-autoplay');
  await moves(page);
});

QUnit.test.each('S1, 2.2.2 Enter and Space on the control:', kinds, async (assert, kind) => {
  const page = await openPlaying(kind);
  await control(page).focus();
  for (const [key, name] of [
    ['Enter', 'Start'],
    ['Space', 'Stop'],
    ['Space', 'Start'],
    ['Enter', 'Stop'],
  ]) {
    await page.keyboard.press(key);
    assert.equal(await told(page), name, key);
    if (name === 'Stop') await moves(page);
    else assert.equal(await within(page), '');
    assert.equal(await focusedClass(page), 'z-autoplay');
  }
  const { width, height } = await control(page).boundingBox();
  assert.true(width >= 24 && height >= 24, `${width} by ${height}`);
});

QUnit.test.each('S8 a finger:', kinds, async (assert, kind) => {
  const page = await openPlaying(kind, { context: { hasTouch: true } });
  const tap = async (target) => {
    const { x, y, width, height } = await target.boundingBox();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  await tap(page.locator('h2'));
  await moves(page);
  await tap(label(page, 0));
  assert.equal(await told(page), 'Start');
  assert.equal(await within(page), '');
  await tap(control(page));
  assert.equal(await told(page), 'Stop');
  await moves(page);
});

QUnit.test.each('S3 scrolled out of sight it rests:', kinds, async (assert, kind) => {
  const page = await openPlaying(kind, { after: tall });
  await moves(page);
  await page.evaluate('scrollTo(0, 3000)');
  // The browser tells of it with its next frames.
  await laidOut(page);
  assert.equal(await within(page), '');
  await page.evaluate('scrollTo(0, 0)');
  await moves(page);
  await page.evaluate('document.getElementById("place").style.display = "none"');
  await laidOut(page);
  assert.equal(await within(page), '', 'nor does it move where it is not displayed');
  await page.evaluate('document.getElementById("place").style.display = ""');
  await moves(page);
});

QUnit.test.each('S4 where motion is unwanted:', kinds, async (assert, kind) => {
  const page = await openPlaying(kind, { context: { reducedMotion: 'reduce' } });
  assert.equal(await within(page), '');
  assert.equal(await told(page), 'Start');
  await control(page).click();
  assert.equal(await told(page), 'Stop');
  await moves(page);
});

QUnit.test.each('S4 the setting may change:', kinds, async (assert, kind) => {
  const page = await openPlaying(kind);
  await moves(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.waitForSelector('.z-autoplay:not(.z-playing)');
  assert.equal(await told(page), 'Start');
  assert.equal(await within(page), '');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.waitForSelector('.z-autoplay.z-playing');
  assert.equal(await told(page), 'Stop');
  await moves(page);
});

/** Where the page is: focus, scroll position, address and history. */
const place = (page) =>
  page.evaluate(() => [document.activeElement.id, scrollY, location.href, history.length].join());

QUnit.test.each('S5 focus and history stay:', kinds, async (assert, kind) => {
  const page = await openPlaying(kind);
  await page.focus('#after');
  const before = await place(page);
  for (let n = 0; n < 4; n++) await moves(page);
  assert.equal(await place(page), before);
});

const { tabs, accordion } = kinds;

QUnit.test.each("S5 the page's scroll position stays:", { tabs }, async (assert, kind) => {
  const page = await openPlaying(kind, { after: tall });
  await page.evaluate('scrollTo(0, 20)');
  for (let n = 0; n < 4; n++) await moves(page);
  assert.equal(await page.evaluate('scrollY'), 20);
});
