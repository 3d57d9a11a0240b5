import { hasDigit } from '../grid/digit-set.ts';
import { type BandGrid, columnDigits, columnsAlike } from './band-grid.ts';
import type { ColumnSplit } from './column-splits.ts';
import { DigitClasses, type DigitTypes } from './digit-types.ts';

/** A way to distribute the digits of the first band over its columns. */
export interface BandState {
  /** Valid until the next state is requested. */
  readonly types: DigitTypes;
  /**
   * The number of states that this state represents, including itself. All of them have the same
   * number of completions.
   */
  readonly weight: number;
}

/** Marks a digit that has no type yet. */
const NONE = 0xff;

/** The number of states to collect between two pauses. */
const SLICE = 4096;

/**
 * Lists the states of the first band: the ways to distribute its digits over its columns. States
 * that differ only by exchangeable digits are listed once.
 */
export class BandStates {
  private readonly grid: BandGrid;
  private readonly classes: DigitClasses;
  /** Type → stack → column in the whole grid. */
  private readonly columns: readonly (readonly number[])[];
  /** Digit → column of the whole grid → whether the digit fits there (see `fits`). */
  private readonly fitting: readonly (readonly boolean[])[];
  /** Digit → the types that its candidates allow, ascending. */
  private readonly allowed: readonly (readonly number[])[];

  constructor(grid: BandGrid) {
    const { boxRows, boxColumns, size, bands } = grid;
    const types = Array.from({ length: boxColumns ** boxRows }, (_, type) => type);
    this.grid = grid;
    this.classes = new DigitClasses(
      bands.flatMap((masks) => [...masks]),
      size,
      types.length,
    );
    this.columns = types.map((type) =>
      Array.from({ length: boxRows }, (_, stack) => {
        const column = Math.floor(type / boxColumns ** stack) % boxColumns;
        return stack * boxColumns + column;
      }),
    );
    const lines = Array.from({ length: size }, (_, line) => line);
    this.fitting = lines.map((digit) => lines.map((column) => this.fits(digit, 0, [column])));
    this.allowed = this.fitting.map((fits) =>
      types.filter((type) => this.columns[type].every((column) => fits[column])),
    );
  }

  /**
   * Whether the digit can be placed in each band from `band` on, each time in a different column of
   * the stack. `columns` has the columns of the digit in the bands up to and including `band`.
   */
  private fits(digit: number, band: number, columns: readonly number[]): boolean {
    const { boxColumns, size, bands } = this.grid;
    const column = columns[band];
    if (!hasDigit(columnDigits(bands[band], size, column), digit + 1)) return false;
    if (band === bands.length - 1) return true;
    const start = column - (column % boxColumns);
    for (let next = start; next < start + boxColumns; next++) {
      if (!columns.includes(next) && this.fits(digit, band + 1, [...columns, next])) return true;
    }
    return false;
  }

  /** The number of all states, including those that are not listed. */
  count(splits: readonly ColumnSplit[]): number {
    let count = 1;
    for (let stack = 0; stack < this.grid.boxRows; stack++) {
      const start = stack * this.grid.boxColumns;
      count *= splits.filter((split) =>
        split.every((column, digit) => this.fitting[digit][start + column]),
      ).length;
    }
    return count;
  }

  /**
   * The number of ways to reorder the exchangeable digits. A listed state also represents its
   * reordered states: usually it represents this many states in all.
   */
  get exchanges(): number {
    let orders = 1;
    let length = 1;
    for (const continues of this.classes.continues) {
      length = continues ? length + 1 : 1;
      orders *= length;
    }
    return orders;
  }

