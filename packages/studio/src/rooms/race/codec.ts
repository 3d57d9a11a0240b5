import { type Codec, choice, oneOf } from '../../page/address.ts';
import { isOpen } from '../../page/state.ts';
import { EVENT, programValues } from '../../search/codecs.ts';
import { canSearch, programShown } from '../../search/searches.ts';
import { runOf } from '../../search/slice.ts';
import { type SearchId, strategyIds } from '../../search/state.ts';
import { FEWEST_LANES, MOST_LANES, raceClocks, withLanes, withoutProgram } from './race.ts';
import { type HasRace, withRace } from './slice.ts';

/** Reads and writes the strategies of the race and its clock. Only links to Race contain them. */
export const raceCodec: Codec<HasRace> = {
  keys: {
    lanes: {
      meaning: 'strategies of the race',
      fault: (text) => {
        const lanes = text.split('.');
        const unknown = lanes.find((lane) => !LANES.some((id) => id === lane));
        if (unknown !== undefined) return { id: 'strategy', text: unknown };
        const isRace =
          lanes.length >= FEWEST_LANES &&
          lanes.length <= MOST_LANES &&
          new Set(lanes).size === lanes.length;
        return isRace ? undefined : { id: 'lanes', fewest: FEWEST_LANES, most: MOST_LANES };
      },
    },
    clock: choice('clock of the race: events or share', 'clock', raceClocks),
  },
  write: (state) => {
    if (!isOpen(state, 'race')) return {};
    const { lanes, clock } = state.race;
    const { run } = state;
    const isWritten = programShown(run) !== undefined || run.linked !== undefined;
    const program = lanes.includes('own') && !isWritten ? programValues(run.ownProgram) : {};
    return { ...program, lanes: lanes.join('.'), clock };
  },
  read: (state, values) => {
    const lanes = (values.get('lanes') ?? '').split('.');
    const known = lanes.flatMap((lane) => LANES.find((id) => id === lane) ?? []);
    const text = values.get('event') ?? '';
    // The event of a link is that of the room that it opens.
    const event = EVENT.test(text) && {
      [isOpen(state, 'race') ? 'event' : 'outerEvent']: Number(text),
    };
    const lacksProgram =
      known.includes('own') && !canSearch('own', state.puzzle.text, runOf(state));
    return withRace(state, (race) => {
      const raced = known.length === lanes.length ? withLanes(race, known) : race;
      return {
        ...(lacksProgram ? withoutProgram(raced) : raced),
        ...event,
        clock: oneOf(values, 'clock', raceClocks) ?? race.clock,
        // While the trace of the program is being read, the program does not count as missing.
        lacksProgram: lacksProgram && !runOf(state).linked,
      };
    });
  },
};

const LANES: readonly SearchId[] = [...strategyIds, 'own'];
