/** The index of a cell, row by row from 0. */
type Cell = number;
export type Cells = readonly Cell[];

/**
 * A rule beside the rows, columns and regions, as plain JSON. The names are those of f-puzzles where it
 * has one. Digits are those on the grid. Clues outside the grid list the cells that they look at, the
 * nearest first.
 */
export type Constraint =
  | MoreHouses
  | NeighbourRule
  | PairRule
  | CageRule
  | LineRule
  | OutsideClue
  | TableRule;

/** Cells with different digits. */
type MoreHouses =
  /** The diagonal from the top left cell down, or from the bottom left cell up. */
  | { readonly kind: 'diagonal'; readonly down: boolean }
  /** The four inner boxes of a 9×9 grid, or as many as a grid of this size has. */
  | { readonly kind: 'windoku' }
  /** The cells at the same place in each region. */
  | { readonly kind: 'disjoint' }
  | { readonly kind: 'unique'; readonly cells: Cells };

/** A rule for all pairs of cells with the same offset. */
type NeighbourRule =
  /** Cells a knight's or a king's move apart hold different digits. */
  | { readonly kind: 'antiknight' | 'antiking' }
  /** Orthogonal neighbours are not consecutive, unless a dot (`difference` or `ratio`) stands between them. */
  | { readonly kind: 'nonconsecutive' }
  /**
   * No orthogonal neighbours have the first of these relations with the first value, or the second with
   * the second, and so on, unless a constraint of one of these kinds stands between them. A dot of either
   * kind (`difference` or `ratio`) spares them if one of the two is listed.
   */
  | {
      readonly kind: 'negative';
      readonly of: readonly ('difference' | 'ratio' | 'total')[];
      readonly values: readonly number[];
    };

/** A rule for two cells. */
type PairRule =
  /** The difference, the ratio (larger : smaller) or the total of the two digits is the value. */
  | {
      readonly kind: 'difference' | 'ratio' | 'total';
      readonly cells: readonly [Cell, Cell];
      readonly value: number;
    }
  /** The first digit is less than the second. */
  | { readonly kind: 'less'; readonly cells: readonly [Cell, Cell] }
  /** The two digits are one of these pairs, in this order. */
  | {
      readonly kind: 'pair';
      readonly cells: readonly [Cell, Cell];
      readonly allowed: readonly (readonly [number, number])[];
    };

/** A rule for the sum or the set of digits in a group of cells. */
type CageRule =
  /** Different digits, with this sum if it is given. A cell that is listed twice counts twice. */
  | { readonly kind: 'killer'; readonly cells: Cells; readonly sum?: number }
  /** The sum, with repeated digits: a little killer, for example. */
  | { readonly kind: 'sum'; readonly cells: Cells; readonly sum: number }
  /** The number in the bulb (its digits read in order, below 10 from the second on) is the sum of the shaft. */
  | { readonly kind: 'arrow'; readonly bulb: Cells; readonly shaft: Cells }
  /** All parts have the same sum: the parts of a region sum line, for example. */
  | { readonly kind: 'equal'; readonly parts: readonly Cells[] }
  /** The cells hold all these digits, each at least (or exactly) as often as it is listed. */
  | {
      readonly kind: 'quadruple';
      readonly cells: Cells;
      readonly values: readonly number[];
      readonly exact?: boolean;
    }
  /** Different digits, which form one of these sets. */
  | { readonly kind: 'sets'; readonly cells: Cells; readonly sets: readonly (readonly number[])[] };

/** A rule for the cells of a line, in order. */
type LineRule =
  /** Digits rise from the first cell on. On a slow thermometer they never fall. */
  | { readonly kind: 'thermo'; readonly cells: Cells; readonly slow?: boolean }
  /** Neighbours on the line differ by at least the value: 5 on a German whisper. */
  | { readonly kind: 'whisper'; readonly cells: Cells; readonly value: number }
  /** Consecutive digits in any order, none twice. */
  | { readonly kind: 'renban'; readonly cells: Cells }
  /** The digits read the same from both ends. */
  | { readonly kind: 'palindrome'; readonly cells: Cells }
  /** The digits between the ends lie strictly between their digits. */
  | { readonly kind: 'between'; readonly cells: Cells }
  /** The ends differ by at least the value, and no digit between them lies between or equals theirs. */
  | { readonly kind: 'lockout'; readonly cells: Cells; readonly value: number }
  /** No two of any three neighbours on the line are both low, both middle or both high digits. */
  | { readonly kind: 'entropic'; readonly cells: Cells }
  /** Any `value` neighbours on the line hold digits with different remainders modulo `value`. */
  | { readonly kind: 'modular'; readonly cells: Cells; readonly value: number }
  /** The line falls into parts that each have this sum. */
  | { readonly kind: 'sumline'; readonly cells: Cells; readonly sum: number };

/** A clue outside the grid, for the cells of a row or column. */
type OutsideClue =
  /** The digits between the smallest and the largest digit of the grid, each there once, have this sum. */
  | { readonly kind: 'sandwich'; readonly cells: Cells; readonly value: number }
  /** The first digit says how many cells from the first on have this sum. */
  | { readonly kind: 'xsum'; readonly cells: Cells; readonly value: number }
  /** So many digits are greater than all before them. */
  | { readonly kind: 'skyscraper'; readonly cells: Cells; readonly value: number };

/** Any rule for a row of cells, as a table. */
type TableRule = {
  readonly kind: 'automaton';
  readonly cells: Cells;
  readonly start: number;
  readonly accept: readonly number[];
  /** State → digit, from the smallest on → the next state, or −1. */
  readonly next: readonly (readonly number[])[];
};

export type ConstraintKind = Constraint['kind'];
