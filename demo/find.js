/* The find box in the header: links to what `names.js` lists, as one types. */
(function () {
  const form = document.querySelector('.find');
  const input = form.querySelector('input');
  const list = form.querySelector('ul');
  const status = form.querySelector('[role=status]');
  const tools = document.getElementById('tools');
  const MOST = 12;

  // Words that say nothing about what is wanted.
  const EMPTY = new Set(
    'a an and are as at be but by can do does for from have how i if in into is it its me my of on or so that the their them there these this to want was what when where which who why will with would should could you your am get has need use using make between'.split(
      ' ',
    ),
  );

  // Each line is words for the same; pages write one of them.
  const SAME = [
    'colour color',
    'gray grey',
    'javascript js',
    'picture image img photo',
    'video film movie youtube vimeo mp4',
    'phone mobile smartphone iphone android',
    'accessibility a11y accessible wcag',
    'translate i18n l10n language localize localise locale',
    'animation motion transition',
    'remove delete',
    'reorder rearrange resort',
    'start init initialize initialise startup',
    'hide invisible',
    'tooltip hint title',
    'sort order',
    'html markup',
    'stylesheet css',
    'jquery $',
    'dropdown combobox',
    'message warning',
    'panel pane',
    'validate validation validator',
    'background bg',
    'multiple several',
  ];

  /** A word without what makes it plural or a form of a verb. */
  const stemOf = (word) => word.replace(/(?<=\w{4})(ing|ed|es|s|e)$/, '');

  const meaning = new Map(
    SAME.flatMap((line) => {
      const [first, ...others] = line.split(' ').map(stemOf);
      return others.map((word) => [word, first]);
    }),
  );

  const wordOf = (term) => {
    const word = stemOf(term.toLowerCase());
    return meaning.get(word) ?? word;
  };

  /** The words of a text; names like `defaultTab` are also found by their parts. */
  const wordsOf = (text) =>
    text
      .split(/[\s\p{P}\p{S}]+/u)
      .flatMap((word) => [word, ...(/[a-z][A-Z]/.test(word) ? word.split(/(?=[A-Z])/) : [])])
      .filter(Boolean);

  /** The words of a text that say something, to compare it with another. */
  const plain = (text) => {
    const words = wordsOf(text.toLowerCase());
    const telling = words.filter((word) => !EMPTY.has(word));
    return (telling.length ? telling : words).join(' ');
  };

  const load = (src) =>
    new Promise((done, fail) => {
      const script = document.createElement('script');
      Object.assign(script, { src, onload: done, onerror: fail });
      document.head.append(script);
    });

  /** Reads the list and makes an index of it; done once, when somebody begins to look for something. */
  async function read() {
    await Promise.all(['minisearch.js', 'names.js'].map(load));
    const index = new MiniSearch({
      fields: ['name', 'words', 'text'],
      tokenize: wordsOf,
      processTerm: (term) => !EMPTY.has(term.toLowerCase()) && wordOf(term),
    });
    index.addAll(window.names.map(([name, , , text, words], id) => ({ id, name, text, words })));
    return index;
  }

  let reading = null;
  const indexed = () => (reading ??= read());

  // Answers to a question come before tables, and tabs before the accordion.
  const WEIGHTS = [
    [/^(Questions|Recipes)$/, 1.3],
    [/^page$/, 1.5],
    [/^option, tabs/, 1.15],
    [/^(text|class|property|message|Reference)/, 0.7],
    [/^With /, 0.8],
    [/accordion$/, 0.95],
  ];

  const weightOf = ([, kind]) => WEIGHTS.find(([pattern]) => pattern.test(kind))?.[1] ?? 1;

  const settings = {
    boost: { name: 5, words: 4 },
    prefix: true,
    fuzzy: (word) => word.length > 3 && 0.2,
    processTerm: wordOf,
    boostDocument: (id) => weightOf(window.names[id]),
  };

  /** The words of a text as the index has them, to compare it with another. */
  const stems = (text) => plain(text).split(' ').map(wordOf).join(' ');

  /** Who types the name of something, or all that people call it, means that: 2 if letter by letter, 1 in another form. */
  function meantBy(text) {
    const [letters, forms] = [plain(text), stems(text)];
    return ({ id }) => {
      const [name, kind, , , called] = window.names[id];
      // What buttons are called is no word for what they do.
      const all = [name, ...(kind.startsWith('text') ? [] : called.split(','))];
      if (all.some((one) => plain(one) === letters)) return 2;
      return all.some((one) => stems(one) === forms) ? 1 : 0;
    };
  }

  /** What has all words of a text, or most of them, or else what is nearest to one of them; the best first. */
  function found(index, text) {
    const words = text.split(/\s+/).filter((word) => !EMPTY.has(word.toLowerCase()));
    const wanted = words.join(' ') || text;
    const count = new Set(wordsOf(wanted).map(wordOf)).size;
    const search = (more) => index.search(wanted, { ...settings, ...more });
    const near = search();
    const all = near.length ? near : search({ fuzzy: 0.4, maxFuzzy: 3 });
    // A short answer with most of the words is better than a long table that happens to have all of them.
    const part = ({ queryTerms }) => queryTerms.length / count;
    const rows = all
      .map((row) => ({ ...row, part: part(row), score: row.score * part(row) ** 2 }))
      .filter((row, _n, [first]) => row.part >= first.part / 2)
      .sort((one, other) => other.score - one.score);
    const meant = new Map(rows.map((row) => [row, meantBy(wanted)(row)]));
    rows.sort((one, other) => meant.get(other) - meant.get(one));
    return {
      rows: rows.map(({ id }) => window.names[id]),
      isNear: !near.some((row) => part(row) >= 1),
    };
  }

  function itemOf([name, kind, href]) {
    const item = document.createElement('li');
    const link = item.appendChild(document.createElement('a'));
    link.href = href;
    link.append(name, ' ');
    link.appendChild(document.createElement('small')).textContent = kind;
    return item;
  }

  // Where even nothing near is found.
  const OTHERWISE = [
    ['Questions', 'page', 'questions.html'],
    ['Reference', 'page', 'reference.html'],
  ];

  function close() {
    list.hidden = true;
    status.textContent = '';
  }

  function say({ rows, isNear }) {
    if (!rows.length) return 'Nothing found. Look here:';
    if (isNear) return 'Nothing has all these words. The nearest:';
    return `${rows.length > MOST ? `${MOST} of ${rows.length}` : rows.length} found`;
  }

  async function show() {
    const text = input.value;
    if (!text.trim()) return close();
    const result = found(await indexed(), text);
    // More was typed meanwhile.
    if (text !== input.value) return null;
    const rows = result.rows.length ? result.rows.slice(0, MOST) : OTHERWISE;
    list.replaceChildren(...rows.map(itemOf));
    list.hidden = false;
    status.classList.toggle('unseen', !result.isNear);
    status.textContent = say(result);
    return null;
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
  input.addEventListener('focus', indexed);
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
