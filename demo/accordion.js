/* The accordion page's own script: accordions that are started by call, and the console. */
jQuery(function ($) {
  $('#packing').uiAccordion({ active: [0, 2], bordered: true, shadows: false, dark: 'auto' });

  $('#film').on('click', '[data-opens]', function () {
    const index = $(this).data('opens');
    $('#film').data('uiAccordion').enable(index).select(index);
  });

  $('#reveal').on('click', () => {
    const $lab = $('#lab');
    $lab.data('uiAccordion').reveal($lab.find('p').last());
  });

  startConsole({
    plugin: 'uiAccordion',
    moments: ['ready', 'select', 'activate', 'collapse'],
    title: ({ header }) => header.textContent.trim(),
    options: { active: 0 },
    facts: [
      ['Bora', 'Falls from the Dinaric Alps onto the Adriatic, in gusts that have stopped trains.'],
      [
        'Harmattan',
        'Carries the Sahara out to sea. Some of the dust lands in the Amazon and feeds it.',
      ],
      [
        'Chinook',
        'In Spearfish, South Dakota, it once raised the temperature by 27 degrees in two minutes.',
      ],
      [
        'Zonda',
        'Crosses the Andes, leaves its rain in Chile and arrives in Argentina hot and dry.',
      ],
      ['Pampero', 'Comes over the plains with a long roll of cloud before it, and clears the air.'],
      [
        'Haboob',
        'A wall of dust a kilometre high, pushed along by the cold air of a dying thunderstorm.',
      ],
    ],
    insert: {
      told: '(the page appends a list item with a header and content)',
      into($lab, name, $text) {
        $('<li>').append($('<h3>').text(name), $('<div>').append($text)).appendTo($lab);
      },
    },
  });
});
