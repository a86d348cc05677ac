/* The gallery's own script: the query says what is shown, and the form writes the query. */
(function ($) {
  const $picker = $('#picker');
  const $gallery = $('#gallery');
  const { tabsOf, accordionOf } = startSamples();
  const own = ['widget', 'content', 'dir', 'motion', 'autoplay'];

  // What is shown when nothing is asked for: each row could be asked for as well.
  const overview = [
    ['Themes', { widget: 'tabs', theme: 'built-in' }],
    ['Flat themes', { widget: 'tabs', theme: 'flat' }],
    ['Flat, with gaps', { widget: 'tabs', theme: 'flat-carrot,flat-graphite', spaced: 'true' }],
    ['Styles', { widget: 'tabs', theme: 'silver,red,flat-turquoise', style: 'all' }],
    ['Sizes', { widget: 'tabs', theme: 'silver', size: 'all' }],
    ['Positions', { widget: 'tabs', theme: 'deepblue', position: 'all', rounded: 'true' }],
    ['Vertical', { widget: 'tabs', theme: 'silver,green', style: 'all', orientation: 'vertical' }],
    ['Tabs and content', { widget: 'tabs', theme: 'crystal', content: 'all' }],
    [
      'Closed tabs',
      { widget: 'tabs', theme: 'silver', style: 'all', collapsible: 'true', defaultTab: 'none' },
    ],
    ['Dark tabs', { widget: 'tabs', theme: 'built-in', dark: 'true' }],
    ['Dark flat tabs', { widget: 'tabs', theme: 'flat', dark: 'true' }],
    ['Tabs, right to left', { widget: 'tabs', theme: 'orange', style: 'all', dir: 'rtl' }],
    ['Tabs with autoplay', { widget: 'tabs', theme: 'white', autoplay: 'true' }],
    ['Accordions', { widget: 'accordion', theme: 'all' }],
    [
      'Content of accordions',
      { widget: 'accordion', theme: 'silver', content: 'all', bordered: 'true' },
    ],
    [
      'Horizontal accordions',
      { widget: 'accordion', theme: 'gray,deepblue', orientation: 'horizontal' },
    ],
    [
      'Plus and minus',
      {
        widget: 'accordion',
        theme: 'white,blue',
        orientation: 'all',
        icon: 'plus',
        iconPosition: 'start',
      },
    ],
    [
      'Accordions with gaps',
      { widget: 'accordion', theme: 'crystal,red', sectionSpacing: '8', rounded: 'true' },
    ],
    ['Dark accordions', { widget: 'accordion', theme: 'all', dark: 'true' }],
    ['Accordions, right to left', { widget: 'accordion', theme: 'green', dir: 'rtl' }],
    ['Accordion with autoplay', { widget: 'accordion', theme: 'blue', autoplay: 'true' }],
  ];

  const fits = (widget, element) =>
    !$(element).closest('[data-for]').not(`[data-for=${widget}]`).length;

  /** The values that a word of the query stands for, of those that the widget knows. */
  function valuesOf(widget, name, word) {
    const $known = $picker
      .find(`[name=${name}] option:not(.asked)`)
      .filter((_, one) => fits(widget, one));
    const every = $known
      .map((_, { value }) => value)
      .get()
      .filter((value) => !['', 'all', 'built-in', 'flat'].includes(value));
    if (word === 'all') return every;
    if (word === 'flat') return every.filter((value) => /^flat-/.test(value));
    if (word === 'built-in') return every.filter((value) => !/^flat-/.test(value));
    return word.split(',').filter((value) => every.includes(value) || name !== 'theme');
  }

  const axes = ['theme', 'style', 'size', 'position', 'orientation', 'content'];

  /** Every combination of what the query names, as one object of words each. */
  function combinations(widget, query) {
    return axes.reduce(
      (all, name) => {
        const word = query[name] ?? (name === 'theme' ? 'all' : '');
        if (!word) return all;
        const values = valuesOf(widget, name, word);
        return all.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
      },
      [query],
    );
  }

  const readable = (text) => {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  };

  // What a kind of content needs besides itself.
  const needs = {
    uneven: { heightStyle: 'equal', defaultTab: 'tab2' },
    lines: { multiline: true },
    menu: { contentNav: true },
    pictures: { slider: true, dotNav: true, collapsible: false },
    long: { contentHeight: 120, scrollable: true },
  };

  function optionsOf(words) {
    const options = { dark: 'auto', animation: { duration: 300 }, ...needs[words.content] };
    for (const [name, text] of Object.entries(words)) {
      if (!own.includes(name)) options[name] = readable(text);
    }
    if (words.motion === 'off') options.animation = { effects: 'none' };
    if (words.autoplay === 'true') options.autoplay = { interval: 6000 };
    return options;
  }

  const widgets = {
    tabs: ($place, name, words) =>
      tabsOf(name, words)
        .appendTo($place)
        .uiTabs({ mobileNav: false, ...optionsOf(words) }),
    accordion: ($place, name, words) =>
      accordionOf(name, words)
        .appendTo($place)
        .uiAccordion({ active: 0, width: 480, height: 240, ...optionsOf(words) }),
  };

  let used;

  /** Titles of open sections name regions, so no two of them may be the same. */
  function unlike(name) {
    used[name] = (used[name] ?? 0) + 1;
    return used[name] > 1 ? `${name} ${used[name]}` : name;
  }

  /** What tells a set from the others of its row. */
  function captionOf(words, query) {
    const told = axes.filter((name) => words[name] && words[name] !== query[name]);
    return (told.length ? told : ['theme']).map((name) => words[name]).join(' · ');
  }

  function addSet($sets, { widget, title, caption, words }) {
    const $cell = $('<div>').append($('<h3 class="tag">').text(caption)).appendTo($sets);
    const name = widget === 'tabs' ? `${title}: ${caption}` : unlike(caption);
    whenNear($cell[0], () => widgets[widget]($cell, name, words));
  }

  /** A row with its heading, and its sets once it comes near. */
  function showRow(widget, title, query) {
    const $sets = $('<div class="live sets">').attr('dir', query.dir);
    const ground = { true: 'by-night', false: 'by-day' }[query.dark] ?? '';
    const $only = $('<a>')
      .text(`Only ${title.toLowerCase()}`)
      .attr('href', `themes.html?${new URLSearchParams(query)}`);
    const $row = $('<section class="example wide">')
      .append($('<div class="text">').append($('<h2>').text(title), $('<p>').append($only)))
      .append($('<div class="ground">').addClass(ground).append($sets))
      .toggleClass('still', query.motion === 'off')
      .appendTo($gallery);
    whenNear($row[0], () => {
      const all = combinations(widget, query);
      if (!all.length) $row.remove();
      for (const words of all) {
        addSet($sets, { widget, title, caption: captionOf(words, query), words });
      }
    });
  }

  /** The widgets that know everything that is asked for. */
  function widgetsFor(query) {
    if (query.widget) return [query.widget].filter((widget) => widgets[widget]);
    return Object.keys(widgets).filter((widget) =>
      Object.keys(query).every((name) => {
        const field = $picker.find(`[name=${name}]`)[0];
        return !field || fits(widget, field);
      }),
    );
  }

  const queryOf = () => Object.fromEntries(new URLSearchParams(location.search));

  function show() {
    const query = queryOf();
    used = {};
    $gallery.find('.z-tabs').uiTabs('destroy');
    $gallery.find('.z-accordion').uiAccordion('destroy');
    $gallery.empty();
    $picker.find('.asked').remove();
    $picker.find('select').each((_, field) => {
      const word = query[field.name] ?? '';
      field.value = word;
      // Several of them, or a name of the page's own.
      if (field.value !== word) $('<option class="asked" selected>').text(word).appendTo(field);
    });
    $picker.find('fieldset[data-for]').each((_, group) => {
      group.disabled = !widgetsFor(query).some((widget) => fits(widget, group));
    });
    if (!Object.keys(query).length) {
      overview.forEach(([title, row]) => showRow(row.widget, title, row));
      return;
    }
    for (const widget of widgetsFor(query)) {
      showRow(widget, widget === 'tabs' ? 'Tabs' : 'Accordions', { ...query, widget });
    }
  }

  $picker
    .on('submit', (event) => event.preventDefault())
    .on('change', () => {
      // What the form has no field for stays.
      const query = queryOf();
      $picker.find('select').each((_, { name, value, disabled }) => {
        if (value && !disabled) query[name] = value;
        else delete query[name];
      });
      history.pushState(null, '', `?${new URLSearchParams(query)}`);
      show();
    });
  $(window).on('popstate', show);
  show();
})(jQuery);
