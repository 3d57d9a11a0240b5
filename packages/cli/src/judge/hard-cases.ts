/** The order in which a plain search fills the blanks. `fewest`: the cell with the fewest candidates. */
export type SearchOrder = 'rows' | 'reverse-rows' | 'columns' | 'fewest';

/** A puzzle that costs a plain search much. */
export interface HardCase {
  /** 81 symbols, row by row; a blank is a dot. The puzzle is proper. */
  readonly puzzle: string;
  /** The placements that a search in this order needs for the solution. */
  readonly placements: number;
  readonly order: SearchOrder;
  /** Where the puzzle comes from. */
  readonly note: string;
}

/** In each order, the placements ascend. */
export const hardCases: readonly HardCase[] = [
  {
    puzzle: '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
    placements: 49_558,
    order: 'rows',
    note: 'Arto Inkala, 2012',
  },
  {
    puzzle: '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
    placements: 69_175_316,
    order: 'rows',
    note: 'against searches in row order; its first row is 987654321',
  },
];
