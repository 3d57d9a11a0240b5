import type { SearchId } from '@nonet/engine/rating';
import { drillIdOf, type HasLesson, withDrillId } from '../../coach/lesson/slice.ts';
import type { Codec } from '../../page/address.ts';
import { isOpen } from '../../page/state.ts';

/** Reads and writes the drill that is shown. Only links to Practice contain it. */
export const practiceCodec: Codec<HasLesson> = {
  keys: {
    drill: {
      meaning: 'technique, seed and number of the drill in Practice',
      fault: (text) => (DRILL.test(text) ? undefined : { id: 'drill', text }),
    },
  },
  write: (state) => {
    const id = isOpen(state, 'practice') ? drillIdOf(state) : undefined;
    return { drill: id && `${id.technique}.${id.seed}.${id.number}` };
  },
  read: (state, values) => {
    const [, technique, seed, number] = DRILL.exec(values.get('drill') ?? '') ?? [];
    if (technique === undefined) return state;
    const id = { technique: technique as SearchId, seed, number: Number(number) };
    return withDrillId(state, id);
  },
};

const DRILL = /^([a-z\d-]{1,40})\.([\w-]{1,40})\.(\d{1,6})$/;
