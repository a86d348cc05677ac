// What the tests of the site's examples share.
import { openFile } from './page.mjs';

/**
 * Opens a page of the demo, by default with reduced motion. Most tests of a file share the page and its document, and each uses
 * another example in it.
 */
export const opens =
  (file) =>
  ({ isShared = true, ...options } = {}) =>
    openFile(`/demo/${file}`, {
      context: { reducedMotion: 'reduce' },
      isShared,
      isKept: isShared,
      ...options,
    });

export const textOf = (page, selector) =>
  page
    .locator(selector)
    .textContent()
    .then((text) => text.trim());

/** The label of the tab that is selected in a set. */
export const activeTab = (page, set) => textOf(page, `${set} .z-tab.z-active`);

/** The titles of the sections that are open in an accordion. */
export const openSections = (page, set) =>
  page
    .locator(
      `${set} > .z-section > .z-header:is([aria-expanded=true], :has([aria-expanded=true])) .z-title`,
    )
    .allTextContents();
