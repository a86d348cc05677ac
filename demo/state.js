/* The state page's own script: what the address and the storage hold, and a few buttons. */
(function ($) {
  const keys = [
    'uiTabs:' + location.pathname + '#shelf',
    'uiAccordion:' + location.pathname + '#drawers',
  ];

  function readable(hash) {
    try {
      return decodeURIComponent(hash);
    } catch {
      return hash;
    }
  }

  /** What the browser keeps for both sets; nothing where storage is blocked. */
  function stored() {
    try {
      return keys.map((key) => localStorage.getItem(key)).filter(Boolean);
    } catch {
      return [];
    }
  }

  function readOut() {
    $('.address').text(readable(location.hash) || 'nothing');
    $('#kept').text(stored().join(' ') || 'nothing');
  }

  // A press is seen here after the set has taken it; Back and Forward are known by the window.
  $(document).on('click keyup', () => setTimeout(readOut));
  $(window).on('hashchange popstate', () => setTimeout(readOut));

  // The page doesn't move when a tab is linked to, so a link from far away moves it.
  $('[data-shows]').on('click', function () {
    document.getElementById($(this).data('shows')).scrollIntoView();
  });

  $('#reload').on('click', () => location.reload());
  $('#forget').on('click', () => {
    try {
      keys.forEach((key) => localStorage.removeItem(key));
    } catch {
      // Nothing was kept, then.
    }
  });

  $('#call').on('click', '[data-call]', function () {
    const { call, interval } = this.dataset;
    $('#stars').uiAccordion(call, ...(interval ? [Number(interval)] : []));
  });

  readOut();
})(jQuery);
