// A page with the component that the site's page on Vue shows.
import { createApp, h, ref } from 'vue';
import { Tabs } from '../../../demo/stacks/vue.mjs';

const options = { animation: { effects: 'none' }, mobileNav: 'auto' };

const Page = {
  setup() {
    const isShown = ref(true);
    const count = ref(2);
    const stays = ref(2);
    const word = ref('Label');
    const button = (text, onClick) => h('button', { onClick }, text);
    return () => {
      const items = Array.from({ length: count.value }, (_, index) => ({
        label: `${word.value} ${index + 1}`,
        content: () =>
          index === 1 ? [button(`${stays.value} inns`, () => stays.value++)] : `Text ${index + 1}`,
      }));
      return [
        h('p', [
          button('Toggle', () => (isShown.value = !isShown.value)),
          button('Add', () => count.value++),
          button('Rename', () => (word.value = 'Name')),
        ]),
        isShown.value ? h(Tabs, { items, options }) : null,
      ];
    };
  },
};

createApp(Page).mount('#page');
