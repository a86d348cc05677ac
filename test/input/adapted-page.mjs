// Looks for tests of readers who see, read or press in ways of their own.
import { laidOut } from './page.mjs';

const styles = ['normal', 'underlined', 'clean', 'pills'];
export const css = ['/assets/css/ui.tabs.min.css', '/assets/css/ui.tabs.flat.min.css'];

/** Every style in a row and in a column, and a flat theme. */
export const looks = styles
  .flatMap((style) => ['horizontal', 'vertical'].map((orientation) => ({ style, orientation })))
  .concat([{ theme: 'flat-carrot' }, { theme: 'flat-silver', style: 'pills' }]);

export const named = (all) =>
  Object.fromEntries(all.map((one) => [Object.values(one).join(' '), one]));

/** Gives one set each of the looks in turn. */
export async function eachLook(page, all, check) {
  for (const look of all) {
    const settings = { theme: 'silver', style: 'normal', orientation: 'horizontal', ...look };
    await page.evaluate((given) => window.jQuery('#set').uiTabs(given), settings);
    await laidOut(page);
    await check(JSON.stringify(look));
  }
}
