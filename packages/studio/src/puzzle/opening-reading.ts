import { isOpen, withRoom } from '../page/state.ts';
import type { Store } from '../page/store.ts';
import type { HasPuzzle, PuzzleState } from './state.ts';

/** What was read → the room that shows it. A link names its room itself. */
const rooms: Partial<Record<PuzzleState['reading']['kind'], string>> = {
  found: 'play',
  program: 'watch',
};

/** Opens what is pasted or dropped in a room without a board, in a room that shows it. */
export function openReading(store: Store<HasPuzzle>, from: string): void {
  let before = store.now.puzzle.reading;
  store.state.subscribe((now) => {
    const { reading } = now.puzzle;
    const room = reading === before ? undefined : rooms[reading.kind];
    before = reading;
    if (room && isOpen(now, from)) store.update((state) => withRoom(state, room));
  });
}
