import type { Store } from '../../page/store.ts';
import { withWhyNot } from '../../search/why-not.ts';
import type { WatchControls } from './controls.ts';
import { isPredicting, withGuess } from './predict.ts';
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
        if (isPredicting(now)) return withGuess(now, digit === 0 ? 'back' : digit);
        return withWhyNot(now, digit);
      }),
  };
}
