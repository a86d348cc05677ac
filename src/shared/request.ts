import $ from 'jquery';
import { isForeign, resolve } from './address';

/** What a failed request leaves: jQuery's XHR object, or what stands for it where there is none. */
export type Failed = Pick<JQuery.jqXHR, 'status' | 'statusText' | 'responseText'>;

export interface Request {
  readonly url: string;
  /** Whether an answer that the browser has kept will do. */
  readonly cache: boolean;
  readonly done: (html: string) => void;
  /** `why` is `timeout` where the server took too long. */
  readonly failed: (xhr: Failed, why: string) => void;
}

/** What stands for jQuery's XHR object where nothing was sent. */
export const noAnswer = (statusText: string): Failed => ({
  status: 0,
  statusText,
  responseText: '',
});

function byJQuery({ url, cache, done, failed }: Request): () => void {
  let native: XMLHttpRequest | undefined;
  // Old versions may answer before they return; the widget hears of it afterwards.
  let within = true;
  const then = (task: () => void): void => {
    if (within) setTimeout(task);
    else task();
  };
  const xhr = $.ajax({
    url,
    cache,
    ifModified: false,
    type: 'GET',
    dataType: 'html',
    xhr: () => (native = $.ajaxSettings.xhr?.() as XMLHttpRequest),
  });
  xhr.then(
    (html: unknown) => {
      // A server may have sent the request on to a place that we would not ask.
      const from = native && native.responseURL;
      if (from && isForeign(resolve(from))) then(() => failed(noAnswer('error'), 'error'));
      else then(() => done(typeof html === 'string' ? html : ''));
    },
    (_: unknown, why: string) => then(() => failed(xhr, why)),
  );
  within = false;
  return () => xhr.abort();
}

// What jQuery does against caches. The time keeps the numbers of the two widgets' files apart.
let serial = 0;
const fresh = (url: string): string => {
  const [path = '', hash] = url.split('#');
  serial = Math.max(serial + 1, Date.now());
  return path + (path.indexOf('?') < 0 ? '?' : '&') + '_=' + serial + (hash ? '#' + hash : '');
};

function byFetch({ url, cache, done, failed }: Request): () => void {
  const lost = (): void => failed(noAnswer('error'), 'error');
  const init: RequestInit = {
    headers: { Accept: 'text/html, */*; q=0.01', 'X-Requested-With': 'XMLHttpRequest' },
    credentials: 'same-origin',
    // A server can't send the request on to another origin, then.
    mode: 'same-origin',
  };
  let abort = (): void => undefined;
  if (typeof AbortController === 'function') {
    const controller = new AbortController();
    init.signal = controller.signal;
    abort = () => controller.abort();
  }
  const answered = (response: Response) =>
    response.text().then((responseText) => {
      const { ok, status, statusText } = response;
      if (ok) done(responseText);
      else failed({ status, statusText, responseText }, 'error');
    }, lost);
  if (typeof fetch === 'function') fetch(cache ? url : fresh(url), init).then(answered, lost);
  else setTimeout(lost);
  return abort;
}

/** Asks for an address; the function returned takes the request back. */
export function request(asked: Request): () => void {
  // The slim build of jQuery has no AJAX.
  return ($ as Partial<JQueryStatic>).ajax ? byJQuery(asked) : byFetch(asked);
}
