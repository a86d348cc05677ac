/* The playground's own script: a form made of the reference, a set that runs, and what makes it. */
(function ($) {
  const $form = $('#options');
  const $rows = $('#rows');
  const samples = startSamples();
  const plugins = { tabs: 'uiTabs', accordion: 'uiAccordion' };

  // Looks take any class name; these have rules of their own.
  const flat =
    'turquoise emerald peter-river amethyst wet-asphalt green-sea nephritis belize-hole wisteria ' +
    'midnight-blue sun-flower carrot alizarin graphite concrete orange pumpkin pomegranate silver asbestos';
  const themes = {
    tabs: ` ${flat}`.replace(/ /g, ' flat-'),
    accordion: ' lightblue yellow purple',
  };
  const known = {
    style: 'normal underlined clean pills',
    size: 'mini small medium large xlarge xxlarge',
  };

  const groups = [
    ['Options of this widget', ({ name, shared }) => !shared && !/\./.test(name)],
    ['Animation', ({ name }) => /^animation\./.test(name)],
    ['Options of both', ({ name, shared }) => shared && !/\./.test(name)],
    ['Autoplay', ({ name }) => /^autoplay\./.test(name)],
    ['Texts', ({ name }) => /^texts\./.test(name)],
  ];

  // A form holds no functions, and the sample has nothing to load.
  const fits = ({ expected }) => !/function|URLs/.test(expected);

  const widget = () => $form.find('[name=widget]:checked').val();

  /** The words that an option takes, where they can be counted. */
  function wordsOf({ name, expected, initial }) {
    if (name === 'theme') {
      return Object.keys(window.reference.themes).concat(themes[widget()].trim().split(' '));
    }
    if (known[name]) return known[name].split(' ');
    if (/^one of /.test(expected)) return expected.slice(7).split(', ');
    if (/index/.test(expected)) return null;
    if (typeof initial === 'boolean' || /^true, false/.test(expected)) {
      return ['true', 'false'].concat(/auto/.test(expected) ? 'auto' : []);
    }
    return null;
  }

  function fieldOf(option) {
    const { name, initial } = option;
    const words = wordsOf(option);
    const byDefault = `${initial === '' || initial === null ? 'none' : initial} (default)`;
    const $field = words
      ? $('<select>').append(
          $('<option value="">').text(byDefault),
          words.map((word) => $('<option>').text(word)),
        )
      : $('<input>').attr({
          type: typeof initial === 'number' ? 'number' : 'text',
          min: typeof initial === 'number' ? 0 : null,
          step: typeof initial === 'number' ? 'any' : null,
          placeholder: String(initial),
        });
    return $field.attr({ name, id: `option-${name}`, 'aria-describedby': `about-${name}` });
  }

  const rowOf = (option) =>
    $('<div class="row">').append(
      $('<label>').attr('for', `option-${option.name}`).text(option.name),
      fieldOf(option),
      $('<p>').attr('id', `about-${option.name}`).append(samples.proseOf(option.about)),
    );

  function buildRows() {
    const options = window.reference[widget()].options.filter(fits);
    $rows.empty();
    groups.forEach(([title, belongs], n) => {
      $('<details>')
        .prop('open', n === 0)
        .append($('<summary>').text(title), options.filter(belongs).map(rowOf))
        .appendTo($rows);
    });
  }

  /** What was typed, as the option's own type; what isn't of it stays text, and gets its warning. */
  function valueOf({ expected, initial }, text) {
    if (/^(true|false)$/.test(text) && /true|false/.test(expected)) return text === 'true';
    if (/index/.test(expected)) {
      const indexes = text.match(/[^, ]+/g)?.map(Number) ?? [NaN];
      if (indexes.some(Number.isNaN)) return text;
      return indexes.length > 1 ? indexes : indexes[0];
    }
    return typeof initial === 'number' ? Number(text) : text;
  }

  /** The options that were given, groups as groups. */
  function given() {
    const settings = {};
    for (const option of window.reference[widget()].options.filter(fits)) {
      const text = $form.find(`[name="${option.name}"]`).val();
      if (!text) continue;
      const [group, name] = option.name.split('.');
      const place = name ? (settings[group] ??= {}) : settings;
      place[name ?? group] = valueOf(option, text);
    }
    return settings;
  }

  const LINE = 60;

  /** The markup of an element, its children in lines of their own where they don't fit into one. */
  function linesOf(element, indent) {
    const whole = indent + element.outerHTML.replace(/=""/g, '');
    const isText = ({ nodeType }) => nodeType === Node.TEXT_NODE;
    if (whole.length <= LINE || [...element.childNodes].some(isText)) return whole;
    const lines = Array.from(element.children, (child) => linesOf(child, `${indent}  `));
    if (!lines.length) return whole;
    return [whole.match(/^\s*<[^>]+>/)[0], ...lines, `${indent}</${element.localName}>`].join('\n');
  }

  function write(settings, sample) {
    const json = JSON.stringify(settings);
    const isUsual = json === '{}';
    const escaped = json.replace(/&/g, '&amp;').replace(/'/g, '&#39;');
    const attribute = isUsual ? '' : `\n  data-options='${escaped}'`;
    const lines = sample
      .children()
      .get()
      .map((child) => linesOf(child, '  '));
    $('#markup').text(
      `<div id="trip" data-role="z-${widget()}"${attribute}>\n${lines.join('\n')}\n</div>`,
    );
    const object = JSON.stringify(settings, null, 2).replace(/"(\w+)":/g, '$1:');
    $('#call').text(`$('#trip').${plugins[widget()]}(${isUsual ? '' : object})`);
  }

  /** The query says what the form says. */
  function keep() {
    const query = new URLSearchParams({ widget: widget() });
    $rows.find('[name]').each((_, { name, value }) => value && query.set(name, value));
    history.replaceState(null, '', `?${query}`);
  }

  /** What options speak of is there. */
  function contentFor(settings) {
    const { multiline, slider, contentNav, contentHeight, scrollable, heightStyle, sticky } =
      settings;
    if (heightStyle || sticky) return 'uneven';
    if (multiline) return 'lines';
    if (slider) return 'pictures';
    if (contentNav) return 'menu';
    return contentHeight || scrollable ? 'long' : 'text';
  }

  function show() {
    const settings = given();
    // A name for the list of tabs, and the first header.
    const name = { tabs: 'Times of day', accordion: 'Morning' }[widget()];
    const sample = samples[`${widget()}Of`](name, { content: contentFor(settings) });
    // As it is written, before the set completes it.
    write(settings, sample);
    // Away with the one before, and all that it has started.
    $('#stage').empty().append(sample);
    sample.attr('id', 'trip')[plugins[widget()]](settings);
  }

  function read() {
    const query = new URLSearchParams(location.search);
    if (plugins[query.get('widget')]) $form.find('[name=widget]').val([query.get('widget')]);
    buildRows();
    for (const [name, value] of query) {
      const $field = $rows.find('[name]').filter((_, field) => field.name === name);
      if (
        $field.is('select') &&
        !$field
          .find('option')
          .get()
          .some((one) => one.value === value)
      ) {
        $field.append($('<option>').text(value));
      }
      $field.val(value).closest('details').prop('open', true);
    }
  }

  $form.on('change input', (event) => {
    if (event.type === 'input' && event.target.matches('select, [type=radio]')) return;
    if (event.target.name === 'widget') buildRows();
    keep();
    show();
  });
  $('#reset').on('click', () => {
    buildRows();
    keep();
    show();
  });
  $form.on('submit', (event) => event.preventDefault());

  read();
  show();
  $('.waits').removeClass('waits');
})(jQuery);
