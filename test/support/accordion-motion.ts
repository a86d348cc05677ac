import type { AccordionSettings } from '../../src/accordion/accordion.types';
import { accordionHtml, begun, contentsOf, type Form } from './accordion';

/** A second of even motion, so that its middle is half of it. */
export const slide = { effects: 'slide', duration: 1000, easing: 'linear' } as const;

/** Contents of 100, 200 and 300 pixels, and what surrounds the paragraph in each. */
export const sized = (form: Form = 'ul'): string =>
  [1, 2, 3].reduce(
    (html, n) => html.replace(`<p>C${n}`, `<p style="height: ${n}00px; margin: 0">C${n}`),
    accordionHtml({ form }),
  );

/** An accordion of such contents, past its first moments, that moves for a second. */
export const moving = (settings: AccordionSettings = {}, html = sized()) =>
  begun({ animation: slide, ...settings }, html);

/** Heights of the contents in sight, rounded; `-` for none. */
export const heights = (root: Element): string =>
  contentsOf(root)
    .map((content) =>
      content.checkVisibility() ? String(Math.round(content.getBoundingClientRect().height)) : '-',
    )
    .join(' ');
