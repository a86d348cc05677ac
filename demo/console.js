/* The console, which both pages have: methods on buttons, options in fields, and a log of it all. */
function startConsole({ plugin, moments, title, options, facts, insert }) {
  const $ = jQuery;
  const $lab = $('#lab');
  const $log = $('#log');
  let added = 0;

  function show(kind, text) {
    $('<p>').addClass(kind).text(text).prependTo($log);
    $log.children().slice(80).remove();
  }

  function onMoment(name) {
    return function (event, item) {
      // `ready` tells of the container, the others of an item.
      const about =
        name === 'ready' ? ['#' + item.id] : [`“${title(item)}”`, 'index ' + item.index];
      if ('open' in item) about.push(item.open ? 'open' : 'closed');
      if (item.reason) about.push('reason ' + item.reason);
      show('event', name + ' ' + about.join(' · '));
      // The instance is there already, but `start` has yet to go on.
      setTimeout(readOut);
    };
  }

  const instance = () => $lab.data(plugin);

  /** A value as people write it: `[0, 2]`, and nothing for an empty list. */
  const written = (value) => (Array.isArray(value) ? `[${value.join(', ')}]` : value);

  /** Shows what is in force now, also where one option has changed another. */
  function readOut() {
    const widget = instance();
    $('#read-active').text(widget ? written(widget.active()) : '–');
    $('#read-count').text(widget ? widget.count() : '–');
    $('#controls fieldset').not('#life').prop('disabled', !widget);
    $('[data-call=destroy], #show').prop('disabled', !widget);
    $('#start').prop('disabled', !!widget);
    if (!widget) return;
    $('#options :input[name]').each((_, control) => {
      const value = widget.option(control.name);
      if (control.type === 'checkbox') control.checked = value;
      else if (document.activeElement !== control) control.value = String(value);
    });
  }

  /** Calls a method and writes it down, with what came of it. */
  function call(method, ...args) {
    const shown = args.map((value) => JSON.stringify(value)).join(', ');
    show('call', '.' + method + '(' + shown + ')');
    const widget = instance();
    if (widget) widget[method](...args);
    readOut();
  }

  function valueOf(control) {
    const words = { true: true, false: false };
    if (control.type === 'checkbox') return control.checked;
    if (control.type === 'number') return Number(control.value);
    return control.value in words ? words[control.value] : control.value;
  }

  /** The value of a control, under its path: `animation.effects` gives {animation: {effects: …}}. */
  const settingOf = (control) =>
    control.name
      .split('.')
      .reverse()
      .reduce((inner, key) => ({ [key]: inner }), valueOf(control));

  function settings() {
    const all = { ...options };
    $('#options :input[name]').each((_, control) => {
      $.extend(true, all, settingOf(control));
    });
    return all;
  }

  function start() {
    show('call', `$('#lab').${plugin}({…})`);
    const callbacks = Object.fromEntries(moments.map((name) => [name, onMoment(name)]));
    $lab[plugin]({ ...settings(), ...callbacks });
    readOut();
  }

  function nextFact() {
    const [name, text] = facts[added++ % facts.length];
    return { name, $text: $('<p>').text(text) };
  }

  $('#controls')
    .on('submit', (event) => event.preventDefault())
    .on('click', '[data-call]', function () {
      const index = this.hasAttribute('data-index') ? [Number($('#index').val())] : [];
      call($(this).data('call'), ...index);
    })
    .on('click', '[data-preset]', function () {
      call('setOptions', $(this).data('preset'));
    })
    .on('change', '#options :input', function () {
      call('setOptions', settingOf(this));
    });

  $('#add').on('click', () => {
    const { name, $text } = nextFact();
    call('add', name, $text.prop('outerHTML'));
  });

  // What a page does behind the widget's back: `refresh` takes it in.
  $('#insert').on('click', () => {
    const { name, $text } = nextFact();
    show('call', insert.told);
    insert.into($lab, name, $text);
    call('refresh');
  });

  $('#start').on('click', start);
  $('#clear').on('click', () => $log.empty());
  $('#show').on('click', () => {
    const readable = (_, value) => (typeof value === 'function' ? 'function' : value);
    show('call', '.option()\n' + JSON.stringify(instance().option(), readable, 2));
  });

  start();
}
