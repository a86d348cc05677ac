// A page with tabs as a component of Vue. What Vue renders into a panel has a box of its own there.
import $ from 'jquery';
import 'ui-tabs';
import { createApp, h, onBeforeUnmount, onMounted, ref, watch } from 'vue';

const Tabs = {
  props: { items: { type: Array, required: true }, options: { type: Object, default: undefined } },
  setup(props) {
    const root = ref(null);
    onMounted(() => $(root.value).uiTabs(props.options));
    onBeforeUnmount(() => $(root.value).uiTabs('destroy'));
    watch(
      () => props.items.length,
      () => $(root.value).uiTabs('refresh'),
      { flush: 'post' },
    );
    return () => {
      const labels = props.items.map(({ label }) => h('li', { key: label }, h('a', label)));
      const panels = props.items.map(({ label, content }) =>
        h('div', { key: label }, h('div', content())),
      );
      return h('div', { ref: root }, [h('ul', labels), h('div', panels)]);
    };
  },
};

const options = { animation: { effects: 'none' }, mobileNav: 'auto' };

const Page = {
  setup() {
    const isShown = ref(true);
    const count = ref(2);
    const stays = ref(2);
    const button = (text, onClick) => h('button', { onClick }, text);
    return () => {
      const items = Array.from({ length: count.value }, (_, index) => ({
        label: `Label ${index + 1}`,
        content: () =>
          index === 1 ? [button(`${stays.value} inns`, () => stays.value++)] : `Text ${index + 1}`,
      }));
      return [
        h('p', [
          button('Toggle', () => (isShown.value = !isShown.value)),
          button('Add', () => count.value++),
        ]),
        isShown.value ? h(Tabs, { items, options }) : null,
      ];
    };
  },
};

createApp(Page).mount('#page');
