import type { Reason } from './widget';

/** Whether a user has made a change, by a click or a key. */
export const isByUser = (reason?: Reason): boolean => reason === 'click' || reason === 'key';
