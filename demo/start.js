/* The start page's own script: what the buttons of its examples do. */
(function ($) {
  const builtIn = 'white crystal silver gray black orange red green blue deepblue'.split(' ');
  const flat =
    'turquoise emerald peter-river amethyst wet-asphalt green-sea nephritis belize-hole wisteria midnight-blue sun-flower carrot alizarin graphite concrete orange pumpkin pomegranate silver asbestos'
      .split(' ')
      .map((name) => `flat-${name}`);

  const $themes = $('#pick-theme')
    .empty()
    .append([...builtIn, ...flat].map((name) => $('<option>').text(name)))
    .val('silver')
    .on('change', ({ target }) => $('#themed').uiTabs('setOptions', { theme: target.value }));

  $('#next-theme').on('click', () => {
    const [list] = $themes;
    list.selectedIndex = (list.selectedIndex + 1) % list.length;
    $themes.trigger('change');
  });

  $('#turn-dark').on('click', ({ target }) => {
    const dark = target.getAttribute('aria-pressed') !== 'true';
    target.setAttribute('aria-pressed', dark);
    $('#dim').uiTabs('setOptions', { dark });
  });

  $('#stop-set').on('click', ({ target }) => {
    const runs = $('#stopped').hasClass('z-tabs');
    $('#stopped').uiTabs(...(runs ? ['destroy'] : []));
    target.textContent = runs ? 'uiTabs()' : 'destroy()';
  });
})(jQuery);
