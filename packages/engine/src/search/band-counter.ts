import { SlicedWork, type Slices } from '../work/work.ts';
import { type BandCompletions, LastTwoBands, SecondBand, tableSize } from './band-completions.ts';
import { BandFillings } from './band-fillings.ts';
import { type BandGrid, bandGridOf } from './band-grid.ts';
import { type BandState, BandStates } from './band-states.ts';
import { type ColumnSplit, columnSplits, type SplitsBelow, splitsBelow } from './column-splits.ts';
import { isContradictory, type Puzzle } from './puzzle.ts';

/**
 * The states of the first band are merged by symmetry only if there are at most this many states.
 * This many states take about 100 MB.
 */
const MERGED = 1_000_000;

/** The maximum number of entries in the table of a band. This many entries take 64 MB. */
const TABLE = 2 ** 25;

/** The number of counts between two pauses. */
const SLICE = 16;

/**
 * Counts the solutions of a puzzle with two or three bands, however many there are.
 *
 * If we know which digits each column of a band contains, we can fill the bands independently of
 * each other. So the counter goes through all ways to distribute the digits of each band over the
 * columns. For each way it multiplies the numbers of fillings of the bands, and it adds up the
 * products. With two bands, the columns of the first band leave only one choice for the second
 * band. With three bands, each box of the second band has up to 56 choices. After that, the third
 * band has only one choice left. Felgenhauer and Jarvis counted all grids like this (Mathematics of
 * Sudoku I, 2006). Here the puzzle may have givens and pencilmarks.
 */
export class BandCounter extends SlicedWork<bigint> {
  /** The share of the sum that is done, 0 to 1. */
  progress = 0;
  /** The approximate number of products to add up. A million products take a few milliseconds. */
  readonly cost: number;
  private readonly grid: BandGrid;
  private readonly states: BandStates;
  private readonly splits: readonly ColumnSplit[];
  /** Stack → the combinations of splits that its boxes can have. */
  private readonly below: readonly SplitsBelow[];

  constructor(grid: BandGrid) {
    super();
    const { boxRows, boxColumns } = grid;
    this.grid = grid;
    this.states = new BandStates(grid);
    this.splits = columnSplits(boxRows, boxColumns);
    this.below = Array.from({ length: boxRows }, (_, stack) =>
      splitsBelow(grid, stack, this.splits),
    );
    const products = this.below.reduce((product, lists) => product * lists.flat().length, 1);
    this.cost = products / this.states.exchanges;
  }

  get needsTooMuchMemory(): boolean {
    const [, ...others] = this.grid.bands;
    return others.length > 1 && others.some((masks) => tableSize(masks, this.splits) > TABLE);
  }

  /** A slice takes a few milliseconds. */
  protected *run(): Slices<bigint> {
    const { grid, states, splits, below } = this;
    const { boxRows, boxColumns, bands } = grid;
    const all = states.count(splits);
    const isShort = all / states.exchanges <= MERGED;
    const listed: Iterable<BandState | undefined> = isShort ? states.merged() : states.list();
    // Bands with the same candidates, such as bands without givens, share their counts.
    const shared = new Map<string, BandFillings>();
    const counters = bands.map((masks) => {
      const key = masks.join();
      const counter = shared.get(key) ?? new BandFillings(masks, boxRows, boxColumns);
      shared.set(key, counter);
      return counter;
    });
    const [first, second] = counters;
    const completions: BandCompletions =
      bands.length === 2
        ? new SecondBand(grid, second)
        : new LastTwoBands(grid, counters, splits, below);
    let sum = 0n;
    let done = 0;
    let slice = 0;
    for (const state of listed) {
      if (state) {
        const { types, weight } = state;
        let count = 0;
        const fillings = first.count(types);
        for (const part of fillings > 0 ? completions.counts(types) : []) {
          count += part;
          if (++slice % SLICE === 0) yield undefined;
        }
        sum += BigInt(fillings * count) * BigInt(weight);
        done += weight;
        this.progress = done / all;
      }
      if (++slice % SLICE === 0) yield undefined;
    }
    return sum;
  }
}

/**
 * Returns a counter for a puzzle, or undefined if it has more than 9 digits, a layout of its own or
 * conflicting givens, or if its pencilmarks make the tables too large.
 */
export function bandCounterOf(puzzle: Puzzle): BandCounter | undefined {
  const { boxRows, boxColumns, layout, size } = puzzle.givens.geometry;
  if (layout || size > 9 || isContradictory(puzzle)) return undefined;
  const turns = boxRows === boxColumns ? [false, true] : [boxColumns > boxRows];
  const counters = turns.map((transpose) => new BandCounter(bandGridOf(puzzle, transpose)));
  const [best] = counters.sort((a, b) => a.cost - b.cost);
  return best.needsTooMuchMemory ? undefined : best;
}
