import type { Room } from '../page/room.ts';
import type { Base } from '../run/base.ts';
import type { State } from '../run/state.ts';
import * as list from './list.ts';
import { atStop } from './watch/guide.ts';

/** Every room, in the order of the page's navigation. */
export const rooms: readonly Room<State, Base>[] = Object.values(list).sort(
  (a, b) => a.place - b.place,
);

/** The state in which the page first opens: at the beginning of the tour. */
export function welcomed(state: State): State {
  return atStop(state, 0);
}
