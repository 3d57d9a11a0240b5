import type { OrderId } from './orders.ts';

/** The orders whose hard puzzles are among the cases. */
export type SearchOrder = Extract<OrderId, 'rows' | 'reverse-rows' | 'columns' | 'fewest'>;
export const searchOrders: readonly SearchOrder[] = ['rows', 'reverse-rows', 'columns', 'fewest'];

/** What a case tests. */
export type Purpose =
  | 'sample'
  | 'one-blank'
  | 'one-row'
  | 'full-grid'
  | 'easy'
  | 'top-rows'
  | 'bottom-rows'
  | 'many-blanks'
  | 'several'
  | 'nearly-empty'
  | 'empty'
  | 'hard'
  | 'one-puzzle'
  | 'many-puzzles'
  | 'own';

export interface TestCase {
  /** The name of the files that `--keep` writes for the case. */
  readonly name: string;
  /** 81 symbols each, row by row; a blank is a dot. */
  readonly puzzles: readonly string[];
  readonly purpose: Purpose;
  /** Whether the case goes beyond what the problem guarantees. */
  readonly isStress: boolean;
  /** The placements of a plain search in `order`, for cases with one puzzle. */
  readonly placements?: number;
  /** Default `rows`. */
  readonly order?: SearchOrder;
}
