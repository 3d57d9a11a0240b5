// One line per room. The page finds a room here and nowhere else.
export { code } from './code/room.tsx';
export { make } from './make/room.tsx';
export { play } from './play/room.tsx';
export { practice } from './practice/room.tsx';
export { race } from './race/room.tsx';
export { record } from './record/room.tsx';
export { review } from './review/room.tsx';
export { scan } from './scan/room.tsx';
export { start } from './start/room.tsx';
export { watch } from './watch/room.tsx';
