/** How a widget's part of the hash is written (rules T9, T20). */
export interface LinkForm {
  /** What its part begins with: prefix and separator, or nothing. */
  readonly start: string;
  readonly separator: string;
  /** Whether the hash holds the parts of several widgets. */
  readonly many: boolean;
  /** Whether the widget has items of these names. */
  readonly has: (names: readonly string[]) => boolean;
}

// Nobody writes a longer one, and reading it would take long.
const LONGEST = 10000;

/** What is written in a part of the hash; null where it can't be read. */
export function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Names are text: what has a meaning in a hash is taken out of it. */
function encoded(text: string): string {
  try {
    return encodeURI(text).replace(/[#&]/g, encodeURIComponent);
  } catch {
    return text;
  }
}

const textOf = (part: string): string => decoded(part) || '';

const partsOf = (hash: string, { many }: LinkForm): string[] =>
  hash.length > LONGEST ? [] : many ? hash.split('&') : [hash];

/** The names in a part, behind what it begins with. */
function namesIn(part: string, { start }: LinkForm): string[] {
  // Commas stand between names; those in a name are encoded, and no markup has this character in one.
  const text = textOf(part.replace(/%2C/gi, '%00')).slice(start.length);
  return text ? text.split(',').map((one) => one.replace(/\0/g, ',')) : [];
}

function isOwn(part: string, form: LinkForm): boolean {
  const { start, separator, many, has } = form;
  const text = textOf(part);
  if (text.indexOf(start) !== 0) return false;
  // What else begins so may have a longer prefix.
  return !many || text.indexOf(separator, start.length) < 0 || has(namesIn(part, form));
}

/** Whether a part says something to a widget, and isn't a path of the page's such as `!/a/b`. */
function isPart(part: string, { separator }: LinkForm): boolean {
  const text = textOf(part);
  return text[0] !== '!' && text.indexOf(separator) > 0 && text.split(separator).every(Boolean);
}

/** The parts of a hash that is one of several widgets; none where it is anything else. */
function sharedParts(hash: string, form: LinkForm): string[] {
  const parts = form.many ? partsOf(hash, form) : [];
  return parts.every((part) => isOwn(part, form) || isPart(part, form)) ? parts : [];
}

/** The names in a hash (without its `#`) that are meant for a widget, or null. */
export function namesFrom(hash: string, form: LinkForm): string[] | null {
  for (const part of partsOf(hash, form)) {
    const names = isOwn(part, form) ? namesIn(part, form) : [];
    if (names.length) return names;
  }
  return null;
}

/** Whether a hash says nothing, or something to other widgets only. */
export function isForOthers(hash: string, form: LinkForm): boolean {
  const parts = sharedParts(hash, form);
  return !hash || (parts.length > 0 && !parts.some((part) => isOwn(part, form)));
}

/** The hash, without its `#`, that says `names` for a widget; what it says to others stays. */
export function hashFor(names: readonly string[], hash: string, form: LinkForm): string {
  const list = names.map((name) => encoded(name).replace(/,/g, '%2C'));
  let own = list.length ? encoded(form.start) + list.join(',') : '';
  const parts = sharedParts(hash, form).map((part) => {
    if (!isOwn(part, form)) return part;
    const now = own;
    own = '';
    return now;
  });
  return parts.concat(own).filter(Boolean).join('&');
}
