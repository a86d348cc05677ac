/* The content page's own script: a set that is started by call, with a log, and a form. */
(function ($) {
  const $lab = $('#lab');
  const $log = $('#log');

  $('#page-time').text(new Date().toLocaleTimeString('en-GB') + '.');

  function show(kind, text) {
    $('<p>').addClass(kind).text(text).prependTo($log);
    $log.children().slice(80).remove();
  }

  const onTab = (name) => (event, item) => {
    const reason = item.reason ? ' · reason ' + item.reason : '';
    show('event', `${name} “${item.tab.text().trim()}” · index ${item.index}${reason}`);
  };

  $lab.uiTabs({
    select: onTab('select'),
    contentLoad: onTab('contentLoad'),
    error(event, xhr) {
      show('event', `error · status ${xhr.status} · “${xhr.statusText}”`);
    },
  });

  function call(method, argument) {
    show('call', `.${method}(${JSON.stringify(argument)})`);
    $lab.uiTabs(method, argument);
  }

  $('#controls')
    .on('submit', (event) => event.preventDefault())
    .on('click', '[data-call]', function () {
      call($(this).data('call'), Number($('#index').val()));
    });
  $('#cache').on('change', function () {
    call('setOptions', { cacheAjax: this.checked });
  });
  $('#clear').on('click', () => $log.empty());

  // The form isn't there yet, so the page listens further up.
  $(document).on('submit', '#postcard', function (event) {
    event.preventDefault();
    $('#postcard-sent').text('On its way to ' + this.elements.to.value + '.');
  });
})(jQuery);
