import { onEnd, type Scope } from '../widget/scope';

/** Has what a page did by now heard of; without `theirs`, forgets what was done since, as it is our own. */
export type Heed = (theirs?: boolean) => void;

/** Has `hear` hear of what a page does to the markup by itself. */
export function watchPage(scope: Scope, hear: MutationCallback): [MutationObserver, Heed] {
  const observer = new MutationObserver(hear);
  onEnd(scope, () => observer.disconnect());
  return [
    observer,
    (theirs) => {
      const records = observer.takeRecords();
      if (theirs && records.length) hear(records, observer);
    },
  ];
}
