// The markup that an episode begins with.

const list = (count, part) => Array.from({ length: count }, (_, n) => part(n + 1)).join('');

const inner = {
  both: `<ul id="inner" data-role="z-accordion"><li><h3>I1</h3><div>J1</div></li><li><h3>I2</h3><div>J2 <div id="innermost" data-role="z-tabs"><ul><li><a>K1</a></li><li><a>K2</a></li></ul><div><div>L1</div><div>L2 <i id="deeper">x</i></div></div></div></div></li></ul>`,
  tabs: `<div id="inner" data-role="z-tabs"><ul><li><a>I1</a></li><li><a>I2</a></li></ul><div><div>J1</div><div>J2 <i id="deeper">x</i></div></div></div>`,
  accordion: `<ul id="inner" data-role="z-accordion"><li><h3>I1</h3><div>J1</div></li><li><h3>I2</h3><div>J2 <i id="deeper">x</i></div></li></ul>`,
};

/** What is in the panels: text, fields, a form, a target, other sets. */
const contents = [
  (n) => `<p>P${n}</p>`,
  (n) => `<p>P${n}</p><button type="button">B${n}</button>`,
  (n) => `<input aria-label="F${n}"><p>P${n}</p>`,
  (n) => `<form><p>P${n}</p><input required aria-label="R${n}"></form>`,
  (n) => `<p>P${n}</p><p style="height:300px"></p><p class="deep">D${n}</p>`,
  () => inner.tabs,
  () => inner.accordion,
  () => inner.both,
];

function contentOf(random, nested) {
  const all = nested ? contents : contents.slice(0, 5);
  return (n) => random.pick(all)(n);
}

/** What is written on some tabs. */
const marks = ['', ' data-closable', ' data-closable="false"', ' data-disabled'];

/** What is written on some panels of tabs, or headers of an accordion. */
const sources = [
  '',
  '',
  ' data-content-url="/answer/ok/markup?hold=0"',
  ' data-content-url="/answer/status/404?hold=1"',
];

/** Panels whose order isn't that of the labels. */
const backwards = (count, part) => list(count, (n) => part(count + 1 - n));

const linked = (link) => (count, content, label, mark, source) =>
  `<div id="set"><ul>${list(count, (n) => link(n, label(n), mark(n)))}</ul>` +
  `<div>${backwards(count, (n) => `<div id="p${n}"${source(n)}>${content(n)}</div>`)}</div></div>`;

const tabsForms = {
  list: (count, content, label, mark, source) =>
    `<div id="set"><ul>${list(count, (n) => `<li${mark(n)}><a>${label(n)}</a></li>`)}</ul>` +
    `<div>${list(count, (n) => `<div${source(n)}>${content(n)}</div>`)}</div></div>`,
  bare: (count, content, label) =>
    `<div id="set"><ul>${list(count, (n) => `<li>${label(n)}</li>`)}</ul>` +
    `${list(count, (n) => `<div>${content(n)}</div>`)}</div>`,
  buttons: (count, content, label) =>
    `<div id="set"><div role="tablist">${list(count, (n) => `<button>${label(n)}</button>`)}</div>` +
    `<div>${list(count, (n) => `<div>${content(n)}</div>`)}</div></div>`,
  links: linked((n, label, mark) => `<li${mark}><a href="#p${n}">${label}</a></li>`),
  targets: linked((n, label, mark) => `<li${mark} data-target="#p${n}"><a>${label}</a></li>`),
  aria: (count, content, label) =>
    `<div id="set"><div role="tablist" aria-label="Set">${list(
      count,
      (n) =>
        `<button type="button" role="tab" id="l${n}" aria-controls="p${n}" aria-selected="${n === 1}"${n === 1 ? '' : ' tabindex="-1"'}>${label(n)}</button>`,
    )}</div><div>${list(
      count,
      (n) =>
        `<div role="tabpanel" id="p${n}" aria-labelledby="l${n}"${n === 1 ? '' : ' hidden=""'}>${content(n)}</div>`,
    )}</div></div>`,
  last: (count, content, label, mark) =>
    `<div id="set"><div>${list(count, (n) => `<div>${content(n)}</div>`)}</div>\n` +
    `<ul class="mine">${list(count, (n) => `<li${mark(n)}><a class="a">${label(n)}</a></li>`)}</ul></div>`,
};

const section = (tag, heading) => (count, content, label, mark, source) =>
  `<div id="set">${list(
    count,
    (n) =>
      `<${tag}><${heading}${source(n)}>${label(n)}</${heading}><div>${content(n)}</div></${tag}>`,
  )}</div>`;

const accordionForms = {
  list: (...args) => section('li', 'h3')(...args).replace(/^<div (.*)<\/div>$/s, '<ul $1</ul>'),
  section: section('section', 'h2'),
  details: section('details', 'summary'),
  flat: (count, content, label) =>
    `<div id="set">${list(count, (n) => `<h3>${label(n)}</h3><div>${content(n)}</div>`)}</div>`,
};

/** What headers hold beside their text. */
const controls = [
  () => '',
  () => '',
  (n) => ` <input aria-label="C${n}">`,
  (n) => ` <a href="#deeper">there</a> <button type="button">M${n}</button>`,
];

const forms = { tabs: tabsForms, accordion: accordionForms };

/** Markup by chance; where it is `calm`, no content comes instead of the author's. */
export function someMarkup(random, kind, calm) {
  const form = random.pick(Object.keys(forms[kind]));
  const content = contentOf(random, true);
  let nested = 0;
  // Two copies of one id are the page's own fault.
  const once = (n) => {
    const html = content(n);
    if (!html.includes('inner')) return html;
    nested += 1;
    return nested > 1 ? `<p>P${n}</p>` : html;
  };
  const long = random.chance(0.3) ? ' with a long label' : '';
  const count = random.chance(0.1) ? 0 : random.whole(1, 6);
  // A panel alone, and without a wrapper, would be one.
  const fitting = form === 'bare' && count === 1 ? 'list' : form;
  const marked = random.chance(0.3) ? random.pick(marks) : '';
  const source = random.chance(0.3) && !calm ? random.pick(sources) : '';
  const control = kind === 'accordion' ? random.pick(controls) : controls[0];
  const odd = (text) => (n) => (n % 2 ? text : '');
  const label = (n) => `T${n}${long}${control(n)}`;
  return forms[kind][fitting](count, once, label, odd(marked), odd(source));
}
