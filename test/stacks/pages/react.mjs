// A page with tabs as a component of React. What React renders into a panel has a box of its own there.
import $ from 'jquery';
import { createElement as h, StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'ui-tabs';

function Tabs({ items, options }) {
  const root = useRef(null);
  useEffect(() => {
    const set = $(root.current).uiTabs(options);
    return () => set.uiTabs('destroy');
  }, [options]);
  useEffect(() => {
    $(root.current).uiTabs('refresh');
  }, [items.length]);
  const labels = items.map(({ label }) => h('li', { key: label }, h('a', null, label)));
  const panels = items.map(({ label, content }) =>
    h('div', { key: label }, h('div', null, content)),
  );
  return h('div', { ref: root }, h('ul', null, labels), h('div', null, panels));
}

const options = { animation: { effects: 'none' }, mobileNav: 'auto' };

function Page() {
  const [isShown, show] = useState(true);
  const [count, setCount] = useState(2);
  const [stays, setStays] = useState(2);
  const items = Array.from({ length: count }, (_, index) => ({
    label: `Label ${index + 1}`,
    content:
      index === 1
        ? h('button', { onClick: () => setStays(stays + 1) }, `${stays} inns`)
        : `Text ${index + 1}`,
  }));
  const button = (text, onClick) => h('button', { onClick }, text);
  return [
    h(
      'p',
      { key: 1 },
      button('Toggle', () => show(!isShown)),
      button('Add', () => setCount(count + 1)),
    ),
    isShown && h(Tabs, { key: 2, items, options }),
  ];
}

createRoot(document.getElementById('page')).render(h(StrictMode, null, h(Page)));
