import { integer, reserve, reserveIntegers, setInteger } from './memory';
import { options } from './problem';

// Selects the option to choose next: the one that took part in the most conflicts. Recent conflicts
// count more. The heuristic is VSIDS (Moskewicz et al. 2001), with the exponential average of Eén and
// Sörensson (2003). The options are in a binary heap, which may also hold options that are decided.

/** After each conflict, the weight of all earlier conflicts is multiplied by this factor. */
const DECAY: f64 = 0.95;
/** If an activity exceeds this number, all activities are divided by it. */
const LARGEST: f64 = 1e100;

let ACTIVITY: usize = 0;
let HEAP: usize = 0;
/** Option → its index in the heap, or −1 if it is not in the heap. */
let PLACES: usize = 0;
let size: i32 = 0;
let increment: f64 = 1;

export function beginHeap(): void {
  ACTIVITY = reserve((<usize>options) << 3);
  HEAP = reserveIntegers(options);
  PLACES = reserveIntegers(options);
  size = options;
  for (let option = 0; option < options; option++) place(option, option);
}

export function activity(option: i32): f64 {
  return load<f64>(ACTIVITY + ((<usize>option) << 3));
}

export function bump(option: i32): void {
  const now = activity(option) + increment;
  store<f64>(ACTIVITY + ((<usize>option) << 3), now);
  if (now > LARGEST) rescale();
  const index = integer(PLACES, option);
  if (index >= 0) up(index);
}

export function decay(): void {
  increment /= DECAY;
}

export function insert(option: i32): void {
  if (integer(PLACES, option) >= 0) return;
  place(size, option);
  up(size++);
}

/** The most active option of the heap, which must not be empty. */
export function mostActive(): i32 {
  return integer(HEAP, 0);
}

/** Removes and returns the most active option. The heap must not be empty. */
export function pop(): i32 {
  const option = integer(HEAP, 0);
  setInteger(PLACES, option, -1);
  const last = integer(HEAP, --size);
  if (size > 0) down(last);
  return option;
}

function rescale(): void {
  for (let option = 0; option < options; option++) {
    store<f64>(ACTIVITY + ((<usize>option) << 3), activity(option) / LARGEST);
  }
  increment /= LARGEST;
}

// @ts-expect-error: decorator
@inline
function place(index: i32, option: i32): void {
  setInteger(HEAP, index, option);
  setInteger(PLACES, option, index);
}

function up(index: i32): void {
  const option = integer(HEAP, index);
  const own = activity(option);
  let hole = index;
  while (hole > 0) {
    const parent = (hole - 1) >> 1;
    const above = integer(HEAP, parent);
    if (activity(above) >= own) break;
    place(hole, above);
    hole = parent;
  }
  place(hole, option);
}

/** Puts an option in the place of the first one. */
function down(option: i32): void {
  const own = activity(option);
  let hole = 0;
  for (;;) {
    let child = 2 * hole + 1;
    if (child >= size) break;
    let below = integer(HEAP, child);
    if (child + 1 < size) {
      const other = integer(HEAP, child + 1);
      if (activity(other) > activity(below)) {
        child++;
        below = other;
      }
    }
    if (activity(below) <= own) break;
    place(hole, below);
    hole = child;
  }
  place(hole, option);
}
