import { inSlice, withSlice } from '../../page/room.ts';
import type { Slice } from '../../page/state.ts';
import { type PlaybackRules, withinTime } from '../../search/playback.ts';
import { type State, withPlayer } from '../../search/state.ts';
import { initialRace, type Race, raceTime, withoutProgram } from './race.ts';

export const raceSlice: Slice<Race> = {
  id: 'race',
  initial: initialRace,
  onPuzzle: (race) => ({ ...withoutProgram(race), runs: {}, lacksProgram: false }),
  onLeave: (state: State) => withPlayer(state, { playing: false }),
  onOpen: (state: State) => withinTime(state, raceTime(inSlice(state, raceSlice))),
};

/** The race lasts as long as its longest run. */
export const raceRules: PlaybackRules = {
  time: (state) => raceTime(inSlice(state, raceSlice)),
  pace: {
    chosen: (state) => inSlice(state, raceSlice).speed,
    choose: (state, speed) => withRace(state, (race) => ({ ...race, speed })),
  },
};

export function withRace(state: State, change: (race: Race) => Race): State {
  const next = withSlice(state, raceSlice, change(inSlice(state, raceSlice)));
  return withinTime(next, raceRules.time(next));
}
