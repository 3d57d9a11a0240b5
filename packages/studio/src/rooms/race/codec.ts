import { type Codec, oneOf, unknownValue } from '../../page/address.ts';
import { inSlice, isOpen } from '../../page/room.ts';
import { type SearchId, type State, strategyIds } from '../../run/state.ts';
import { FEWEST_LANES, MOST_LANES, raceClocks, withLanes } from './race.ts';
import { raceSlice, withRace } from './slice.ts';

/** The strategies of the race and its clock. Only links to Race hold them. */
export const raceCodec: Codec<State> = {
  keys: { k: 'strategies of the race', c: 'clock of the race: events or share' },
  write: (state) => {
    const { lanes, clock } = inSlice(state, raceSlice);
    return isOpen(state, raceSlice) ? { k: linkedLanes(lanes), c: clock } : {};
  },
  fault: (values) => {
    const lanes = values.get('k')?.split('.') ?? [];
    const text = lanes.find((lane) => !(strategyIds as readonly string[]).includes(lane));
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
    const known = lanes.flatMap((lane) => strategyIds.find((id) => id === lane) ?? []);
    return withRace(state, (race) => ({
      ...(known.length === lanes.length ? withLanes(race, known) : race),
      clock: oneOf(values, 'c', raceClocks) ?? race.clock,
    }));
  },
};

/**
 * The lanes without that of the user's program, because its trace is not in the link. Undefined if
 * only one lane is left.
 */
function linkedLanes(lanes: readonly SearchId[]): string | undefined {
  const linked = lanes.filter((lane) => lane !== 'own');
  return linked.length < FEWEST_LANES ? undefined : linked.join('.');
}
