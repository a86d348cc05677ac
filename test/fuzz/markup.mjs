// The markup that an episode begins with.

const list = (count, part) => Array.from({ length: count }, (_, n) => part(n + 1)).join('');

const innerTabs = (id, [one, two], [first, second]) =>
  `<div id="${id}" data-role="z-tabs"><ul><li><a>${one}</a></li><li><a>${two}</a></li></ul>` +
  `<div><div>${first}</div><div>${second}</div></div></div>`;
const innerAccordion = (second) =>
  `<ul id="inner" data-role="z-accordion"><li><h3>I1</h3><div>J1</div></li>` +
  `<li><h3>I2</h3><div>${second}</div></li></ul>`;
const deeper = (text) => `${text} <i id="deeper">x</i>`;
const innermost = innerTabs('innermost', ['K1', 'K2'], ['L1', deeper('L2')]);

/** What is in the panels: text, fields, a form, a target, other sets. */
const contents = [
  (n) => `<p>P${n}</p>`,
  (n) => `<p>P${n}</p><button type="button">B${n}</button>`,
  (n) => `<input aria-label="F${n}"><p>P${n}</p>`,
  (n) => `<form><p>P${n}</p><input required aria-label="R${n}"></form>`,
  (n) => `<p>P${n}</p><p style="height:300px"></p><p class="deep">D${n}</p>`,
  (n) => `<template><p>P${n}</p></template>`,
  () => innerTabs('inner', ['I1', 'I2'], ['J1', deeper('J2')]),
  () => innerAccordion(deeper('J2')),
  () => innerAccordion(`J2 ${innermost}`),
];

/** What is written on some tabs. */
const marks = ['', ' data-closable', ' data-closable="false"', ' data-disabled'];

/** What is written on some panels of tabs, or headers of an accordion. */
const sources = [
  '',
  '',
  ' data-content-url="/answer/ok/markup?hold=0"',
  ' data-content-url="/answer/status/404?hold=1"',
  ' data-content-type="template"',
];

/** A list, or a row of buttons, and boxes. */
const set = (labels, panels, list = 'ul') =>
  `<div id="set"><${list}>${labels}</${list.split(' ')[0]}><div>${panels}</div></div>`;

/** Panels whose order isn't that of the labels. */
const linked = (link) => (count, content, label, mark, source) => {
  const panel = (n) => `<div id="p${n}"${source(n)}>${content(n)}</div>`;
  return set(
    list(count, (n) => link(n, label(n), mark(n))),
    list(count, (n) => panel(count + 1 - n)),
  );
};

const tabsForms = {
  list: (count, content, label, mark, source) =>
    set(
      list(count, (n) => `<li${mark(n)}><a>${label(n)}</a></li>`),
      list(count, (n) => `<div${source(n)}>${content(n)}</div>`),
    ),
  bare: (count, content, label) =>
    `<div id="set"><ul>${list(count, (n) => `<li>${label(n)}</li>`)}</ul>` +
    `${list(count, (n) => `<div>${content(n)}</div>`)}</div>`,
  buttons: (count, content, label) =>
    set(
      list(count, (n) => `<button>${label(n)}</button>`),
      list(count, (n) => `<div>${content(n)}</div>`),
      'div role="tablist"',
    ),
  links: linked((n, label, mark) => `<li${mark}><a href="#p${n}">${label}</a></li>`),
  targets: linked((n, label, mark) => `<li${mark} data-target="#p${n}"><a>${label}</a></li>`),
  aria: (count, content, label) => {
    const tab = (n) =>
      `<button type="button" role="tab" id="l${n}" aria-controls="p${n}" ` +
      `aria-selected="${n === 1}"${n === 1 ? '' : ' tabindex="-1"'}>${label(n)}</button>`;
    const panel = (n) =>
      `<div role="tabpanel" id="p${n}" aria-labelledby="l${n}"${n === 1 ? '' : ' hidden=""'}>` +
      `${content(n)}</div>`;
    return set(list(count, tab), list(count, panel), 'div role="tablist" aria-label="Set"');
  },
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

/** How many tools stand before labels and panels, and behind them. */
const toolsAt = [
  [1, 0],
  [0, 1],
  [0, 2],
  [1, 1],
];

const forms = { tabs: tabsForms, accordion: accordionForms };

/** Markup by chance; where it `keepsContent`, none comes instead of the author's. */
export function someMarkup(random, kind, keepsContent) {
  const form = random.pick(Object.keys(forms[kind]));
  let isNested = false;
  // Two copies of one id are the page's own fault.
  const once = (n) => {
    const html = random.pick(contents)(n);
    if (!html.includes('inner')) return html;
    const isFirst = !isNested;
    isNested = true;
    return isFirst ? html : `<p>P${n}</p>`;
  };
  const long = random.chance(0.3) ? ' with a long label' : '';
  const count = random.chance(0.1) ? 0 : random.whole(1, 6);
  // A panel alone, and without a wrapper, would be one.
  const fitting = form === 'bare' && count === 1 ? 'list' : form;
  const marked = random.chance(0.3) ? random.pick(marks) : '';
  const source = random.chance(0.3) && !keepsContent ? random.pick(sources) : '';
  const tools = random.chance(0.2)
    ? '<p class="z-tools"><button type="button">Tool</button></p>'
    : '';
  const control = kind === 'accordion' ? random.pick(controls) : controls[0];
  const odd = (text) => (n) => (n % 2 ? text : '');
  const label = (n) => `T${n}${long}${control(n)}`;
  const html = forms[kind][fitting](count, once, label, odd(marked), odd(source));
  if (kind === 'accordion') return html;
  const [before, behind] = random.pick(toolsAt);
  return html
    .replace(/^<div id="set">/, `$&${tools.repeat(before)}`)
    .replace(/<\/div>$/, `${tools.repeat(behind)}$&`);
}
