import { sizesOf } from '../../src/accordion/accordion.layout';
import { accordionOptions } from '../../src/accordion/accordion.options';
import type { AccordionOptions } from '../../src/accordion/accordion.types';
import { adapting } from '../support/accordion-form';

QUnit.module('accordion: responsive, sizes');

interface Scaled {
  width: number;
  given?: Partial<AccordionOptions>;
  height: number;
  headerSize: number;
  headerFontSize: number;
}

const table: Record<string, Scaled> = {
  'as wide as it may be': { width: 960, height: 320, headerSize: 40, headerFontSize: 1.5 },
  'more room than it takes': { width: 1200, height: 320, headerSize: 40, headerFontSize: 1.5 },
  'nine tenths': { width: 864, height: 288, headerSize: 36, headerFontSize: 1.35 },
  'three quarters': { width: 720, height: 240, headerSize: 30, headerFontSize: 1.125 },
  'half: headers stay readable': { width: 480, height: 160, headerSize: 30, headerFontSize: 1.125 },
  'small headers: as wide as a finger': {
    width: 480,
    given: { headerSize: 28 },
    height: 160,
    headerSize: 24,
    headerFontSize: 1.125,
  },
  'headers that are smaller stay so': {
    width: 720,
    given: { headerSize: 20 },
    height: 240,
    headerSize: 20,
    headerFontSize: 1.125,
  },
  'not responsive': {
    width: 480,
    given: { responsive: false },
    height: 320,
    headerSize: 40,
    headerFontSize: 1.5,
  },
};

QUnit.test.each('A7 sizes by the width there is:', table, (assert, { width, given, ...wanted }) => {
  const options = { ...adapting, width: 960, height: 320, headerSize: 40, headerFontSize: 1.5 };
  assert.deepEqual(sizesOf({ ...options, ...given } as AccordionOptions, width), wanted);
  assert.true('responsiveDelay' in accordionOptions);
});
