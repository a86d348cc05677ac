// The steps that a page's script could take.
import { $, instanceOn, itemAt, plugins, setRoot } from './common.js';

/** What answers `beforeSelect`, and what it has promised. */
export const guard = { mode: 'pass', promised: [], used: false };
/** The same for `beforeRemove`. */
export const removalGuard = { mode: 'pass', promised: [] };

const answers = {
  pass: () => undefined,
  false: () => false,
  prevent: (event) => event.preventDefault(),
  promise: (event, { promised }) => new Promise((kept, broken) => promised.push({ kept, broken })),
};

/** Whether no answer is owed. */
export const isDecided = () => !guard.promised.length && !removalGuard.promised.length;

export const guards = {
  beforeSelect: (event) => answers[guard.mode](event, guard),
  beforeRemove: (event) => answers[removalGuard.mode](event, removalGuard),
};

const refreshAll = () => {
  for (const plugin of Object.values(plugins)) {
    $('.z-tabs, .z-accordion')
      .filter((_, one) => $(one)[plugin]('instance'))
      [plugin]('refresh');
  }
};

const holder = () => document.getElementById('holder');

/** The steps, for a kind of widget; each gets the items there are, and what the episode says. */
export function createSteps(kind, { itemsOf, restart }) {
  const plugin = plugins[kind];
  const instance = () => instanceOn(setRoot(), kind);
  const items = () => itemsOf(setRoot());
  const withItem =
    (act) =>
    (index, ...args) => {
      const found = itemAt(items(), index);
      return found?.label && found.panel ? act(found, ...args) : null;
    };
  /** Nobody watches what a page changes by itself: it says so. */
  const changing = (act) =>
    withItem((...args) => {
      act(...args);
      instance().refresh();
    });
  const add = changing(({ element, panel }) => {
    const { localName: name } = element;
    if (kind === 'tabs') {
      $(element).after(name === 'li' ? '<li><a>By hand</a></li>' : '<button>By hand</button>');
      $(panel).after('<div>by hand</div>');
    } else if (name !== 'details') {
      $(element).after(`<${name}><h3>By hand</h3><div>by hand</div></${name}>`);
    }
  });
  const call = ([method, ...args]) => instance()?.[method](...args);
  /** Writes on the page's root, on the holder of the set, or on the set. */
  const writing = (name) => (which, value) => {
    [document.documentElement, holder(), setRoot()][which][name] = value;
    refreshAll();
  };
  return {
    call: (...args) => call(args),
    set: (options) => $(setRoot())[plugin](options),
    again: (options) => restart(options, false),
    saved: (options) => restart(options, true),
    focusLabel: withItem(({ label }) => label.focus()),
    focusInside: withItem(({ panel }) => panel.querySelector('input, button')?.focus()),
    command: (command, value) => {
      const button = $('<button>').attr({ type: 'button', commandfor: 'set', command, value });
      button.appendTo('body').trigger('click').remove();
    },
    swipe: withItem(({ panel }, across) => {
      const finger = { pointerType: 'touch', isPrimary: true, bubbles: true, composed: true };
      const target = panel.querySelector('p') || panel;
      ['down', 'move', 'move', 'up'].forEach((moment, n) => {
        const clientX = 200 + (across * n) / 3;
        target.dispatchEvent(new PointerEvent(`pointer${moment}`, { ...finger, clientX }));
      });
    }),
    show: (shown) => void (holder().style.display = shown ? '' : 'none'),
    width: (value) => void (holder().style.width = value),
    turn: writing('dir'),
    speak: writing('lang'),
    pageDisables: changing(({ element }) => element.classList.toggle('z-disabled')),
    pageCloses: changing(({ element }, value) => $(element).attr('data-closable', value)),
    pageHides: changing(({ element }) => {
      element.style.display = element.style.display ? '' : 'none';
    }),
    pageAdds: () => add(-1),
    pageRemoves: changing(({ element, panel }) => {
      $(element).remove();
      if (kind === 'tabs') $(panel).remove();
    }),
    pageFills: withItem(({ panel }) => $(panel).html('<p>filled</p>')),
    // What a panel that is a paragraph may hold, too, or a saved copy has it beside the panel.
    grow: withItem(({ panel }) =>
      $(panel).append('<span style="display:block;height:200px">grown</span>'),
    ),
    reveal: withItem(({ panel }) => instance().reveal(panel.querySelector('*') || panel)),
    find: withItem(({ panel }) => {
      if (panel.getAttribute('hidden') !== 'until-found') return null;
      panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
      // As the browser does; what is refused closes one task later.
      if (panel.getAttribute('hidden') === 'until-found') panel.removeAttribute('hidden');
      return new Promise((resolve) => setTimeout(resolve));
    }),
    submit: withItem(({ panel }) => panel.querySelector('form')?.requestSubmit()),
    guard: (mode) => {
      guard.mode = mode;
      guard.used = true;
    },
    guardRemoval: (mode) => void (removalGuard.mode = mode),
    decide: (word) => {
      const promised = [guard, removalGuard].flatMap((one) => one.promised.splice(0));
      for (const { kept, broken } of promised) {
        if (word === 'reject') broken(new Error('refused'));
        else kept(word);
      }
    },
    inCallback: (moment, made) => {
      $(setRoot()).one(`${plugin.toLowerCase()}:${moment}.fuzzcall`, () => void call(made));
    },
    inRequest: (option, made) => {
      let isCalled = false;
      const act = () => {
        if (!isCalled) {
          isCalled = true;
          call(made);
        }
      };
      const functions = {
        ajax: { ajax: () => void act() },
        beforeSend: { ajax: { beforeSend: act } },
        render: { render: () => void act() },
      };
      instance()?.setOptions(functions[option]);
    },
    time: (ms) => {
      for (const animation of document.getAnimations()) {
        animation.currentTime = Number(animation.currentTime || 0) + ms;
      }
      window.fuzzTime.tick(ms);
    },
  };
}
