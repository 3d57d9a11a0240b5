// Runs once: tries 1,296 column orders for every class of second rows.
import { PERMUTATIONS } from './geometry.ts';

/** Columns of a classic grid. */
const SIZE = 9;
/** The number of column orders that keep the stacks together: 6 × 6 × 6 × 6. */
const ORDERS = 1_296;

/**
 * All second rows that a classic grid can have, up to the order of its columns.
 *
 * Relative to the first row, a second row is a map: column c → the column in which the first row
 * has the digit that the second row has in column c. Reordering the columns conjugates the map. So
 * with the first row renamed to 123456789, the smallest second row depends only on the conjugacy
 * class of the map. There are 12,096 maps (no column maps into its own stack), but only a few
 * classes.
 */
export interface SecondRows {
  /** Key of a map → its class; classes are numbered in the order of their smallest rows. */
  readonly classes: Int16Array;
  /** Key of a map → the index in `best` of the first column order that makes its smallest row. */
  readonly from: Int32Array;
  /**
   * Class → the number of column orders that make the smallest row of each of its maps. This is
   * also the number of automorphisms of the two rows.
   */
  readonly count: Int16Array;
  /** Numbers of column orders, map by map. */
  readonly best: Int16Array;
  /** 9 × number of a column order + place → the column that moves there. */
  readonly orders: Uint8Array;
  /** 81a + 9b + c → the part of a key for the images a, b, c of columns 0 to 2. */
  readonly firstKey: Int32Array;
  /** The same for the images of columns 3 to 5. */
  readonly secondKey: Int32Array;
}

let built: SecondRows | undefined;

/** The table; the first call builds it in a few milliseconds. */
export function secondRows(): SecondRows {
  built ??= build();
  return built;
}

/**
 * The part of a key for the images of columns 6 to 8. Only the order of these images matters,
 * because the other images imply which three they are.
 */
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

  // Maps come in ascending order, so the first map of a class is its smallest row.
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

/**
 * 81a + 9b + c → `factor` times the number of the triple a, b, c; 0 if it is not a triple of the
 * six columns.
 */
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

/** All maps, in ascending order. */
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
