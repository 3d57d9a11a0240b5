import {
  ARCS,
  cellBytes,
  CHANGED,
  CHANGES,
  FIXED,
  HOLDERS,
  indexOf,
  integer,
  mark,
  PATH,
  PLACES,
  ruleBytes,
  SETTLED,
  setShort,
  short,
  SOURCES,
  TRAIL,
  WAITING,
  WAKES,
} from './memory';

// The values that the cells may still have. A cell with one value is fixed: the path begins with the fixed
// cells, in the order in which that happened. A change of a cell goes on the trail, and marks what must be
// looked at again.

/** Leaves the cell these values, which are some of those that it has. */
export function set(cell: usize, values: i32): void {
  const changes = load<i32>(CHANGES);
  const entry = TRAIL + ((<usize>changes) << 3);
  const before = load<i32>(cell);
  const index = indexOf(cell);
  store<usize>(entry, cell);
  store<i32>(entry, before, 4);
  store<i32>(CHANGES, changes + 1);
  store<i32>(cell, values);
  toggle(index, before ^ values);
  if ((values & (values - 1)) == 0) fix(index);
  mark(CHANGED, index);
  if (integer(ARCS, index) < integer(ARCS, index + 1)) mark(SOURCES, index);
}

/** Adds the cell at the index to the holders of these values, or takes it away. */
export function toggle(index: i32, values: i32): void {
  const word = HOLDERS + ((<usize>(index >> 5)) << 2);
  for (let rest = values; rest != 0; rest &= rest - 1) {
    const at = word + <usize>ctz(rest) * cellBytes;
    store<i32>(at, load<i32>(at) ^ (1 << (index & 31)));
  }
}

/** Leaves the cell only these values. Returns false if none is left. */
export function keep(cell: usize, values: i32): bool {
  const before = load<i32>(cell);
  const after = before & values;
  if (after == before) return true;
  if (after == 0) return false;
  set(cell, after);
  return true;
}

/** Makes the cell at this index the next fixed one of the path. */
export function fix(index: i32): void {
  const fixed = load<i32>(FIXED);
  const place = short(PLACES, index);
  const other = short(PATH, fixed);
  setShort(PATH, fixed, index);
  setShort(PATH, place, other);
  setShort(PLACES, index, fixed);
  setShort(PLACES, other, place);
  store<i32>(FIXED, fixed + 1);
}

/** Marks the rules of all cells that have changed since the latest call. */
export function wake(): void {
  for (let word: usize = 0; word < cellBytes; word += 4) {
    let rest = load<i32>(CHANGED + word);
    if (rest == 0) continue;
    store<i32>(CHANGED + word, 0);
    for (; rest != 0; rest &= rest - 1) {
      const wakes = WAKES + ((word << 3) + <usize>ctz(rest)) * ruleBytes;
      for (let i: usize = 0; i < ruleBytes; i += 4) {
        store<i32>(WAITING + i, load<i32>(WAITING + i) | load<i32>(wakes + i));
      }
    }
  }
}

/** Forgets what must still be looked at. */
export function clear(): void {
  memory.fill(WAITING, 0, ruleBytes);
  memory.fill(CHANGED, 0, cellBytes);
  memory.fill(SOURCES, 0, cellBytes);
  store<i32>(FIXED, load<i32>(SETTLED));
}

/** Undoes all but so many changes, after which so many cells were settled. */
export function undo(changes: i32, settled: i32): void {
  const end = TRAIL + ((<usize>changes) << 3);
  let entry = TRAIL + ((<usize>load<i32>(CHANGES)) << 3);
  while (entry > end) {
    entry -= 8;
    const cell = load<usize>(entry);
    const earlier = load<i32>(entry, 4);
    toggle(indexOf(cell), load<i32>(cell) ^ earlier);
    store<i32>(cell, earlier);
  }
  store<i32>(CHANGES, changes);
  store<i32>(SETTLED, settled);
  store<i32>(FIXED, settled);
}
