/*
 * The theme builder: a field for every public property, two grounds on which they take effect at once,
 * the contrast of what is seen on what, and the style sheet that a page would have.
 */
(function ($) {
  const { tokens, themes } = window.reference;
  const forms = ['light', 'dark'];
  const samples = startSamples();
  const $form = $('#tokens');
  // What was chosen, by form and name; sizes hold for both forms.
  const given = { light: {}, dark: {}, sizes: {} };

  const bare = (name) => name.slice('--z-'.length);
  const isSize = (name) =>
    /size|padding|height|radius|gap|bar$|second-line|duration|sticky-top/.test(name);
  const isWord = (name) => /scheme|shadow/.test(name);
  const isColor = ({ name }) => !isSize(name) && !isWord(name);

  // What a colour is like that themes have mixed or none of, and what is meant where only another one is set.
  const lines = { light: '#dddddd', dark: '#4a4a4d' };
  const likened = {
    focus: 'on-surface',
    'on-label': 'on-panel',
    'on-label-active': 'on-panel',
    'on-surface-disabled': 'on-surface',
    'sticky-surface': 'panel',
  };
  const follows = {
    'on-label-active': 'on-label',
    'surface-end': 'surface',
    'surface-hover': 'surface',
    underline: 'accent',
  };

  const theme = () => $('#base').val();

  /** The colour in force. */
  function colorOf(name, form) {
    const own = given[form][name] ?? given[form][follows[name]];
    const ofTheme = themes[theme()][form];
    if (name === 'border' || !(name in ofTheme || name in likened)) return own ?? lines[form];
    return own ?? ofTheme[name] ?? colorOf(likened[name], form);
  }

  /* The form */

  const field = (name, about, attributes) =>
    $('<input>').attr({ ...attributes, 'data-name': name, 'aria-label': about });

  function colorRow({ name, about }) {
    const fields = forms.map((form) =>
      field(bare(name), `${name}, ${form}`, { type: 'color', 'data-form': form }),
    );
    return $('<div class="token">').append(
      $('<code>').text(name),
      $('<span class="pickers">').append(fields),
      $('<p>').append(samples.proseOf(about)),
    );
  }

  function sizeRow({ name, about }) {
    const unit = /duration/.test(name) ? 'ms' : 'px';
    const attributes = isWord(name)
      ? { type: 'text', placeholder: /scheme/.test(name) ? 'dark' : '0 2px 8px gray' }
      : { type: 'number', min: 0, step: 'any', placeholder: unit, 'data-unit': unit };
    return $('<div class="token">').append(
      $('<code>').text(name),
      field(bare(name), name, { ...attributes, 'data-form': 'sizes' }),
      $('<p>').append(samples.proseOf(about)),
    );
  }

  const showColors = () =>
    $form.find('[type=color]').each((_, input) => {
      const { name, form } = input.dataset;
      input.value = colorOf(name, form);
      input.classList.toggle('is-given', name in given[form]);
    });

  /* What it looks like */

  function start() {
    const options = { theme: theme(), rounded: true, animation: { duration: 200 } };
    for (const form of forms) {
      const dark = form === 'dark';
      const tabs = samples.tabsOf(`Tabs, ${form}`, {});
      const accordion = samples.accordionOf(`Morning, ${form}`, {});
      $(`#${form}`).empty().append(tabs, accordion);
      tabs.uiTabs({ ...options, dark, mobileNav: false, style: $('#style').val() });
      accordion.uiAccordion({ ...options, dark, active: 0 });
    }
  }

  /** The properties that were chosen, for one form; a colour that one form has, the other has too. */
  function propertiesOf(form) {
    const names = new Set(forms.flatMap((one) => Object.keys(given[one])));
    const colors = Array.from(names, (name) => [`--z-${name}`, colorOf(name, form)]);
    const sizes = Object.entries(given.sizes).map(([name, value]) => [`--z-${name}`, value]);
    return { colors, sizes };
  }

  function dress() {
    for (const form of forms) {
      const { colors, sizes } = propertiesOf(form);
      const box = document.getElementById(form);
      box.removeAttribute('style');
      for (const [name, value] of [...colors, ...sizes]) box.style.setProperty(name, value);
    }
  }

  /* Contrast, as WCAG 2 counts it */

  function luminance(hex) {
    const [r, g, b] = [1, 3, 5]
      .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  }

  function contrast(one, other) {
    const [a, b] = [luminance(one), luminance(other)];
    return Math.max(a, b) / Math.min(a, b);
  }

  // What is seen, on what, and how much it has to contrast at least: text 4.5, signs 3.
  const fill = ['surface', 'sheen-1', 'sheen-2', 'surface-end'];
  const pairs = [
    ['Tab', 'on-surface', fill, 4.5],
    ['Tab on hover', 'on-surface', ['surface-hover'], 4.5],
    ['Selected tab', 'on-surface-active', ['surface-active'], 4.5],
    ['Tab without a background', 'on-label', ['panel'], 4.5],
    ['Selected tab, underlined', 'on-label-active', ['panel'], 4.5],
    ['Text of panels', 'on-panel', ['panel'], 4.5],
    ['Line on the selected tab', 'accent', ['surface-active', 'panel'], 3],
    ['Underline', 'underline', ['panel'], 3],
    ['Focus ring', 'focus', fill, 3],
    ['Border of an error', 'danger', ['panel'], 3],
  ];

  /** A few themes have a sheen, until the fill is given. */
  const isSeen = (ground, form) =>
    !/^sheen/.test(ground) ||
    (ground in themes[theme()][form] && !forms.some((one) => 'surface' in given[one]));

  const least = (seen, grounds, form) =>
    Math.min(
      ...grounds
        .filter((ground) => isSeen(ground, form))
        .map((ground) => contrast(colorOf(seen, form), colorOf(ground, form))),
    );

  function judge() {
    let short = 0;
    const rows = pairs.map(([what, seen, grounds, limit]) => {
      const cells = forms.map((form) => {
        const ratio = least(seen, grounds, form);
        const passes = ratio >= limit;
        if (!passes) short++;
        // Cut off, not rounded: 4.49 isn't 4.5.
        const figure = (Math.floor(ratio * 100) / 100).toFixed(2);
        return $('<td>')
          .toggleClass('is-short', !passes)
          .text(`${figure} ${passes ? 'passes' : 'too little'}`);
      });
      return $('<tr>').append(
        $('<th scope="row">').text(what),
        $('<td>').text(`${limit}:1`),
        cells,
      );
    });
    $('#contrasts').empty().append(rows);
    const verdict = short
      ? `${short} of ${pairs.length * 2} have too little contrast.`
      : 'All pass.';
    if ($('#verdict').text() !== verdict) $('#verdict').text(verdict);
  }

  /* What to copy */

  const rule = (selector, properties, indent = '') =>
    `${indent}${selector} {\n${properties.map(([name, value]) => `${indent}  ${name}: ${value};`).join('\n')}\n${indent}}`;

  function write() {
    const { colors, sizes } = propertiesOf('light');
    const dark = propertiesOf('dark').colors;
    const light = [...colors, ...sizes];
    const told = light.length ? rule('.my-look', light) : '/* Nothing is changed yet. */';
    // What is dark bears a class, whatever has made it so; paper is light.
    const selector = '.my-look.z-dark,\n  .my-look .z-dark';
    const night = `\n\n@media screen {\n${rule(selector, dark, '  ')}\n}`;
    $('#sheet').text(told + (dark.length ? night : ''));
    $('#markup').text(
      `<div class="my-look" data-role="z-tabs"\n  data-theme="${theme()}" data-dark="auto">`,
    );
  }

  function show() {
    showColors();
    dress();
    judge();
    write();
  }

  function take({ target }) {
    const { form, name, unit = '' } = target.dataset;
    if (!name) return;
    if (target.value === '') delete given[form][name];
    else given[form][name] = target.value + unit;
    show();
  }

  function reset() {
    for (const form of Object.keys(given)) given[form] = {};
    $form.find('[data-form=sizes]').val('');
    start();
    show();
  }

  $('#base').append(Object.keys(themes).map((name) => $('<option>').text(name)));
  $('#colors').append(tokens.filter(isColor).map(colorRow));
  $('#sizes').append(tokens.filter((token) => !isColor(token)).map(sizeRow));
  $form.on('input', take).on('submit', (event) => event.preventDefault());
  // What was chosen stays when the theme below it changes.
  $('#base, #style').on('change', () => (start(), show()));
  $('#reset').on('click', reset);
  start();
  show();
  $('.waits').removeClass('waits');
})(jQuery);
