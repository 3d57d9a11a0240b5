import type { Room } from '../page/room.ts';
import type { Base } from '../run/base.ts';
import type { State } from '../run/state.ts';
import { enter } from './enter/room.tsx';
import { race } from './race/room.tsx';
import { atStop } from './watch/guide.ts';
import { watch } from './watch/room.tsx';

/** Every room, in the order of the page's navigation. */
export const rooms: readonly Room<State, Base>[] = [watch, enter, race];

/** The state in which the page first opens: at the beginning of the tour. */
export function welcomed(state: State): State {
  return atStop(state, 0);
}
