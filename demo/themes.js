/* The gallery's own script: the query says what is shown, and the form writes the query. */
jQuery(function ($) {
  const $picker = $('#picker');
  const $gallery = $('#gallery');
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
    ['Labels and contents', { widget: 'tabs', theme: 'crystal', content: 'all' }],
    ['Tabs in the dark', { widget: 'tabs', theme: 'built-in', dark: 'true' }],
    ['Flat in the dark', { widget: 'tabs', theme: 'flat', dark: 'true' }],
    ['Tabs from right to left', { widget: 'tabs', theme: 'orange', style: 'all', dir: 'rtl' }],
    ['Tabs that change by themselves', { widget: 'tabs', theme: 'white', autoplay: 'true' }],
    ['Accordions', { widget: 'accordion', theme: 'all' }],
    ['Contents', { widget: 'accordion', theme: 'silver', content: 'all', bordered: 'true' }],
    ['Sideways', { widget: 'accordion', theme: 'gray,deepblue', orientation: 'horizontal' }],
    ['Apart', { widget: 'accordion', theme: 'crystal,red', sectionSpacing: '8', rounded: 'true' }],
    ['Accordions in the dark', { widget: 'accordion', theme: 'all', dark: 'true' }],
    ['Accordions from right to left', { widget: 'accordion', theme: 'green', dir: 'rtl' }],
    [
      'Sections that change by themselves',
      { widget: 'accordion', theme: 'blue', autoplay: 'true' },
    ],
  ];

  const fits = (widget, element) =>
    !$(element).closest('[data-for]').not(`[data-for=${widget}]`).length;

  /** The values that a word of the query stands for, of those that the widget knows. */
  function valuesOf(widget, name, word) {
    const $known = $picker.find(`[name=${name}] option`).filter((_, one) => fits(widget, one));
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

  // Two addresses that need no server: one never answers, the other has nothing.
  $.ajaxTransport('+html', ({ url }) => {
    const kind = /[?&]answers=(\w+)/.exec(url)?.[1];
    if (!kind) return undefined;
    return {
      send: (_, complete) => kind === 'failed' && complete(404, 'Not Found', {}),
      abort: () => {},
    };
  });

  const times = [
    [
      'Morning',
      'Mist over the river',
      'At six the river is still, and the other bank is not there yet.',
    ],
    ['Noon', 'Short shadows', 'At noon the ferry waits in the shade of the only tree.'],
    ['Night', 'No ferry', 'Nothing to see, and a lot to hear.'],
  ];
  const pictures = ['forest', 'fjord', 'night'];

  const star = () =>
    '<svg class="z-icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1.5l2 4.4 4.7.5-3.5 3.2 1 4.7L8 11.9l-4.2 2.4 1-4.7L1.3 6.4 6 5.9z"/></svg>';

  function labelOf([name, second], content) {
    const $label = $('<a>').text(name);
    if (content === 'lines') $label.append($('<span>').text(second));
    if (/^icons/.test(content)) $label.prepend(star());
    return $label;
  }

  function bodyOf([name, , text], content, n) {
    if (content === 'pictures') {
      return $('<img width="1600" height="900">').attr({
        src: `pictures/${pictures[n]}.svg`,
        alt: name,
      });
    }
    if (content === 'menu') {
      const $rows = ['Departures', 'Arrivals', 'Fares'].map((row, at) =>
        $('<li>').append(
          $('<a href="#gallery">')
            .text(row)
            .attr('aria-current', at ? null : 'page'),
        ),
      );
      return $('<ul>').append($rows);
    }
    return $('<p>').text(content === 'long' ? `${text} `.repeat(6) : text);
  }

  const addressOf = (content) => `themes.html?answers=${content}`;
  const isAsked = (content, n) => n === 0 && /^(loading|failed)$/.test(content);

  function tabsOf(name, { content = 'text' }) {
    const $list = $('<ul>').attr('aria-label', name);
    const $panels = $('<div>');
    times.forEach((time, n) => {
      $list.append($('<li>').append(labelOf(time, content)));
      const $panel = $('<div>').append(isAsked(content, n) ? '' : bodyOf(time, content, n));
      if (isAsked(content, n)) $panel.attr('data-content-url', addressOf(content));
      $panels.append($panel);
    });
    $list.children().last().attr('data-disabled', '');
    return $('<div>')
      .toggleClass('z-icons-large', content === 'icons-above')
      .append($list, $panels);
  }

  function accordionOf(name, { content = 'text' }) {
    const sections = times.map((time, n) => {
      const $heading = $('<h4>').text(n ? time[0] : name);
      if (isAsked(content, n)) $heading.attr('data-content-url', addressOf(content));
      const $body = $('<div>').append(isAsked(content, n) ? '' : bodyOf(time, content, n));
      return $('<section>').append($heading, $body);
    });
    sections[2].attr('data-disabled', '');
    return $('<div>').append(sections);
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

  function showRow(widget, title, query) {
    const all = combinations(widget, query);
    if (!all.length) return;
    const $sets = $('<div class="live sets">').attr('dir', query.dir);
    const ground = { true: 'by-night', false: 'by-day' }[query.dark] ?? '';
    const $only = $('<a>')
      .text(`Only ${title.toLowerCase()}`)
      .attr('href', `themes.html?${new URLSearchParams(query)}`);
    $('<section class="example wide">')
      .append($('<div class="text">').append($('<h2>').text(title), $('<p>').append($only)))
      .append($('<div class="ground">').addClass(ground).append($sets))
      .toggleClass('still', query.motion === 'off')
      .appendTo($gallery);
    for (const words of all) {
      const caption = captionOf(words, query);
      const $cell = $('<div>').append($('<h3 class="tag">').text(caption)).appendTo($sets);
      widgets[widget]($cell, widget === 'tabs' ? `${title}: ${caption}` : unlike(caption), words);
    }
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
    $picker.find('select').each((_, field) => {
      field.value = query[field.name] ?? '';
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
});
