import type { SearchId } from '@nonet/engine/rating';
import type { Codec } from '../../page/address.ts';
import { isOpen } from '../../page/state.ts';
import { type HasPractice, NEW_DRILL, practiceOf, withPractice } from './slice.ts';

/** Reads and writes the drill that is shown. Only links to Practice contain it. */
export const practiceCodec: Codec<HasPractice> = {
  keys: {
    drill: {
      meaning: 'technique, seed and number of the drill in Practice',
      fault: (text) => (DRILL.test(text) ? undefined : { id: 'drill', text }),
    },
  },
  write: (state) => {
    const { number, seed, technique } = practiceOf(state);
    const isShown = isOpen(state, 'practice') && technique !== undefined;
    return { drill: isShown ? `${technique}.${seed}.${number}` : undefined };
  },
  read: (state, values) => {
    const [, technique, seed, number] = DRILL.exec(values.get('drill') ?? '') ?? [];
    if (technique === undefined) return state;
    return withPractice(state, {
      ...NEW_DRILL,
      technique: technique as SearchId,
      seed,
      number: Number(number),
    });
  },
};

const DRILL = /^([a-z\d-]{1,40})\.([\w-]{1,40})\.(\d{1,6})$/;
