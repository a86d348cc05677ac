/* The page's own script: sets that are started by call, and the console. */
jQuery(function ($) {
  // Repetitive examples are made here, so that the page stays readable.
  const notes = {
    mini: 'For a toolbar or a sidebar. Still 33 pixels high: a finger can hit it.',
    small: 'A little more air, and the same small type.',
    medium: 'The default.',
    large: 'Where the tabs are what the page is about.',
    xlarge: 'For short pages and big screens.',
    xxlarge: 'Four tabs, and there is your navigation.',
  };

  function buildSet(name, labels, panels) {
    const $list = $('<ul>').attr('aria-label', name);
    const $panels = $('<div>');
    labels.forEach((label) => $list.append($('<li>').append($('<a>').text(label))));
    panels.forEach((text) => $panels.append($('<div>').append($('<p>').text(text))));
    return $('<div>').append($list, $panels);
  }

  $.each(notes, (size, note) => {
    buildSet(
      'Size ' + size,
      [size, 'Another', 'And a third'],
      [note, 'Another panel.', 'And a third panel.'],
    )
      .appendTo('#size-row')
      .uiTabs({ size, dark: 'auto', animation: { duration: 200 } });
  });

  const columns = ['left', 'center', 'right', 'compact'];
  ['top', 'bottom'].forEach((row) => {
    columns.forEach((column) => {
      const position = row + '-' + column;
      buildSet(
        'Position ' + position,
        [position, 'Second', 'Third'],
        ['Labels at ' + position + '.', 'The second panel.', 'The third panel.'],
      )
        .appendTo('#position-grid')
        .uiTabs({ position, dark: 'auto', rounded: true, animation: { duration: 200 } });
    });
  });

  $('#coffee').uiTabs({ style: 'clean', rounded: true, dark: 'auto' });

  $('#steps').on('click', '[data-opens]', function () {
    const index = $(this).data('opens');
    $('#steps').data('uiTabs').enable(index).select(index);
  });

  // The console
  const $lab = $('#lab');
  const $log = $('#log');
  const facts = [
    ['Boron', 'Gives flames a green edge, and glass the nerve to go from freezer to oven.'],
    ['Carbon', 'Pencil and diamond. It makes more compounds than all other elements together.'],
    ['Nitrogen', 'Four fifths of every breath, and we use none of it.'],
    ['Oxygen', 'The most common element in the ground under your feet.'],
    ['Fluorine', 'So eager that it burns water.'],
    ['Neon', 'Makes no compounds at all, but good signs.'],
  ];
  let added = 0;

  function show(kind, text) {
    $('<p>').addClass(kind).text(text).prependTo($log);
    $log.children().slice(80).remove();
  }

  function onMoment(name) {
    return function (event, item) {
      // `ready` tells of the container, the others of a tab.
      const about = item.tab
        ? ['“' + item.tab.text().trim() + '”', 'index ' + item.index]
        : ['#' + item.id];
      if (item.reason) about.push('reason ' + item.reason);
      show('event', name + ' ' + about.join(' · '));
      // The value of `data('uiTabs')` is there already, but `start` has yet to go on.
      setTimeout(readOut);
    };
  }

  const instance = () => $lab.data('uiTabs');

  function readOut() {
    const tabs = instance();
    $('#read-active').text(tabs ? tabs.active() : '–');
    $('#read-count').text(tabs ? tabs.count() : '–');
    $('#controls fieldset').slice(0, 4).prop('disabled', !tabs);
    $('[data-call=destroy], #show').prop('disabled', !tabs);
    $('#start').prop('disabled', !!tabs);
  }

  /** Calls a method and writes it down, with what came of it. */
  function call(method, ...args) {
    const shown = args.map((value) => JSON.stringify(value)).join(', ');
    show('call', '.' + method + '(' + shown + ')');
    const tabs = instance();
    if (tabs) tabs[method](...args);
    readOut();
  }

  /** The value of a control, under its path: `animation.effects` gives {animation: {effects: …}}. */
  function settingOf(control) {
    const words = { true: true, false: false };
    const value = control.type === 'checkbox' ? control.checked : control.value;
    const setting = value in words ? words[value] : value;
    return control.name
      .split('.')
      .reverse()
      .reduce((inner, key) => ({ [key]: inner }), setting);
  }

  function settings() {
    const all = {};
    $('#options :input').each((_, control) => {
      $.extend(true, all, settingOf(control));
    });
    return all;
  }

  function start() {
    show('call', "$('#lab').uiTabs({…})");
    $lab.uiTabs({
      ...settings(),
      ready: onMoment('ready'),
      select: onMoment('select'),
      deactivate: onMoment('deactivate'),
    });
    readOut();
  }

  $('#controls')
    .on('submit', (event) => event.preventDefault())
    .on('click', '[data-call]', function () {
      const index = this.hasAttribute('data-index') ? [Number($('#index').val())] : [];
      call($(this).data('call'), ...index);
    })
    .on('change', '#options :input', function () {
      call('setOptions', settingOf(this));
    });

  $('#add').on('click', () => {
    const [name, text] = facts[added++ % facts.length];
    call('add', name, $('<p>').text(text).prop('outerHTML'));
  });

  // What a page does behind the set's back: `refresh` takes it in.
  $('#insert').on('click', () => {
    const [name, text] = facts[added++ % facts.length];
    show('call', '(the page appends a list item and a panel)');
    $lab.children('.z-tabs-desktop').append($('<li>').append($('<a>').text(name)));
    $lab.children('.z-container').append($('<div>').append($('<p>').text(text)));
    call('refresh');
  });

  $('#start').on('click', start);
  $('#clear').on('click', () => $log.empty());
  $('#show').on('click', () => {
    const readable = (_, value) => (typeof value === 'function' ? 'function' : value);
    show('call', '.option()\n' + JSON.stringify(instance().option(), readable, 2));
  });

  start();
});
