/** How a widget's part of the hash is written (rules T9, T20). */
export interface LinkForm {
  /** What its part begins with: prefix and separator, or nothing. */
  readonly start: string;
  readonly separator: string;
  /** Whether the hash holds the parts of several widgets. */
  readonly many: boolean;
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

const partsOf = (hash: string, { many }: LinkForm): string[] =>
  hash.length > LONGEST ? [] : many ? hash.split('&') : [hash];

/** What one part of a hash says to a widget; null where it is not the widget's. */
function nameIn(part: string, { start }: LinkForm): string | null {
  const text = decoded(part);
  return text && text.indexOf(start) === 0 ? text.slice(start.length) : null;
}

/** The name in a hash (without its `#`) that is meant for a widget, or null. */
export function nameFrom(hash: string, form: LinkForm): string | null {
  for (const part of partsOf(hash, form)) {
    const name = nameIn(part, form);
    if (name) return name;
  }
  return null;
}

/** Whether a hash says nothing, or something to other widgets only. */
export function isForOthers(hash: string, form: LinkForm): boolean {
  if (!hash) return true;
  if (!form.many || hash.length > LONGEST) return false;
  return partsOf(hash, form).every((part) => (decoded(part) || '').indexOf(form.separator) > 0);
}

/** The hash, without its `#`, that says `name` for a widget; what it says to others stays. */
export function hashFor(name: string, hash: string, form: LinkForm): string {
  const own = name && encoded(form.start + name);
  if (!form.many) return own;
  const isOwn = (part: string): boolean => nameIn(part, form) !== null;
  const parts = isForOthers(hash, form) && hash ? partsOf(hash, form) : [];
  let placed = false;
  const now = parts.map((part) => {
    if (!isOwn(part)) return part;
    const first = !placed;
    placed = true;
    return first ? own : '';
  });
  if (!placed) now.push(own);
  return now.filter(Boolean).join('&');
}
