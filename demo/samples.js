/* What gallery, playground and theme builder show: a set of tabs, an accordion, and sentences. */
function startSamples() {
  const $ = jQuery;

  // Two addresses that need no server: one never answers, the other has nothing.
  $.ajaxTransport('+html', ({ url }) => {
    const kind = /[?&]answers=(\w+)/.exec(url)?.[1];
    if (!kind) return undefined;
    return {
      send: (_, complete) => kind === 'failed' && complete(404, 'Not Found', {}),
      abort: () => {},
    };
  });

  const times = [
    [
      'Morning',
      'Mist over the river',
      'At six the river is still, and the other bank is not there yet.',
    ],
    ['Noon', 'Short shadows', 'At noon the ferry waits in the shade of the only tree.'],
    ['Night', 'No ferry', 'Nothing to see, and a lot to hear.'],
  ];
  const pictures = ['forest', 'fjord', 'night'];

  const star = () =>
    '<svg class="z-icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 1.5l2 4.4 4.7.5-3.5 3.2 1 4.7L8 11.9l-4.2 2.4 1-4.7L1.3 6.4 6 5.9z"/></svg>';

  function labelOf([name, second], content) {
    const $label = $('<a>').text(name);
    if (content === 'lines') $label.append(' ', $('<span>').text(second));
    if (/^icons/.test(content)) $label.prepend(star());
    return $label;
  }

  function bodyOf([name, , text], content, n) {
    if (content === 'pictures') {
      return $('<img width="1600" height="900">').attr({
        src: `pictures/${pictures[n]}.svg`,
        alt: name,
      });
    }
    if (content === 'menu') {
      const $rows = ['Departures', 'Arrivals', 'Fares'].map((row, at) =>
        $('<li>').append(
          $('<a href="#main">')
            .text(row)
            .attr('aria-current', at ? null : 'page'),
        ),
      );
      return $('<ul>').append($rows);
    }
    const isLong = content === 'long' || (content === 'uneven' && !n);
    return $('<p>').text(isLong ? `${text} `.repeat(6) : text);
  }

  const toolsOf = (...words) =>
    $('<div class="z-tools">').append(words.map((word) => $('<button type="button">').text(word)));

  const addressOf = (content) => `themes.html?answers=${content}`;
  const isAsked = (content, n) => n === 0 && /^(loading|failed)$/.test(content);

  function tabsOf(name, { content = 'text' }) {
    const $list = $('<ul>').attr('aria-label', name);
    const $panels = $('<div>');
    times.forEach((time, n) => {
      $list.append($('<li>').append(labelOf(time, content)));
      const $panel = $('<div>').append(isAsked(content, n) ? '' : bodyOf(time, content, n));
      if (isAsked(content, n)) $panel.attr('data-content-url', addressOf(content));
      $panels.append($panel);
    });
    $list.children().last().attr('data-disabled', '');
    return $('<div>')
      .toggleClass('z-icons-large', content === 'icons-above')
      .append($list, content === 'tools' ? toolsOf('Print', 'Share') : '', $panels);
  }

  function accordionOf(name, { content = 'text' }) {
    const sections = times.map((time, n) => {
      const $heading = $('<h4>').text(n ? time[0] : name);
      if (isAsked(content, n)) $heading.attr('data-content-url', addressOf(content));
      const $body = $('<div>').append(isAsked(content, n) ? '' : bodyOf(time, content, n));
      return $('<section>').append($heading, $body);
    });
    sections[2].attr('data-disabled', '');
    return $('<div>').append(sections);
  }

  /** A sentence of the sources, its words in backquotes as code. */
  const proseOf = (text) =>
    text
      .split('`')
      .map((part, n) => (n % 2 ? $('<code>').text(part)[0] : document.createTextNode(part)));

  return { tabsOf, accordionOf, proseOf };
}
