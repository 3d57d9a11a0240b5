import type { Codec } from '../../page/address.ts';
import { puzzleIn } from '../../puzzle/puzzle-codec.ts';
import { forkIn, forkText, switchedTo, withForkText } from './branches.ts';
import { guideText, stops, withGuideText } from './guide.ts';
import type { HasWatch } from './slice.ts';

/**
 * Reads and writes the fork and the stop of the tour. This codec must come after the codecs of the
 * puzzle and the strategy in the list of codecs, because a fork belongs to a puzzle and its search.
 */
export const watchCodec: Codec<HasWatch> = {
  keys: { f: 'fork made by the user', n: 'stop of the tour' },
  write: (state) => ({ f: forkText(state), n: guideText(state) }),
  fault: (values, state) => {
    const fork = values.get('f');
    const puzzle = puzzleIn(values) ?? state.puzzle.root;
    if (fork !== undefined && !forkIn(fork, puzzle)) return { id: 'fork' };
    const stop = values.get('n');
    if (stop === undefined || stops[Number(stop) - 1]) return undefined;
    return { id: 'stop', text: stop, stops: stops.length };
  },
  read: (state, values) => {
    const fork = values.get('f');
    const root = values.has('p') && fork === undefined ? switchedTo(state, 0) : state;
    const next = fork === undefined ? root : withForkText(root, fork);
    return withGuideText(next, values.get('n'));
  },
};
