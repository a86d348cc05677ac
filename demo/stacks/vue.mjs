import $ from 'jquery';
import 'ui-tabs';
import { h, onBeforeUnmount, onMounted, ref, watch } from 'vue';

export const Tabs = {
  props: { items: { type: Array, required: true }, options: { type: Object, default: undefined } },
  setup(props) {
    const root = ref(null);
    onMounted(() => $(root.value).uiTabs(props.options));
    onBeforeUnmount(() => $(root.value).uiTabs('destroy'));
    watch(
      () => props.items.map(({ label }) => label).join(),
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
