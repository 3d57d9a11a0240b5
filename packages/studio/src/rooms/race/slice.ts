import { current, type PuzzleSlice } from '../../page/slice.ts';
import type { PuzzleProps } from '../../puzzle/controls.ts';
import type { PlayerControls } from '../../search/controls.ts';
import { type PlaybackRules, withEventInTime } from '../../search/playback.ts';
import type { HasRun, SearchId } from '../../search/state.ts';
import { initialRace, laneRunOf, type Race, raceTime, withoutProgram } from './race.ts';

export const raceSlice: PuzzleSlice<Race> = {
  initial: initialRace,
  onPuzzle: (race) => ({ ...withoutProgram(race), runs: {}, lacksProgram: false }),
};

export interface HasRace extends HasRun {
  readonly race: Race;
}

/** Whether the user's program ended without a solution of a puzzle that has one. */
export function hasFailed({ race, puzzle }: HasRace, lane: SearchId): boolean {
  const { counters, end } = laneRunOf(race, lane);
  const isOver = end === 'exhausted' && counters.solutions === 0;
  return lane === 'own' && isOver && puzzle.check.kind !== 'none';
}

/** The race lasts as long as its longest run. */
export const raceRules: PlaybackRules<HasRace> = {
  time: ({ race }) => raceTime(race),
  pace: {
    chosen: ({ race }) => race.speed,
    choose: (state, speed) => withRace(state, (race) => ({ ...race, speed })),
  },
};

export function withRace<S extends HasRace>(state: S, change: (race: Race) => Race): S {
  const next = { ...state, race: change(current(state.race, state, raceSlice)) };
  return withEventInTime(next, raceTime(next.race));
}

export interface RaceControls extends PlayerControls<HasRace> {
  readonly lanes: {
    readonly stop: (lane: SearchId) => void;
  };
}

export type RaceProps = PuzzleProps<HasRace, RaceControls>;
