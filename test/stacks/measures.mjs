// Where the parts of the sets lie and how large they are, as numbers by name: runs in the page.
export function readMeasures() {
  const found = {};
  const boxOf = (part) => part.getBoundingClientRect();
  const textOf = (part) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (!walker.currentNode.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      return range.getBoundingClientRect();
    }
    return null;
  };
  for (const look of document.querySelectorAll('.look')) {
    const root = look.querySelector('.z-tabs, .z-accordion');
    const outer = boxOf(root);
    const put = (name, value) => (found[`${look.dataset.name}: ${name}`] = value);
    const each = (selector, work) =>
      Array.from(root.querySelectorAll(selector))
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .forEach((part, index) => work(part, boxOf(part), ` ${index + 1}`));
    put('width', outer.width);
    put('height', outer.height);
    for (const name of ['tab', 'header', 'content']) {
      each(`.z-${name}`, (part, box, index) => {
        put(`${name}${index}, top`, box.top - outer.top);
        put(`${name}${index}, left`, name === 'tab' && index > ' 1' ? 0 : box.left - outer.left);
        put(`${name}${index}, height`, box.height);
        const text = textOf(part);
        if (text) put(`${name}${index}, indentation of its text`, text.left - box.left);
      });
    }
    // Of ours, each with its own name.
    for (const name of [
      'close',
      'arrow',
      'tabs-mobile',
      'dropdown-arrow',
      'autoplay',
      'try-again',
    ]) {
      each(`.z-${name}`, (_, box, index) => {
        put(`${name}${index}, width`, box.width);
        put(`${name}${index}, height`, box.height);
      });
    }
    const list = root.querySelector('.z-tabs-desktop');
    const panels = root.querySelector('.z-container');
    if (!list || !list.checkVisibility() || root.classList.contains('mobile')) continue;
    const [one, other] = [boxOf(list), boxOf(panels)];
    const isBeside = root.classList.contains('vertical');
    put('gap between labels and panel', isBeside ? other.left - one.right : other.top - one.bottom);
  }
  return found;
}

/** What differs by more than a pixel, in words. */
export function differences(plain, other) {
  return Object.keys({ ...plain, ...other })
    .filter((name) => !(Math.abs(plain[name] - other[name]) <= 1))
    .map((name) => {
      const [now, then] = [other[name], plain[name]].map((value) => Math.round(value * 10) / 10);
      return `${name} ${now}, not ${then}`;
    });
}
