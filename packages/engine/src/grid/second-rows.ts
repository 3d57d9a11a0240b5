// Runs once: 1,296 orders of columns a class of second rows.
import { PERMUTATIONS } from './geometry.ts';

/** Columns of a classic grid. */
const SIZE = 9;
/** Orders of its columns in which stacks stay together: 6 × 6 × 6 × 6. */
const ORDERS = 1_296;

/**
 * All second rows that a classic grid can have, up to the order of its columns.
 *
 * A second row is seen from the first as a map: column c → the column that has, in the first row,
 * the digit that c has in the second. Taken to another order of columns the map is conjugated, so
 * the least second row, once the first is called 123456789, depends on the class of the map alone.
 * There are 12,096 maps (no column is mapped into its own stack), and few classes.
 */
export interface SecondRows {
  /** Key of a map → its class; classes are numbered as their least rows ascend. */
  readonly classes: Int16Array;
  /** Key of a map → where in `best` the numbers of the orders stand that give the least row. */
  readonly from: Int32Array;
  /** Class → how many orders do, for each of its maps: the automorphisms of the two rows. */
  readonly count: Int16Array;
  readonly best: Int16Array;
  /** Order by its number: 9 bytes, place → the column that comes to stand there. */
  readonly orders: Uint8Array;
  /** A third of a key: of the images of columns 0 to 2, at 81 × the first + 9 × the second + the third. */
  readonly firstKey: Int32Array;
  /** Another third: of the images of columns 3 to 5. */
  readonly secondKey: Int32Array;
}

let built: SecondRows | undefined;

/** The table, built when it is first asked for, in some milliseconds. */
export function secondRows(): SecondRows {
  built ??= build();
  return built;
}

/** The part of a key that images of columns 6 to 8 add: which set they are, the others tell. */
export function thirdKey(six: number, seven: number, eight: number): number {
  return (six < seven ? 1 : 0) | (six < eight ? 2 : 0) | (seven < eight ? 4 : 0);
}

function build(): SecondRows {
  const firstKey = triples([3, 4, 5, 6, 7, 8], 960);
  const secondKey = triples([0, 1, 2, 6, 7, 8], 8);
  const keyOf = (map: ArrayLike<number>): number =>
    firstKey[81 * map[0] + 9 * map[1] + map[2]] +
    secondKey[81 * map[3] + 9 * map[4] + map[5]] +
    thirdKey(map[6], map[7], map[8]);
  const orders = columnOrders();
  const classes = new Int16Array(120 * 960).fill(-1);
  const from = new Int32Array(classes.length);
  const count: number[] = [];
  const best: number[] = [];
  const keys = new Int32Array(ORDERS);
  const conjugate = new Uint8Array(SIZE);

  // In ascending order the first map of a class is its least row.
  for (const map of secondRowMaps()) {
    const least = keyOf(map);
    if (classes[least] >= 0) continue;
    for (let order = 0; order < ORDERS; order++) {
      const at = SIZE * order;
      for (let place = 0; place < SIZE; place++) {
        conjugate[orders[at + place]] = orders[at + map[place]];
      }
      keys[order] = keyOf(conjugate);
    }
    const each = keys.filter((key) => key === least).length;
    const filled = new Map<number, number>();
    keys.forEach((key, order) => {
      let at = filled.get(key);
      if (at === undefined) {
        classes[key] = count.length;
        from[key] = at = best.length;
        for (let i = 0; i < each; i++) best.push(0);
      }
      best[at] = order;
      filled.set(key, at + 1);
    });
    count.push(each);
  }
  return {
    classes,
    from,
    count: Int16Array.from(count),
    best: Int16Array.from(best),
    orders,
    firstKey,
    secondKey,
  };
}

/** Three different columns out of six → their number times `factor`; 0 for what cannot come up. */
function triples(columns: readonly number[], factor: number): Int32Array {
  const keys = new Int32Array(SIZE * SIZE * SIZE);
  let number = 0;
  for (const a of columns) {
    for (const b of columns) {
      for (const c of columns) {
        if (a !== b && a !== c && b !== c) keys[81 * a + 9 * b + c] = factor * number++;
      }
    }
  }
  return keys;
}

function columnOrders(): Uint8Array {
  const orders: number[] = [];
  for (const stacks of PERMUTATIONS) {
    for (const first of PERMUTATIONS) {
      for (const second of PERMUTATIONS) {
        for (const third of PERMUTATIONS) {
          [first, second, third].forEach((columns, i) => {
            for (const column of columns) orders.push(3 * stacks[i] + column);
          });
        }
      }
    }
  }
  return Uint8Array.from(orders);
}

/** The maps in ascending order. */
function* secondRowMaps(map: readonly number[] = []): Generator<readonly number[]> {
  if (map.length === SIZE) {
    yield map;
    return;
  }
  const stack = Math.floor(map.length / 3);
  for (let image = 0; image < SIZE; image++) {
    if (Math.floor(image / 3) === stack || map.includes(image)) continue;
    yield* secondRowMaps([...map, image]);
  }
}
