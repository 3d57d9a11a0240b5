import { reserve } from './memory';
import { options } from './problem';

// Each literal has a list of watches. A watch is two integers: a clause in which the literal is
// watched, and another literal of the clause, the blocker. A clause whose blocker is true need not be
// visited.

/** Literal → the address of its watches, their bytes, and the bytes that have room there. */
let LISTS: usize = 0;
const LIST: usize = 12;
/** The watches. A list that outgrows its place moves to the top. */
let watchTop: usize = 0;
let watchEnd: usize = 0;
let watchBytes: usize = 0;

export function beginWatches(): void {
  LISTS = reserve(<usize>(2 * options) * LIST);
}

/** The address of a literal's list: the address of its watches, then their bytes. */
// @ts-expect-error: decorator
@inline
export function listOf(literal: i32): usize {
  return LISTS + <usize>literal * LIST;
}

/** Empties all lists. They keep their places. */
export function clearWatches(): void {
  const past = listOf(2 * options);
  for (let list = LISTS; list < past; list += LIST) store<i32>(list, 0, 4);
}

/** Adds a watch to the list of a literal. */
export function watch(literal: i32, clause: i32, blocker: i32): void {
  const list = listOf(literal);
  const bytes = load<i32>(list, 4);
  if (bytes == load<i32>(list, 8)) enlargeList(list, bytes == 0 ? 32 : 2 * bytes);
  const at = load<usize>(list) + <usize>bytes;
  store<i32>(at, clause);
  store<i32>(at, blocker, 4);
  store<i32>(list, bytes + 8, 4);
}

function enlargeList(list: usize, room: i32): void {
  const to = reserveWatches(<usize>room);
  memory.copy(to, load<usize>(list), <usize>load<i32>(list, 4));
  store<usize>(list, to);
  store<i32>(list, room, 8);
}

/** Returns the address of so many bytes for watches. */
function reserveWatches(bytes: usize): usize {
  if (watchTop + bytes > watchEnd) {
    watchBytes = max<usize>(2 * watchBytes, max<usize>(bytes, 1 << 14));
    watchTop = reserve(watchBytes);
    watchEnd = watchTop + watchBytes;
  }
  const at = watchTop;
  watchTop += bytes;
  return at;
}
