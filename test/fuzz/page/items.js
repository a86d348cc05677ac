// The items of a set, as somebody who doesn't know the widgets' code finds them in the page.
import { own } from './common.js';

const has = (name) => (element) => element.classList.contains(name);
export const [isActive, isLeaving, isOff] = ['z-active', 'z-leave', 'z-disabled'].map(has);

export const isHiddenByPage = (element) => getComputedStyle(element).display === 'none';

export const listOf = (root) => own(root, '.z-tabs-desktop')[0];

/** The items of a set, with what is pressed and what that shows. */
export const itemsOf = {
  tabs: (root) =>
    Array.from(listOf(root).children)
      .filter(has('z-tab'))
      .map((element) => {
        const label = element.matches('.z-link') ? element : element.querySelector('.z-link');
        const panel = document.getElementById(label.getAttribute('aria-controls') || '');
        return { element, label, panel };
      }),
  accordion: (root) =>
    own(root, '.z-section').map((element) => {
      const [label, panel] = ['.z-trigger', '.z-content'].map((selector) =>
        own(root, selector).find((one) => element.contains(one)),
      );
      return { element, label, panel };
    }),
};

export const openIn = (instance) => [].concat(instance.active()).filter((index) => index >= 0);

export const isUsable = ({ element, panel }) =>
  panel && !isOff(element) && !isHiddenByPage(element);
