/* The motion page's own script: the pairs of sets, the picker, and the curve of the easing. */
(function ($) {
  const effects = {
    tabs: 'slideH slideV slideLeft slideRight slideUp slideDown slideUpDown fade none'.split(' '),
    accordion: ['slide', 'fade'],
  };
  const types = ['css', 'jquery'];
  const letters = ['A', 'B', 'C'];
  const $picker = $('#picker');
  const value = (name) => $picker.find(`[name=${name}]`).val();
  const timing = () => ({ easing: value('easing'), duration: Number(value('duration')) });
  const layout = () => ({ orientation: value('orientation'), position: value('position') });
  const tabs = () => $('.mover.z-tabs');
  const accordions = () => $('.mover.z-accordion');

  Object.keys($.easing)
    .filter((name) => /^(linear|swing|ease.+)$/.test(name))
    .forEach((name) => $picker.find('[name=easing]').append($('<option>').text(name)));
  $picker.find('[name=easing]').val('easeInOutCubic');

  const plate = (letter) => $('<div>').append($('<p class="plate">').text(letter));

  function buildTabs(name) {
    const $list = $('<ul>').attr('aria-label', name);
    const $panels = $('<div>');
    for (const letter of letters) {
      $list.append($('<li>').append($('<a>').text(letter)));
      $panels.append(plate(letter));
    }
    return $('<div class="mover">').append($list, $panels);
  }

  function buildAccordion(name) {
    const sections = letters.map((letter) =>
      $('<div>').append($('<h4>').text(`${letter} · ${name}`), plate(letter)),
    );
    return $('<div class="mover">').append(sections);
  }

  const turn = ($sets) =>
    $sets.attr('dir', value('direction')).toggleClass('even', value('heights') === 'equal');

  /** An effect with both engines; `start` makes a widget of what it gets, with what is chosen. */
  function addPair(effect, place, start) {
    const $pair = $('<div class="pair">').append($('<h3 class="tag">').text(effect));
    $(place).append($pair);
    whenNear($pair[0], () => {
      for (const type of types) {
        const $column = $('<div>').append($('<p class="engine">').text(type)).appendTo($pair);
        start($column, { effects: effect, type, ...timing() });
      }
    });
  }

  for (const effect of effects.tabs) {
    addPair(effect, '#tab-sets', ($column, animation) =>
      turn(buildTabs(`${effect}, ${animation.type}`))
        .appendTo($column)
        .uiTabs({ animation, ...layout(), size: 'mini', responsive: false, dark: 'auto' }),
    );
  }
  for (const effect of effects.accordion) {
    addPair(effect, '#accordions', ($column, animation) =>
      turn(buildAccordion(`${effect}, ${animation.type}`))
        .appendTo($column)
        .uiAccordion({ animation, active: 0, rounded: true, dark: 'auto' }),
    );
  }

  function step(method) {
    tabs().uiTabs(method);
    accordions().uiAccordion(method);
    drawCurves();
  }

  /** Hands the choice to all sets; what isn't chosen here, each of them keeps. */
  function apply() {
    const animation = timing();
    turn($('.mover'));
    tabs().uiTabs('setOptions', { animation, ...layout() });
    accordions().uiAccordion('setOptions', { animation });
    tell();
  }

  function tell() {
    // A vertical set has two positions of the eight; the choice is kept for later.
    $picker.find('[name=position] option').each((_, option) => {
      option.disabled =
        value('orientation') === 'vertical' && !/^top-(left|right)$/.test(option.value);
    });
    $('#milliseconds').text(`${value('duration')} ms`);
    $('#easing-name').text(value('easing'));
  }

  const STEPS = 100;

  /** The path of a curve; `at` says how far it is at a time, both from 0 to 1. */
  function pathOf(at) {
    const points = Array.from({ length: STEPS + 1 }, (_, n) =>
      [(n / STEPS) * 100, 100 - at(n / STEPS) * 100].map((number) => number.toFixed(1)),
    );
    return 'M' + points.join('L');
  }

  /** The curve that the browser runs for a set that moves; null where none does. */
  function curveOfMoving() {
    // Those of jQuery are paused, and what only holds a place has finished.
    const panels = ({ effect, playState }) =>
      playState === 'running' && effect.target.matches('.mover .z-content');
    const [moving] = document.getAnimations().filter(panels);
    if (!moving) return null;
    const { easing } = moving.effect.getTiming();
    const trial = new Animation(
      new KeyframeEffect(null, [], { duration: 1, easing, fill: 'both' }),
    );
    return (time) => {
      trial.currentTime = time;
      return trial.effect.getComputedTiming().progress;
    };
  }

  function drawCurves() {
    const ease = $.easing[value('easing')];
    const byCss = curveOfMoving();
    $('#curve .by-jquery').attr(
      'd',
      pathOf((time) => ease(time, time, 0, 1, 1)),
    );
    $('#curve .by-css').attr('d', byCss ? pathOf(byCss) : '');
    $('#curve').attr('aria-label', `The curve of ${value('easing')}`);
  }

  $picker
    .on('submit', (event) => event.preventDefault())
    .on('change', () => {
      apply();
      step('next');
    });
  $('[data-step]').on('click', function () {
    step(this.dataset.step);
  });

  tell();
  drawCurves();
  $('.waits').removeClass('waits');
})(jQuery);
