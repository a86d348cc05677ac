import $ from 'jquery';
import type { AccordionInstance } from '../../src/accordion/accordion.types';
import type { TabsInstance } from '../../src/tabs/tabs.types';
import { accordionHtml } from '../support/accordion';
import { takeWarnings } from '../support/console';
import { put, tabsHtml } from '../support/fixture';

// Content of the page's own that is not as it should be.
QUnit.module('what add() is given');

type Both = TabsInstance & AccordionInstance;

const still = { animation: { effects: 'none' } } as const;
const kinds: Record<string, () => Both> = {
  tabs: () => $(put(tabsHtml())).uiTabs(still).uiTabs('instance') as Both,
  accordion: () => $(put(accordionHtml())).uiAccordion(still).uiAccordion('instance') as Both,
};

const last = (): JQuery => $('#qunit-fixture .z-content').last();

QUnit.test.each(
  'T17 A11 what a script in it throws is reported, and the item is whole:',
  kinds,
  async (assert, begin) => {
    const set = begin();
    const { onerror } = window;
    const message = await new Promise((resolve) => {
      // At once by new versions of jQuery, and afterwards by old ones.
      window.onerror = (text) => {
        resolve(text);
        return true;
      };
      set.add('New', '<b>bold</b><script>throw new Error("theirs")</script>').last();
    });
    window.onerror = onerror;
    assert.true(/theirs/.test(String(message)));
    assert.deepEqual([set.count(), set.active(), last().text().slice(0, 4)], [4, 3, 'bold']);
    assert.true(last()[0]!.getClientRects().length > 0);
  },
);

QUnit.test.each(
  'Safety 13 what the browser refuses is shown as text, with one warning:',
  kinds,
  (assert, begin) => {
    const set = begin();
    const broken = {
      toString(): string {
        throw new Error('refused');
      },
    };
    set.add('New', broken).last();
    assert.deepEqual(
      [set.count(), set.active(), last().text(), takeWarnings().length],
      [4, 3, '[object Object]', 1],
    );
  },
);
