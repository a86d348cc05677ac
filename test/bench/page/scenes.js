/*
 * What the benchmark moves: sets of the plugins, and by their side the least that a page could do by
 * hand to show the same. `scenes[name][library]()` builds one and returns how it is played, and how it
 * is made ready again where that isn't the same; a play is a promise, kept when it has ended.
 */

const DURATION = 300;
const EASING = 'ease-out';
const animation = { duration: DURATION, type: 'css', easing: 'easeOutQuad' };

/** Kept when the widget calls back; each call makes the next promise. */
function hearing() {
  let heard = () => undefined;
  return {
    callback: () => heard(),
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
  const { callback, next } = hearing();
  const $set = $(`<div><ul>${labels}</ul><div>${panels}</div></div>`)
    .appendTo('body')
    .uiTabs({ animation: { ...animation, effects: 'slideH' }, select: callback });
  return { play: () => next(() => $set.uiTabs('next')) };
}

/**
 * Two boxes placed one over the other: one is shown, both are moved, one is hidden. Without the
 * height it knows where it goes; with it, it has to ask.
 */
function boxes(tall, withHeight) {
  const [first, second] = ['', tall].map(
    (name) => `<div class="box ${name}">${bench.heavy()}</div>`,
  );
  const $stage = $(`<div class="stage">${first}${second}</div>`).appendTo('body');
  let [shown, other] = $stage.children().get();
  other.style.display = 'none';
  if (!withHeight) $stage.height(shown.offsetHeight);
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
        running.push(run($stage[0], 'height', heights));
      }
      await running[0].finished;
      shown.style.display = 'none';
      // The height stays as it is at the end: the boxes don't hold it open.
      if (withHeight) $stage.height(other.offsetHeight);
      running.forEach((one) => one.cancel());
      [shown, other] = [other, shown];
    },
  };
}

function accordion() {
  const { callback, next } = hearing();
  const $set = $(`<div><div><h3>One</h3><div>${bench.heavy()}</div></div></div>`)
    .appendTo('body')
    .uiAccordion({ animation, activate: callback });
  const toggle = () => next(() => $set.uiAccordion('select', 0));
  return { play: toggle, rewind: toggle };
}

/** A height that opens, with nothing else. */
function opening() {
  const $outer = $(`<div class="clip"><div class="inner">${bench.heavy()}</div></div>`);
  const [outer] = $outer.appendTo('body').hide();
  return {
    play: () => {
      outer.style.display = '';
      const height = [0, outer.offsetHeight].map((one) => `${one}px`);
      return outer.animate({ height }, { duration: DURATION, easing: EASING }).finished;
    },
    rewind: async () => $outer.hide(),
  };
}

/** jQuery UI's own motion, of the same time. */
function jqueryUi() {
  const { callback, next } = hearing();
  const $set = $(`<div><h3>One</h3><div>${bench.heavy()}</div></div>`)
    .appendTo('body')
    .accordion({
      active: false,
      collapsible: true,
      heightStyle: 'content',
      animate: { duration: DURATION },
      activate: callback,
    });
  const toggle = () =>
    next(() => {
      const isOpen = $set.accordion('option', 'active') === 0;
      $set.accordion('option', 'active', isOpen ? false : 0);
    });
  return { play: toggle, rewind: toggle };
}

/** Plays once, from the beginning of a frame to the frames in which all is cleared away. */
async function play() {
  await new Promise(requestAnimationFrame);
  await scene.play();
  for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
}

window.play = play;
window.scenes = {
  'equal heights': { ours: () => tabs(''), bare: () => boxes('', false) },
  'different heights': { ours: () => tabs('tall'), bare: () => boxes('tall', true) },
  opening: { ours: accordion, bare: opening, 'jquery-ui': jqueryUi },
};
