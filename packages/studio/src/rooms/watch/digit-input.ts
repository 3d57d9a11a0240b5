import type { Store } from '../../page/store.ts';
import { whyNot } from '../../search/why-not.ts';
import type { WatchControls } from './controls.ts';
import { answered, isPredicting } from './predict.ts';
import type { HasWatch } from './slice.ts';

/**
 * Handles a digit. While the user predicts, the digit is the answer. Otherwise the digit asks the
 * question "why not?".
 */
export function digitInput(store: Store<HasWatch>): WatchControls['digitInput'] {
  return {
    press: (digit) =>
      store.update((now) => {
        if (now.page.embedded) return now;
        if (isPredicting(now)) return answered(now, digit === 0 ? 'back' : digit);
        return whyNot(now, digit);
      }),
  };
}
