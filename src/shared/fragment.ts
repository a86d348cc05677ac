import $ from 'jquery';
import { build } from '../dom/build';
import { insertContent, tryInsert, type Content } from '../dom/content';
import { isInPage } from '../dom/query';

type Scan = Record<string, ((method: string) => void) & { role?: string }>;

interface Insertion {
  /** Whether the scripts of the content run. */
  readonly scripts: boolean;
  /** Whether what comes after the insertion is still wanted. */
  readonly isWanted: () => boolean;
  /** Called when the scripts have run and the widgets in it have started. */
  readonly done: () => void;
}

/** Starts the widgets that the markup inside `target` asks for (rule C3). */
function scan(target: HTMLElement): void {
  const found = $(target) as unknown as Scan;
  for (const name of ['uiTabs', 'uiAccordion']) if (found[name]?.role) found[name]('scan');
}

const RUNS = /^\s*(|module|(text|application)\/(x-)?(java|ecma|j|live)script(1\.\d)?)\s*$/i;

/** Runs scripts that came as markup, each after the one before it. */
function runScripts(scripts: HTMLScriptElement[], insertion: Insertion): void {
  if (!insertion.isWanted()) return;
  // One that another has taken out doesn't run, as with jQuery.
  let old = scripts.shift();
  while (old && !isInPage(old)) old = scripts.shift();
  if (!old) return insertion.done();
  const next = (): void => runScripts(scripts, insertion);
  const script = document.createElement('script');
  for (let n = 0; n < old.attributes.length; n++) {
    const { name, value } = old.attributes[n] as Attr;
    script.setAttribute(name, value);
  }
  script.nonce = old.nonce;
  script.text = old.text;
  const waits = !!script.src && RUNS.test(script.type) && !script.noModule;
  if (waits) script.onload = script.onerror = next;
  (old.parentNode as Node).replaceChild(script, old);
  if (!waits) next();
}

/** Puts the content in without its scripts, and by the browser's own means: jQuery would run them. */
function insertWithoutScripts(target: HTMLElement, content: Content): void {
  const holder = build('div', '');
  insertContent(holder, content);
  $(holder)
    .find('script')
    .filter((_, { type }) => RUNS.test(type))
    .remove();
  while (holder.firstChild) target.appendChild(holder.firstChild);
}

/**
 * Puts content that has arrived in place of what is in `target`, runs its scripts once and in order,
 * and starts the widgets in it. An exception means that it can't be inserted.
 */
export function insertFragment(target: HTMLElement, content: Content, insertion: Insertion): void {
  $(target).empty();
  let found: HTMLScriptElement[] = [];
  if (!insertion.scripts) {
    insertWithoutScripts(target, content);
  } else if (typeof content === 'string' && !($ as Partial<JQueryStatic>).ajax) {
    // jQuery loads the scripts of a fragment by AJAX, which its slim build hasn't.
    target.innerHTML = content;
    found = Array.prototype.slice.call(target.getElementsByTagName('script'));
  } else {
    tryInsert(target, content, (error) => {
      throw error;
    });
  }
  runScripts(found, {
    ...insertion,
    done: () => {
      scan(target);
      insertion.done();
    },
  });
}
