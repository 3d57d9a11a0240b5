import type { PlainPuzzle } from '@nonet/engine/notation';
import { current, type PuzzleSlice } from '../../page/slice.ts';
import type { PuzzleProps } from '../../puzzle/controls.ts';
import type { PlayerControls } from '../../search/controls.ts';
import { type PlaybackRules, withEventInTime } from '../../search/playback.ts';
import { canSearch } from '../../search/searches.ts';
import { runOf, withPlayer } from '../../search/slice.ts';
import type { HasRun, SearchId } from '../../search/state.ts';
import { firstLanes, initialRace, laneRunOf, type Race, raceTime, withoutProgram } from './race.ts';

export const raceSlice: PuzzleSlice<Race> = {
  initial: initialRace,
  onPuzzle: (race, puzzle) => ({
    ...race,
    lanes: lanesOn(race, puzzle),
    runs: {},
    event: 0,
    outerEvent: 0,
    lacksProgram: false,
  }),
};

/** Lanes that were not chosen, or none of which can search the puzzle, are those of its first race. */
function lanesOn(race: Race, puzzle: PlainPuzzle): readonly SearchId[] {
  const { lanes } = withoutProgram(race);
  const before = race.root ? firstLanes(race.root) : initialRace.lanes;
  const isChosen = lanes.join() !== before.join();
  const canAny = lanes.some((id) => canSearch(id, puzzle, { ownProgram: undefined }));
  return isChosen && canAny ? lanes : firstLanes(puzzle);
}

export interface HasRace extends HasRun {
  readonly race: Race;
}

/** Whether the user's program ended without a solution of a puzzle that has one. */
export function hasFailed({ race, puzzle, run }: HasRace, lane: SearchId): boolean {
  const program = lane === 'own' ? run.ownProgram : undefined;
  if (!program || program.fault || program.isCut || puzzle.check.kind === 'none') return false;
  const { counters, end, events } = laneRunOf(race, lane);
  return end !== undefined && events === program.events && counters.solutions === 0;
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

/** Race has an event of its own, so that it begins at the start wherever the other rooms are. */
export function withRaceOpened<S extends HasRace>(state: S): S {
  const { event } = current(state.race, state, raceSlice);
  const { event: outerEvent } = runOf(state).player;
  const opened = withPlayer(state, { event, playing: false });
  return withRace(opened, (race) => ({ ...race, outerEvent }));
}

export function withRaceLeft<S extends HasRace>(state: S): S {
  const { event } = runOf(state).player;
  const left = withRace(state, (race) => ({ ...race, event }));
  return withPlayer(left, { event: left.race.outerEvent, playing: false });
}

export interface RaceControls extends PlayerControls<HasRace> {
  readonly lanes: {
    readonly stop: (lane: SearchId) => void;
  };
}

export type RaceProps = PuzzleProps<HasRace, RaceControls>;
