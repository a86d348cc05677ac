import { accordionKind } from './accordion/accordion';
import { remeasure } from './core/sizes';
import { definePlugin } from './core/plugin';
import { listenToClicks } from './core/input/press';

export type * from './accordion/accordion.types';

definePlugin(accordionKind, () => {
  addEventListener('resize', remeasure('.z-accordion'));
  listenToClicks(accordionKind);
});
