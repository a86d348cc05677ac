// The markup that an episode begins with.

const list = (count, part) => Array.from({ length: count }, (_, n) => part(n + 1)).join('');

const inner = {
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
];

function contentOf(random, nested) {
  const all = nested ? contents : contents.slice(0, 5);
  return (n) => random.pick(all)(n);
}

/** What is written on some tabs. */
const marks = ['', ' data-closable', ' data-closable="false"', ' data-disabled'];

const tabsForms = {
  list: (count, content, label, mark) =>
    `<div id="set"><ul>${list(count, (n) => `<li${mark(n)}><a>${label(n)}</a></li>`)}</ul>` +
    `<div>${list(count, (n) => `<div>${content(n)}</div>`)}</div></div>`,
  bare: (count, content, label) =>
    `<div id="set"><ul>${list(count, (n) => `<li>${label(n)}</li>`)}</ul>` +
    `${list(count, (n) => `<div>${content(n)}</div>`)}</div>`,
  buttons: (count, content, label) =>
    `<div id="set"><div role="tablist">${list(count, (n) => `<button>${label(n)}</button>`)}</div>` +
    `<div>${list(count, (n) => `<div>${content(n)}</div>`)}</div></div>`,
};

const section = (tag, heading) => (count, content, label) =>
  `<div id="set">${list(
    count,
    (n) => `<${tag}><${heading}>${label(n)}</${heading}><div>${content(n)}</div></${tag}>`,
  )}</div>`;

const accordionForms = {
  list: (...args) => section('li', 'h3')(...args).replace(/^<div (.*)<\/div>$/s, '<ul $1</ul>'),
  section: section('section', 'h2'),
  details: section('details', 'summary'),
  flat: (count, content, label) =>
    `<div id="set">${list(count, (n) => `<h3>${label(n)}</h3><div>${content(n)}</div>`)}</div>`,
};

const forms = { tabs: tabsForms, accordion: accordionForms };

export function someMarkup(random, kind) {
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
  const label = (n) => `T${n}${long}`;
  return forms[kind][fitting](count, once, label, (n) => (n % 2 ? marked : ''));
}
