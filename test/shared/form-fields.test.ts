import { takeWarnings } from '../support/console';
import { frame } from '../support/fit';
import { put } from '../support/fixture';
import { bothEach, both, call, kinds, runningOn, still, type Kind } from '../support/kinds';

// In a form, `form.style` is the field with the name `style`, if there is one.
QUnit.module('forms with fields named as properties');

/** Names that fields of real forms have. */
const names = Object.fromEntries(
  'id name title style lang hidden children dir before after remove host'
    .split(' ')
    .map((name) => [name, name]),
);

const field = (name: string): string =>
  `<select name="${name}"><option>1</option><option>2</option></select>`;

/** A set that is a form, with a field in its first panel. */
const formOf = (kind: Kind, name: string): string =>
  kind
    .html()
    .replace(/^<\w+ id="set" ?/, '<form id="set" lang="en" style="color: red;"')
    .replace(/<\/\w+>$/, '</form>')
    .replace('<p>P1</p>', `<p>P1</p>${field(name)}`);

/** What is done with a set before it ends: all that reads or writes its root. */
const uses: Record<Kind['noun'], object[]> = {
  tab: [
    { position: 'bottom-left', sticky: true },
    { orientation: 'vertical', autoplay: { interval: 60000 } },
    { heightStyle: 'equal', overflow: 'scroll', swipe: true },
  ],
  section: [
    { headerSize: 50, contentHeight: 60, autoplay: { interval: 60000 } },
    { orientation: 'horizontal', width: 700, dotNav: true, slider: true },
  ],
};

bothEach('C12, C13 the root has a field with the name', names, async (assert, kind, name) => {
  const html = formOf(kind, name);
  const root = put(html);
  call(kind, root, { ...still, [kind.first]: 0 });
  const { set, state, click } = runningOn(kind, root);
  for (const settings of uses[kind.noun]) {
    set.setOptions(settings as object);
    await frame();
    set.refresh();
    assert.equal(click(1), '0 1 0');
    set.select(0);
  }
  set.add('New', 'new').remove(-1).select(1).reveal(root.querySelector('select')!);
  assert.equal(state(), '1 0 0');
  set.destroy();
  assert.equal(root.outerHTML, html);
});

QUnit.test.each('C12, C13 panels have a field with the name', names, (assert, name) => {
  const html = kinds.tabs
    .html()
    .replace(' >', '>')
    .replace(/<div>(<p>P\d<\/p>)<\/div>/g, `<form style="color: red;">$1${field(name)}</form>`)
    .replace('</form></div>', '</form><form>No label</form></div>');
  const root = put(html);
  call(kinds.tabs, root, { animation: { duration: 60000 } });
  takeWarnings();
  const { set, state, click } = runningOn(kinds.tabs, root);
  click(1, 2, 1);
  dispatchEvent(new Event('beforeprint'));
  dispatchEvent(new Event('afterprint'));
  set.disable(0).enable(0).refresh();
  assert.equal(state(), '0 1 0');
  set.destroy();
  assert.equal(root.outerHTML, html);
});

both('R1 outside the page, a form with a field named host holds nothing:', (assert, kind) => {
  const root = put(formOf(kind, 'host'));
  root.remove();
  call(kind, root, still);
  call(kind, root, 'reveal', root);
  assert.deepEqual(takeWarnings(), [`${kind.plugin} #set: reveal(): it is in no ${kind.noun}`]);
  call(kind, root, 'destroy');
});
