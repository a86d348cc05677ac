// Tabs of a page, with an app of React in each panel: what it renders are children of the panel.
import $ from 'jquery';
import { createElement as h, Fragment, useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'ui-tabs';

function Stays({ name }) {
  const [count, setCount] = useState(0);
  return h(
    Fragment,
    null,
    count % 2 ? h('i', null, 'odd') : null,
    h('button', { onClick: () => setCount(count + 1) }, `${name}: ${count}`),
    count > 1 ? h('b', null, 'many') : h('u', null, 'few'),
  );
}

const render = (name) => createRoot(document.getElementById(name)).render(h(Stays, { name }));

const items = ['before', 'after', 'later'];
const parts = (make) => items.map(make).join('');
document.getElementById('page').innerHTML = `<ul>${parts((name) => `<li>${name}</li>`)}</ul>
  <div>${parts((name) => `<div id="${name}"></div>`)}</div>`;
render('before');
$('#page').uiTabs({ animation: { effects: 'none' } });
render('after');
window.renderLater = () => render('later');
