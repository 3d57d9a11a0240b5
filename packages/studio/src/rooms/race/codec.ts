import type { Codec } from '../../page/address.ts';
import { oneOf } from '../../page/address.ts';
import { inSlice, isOpen } from '../../page/room.ts';
import { type State, strategyIds } from '../../run/state.ts';
import { raceClocks, withLanes } from './race.ts';
import { raceSlice, withRace } from './slice.ts';

/** The strategies of the race and its clock. Only links to Race hold them. */
export const raceCodec: Codec<State> = {
  keys: { k: 'strategies of the race', c: 'clock of the race: events or share' },
  write: (state) => {
    const { lanes, clock } = inSlice(state, raceSlice);
    return isOpen(state, raceSlice) ? { k: lanes.join('.'), c: clock } : {};
  },
  read: (state, values) => {
    const lanes = (values.get('k') ?? '').split('.');
    const known = lanes.flatMap((lane) => strategyIds.find((id) => id === lane) ?? []);
    return withRace(state, (race) => ({
      ...(known.length === lanes.length ? withLanes(race, known) : race),
      clock: oneOf(values, 'c', raceClocks) ?? race.clock,
    }));
  },
};
