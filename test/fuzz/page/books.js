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
    /** At rest: the books say what is. */
    check: (items, open) => {
      if (told === undefined) return [];
      const is = items[open[0] ?? -1]?.element || null;
      const wrong =
        is === (told || null)
          ? []
          : [`told of ${told?.textContent}, selected is ${is?.textContent}`];
      return leaving ? wrong.concat(`${leaving.textContent} was not left`) : wrong;
    },
  };
}

/** Of an accordion: what is open by what was told. */
export function keepAccordionBooks(root) {
  let open = null;
  const on = (name, handler) => $(root).on(`uiaccordion:${name}.fuzz`, ofRoot(root, handler));
  on('beforeselect', noteAsked);
  on('select', (item) => {
    if (open?.has(elementOf(item))) problems.push(`select ${item.index} twice`);
    checkAsked('select', item);
    open?.add(elementOf(item));
  });
  on('activate', (item) => {
    if (open && item.open && !open.has(elementOf(item)))
      problems.push(`activate ${item.index} without select`);
  });
  on('collapse', (item) => {
    if (open && !open.delete(elementOf(item)))
      problems.push(`collapse ${item.index}, which was not open`);
  });
  return {
    take: () => problems.splice(0),
    begin: (items, now) => {
      for (const { element, label } of items) sections.set(label.closest('.z-header'), element);
      open = new Set(now.map((index) => items[index].element));
    },
    check: (items, now) => {
      const is = now.map((index) => items[index].element);
      // Nobody is told of what the page itself takes away.
      for (const element of open || []) if (!element.isConnected) open.delete(element);
      if (!open || (is.length === open.size && is.every((element) => open.has(element)))) return [];
      return [`told of ${Array.from(open, (one) => one.textContent)}, open are ${now}`];
    },
  };
}
