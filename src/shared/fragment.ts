import $ from 'jquery';
import { insertContent, type Content } from '../dom/content';

type Scan = Record<string, ((method: string) => void) & { role?: string }>;

/** Starts the widgets that the markup inside `target` asks for (rule C3). */
function scan(target: HTMLElement): void {
  const found = $(target) as unknown as Scan;
  for (const name of ['uiTabs', 'uiAccordion']) if (found[name]?.role) found[name]('scan');
}

const RUNS = /^$|^module$|\b(java|ecma)script\b/i;

/** Runs scripts that came as markup, each after the one before it. */
function runScripts(scripts: HTMLScriptElement[], done: () => void): void {
  const old = scripts.shift();
  if (!old) return done();
  const next = (): void => runScripts(scripts, done);
  const script = document.createElement('script');
  for (let n = 0; n < old.attributes.length; n++) {
    const { name, value } = old.attributes[n] as Attr;
    script.setAttribute(name, value);
  }
  script.nonce = old.nonce;
  script.text = old.text;
  const waits = !!script.src && RUNS.test(script.type);
  if (waits) script.onload = script.onerror = next;
  if (old.parentNode) old.parentNode.replaceChild(script, old);
  if (!waits) next();
}

/** What an old jQuery throws for a script is the script's, and no reason to give up. */
function insertHtml(target: HTMLElement, html: string, scripts: boolean): void {
  try {
    if (scripts) $(target).append(html);
    else $(target).append($.parseHTML(html, document, false));
  } catch (error) {
    if (!target.firstChild) throw error;
    setTimeout(() => {
      throw error;
    });
  }
}

/**
 * Puts content that has arrived in place of what is in `target`, runs its scripts once and in order,
 * and starts the widgets in it. `done` is called then; an exception means that it can't be inserted.
 */
export function insertFragment(
  target: HTMLElement,
  content: Content,
  scripts: boolean,
  done: () => void,
): void {
  const ready = (): void => {
    scan(target);
    done();
  };
  $(target).empty();
  // jQuery loads the scripts of a fragment by AJAX, which its slim build hasn't.
  const slim = !($ as Partial<JQueryStatic>).ajax;
  if (typeof content !== 'string') {
    insertContent(target, content);
  } else if (scripts && slim) {
    target.innerHTML = content;
    const found = Array.prototype.slice.call(target.getElementsByTagName('script'));
    return runScripts(found as HTMLScriptElement[], ready);
  } else {
    insertHtml(target, content, scripts);
  }
  ready();
}
