// A page with the component that the site's page on React shows.
import { createElement as h, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Tabs } from '../../../demo/stacks/react.mjs';

const options = { animation: { effects: 'none' }, mobileNav: 'auto' };

function Page() {
  const [isShown, show] = useState(true);
  const [count, setCount] = useState(2);
  const [stays, setStays] = useState(2);
  const [word, setWord] = useState('Label');
  const items = Array.from({ length: count }, (_, index) => ({
    label: `${word} ${index + 1}`,
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
      button('Rename', () => setWord('Name')),
    ),
    isShown && h(Tabs, { key: 2, items, options }),
  ];
}

createRoot(document.getElementById('page')).render(h(StrictMode, null, h(Page)));
