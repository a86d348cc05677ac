/* What the recipes need besides their markup. */
(function ($) {
  $('#steps').on('click', '[data-opens]', function () {
    const index = $(this).data('opens');
    $('#steps').data('uiTabs').enable(index).select(index);
  });

  let count = 0;
  $('#new-note').on('click', () => {
    const label = 'Note ' + ++count;
    $('#notes').data('uiTabs').add(label, $('<textarea>').attr('aria-label', label)).last();
  });
  $('#notes').uiTabs({
    beforeRemove: (event, { content }) =>
      !content.find('textarea').val() || confirm('Throw this note away?'),
  });
})(jQuery);
