import $ from 'jquery';
import { instance, put, start, tabsHtml } from '../support/fixture';
import { atHash, restoring } from '../support/links';
import { state } from '../support/state';

// A link to where the page's address points already, which opens something other than this page.
QUnit.module('links that lead elsewhere', restoring);

const links: Record<string, [attributes: string, keys: MouseEventInit, here: boolean]> = {
  plain: ['', {}, true],
  'with Ctrl': ['', { ctrlKey: true }, false],
};

const sets: Record<string, [hash: string, settings: object]> = {
  'R1 what it points to opens': ['#there', {}],
  'T20 the tab that it names opens': ['#tab3', { deeplinking: true }],
};

for (const rule of Object.keys(sets)) {
  QUnit.test.each(`${rule} only by a link into this page:`, links, (assert, all) => {
    const [attributes, keys, here] = all;
    const [hash, settings] = sets[rule]!;
    atHash(hash);
    const root = start(settings, tabsHtml().replace('<p>P3', '<p id="there">P3'));
    const link = put(`<a href="${hash}" ${attributes}><i>there</i></a>`);
    instance(root).select(0);
    atHash(hash);
    // After the sets have heard of it.
    $(window).one('click', (event) => event.preventDefault());
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
    link.firstElementChild!.dispatchEvent(press);
    assert.deepEqual([state(root), press.defaultPrevented], [here ? '0 0 1' : '1 0 0', true]);
  });
}
