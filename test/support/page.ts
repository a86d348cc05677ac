import { put } from './fixture';
import type { Kind } from './kinds';
import { attributeOf } from './option-table';

/** Which jQuery a page loads. */
export interface JQueryFile {
  major: 1 | 2 | 3 | 4;
  slim?: boolean;
}

/** Every jQuery that is supported, by name. */
export const jqueries: Record<string, JQueryFile> = {
  'jQuery 1': { major: 1 },
  'jQuery 2': { major: 2 },
  'jQuery 3': { major: 3 },
  'jQuery 4': { major: 4 },
  'jQuery 3 slim': { major: 3, slim: true },
  'jQuery 4 slim': { major: 4, slim: true },
};

const src = (url: string): string => `<script src="${url}"></script>`;

/** A `<script>` with code of the page. */
export const code = (text: string): string => `<script>${text}</script>`;

/** A `<script>` with a jQuery. */
export const jqueryTag = ({ major, slim }: JQueryFile): string =>
  src(`/jquery/${major}/jquery${slim ? '.slim' : ''}.min.js`) + code('copies.push(jQuery);');

/** A `<script>` with a built widget, as a page has it. */
export const widgetTag = ({ file }: Pick<Kind, 'file'>): string => src(`/assets/js/${file}.min.js`);

/** A `<script>` with jQuery UI. */
export const jqueryUiTag = src('/jquery-ui/jquery-ui.min.js');

export interface PageWindow extends Window {
  jQuery: JQueryStatic;
  /** What the console got, and what was thrown, in order. */
  said: string[];
  /** Every jQuery that was loaded. */
  copies: JQueryStatic[];
  [name: string]: unknown;
}

// Before everything else, so that nothing is missed.
const listen = code(`
  var said = [], copies = [];
  console.warn = function (text) { said.push('warn: ' + text); };
  console.error = function (text) { said.push('error: ' + text); };
  onerror = function (text) { said.push('thrown: ' + text); return true; };
`);

/** A page of its own in a frame; resolves when it has loaded, and every jQuery's ready is over. */
export async function openPage(head: string[], body: string): Promise<PageWindow> {
  const frame = put('<iframe width="800" height="400"></iframe>') as HTMLIFrameElement;
  const page = frame.contentWindow as unknown as PageWindow;
  const loaded = new Promise((resolve) => (frame.onload = resolve));
  // Written, so that its address is one with a path, and links to a hash lead into the page.
  page.document.open();
  page.document.write(
    '<!doctype html><link rel="stylesheet" href="/assets/css/ui.tabs.min.css">',
    '<link rel="stylesheet" href="/assets/css/ui.accordion.min.css">' + listen,
    ...head,
    `<body>${body}</body>`,
  );
  page.document.close();
  await loaded;
  await Promise.all(page.copies.map((copy) => new Promise((resolve) => copy(resolve))));
  return page;
}

/** A set that starts by its markup, with its first item open. */
export const marked = (kind: Kind, id = 'set', count = 3): string => {
  const first = `${attributeOf(kind.first)}="0"`;
  const attributes = `data-role="${kind.role}" data-animation-effects="none" ${first}`;
  return kind.html({ id, count, attributes });
};

/** A set with another in its first panel. */
export const nested = (kind: Kind, id: string): string =>
  marked(kind, id, 2).replace('<p>P1</p>', marked(kind, `${id}-inner`, 2));