  *list(): Generator<BandState> {
    const { classes, allowed, columns, grid } = this;
    const { order, continues } = classes;
    const types = new Uint8Array(order.length).fill(NONE);
    /** Position in `order` → the index of the digit's type in its list of allowed types. */
    const chosen = new Int32Array(order.length).fill(-1);
    const room = new Uint8Array(grid.size).fill(grid.boxRows);
    for (let at = 0; at >= 0; ) {
      const digit = order[at];
      if (types[digit] !== NONE) for (const column of columns[types[digit]]) room[column]++;
      const list = allowed[digit];
      let next = chosen[at] + 1;
      while (next < list.length && columns[list[next]].some((column) => room[column] === 0)) next++;
      if (next >= list.length) {
        types[digit] = NONE;
        at--;
        continue;
      }
      chosen[at] = next;
      types[digit] = list[next];
      for (const column of columns[types[digit]]) room[column]--;
      if (at === order.length - 1) {
        yield { types, weight: this.weight(types) };
        continue;
      }
      at++;
      // The types of exchangeable digits never descend. So only one order of these digits is
      // listed.
      chosen[at] = continues[at] ? next - 1 : -1;
    }
  }

  /**
   * Lists the states. Two states are merged if exchanging columns, or whole stacks, turns one into
   * the other. The exchanged columns must have the same candidates. Keeps all states in memory.
   * Yields undefined from time to time before the first state, as pauses.
   */
  *merged(): Generator<BandState | undefined> {
    const { classes } = this;
    const exchanges = this.columnExchanges();
    const weights = new Map<number, number>();
    for (const { types, weight } of this.list()) {
      weights.set(classes.key(types), weight);
      if (weights.size % SLICE === 0) yield undefined;
    }
    const turned = new Uint8Array(this.grid.size);
    for (const [start, first] of weights) {
      const alike = [start];
      let weight = first;
      weights.delete(start);
      // The loop adds states to the list that it goes through, until no exchange leads to a new
      // state.
      for (const key of alike) {
        const types = classes.typesOf(key);
        for (const exchange of exchanges) {
          for (let i = 0; i < types.length; i++) turned[i] = exchange[types[i]];
          const other = classes.key(turned);
          const more = weights.get(other);
          if (more === undefined) continue;
          weight += more;
          weights.delete(other);
          alike.push(other);
        }
      }
      yield { types: classes.typesOf(start), weight };
    }
  }

  /** The number of ways to distribute these types over the digits of each class. */
  private weight(types: DigitTypes): number {
    const { order, continues } = this.classes;
    let weight = 1;
    let position = 1;
    let repeated = 1;
    for (let i = 1; i < order.length; i++) {
      position = continues[i] ? position + 1 : 1;
      repeated = continues[i] && types[order[i]] === types[order[i - 1]] ? repeated + 1 : 1;
      weight = (weight * position) / repeated;
    }
    return weight;
  }

  /**
   * The exchanges of two columns of a box, or of two stacks. Only columns with the same candidates
   * are exchanged. Each exchange maps types to types.
   */
  private columnExchanges(): Uint8Array[] {
    const { boxRows, boxColumns, size, bands } = this.grid;
    const alike = (a: number, b: number): boolean =>
      bands.every((masks) => columnsAlike(masks, size, a, b));
    const exchanges: Uint8Array[] = [];
    const add = (swap: (columns: number[]) => void): void => {
      const exchange = this.columns.map((columns) => {
        const swapped = columns.map((column) => column % boxColumns);
        swap(swapped);
        return swapped.reduceRight((type, column) => type * boxColumns + column, 0);
      });
      exchanges.push(Uint8Array.from(exchange));
    };
    for (let stack = 0; stack < boxRows; stack++) {
      const start = stack * boxColumns;
      for (let b = 1; b < boxColumns; b++) {
        for (let a = 0; a < b; a++) {
          if (!alike(start + a, start + b)) continue;
          add((columns) => {
            if (columns[stack] === a) columns[stack] = b;
            else if (columns[stack] === b) columns[stack] = a;
          });
        }
      }
      for (let other = 0; other < stack; other++) {
        const from = other * boxColumns;
        const all = Array.from({ length: boxColumns }, (_, i) => i);
        if (!all.every((i) => alike(start + i, from + i))) continue;
        add((columns) => {
          [columns[stack], columns[other]] = [columns[other], columns[stack]];
        });
      }
    }
    return exchanges;
  }
}
