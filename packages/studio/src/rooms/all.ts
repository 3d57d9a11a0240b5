import type { Room } from '../page/room.ts';
import type { Slices } from '../page/slice.ts';
import { isOpen, withRoom } from '../page/state.ts';
import type { Base } from '../puzzle/controls.ts';
import type { OwnProgram } from '../puzzle/own-program.ts';
import { withOwnProgram } from '../search/transitions.ts';
import * as list from './list.ts';
import { withProgram } from './race/race.ts';
import { withRace } from './race/slice.ts';
import { withPhoto } from './scan/slice.ts';

type Listed = (typeof list)[keyof typeof list];

/** What a room needs, as the parameter of a function: a function that takes several takes all. */
type Needing<R> = R extends Room<infer S, never> ? (state: S) => void : never;

/** The whole state of the page: everything that the rooms need. */
export type State = Needing<Listed> extends (state: infer S) => void ? S : never;

/** Every room, in the order of the page's navigation. */
export const rooms: readonly Omit<Room<State, Base<State>>, 'slices'>[] = Object.values(list).sort(
  (a, b) => a.place - b.place,
);

/** The slices of all rooms. */
export const slices: Slices<State> = Object.assign(
  {},
  ...Object.values(list).map((room) => room.slices),
);

/** Opens the room Watch with the search of the user's program. */
export function withProgramWatched(state: State, program: OwnProgram): State {
  return withRoom(withOwnProgram(state, program), list.watch.id);
}

/** Opens the user's program. If Race is open, the program gets a lane. */
export function withProgramOpened(state: State, program: OwnProgram): State {
  const next = withOwnProgram(state, program);
  return isOpen(next, list.race.id) ? withRace(next, withProgram) : next;
}

/** Reads a photograph in the room Scan. */
export function withPhotoOpened(state: State, photo: File): State {
  return withRoom(withPhoto(state, photo), list.scan.id);
}
