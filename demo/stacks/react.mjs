import $ from 'jquery';
import { createElement as h, useEffect, useRef } from 'react';
import 'ui-tabs';

export function Tabs({ items, options }) {
  const root = useRef(null);
  const names = items.map(({ label }) => label).join();
  useEffect(() => {
    const set = $(root.current).uiTabs(options);
    return () => set.uiTabs('destroy');
  }, [options]);
  useEffect(() => {
    $(root.current).uiTabs('refresh');
  }, [names]);
  const labels = items.map(({ label }) => h('li', { key: label }, h('a', null, label)));
  const panels = items.map(({ label, content }) =>
    h('div', { key: label }, h('div', null, content)),
  );
  return h('div', { ref: root }, h('ul', null, labels), h('div', null, panels));
}
