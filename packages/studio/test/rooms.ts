import { rooms } from '../src/rooms/all.ts';

/** The ids of all rooms, as in the address. */
export const roomIds: readonly string[] = rooms.map(({ id }) => id);
