/*
 * What the benchmark moves: sets of the plugins, and by their side the least that a page could do by
 * hand to show the same. Each scene returns how it is played, and how it is made ready again where that
 * isn't the same; a play is a promise, kept when it has ended.
 */
(function ($) {
  'use strict';

  const DURATION = 300;
  const EASING = 'ease-out';
  const animation = { duration: DURATION, type: 'css', easing: 'swing' };

  /** Puts markup into the page; `hear` is the callback that keeps the promise of `next`. */
  function put(html) {
    let heard = () => undefined;
    return {
      $set: $(html).appendTo('body'),
      hear: () => heard(),
      next: (act) =>
        new Promise((resolve) => {
          heard = resolve;
          act();
        }),
    };
  }

  function tabs(tall) {
    const labels = '<li><a>One</a></li><li><a>Two</a></li>';
    const panels = `<div>${bench.heavy()}</div><div class="${tall}">${bench.heavy()}</div>`;
    const { $set, hear, next } = put(`<div><ul>${labels}</ul><div>${panels}</div></div>`);
    $set.uiTabs({ animation: { ...animation, effects: 'slideH' }, select: hear });
    return { play: () => next(() => $set.uiTabs('next')) };
  }

  /**
   * Two boxes placed one over the other: one is shown, both are moved, one is hidden. Without the
   * height it knows where it goes; with it, it has to ask.
   */
  function boxes(tall, withHeight) {
    const box = (name) => `<div class="box ${name}">${bench.heavy()}</div>`;
    const { $set } = put(`<div class="stage">${box('')}${box(tall)}</div>`);
    let [shown, other] = $set.children().get();
    other.style.display = 'none';
    if (!withHeight) $set.height(shown.offsetHeight);
    const timing = { duration: DURATION, easing: EASING, fill: 'both' };
    const run = (element, property, values) => element.animate({ [property]: values }, timing);
    return {
      play: async () => {
        const from = withHeight && shown.offsetHeight;
        other.style.display = '';
        const running = [
          run(other, 'transform', ['translateX(100%)', 'none']),
          run(shown, 'transform', ['none', 'translateX(-100%)']),
        ];
        if (withHeight) {
          const heights = [from, other.offsetHeight].map((height) => `${height}px`);
          running.push(run($set[0], 'height', heights));
        }
        await running[0].finished;
        shown.style.display = 'none';
        // The height stays as it is at the end: the boxes don't hold it open.
        if (withHeight) $set.height(other.offsetHeight);
        running.forEach((one) => one.cancel());
        [shown, other] = [other, shown];
      },
    };
  }

  function accordion() {
    const html = `<div><div><h3>One</h3><div>${bench.heavy()}</div></div></div>`;
    const { $set, hear, next } = put(html);
    $set.uiAccordion({ animation, activate: hear });
    const toggle = () => next(() => $set.uiAccordion('select', 0));
    return { play: toggle, rewind: toggle };
  }

  /** A height that opens, with nothing else. */
  function opening() {
    const { $set } = put(`<div class="clip"><div class="inner">${bench.heavy()}</div></div>`);
    const [outer] = $set.hide();
    return {
      play: () => {
        outer.style.display = '';
        const height = [0, outer.offsetHeight].map((one) => `${one}px`);
        return outer.animate({ height }, { duration: DURATION, easing: EASING }).finished;
      },
      rewind: () => void $set.hide(),
    };
  }

  /** jQuery UI's own motion, of the same time. */
  function jqueryUi() {
    const { $set, hear, next } = put(`<div><h3>One</h3><div>${bench.heavy()}</div></div>`);
    $set.accordion({
      active: false,
      collapsible: true,
      heightStyle: 'content',
      animate: { duration: DURATION },
      activate: hear,
    });
    const toggle = () =>
      next(() => {
        const isOpen = $set.accordion('option', 'active') === 0;
        $set.accordion('option', 'active', isOpen ? false : 0);
      });
    return { play: toggle, rewind: toggle };
  }

  const scenes = {
    'equal heights': { ours: () => tabs(''), bare: () => boxes('', false) },
    'different heights': { ours: () => tabs('tall'), bare: () => boxes('tall', true) },
    opening: { ours: accordion, bare: opening, 'jquery-ui': jqueryUi },
  };

  let scene;

  Object.assign(bench, {
    show: (name, library) => void (scene = scenes[name][library]()),
    rewind: () => scene.rewind?.(),
    /** Plays once, from the beginning of a frame to the frames in which all is cleared away. */
    async play() {
      await new Promise(requestAnimationFrame);
      await scene.play();
      for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
    },
  });
})(window.jQuery);
