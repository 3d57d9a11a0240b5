// Printed by judge/find-hard-cases.mjs. Do not edit.
import type { OrderId } from './orders.ts';

/** A puzzle that is hard for a search in a certain order. It is proper and minimal. */
export interface HardCase {
  /** In the notation `line`. */
  readonly puzzle: string;
  readonly order: OrderId;
  /**
   * - `level`: a search in this order needs about as many placements as the property `level` says.
   * - `last-rows`: most givens are in the last rows. `first-rows`: in the first rows.
   * - `worst`: of all puzzles found, a search in this order needs the most placements on this one.
   */
  readonly note: 'level' | 'last-rows' | 'first-rows' | 'worst';
  readonly level?: number;
  /** The placements that a search in this order makes up to the solution. */
  readonly placements: number;
}

export const hardCases: readonly HardCase[] = [
  {
    puzzle: '..2.1.5436.7.........82....3952........6...5.......1...........5..3.47.24....9.8.',
    order: 'rows',
    note: 'level',
    level: 10_000,
    placements: 10_127,
  },
  {
    puzzle: '...1....2......96....8..57.2.......4.79.1.3..6..5.8.....8.....9..2..7.....6.941..',
    order: 'rows',
    note: 'level',
    level: 100_000,
    placements: 99_212,
  },
  {
    puzzle: '1.35.4..2..6....1..........2.....59....4.6....8.....2...7.9..5.........8869..7..1',
    order: 'rows',
    note: 'level',
    level: 1_000_000,
    placements: 1_008_711,
  },
  {
    puzzle: '..1....23..........6.18.......5.........42.....3....8.47...9..28.2.7.3.......65..',
    order: 'rows',
    note: 'level',
    level: 10_000_000,
    placements: 10_722_535,
  },
  {
    puzzle: '.1...2.......589......1...............2..6.3.....9.45.3..2....9.4.73......7.4...8',
    order: 'rows',
    note: 'level',
    level: 100_000_000,
    placements: 91_831_020,
  },
  {
    puzzle: '....1..98.....5...5...6.....3.6...7.219..74........9.3...........2.9.1.6.41352...',
    order: 'reverse-rows',
    note: 'level',
    level: 10_000,
    placements: 9_978,
  },
  {
    puzzle: '.3...2...4..5..7..51..34.........1.8.6.8....2..3....6...9....7.7..91...4....2..1.',
    order: 'reverse-rows',
    note: 'level',
    level: 100_000,
    placements: 100_161,
  },
  {
    puzzle: '.8.9..7.6.93......1.76.....95..18..........5.....4...2.....4..38...3.5.4...2...1.',
    order: 'reverse-rows',
    note: 'level',
    level: 1_000_000,
    placements: 968_252,
  },
  {
    puzzle: '.8.6.9....7.....1....84..6.1.65..............4.....8.65...87.........453.1.......',
    order: 'reverse-rows',
    note: 'level',
    level: 10_000_000,
    placements: 9_240_338,
  },
  {
    puzzle: '8...4.7......37.4.9....2..3.54.9.....3.6..2...............1......985.......2...1.',
    order: 'reverse-rows',
    note: 'level',
    level: 100_000_000,
    placements: 91_831_020,
  },
  {
    puzzle: '3.....1492.....5..1......6...6..1.27...9......1.8.........54....987.......7.9.3..',
    order: 'columns',
    note: 'level',
    level: 10_000,
    placements: 9_977,
  },
  {
    puzzle: '..1.2......49......2.6...39.....3.75.1..7....28.5....6....8.7..1....5.6.........8',
    order: 'columns',
    note: 'level',
    level: 100_000,
    placements: 100_869,
  },
  {
    puzzle: '1...............14......3653.257.9...5..........3.48.....28.4...6..1..8.2...4....',
    order: 'columns',
    note: 'level',
    level: 1_000_000,
    placements: 970_126,
  },
  {
    puzzle: '...7..41...3...5.7.2..18..3....7...21.....6.......4..9..6.2.3.........7..7..49...',
    order: 'columns',
    note: 'level',
    level: 10_000_000,
    placements: 10_677_912,
  },
  {
    puzzle: '......3..1......4.....2...7......27..51..9.3428..6.....9...4.......35.........9.8',
    order: 'columns',
    note: 'level',
    level: 100_000_000,
    placements: 91_831_020,
  },
  {
    puzzle: '...............847...1.7.9..1.........2.....5..9..6.84.51..8..2.93.6.....7..436..',
    order: 'rows',
    note: 'last-rows',
    placements: 978_439,
  },
  {
    puzzle: '9.65..84..3.1..95....2..13.298341...34................76..38...489...............',
    order: 'reverse-rows',
    note: 'first-rows',
    placements: 1_036_334,
  },
  {
    puzzle: '1.2....3.....95.......1..274...38..........1..8.1.9....5....46.2..6....8....2.1..',
    order: 'fewest',
    note: 'level',
    level: 10_000,
    placements: 10_504,
  },
  {
    puzzle: '.23....1...81.....7..8.........6..3.6............5..4.84.6.3..95.......6..24.....',
    order: 'fewest',
    note: 'level',
    level: 100_000,
    placements: 104_519,
  },
  {
    puzzle: '.....2.136.4.3............9..1.4.....39.7.......5...3.....9...854.1...........5.4',
    order: 'fewest',
    note: 'worst',
    placements: 156_428,
  },
  {
    puzzle: '..5...4......21..89...8........5.....6....9....2....1...6.37..4...8.45....3.12...',
    order: 'fewest-from-end',
    note: 'worst',
    placements: 55_403,
  },
  {
    puzzle: '...13.2....4...7.8...........5..8.73..8.9...5..32........46....7.....49..1.......',
    order: 'exact-cover',
    note: 'worst',
    placements: 1_743,
  },
  {
    puzzle: '.1..3..2..5..........95..1..2.....6...65.79..........87.9...2...8...9..5.....4.7.',
    order: 'propagation',
    note: 'worst',
    placements: 2_518,
  },
];
