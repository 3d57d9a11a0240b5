import { inRoom, isOpen, type Room } from '../page/room.ts';
import type { OwnProgram } from '../puzzle/own-program.ts';
import type { Base } from '../search/base.ts';
import type { State } from '../search/state.ts';
import { withOwnProgram } from '../search/transitions.ts';
import * as list from './list.ts';
import { withProgram } from './race/race.ts';
import { raceSlice, withRace } from './race/slice.ts';
import { atStop } from './watch/guide.ts';

/** Every room, in the order of the page's navigation. */
export const rooms: readonly Room<State, Base>[] = Object.values(list).sort(
  (a, b) => a.place - b.place,
);

/** Opens the room Watch with the search of the user's program. */
export function watched(state: State, program: OwnProgram): State {
  return inRoom(withOwnProgram(state, program), list.watch.slice.id);
}

/** Opens the user's program. If Race is open, the program gets a lane. */
export function withProgramOpened(state: State, program: OwnProgram): State {
  const next = withOwnProgram(state, program);
  return isOpen(next, raceSlice) ? withRace(next, withProgram) : next;
}

/** The state in which the page first opens: at the beginning of the tour. */
export function welcomed(state: State): State {
  return atStop(state, 0);
}
