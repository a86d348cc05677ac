import { accordionKind } from './accordion/accordion';
import { definePlugin } from './core/plugin';
import { listenToClicks } from './core/input/press';

export type * from './accordion/accordion.types';

definePlugin(accordionKind, () => listenToClicks(accordionKind));
