import type { Codec } from '../../page/address.ts';
import { puzzleIn } from '../../puzzle/puzzle-codec.ts';
import { forkIn, forkText, withBranch, withForkText } from './branches.ts';
import { guideText, stops, withGuideText } from './guide.ts';
import type { HasWatch } from './slice.ts';

/**
 * Reads and writes the fork and the stop of the tour. This codec must come after the codecs of the
 * puzzle and the strategy in the list of codecs, because a fork belongs to a puzzle and its search.
 */
export const watchCodec: Codec<HasWatch> = {
  keys: {
    fork: {
      meaning: 'fork made by the user',
      fault: (text, values, state) =>
        forkIn(text, puzzleIn(values) ?? state.puzzle.root) ? undefined : { id: 'fork' },
    },
    tour: {
      meaning: 'stop of the tour',
      fault: (text) =>
        stops[Number(text) - 1] ? undefined : { id: 'stop', text, stops: stops.length },
    },
  },
  write: (state) => ({ fork: forkText(state), tour: guideText(state) }),
  read: (state, values) => {
    const fork = values.get('fork');
    const root = values.has('puzzle') && fork === undefined ? withBranch(state, 0) : state;
    const next = fork === undefined ? root : withForkText(root, fork);
    return withGuideText(next, values.get('tour'));
  },
};
