// What the page was told, and whether it adds up: each selection after its question and with the end of
// the one before.
import { $, instanceOn } from './common.js';
import { removalGuard } from './steps.js';

// The sections of headers; one that the page has taken out is given back before its motion is told of.
const sections = new WeakMap();

function elementOf({ tab, header }) {
  if (tab) return tab[0];
  const section = header.closest('.z-section');
  if (section) sections.set(header, section);
  return sections.get(header);
}

const asked = new Map();
let problems = [];

const ofRoot = (root, handler) => (event, item) => {
  if (event.target === root) handler(item, event);
};

/** A selection that nobody asked the page about; methods that take tabs in or out don't ask. */
function checkAsked(name, item) {
  const reasons = asked.get(elementOf(item)) || [];
  if (item.reason && item.reason !== 'api' && !reasons.includes(item.reason)) {
    problems.push(`${name} ${item.index} by ${item.reason}: the questions were by ${reasons}`);
  }
  asked.set(
    elementOf(item),
    reasons.filter((reason) => reason !== item.reason),
  );
}

function noteAsked(item) {
  asked.set(elementOf(item), [...(asked.get(elementOf(item)) || []), item.reason]);
}

/** Of a tab set: which tab is selected by what was told; undefined before anything was. */
export function keepTabsBooks(root) {
  let told;
  let leaving = null;
  // The questions whether tabs may go, and what was answered.
  const removals = new Map();
  const select = (item) => {
    const tab = elementOf(item);
    if (leaving) problems.push(`select ${item.index}, and the tab before was not left`);
    if (tab === told) problems.push(`select ${item.index} twice`);
    // Nobody is asked about what comes instead of a tab that goes.
    const replaces = Array.from(removals.values()).some(
      ({ reason, refused }) => !refused && reason === item.reason,
    );
    if (told !== undefined && !replaces) checkAsked('select', item);
    leaving = told || null;
    told = tab;
  };
  const remove = (item) => {
    const tab = elementOf(item);
    const answer = removals.get(tab);
    removals.delete(tab);
    if (tab.isConnected) problems.push(`remove ${item.index}, which is still there`);
    if (!answer) problems.push(`remove ${item.index}, and nobody was asked, or it was told twice`);
    else if (answer.reason !== item.reason)
      problems.push(`remove ${item.index} by ${item.reason}: the question was by ${answer.reason}`);
    else if (answer.refused) problems.push(`remove ${item.index}, which was refused`);
  };
  const deactivate = (item) => {
    const tab = elementOf(item);
    if (leaving === tab) leaving = null;
    else if (told === tab) told = null;
    else problems.push(`deactivate ${item.index}, which was not selected`);
  };
  $(root).on('uitabs:beforeselect.fuzz', ofRoot(root, noteAsked));
  $(root).on(
    'uitabs:beforeremove.fuzz',
    ofRoot(root, (item) => {
      const refused = /false|prevent/.test(removalGuard.mode);
      const agreed = removalGuard.mode === 'pass';
      removals.set(elementOf(item), { reason: item.reason, refused, agreed });
    }),
  );
  $(root).on('uitabs:remove.fuzz', ofRoot(root, remove));
  $(root).on('uitabs:select.fuzz', ofRoot(root, select));
  $(root).on('uitabs:deactivate.fuzz', ofRoot(root, deactivate));
  return {
    take: () => {
      // A callback may have ended the set.
      if (!instanceOn(root, 'tabs')) removals.clear();
      for (const [tab, { agreed }] of removals) {
        if (agreed && tab.isConnected) problems.push(`${tab.textContent} may go, and stays`);
        // What the page itself takes out goes without a word.
        if (agreed || !tab.isConnected) removals.delete(tab);
      }
      return problems.splice(0);
    },
    begin: () => undefined,
    unended: () => (leaving?.isConnected ? [`${leaving.textContent} was not left`] : []),
    /** At rest: the books say what is. */
    check: (items, open) => {
      const { element = null, panel } = items[open[0] ?? -1] || {};
      // What is open first is told of when its content is there.
      if (told === undefined)
        return element && !panel.hasAttribute('aria-busy') ? ['nothing was told'] : [];
      const is = element;
      const wrong =
        is === (told || null)
          ? []
          : [`told of ${told?.textContent}, selected is ${is?.textContent}`];
      return leaving ? wrong.concat(`${leaving.textContent} was not left`) : wrong;
    },
  };
}

/** Of an accordion: what is open by what was told, and what has begun and not ended. */
export function keepAccordionBooks(root) {
  let open = null;
  const begun = new Set();
  const closing = new Set();
  const on = (name, handler) => $(root).on(`uiaccordion:${name}.fuzz`, ofRoot(root, handler));
  on('beforeselect', noteAsked);
  on('select', (item) => {
    const section = elementOf(item);
    if (open?.has(section)) problems.push(`select ${item.index} twice`);
    if (begun.has(section)) problems.push(`select ${item.index}, and the one before has no end`);
    checkAsked('select', item);
    open?.add(section);
    begun.add(section);
  });
  on('activate', (item) => {
    const section = elementOf(item);
    if (!item.open) closing.add(section);
    // What is open at the start is told of by this alone.
    else if (!begun.delete(section) && item.reason === 'click')
      problems.push(`activate ${item.index} without select`);
    if (open && item.open && !open.has(section))
      problems.push(`activate ${item.index}, which is not open`);
  });
  on('collapse', (item) => {
    const section = elementOf(item);
    closing.delete(section);
    if (open && !open.delete(section)) problems.push(`collapse ${item.index}, which was not open`);
  });
  /** What was told the beginning of, and not the end; nobody is told of what the page itself takes out. */
  const unended = () =>
    [begun, closing].flatMap((all) => {
      const left = Array.from(all).filter((section) => section?.isConnected);
      all.clear();
      return left.map((section) => `no end was told of ${section.textContent}`);
    });
  return {
    take: () => problems.splice(0),
    unended,
    begin: (items, now) => {
      for (const { element, label } of items) sections.set(label.closest('.z-header'), element);
      open = new Set(now.map((index) => items[index].element));
    },
    check: (items, now) => {
      const is = now.map((index) => items[index].element);
      // Nobody is told of what the page itself takes away.
      for (const element of open || []) if (!element.isConnected) open.delete(element);
      if (!open || (is.length === open.size && is.every((element) => open.has(element))))
        return unended();
      return [`told of ${Array.from(open, (one) => one.textContent)}, open are ${now}`];
    },
  };
}
