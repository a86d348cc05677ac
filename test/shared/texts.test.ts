import $ from 'jquery';
import { begin, both, call, kinds, runningOn, still, type Kind } from '../support/kinds';
import { put } from '../support/fixture';
import { options } from '../support/option-table';

type Texts = Record<string, Record<string, string>>;

const page = window as { uiTexts?: Texts };
const before = page.uiTexts;
const root = document.documentElement;

/** Texts of two languages, each saying where it is from: `de play`. */
const languages: Texts = {};
for (const language of ['de', 'pt-br']) {
  const paths = Object.values(options).flatMap((rows) => Object.keys(rows));
  const names = paths.filter((path) => /^texts/.test(path)).map((path) => path.slice(6));
  languages[language] = Object.fromEntries(names.map((name) => [name, `${language} ${name}`]));
}

QUnit.module('texts of languages', {
  beforeEach() {
    page.uiTexts = languages;
  },
  afterEach() {
    if (before) page.uiTexts = before;
    else Reflect.deleteProperty(page, 'uiTexts');
    root.lang = 'en';
  },
});

/** The text of a set in an element with a language. */
const playIn = (kind: Kind, lang: string, settings: object = {}): unknown => {
  const html = kind.html().replace(/^<(\w+)/, `<$1 lang="${lang}"`);
  return begin(kind, settings, html).set.option('texts.play');
};

both('C24 a set takes the texts of the nearest language that is there:', (assert, kind) => {
  const english = 'Start automatic change';
  const said = ['de', 'de-AT', 'DE-de', 'pt-BR', 'pt', 'fr', ''].map((lang) => playIn(kind, lang));
  assert.deepEqual(said, [
    'de play',
    'de play',
    'de play',
    'pt-br play',
    english,
    english,
    english,
  ]);
  root.lang = 'de';
  assert.equal(begin(kind).set.option('texts.pause'), 'de pause', 'the page’s');
  assert.equal(playIn(kind, 'constructor'), english);
});

both('C24, C21 the option wins, text by text, also in English:', (assert, kind) => {
  const { set } = begin(kind, { texts: { play: 'Go' } }, kind.html({ attributes: 'lang="de"' }));
  const texts = (): unknown[] =>
    ['play', 'pause', 'loading'].map((name) => set.option(`texts.${name}`));
  assert.deepEqual(texts(), ['Go', 'de pause', 'de loading']);
  set.setOptions({ texts: { pause: 'Stop automatic change' }, rounded: true });
  assert.deepEqual(texts(), ['Go', 'Stop automatic change', 'de loading']);
});

both('C24 files that come later count, and refresh sees another language:', (assert, kind) => {
  Reflect.deleteProperty(page, 'uiTexts');
  const running = begin(kind, {}, kind.html({ attributes: 'lang="de"' }));
  page.uiTexts = languages;
  assert.equal(playIn(kind, 'de'), 'de play');
  running.set.refresh();
  assert.equal(running.set.option('texts.play'), 'de play');
  running.root.lang = 'pt-BR';
  running.set.refresh();
  assert.equal(running.set.option('texts.play'), 'pt-br play');
});

QUnit.test('C24, 3.1.2 what is shown and said is in the language', (assert) => {
  const outer = put('<div lang="de"></div>');
  outer.innerHTML = kinds.tabs.html();
  const set = outer.firstElementChild as HTMLElement;
  $(set).uiTabs({ closable: true, autoplay: { interval: 5000 } });
  const said = ['.z-close', '.z-autoplay', '[role=tablist]'].map((part) => {
    const element = set.querySelector<HTMLElement>(part)!;
    return element.title || element.getAttribute('aria-label');
  });
  assert.deepEqual(said, ['de close T1', 'de pause', 'de tabs']);
});

both('C24, C12 in an open shadow root, the language around it counts:', (assert, kind) => {
  const host = put('<div lang="de"><p></p></div>').firstElementChild!;
  const shadow = host.attachShadow({ mode: 'open' });
  const said = ['', 'lang="fr"', 'lang="pt-BR"'].map((attributes) => {
    shadow.innerHTML = kind.html({ attributes });
    const set = shadow.firstElementChild as HTMLElement;
    call(kind, set, still);
    return runningOn(kind, set).set.option('texts.play');
  });
  assert.deepEqual(said, ['de play', 'Start automatic change', 'pt-br play']);
});
