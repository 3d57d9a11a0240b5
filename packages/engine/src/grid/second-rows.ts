import { PERMUTATIONS } from './geometry.ts';

const SIZE = 9;
/** The number of column orders that keep the columns of each stack together: 6 × 6 × 6 × 6. */
const ORDERS = 1_296;

/**
 * All second rows that a classic grid can have. Rows that differ only in the order of the columns
 * are in the same class.
 *
 * A second row is stored as a map from columns to columns: if the second row has digit d in column
 * c, then c maps to the column of d in the first row. Reordering the columns turns the map into a
 * conjugate map. Then the digits are renamed to make the first row 123456789 again. So the smallest
 * second row depends only on the conjugacy class of the map. No column maps into its own stack.
 * There are 12,096 such maps, but only a few classes.
 */
export interface SecondRows {
  /** Key of a map → the number of its class. Classes are sorted by their smallest rows. */
  readonly classes: Int16Array;
  /**
   * Key of a map → an index in `best`. The column orders that turn the map into its smallest row
   * begin at this index.
   */
  readonly from: Int32Array;
  /**
   * Class → how many column orders turn a map of the class into the smallest row. This number is
   * the same for every map of the class. It is also the number of column orders that leave the
   * first two rows unchanged, up to renaming digits.
   */
  readonly count: Int16Array;
  /**
   * For each map, the column orders that turn it into its smallest row. A column order is stored as
   * its number in `orders`. The entries of a map begin at the index in `from`.
   */
  readonly best: Int16Array;
  /** Entry 9n + i: the column that column order n moves to place i. */
  readonly orders: Uint8Array;
  /**
   * The first part of the key of a map of columns. The entry 81a + 9b + c is for a map that sends
   * column 0 to a, column 1 to b and column 2 to c.
   */
  readonly firstKey: Int32Array;
  /**
   * 81a + 9b + c → the second part of the key of a map that sends columns 3, 4 and 5 to a, b and c.
   */
  readonly secondKey: Int32Array;
}

let built: SecondRows | undefined;

/** Returns the table. The first call builds it in a few milliseconds. */
export function secondRows(): SecondRows {
  built ??= build();
  return built;
}

/**
 * The third part of a key. The map sends columns 6, 7 and 8 to `six`, `seven` and `eight`. The rest
 * of the map shows which three columns these are, so only their order matters.
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
 * 81a + 9b + c → `factor` × the number of the triple a, b, c. The entry is 0 if a, b, c is not a
 * triple of the six columns.
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

/** All maps of second rows, in ascending order. */
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
