// Where the parts of the sets lie and how large they are.

/** Numbers by name, of all sets in a `.look`: runs in the page. */
export function readMeasures() {
  const found = {};
  const boxOf = (part) => part.getBoundingClientRect();
  const isSeen = (part) => part.checkVisibility({ visibilityProperty: true });
  const textOf = (part) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT, ({ data }) =>
      data.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    );
    const range = document.createRange();
    range.selectNodeContents(walker.nextNode() ?? part);
    return boxOf(range);
  };
  for (const look of document.querySelectorAll('.look')) {
    const root = look.querySelector('.z-tabs, .z-accordion');
    const { left, top, width, height } = boxOf(root);
    const put = (name, value) => (found[`${look.dataset.name}: ${name}`] = value);
    const each = (name, work) =>
      Array.from(root.querySelectorAll(`.z-${name}`))
        .filter(isSeen)
        .forEach((part, index) => work(part, boxOf(part), `${name} ${index + 1}`));
    put('width', width);
    put('height', height);
    for (const kind of ['tab', 'header', 'content']) {
      each(kind, (part, box, name) => {
        put(`${name}, top`, box.top - top);
        put(`${name}, height`, box.height);
        put(`${name}, indentation of its text`, textOf(part).left - box.left);
        // Letters are as wide as the page's font has them, and so labels.
        if (kind !== 'tab' || name === 'tab 1') put(`${name}, left`, box.left - left);
      });
    }
    for (const kind of ['close', 'arrow', 'tabs-mobile', 'dropdown-arrow']) {
      each(kind, (_, box, name) => {
        put(`${name}, width`, box.width);
        put(`${name}, height`, box.height);
      });
    }
    const list = root.querySelector('.z-tabs-desktop');
    if (!list || !isSeen(list)) continue;
    const [labels, panels] = [list, root.querySelector('.z-container')].map(boxOf);
    const isBeside = root.classList.contains('vertical');
    put('gap', isBeside ? panels.left - labels.right : panels.top - labels.bottom);
  }
  return found;
}

/** What differs by more than a pixel, in words. */
export const differences = (plain, other) =>
  Object.keys({ ...plain, ...other })
    .filter((name) => !(Math.abs(plain[name] - other[name]) <= 1))
    .map((name) => `${name} ${Math.round(other[name])}, not ${Math.round(plain[name])}`);
