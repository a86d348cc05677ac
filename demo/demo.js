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

  let count = 0;
  $('#new-note').on('click', () => {
    const label = 'Note ' + ++count;
    $('#notes').data('uiTabs').add(label, $('<textarea>').attr('aria-label', label)).last();
  });
  $('#notes').uiTabs({
    beforeRemove: (event, { content }) =>
      !content.find('textarea').val() || confirm('Throw this note away?'),
  });

  startConsole({
    plugin: 'uiTabs',
    moments: ['ready', 'select', 'deactivate'],
    title: ({ tab }) => tab.text().trim(),
    facts: [
      ['Boron', 'Gives flames a green edge, and glass the nerve to go from freezer to oven.'],
      ['Carbon', 'Pencil and diamond. It makes more compounds than all other elements together.'],
      ['Nitrogen', 'Four fifths of every breath, and we use none of it.'],
      ['Oxygen', 'The most common element in the ground under your feet.'],
      ['Fluorine', 'So eager that it burns water.'],
      ['Neon', 'Makes no compounds at all, but good signs.'],
    ],
    insert: {
      told: '(the page appends a list item and a panel)',
      into($lab, name, $text) {
        $lab.children('.z-tabs-desktop').append($('<li>').append($('<a>').text(name)));
        $lab.children('.z-container').append($('<div>').append($text));
      },
    },
  });
});
