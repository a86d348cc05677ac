/* The find box in the header: links to what `names.js` lists, as one types. */
(function () {
  const form = document.querySelector('.find');
  const input = form.querySelector('input');
  const list = form.querySelector('ul');
  const status = form.querySelector('[role=status]');
  const tools = document.getElementById('tools');
  const MOST = 12;

  const wordsOf = (text) => text.toLowerCase().split(/\s+/).filter(Boolean);

  /** Where a text has the first of the words that it holds: at its start, at that of a word, or within one. */
  function rankOf(text, words) {
    if (!words.every((word) => text.includes(word))) return Infinity;
    const place = text.indexOf(words[0]);
    return place > 0 ? 1 + /\w/.test(text[place - 1]) : 0;
  }

  /** Rows whose names hold all words, and behind them those whose sentences do, the best first. */
  function found(text) {
    const words = wordsOf(text);
    if (!words.length) return [];
    const ranked = window.names.map((row) => {
      const [name, , , about] = row.map((part) => part.toLowerCase());
      return [row, Math.min(rankOf(name, words), 3 + rankOf(`${name} ${about}`, words))];
    });
    return ranked
      .filter(([, rank]) => rank < Infinity)
      .sort(([, one], [, other]) => one - other)
      .map(([row]) => row);
  }

  function itemOf([name, kind, href]) {
    const item = document.createElement('li');
    const link = item.appendChild(document.createElement('a'));
    link.href = href;
    link.append(name, ' ');
    link.appendChild(document.createElement('small')).textContent = kind;
    return item;
  }

  function close() {
    list.hidden = true;
    status.textContent = '';
  }

  function show() {
    const rows = found(input.value);
    list.replaceChildren(...rows.slice(0, MOST).map(itemOf));
    list.hidden = !rows.length;
    status.classList.toggle('unseen', !!rows.length || !input.value.trim());
    const count = rows.length > MOST ? `${MOST} of ${rows.length}` : rows.length || 'Nothing';
    status.textContent = input.value.trim() ? `${count} found` : '';
  }

  /** Up and down go through the box and its links. */
  function move(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && list.hidden) show();
    const stops = [input, ...list.querySelectorAll('a')];
    if (event.key === 'Escape' && !list.hidden) {
      close();
      input.focus();
    } else if (step && !list.hidden) {
      stops[stops.indexOf(document.activeElement) + step]?.focus();
    } else return;
    event.preventDefault();
  }

  tools.addEventListener('toggle', ({ newState }) => newState === 'open' && input.focus());
  form.addEventListener('input', show);
  form.addEventListener('keydown', move);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  form.addEventListener('focusout', ({ relatedTarget: to }) => {
    if (to && !form.contains(to)) close();
  });
  document.addEventListener('click', ({ target }) => {
    if (!form.contains(target)) return close();
    if (!target.closest('a')) return null;
    tools.hidePopover?.();
    return close();
  });
})();
