import { type Codec, oneOf, unknownValue } from '../../page/address.ts';
import { isOpen } from '../../page/state.ts';
import { programValues } from '../../search/codecs.ts';
import { canSearch, programShown } from '../../search/searches.ts';
import { runOf } from '../../search/slice.ts';
import { type SearchId, strategyIds } from '../../search/state.ts';
import { FEWEST_LANES, MOST_LANES, raceClocks, withLanes, withoutProgram } from './race.ts';
import { type HasRace, withRace } from './slice.ts';

/** Reads and writes the strategies of the race and its clock. Only links to Race contain them. */
export const raceCodec: Codec<HasRace> = {
  keys: { k: 'strategies of the race', c: 'clock of the race: events or share' },
  write: (state) => {
    if (!isOpen(state, 'race')) return {};
    const { lanes, clock } = state.race;
    const { run } = state;
    const isWritten = programShown(run) !== undefined || run.linked !== undefined;
    const program = lanes.includes('own') && !isWritten ? programValues(run.ownProgram) : {};
    return { ...program, k: lanes.join('.'), c: clock };
  },
  fault: (values) => {
    const lanes = values.get('k')?.split('.') ?? [];
    const text = lanes.find((lane) => !LANES.some((id) => id === lane));
    if (text !== undefined) return { id: 'strategy', text };
    const isRace =
      lanes.length >= FEWEST_LANES &&
      lanes.length <= MOST_LANES &&
      new Set(lanes).size === lanes.length;
    if (lanes.length > 0 && !isRace) return { id: 'lanes', fewest: FEWEST_LANES, most: MOST_LANES };
    return unknownValue(values, 'c', 'clock', raceClocks);
  },
  read: (state, values) => {
    const lanes = (values.get('k') ?? '').split('.');
    const known = lanes.flatMap((lane) => LANES.find((id) => id === lane) ?? []);
    const lacksProgram =
      known.includes('own') && !canSearch('own', state.puzzle.text, runOf(state));
    return withRace(state, (race) => {
      const raced = known.length === lanes.length ? withLanes(race, known) : race;
      return {
        ...(lacksProgram ? withoutProgram(raced) : raced),
        clock: oneOf(values, 'c', raceClocks) ?? race.clock,
        // While the trace of the program is being read, the program does not count as missing.
        lacksProgram: lacksProgram && !runOf(state).linked,
      };
    });
  },
};

const LANES: readonly SearchId[] = [...strategyIds, 'own'];
