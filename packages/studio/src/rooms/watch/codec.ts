import type { Codec } from '../../page/address.ts';
import type { State } from '../../run/state.ts';
import { forkText, switchedTo, withForkText } from './branches.ts';
import { guideText, withGuideText } from './guide.ts';

/** The fork shown, and the stop of the tour. The puzzle and the strategy come before. */
export const watchCodec: Codec<State> = {
  keys: { f: 'fork made by the user', n: 'stop of the tour' },
  write: (state) => ({ f: forkText(state), n: guideText(state) }),
  read: (state, values) => {
    const fork = values.get('f');
    const root = values.has('p') && fork === undefined ? switchedTo(state, 0) : state;
    const next = fork === undefined ? root : withForkText(root, fork);
    return withGuideText(next, values.get('n'));
  },
};
